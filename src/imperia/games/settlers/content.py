"""The cards, boards and tables of the box, loaded and validated once; an unknown word does not load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from imperia.games.settlers.decks import deck_faults
from imperia.kernel.content import Entity, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Resource = Literal["wood", "stone", "food"]
# What lies in a player's supply.
Stock = Literal["wood", "stone", "food", "gold", "worker", "raze", "defense"]
Good = Literal[Stock, "card", "common_card", "faction_card", "vp"]
# What raze fields, deal fields and attack cards show.
Shown = Literal["wood", "stone", "food", "gold", "worker", "raze", "card", "vp"]
BuildPrice = Literal["wood", "stone", "food", "location"]
Price = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "resource", "hand_card", "own_deal", "egypt_token"
]  # fmt: skip
Colour = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"]
Kind = Literal["production", "feature", "action"]
Deck = Literal["common", "barbarian", "japanese", "roman", "egyptian"]
DRAWN: Final = {"card", "common_card", "faction_card"}
Positive = Annotated[int, msgspec.Meta(ge=1)]
Target = Literal["hand_card", "enemy_location", "own_location"]


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One thing that an ability does."""


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    """Take goods from the supply, draw cards, score points."""

    goods: dict[Good, Positive]


class GainChoice(Op, frozen=True, kw_only=True, tag="gain_choice"):
    """Take so many goods, each freely chosen."""

    count: Positive
    source: list[Resource] = msgspec.field(name="from")


class GainPerColour(Op, frozen=True, kw_only=True, tag="gain_per_color"):
    """Take a good for each location of a colour."""

    good: Literal[Stock, "vp"]
    color: Colour
    max: Positive


class GainPerSamurai(Op, frozen=True, kw_only=True, tag="gain_per_samurai"):
    """Take a good for each samurai in the empire."""

    good: Literal[Stock, "vp"]
    max: Positive


class Pay(Op, frozen=True, kw_only=True, tag="pay"):
    """Pay goods to the supply, or leave this option."""

    goods: dict[Literal["gold", "worker", "raze"], Positive]


class ChooseOne(Op, frozen=True, kw_only=True, tag="choose_one"):
    """Carry out one of several lists."""

    options: list[list[Gain | Pay]]


class DrawKeep(Op, frozen=True, kw_only=True, tag="draw_keep"):
    """Look at the top cards of a deck and keep some."""

    deck: Literal["faction"]
    look: Positive
    keep: Literal[1]
    rest: Literal["discard"]


class ProduceLocation(Op, frozen=True, kw_only=True, tag="produce_location"):
    """Let a production location of one's own yield."""

    owner: Literal["self"]
    exclude_self: bool


class ActivateLocation(Op, frozen=True, kw_only=True, tag="activate_location"):
    """Use another action location once more."""

    owner: Literal["self"]
    exclude_self: Literal[True]
    pay: Literal[True]
    ignore_limit: Literal[True]


class ActivateDeal(Op, frozen=True, kw_only=True, tag="activate_deal"):
    """Gain the good of one of one's own deals."""

    owner: Literal["self"]
    include_foreign: Literal[True]


class BuildNow(Op, frozen=True, kw_only=True, tag="build_now"):
    """Build a card of one's own faction at once."""

    source: Literal["hand", "own_deal"] = msgspec.field(name="from")
    deck: Literal["faction"]
    waive: tuple[Literal["location"]]


class RazeOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be razed, and for how many raze tokens."""

    target: Target
    raze: Annotated[int, msgspec.Meta(ge=0)]


class RazeNow(Op, frozen=True, kw_only=True, tag="raze_now"):
    """Raze a card at once."""

    options: list[RazeOption]
    protection: Literal["adds", "ignored"]
    vp_per_discarded_good: int = 0


class CopyRazeGood(Op, frozen=True, kw_only=True, tag="copy_raze_good"):
    """Gain a good of an enemy location's raze field."""

    target: Literal["enemy_location"]
    count: Literal[1]


class DiscardLocation(Op, frozen=True, kw_only=True, tag="discard_location"):
    """Discard an enemy location."""

    target: Literal["enemy_location"]


class Steal(Op, frozen=True, kw_only=True, tag="steal"):
    """Take a good out of an enemy's supply."""

    source: Literal["enemy_supply"] = msgspec.field(name="from")
    goods: list[Literal["wood", "stone", "food", "gold", "worker", "raze"]]
    count: Literal[1]


class TakeDeal(Op, frozen=True, kw_only=True, tag="take_deal"):
    """Tuck an enemy's deal under one's own board."""

    target: Literal["enemy_board_deal"]


class DiscardDeal(Op, frozen=True, kw_only=True, tag="discard_deal"):
    """Discard an enemy's deal."""

    target: Literal["enemy_deal"]
    include_foreign: Literal[True]


class ForeignDeal(Op, frozen=True, kw_only=True, tag="foreign_deal"):
    """Make a deal with an enemy faction location."""

    target: Literal["enemy_faction_location"]


class MakeFoundation(Op, frozen=True, kw_only=True, tag="make_foundation"):
    """Put a card of the hand into the empire as a foundation."""

    source: Literal["hand"] = msgspec.field(name="from")
    compensation: dict[Resource, Positive]


class TakeControl(Op, frozen=True, kw_only=True, tag="take_control"):
    """Put an Egyptian token on an enemy common location."""

    target: Literal["enemy_common_location"]


class BlockLocation(Op, frozen=True, kw_only=True, tag="block_location"):
    """Put a worker of the supply on an enemy action location."""

    target: Literal["enemy_action_location"]


class EnemyDiscards(Op, frozen=True, kw_only=True, tag="enemy_discards"):
    """Make an enemy discard a card of his hand."""

    source: Literal["hand"] = msgspec.field(name="from")
    count: Literal[1]
    chooser: Literal["victim"]


class PlaceSamurai(Op, frozen=True, kw_only=True, tag="place_samurai"):
    """Put samurai of the supply on own faction locations."""

    count: Positive
    source: Literal["supply"] = msgspec.field(name="from")
    on: Literal["own_faction_locations"]


AnyOp = (
    Gain | GainChoice | GainPerColour | GainPerSamurai | Pay | ChooseOne | DrawKeep | ProduceLocation | ActivateLocation
    | ActivateDeal | BuildNow | RazeNow | CopyRazeGood | DiscardLocation | Steal | TakeDeal | DiscardDeal | ForeignDeal
    | MakeFoundation | TakeControl | BlockLocation | EnemyDiscards | PlaceSamurai
)  # fmt: skip


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which events a trigger answers to."""

    color: Colour | None = None
    deck: Literal["common", "faction", None] = None
    target: Literal["any", "hand_card", "enemy_location", None] = None
    not_from: str = ""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="ability"):
    """One ability of a feature."""


class Trigger(Ability, frozen=True, kw_only=True, tag="trigger"):
    """Ops that follow an event."""

    event: Literal["build", "raze", "deal", "gain_vp", "enemy_spends_worker_pair"]
    ops: list[AnyOp]
    filter: Filter = Filter()
    optional: bool = False


class Static(Ability, frozen=True, kw_only=True, tag="static"):
    """What holds as long as the feature stands."""

    static: Literal["store", "raze_cost_bonus", "unrazeable"]
    goods: list[Stock] = []
    max: None = None
    scope: Literal["own_common_locations", None] = None
    amount: int = 0


class FreeMove(Ability, frozen=True, kw_only=True, tag="free_move"):
    """What its owner may do at any moment of his turn."""

    move: Literal["hand_cards_to_here", "resources_to_here"]
    count: Literal["any"]


class Endgame(Ability, frozen=True, kw_only=True, tag="endgame"):
    """Points at the end for what lies here."""

    per: Literal["card_under", "resource_on"]
    vp: Positive


class Production(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="production"):
    """What a production location yields."""

    ops: list[AnyOp]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="action"):
    """What an action location asks and does, and how often a round."""

    cost: dict[Price, Positive]
    limit: Literal[1, 2]
    ops: list[AnyOp]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="feature"):
    """What a feature can do."""

    abilities: list[Trigger | Static | FreeMove | Endgame]


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
    bonus: list[AnyOp]
    effect: Production | Action | Feature
    # What is doubtful, and what the rulebook itself says, in short.
    unsure: tuple[str, ...] = ()
    rulebook: tuple[str, ...] = ()


class Attack(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack card of the solo game."""

    deck: Literal["attack"]
    target: Shown


class Storage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a board keeps in cleanup, in any number."""

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
        isinstance(card.effect, Feature) or (isinstance(card.effect, Production | Action) and bool(card.effect.ops)),
        not isinstance(card.effect, Feature) or check_feature(card, card.effect),
    )
    if not all(sound):
        raise BadContent("content", file=f"{deck}.json", problem=card.id)


def check_feature(card: Card, feature: Feature) -> bool:
    """One trigger at most, so that the card names it; what reacts to points or outside one's turn asks nothing."""
    triggers = [one for one in feature.abilities if isinstance(one, Trigger)]
    for one in triggers:
        if one.event in ("gain_vp", "enemy_spends_worker_pair"):
            plain = all(isinstance(op, Gain) and not DRAWN & set(op.goods) for op in one.ops)
            if not plain or one.optional or (one.event == "gain_vp" and one.filter.not_from != card.card):
                return False
    return len(triggers) <= 1


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
