"""Hero cards: own decks, hands and discard piles, the market and its deck (p. 4, 8, 14)."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import HEROES
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.objectives import BY_BUYING, award
from imperia.games.daimyo.printed import GOLD, GOOD_COUNT
from imperia.games.daimyo.purposes import HEROES_OF_CLAN
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import BUY_HERO, DREW, HERO_BOUGHT, RESHUFFLED, TOP_SHOWN
from imperia.kernel.events import EVERYONE, NO_SEAT, Happening, only

# All readers of a table, those who look on included, as a mask.
EVERYBODY: Final = [(1 << (seats + 1)) - 1 for seats in range(5)]


def into(cards: list[int], card: int) -> None:
    """A card comes into a hand, which is kept sorted so that its order tells nothing."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def draw(state: DaimyoState, seat: int, count: int, rule: str) -> None:
    """Draw from one's own deck, as a rule says; an empty one is made anew from the discard pile (DAI-069, DAI-Q41)."""
    for _ in range(count):
        if not state.decks[seat]:
            if not state.discards[seat]:
                return
            deck = state.discards[seat].copy()
            state.hidden.shuffle_open(deck, state.chance, HEROES_OF_CLAN[state.clans[seat]])
            state.decks[seat] = deck
            state.discards[seat] = []
            state.tell(RESHUFFLED, seat)
        card = state.own_deck(seat).pop()
        into(state.own_hand(seat), card)
        if state.journal is not None:
            state.tell_only(only(seat), DREW[rule], seat, card)


def from_hand(state: DaimyoState, seat: int, card: int, what: Happening) -> None:
    """A card leaves a hand, and everybody sees it; who knew that it was there learns nothing by that."""
    if state.journal is not None:
        others = EVERYBODY[state.seats] & ~only(seat)
        if state.hidden.seen.get(card, 0) & others == others:
            state.tell_known(what, seat, card)
        else:
            state.tell(what, seat, card)
    state.hidden.show(card, state.hands[seat])
    state.own_hand(seat).remove(card)


def put_away(state: DaimyoState, seat: int, card: int) -> None:
    """A card goes to its owner's discard pile."""
    state.own_discards(seat).append(card)


def show_top(state: DaimyoState) -> None:
    """The top card of the common deck lies face up (DAI-019)."""
    if state.heroes:
        top = state.heroes[-1]
        state.hidden.see([top], EVERYONE)
        state.tell(TOP_SHOWN, NO_SEAT, top)


def leave_market(state: DaimyoState, card: int) -> None:
    """A card leaves the market; the others slide to the right and the top card of the deck enters at the left.

    (DAI-192, DAI-Q54, DAI-Q55)
    """
    market = state.market.copy()
    market.remove(card)
    if state.heroes:
        market.insert(0, state.heroes[-1])
        state.heroes = state.heroes[:-1]
    state.market = market
    show_top(state)


def price_of(card: int, minus: int) -> int:
    """The price of a hero; a discount never makes it less than nothing (DAI-191, DAI-Q62)."""
    return max(0, HEROES[card].cost - minus)


def affordable(state: DaimyoState, seat: int, minus: int, moves: list[int]) -> None:
    """The heroes of the market that a player can pay for (DAI-Q88)."""
    gold = held(state, seat, GOLD)
    for card in state.market:
        if price_of(card, minus) <= gold:
            BUY_HERO.add(card, moves)


def buy(state: DaimyoState, seat: int, card: int, minus: int) -> None:
    """A hero goes straight to the hand, and the market is filled up at once (DAI-191, DAI-192)."""
    price = price_of(card, minus)
    state.stock[seat * GOOD_COUNT + GOLD] -= price
    state.hidden.see([card], EVERYONE)
    into(state.own_hand(seat), card)
    state.tell(HERO_BOUGHT, seat, card, price)
    leave_market(state, card)
    award(state, BY_BUYING)
