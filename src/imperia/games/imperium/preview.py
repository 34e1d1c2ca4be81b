"""What a move surely brings, before it is made; only from what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.effects.deed import deed_of
from imperia.games.imperium.keywords.exhaust import free_use
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import RESOURCES, TOKEN_COUNT, TOKENS
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import EXHAUST_CARD, PLAY


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tokens that a card or an ability gives for certain; what is chosen on the way is left aside."""

    brings: dict[str, int] = {}
    # True if it costs no action token.
    free: bool = False
