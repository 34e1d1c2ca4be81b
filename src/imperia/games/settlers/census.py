"""Every card and every Egyptian token is in exactly one place; goods are never limited (SET-008)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARDS_OF_DECK, WORDS
from imperia.games.settlers.form import FORM
from imperia.games.settlers.printed import ATTACK, COMMON, EGYPT_TOKENS
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import CARD_NOUN

TOKEN: Final = "egypt_token"


def controlled(state: SettlersState) -> int:
    """The locations with an Egyptian token on them."""
    return sum([location.owner != party for party, empire in enumerate(state.empires) for location in empire])


def decks_in_play(state: SettlersState) -> list[int]:
    """The decks that are not in the box (SET-005, SET-041)."""
    decks = [COMMON, *(faction for faction in state.factions if faction)]
    return [*decks, ATTACK] if state.seats == 1 else decks


def census(state: SettlersState) -> dict[str, int]:
    """All components by word."""
    counts = FORM.tally(state)[CARD_NOUN.name]
    found = {WORDS[card]: count for card, count in enumerate(counts) if count}
    return found | {TOKEN: state.tokens + controlled(state)}


def box(state: SettlersState) -> dict[str, int]:
    """The pieces of this table."""
    found = {WORDS[card]: 1 for deck in decks_in_play(state) for card in CARDS_OF_DECK[deck]}
    return found | {TOKEN: EGYPT_TOKENS}
