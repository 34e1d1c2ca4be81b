"""Features that react (p. 8, 11): what follows a building, a razing or a deal."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.abilities import LIKENESS, REACT, REACT_ASKS
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    ALL,
    CARD_COUNT,
    COLOUR,
    DECK,
    ON_BUILD,
    ON_DEAL,
    ON_RAZE,
    TARGETS,
    TRIGGER_COLOURS,
    TRIGGER_DECKS,
    TRIGGER_EVENT,
    TRIGGER_TARGETS,
)
from imperia.games.settlers.words import FIRST
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


def react(state: SettlersState, cards: list[int]) -> None:
    """Triggers that ask nothing come first; the owner puts the others in order (SET-Q06, SET-Q73)."""
    for card in cards:
        if REACT_ASKS[card]:
            state.pending.append(card)
        else:
            for op in REACT[card]:
                op.run(state)
    if state.pending:
        state.agenda.append(REACT_NEXT)


class ReactToBuild(Step[SettlersState]):
    """Each feature that answers to the new location, itself included (SET-109, SET-146, SET-150, SET-Q08, SET-Q59)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def parts(self) -> list[Any]:
        """The card that was built."""
        return [self.card]

    def run(self, state: SettlersState) -> None:
        """Colour and deck decide; a location without a colour meets no feature that asks for one (SET-196)."""
        found: list[int] = []
        for location in state.empires[state.seat]:
            card = location.card
            if (
                TRIGGER_EVENT[card] == ON_BUILD
                and (TRIGGER_COLOURS[card] == ALL or TRIGGER_COLOURS[card] & COLOUR[self.card])
                and TRIGGER_DECKS[card] & (1 << DECK[self.card])
            ):
                found.append(card)
        react(state, found)


class ReactToRaze(Step[SettlersState]):
    """Each feature that answers to a razing (SET-Q34, SET-Q65)."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def parts(self) -> list[Any]:
        """What was razed: a card of the hand, an enemy's location, one's own."""
        return [self.target]

    def run(self, state: SettlersState) -> None:
        """The kind of target decides."""
        found: list[int] = []
        for location in state.empires[state.seat]:
            card = location.card
            if TRIGGER_EVENT[card] == ON_RAZE and TRIGGER_TARGETS[card] & (1 << self.target):
                found.append(card)
        react(state, found)


class ReactToDeal(Step[SettlersState]):
    """Each feature that answers to a deal (SET-Q25)."""

    def run(self, state: SettlersState) -> None:
        """Whatever the deal."""
        cards = [location.card for location in state.empires[state.seat]]
        react(state, [card for card in cards if TRIGGER_EVENT[card] == ON_DEAL])


def all_alike(cards: list[int]) -> bool:
    """True if it does not matter which comes first."""
    return all(LIKENESS[card] == LIKENESS[cards[0]] for card in cards)


class ReactNext(Step[SettlersState]):
    """Carry the waiting triggers out one at a time (SET-Q06)."""

    def run(self, state: SettlersState) -> None:
        """The owner is asked only where the order can matter."""
        if not state.pending:
            return
        if all_alike(state.pending):
            run_trigger(state, state.pending[0])
        else:
            state.agenda.append(ORDER_TRIGGERS)


def run_trigger(state: SettlersState, card: int) -> None:
    """One trigger, then the next."""
    state.pending.remove(card)
    state.agenda.append(REACT_NEXT)
    state.agenda += REACT[card][::-1]


class OrderTriggers(TurnChoice[SettlersState]):
    """Choose the feature that reacts first (SET-Q06)."""

    rule: ClassVar[str] = "SET-Q06"
    continues: ClassVar[bool] = True

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any that waits."""
        return [FIRST + card for card in sorted(state.pending)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It reacts."""
        run_trigger(state, move - FIRST)


REACT_TO_BUILD: Final = [ReactToBuild(card) for card in range(CARD_COUNT)]
REACT_TO_RAZE: Final = [ReactToRaze(target) for target in range(len(TARGETS))]
REACT_TO_DEAL: Final = ReactToDeal()
REACT_NEXT: Final = ReactNext()
ORDER_TRIGGERS: Final = OrderTriggers()
