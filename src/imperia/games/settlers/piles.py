"""Decks, discard piles and hands: how cards move between them, and who sees it."""

from __future__ import annotations

from imperia.games.settlers.cards import BACKS, CARDS
from imperia.games.settlers.printed import COMMON
from imperia.games.settlers.purposes import CARDS_OF
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import DISCARDED, DREW, RESHUFFLED
from imperia.kernel.events import EVERYONE, NO_SEAT, NOBODY, Happening, only


def without(cards: list[int], card: int) -> list[int]:
    """The same cards less one."""
    left = cards.copy()
    left.remove(card)
    return left


def top_common(state: SettlersState) -> int:
    """Take the top common card; an empty deck is reshuffled from its discards (SET-034, SET-Q72); -1 for none."""
    if not state.decks[COMMON] and state.discards[COMMON]:
        deck = state.discards[COMMON].copy()
        state.hidden.shuffle_open(deck, state.chance, CARDS_OF[COMMON])
        state.decks[COMMON] = deck
        state.discards[COMMON] = []
        state.tell(RESHUFFLED, NO_SEAT)
    return take_top(state, COMMON)


def take_top(state: SettlersState, deck: int) -> int:
    """Take the top card of a deck as it lies there; -1 if it is empty."""
    return state.own_deck(deck).pop() if state.decks[deck] else -1


def common_left(state: SettlersState) -> bool:
    """True if a common card can be drawn."""
    return bool(state.decks[COMMON]) or bool(state.discards[COMMON])


def to_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card comes into a hand, which is kept sorted so that its order tells nothing."""
    hand = state.own_hand(seat)
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def from_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card leaves a hand for a place where everybody sees it."""
    state.hidden.show(card, state.hands[seat])
    state.own_hand(seat).remove(card)


def hide_from_hand(state: SettlersState, seat: int, card: int) -> None:
    """A card leaves a hand face down: nobody else can be sure any more of those with the same back (SET-Q75)."""
    state.hidden.mix([one for one in state.hands[seat] if BACKS[one] == BACKS[card]], only(seat))
    state.own_hand(seat).remove(card)


def draw(state: SettlersState, seat: int, deck: int, apart: bool = False, what: Happening = DREW) -> None:
    """Draw one card, or nothing if there is none (SET-Q02); what was just razed may be held apart (SET-Q69).

    An exhausted faction deck stays empty (SET-035, SET-Q01).
    """
    card = top_common(state) if deck == COMMON else take_top(state, deck)
    if card < 0:
        return
    if apart:
        state.held.append(card)
        state.held.sort()
    else:
        to_hand(state, seat, card)
    state.tell_only(only(seat), what, seat, deck, card)


def tell_card(state: SettlersState, what: Happening, seat: int, card: int, more: int = 0) -> None:
    """A card is shown: where all have seen it come to where it lay, nobody learns anything (SET-Q75)."""
    if state.journal is not None and state.hidden.seen.get(card, NOBODY) == EVERYONE:
        state.tell_known(what, seat, card, more)
    else:
        state.tell(what, seat, card, more)


def discard(state: SettlersState, seat: int, card: int, what: Happening = DISCARDED, lay_open: bool = False) -> None:
    """A card goes face up to the discard pile of its own deck (SET-033)."""
    state.own_discards(CARDS[card].deck).append(card)
    if lay_open:
        state.tell_known(what, seat, card)
    else:
        tell_card(state, what, seat, card)


def discard_from_hand(state: SettlersState, seat: int, card: int, what: Happening = DISCARDED) -> None:
    """A card of the hand goes to its discard pile."""
    from_hand(state, seat, card)
    discard(state, seat, card, what)
