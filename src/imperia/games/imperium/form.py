"""Every field of a position of Imperium: of what kind it is, and who may see it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.belongings import (
    PLAYERS,
    Accession,
    Development,
    Hand,
    NationDeck,
    OtherCards,
    OwnPile,
    Power,
    PowerSide,
    Quests,
    Resources,
    StateCard,
    Tokens,
)
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.columns import (
    COLUMN_WORDS,
    COLUMNS,
    ONE_COLUMN,
    ONE_WORD,
    OWN_COLUMNS,
    OWN_WORDS,
)
from imperia.games.imperium.hoard import DIE, slots_of
from imperia.games.imperium.printed import (
    ACTION,
    BOXES,
    CIVILISED,
    COMMON_COUNT,
    COMMON_PILES,
    DECK,
    DEVELOPMENT,
    DEVELOPMENT_EXHAUST,
    DISCARD,
    EXHAUST,
    FAME,
    HAND,
    HISTORY,
    ICONS,
    JOURNEY,
    MAIN_DECK,
    NATION_DECK,
    NATION_EXHAUST,
    REGION,
    RESOURCES,
    SIDES,
    TRADITION,
    UNREST,
)
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.spread import LAID, Area, Market
from imperia.games.imperium.state import ENDINGS, ORDERS, ImperiumState
from imperia.games.imperium.underway import actor, resolving, waiting
from imperia.games.imperium.words import CARD, CAUSE, ICON, NATION, ROW, TOKEN
from imperia.kernel.form import (
    HELD,
    LOOKED,
    Cards,
    Counts,
    Field,
    Flag,
    Form,
    Mask,
    Maybe,
    Named,
    Observed,
    OfParty,
    OneOf,
    Open,
    Parties,
    Pointer,
    Pointers,
    Reading,
    Seat,
    Thing,
    Told,
    Whole,
    Writer,
)
from imperia.kernel.form.schema import either, list_of, whole
from imperia.kernel.words import Noun

# What comes next in a position that is not a saved one.
STEPS: Final = ("turn", "cleanup", "civ", "solstice", "round", "end")


def players_at(seats: int) -> int:
    """The seats, and the opponent of the solo game."""
    return max(2, seats)


def each_once(things: list[int]) -> list[int]:
    """A set, as a list in order."""
    return sorted(set(things))


def cards_there() -> Cards:
    """Cards of all kinds."""
    return Cards(CARD, columns=COLUMNS, words=COLUMN_WORDS)


def own_cards() -> Cards:
    """Cards of a player's own nation."""
    return Cards(CARD, columns=OWN_COLUMNS, words=OWN_WORDS)


def counted(only: list[int] | None = None, rule: str = "") -> Cards:
    """Cards of which a learner is told how many there are, and where they lie face down how many of them are known."""
    return Cards(CARD, only=only, rule=rule, columns=ONE_COLUMN, words=ONE_WORD)


# Cards that are only named.
NAMED_CARDS: Final = Pointers(CARD, COLUMNS, COLUMN_WORDS)


# The middle


def deck_of(category: int) -> Cards:
    """A deck of one category that fills the market."""
    return counted([card.number for card in CARDS if card.is_of(category)], "IMP-055")


class CommonPiles(Field):
    """The piles that belong to nobody, which are the first ones of a state."""

    def get(self, state: Any, party: i64) -> Any:
        table: ImperiumState = state
        return table.piles[:COMMON_COUNT]

    def put(self, state: Any, party: i64, value: Any) -> None:
        state.piles[:COMMON_COUNT] = value


MAIN_CARDS: Final = [card.number for card in CARDS if card.nation < 0 and any(card.categories[: MAIN_DECK + 1])]
FAME_CARDS: Final = [card.number for card in CARDS if card.is_of(FAME) and not card.not_drawn]
ALL_UNREST: Final = [card.number for card in CARDS if card.is_of(UNREST)]
PILES: Final = Named(
    "PilesData",
    [
        ("region_deck", deck_of(REGION)),
        ("tradition_deck", deck_of(TRADITION)),
        ("civilised_deck", deck_of(CIVILISED)),
        ("main_deck", counted(MAIN_CARDS, "IMP-056")),
        ("fame_deck", counted(FAME_CARDS, "IMP-053")),
        ("unrest_pile", Open(CARD, only=ALL_UNREST, rule="IMP-051", columns=ONE_COLUMN, words=ONE_WORD)),
        ("exile", Open(CARD, columns=COLUMNS, words=COLUMN_WORDS)),
        ("removed", counted(FAME_CARDS, "IMP-053")),
        ("out", Open(CARD, columns=COLUMNS, words=COLUMN_WORDS)),
    ],
)
assert [word for word, _ in PILES.kinds] == list(COMMON_PILES)


# Players


class Settled(Thing):
    """The nation of a player, who has it before all else is laid out."""

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return None


# The opponent of the solo game

SLOT: Final = Noun("slot", ["die", *[f"slot_{slot}" for slot in range(1, DIE + 1)]])


def tell_slots(state: ImperiumState) -> list[int]:
    """The slot of each card of its hand."""
    return slots_of(state)


def filled_slots(state: ImperiumState) -> int:
    """The slots under which a card lies, as a mask."""
    return state.slots


class Resolved(Pointers):
    """Cards that the opponent has resolved in its turn, each followed by its row or by none."""

    def write(self, value: Any) -> Any:
        return [(ROW if place % 2 else CARD).words[one] if one >= 0 else "" for place, one in enumerate(value)]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return [
            reading.thing(ROW if place % 2 else CARD, word, field) if word or not place % 2 else -1
            for place, word in enumerate(saved)
        ]

    def observe(self, value: Any, out: Writer) -> None:
        super().observe(value[::2], out)


# The table


def common_box(state: ImperiumState) -> int:
    """The box of the common cards."""
    return state.terms.common


def level(state: ImperiumState) -> int:
    """The level of the solo game."""
    return state.terms.level


def tell_exact(state: ImperiumState) -> bool:
    """A saved game names all cards; another position may leave out those that lie where they begin."""
    return True


FORM: Final = Form(
    [
        Observed("box", OneOf(BOXES), common_box),
        Observed("level", OneOf(LEVEL_WORDS), level),
        Field("first", Seat()),
        Field("round", Whole(left_out=1)),
        Field("order", OneOf(ORDERS)),
        OfParty("nation", Settled(NATION), attribute="nations", group=PLAYERS),
        PowerSide("side", OneOf(SIDES, left_out="B"), attribute="areas", group=PLAYERS),
        StateCard("state", Maybe(OneOf(ICONS)), attribute="empires", group=PLAYERS),
        Resources("tokens", Counts(TOKEN, list, len(RESOURCES)), group=PLAYERS),
        Tokens("actions", Maybe(Whole()), ACTION),
        Tokens("exhausts", Maybe(Whole()), EXHAUST),
        Tokens("nation_barred", Flag(), NATION_EXHAUST),
        Tokens("development_barred", Flag(), DEVELOPMENT_EXHAUST),
        Power("power", Maybe(LAID), attribute="areas", group=PLAYERS),
        OtherCards("area", Area(LAID, short="card"), attribute="areas", group=PLAYERS),
        Hand("hand", cards_there(), HAND, HELD),
        OwnPile("deck", counted(), DECK, LOOKED),
        OwnPile("discard", cards_there(), DISCARD),
        OwnPile("history", cards_there(), HISTORY, HELD),
        NationDeck("nation_deck", counted(), NATION_DECK, LOOKED),
        Accession("accession", counted(), NATION_DECK, saved=False),
        Development("development", own_cards(), DEVELOPMENT),
        Quests("quests", counted(), DEVELOPMENT, LOOKED, saved=False),
        OwnPile("journey", counted(), JOURNEY),
        Field("offered", Cards(NATION, each_once, single=False)),
        Field("substitutes", NAMED_CARDS),
        CommonPiles("piles", PILES, LOOKED),
        Field("market", Market(LAID, short="card")),
        Field("freed", NAMED_CARDS),
        Field("ignored", Mask(ICON)),
        Field("king", OneOf(SIDES)),
        Field("crowned", Parties(players_at)),
        Field("ending", OneOf(ENDINGS)),
        Field("cause", Pointer(CAUSE)),
        Field("ender", Seat(none=True)),
        Field("collapsed", Flag()),
        Told("slots", either(list_of(whole(0, DIE + 1)), None), None, tell_slots),
        Observed("filled", Mask(SLOT), filled_slots),
        Field("die", Whole(0, DIE)),
        Field("resolved", Resolved(CARD, COLUMNS, COLUMN_WORDS)),
        Told("exact", bool, False, tell_exact),
        Observed("resolving", NAMED_CARDS, resolving),
        Observed("actor", Seat(automas=1, none=True), actor),
        Observed("waiting", NAMED_CARDS, waiting),
    ],
    components=(CARD,),
    steps=STEPS,
    parties=players_at,
    cards=CARD,
    automa_turns=True,
)
