"""Goods in points: how much of the game is left to use them in, and what they are worth until then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.goods import held
from imperia.games.daimyo.insight.weights import weights_of
from imperia.games.daimyo.phases.production import yield_of_all
from imperia.games.daimyo.printed import GOLD, GOOD_COUNT, ROUNDS, TURNS
from imperia.games.daimyo.state import TURNS_PHASE, DaimyoState

# What a good is worth in points while there are turns enough to use it, and at the end; the last is a point.
WORTH: Final[list[float]] = [0.65, 0.6, 0.6, 0.5, 1.0]
AT_THE_END: Final[list[float]] = [0.15, 0.15, 0.15, 0.1, 1.0]
ENOUGH_TURNS: Final = 4.0
# Each further one of a kind is worth so much of the one before: buildings and units want several kinds.
FURTHER: Final = 0.88
# The same for what all governors and farms yield.
FURTHER_YIELD: Final = 0.75


def rounds_left(state: DaimyoState) -> int:
    """The rounds after this one."""
    return max(0, ROUNDS - int(state.round))


def turns_left(state: DaimyoState, seat: int) -> float:
    """The turns that a player still has, those of later rounds included."""
    count = 2 if state.seats == 1 else state.seats
    now = 0.0
    if state.phase == TURNS_PHASE:
        place: int = (seat - state.first) % count
        taken: int = (state.turns - place + count - 1) // count
        now = float(TURNS - taken)
    return now + TURNS * rounds_left(state)


def price(state: DaimyoState, good: int, left: float) -> float:
    """The worth of a good with so many turns left."""
    use = min(1.0, left / ENOUGH_TURNS)
    return weights_of(state).goods * WORTH[good] * use + AT_THE_END[good] * (1.0 - use)


def _useful(further: float) -> list[float]:
    found = [0.0]
    share = 1.0
    for _ in range(MOST):
        found.append(found[-1] + share)
        share *= further
    return found


# More than that of a kind count as so many: by then a further one is worth nothing.
MOST: Final = 60
# How many of a kind so many are really worth, in stock and as yield.
IN_STOCK: Final = _useful(FURTHER)
AS_YIELD: Final = _useful(FURTHER_YIELD)


def useful(count: i64, table: list[float]) -> float:
    """How many of a kind so many are really worth."""
    return table[min(MOST, count)]


def stock_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Goods, as far as there are turns to use them."""
    use = min(1.0, left / ENOUGH_TURNS)
    weight = weights_of(state).goods * use
    found = 0.0
    for good in range(GOOD_COUNT):
        found += useful(held(state, seat, good), IN_STOCK) * (weight * WORTH[good] + AT_THE_END[good] * (1.0 - use))
    return found


def harvest_worth(state: DaimyoState, seat: int, left: float) -> float:
    """The gain of the stock by Production now."""
    return added_worth(state, seat, yield_of_all(state, seat, True, True), left)


def added_worth(state: DaimyoState, seat: int, goods: list[int], left: float) -> float:
    """The gain of the stock by these goods."""
    found = 0.0
    for good in range(GOOD_COUNT):
        have: int = held(state, seat, good)
        found += (useful(have + goods[good], IN_STOCK) - useful(have, IN_STOCK)) * price(state, good, left)
    return found


def yields_worth(state: DaimyoState, seat: int, left: float) -> float:
    """The yield of governors and techno-farms in the rounds to come."""
    goods = yield_of_all(state, seat, True, True)
    found = 0.0
    for good in range(GOLD):
        found += useful(goods[good], AS_YIELD) * WORTH[good]
    weights = weights_of(state)
    return found * weights.harvested * weights.goods * left / TURNS
