"""The promises of the kernel, over random games of every registered game, seat count and option.

A game joins by being registered. The long run with fresh seeds is `make soak`.
"""

import itertools
import os

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.game import Value
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.soundness import check_game

Table = tuple[str, int, dict[str, Value]]


def tables() -> list[Table]:
    """Every game with every seat count and every combination of its options."""
    found: list[Table] = []
    for name in imperia.game_names():
        sheet = imperia.game(name).sheet
        names = [option.name for option in sheet.options]
        values = itertools.product(*(option.values for option in sheet.options))
        for seats, chosen in itertools.product(sheet.seats, values):
            found.append((name, seats, dict(zip(names, chosen, strict=True))))
    return found


def play_checked(table: Table, seed: int, share: int) -> None:
    name, seats, options = table
    chance = Chance(seed)
    record = Record(imperia.game(name), seats, seed, options)
    check_game(record, lambda state: random_move(state, chance), share)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_decision_of_a_game_keeps_every_promise(table: Table) -> None:
    play_checked(table, seed=1, share=1)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_dozens_of_games_keep_every_promise(table: Table) -> None:
    for seed in range(100, 124):
        play_checked(table, seed, share=25)


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(), ids=str)
def test_fresh_games_keep_every_promise(table: Table) -> None:
    first = int.from_bytes(os.urandom(4), "big")
    for seed in range(first, first + 300):
        play_checked(table, seed, share=10)
