"""Cards that lie open in play areas and in the market, with what lies on them and under them, as kinds of fields."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.columns import COLUMN_OF, COLUMN_WORDS
from imperia.games.imperium.laid import EMPTY, FRESH, Laid
from imperia.games.imperium.printed import REGION_TYPES, RESOURCES, SLOT_COUNT
from imperia.games.imperium.words import CARD, REGION_TYPE, TOKEN
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import Card, Cards, Counts, Flag, Maybe, Part, Reading, Record, Several, Tally, Writer
from imperia.kernel.form.observing import COUNTS, FLAG, INDICES, NUMBER
from imperia.kernel.form.schema import MOST


class LaidCard(Record):
    """One card; region icons are mentioned where they count as others."""

    def write(self, value: Any) -> Any:
        written = super().write(value)
        if value.icons == FRESH[value.card].icons:
            del written["icons"]
        return written

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [
            Part("card", INDICES, ["card"], 0, len(COLUMN_WORDS)),
            Part("exhausted", FLAG, ["exhausted"], 0, 1),
            Part("tokens", COUNTS, list(RESOURCES), 0, MOST),
            Part("under", NUMBER, ["under"], 0, MOST),
        ]

    def observe(self, value: Any, out: Writer) -> None:
        laid: Laid = value
        out.number(COLUMN_OF[laid.card] + 1 if laid.card >= 0 else 0)
        out.number(1 if laid.exhausted else 0)
        token: i64
        for token in range(len(RESOURCES)):
            out.number(laid.count(token))
        out.number(len(laid.under))


def laid_card(
    field: str, card: int, exhausted: bool, tokens: list[int], under: list[int], icons: list[int] | None
) -> Laid:
    """The card that was read."""
    return Laid(card, exhausted, tokens, under, FRESH[card].icons if icons is None else icons)


LAID: Final = LaidCard(
    "LaidData",
    [
        ("card", Card(CARD)),
        ("exhausted", Flag()),
        ("tokens", Counts(TOKEN, list, len(RESOURCES))),
        ("under", Cards(CARD)),
        ("icons", Maybe(Counts(REGION_TYPE, list))),
    ],
    laid_card,
)


class Area(Several):
    """The cards in play."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [
            Part("cards", COUNTS, COLUMN_WORDS, 0, MOST),
            Part("exhausted", COUNTS, COLUMN_WORDS, 0, MOST),
            Part("garrisoned", COUNTS, COLUMN_WORDS, 0, MOST),
            Part("tokens", COUNTS, list(RESOURCES), 0, MOST),
            Part("icons", COUNTS, list(REGION_TYPES), 0, MOST),
        ]

    def observe(self, value: Any, out: Writer) -> None:
        columns: i64 = len(COLUMN_WORDS)
        # Where each part begins.
        exhausted, garrisoned, tokens = columns, 2 * columns, 3 * columns
        icons = tokens + len(RESOURCES)
        area: list[Laid] = value
        place: i64
        for laid in area:
            column = COLUMN_OF[laid.card]
            out.count(column)
            if laid.exhausted:
                out.count(exhausted + column)
            for card in laid.under:
                out.count(garrisoned + COLUMN_OF[card])
            for place in range(len(RESOURCES)):
                out.count(tokens + place, laid.count(place))
            for place in range(len(REGION_TYPES)):
                out.count(icons + place, laid.icons[place])
        out.pass_over(icons + len(REGION_TYPES))


class Market(Several):
    """The slots of the market from left to right; one that stays empty is written as "", others may be left out."""

    def write(self, value: Any) -> Any:
        return [self.record.write(laid) if laid.card >= 0 else "" for laid in value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        if len(saved) > SLOT_COUNT:
            raise BadPosition("impossible", field=field, value=len(saved))
        slots = [self.read_one(one, reading, f"{field}[{slot}]") if one else EMPTY for slot, one in enumerate(saved)]
        return slots + [EMPTY] * (SLOT_COUNT - len(slots))

    def tally(self, value: Any, found: Tally) -> None:
        super().tally([laid for laid in value if laid.card >= 0], found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        slots = [part.within(str(slot)) for slot in range(SLOT_COUNT) for part in self.record.parts(seats, seen)]
        return [Part("cards", COUNTS, COLUMN_WORDS, 0, SLOT_COUNT), *slots]

    def observe(self, value: Any, out: Writer) -> None:
        market: list[Laid] = value
        for laid in market:
            if laid.card >= 0:
                out.count(COLUMN_OF[laid.card])
        out.pass_over(len(COLUMN_WORDS))
        for laid in market:
            self.record.observe(laid, out)
