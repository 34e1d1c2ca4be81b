"""The tables at which every game is tried: seat counts and options, as far as the rules allow them together."""

import itertools
from functools import cache

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.game import Value
from imperia.kernel.record import Record
from tests.games.record import can_be_played

Table = tuple[str, int, dict[str, Value]]

# Games with more tables than this are not tried with every option at every seat count, but with each of both.
MOST_TABLES = 24


@cache
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


def is_usual(table: Table) -> bool:
    """True for the table of a game at which most people play it."""
    name, seats, options = table
    return not options and seats == imperia.game(name).sheet.usual_seats


def begin(table: Table, seed: int) -> Record:
    """A game at such a table, before its first move."""
    name, seats, options = table
    return Record(imperia.game(name), seats, seed, options)
