"""What a move surely costs and brings, before it is made; only from what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import TOKEN_COUNT, TOKENS
from imperia.games.imperium.rules.exhaust import free_use
from imperia.games.imperium.rules.play import free_now
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import EXHAUST_CARD, PLAY


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
    if seat not in state.to_act() or not isinstance(state.choice(), TakeTurn):
        return None
    gain = [0] * TOKEN_COUNT
    if PLAY.says(move):
        card = PLAY.argument(move)
        CARDS[card].effect.surely(state, deed_of(seat, card), gain)
        return Preview(write_tokens(gain, -1), write_tokens(gain, 1), free_now(state, seat, card))
    if EXHAUST_CARD.says(move):
        card = EXHAUST_CARD.argument(move)
        use = free_use(card)
        if use is not None:
            use.effect.surely(state, deed_of(seat, card), gain)
        return Preview(write_tokens(gain, -1), write_tokens(gain, 1))
    return None


def write_tokens(tokens: list[int], sign: int) -> dict[str, int]:
    """Those above nought (or below, by sign), by word."""
    return {TOKENS[token]: count * sign for token, count in enumerate(tokens) if count * sign > 0}
