"""The action to activate an action location (p. 10)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARDS, Card
from imperia.games.settlers.empire import foreign_deals, holder_of, location_of, replace
from imperia.games.settlers.location import packed
from imperia.games.settlers.payment import CHOOSE_OWN_DEAL, DISCARD_CARD, pay
from imperia.games.settlers.printed import (
    ACTION,
    FROM_HAND,
    GOOD_COUNT,
    NOTHING,
    OWN_DEAL,
    PRICE_SIZE,
    TOKEN,
    WORKER,
    affordable,
)
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Plan, Use
from imperia.games.settlers.words import ACTIVATED, ACTIVATED_TWICE
from imperia.kernel.asking import Answer
from imperia.kernel.words import Verb


def payable(state: SettlersState, seat: int, card: Card, times: int, stock: list[int], due: list[int]) -> bool:
    """True if the price of an action can be paid so often, besides what is due already (SET-135, SET-138)."""
    price = card.prices[times]
    if not affordable(stock, price, due):
        return False
    if price[FROM_HAND] and len(state.hands[seat]) < price[FROM_HAND]:
        return False
    if price[OWN_DEAL] and len(state.deals[seat]) + len(foreign_deals(state, seat)) < price[OWN_DEAL]:
        return False
    return state.tokens >= price[TOKEN]


def usable(state: SettlersState, seat: int, card: Card, times: int, stock: list[int], due: list[int]) -> bool:
    """True if an action can be paid, and every op of it finds what it needs (SET-Q12)."""
    if not payable(state, seat, card, times, stock, due):
        return False
    if not card.act.demanding:
        return True
    price = card.prices[times]
    whole = [price[good] + due[good] for good in range(PRICE_SIZE)]
    return card.act.possible(state, Plan(card.number, seat, stock, whole))


def begin_use(state: SettlersState, number: int, onto: int, times: int) -> None:
    """Pay the price so often, laid on a location, then carry the action out so often (SET-135, SET-136, SET-Q17)."""
    card = CARDS[number]
    price = card.prices[times]
    # SET-172, SET-182, SET-198: a worker of the supply marks the use where the price is a card or an Egyptian token.
    marks = packed(WORKER, price[TOKEN] + price[FROM_HAND])
    replace(state, location_of(state, onto).used(times if onto == number else 0, marks))
    use = Use(number, state.seat, onto)
    for _ in range(times):
        card.act.begin(state, use)
    for _ in range(times):
        for _ in range(card.prices[1][OWN_DEAL]):
            state.agenda.append(CHOOSE_OWN_DEAL)
        for _ in range(card.prices[1][FROM_HAND]):
            state.agenda.append(DISCARD_CARD)
    pay(state, price, onto, number)


class Activate(Answer[SettlersState]):
    """Use an action location, or both times at once where it may be used twice (SET-134, SET-138)."""

    def __init__(self, verb: Verb, times: int) -> None:
        super().__init__(verb)
        self.times: Final = times

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Those whose price can be paid and whose ops find what they need."""
        stock = state.stocks[seat]
        for location in state.empires[seat]:
            if location.left >= self.times and usable(state, seat, location.face, self.times, stock, NOTHING):
                self.verb.add(location.card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        card = self.verb.argument(move)
        state.tell(ACTIVATED if self.times == 1 else ACTIVATED_TWICE, seat, card)
        begin_use(state, card, card, self.times)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not one's own, blocked, used up, too dear, or nothing to use it on."""
        number = self.verb.argument(move)
        card = CARDS[number]
        party = holder_of(state, number)
        if party >= 0 and party != seat and location_of(state, number).owner == seat:
            return ["SET-Q23"]
        if party != seat or card.kind != ACTION:
            return ["SET-134"]
        location = location_of(state, number)
        if location.blocked:
            return ["SET-Q64"]
        if self.times > card.limit:
            return ["SET-137"]
        if location.uses + self.times > card.limit:
            return ["SET-137", "SET-138"]
        if not payable(state, seat, card, self.times, state.stocks[seat], NOTHING):
            return ["SET-135"] if self.times == 1 else ["SET-135", "SET-Q17"]
        return ["SET-Q12"]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        """The printed price, so often."""
        card = self.verb.argument(move)
        return CARDS[card].prices[self.times] if holder_of(state, card) == seat else NOTHING

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        """The sure gains of its ops, times their uses."""
        card = self.verb.argument(move)
        goods = [0] * GOOD_COUNT
        CARDS[card].act.surely(state, Use(card, seat), goods)
        return [good * self.times for good in goods]
