"""The promises of the kernel, over random games of every registered game, seat count and option.

A game joins by being registered. The long run with fresh seeds is `make soak`.
"""

import itertools
import os

import pytest

import imperia
from imperia.kernel.chance import Chance, chance_of_players
from imperia.kernel.game import Value
from imperia.kernel.record import Record
from imperia.kernel.soundness import any_move, check_game
from tests.games.record import can_be_played

Table = tuple[str, int, dict[str, Value]]

# The compiled build plays dozens of games in the time of a few, and the rules are the same: it looks at more.
COMPILED = imperia.BUILD == "compiled"
GAMES = 24 if COMPILED else 4
SHARE = 100
# At one decision in so many of one game every promise is looked at: at every one of a table of the usual size.
CLOSE = (1, 5) if COMPILED else (20, 40)

# Games with more tables than this are not tried with every option at every seat count, but with each of both.
MOST_TABLES = 24
# A table for so many is one of the usual size; beyond it there are more seats to look through and more decisions.
USUAL_SEATS = 4


def tables() -> list[Table]:
    """Every game and seat count, with every value of every option, and a few random combinations."""
    chance = Chance(1)
    found: list[Table] = []
    for name in imperia.game_names():
        game = imperia.game(name)
        options = game.sheet.options
        choices: list[dict[str, Value]] = [{}]
        choices += [{one.name: value} for one in options for value in one.values if value != one.default]
        if len(options) > 1:
            choices += [{one.name: one.values[chance.below(len(one.values))] for one in options} for _ in range(4)]
        possible = [
            (name, seats, chosen)
            for seats, chosen in itertools.product(game.sheet.seats, choices)
            if can_be_played(name, seats, chosen)
        ]
        found += possible if len(possible) <= MOST_TABLES else thinned(possible)
    return found


def thinned(possible: list[Table]) -> list[Table]:
    """Every seat count with the plain options, and every choice of options at one seat count, small or large."""
    plain = [table for table in possible if not table[2]]
    choices: list[dict[str, Value]] = []
    for _, _, options in possible:
        if options and options not in choices:
            choices.append(options)
    for place, chosen in enumerate(choices):
        seats = [table for table in possible if table[2] == chosen]
        plain.append(seats[place % len(seats)])
    return plain


def play_checked(table: Table, seed: int, share: int) -> None:
    name, seats, options = table
    chance = chance_of_players(seed)
    record = Record(imperia.game(name), seats, seed, options)
    check_game(record, lambda state: any_move(state, chance), share)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_decision_of_a_game_keeps_every_promise(table: Table) -> None:
    play_checked(table, seed=1, share=CLOSE[table[1] > USUAL_SEATS])


@pytest.mark.parametrize("table", tables(), ids=str)
def test_dozens_of_games_keep_every_promise(table: Table) -> None:
    for seed in range(100, 100 + (GAMES if table[1] <= USUAL_SEATS else GAMES // 4)):
        play_checked(table, seed, share=SHARE)


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(), ids=str)
def test_fresh_games_keep_every_promise(table: Table) -> None:
    first = int.from_bytes(os.urandom(4), "big")
    for seed in range(first, first + 300):
        play_checked(table, seed, share=10)
