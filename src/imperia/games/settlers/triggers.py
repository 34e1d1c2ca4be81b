"""Features that react (p. 8, 11): what follows a building, a razing or a deal."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARD_COUNT, CARDS
from imperia.games.settlers.features import ALL, ON_BUILD, ON_DEAL, ON_RAZE, Trigger
from imperia.games.settlers.piles import without
from imperia.games.settlers.printed import TARGETS
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import FIRST
from imperia.kernel.agenda import ASKED, Step, missing
from imperia.kernel.asking import TurnChoice


class React(Step[SettlersState]):
    """Each feature of one's empire that answers to what was done (SET-Q06)."""

    def answers(self, trigger: Trigger) -> bool:
        """True if a trigger is about it."""
        raise missing(self, "answers")

    def run(self, state: SettlersState) -> None:
        """Triggers that ask nothing come first; the owner puts the others in order (SET-Q73)."""
        waiting: list[int] = []
        for location in state.empires[state.seat]:
            trigger = location.face.trigger
            if trigger is not None and self.answers(trigger):
                if trigger.effect.asks:
                    waiting.append(location.card)
                else:
                    trigger.effect.at_once(state, Use(location.card, state.seat))
        if waiting:
            state.agenda.append(OrderTriggers(waiting))


class ReactToBuild(React):
    """Each feature that answers to the new location, itself included (SET-109, SET-146, SET-150, SET-Q08, SET-Q59)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def answers(self, trigger: Trigger) -> bool:
        """Colour and deck decide; a location without a colour meets no feature that asks for one (SET-196)."""
        built = CARDS[self.card]
        if trigger.event != ON_BUILD or not trigger.decks & (1 << built.deck):
            return False
        return trigger.colours == ALL or bool(trigger.colours & built.colours)


class ReactToRaze(React):
    """Each feature that answers to a razing (SET-Q34, SET-Q65)."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def answers(self, trigger: Trigger) -> bool:
        return trigger.event == ON_RAZE and bool(trigger.targets & (1 << self.target))


class ReactToDeal(React):
    """Each feature that answers to a deal, whatever the deal (SET-Q25)."""

    def answers(self, trigger: Trigger) -> bool:
        """Every trigger on deals is about every deal."""
        return trigger.event == ON_DEAL


class OrderTriggers(TurnChoice[SettlersState]):
    """Choose the feature that reacts first (SET-Q06)."""

    rule: ClassVar[str] = "SET-Q06"
    continues: ClassVar[bool] = True

    def __init__(self, waiting: list[int]) -> None:
        self.waiting: Final = waiting

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return FIRST.moves(self.waiting)

    def settled(self, state: SettlersState) -> int:
        """The owner is asked only where the order can matter."""
        first = CARDS[self.waiting[0]]
        alike = all(CARDS[card].likeness == first.likeness for card in self.waiting)
        return FIRST.move(first.number) if alike else ASKED

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        card = FIRST.argument(move)
        if len(self.waiting) > 1:
            state.agenda.append(OrderTriggers(without(self.waiting, card)))
        trigger = CARDS[card].trigger
        assert trigger is not None
        trigger.effect.begin(state, Use(card, seat))


REACT_TO_BUILD: Final = [ReactToBuild(card) for card in range(CARD_COUNT)]
REACT_TO_RAZE: Final = [ReactToRaze(target) for target in range(len(TARGETS))]
REACT_TO_DEAL: Final = ReactToDeal()
