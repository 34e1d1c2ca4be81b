"""The promises of the kernel, over random games of every registered game, seat count and option.

A game joins by being registered. The long run with fresh seeds is `make soak`.
"""

import itertools
import os

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.lots import Lots
from imperia.kernel.playout import playout
from imperia.kernel.record import Record
from imperia.kernel.soundness import any_move, check_game
from tests.games.tables import Table, begin, is_usual, tables

# The compiled build plays a dozen games in the time of one, and the rules are the same: it looks at more.
COMPILED = imperia.BUILD == "compiled"
# Games are played until so many decisions were made in them: few of a long game, many of a short one.
DECISIONS = 600
SHARE = 100
# So many decisions of one game are looked at closely, spread over all of it; where that is every one, by everybody.
CLOSE_LOOKS = 30 if COMPILED else 8
# Many games are played at every table only where that is quick.
MANY = [table for table in tables() if COMPILED or is_usual(table)]


def play_checked(record: Record, share: int) -> None:
    chance = Chance(record.seed)
    check_game(record, lambda state: any_move(state, chance), share)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_part_of_a_game_keeps_every_promise(table: Table) -> None:
    decisions = playout(begin(table, 1).start(), Lots(1))
    play_checked(begin(table, 1), share=max(1, decisions // CLOSE_LOOKS))


@pytest.mark.parametrize("table", MANY, ids=str)
def test_many_games_keep_every_promise(table: Table) -> None:
    decisions = 0
    seeds = itertools.count(100)
    while decisions < DECISIONS:
        record = begin(table, next(seeds))
        play_checked(record, SHARE)
        decisions += len(record.moves)


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(), ids=str)
def test_fresh_games_keep_every_promise(table: Table) -> None:
    first = int.from_bytes(os.urandom(4), "big")
    for seed in range(first, first + 300):
        play_checked(begin(table, seed), share=10)


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_decision_of_a_fresh_game_keeps_every_promise(table: Table) -> None:
    play_checked(begin(table, int.from_bytes(os.urandom(4), "big")), share=1)
