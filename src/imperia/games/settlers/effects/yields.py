"""Ops that bring goods to their owner."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.abilities import PRODUCE
from imperia.games.settlers.effects.op import Op, Pick, PickOp, SecretPick, deal_wording
from imperia.games.settlers.empire import count_colour
from imperia.games.settlers.gains import amounts, give, give_good
from imperia.games.settlers.payment import hand_over, own_deals
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.piles import discard, to_hand
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    CARD,
    KIND,
    NOTHING,
    POINT,
    PRICE_SIZE,
    PRODUCTION,
    affordable,
)
from imperia.games.settlers.words import (
    AIM,
    DECLINE,
    GAIN,
    KEPT,
    LOOKED,
    OPTION,
    OPTION_VERB,
    TAKE,
)
from imperia.kernel.events import only


class GainGoods(Op):
    """Take goods from the supply, draw cards, score points (SET-065, SET-066)."""

    def __init__(self, key: str, card: int, goods: list[int]) -> None:
        super().__init__(key, card)
        self.goods: Final = goods

    def run(self, state: SettlersState) -> None:
        """One gain."""
        give(state, state.seat, self.card, self.goods)

    def asks(self) -> bool:
        """Only cards."""
        return any(self.goods[CARD:POINT])

    def likeness(self) -> str:
        """The goods."""
        return f"gain {self.goods}"


class GainPerColour(Op):
    """A good for each location of a colour, itself included, up to a printed maximum (SET-147 to SET-149)."""

    def __init__(self, key: str, card: int, good: int, colour: int, most: int) -> None:
        super().__init__(key, card)
        self.good: Final = good
        self.colour: Final = colour
        self.most: Final = most

    def run(self, state: SettlersState) -> None:
        """Counted now (SET-110)."""
        count = min(self.most, count_colour(state, state.seat, self.colour))
        if count:
            give_good(state, state.seat, self.card, self.good, count)

    def asks(self) -> bool:
        """Nothing to ask."""
        return False


class GainPerSamurai(Op):
    """A good for each samurai in the empire, up to a printed maximum (SET-170)."""

    def __init__(self, key: str, card: int, good: int, most: int) -> None:
        super().__init__(key, card)
        self.good: Final = good
        self.most: Final = most

    def run(self, state: SettlersState) -> None:
        """Counted now."""
        count = 0
        for location in state.empires[state.seat]:
            count += location.samurai
        if count:
            give_good(state, state.seat, self.card, self.good, min(self.most, count))

    def asks(self) -> bool:
        """Nothing to ask."""
        return False


class GainOneOf(PickOp):
    """Take one good of several kinds; an op that gives more of them stands there so often."""

    rule: ClassVar[str] = "SET-136"
    demands: ClassVar[bool] = False

    def __init__(self, key: str, card: int, kinds: list[int]) -> None:
        super().__init__(key, card)
        self.kinds: Final = kinds

    def answers(self, state: SettlersState) -> list[int]:
        """Any of the kinds."""
        return [GAIN + good for good in self.kinds]

    def answer(self, state: SettlersState, move: int) -> None:
        """One of it."""
        give_good(state, state.seat, self.card, move - GAIN, 1)


class ChooseOne(PickOp):
    """Carry out one of several options, each of which may have a price (SET-Q58, SET-Q67)."""

    rule: ClassVar[str] = "SET-Q67"
    demands: ClassVar[bool] = False

    def __init__(self, key: str, card: int, prices: list[list[int]], gains: list[list[int]], optional: bool) -> None:
        super().__init__(key, card)
        self.prices: Final = prices
        self.gains: Final = gains
        self.optional: Final = optional

    def answers(self, state: SettlersState) -> list[int]:
        """The options that can be paid; an optional ability may be declined."""
        stock = state.stocks[state.seat]
        moves = [
            OPTION + number for number in range(len(self.prices)) if affordable(stock, self.prices[number], NOTHING)
        ]
        if moves and self.optional:
            moves.append(DECLINE)
        return moves

    def answer(self, state: SettlersState, move: int) -> None:
        """Pay, then gain."""
        if move == DECLINE:
            return
        price = self.prices[move - OPTION]
        for good in range(PRICE_SIZE):
            hand_over(state, good, price[good])
        give(state, state.seat, self.card, self.gains[move - OPTION])

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """What an option costs and gives."""
        number = OPTION_VERB.argument(move)
        if not 0 <= number < len(self.gains):
            return "", {}
        named = {"amount": amounts(self.gains[number])[0]}
        paid = amounts(self.prices[number])
        if paid:
            return "option_paid", {"price": paid[0], **named}
        return "option_gain", named


class DrawKeep(PickOp):
    """Look at the top cards of one's own deck, keep one and discard the others (SET-Q02, SET-Q56)."""

    rule: ClassVar[str] = "SET-Q56"
    demands: ClassVar[bool] = False

    def __init__(self, key: str, card: int, look: int) -> None:
        super().__init__(key, card)
        self.look: Final = look

    def make_pick(self) -> Pick:
        """Nobody else sees the cards."""
        return SecretPick(self)

    def run(self, state: SettlersState) -> None:
        """With the cards that there are."""
        deck = state.decks[state.factions[state.seat]]
        while deck and len(state.held) < self.look:
            state.held.append(deck.pop())
        if state.held:
            state.held.sort()
            state.tell_list(LOOKED, state.seat, state.held.copy(), only(state.seat))
        super().run(state)

    def answers(self, state: SettlersState) -> list[int]:
        """Any of them."""
        return [TAKE + card for card in state.held]

    def answer(self, state: SettlersState, move: int) -> None:
        """One to the hand, the others to the discard pile."""
        seat = state.seat
        card = move - TAKE
        state.held.remove(card)
        to_hand(state, seat, card)
        state.tell_only(only(seat), KEPT, seat, card)
        for rest in state.held:
            discard(state, seat, rest)
        state.held.clear()


class ProduceLocation(PickOp):
    """Let one production location of one's own yield (SET-201, SET-Q37, SET-Q38)."""

    rule: ClassVar[str] = "SET-201"

    def __init__(self, key: str, card: int, exclude: bool) -> None:
        super().__init__(key, card)
        self.exclude: Final = exclude

    def answers(self, state: SettlersState) -> list[int]:
        """Any, common or faction; not itself where the card says so."""
        found = self.found(state, state.seat)
        found.sort()
        return [AIM + card for card in found]

    def found(self, state: SettlersState, seat: int) -> list[int]:
        """The production locations."""
        return [
            location.card
            for location in state.empires[seat]
            if KIND[location.card] == PRODUCTION and not (self.exclude and location.card == self.card)
        ]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        return bool(self.found(state, seat))

    def answer(self, state: SettlersState, move: int) -> None:
        """It yields as it would now."""
        state.agenda += PRODUCE[move - AIM][::-1]


class ActivateDeal(PickOp):
    """Gain the good of one of one's own deals, Trade Route deals too (SET-199, SET-Q68)."""

    rule: ClassVar[str] = "SET-199"

    def answers(self, state: SettlersState) -> list[int]:
        """Any deal of one's own."""
        return [AIM + card for card in own_deals(state, state.seat)]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        return bool(own_deals(state, seat))

    def answer(self, state: SettlersState, move: int) -> None:
        """Its good."""
        yield_deal(state, state.seat, move - AIM)

    def wording(self, state: SettlersState, move: int) -> tuple[str, dict[str, int]]:
        """The good of the deal."""
        return deal_wording(move)
