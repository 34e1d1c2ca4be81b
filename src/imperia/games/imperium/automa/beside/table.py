"""A real table as far as it is known: a state with stand-ins for what nobody has told, and what has been said of it."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.beside.errors import Unanswered
from imperia.games.imperium.automa.beside.matters import InMarket, Matter
from imperia.games.imperium.language.voice import sentence
from imperia.games.imperium.printed import DECK, DEVELOPMENT, DISCARD, EXILE, HAND, SLOT_COUNT, own
from imperia.games.imperium.state import CIV, YOU, ImperiumState
from imperia.kernel.signs import Voice

# What is asked anew whenever it matters.
ASKED_PILES: Final = (own(CIV, DECK), own(CIV, DISCARD), own(CIV, DEVELOPMENT), own(YOU, HAND), own(YOU, DECK), EXILE)


class Told:
    """A step of what the C.I.V. does, in words: what, by which rule, and what it comes to here."""

    def __init__(self, text: str, rule: str) -> None:
        self.text: Final = text
        self.rule: Final = rule
        self.details: Final[list[str]] = []


class RealTable:
    """Somebody's own table: what it holds, what he answers, and the steps that were said so far."""

    def __init__(self, state: ImperiumState, known_slots: list[int], answers: list[Any], voice: Voice) -> None:
        self.state: Final = state
        self.voice: Final = voice
        self.answers: Final = answers
        # How many answers have been used.
        self.used: int = 0
        # The matters that are known now, and the slots of the market that are.
        self.known: Final[list[str]] = []
        self.known_slots: Final = known_slots
        self.steps: Final[list[Told]] = []
        # The market cards that it has taken.
        self.taken: Final[list[int]] = []

    def ask(self, matter: Matter) -> int:
        """The answer of the player, which is laid out."""
        if self.used == len(self.answers):
            raise Unanswered(matter)
        answer = matter.read(self.answers[self.used])
        self.used += 1
        matter.lay(self.state, answer)
        return answer

    def open_matters(self, matters: list[Matter]) -> list[Matter]:
        """Those of them that nobody has told yet."""
        return [matter for matter in matters if matter.name not in self.known]

    def settle(self, matters: list[Matter]) -> None:
        """Ask for what is not known."""
        for matter in self.open_matters(matters):
            self.ask(matter)
            self.known.append(matter.name)

    def see_market(self) -> None:
        """Ask for the slots of the market that nobody has told."""
        for slot in range(SLOT_COUNT):
            self.see_slot(slot)

    def sees_market(self) -> bool:
        """True if all slots of the market were told."""
        return len(self.known_slots) == SLOT_COUNT

    def see_slot(self, slot: int) -> None:
        """Ask for a slot of the market unless it was told."""
        if slot not in self.known_slots:
            self.ask(InMarket(slot))
            self.known_slots.append(slot)

    def refilled(self, slot: int) -> None:
        """A new card lies in a slot of the market; nobody has told which."""
        self.known_slots.remove(slot)

    def tell(self, text: str, rule: str) -> None:
        """Say a step."""
        self.steps.append(Told(sentence(text), rule))

    def add(self, key: str, details: dict[str, object] | None = None) -> None:
        """Say what the last step comes to."""
        self.steps[-1].details.append(sentence(self.voice.say(f"beside.{key}", details)))

    def forget(self) -> None:
        """Cards have moved: what was asked may not hold any more."""
        self.known.clear()
        for pile in ASKED_PILES:
            self.state.piles[pile] = []
        self.state.areas[CIV] = []
        self.state.areas[YOU] = []
