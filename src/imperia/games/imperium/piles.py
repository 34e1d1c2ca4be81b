"""How cards and tokens move, and who sees it: the only code that changes piles, play areas and the market.

Nothing here triggers anything: the keywords tell events that cards answer to. What is told in the log and what a
trigger needs is the caller's business, too, but for drawing and refilling.

Who knows what: whatever is taken into a hand in sight of all goes through `take_open`; what leaves a hand for an open
place through `from_hand`, and face down through `hide_from_hand`. Discard piles, play areas, garrisons, the market,
the exile pile, the unrest pile and development areas lie open. Decks, nation decks, the fame deck, hands and what was
removed unseen are hidden; history is its owner's, and of others those know a card in it who saw it go there.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from imperia.games.imperium.cards import ALONE, CARDS, NATION_CARDS, NUMBERS, SHARED_BITS, place_of
from imperia.games.imperium.ending import collapse, trigger_scoring
from imperia.games.imperium.laid import EMPTY, FRESH, NOTHING_UNDER, Laid
from imperia.games.imperium.printed import (
    DECK,
    DISCARD,
    EXILE,
    HAND,
    HISTORY,
    MAIN_DECK,
    NATION_DECK,
    NO_TOKENS,
    RESOURCES,
    SLOTS,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.purposes import DECK_OF, NATION_DECK_OF
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    DREW,
    GAINED_LEAVING_PLAY,
    MAIN_DECK_EMPTY,
    MARKET_LAID,
    REFILLED,
    REFILLED_FROM_MAIN,
    RESHUFFLED,
    amount,
)
from imperia.kernel.agenda import drop_last
from imperia.kernel.events import EVERYONE, NO_SEAT, only


def take_out(cards: list[int], card: int) -> None:
    """A card is no more among others."""
    place = place_of(cards, card)
    assert place >= 0, CARDS[card]
    if place < len(cards) - 1:
        cards.pop(place)
    else:
        drop_last(cards)


def without(cards: list[int], card: int) -> list[int]:
    """The same cards less one."""
    left = cards.copy()
    take_out(left, card)
    return left


def distinct(cards: list[int]) -> list[int]:
    """One of each kind of card: who chooses one of several that are alike need not say which.

    Where no two are alike these are the same cards, not to be changed.
    """
    kinds: i64 = 0
    for card in cards:
        bit = SHARED_BITS[card]
        if kinds & bit:
            return first_of_each_kind(cards)
        kinds |= bit
    return cards


def first_of_each_kind(cards: list[int]) -> list[int]:
    """The cards that no card before them is like."""
    found: list[Any] = []
    kinds: i64 = 0
    for card in cards:
        bit = SHARED_BITS[card]
        if not kinds & bit:
            found.append(NUMBERS[card])
        kinds |= bit
    return found


# Hands


def to_hand(state: ImperiumState, seat: int, card: i64) -> None:
    """A card comes into a hand as it is known, or not; a hand is kept sorted, so that its order tells nothing."""
    put_in_order(state.own_pile(own(seat, HAND)), card)


def put_in_order(hand: list[int], card: i64) -> None:
    """A card comes among others, which are in ascending order."""
    things: list[Any] = hand
    place: i64 = len(hand)
    if not place or hand[place - 1] < card:
        things.append(NUMBERS[card])
        return
    while place and hand[place - 1] > card:
        place -= 1
    things.insert(place, NUMBERS[card])


def take_open(state: ImperiumState, seat: int, card: int) -> None:
    """A card comes into a hand in sight of all."""
    state.hidden.see_card(card, EVERYONE)
    to_hand(state, seat, card)


def from_hand(state: ImperiumState, seat: int, card: int) -> None:
    """A card leaves a hand for a place where everybody sees it."""
    hand = own(seat, HAND)
    state.hidden.show(card, state.piles[hand])
    take_out(state.own_pile(hand), card)


def lay_open_hand(state: ImperiumState, seat: int) -> list[int]:
    """All cards leave a hand for a place where everybody sees them; returned are these cards."""
    hand = state.own_pile(own(seat, HAND))
    cards = hand.copy()
    state.hidden.lay_open(cards)
    hand.clear()
    return cards


def hide_from_hand(state: ImperiumState, seat: int, card: int) -> None:
    """A card leaves a hand face down: nobody else can be sure of the others any more."""
    hand = own(seat, HAND)
    state.hidden.mix(state.piles[hand], only(seat))
    take_out(state.own_pile(hand), card)


# Any pile


def take_from(state: ImperiumState, pile: int, card: int) -> None:
    """A card is taken out of a pile in which its place is known; hands have words of their own."""
    take_out(state.own_pile(pile), card)


def put_on(state: ImperiumState, pile: i64, card: i64) -> None:
    """A card is laid on a pile, as it is known or not."""
    cards: list[Any] = state.own_pile(pile)
    cards.append(NUMBERS[card])


def to_discard(state: ImperiumState, seat: i64, card: i64) -> None:
    """A card goes to its owner's discard pile, face up (IMP-044)."""
    cards: list[Any] = state.own_pile(own(seat, DISCARD))
    cards.append(NUMBERS[card])


def to_history(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes face up under the power card, in sight of all; then only its owner may look at it (IMP-141)."""
    state.hidden.see_card(card, EVERYONE)
    put_on(state, own(seat, HISTORY), card)


def to_exile(state: ImperiumState, card: int) -> None:
    """A card goes to the exile pile, which lies open (IMP-166, IMP-Q138)."""
    put_on(state, EXILE, card)


def shuffle_pile(state: ImperiumState, pile: int, purpose: int) -> None:
    """A deck is shuffled as it lies; who knew a card in it still knows that it is in it."""
    cards = state.piles[pile].copy()
    state.hidden.shuffle(cards, state.chance, purpose)
    state.piles[pile] = cards


def shuffle_nation(state: ImperiumState, seat: int) -> None:
    """A nation deck is shuffled; its accession card stays at the bottom (IMP-178, IMP-179)."""
    pile = own(seat, NATION_DECK)
    cards = state.piles[pile]
    bottom = 1 if cards and cards[0] == NATION_CARDS[state.nations[seat]].accession else 0
    rest = cards[bottom:]
    state.hidden.shuffle(rest, state.chance, NATION_DECK_OF[seat])
    state.piles[pile] = cards[:bottom] + rest


def has_accession(state: ImperiumState, seat: int) -> bool:
    """True if the accession card still lies under the nation deck, or is all that is left of it."""
    cards = state.piles[own(seat, NATION_DECK)]
    return bool(cards) and cards[0] == NATION_CARDS[state.nations[seat]].accession


# Decks


def draw_top(state: ImperiumState, seat: int, count: int) -> list[int]:
    """So many cards from the top of a player's deck, which must have them, come to hand; returned are these."""
    deck = state.own_pile(own(seat, DECK))
    hand = state.own_pile(own(seat, HAND))
    drawn = deck[len(deck) - count :]
    drawn.reverse()
    if count < len(deck):
        del deck[len(deck) - count :]
    else:
        deck.clear()
    for card in drawn:
        put_in_order(hand, card)
        state.tell_only(only(seat), DREW, seat, card)
    return drawn


def reshuffle(state: ImperiumState, seat: int) -> None:
    """A discard pile becomes the deck (IMP-091)."""
    cards = state.discard(seat).copy()
    state.hidden.shuffle_open(cards, state.chance, DECK_OF[seat])
    state.piles[own(seat, DECK)] = cards
    state.piles[own(seat, DISCARD)] = []
    state.tell(RESHUFFLED, seat)


# Play areas


def enter_play(state: ImperiumState, seat: int, card: int) -> None:
    """A card comes into a play area, without anything on it or under it."""
    state.own_area(seat).append(FRESH[card])


def find_laid(state: ImperiumState, seat: int, card: int) -> Laid:
    """A card in a play area; EMPTY if it is not there."""
    for laid in state.areas[seat]:
        if laid.card == card:
            return laid
    return EMPTY


def replace_laid(state: ImperiumState, seat: int, card: int, after: Laid) -> None:
    """Replace a card in a play area, such as by the same card with a token on it."""
    for place, laid in enumerate(state.areas[seat]):
        if laid.card == card:
            state.own_area(seat)[place] = after
            return


def leave_play(state: ImperiumState, seat: int, card: int) -> list[int]:
    """A card leaves a play area; returned are it and what was garrisoned under it, which go where the caller says.

    Resources on it are gained (IMP-Q31), an exhaust token on it goes back to the supply (IMP-Q29).
    """
    gone = EMPTY
    for place, laid in enumerate(state.areas[seat]):
        if laid.card == card:
            gone = laid
            state.own_area(seat).pop(place)
            break
    if gone.has_tokens():
        for token in range(len(RESOURCES)):
            count = gone.count(token)
            if count:
                state.add(seat, token, count)
                state.tell(GAINED_LEAVING_PLAY, seat, amount(token, count))
    return [card, *gone.under] if gone.under else ALONE[card]


def tuck(state: ImperiumState, seat: int, host: int, card: int) -> None:
    """A card is garrisoned under a card in play, in sight of all (IMP-148)."""
    laid = find_laid(state, seat, host)
    replace_laid(state, seat, host, laid.over([*laid.under, card]))


def untuck(state: ImperiumState, seat: int, card: int) -> None:
    """A garrisoned card leaves its host, which stays (IMP-147)."""
    for laid in state.areas[seat]:
        if card in laid.under:
            replace_laid(state, seat, laid.card, laid.over(without(laid.under, card)))


def garrisoned(state: ImperiumState, seat: int) -> list[int]:
    """All cards that are garrisoned under a player's cards."""
    found: list[int] = []
    for laid in state.areas[seat]:
        if laid.under:
            found += laid.under
    return found


# Unrest


def pop_unrest(state: ImperiumState) -> int:
    """The top unrest card leaves its pile, which must not be empty; with the last one it is a Collapse (IMP-116)."""
    pile = state.own_pile(UNREST_PILE)
    card = pile.pop()
    if not pile:
        collapse(state)
    return card


def push_unrest(state: ImperiumState, card: int) -> None:
    """An unrest card comes back to its pile."""
    put_on(state, UNREST_PILE, card)


# The market


def slot_of(state: ImperiumState, card: int) -> int:
    """The slot of the market in which a card lies; -1 if in none."""
    for slot, laid in enumerate(state.market):
        if laid.card == card:
            return slot
    return -1


def market_cards(state: ImperiumState) -> list[int]:
    """The cards of the market, from left to right; a slot can be empty."""
    cards: list[Any] = [NUMBERS[laid.card] for laid in state.market if laid.card >= 0]
    return cards


def lay_in_market(state: ImperiumState, slot: int, card: int, tokens: list[int] = NO_TOKENS) -> None:
    """A card comes into the market; a tradition, civilised or vassal card gets unrest under it (IMP-158)."""
    under = NOTHING_UNDER
    if CARDS[card].brings_unrest and state.piles[UNREST_PILE]:
        under = ALONE[pop_unrest(state)]
    state.market[slot] = Laid(card, False, tokens, under, CARDS[card].region_types)


def clear_slot(state: ImperiumState, slot: int) -> Laid:
    """Take off what lies in a slot, which is to be refilled by `refill` or `lay_in_market`."""
    laid = state.market[slot]
    state.market[slot] = EMPTY
    return laid


def refill(state: ImperiumState, slot: int, at_first: bool = False) -> None:
    """A slot is filled from its own deck, or from the main deck if that is empty (IMP-158, IMP-159, IMP-Q02).

    With an empty main deck it stays empty (IMP-Q04). At first the market is laid out (IMP-057).
    """
    deck = SLOTS[slot] if state.piles[SLOTS[slot]] else MAIN_DECK
    again = REFILLED if deck == SLOTS[slot] else REFILLED_FROM_MAIN
    if state.piles[deck]:
        card = take_top(state, deck)
        state.tell(MARKET_LAID if at_first else again, NO_SEAT, card)
        lay_in_market(state, slot, card)


def take_top(state: ImperiumState, deck: int) -> int:
    """The top card of a deck of the market; with the last card of the main deck a Scoring is triggered (IMP-109)."""
    cards = state.own_pile(deck)
    card = cards.pop()
    if not cards and deck == MAIN_DECK:
        trigger_scoring(state, MAIN_DECK_EMPTY, NO_SEAT)
    return card


def add_to_market(state: ImperiumState, slot: int, token: i64, count: i64) -> None:
    """Resources from the supply are put on a card of the market."""
    laid = state.market[slot]
    state.market[slot] = laid.adding(token, count)
