"""Costs and gains of a move, before it is made; only from what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.settlers.phases.action import TakeTurn
from imperia.games.settlers.phases.build import Build
from imperia.games.settlers.printed import FROM_HAND, OWN_DEAL, PLACE, PRICE_SIZE, write_price
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import GOOD
from imperia.kernel.position import write_counts


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Goods that an action takes and gives at once; what is chosen later or follows by triggers is left aside."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    # A location or foundation, cards of the hand, deals that it takes besides.
    location: bool = False
    cards: int = 0
    deals: int = 0


def preview(state: SettlersState, seat: int, move: int) -> Preview | None:
    """The price and the certain gain of an action; None for everything else."""
    choice = state.choice() if seat in state.to_act() else None
    answer = choice.answer(move) if isinstance(choice, TakeTurn) else None
    if answer is None:
        return None
    price = answer.price(state, seat, move)
    gain = answer.gain(state, seat, move)
    if not any(price[:PRICE_SIZE]) and not any(gain) and not isinstance(answer, Build):
        return None
    return Preview(
        costs=write_price(price),
        brings=write_counts(GOOD, gain),
        location=price[PLACE] > 0,
        cards=price[FROM_HAND],
        deals=price[OWN_DEAL],
    )
