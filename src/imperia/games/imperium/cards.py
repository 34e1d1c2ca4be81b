"""The cards of both boxes, each with what is printed on it and what it can do; each side of a card has a number.

A part of a card is an `Effect` under its place in the content: "cl-port/effect", "cl-port/exhaust/0",
"cl-city-1/solstice", "vikings-harald-hardrada/on_gain", "cl-sumerians/before_scoring" and "cl-king-of-kings/A".
What a card declares is read by `read_card` of `lexicon.py`, when all words are known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.imperium import content
from imperia.games.imperium.content import INDEX, NATIONS
from imperia.games.imperium.printed import (
    BOXES,
    CATEGORIES,
    GROUPS,
    ICONS,
    NATION_WORDS,
    NO_ICON,
    POWER,
    REGION,
    REGION_TYPES,
    RESOURCES,
    SIDES,
    STARTS,
    TYPES,
    UNREST,
    UNREST_UNDER,
)
from imperia.kernel.effects import Effect

if TYPE_CHECKING:
    from imperia.games.imperium.language.passives import CardCondition, Passive, Reaction, Use
    from imperia.games.imperium.language.worth import Worth

NO_CARD: Final = -1
# In place of the points of a card that is not worth the same wherever it lies.
DEPENDS: Final = -100
# What a card without a development cost has in its place.
NO_COST: Final[list[int]] = []


class Ability:
    """An exhaust ability of a card, by its place on it."""

    def __init__(self, place: int, key: str, declared: content.Ability) -> None:
        self.place: Final = place
        self.key: Final = key
        # The trigger (None: whenever its owner likes in their Activate turn) and the condition, as declared.
        self.when: Final[Mapping[str, Any] | None] = declared.when
        self.condition: Final[Mapping[str, Any] | None] = declared.condition
        self.any_turn: Final = declared.any_turn
        # What it costs and does; a price is paid before all else (IMP-074).
        priced = [{"do": "cost", "pay": list(declared.cost), "then": list(declared.do)}]
        self.effect: Final[Effect[Any, Any]] = Effect(key, priced if declared.cost else list(declared.do))


@final
class Card:
    """One card, or one side of it."""

    def __init__(self, number: int, card: content.Card, kind: int) -> None:
        word = card.id
        self.number: Final = number
        self.word: Final = word
        # The lowest number of a card that is like this one, so that nobody has to tell them apart.
        self.kind: Final = kind
        self.box: Final = BOXES.index(card.box)
        self.nation: Final = NATION_WORDS.index(card.nation) if card.nation else -1
        # How many icons of each category and of each region type it shows, and its types as a mask.
        self.categories: Final[list[int]] = [card.category.count(name) for name in CATEGORIES]
        self._of: i64 = sum([1 << place for place, count in enumerate(self.categories) if count])
        self.region_types: Final[list[int]] = [card.region_types.count(name) for name in REGION_TYPES]
        self.types: Final[int] = sum([1 << TYPES.index(name) for name in card.types])
        self.regions: Final[int] = self.categories[REGION]
        self.unrest: Final[bool] = self.categories[UNREST] > 0
        self.power: Final[bool] = self.categories[POWER] > 0
        # True if an unrest card lies under it in the market (IMP-058).
        self.brings_unrest: Final[bool] = sum([self.categories[one] for one in UNREST_UNDER]) > 0
        self.icon: Final[int] = ICONS.index(card.state) if card.state is not None else NO_ICON
        self.persistent: Final = card.persistent
        self.attack: Final = card.attack
        self.players: Final[int] = card.players
        self.start: Final = STARTS.index(card.start)
        self.side: Final = SIDES.index(card.side) if card.side is not None else 0
        self.other_side: Final = INDEX[card.other_side] if card.other_side else NO_CARD
        self.group: Final = GROUPS.index(card.group) if card.group is not None else -1
        self.unplayable: Final = "unplayable" in card.flags
        self.no_garrison: Final = "no_garrison" in card.flags
        self.not_drawn: Final = "not_drawn" in card.flags
        self.no_abandon_recall: Final = "no_abandon_recall" in card.flags
        self.free_action: Final = card.free_action
        # Materials, population and progress; empty on a card that cannot be developed by paying.
        self.dev_cost: Final[list[int]] = price(card.dev_cost) if card.dev_cost is not None else NO_COST
        self.namesake: Final = NATION_WORDS.index(card.same_name_as_nation) if card.same_name_as_nation else -1
        self.rulings: Final[list[str]] = list(card.rulings)
        self.vp: Final[Mapping[str, Any] | None] = card.vp
        self.variable: Final[bool] = card.vp is not None and "variable" in card.vp
        self.play_if: Final[Mapping[str, Any] | None] = card.play_if
        self.passive: Final[Sequence[Mapping[str, Any]]] = card.passive
        self.effect: Final[Effect[Any, Any]] = Effect(f"{word}/effect", card.effect)
        self.solstice: Final[Effect[Any, Any]] = Effect(f"{word}/solstice", card.solstice)
        self.on_gain: Final[Effect[Any, Any]] = Effect(f"{word}/on_gain", card.on_gain)
        self.before_scoring: Final[Effect[Any, Any]] = Effect(f"{word}/before_scoring", card.before_scoring)
        self.exhaust: Final[list[Ability]] = [
            Ability(place, f"{word}/exhaust/{place}", one) for place, one in enumerate(card.exhaust)
        ]
        # King of Kings only: what each side does.
        self.faces: Final[list[Effect[Any, Any]]] = [Effect(f"{word}/{face.side}", face.resolve) for face in card.faces]
        # As it is read: what it does as long as it is in play, those of its passives that answer to a moment, and the
        # events that it answers to, as a mask.
        self.passives: list[Passive] = []
        self.reactions: list[Reaction] = []
        self.listens: i64 = 0
        # Its exhaust abilities, and the one of them that waits for no moment; a card has one at most.
        self.uses: list[Use] = []
        self.free_use: Use | None = None
        # The condition without which it may not be played.
        self.condition: CardCondition | None = None
        # Its victory points: what they come to wherever it lies, or DEPENDS; what it counts for the C.I.V.
        self.worth: Worth | None = None
        self.points: i64 = 0
        self.civ_points: i64 = 0
        # An attack: how many of its parts touch other players, and where they begin among the options of all cards.
        self.touching: int = 0
        self.first_part: int = 0

    def __repr__(self) -> str:
        return f"Card({self.word})"

    def is_of(self, category: i64) -> bool:
        """True if it shows the icon of a category."""
        return self._of >> category & 1 != 0

    def is_of_any(self, categories: i64) -> bool:
        """True if it shows the icon of one of these categories, which are a mask."""
        return self._of & categories != 0

    def effects(self) -> list[Effect[Any, Any]]:
        """All that it can do, part by part."""
        parts = [self.effect, self.solstice, self.on_gain, self.before_scoring, *self.faces]
        parts += [one.effect for one in self.exhaust]
        return [part for part in parts if part]


def price(cost: Mapping[Any, int]) -> list[int]:
    """A price by number of the resource."""
    return [cost.get(name, 0) for name in RESOURCES]


# What may differ between cards on which the same is printed.
_OWN: Final = {
    "id", "number", "number_en", "box", "nation", "count", "players", "start", "source", "known", "ref", "why",
    "emblem", "name_fr_source", "rulings",
}  # fmt: skip


def print_of(card: content.Card) -> str:
    """The print of a card, but for its number and its nation."""
    return str([getattr(card, name) for name in card.__struct_fields__ if name not in _OWN])


def likeness(card: content.Card) -> str:
    """The print of a card, and whose it is: its corner shows the nation (IMP-017).

    To whom a card belonged at first decides whether it was gained (IMP-Q166). Unrest belongs to the pile that all of
    it goes back to (IMP-183), so none of it is told from another.
    """
    return print_of(card) if CATEGORIES[UNREST] in card.category else card.nation + print_of(card)


def make_cards() -> list[Card]:
    """All cards in the order of the content."""
    kinds: dict[str, int] = {}
    return [Card(number, card, kinds.setdefault(likeness(card), number)) for number, card in enumerate(content.CARDS)]


def front(card: int) -> int:
    """The card that a side belongs to, by its first side."""
    return CARDS[card].other_side if CARDS[card].side else card


def place_of(cards: list[int], card: i64) -> i64:
    """The place of a card among others; -1 if it is not among them."""
    place: i64
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return -1


CARDS: Final[list[Card]] = make_cards()
CARD_COUNT: Final = len(CARDS)
WORDS: Final = [card.word for card in CARDS]
# All cards have the same back: common cards and a nation's lie in one deck.
BACKS: Final = [0] * CARD_COUNT
KINDS: Final = [card.kind for card in CARDS]
PRINTS: Final = [print_of(card) for card in content.CARDS]
# The kinds of cards that others are like; a bit for each of them, which is nought for a card that no other is like.
SHARED_KINDS: Final = sorted({kind for kind in KINDS if KINDS.count(kind) > 1})
SHARED_BITS: Final[vec[i64]] = vec[i64](
    [1 << SHARED_KINDS.index(kind) if kind in SHARED_KINDS else 0 for kind in KINDS]
)
# Any: what is put from here into a list need not be made anew by compiled code.
NUMBERS: Final[list[Any]] = list(range(CARD_COUNT))
# Every card by itself, as a list that nobody changes.
ALONE: Final[list[list[int]]] = [[card] for card in range(CARD_COUNT)]
COMMON_CARDS: Final = [
    [card.number for card in CARDS if card.nation < 0 and card.box == box] for box in range(len(BOXES))
]
KINGS: Final = [next(card.number for card in CARDS if card.not_drawn and card.box == box) for box in range(len(BOXES))]


class Nation:
    """A nation: what is peculiar to it, and where its cards begin, by number."""

    def __init__(self, number: int, nation: content.Nation) -> None:
        self.number: Final = number
        self.word: Final = nation.id
        self.box: Final = BOXES.index(nation.box)
        self.start_state: Final = ICONS.index(nation.start_state)
        self.exhaust_tokens: Final = nation.exhaust_tokens
        self.powers: Final = [INDEX[nation.power["A"]], INDEX[nation.power["B"]]]
        self.accession: Final = INDEX[nation.accession] if nation.accession else NO_CARD
        # True if its accession card turns the State card (IMP-092); Zenith and Nadir do not.
        self.accedes: Final = nation.accession_kind == "accession"
        # True if its State card ever shows the empire side (IMP-199).
        self.can_be_empire: Final = nation.flips_to_empire or nation.start_state == "empire"
        # What lies under the power card: a history, a sunken pile, or nothing (IMP-139, IMP-152).
        self.history: Final = nation.history
        self.sunken: Final = nation.sunken
        self.can_develop: Final = nation.can_develop
        # True if its development cards are quests (IMP-039).
        self.quests: Final = nation.development_kind == "quests"
        self.journey: Final = [INDEX[word] for word in nation.journey_stack]
        self.in_play: Final = [INDEX[word] for word in nation.in_play if word not in nation.journey_stack]
        self.nation_deck: Final = [INDEX[word] for word in nation.nation_deck]
        self.development: Final = [INDEX[word] for word in nation.development]
        self.starting_deck: Final = [INDEX[word] for word in nation.starting_deck]
        self.unrest_pile: Final = [INDEX[word] for word in nation.unrest_pile]

    def __repr__(self) -> str:
        return f"Nation({self.word})"


NATION_CARDS: Final[list[Nation]] = [Nation(number, nation) for number, nation in enumerate(NATIONS)]
