"""Main action: Production (p. 8)."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.daimyo.goods import amounts
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.printed import FARM, GOOD_COUNT, PLACES_EACH, YIELDS
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import HARVESTED, PRODUCED, amount


def yield_of_all(state: DaimyoState, seat: i64, governors: bool, farms: bool) -> list[int]:
    """The yield of one's own governors and techno-farms, whoever else is there (DAI-071 to DAI-074)."""
    goods = [0] * (GOOD_COUNT + 1)
    for place in range(state.islands * PLACES_EACH):
        if governors and state.governors[place] == seat:
            goods[YIELDS[place]] += 1
        if farms and state.buildings[place] == seat * 2 + FARM:
            goods[YIELDS[place]] += 1
    return goods


def produce(state: DaimyoState, seat: int) -> None:
    """A place with both a governor and a techno-farm yields twice (DAI-072)."""
    goods = yield_of_all(state, seat, True, True)
    for good in range(GOOD_COUNT):
        state.stock[seat * GOOD_COUNT + good] += goods[good]
    if state.journal is not None and any(goods):
        state.tell_list(PRODUCED, seat, amounts(goods))


def harvest_place(state: DaimyoState, seat: int, place: int, times: int, card: int) -> None:
    """The yield of one place, so many times, by a hero, a tile or the like (DAI-070, DAI-Q32)."""
    if times:
        good: int = YIELDS[place]
        state.stock[seat * GOOD_COUNT + good] += times
        if state.journal is not None:
            state.tell(HARVESTED[rule_of(state, card)], seat, place, amount(good, times))
