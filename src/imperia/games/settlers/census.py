"""Every card and every Egyptian token is in exactly one place; goods are never limited (SET-008)."""

from __future__ import annotations

from imperia.games.settlers.cards import CARD_COUNT, CARDS_OF_DECK, WORDS
from imperia.games.settlers.printed import ATTACK, COMMON, EGYPT_TOKENS
from imperia.games.settlers.state import SettlersState

TOKEN = "egypt_token"


def count_cards(state: SettlersState) -> list[int]:
    """How often each card is there: decks, discards, hands, empires, deals, what is just being handled, and box."""
    places = [state.open, state.aside, state.held, state.collected, state.boxed]
    for group in (state.decks, state.discards, state.hands, state.foundations, state.deals, state.drafts):
        places += group
    counts = [0] * CARD_COUNT
    for place in places:
        for card in place:
            counts[card] += 1
    for empire in state.empires:
        for location in empire:
            counts[location.card] += 1
            for card in location.under:
                counts[card] += 1
    return counts


def controlled(state: SettlersState) -> int:
    """The locations with an Egyptian token on them."""
    count = 0
    for party in range(len(state.empires)):
        for location in state.empires[party]:
            if location.owner != party:
                count += 1
    return count


def decks_in_play(state: SettlersState) -> list[int]:
    """The decks that are not in the box (SET-005, SET-041)."""
    decks = [COMMON, *(faction for faction in state.factions if faction)]
    return [*decks, ATTACK] if state.seats == 1 else decks


def census(state: SettlersState) -> dict[str, int]:
    """All components by word."""
    counts = count_cards(state)
    found = {WORDS[card]: counts[card] for card in range(CARD_COUNT) if counts[card]}
    found[TOKEN] = state.tokens + controlled(state)
    return found


def box(state: SettlersState) -> dict[str, int]:
    """What there is at this table."""
    found = {WORDS[card]: 1 for deck in decks_in_play(state) for card in CARDS_OF_DECK[deck]}
    found[TOKEN] = EGYPT_TOKENS
    return found
