"""Conditions of the content."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.selectors import ZONES, Selector, locate, read_selector
from imperia.games.imperium.printed import EMPIRE, ICONS, RESOURCES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Condition, Not


class StateIs(Condition[ImperiumState, Deed]):
    """The State card shows that side (IMP-197)."""

    word: ClassVar[str] = "state"

    def __init__(self, fields: Fields) -> None:
        self.icon: Final = fields.word("state", ICONS)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return state.is_empire(frame.actor) == (self.icon == EMPIRE)

    def say(self, voice: Voice) -> str:
        return voice.say("condition.state", {"state": sign("state", ICONS[self.icon])})


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

    def say(self, voice: Voice) -> str:
        """The card, and where it has to be."""
        selector = self.selector
        if selector.ref:
            return voice.say("condition.was", {"cards": selector.said.say(voice, 1)})
        return voice.say("condition.exists", {"cards": there(voice, selector, 1)})

    def say_not(self, voice: Voice) -> str:
        """The card that must not be there."""
        if self.selector.ref:
            return voice.say("condition.not", {"condition": self.say(voice)})
        return voice.say("condition.exists_not", {"cards": there(voice, self.selector, None)})


def there(voice: Voice, selector: Selector, count: int | None) -> str:
    """So many of the cards that are meant, where they have to be."""
    said = selector.said.say(voice, count)
    if selector.under is not None:
        return voice.say("select.under", {"cards": said, "host": selector.under.say(voice, None)})
    return voice.say(f"select.at_{ZONES[selector.zones[0]]}", {"cards": said})


class Unless(Not[ImperiumState, Deed]):
    """Another condition does not hold."""

    def say(self, voice: Voice) -> str:
        if isinstance(self.other, Exists):
            return self.other.say_not(voice)
        return super().say(voice)


class CountAtLeast(Condition[ImperiumState, Deed]):
    """There are so many such cards."""

    word: ClassVar[str] = "count"

    def __init__(self, fields: Fields) -> None:
        self.selector: Final = read_selector(fields, "count")
        self.least: Final = fields.number("at_least")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return self.selector.total(self.selector.cards(state, frame)) >= self.least

    def say(self, voice: Voice) -> str:
        cards = voice.say("quantity.at_least", {"what": there(voice, self.selector, self.least)})
        return voice.say("condition.exists", {"cards": cards})


class HaveAtLeast(Condition[ImperiumState, Deed]):
    """The player has so many tokens."""

    word: ClassVar[str] = "have"

    def __init__(self, fields: Fields) -> None:
        self.token: Final = fields.word("have", RESOURCES)
        self.least: Final = fields.number("at_least")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return state.have(frame.actor, self.token) >= self.least

    def say(self, voice: Voice) -> str:
        tokens = sign("token", RESOURCES[self.token], self.least)
        return voice.say("condition.exists", {"cards": voice.say("quantity.at_least", {"what": tokens})})


class LiesIn(Condition[ImperiumState, Deed]):
    """This card lies in a zone (IMP-119)."""

    word: ClassVar[str] = "where"

    def __init__(self, fields: Fields) -> None:
        self.zone: Final = fields.word("where", ZONES)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return locate(state, frame.actor, frame.card) == self.zone

    def say(self, voice: Voice) -> str:
        return voice.say(f"condition.where_{ZONES[self.zone]}")


CONDITIONS: Final = (Unless, StateIs, Exists, CountAtLeast, HaveAtLeast, LiesIn)
