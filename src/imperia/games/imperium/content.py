"""The cards, nations and tables of both boxes, loaded and validated once; an unknown word does not load."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from imperia.kernel.content import Entity, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Box = Literal["classics", "legends"]
Category = Literal["power", "region", "tradition", "civilised", "vassal", "fame", "unrest"]
Icon = Literal["barbarian", "empire"]
Type = Literal["city", "metropolis", "knight", "mask", "scroll"]
RegionType = Literal["production", "fertile", "river"]
Start = Literal["common", "in_play", "nation", "accession", "development", "unrest_pile", "deck"]
Group = Literal[
    "advance", "conquer", "prosperity", "glory", "unrest", "nomads", "long_walls", "indian_elephants"
]  # fmt: skip
Flag = Literal["unplayable", "no_garrison", "not_drawn", "no_abandon_recall"]
Resource = Literal["materials", "population", "progress"]
# A step, a passive, a condition, a trigger or a value as it stands in the content; the class of its word reads it.
Declared = dict[str, Any]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exhaust ability: its moment, its condition, its cost and what it does."""

    do: list[Declared]
    when: Declared | None = None
    any_turn: bool = False
    condition: Declared | None = msgspec.field(default=None, name="if")
    cost: tuple[Declared, ...] = ()


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of King of Kings."""

    side: Literal["A", "B"]
    number: str
    resolve: list[Declared]
    resolved_by: str = ""


class Card(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card, or one side of a two-sided card; the second side has the count 0."""

    number: str
    number_en: str
    box: Box
    start: Start
    name_fr_source: Literal["rulebook", "public", "ours"]
    nation: str = ""
    category: tuple[Category, ...] = ()
    state: Icon | None = None
    persistent: bool = False
    attack: bool = False
    types: tuple[Type, ...] = ()
    region_types: tuple[RegionType, ...] = ()
    players: Literal[1, 3, 4] = 1
    dev_cost: dict[Resource, int] | None = None
    side: Literal["A", "B"] | None = None
    other_side: str = ""
    group: Group | None = None
    rulings: tuple[str, ...] = ()
    vp: Declared | None = None
    flags: tuple[Flag, ...] = ()
    play_if: Declared | None = None
    free_action: bool = False
    effect: tuple[Declared, ...] = ()
    exhaust: tuple[Ability, ...] = ()
    passive: tuple[Declared, ...] = ()
    solstice: tuple[Declared, ...] = ()
    before_scoring: tuple[Declared, ...] = ()
    on_gain: tuple[Declared, ...] = ()
    faces: tuple[Face, ...] = ()
    same_name_as_nation: str = ""


class Nation(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A nation: what is peculiar to it, and where its cards begin."""

    code: str
    box: Box
    cards: int
    start_state: Icon
    exhaust_tokens: int
    power: dict[Literal["A", "B"], str]
    accession: str | None
    accession_kind: Literal["accession", "zenith", "nadir"] | None
    flips_to_empire: bool
    history: bool
    can_develop: bool
    in_play: list[str]
    nation_deck: list[str]
    development: list[str]
    starting_deck: list[str]
    unrest_pile: list[str]
    # True if it has a sunken pile in place of a history (IMP-152).
    sunken: bool
    development_kind: Literal["quests"] | None = None
    journey_stack: tuple[str, ...] = ()


class Component(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Pieces that are no cards; no number of tokens is a limit in play (IMP-007, IMP-Q135)."""

    parts: int = 0
    values: tuple[int, ...] = ()
    solo_only: bool = False
    unlimited: bool = False


class ProgressOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which market cards get progress in set-up."""

    category: Category
    without: Category
    n: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that no card shows; lists go by the number of players, from one."""

    start: dict[Literal["materials", "population", "progress", "action"], int]
    hand_size: int
    category_deck: list[int]
    fame_removed: list[int]
    players_icon: list[int]
    market: list[Literal["main", "civilised", "tradition", "region"]]
    unrest_under: list[Category]
    progress_on: ProgressOn
    most_variable: int
    no_match_progress: int


BOXES: Final[tuple[Box, ...]] = ("classics", "legends")
NATIONS: Final = load_content(FOLDER / "nations.json", list[Nation])
SHELF_NAMES: Final = (*BOXES, *(nation.id for nation in NATIONS))
CARDS_BY_SHELF: Final = {name: load_content(FOLDER / f"{name}.json", list[Card]) for name in SHELF_NAMES}
CARDS: Final[list[Card]] = [card for name in SHELF_NAMES for card in CARDS_BY_SHELF[name]]
COMPONENTS: Final = load_content(FOLDER / "components.json", list[Component])
TABLES: Final = load_content(FOLDER / "tables.json", Tables)
INDEX: Final = index_of(CARDS, "cards")


def check_card(card: Card, shelf: str) -> None:
    """Refuse a card whose parts do not go together."""
    back = CARDS[INDEX[card.other_side]] if card.other_side else card
    sound = (
        shelf == (card.nation or card.box),
        (card.start == "common") == (shelf in BOXES),
        (card.side is None) == (not card.other_side),
        back.other_side == card.other_side or back.other_side == card.id,
        card.count == (0 if card.side == "B" else 1),
    )
    if not all(sound):
        raise BadContent("content", file=f"{shelf}.json", problem=card.id)


def check_nation(nation: Nation) -> None:
    """Refuse a nation whose record names other cards than its own, or lays one elsewhere than the card says."""
    starts: dict[str, list[str]] = {
        "in_play": [*nation.power.values(), *nation.in_play],
        "accession": [nation.accession] if nation.accession else [],
        "nation": nation.nation_deck,
        "development": nation.development,
        "deck": nation.starting_deck,
        "unrest_pile": nation.unrest_pile,
    }
    cards = CARDS_BY_SHELF[nation.id]
    hidden = [card.other_side for card in cards if card.id in nation.in_play and card.other_side]
    starts["in_play"] += hidden
    for start, named in starts.items():
        if sorted(named) != sorted(card.id for card in cards if card.start == start):
            raise BadContent("content", file="nations.json", problem=f"{nation.id}: {start}")
    if sum(card.count for card in cards) != nation.cards:
        raise BadContent("content", file="nations.json", problem=f"{nation.id}: cards")


for _shelf, _cards in CARDS_BY_SHELF.items():
    for _card in _cards:
        check_card(_card, _shelf)
for _nation in NATIONS:
    check_nation(_nation)

SHELVES: Final = [
    *(Shelf(name, CARDS_BY_SHELF[name]) for name in SHELF_NAMES),
    Shelf("nations", NATIONS),
    Shelf("components", COMPONENTS),
]
