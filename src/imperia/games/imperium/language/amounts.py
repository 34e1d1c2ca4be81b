"""Numbers of the content that depend on the position, and how many things a step handles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS, NUMBERS
from imperia.games.imperium.deed import EVENT, Deed
from imperia.games.imperium.ending import scoring_cards
from imperia.games.imperium.language.selectors import (
    IN_PLAY,
    ZONES,
    Selector,
    cards_in,
    listed,
    read_selector,
    read_zones,
)
from imperia.games.imperium.printed import REGION_TYPES, RESOURCES, TYPES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.agenda import missing
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Amount, HandledBefore, Number

NO_SOURCES: Final[list[int]] = []


class Counted(Amount[ImperiumState, Deed]):
    """So many for each so many of something; what is left over is lost."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.times: Final = fields.number("times", 1)
        self.per: Final = fields.number("per", 1)
        # By card, how many it counts, where all of one's own scoring cards are counted by what is printed on them.
        self.weights: list[int] = NO_SOURCES

    def number(self, state: ImperiumState, frame: Deed) -> int:
        """How many of it there are."""
        raise missing(self, "number")

    def number_among(self, state: ImperiumState, frame: Deed, cards: list[int]) -> int:
        """As `number`, for callers that have the scoring cards of whoever resolves it."""
        weights = self.weights
        if not weights:
            return self.number(state, frame)
        count = 0
        for card in cards:
            count += weights[card]
        return count

    def value(self, state: ImperiumState, frame: Deed) -> int:
        return self.times * (self.number(state, frame) // self.per)

    def sources(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards whose icons are counted (IMP-Q151)."""
        return NO_SOURCES

    def each(self, voice: Voice, count: int) -> str:
        """So many of what is counted."""
        raise missing(self, "each")


class CountCards(Counted):
    """Cards, or the icons of a category on them (IMP-Q57 to IMP-Q59); in every scoring zone if none is named."""

    word: ClassVar[str] = "count"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        selector = read_selector(fields, "count")
        self.selector: Final = selector
        if selector.by_print and not selector.zones and not selector.others:
            self.weights = [selector.weight(card) * selector.fit[card] for card in NUMBERS]

    def number(self, state: ImperiumState, frame: Deed) -> int:
        """One's own, or those of all others together (IMP-Q61)."""
        if self.weights:
            return self.number_among(state, frame, scoring_cards(state, frame.actor))
        selector = self.selector
        if not selector.others:
            return selector.total(self.found(state, frame, frame.actor))
        count = 0
        for seat in range(state.players()):
            if seat != frame.actor:
                count += selector.total(self.found(state, frame, seat))
        return count

    def found(self, state: ImperiumState, frame: Deed, seat: int) -> list[int]:
        """The cards of a player that are counted."""
        selector = self.selector
        if selector.zones:
            return selector.cards_of(state, frame, seat)
        return [card for card in scoring_cards(state, seat) if selector.fits(state, frame, card)]

    def sources(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards that are counted."""
        return self.found(state, frame, frame.actor)

    def each(self, voice: Voice, count: int) -> str:
        """So many of the cards, and where."""
        selector = self.selector
        number = None if count == 1 else count
        if len(selector.zones) == 1 and selector.zones != ONLY_PLAY and selector.under is None:
            there = f"select.at_{ZONES[selector.zones[0]]}"
            return voice.say(there, {"cards": selector.said.say(voice, number)})
        text = selector.say(voice, number)
        if selector.others:
            return voice.say("select.of_others", {"cards": text})
        return voice.say("select.in_play", {"cards": text}) if selector.zones == [IN_PLAY] else text


class CountIcons(Counted):
    """Icons of region types or of types (IMP-Q58); those in play as they count now (IMP-Q33)."""

    word: ClassVar[str] = "icons"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        icons = listed(fields, "icons")
        for icon in icons:
            if icon not in REGION_TYPES and icon not in TYPES:
                raise fields.wrong(f"icons: {icon!r}")
        self.icons: Final = icons
        self.regions: Final = [REGION_TYPES.index(icon) for icon in icons if icon in REGION_TYPES]
        self.types: Final = [TYPES.index(icon) for icon in icons if icon in TYPES]
        self.zones: Final = read_zones(fields, "in")
        if not self.zones:
            self.weights = [self.shown(card, CARDS[card].region_types) for card in NUMBERS]

    def number(self, state: ImperiumState, frame: Deed) -> int:
        count = 0
        if self.zones == ONLY_PLAY:
            for laid in state.areas[frame.actor]:
                count += self.shown(laid.card, laid.icons)
            return count
        for card in self.cards(state, frame.actor):
            count += self.shown(card, CARDS[card].region_types)
        return count

    def cards(self, state: ImperiumState, seat: int) -> list[int]:
        """The cards that are looked at."""
        if not self.zones:
            return scoring_cards(state, seat)
        return [card for zone in self.zones for card in cards_in(state, seat, zone)]

    def shown(self, card: int, icons: list[int]) -> int:
        """How many of the icons a card shows."""
        count = 0
        for one in self.regions:
            count += icons[one]
        for one in self.types:
            count += CARDS[card].types >> one & 1
        return count

    def each(self, voice: Voice, count: int) -> str:
        """So many of the icons, and where."""
        signs = [sign("type" if icon in TYPES else "region_type", icon) for icon in self.icons]
        named = {"count": count, "icons": voice.say("effect.or_sign").join(signs)}
        text = voice.say("select.icon" if count == 1 else "select.icons", named)
        return voice.say("select.in_play", {"cards": text}) if self.zones else text

    def sources(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards in play that show one of the icons."""
        return [laid.card for laid in state.areas[frame.actor] if self.shown(laid.card, laid.icons)]


ONLY_PLAY: Final = [IN_PLAY]


class CountTokens(Counted):
    """The player's own tokens; those on cards do not count (IMP-Q144)."""

    word: ClassVar[str] = "have"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("have", RESOURCES)

    def number(self, state: ImperiumState, frame: Deed) -> int:
        """As many as the player has."""
        return state.have(frame.actor, self.token)

    def each(self, voice: Voice, count: int) -> str:
        return sign("token", RESOURCES[self.token], None if count == 1 else count)


class PoorerPlayers(Counted):
    """The other players who own fewer of a token."""

    word: ClassVar[str] = "players_with_less"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("players_with_less", RESOURCES)

    def number(self, state: ImperiumState, frame: Deed) -> int:
        """Everybody with less."""
        mine = state.have(frame.actor, self.token)
        count = 0
        for seat in range(state.players()):
            if state.have(seat, self.token) < mine:
                count += 1
        return count

    def each(self, voice: Voice, count: int) -> str:
        """Another player who is poorer."""
        return voice.say("select.poorer", {"token": sign("token", RESOURCES[self.token])})


class EventNumber(Amount[ImperiumState, Deed]):
    """How many cards or tokens set the ability off (IMP-Q99)."""

    word: ClassVar[str] = "event"

    def __init__(self, fields: Fields) -> None:
        fields.fixed("event", "n")

    def value(self, state: ImperiumState, frame: Deed) -> int:
        """As many as the trigger told."""
        return frame.number(EVENT)


AMOUNTS: Final = (CountCards, CountIcons, CountTokens, PoorerPlayers, EventNumber)

EXACTLY: Final = 0
UP_TO: Final = 1
ANY: Final = 2
ALL: Final = 3


@final
class Quantity:
    """How many things a step handles: a number, up to a number, any number, or all there are."""

    def __init__(self, kind: int, amount: Amount[ImperiumState, Deed], least: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        # With all there are: how many there have to be for a price to be paid.
        self.least: Final = least
        # True if the player says how many.
        self.free: Final = kind in (UP_TO, ANY)

    def most(self, state: ImperiumState, frame: Deed, there: int) -> int:
        """How many it is at most, where so many are there."""
        return there if self.kind in (ANY, ALL) else min(there, self.amount.value(state, frame))

    def needed(self, state: ImperiumState, frame: Deed) -> int:
        """How many there have to be so that it can be done in full."""
        if self.kind == EXACTLY:
            return self.amount.value(state, frame)
        return self.least

    def number(self) -> int:
        """The number as it is printed."""
        assert isinstance(self.amount, Number)
        return self.amount.number

    def of_cards(self, voice: Voice, selector: Selector) -> str:
        """So many of the cards that are meant."""
        if selector.this:
            return selector.say(voice, 1)
        if self.kind == EXACTLY and isinstance(self.amount, Number):
            return selector.say(voice, self.amount.number)
        if self.kind == UP_TO and isinstance(self.amount, Number):
            return voice.say("quantity.up_to", {"what": selector.say(voice, self.amount.number)})
        if self.kind == ANY:
            return voice.say("quantity.any", {"what": selector.say(voice, 1)})
        return voice.say("quantity.all", {"what": selector.say(voice, None)})

    def of_things(self, voice: Voice, noun: str, word: str) -> str:
        """So many of a thing that has a sign."""
        if self.kind == UP_TO and isinstance(self.amount, Number):
            return voice.say("quantity.up_to", {"what": sign(noun, word, self.amount.number)})
        if self.kind == ALL:
            return voice.say("quantity.all_least", {"what": sign(noun, word), "least": self.least})
        return said_of(voice, self.amount, noun, word)


def said_of(voice: Voice, amount: Amount[ImperiumState, Deed], noun: str, word: str) -> str:
    """An amount of a thing that has a sign."""
    if isinstance(amount, Number):
        return sign(noun, word, amount.number)
    if isinstance(amount, Counted):
        return voice.say(
            "quantity.per", {"what": sign(noun, word, amount.times), "each": amount.each(voice, amount.per)}
        )
    if isinstance(amount, HandledBefore):
        return voice.say("quantity.for_each", {"what": sign(noun, word, amount.times)})
    return voice.say("quantity.as_many", {"what": sign(noun, word)})


def read_quantity(fields: Fields) -> Quantity:
    """The field `n`; one if it is not there."""
    found = fields.value("n", 1)
    if found == "any":
        return Quantity(ANY, Number(0), 0)
    if found == "all":
        return Quantity(ALL, Number(0), fields.number("min", 0))
    if isinstance(found, dict) and "upto" in found:
        part = fields.part("n")
        quantity = Quantity(UP_TO, Number(part.number("upto")), 0)
        part.close()
        return quantity
    return Quantity(EXACTLY, fields.amount("n", 1), 0)
