"""Questions that are answered in secret: whole plans against plans that the others are likely to have made."""

from __future__ import annotations

from math import exp
from typing import Final, final

from imperia.kernel.chance import Chance
from imperia.kernel.sketch import Sketch
from imperia.kernel.state import State

# Points by which a plan has to look better to be taken about three times as often.
DOUBT: Final = 1.0
# Plans with one aim differ in details: the number kept per aim, and in all.
ALIKE: Final = 2
MOST: Final = 16
FINE: Final = 1 << 20


@final
class Drawer:
    """Draws a seat's plan: the better it looks, the likelier it is."""

    def __init__(self, sketches: list[Sketch]) -> None:
        self._sketches: Final = sketches
        best = max([sketch.value for sketch in sketches])
        self._weights: Final = [exp((sketch.value - best) / DOUBT) for sketch in sketches]
        self._whole: Final = sum(self._weights)

    def draw(self, chance: Chance) -> Sketch:
        """One of the plans."""
        point = self._whole * float(chance.below(FINE)) / FINE
        for place in range(len(self._sketches)):
            point -= self._weights[place]
            if point < 0.0:
                return self._sketches[place]
        return self._sketches[-1]


def leading(sketches: list[Sketch]) -> list[Sketch]:
    """The best plans, best first, with few of each kind."""
    found: list[Sketch] = []
    kinds: dict[int, int] = {}
    for sketch in sorted(sketches, key=value_of_sketch, reverse=True):
        alike = kinds.get(sketch.kind, 0)
        if alike < ALIKE:
            kinds[sketch.kind] = alike + 1
            found.append(sketch)
            if len(found) == MOST:
                break
    return found


def value_of_sketch(sketch: Sketch) -> float:
    """The value by which plans are ranked."""
    return sketch.value


def drawers(world: State, seat: int) -> list[Drawer]:
    """The possible plans of each opponent, in the order of the seats."""
    game = world.game
    return [Drawer(leading(game.sketches(world, other))) for other in range(world.seats) if other != seat]


def written(world: State, seat: int, others: list[Drawer], chance: Chance) -> State:
    """The world with a likely plan behind every other screen."""
    state = world.copy()
    place = 0
    for other in range(world.seats):
        if other != seat:
            for move in others[place].draw(chance).moves:
                state.take(other, move)
            place += 1
    return state
