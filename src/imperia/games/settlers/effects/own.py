"""Ops that build, activate and change one's own empire."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.effects.op import Pick, PickOp, SecretPick
from imperia.games.settlers.empire import location_of, replace
from imperia.games.settlers.gains import give
from imperia.games.settlers.phases.activate import begin_use, usable
from imperia.games.settlers.phases.build import begin_build, can_build
from imperia.games.settlers.piles import forget_hand
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import ACTION, DECK, KIND, NOTHING
from imperia.games.settlers.words import ACTIVATED, AIM, BUILD, BURIED, DECLINE, HIDE, POSTED
from imperia.kernel.events import only


class BuildNow(PickOp):
    """Build a card of one's own faction at once, without discarding a location (SET-162, SET-163, SET-197, SET-Q33)."""

    rule: ClassVar[str] = "SET-197"

    def __init__(self, key: str, card: int, from_deal: bool) -> None:
        super().__init__(key, card)
        self.from_deal: Final = from_deal

    def found(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> list[int]:
        """The faction cards in hand or under the board that can be paid for (SET-164, SET-165, SET-Q32, SET-Q68)."""
        cards = state.deals[seat] if self.from_deal else state.hands[seat]
        return [
            card
            for card in cards
            if DECK[card] == state.factions[seat] and can_build(state, seat, card, stock, due, True)
        ]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """Activation and building are paid in one action (SET-Q33)."""
        return bool(self.found(state, seat, stock, due))

    def answers(self, state: SettlersState) -> list[int]:
        """Any of them."""
        found = self.found(state, state.seat, state.stocks[state.seat], NOTHING)
        found.sort()
        return [BUILD + card for card in found]

    def evident(self, state: SettlersState, move: int) -> bool:
        """Of several faction cards in hand, that only one can be built is nobody else's business."""
        own = [card for card in state.hands[state.seat] if DECK[card] == state.factions[state.seat]]
        return self.from_deal or len(own) == 1

    def answer(self, state: SettlersState, move: int) -> None:
        """It is built with all that follows from building (SET-Q07)."""
        card = move - BUILD
        (state.deals if self.from_deal else state.hands)[state.seat].remove(card)
        begin_build(state, card, True)


class ActivateLocation(PickOp):
    """Use another action location of one's own once more, its price laid on this one (SET-Q36)."""

    rule: ClassVar[str] = "SET-Q36"

    def found(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> list[int]:
        """Those not blocked whose price can be paid, whatever their limit (SET-Q64)."""
        return [
            location.card
            for location in state.empires[seat]
            if KIND[location.card] == ACTION
            and location.card != self.card
            and not location.blocked
            and usable(state, seat, location.card, 1, stock, due)
        ]

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be one."""
        return bool(self.found(state, seat, stock, due))

    def answers(self, state: SettlersState) -> list[int]:
        """Any of them."""
        found = self.found(state, state.seat, state.stocks[state.seat], NOTHING)
        found.sort()
        return [AIM + card for card in found]

    def evident(self, state: SettlersState, move: int) -> bool:
        """Whether others can be used may depend on the hand."""
        others = [
            location
            for location in state.empires[state.seat]
            if KIND[location.card] == ACTION and location.card != self.card and not location.blocked
        ]
        return len(others) == 1

    def answer(self, state: SettlersState, move: int) -> None:
        """It is paid and carried out; its own limit is not touched."""
        state.tell(ACTIVATED, state.seat, move - AIM)
        begin_use(state, move - AIM, self.card, 1)


class MakeFoundation(PickOp):
    """Put a card of the hand face down into the empire as a foundation (SET-176, SET-177)."""

    rule: ClassVar[str] = "SET-176"

    def __init__(self, key: str, card: int, goods: list[int]) -> None:
        super().__init__(key, card)
        self.goods: Final = goods

    def make_pick(self) -> Pick:
        """The card lies face down (SET-Q43)."""
        return SecretPick(self)

    def possible(self, state: SettlersState, seat: int, stock: list[int], due: list[int]) -> bool:
        """There has to be a card."""
        return bool(state.hands[seat])

    def answers(self, state: SettlersState) -> list[int]:
        """Any card of the hand."""
        return [HIDE + card for card in state.hands[state.seat]]

    def answer(self, state: SettlersState, move: int) -> None:
        """This is no razing: nothing is gained but the compensation."""
        seat = state.seat
        forget_hand(state, seat)
        state.hands[seat].remove(move - HIDE)
        state.foundations[seat].append(move - HIDE)
        state.tell_only(only(seat), BURIED, seat, move - HIDE)
        give(state, seat, self.card, self.goods)


class PlaceSamurai(PickOp):
    """Put a samurai of the supply on an own faction location without one, or lose it (SET-153, SET-166)."""

    rule: ClassVar[str] = "SET-166"
    demands: ClassVar[bool] = False

    def __init__(self, key: str, card: int, optional: bool, left: int) -> None:
        super().__init__(key, card)
        self.optional: Final = optional
        # This samurai and those that come after it.
        self.left: Final = left

    def likeness(self) -> str:
        """How many, and whether they may be declined."""
        return f"samurai {self.left} {self.optional}"

    def run(self, state: SettlersState) -> None:
        """With places for no more than there are samurai, each gets one."""
        moves = self.answers(state)
        if moves and not self.optional and len(moves) <= self.left:
            self.answer(state, moves[0])
        elif moves:
            state.agenda.append(self.pick)

    def answers(self, state: SettlersState) -> list[int]:
        """Any place; an optional one may be declined (SET-Q58)."""
        moves = [AIM + card for card in posts(state, state.seat)]
        if moves and self.optional:
            moves.append(DECLINE)
        return moves

    def answer(self, state: SettlersState, move: int) -> None:
        """It stands there; no worker is spent."""
        if move != DECLINE:
            post_samurai(state, move - AIM)


def posts(state: SettlersState, seat: int) -> list[int]:
    """The own faction locations without a samurai (SET-153, SET-154, SET-158)."""
    faction = state.factions[seat]
    found = [
        location.card for location in state.empires[seat] if DECK[location.card] == faction and not location.samurai
    ]
    found.sort()
    return found


def post_samurai(state: SettlersState, card: int) -> None:
    """A samurai stands on a location."""
    replace(state, card, location_of(state, card).guarded(0, 1))
    state.tell(POSTED, state.seat, card)
