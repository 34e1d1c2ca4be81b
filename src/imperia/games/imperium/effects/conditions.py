"""Conditions of the content."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.effects.deed import Deed
from imperia.games.imperium.effects.selectors import ZONES, locate, read_selector
from imperia.games.imperium.printed import EMPIRE, ICONS, RESOURCES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.lexicon import Fields
from imperia.kernel.values import Condition


class StateIs(Condition[ImperiumState, Deed]):
    """The State card shows that side (IMP-197)."""

    word: ClassVar[str] = "state"

    def __init__(self, fields: Fields) -> None:
        self.icon: Final = fields.word("state", ICONS)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        """As it lies now."""
        return state.is_empire(frame.actor) == (self.icon == EMPIRE)


class Exists(Condition[ImperiumState, Deed]):
    """There is such a card."""

    word: ClassVar[str] = "exists"

    def __init__(self, fields: Fields) -> None:
        self.selector: Final = read_selector(fields, "exists")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        """At least one; a card that an earlier step handled need not lie where effects can reach it any more."""
        selector = self.selector
        if selector.ref and not selector.zones:
            return any(selector.fits(state, frame, card) for card in frame.cards(selector.ref))
        return bool(selector.cards(state, frame))


class CountAtLeast(Condition[ImperiumState, Deed]):
    """There are so many such cards."""

    word: ClassVar[str] = "count"

    def __init__(self, fields: Fields) -> None:
        self.selector: Final = read_selector(fields, "count")
        self.least: Final = fields.number("at_least")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        """So many, or more."""
        return self.selector.total(self.selector.cards(state, frame)) >= self.least


class HaveAtLeast(Condition[ImperiumState, Deed]):
    """The player has so many tokens."""

    word: ClassVar[str] = "have"

    def __init__(self, fields: Fields) -> None:
        self.token: Final = fields.word("have", RESOURCES)
        self.least: Final = fields.number("at_least")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        """So many, or more."""
        return state.have(frame.actor, self.token) >= self.least


class LiesIn(Condition[ImperiumState, Deed]):
    """This card lies in a zone (IMP-119)."""

    word: ClassVar[str] = "where"

    def __init__(self, fields: Fields) -> None:
        self.zone: Final = fields.word("where", ZONES)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        """Wherever it lies now."""
        return locate(state, frame.actor, frame.card) == self.zone


CONDITIONS: Final = (StateIs, Exists, CountAtLeast, HaveAtLeast, LiesIn)
