"""The deeds that the dice on a clan board allow now, and would with one or two dice bent (p. 12)."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.dice import value_of
from imperia.games.daimyo.printed import FACES, SPACE_COUNT, THRESHOLD
from imperia.games.daimyo.state import DaimyoState

# So many heroes are thought of as discarded, at most.
MOST_BENDS: Final = 2


class Way:
    """How dice are bent: by how much each space is raised (or lowered, below nought)."""

    def __init__(self, steps: list[int], sums: int, total: int) -> None:
        self.steps: Final = steps
        # All sums of one or several dice after it, as a mask; and the sum of all.
        self.sums: Final = sums
        self.total: Final = total

    def cost(self) -> int:
        """How many heroes it takes (DAI-135, DAI-264)."""
        return sum([abs(step) for step in self.steps])


def ways(state: DaimyoState, seat: int) -> list[Way]:
    """Every way to bend the dice of a player by at most two steps, the cheapest first."""
    values: list[int] = []
    for space in range(SPACE_COUNT):
        die = state.dice[seat * SPACE_COUNT + space]
        values.append(value_of(die) if die else 0)
    spaces = [space for space in range(SPACE_COUNT) if values[space]]
    found: list[list[int]] = [[0] * SPACE_COUNT]
    fringe = found
    for _ in range(MOST_BENDS):
        further: list[list[int]] = []
        for steps in fringe:
            for space in spaces:
                for by in (1, -1):
                    more = steps.copy()
                    more[space] += by
                    # Never back and forth, and within 1 and 6 (DAI-136).
                    onward = abs(more[space]) > abs(steps[space]) and 1 <= values[space] + more[space] <= FACES
                    if onward and more not in found and more not in further:
                        further.append(more)
        found = found + further
        fringe = further
    return [_way(values, spaces, steps) for steps in found]


def _way(values: list[int], spaces: list[int], steps: list[int]) -> Way:
    mask = 1
    whole = 0
    for space in spaces:
        value = values[space] + steps[space]
        mask |= mask << value
        whole += value
    return Way(steps, mask, whole)


def cheapest(found: list[Way], power: int) -> list[Way]:
    """The ways with the fewest discards that make a hero's power an exact sum (DAI-131)."""
    return _fewest([way for way in found if way.sums >> power & 1])


def to_threshold(found: list[Way]) -> list[Way]:
    """The ways with the fewest discards that bring all dice to 13 or more (DAI-139, DAI-148)."""
    return _fewest([way for way in found if way.total >= THRESHOLD])


def _fewest(found: list[Way]) -> list[Way]:
    least = min([way.cost() for way in found]) if found else 0
    return [way for way in found if way.cost() == least]
