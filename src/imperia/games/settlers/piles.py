"""Decks, discard piles and hands: how cards move between them, and who sees it."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import COMMON, DECK
from imperia.games.settlers.words import DISCARDED, DREW, RESHUFFLED
from imperia.kernel.events import NO_SEAT, Happening, only

# Masks of who knows a hidden card: a bit a seat, and one for those who only look on.
SPECTATOR: Final = 1 << 4
EVERYBODY: Final = SPECTATOR * 2 - 1


def top_common(state: SettlersState) -> int:
    """Take the top common card; an empty deck is made anew from its discards (SET-034, SET-Q72); -1 for none."""
    deck = state.decks[COMMON]
    if not deck:
        pile = state.discards[COMMON]
        if not pile:
            return -1
        deck.extend(pile)
        pile.clear()
        # Sorted first: a shuffle of what everybody saw must not depend on the order in which it was discarded.
        deck.sort()
        state.chance.shuffle(deck)
        state.tell(RESHUFFLED, NO_SEAT)
    return deck.pop()


def common_left(state: SettlersState) -> bool:
    """True if a common card can be drawn."""
    return bool(state.decks[COMMON]) or bool(state.discards[COMMON])


def top_card(state: SettlersState, deck: int) -> int:
    """Take the top card of a deck; an exhausted faction deck stays empty (SET-035, SET-Q01); -1 if there is none."""
    if deck == COMMON:
        return top_common(state)
    return state.decks[deck].pop() if state.decks[deck] else -1


def to_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card comes into a hand, which is kept sorted so that its order tells nothing."""
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()


def draw(state: SettlersState, seat: int, deck: int) -> None:
    """Draw one card; what was just razed for turning in is held apart (SET-Q69); nothing if there is none (SET-Q02)."""
    card = top_card(state, deck)
    if card < 0:
        return
    if state.bounty:
        state.held.append(card)
        state.held.sort()
    else:
        to_hand(state, seat, card)
    state.tell_only(only(seat), DREW, seat, deck, card)


def discard(state: SettlersState, seat: int, card: int, what: Happening = DISCARDED) -> None:
    """A card goes face up to the discard pile of its own deck (SET-033)."""
    state.discards[DECK[card]].append(card)
    state.seen.pop(card, 0)
    state.tell(what, seat, card)


def forget_hand(state: SettlersState, seat: int) -> None:
    """A card has left the hand face down: nobody else can be sure of the others any more (SET-Q75)."""
    for card in state.hands[seat]:
        state.seen.pop(card, 0)
