"""The locations of an empire as a kind of field."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.settlers.columns import OWN_COLUMNS, OWN_WORDS
from imperia.games.settlers.location import MASK, Location, pack, unpack_all
from imperia.games.settlers.printed import STOCK, STOCK_SIZE
from imperia.games.settlers.state import parties_at
from imperia.games.settlers.words import CARD_NOUN, GOOD
from imperia.kernel.form import (
    Card,
    Cards,
    Counts,
    Deal,
    Flag,
    OfParty,
    Part,
    Pile,
    Record,
    Seat,
    Several,
    Whole,
    Writer,
)
from imperia.kernel.form.observing import COUNTS
from imperia.kernel.form.schema import MOST

NOT_SAID: Final = -1
COLUMNS: Final[vec[i64]] = vec[i64](OWN_COLUMNS)


class Packed(Counts):
    """Goods on a card, kept as one number."""

    def __init__(self) -> None:
        super().__init__(GOOD, pack, STOCK_SIZE, MASK, "SET-010")

    def write(self, value: Any) -> Any:
        return super().write(unpack_all(value))


def laid_out(field: str, *parts: Any) -> Location:
    """The location that was read."""
    return Location(*parts)


LOCATION: Final = Record(
    "LocationData",
    [
        ("card", Card(CARD_NOUN)),
        ("owner", Seat(automas=1, none=True)),
        ("uses", Whole()),
        ("spent", Packed()),
        ("defense", Flag()),
        ("samurai", Flag()),
        ("blocked", Flag()),
        ("marked", Seat(none=True, first=1)),
        ("under", Cards(CARD_NOUN, ordered=False)),
        ("offered", Packed()),
    ],
    laid_out,
)


class Empire(Several):
    """The locations under one party's control: all is seen by everybody but the cards under a Gate."""

    # Few locations have cards under them, and they are found by their card however the empire grows.

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        found += [Pile(f"{name} {CARD_NOUN.words[one.card]}", one.under) for one in value if one.under]

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return [one.holding(sorted(dealt.next()), one.offered) if one.under else one for one in value]

    def parts(self, seats: int, seen: int) -> list[Part]:
        parties = [f"party_{place}" for place in range(parties_at(seats))]
        return [
            Part("built", COUNTS, OWN_WORDS, 0, MOST),
            # Activations that are gone, used or blocked; defense tokens and samurai; cards known to lie under it.
            Part("used", COUNTS, OWN_WORDS, 0, MOST),
            Part("guards", COUNTS, OWN_WORDS, 0, MOST),
            Part("known_under", COUNTS, OWN_WORDS, 0, MOST),
            # How many of them lie in whose empire, and who has a deal with them.
            Part("owners", COUNTS, parties, 0, MOST),
            Part("dealers", COUNTS, parties, 0, MOST),
            Part("offered", COUNTS, list(STOCK), 0, MOST),
            Part("under", COUNTS, ["cards"], 0, MOST),
        ]

    def observe(self, value: Any, out: Writer) -> None:
        eye = out.eye
        parties: i64 = parties_at(eye.seats)
        cards: i64 = len(OWN_WORDS)
        # Where each part begins.
        used = cards
        guards, known, owners = 2 * cards, 3 * cards, 4 * cards
        dealers = owners + parties
        offered = dealers + parties
        under = offered + STOCK_SIZE
        goods = 0
        locations: list[Location] = value
        for location in locations:
            column = COLUMNS[location.card]
            out.count(column)
            out.count(used + column, location.face.limit - location.left)
            out.count(guards + column, location.defense + location.samurai)
            out.count(owners + eye.relative(location.owner))
            if location.marked:
                out.count(dealers + eye.relative(location.marked - 1))
            goods += location.offered
            for card in location.under:
                out.count(under)
                if eye.knows(card):
                    out.count(known + COLUMNS[card])
        if goods:
            for good, count in enumerate(unpack_all(goods)):
                out.put(offered + good, count)
        out.pass_over(under + 1)


class Empires(OfParty):
    """The locations by who controls them; one whose owner is not named lies in the empire of whoever does."""

    def to_save(self, state: Any, party: i64) -> Any:
        controlled: list[Location] = self.get(state, party)
        return [one.lying_with(NOT_SAID) if one.owner == party else one for one in controlled]

    def put(self, state: Any, party: i64, value: Any) -> None:
        controlled: list[Location] = value
        super().put(state, party, [one.lying_with(party) if one.owner == NOT_SAID else one for one in controlled])
