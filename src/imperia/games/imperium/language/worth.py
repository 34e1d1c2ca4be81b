"""The worth of a card at the end (p. 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS, DEPENDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.language.amounts import Counted
from imperia.games.imperium.language.passives import CardCondition
from imperia.games.imperium.printed import MOST_VARIABLE
from imperia.games.imperium.solo_tables import VARIABLE_VALUE
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.agenda import missing
from imperia.kernel.lexicon import Fields, Lexicon
from imperia.kernel.signs import Voice, sign


class Worth:
    """The victory points of a card."""

    def points(self, state: ImperiumState, frame: Deed) -> int:
        raise missing(self, "points")

    def points_among(self, state: ImperiumState, frame: Deed, cards: list[int]) -> int:
        """As `points`, for callers that have all scoring cards of the player."""
        return self.points(state, frame)

    def always(self) -> int:
        """Its points wherever the card lies, or DEPENDS."""
        return DEPENDS

    def for_civ(self) -> int:
        """Its points for the C.I.V. (IMP-276, IMP-291, IMP-Q119)."""
        raise missing(self, "for_civ")

    def say(self, voice: Voice) -> str:
        """Its worth in words; empty where the number is all there is to say."""
        return ""


class Fixed(Worth):
    """A number as it is printed, also below nought (IMP-123)."""

    def __init__(self, fields: Fields) -> None:
        self.number: Final = fields.number("fixed")

    def points(self, state: ImperiumState, frame: Deed) -> int:
        return self.number

    def always(self) -> int:
        return self.number

    def for_civ(self) -> int:
        return self.number


class Case:
    """A number that counts under a condition."""

    def __init__(self, fields: Fields) -> None:
        self.condition: Final[CardCondition] = fields.condition("if")
        self.number: Final = fields.number("vp")
        fields.close()


class Conditional(Worth):
    """The number of the first condition that holds, otherwise another one (IMP-124)."""

    def __init__(self, fields: Fields) -> None:
        self.cases: Final = [Case(part) for part in fields.parts("conditional")]
        self.otherwise: Final = fields.number("else", 0)

    def points(self, state: ImperiumState, frame: Deed) -> int:
        for case in self.cases:
            if case.condition.holds(state, frame):
                return case.number
        return self.otherwise

    def for_civ(self) -> int:
        """The highest of them."""
        return max([self.otherwise, *[case.number for case in self.cases]])

    def say(self, voice: Voice) -> str:
        """The numbers with their conditions, then the number otherwise."""
        said: list[str] = []
        for case in self.cases:
            named = {"points": sign("thing", "vp", case.number), "condition": case.condition.say(voice)}
            said.append(voice.say("vp.case", named))
        text = voice.say("vp.and").join(said)
        if not self.otherwise:
            return text
        return voice.say("vp.otherwise", {"cases": text, "points": sign("thing", "vp", self.otherwise)})


class Rate:
    """So many points for each so many of something."""

    def __init__(self, fields: Fields) -> None:
        self.points: Final = fields.number("vp")
        self.per: Final = fields.number("per")
        amount = fields.amount("of")
        assert isinstance(amount, Counted)
        self.amount: Final[Counted] = amount
        fields.close()


class Variable(Worth):
    """A number that is worked out, never more than ten for one card (IMP-125, IMP-126, IMP-Q95)."""

    def __init__(self, fields: Fields) -> None:
        part = fields.part("variable")
        rates = part.parts("sum") if part.has("sum") else [part]
        self.rates: Final = [Rate(one) for one in rates]
        part.close()

    def points_among(self, state: ImperiumState, frame: Deed, cards: list[int]) -> int:
        """Each part is rounded down for itself."""
        points = 0
        for rate in self.rates:
            amount = rate.amount
            number = amount.times * (amount.number_among(state, frame, cards) // amount.per)
            points += rate.points * (number // rate.per)
        return min(points, MOST_VARIABLE)

    def points(self, state: ImperiumState, frame: Deed) -> int:
        """Each part is rounded down for itself."""
        points = 0
        for rate in self.rates:
            points += rate.points * (rate.amount.value(state, frame) // rate.per)
        return min(points, MOST_VARIABLE)

    def for_civ(self) -> int:
        return VARIABLE_VALUE

    def say(self, voice: Voice) -> str:
        """So many points for each so many of something."""
        said: list[str] = []
        for rate in self.rates:
            each = rate.amount.each(voice, rate.per)
            named = {"points": sign("thing", "vp", rate.points), "number": rate.per, "each": each}
            said.append(voice.say("vp.rate", named))
        return voice.say("vp.and").join(said)


def read_worth(lexicon: Lexicon, key: str, declared: Mapping[str, Any]) -> Worth:
    """The worth of a card, as the card says it."""
    fields = Fields(lexicon, key, declared)
    worth: Worth
    if fields.has("fixed"):
        worth = Fixed(fields)
    elif fields.has("conditional"):
        worth = Conditional(fields)
    else:
        worth = Variable(fields)
    fields.close()
    return worth


def points(state: ImperiumState, seat: int, card: int) -> int:
    """The worth of a card to a player as it lies now (IMP-119, IMP-123 to IMP-125)."""
    worth = CARDS[card].worth
    return worth.points(state, deed_of(seat, card)) if worth is not None else 0


def sum_of_points(state: ImperiumState, seat: int, cards: list[int]) -> i64:
    """The worth of all scoring cards of a player together."""
    found: i64 = 0
    for card in cards:
        printed = CARDS[card]
        if printed.points != DEPENDS:
            found += printed.points
        elif printed.worth is not None:
            found += printed.worth.points_among(state, deed_of(seat, card), cards)
    return found
