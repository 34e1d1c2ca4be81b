"""The action to build a location (p. 8)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARD_COUNT, CARDS
from imperia.games.settlers.empire import add_location, has_place
from imperia.games.settlers.location import Location
from imperia.games.settlers.payment import CHOOSE_PLACE, pay
from imperia.games.settlers.piles import from_hand, tell_card
from imperia.games.settlers.printed import FOOD, GOLD, GOOD_COUNT, NOTHING, STONE, WOOD, affordable
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.triggers import REACT_TO_BUILD
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import BUILD, BUILDS, LAID
from imperia.kernel.agenda import Step
from imperia.kernel.asking import Answer


class Build(Answer[SettlersState]):
    """Build a card of one's hand (SET-097)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Those whose whole cost can be paid (SET-098, SET-100, SET-104)."""
        stock = state.stocks[seat]
        wood, stone, food, gold = stock[WOOD], stock[STONE], stock[FOOD], stock[GOLD]
        room = has_place(state, seat)
        for number in state.hands[seat]:
            card = CARDS[number]
            if card.gold_for(wood, stone, food) <= gold and (room or not card.needs_place):
                BUILD.add_last(number, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        card = BUILD.argument(move)
        from_hand(state, seat, card)
        begin_build(state, card, CARDS[card].needs_place)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not in hand, too dear, or no location to give up."""
        card = BUILD.argument(move)
        if card not in state.hands[seat]:
            return ["SET-097"]
        return ["SET-104"] if affordable(state.stocks[seat], CARDS[card].cost, NOTHING) else ["SET-098"]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        card = BUILD.argument(move)
        return CARDS[card].cost if card in state.hands[seat] else NOTHING

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        """Yield and building bonus, with the new location counted and none given up yet."""
        card = BUILD.argument(move)
        goods = [0] * GOOD_COUNT
        CARDS[card].produce.surely(state, Use(card, seat), goods)
        CARDS[card].bonus.surely(state, Use(card, seat), goods)
        return goods


def begin_build(state: SettlersState, card: int, gives_up: bool) -> None:
    """The card is shown, its cost paid, and then it is laid (SET-097, SET-098, SET-Q06)."""
    tell_card(state, BUILDS, state.seat, card)
    state.aside.append(card)
    state.agenda.append(LAY_LOCATION[card])
    if gives_up:
        state.agenda.append(CHOOSE_PLACE)
    pay(state, CARDS[card].cost)


class LayLocation(Step[SettlersState]):
    """The card enters the empire: yield, bonus, then triggers (SET-105, SET-107, SET-108, SET-110, SET-Q06)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: SettlersState) -> None:
        """It lies there before anything is counted."""
        card = self.card
        seat = state.seat
        state.aside.remove(card)
        add_location(state, seat, Location(card, seat))
        state.tell(LAID, seat, card)
        state.agenda.append(REACT_TO_BUILD[card])
        use = Use(card, seat)
        CARDS[card].bonus.begin(state, use)
        CARDS[card].produce.begin(state, use)


LAY_LOCATION: Final = [LayLocation(card) for card in range(CARD_COUNT)]
