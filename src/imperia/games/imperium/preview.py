"""The sure cost and gain of a move, before it is made; only from what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.imperium.printed import ACTION, TOKENS
from imperia.games.imperium.state import ImperiumState


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tokens that a card or an ability takes and gives for certain; what is chosen on the way is left aside.

    The price stands as it is printed: progress may be paid in the place of other tokens (IMP-190, IMP-191).
    """

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    # True if it costs no action token.
    free: bool = False


def preview(state: ImperiumState, seat: int, move: int) -> Preview | None:
    """The price and the certain gain of a card or an ability; None for everything else."""
    if seat not in state.to_act():
        return None
    choice = state.choice()
    gain = choice.gain(state, seat, move)
    if not gain:
        return None
    price = choice.price(state, seat, move)
    return Preview(write_tokens(gain, -1), write_tokens(gain, 1), free=bool(price) and not price[ACTION])


def write_tokens(tokens: list[int], sign: int) -> dict[str, int]:
    """Those above nought (or below, by sign), by word."""
    return {TOKENS[token]: count * sign for token, count in enumerate(tokens) if count * sign > 0}
