"""The C.I.V. as it is seen, and the reasons for what it did."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from imperia.games.imperium.cards import CARDS, WORDS
from imperia.games.imperium.hoard import ASIDE, card_at
from imperia.games.imperium.printed import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    HISTORY,
    ICONS,
    JOURNEY,
    NATION_DECK,
    NATION_WORDS,
    RESOURCES,
    own,
)
from imperia.games.imperium.solo_content import CIV_DATA, ROW_DATA
from imperia.games.imperium.solo_tables import JOURNEY_ROWS, LEVELS, TABLES
from imperia.games.imperium.state import CIV, CIV_JOURNEY, ImperiumState
from imperia.games.imperium.words import CARD
from imperia.kernel.position import write

PLACES: Final[dict[str, tuple[str, int]]] = {
    row.id: (table.state, place)
    for nation in CIV_DATA.nations
    for table in nation.tables
    for place, row in enumerate(table.rows, start=1)
}


class DoubtView(msgspec.Struct, frozen=True):
    """A symbol of a row that could not be read for certain: what it was taken for, and what else it may be."""

    field: str
    chosen: list[str]
    alternatives: list[list[str]]


class RowView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A row: by what cards match it, where it was read, and doubts."""

    row: str = ""
    # The side of the State card for which it holds, and its place from the top; none for a journey card.
    side: str = ""
    place: int = 0
    by: str = ""
    value: str = ""
    source: str = ""
    unsure: list[DoubtView] = []


class ActionView(RowView, frozen=True, omit_defaults=True, kw_only=True):
    """A card that the C.I.V. resolved, and the row that it took.

    Without a row it was unrest, or nothing could be done.
    """

    card: str


class SlotView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot: whether a card lies there and, where the seat knows it, which."""

    slot: int
    filled: bool = False
    card: str = ""
    # An exhaust token lies there for good (IMP-294).
    blocked: bool = False


class CivView(msgspec.Struct, frozen=True):
    """The opponent's side of the table."""

    nation: str
    state: str
    level: str
    tokens: dict[str, int]
    # The die of its last turn, the card under it in its turn, and its slots.
    die: int
    aside: bool
    slots: list[SlotView]
    deck: int
    # The cards of its deck that the seat knows, from the top.
    deck_known: list[str]
    discard: list[str]
    # In the order in which they were played.
    area: list[str]
    history_size: int
    history: list[str]
    dynasty: int
    # The dynasty cards that lie open or whose place is known, from the top; "" for an unknown one.
    dynasty_known: list[str]
    quests: int
    # Its journey cards, the one that holds first.
    journey: list[str]
    crowned: bool
    # The rows that hold now, from top to bottom, and that of its journey card.
    table: list[RowView]
    # What it did in its last turn, in order.
    resolved: list[ActionView]


def see_civ(state: ImperiumState, seat: int | None) -> CivView:
    """All that a seat may know of it."""
    piles = [state.piles[own(CIV, pile)] for pile in range(JOURNEY + 1)]
    nation = state.nations[CIV]
    return CivView(
        nation=NATION_WORDS[nation] if nation >= 0 else "",
        state=ICONS[state.is_empire(CIV)],
        level=LEVELS[state.terms.level].word,
        tokens={word: state.have(CIV, token) for token, word in enumerate(RESOURCES) if state.have(CIV, token)},
        die=state.die,
        aside=bool(state.slots & ASIDE),
        slots=see_slots(state, seat),
        deck=len(piles[DECK]),
        deck_known=[WORDS[card] for card in reversed(piles[DECK]) if state.hidden.knows(seat, card)],
        discard=write(CARD, piles[DISCARD]),
        area=[WORDS[laid.card] for laid in state.areas[CIV] if not CARDS[laid.card].power],
        history_size=len(piles[HISTORY]),
        history=[WORDS[card] for card in piles[HISTORY] if state.hidden.knows(seat, card)],
        dynasty=len(piles[NATION_DECK]),
        dynasty_known=[WORDS[card] if state.hidden.knows(seat, card) else "" for card in reversed(piles[NATION_DECK])],
        quests=len(piles[DEVELOPMENT]),
        journey=[WORDS[card] for card in reversed(piles[JOURNEY])],
        crowned=bool(state.crowned >> CIV & 1),
        table=see_table(state, nation),
        resolved=[
            see_action(state.resolved[place], state.resolved[place + 1]) for place in range(0, len(state.resolved), 2)
        ],
    )


def see_slots(state: ImperiumState, seat: int | None) -> list[SlotView]:
    """Its slots from left to right."""
    level = LEVELS[state.terms.level]
    found: list[SlotView] = []
    for slot in sorted([*level.slots, *level.blocked]):
        card = card_at(state, slot)
        known = card >= 0 and state.hidden.knows(seat, card)
        found.append(SlotView(slot, card >= 0, WORDS[card] if known else "", slot in level.blocked))
    return found


def see_table(state: ImperiumState, nation: int) -> list[RowView]:
    """The rows of its nation for the side of its State card, and the row of its journey card."""
    journey = state.piles[CIV_JOURNEY]
    rows = [*TABLES[nation][state.is_empire(CIV)], *([JOURNEY_ROWS[journey[-1]]] if journey else [])]
    return [RowView(**see_row(row.number)) for row in rows]


def see_action(card: int, row: int) -> ActionView:
    """A card and the row that was resolved for it."""
    return ActionView(card=WORDS[card], **see_row(row)) if row >= 0 else ActionView(card=WORDS[card])


def see_row(row: int) -> dict[str, Any]:
    """A row, as it is told."""
    data = ROW_DATA[row]
    side, place = PLACES.get(data.id, ("", 0))
    return {
        "row": data.id,
        "side": side,
        "place": place,
        "by": data.match.by,
        "value": data.match.value,
        "source": data.source,
        "unsure": see_doubts(row),
    }


def see_doubts(row: int) -> list[DoubtView]:
    """The symbols of a row that could not be read for certain."""
    return [
        DoubtView(one.field, as_words(one.chosen), [as_words(other) for other in one.alternatives])
        for one in ROW_DATA[row].unsure
    ]


def as_words(reading: str | list[str]) -> list[str]:
    """One symbol, or several side by side."""
    return [reading] if isinstance(reading, str) else reading
