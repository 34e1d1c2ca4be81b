"""What a move costs and brings, before it is made; only from what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.settlers.abilities import ACT, BONUS, PRODUCE
from imperia.games.settlers.effects.op import Op
from imperia.games.settlers.effects.yields import GainGoods, GainPerColour, GainPerSamurai
from imperia.games.settlers.empire import count_colour
from imperia.games.settlers.explain import price_of
from imperia.games.settlers.phases.action import TakeTurn
from imperia.games.settlers.position import DUE, write_goods
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import COLOUR, DEAL, DEAL_PRICE, GOOD_COUNT, HAND_PRICE, NEEDS_PLACE, RAZE_FIELD
from imperia.games.settlers.words import (
    ACTIVATE_VERB,
    BUILD_VERB,
    DEAL_VERB,
    RAZE_HAND_VERB,
    RAZE_VERB,
    SPEND_VERB,
    TWICE_VERB,
)


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Goods that an action takes and gives at once; what is chosen later or follows by triggers is left aside."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    # A location or foundation, cards of the hand, deals that it takes besides.
    location: bool = False
    cards: int = 0
    deals: int = 0


def gains_of(state: SettlersState, seat: int, ops: list[Op], colours: int) -> list[int]:
    """What ops give by themselves, with a location of these colours more in the empire and none given up yet."""
    goods = [0] * GOOD_COUNT
    for op in ops:
        if isinstance(op, GainGoods):
            goods = [goods[good] + op.goods[good] for good in range(GOOD_COUNT)]
        elif isinstance(op, GainPerColour):
            count = count_colour(state, seat, op.colour) + bool(colours & op.colour)
            goods[op.good] += min(op.most, count)
        elif isinstance(op, GainPerSamurai):
            goods[op.good] += min(op.most, sum(location.samurai for location in state.empires[seat]))
    return goods


def brings(state: SettlersState, seat: int, move: int) -> list[int]:
    """What an action gives at once."""
    goods = [0] * GOOD_COUNT
    card = BUILD_VERB.argument(move)
    if card >= 0:
        return gains_of(state, seat, [*PRODUCE[card], *BONUS[card]], COLOUR[card])
    card = DEAL_VERB.argument(move)
    if card >= 0:
        goods[DEAL[card]] = 1
    for verb in (RAZE_HAND_VERB, RAZE_VERB):
        card = verb.argument(move)
        if card >= 0:
            return RAZE_FIELD[card]
    for verb, times in ((ACTIVATE_VERB, 1), (TWICE_VERB, 2)):
        card = verb.argument(move)
        if card >= 0:
            return [good * times for good in gains_of(state, seat, ACT[card], 0)]
    if SPEND_VERB.argument(move) >= 0:
        goods[SPEND_VERB.argument(move)] = 1
    return goods


def preview(state: SettlersState, seat: int, move: int) -> Preview | None:
    """The price and the certain gain of an action; None for everything else."""
    if seat not in state.to_act() or not isinstance(state.choice(), TakeTurn):
        return None
    costs = price_of(state, seat, move)
    gains = brings(state, seat, move)
    if not any(costs) and not any(gains) and BUILD_VERB.argument(move) < 0:
        return None
    built = BUILD_VERB.argument(move)
    used = max(ACTIVATE_VERB.argument(move), TWICE_VERB.argument(move))
    times = 2 if TWICE_VERB.argument(move) >= 0 else 1
    return Preview(
        costs=write_goods(costs, DUE),
        brings=write_goods(gains),
        location=built >= 0 and NEEDS_PLACE[built],
        cards=times * HAND_PRICE[used] if used >= 0 else 0,
        deals=times * DEAL_PRICE[used] if used >= 0 else 0,
    )
