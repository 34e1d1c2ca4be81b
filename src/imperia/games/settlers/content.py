"""The cards, boards and tables of the box, loaded and validated once; an unknown word does not load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from imperia.games.settlers.decks import deck_faults
from imperia.kernel.content import Entity, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Resource = Literal["wood", "stone", "food"]
# What lies in a player's supply.
Stock = Literal["wood", "stone", "food", "gold", "worker", "raze", "defense"]
# What raze fields, deal fields and attack cards show.
Shown = Literal["wood", "stone", "food", "gold", "worker", "raze", "card", "vp"]
BuildPrice = Literal["wood", "stone", "food", "location"]
Price = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "resource", "hand_card", "own_deal", "egypt_token"
]  # fmt: skip
Colour = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"]
Kind = Literal["production", "feature", "action"]
Deck = Literal["common", "barbarian", "japanese", "roman", "egyptian"]
Positive = Annotated[int, msgspec.Meta(ge=1)]
# An op or an ability as it stands in the content; the class of its word reads it.
Declared = dict[str, Any]


class Production(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="production"):
    """The yield of a production location."""

    ops: list[Declared]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="action"):
    """Price and effect of an action location, and how often a round."""

    cost: dict[Price, Positive]
    limit: Literal[1, 2]
    ops: list[Declared]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="feature"):
    """An ability of a feature."""

    abilities: list[Declared]


class Card(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One print: all copies that are alike in every way; `card` is the name that prints of one card share."""

    card: str
    numbers: list[str]
    deck: Deck
    kind: Kind
    colors: list[Colour]
    cost: dict[BuildPrice, Positive]
    raze: dict[Shown, Positive] | None
    deal: Shown | None
    vp: int
    bonus: list[Declared]
    effect: Production | Action | Feature
    # What is doubtful, and what the rulebook itself says, in short.
    unsure: tuple[str, ...] = ()
    rulebook: tuple[str, ...] = ()


class Attack(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack card of the solo game."""

    deck: Literal["attack"]
    target: Shown


class Storage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goods a board keeps in cleanup, in any number."""

    goods: list[Stock]
    max: None


class BoardAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action printed on every board."""

    cost: dict[Literal["worker"], Positive]
    gain_one_of: list[Literal["wood", "stone", "food", "card"]]
    repeat_in_one_action: Literal[True]


class Board(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A faction board."""

    deck: Deck
    sides: int
    production: dict[Stock, Positive]
    storage: Storage
    board_action: BoardAction


class Token(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Pieces; no number of them is a limit in play (SET-008)."""

    good: str = ""
    value: int = 0
    note: str = ""


class Feat(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the table of feats."""

    at_least: int


class StartingHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards drawn at the start."""

    common: int
    faction: int


class RazeCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Raze tokens for each target of the raze action."""

    hand_card: int
    enemy_location: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that no card shows."""

    feats: list[Feat]
    rounds: int
    starting_hand: StartingHand
    make_deal: dict[Resource, Positive]
    raze_cost: RazeCost
    compensation: dict[Resource, Positive]
    attack_kinds: list[Kind]
    attack_deals: list[Shown]
    attacks: int
    solo_reveal: int
    advanced_reveal: int
    alternative_hand: int
    deck_pattern: dict[str, int]
    egypt_tokens: int


FACTION_NAMES: Final = ("barbarian", "japanese", "roman", "egyptian")
DECK_NAMES: Final = ("common", *FACTION_NAMES)

CARDS_BY_DECK: Final = {name: load_content(FOLDER / f"{name}.json", list[Card]) for name in DECK_NAMES}
CARDS: Final[list[Card]] = [card for name in DECK_NAMES for card in CARDS_BY_DECK[name]]
ATTACKS: Final = load_content(FOLDER / "attack.json", list[Attack])
BOARDS: Final = load_content(FOLDER / "boards.json", list[Board])
TOKENS: Final = load_content(FOLDER / "tokens.json", list[Token])
TABLES: Final = load_content(FOLDER / "tables.json", Tables)


def check_card(card: Card, deck: str) -> None:
    """Refuse a card whose parts do not go together."""
    sound = (
        card.deck == deck,
        card.count == len(card.numbers),
        card.kind == type(card.effect).__name__.lower(),
        (card.deal is None) == (deck == "common"),
        card.raze is None or deck in ("common", "japanese"),
        isinstance(card.effect, Feature) or bool(card.effect.ops),
    )
    if not all(sound):
        raise BadContent("content", file=f"{deck}.json", problem=card.id)


for _deck, _cards in CARDS_BY_DECK.items():
    for _card in _cards:
        check_card(_card, _deck)
    _copies: dict[str, int] = {}
    for _card in _cards:
        _copies[_card.card] = _copies.get(_card.card, 0) + _card.count
    if _deck != "common" and deck_faults(_copies, _copies, {int(k): v for k, v in TABLES.deck_pattern.items()}):
        raise BadContent("content", file=f"{_deck}.json", problem="SET-214")
if [board.deck for board in BOARDS] != list(FACTION_NAMES):
    raise BadContent("content", file="boards.json", problem="deck")

SHELVES: Final = [
    *(Shelf(name, CARDS_BY_DECK[name]) for name in DECK_NAMES),
    Shelf("attack", ATTACKS),
    Shelf("boards", BOARDS),
    Shelf("tokens", TOKENS),
    Shelf("feats", TABLES.feats),
]
for _shelf in SHELVES:
    # Two entries with one id are an error.
    index_of(_shelf.entities, _shelf.name)
