"""The cost and gain of a move before it is made; only what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.printed import GAINS
from imperia.games.daimyo.state import DaimyoState


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Goods and points that a move takes and surely gives; what is chosen later is left aside."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}


def plain(goods: list[int], sign: int) -> dict[str, int]:
    """Those above nought (or below, by sign), by word."""
    return {GAINS[good]: count * sign for good, count in enumerate(goods) if count * sign > 0}


def preview(state: DaimyoState, seat: int, move: int) -> Preview | None:
    """The price and the certain gain of a move; None where its label says it all."""
    if seat not in state.to_act():
        return None
    choice = state.choice()
    price = choice.price(state, seat, move)
    gain = choice.gain(state, seat, move)
    return Preview({**plain(price, 1), **plain(gain, -1)}, plain(gain, 1)) if price or gain else None
