"""Dice on a clan board: their values, their sums, and how they are bent (p. 12)."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.daimyo.printed import FACES, SPACE_COUNT
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import LOWER, RAISE
from imperia.kernel.events import Happening


def value_of(die: i64) -> i64:
    """The face of a die."""
    return (die - 1) % FACES + 1


def total(state: DaimyoState, party: i64) -> i64:
    """The sum of all dice of a party, wherever they lie before it (DAI-139, DAI-270)."""
    found: i64 = 0
    row = party * SPACE_COUNT
    for space in range(SPACE_COUNT):
        die = state.dice[row + space]
        if die:
            found += value_of(die)
    return found


def sums(state: DaimyoState, party: i64) -> i64:
    """All sums of one or several dice of a party, as a mask in which bit 0 means nothing (DAI-131, DAI-132)."""
    mask: i64 = 1
    row = party * SPACE_COUNT
    for space in range(SPACE_COUNT):
        die = state.dice[row + space]
        if die:
            mask |= mask << value_of(die)
    return mask


def bends(state: DaimyoState, seat: i64, moves: list[int], lower: bool) -> None:
    """The moves that raise an own die by one, and those that lower one, between 1 and 6 (DAI-136)."""
    row = seat * SPACE_COUNT
    for space in range(SPACE_COUNT):
        die = state.dice[row + space]
        if die and value_of(die) < FACES:
            RAISE.add(space, moves)
    if lower:
        for space in range(SPACE_COUNT):
            die = state.dice[row + space]
            if die and value_of(die) > 1:
                LOWER.add(space, moves)


def bend(state: DaimyoState, seat: int, move: int, what: Happening) -> None:
    """A die is raised or lowered until the end of the round (DAI-135, DAI-Q34)."""
    raised = RAISE.says(move)
    space = RAISE.argument(move) if raised else LOWER.argument(move)
    place = seat * SPACE_COUNT + space
    state.dice[place] += 1 if raised else -1
    state.tell(what, seat, space, value_of(state.dice[place]))
