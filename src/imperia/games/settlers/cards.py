"""The cards of the box, each with what is printed on it and what it can do; every copy has a number of its own."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from imperia.games.settlers import content
from imperia.games.settlers.content import ATTACKS, Action, Declared, Feature, Production
from imperia.games.settlers.features import ABILITIES, Ability, Trigger
from imperia.games.settlers.printed import (
    ATTACK,
    COLOURS,
    DECKS,
    FOOD,
    GOODS,
    KINDS,
    NO_KIND,
    NOTHING,
    PLACE,
    STONE,
    WOOD,
    goods_of,
    price_of,
    times_price,
)
from imperia.kernel.effects import Effect
from imperia.kernel.errors import BadContent
from imperia.kernel.lexicon import Fields, Lexicon

NO_EFFECT: Final[Effect[Any, Any]] = Effect("", [])
# Abilities are read as the cards are made; ops when all their classes are known.
NO_OPS: Final = Lexicon([])


@final
class Card:
    """One card of the box."""

    def __init__(
        self,
        number: int,
        word: str,
        entry: int,
        deck: int,
        kind: int = NO_KIND,
        colours: int = 0,
        cost: list[int] = NOTHING,
        raze: list[int] | None = None,
        deal: int = -1,
        value: int = 0,
        limit: int = 0,
        price: list[int] = NOTHING,
        produce: Effect[Any, Any] = NO_EFFECT,
        act: Effect[Any, Any] = NO_EFFECT,
        bonus: Effect[Any, Any] = NO_EFFECT,
        abilities: list[Ability] | None = None,
    ) -> None:
        self.number: Final = number
        self.word: Final = word
        # Its place in the content.
        self.entry: Final = entry
        self.deck: Final = deck
        self.kind: Final = kind
        # A mask.
        self.colours: Final = colours
        self.cost: Final = cost
        self._wood: Final[i64] = cost[WOOD]
        self._stone: Final[i64] = cost[STONE]
        self._food: Final[i64] = cost[FOOD]
        self.cost_sum: Final = sum(cost[:PLACE])
        self.needs_place: Final = cost[PLACE] > 0
        # Goods of the raze field, all eleven; empty without one.
        self.raze: Final[list[int]] = raze or []
        # The good of the deal field, or -1.
        self.deal: Final = deal
        self.value: Final = value
        # How often a round an action can be used, and what it asks for one use and for two.
        self.limit: Final = limit
        self.prices: Final = [NOTHING, price, times_price(price, 2)]
        self.produce: Final = produce
        self.act: Final = act
        self.bonus: Final = bonus
        self.abilities: Final[list[Ability]] = abilities or []
        triggers = [one for one in self.abilities if isinstance(one, Trigger)]
        self.trigger: Final[Trigger | None] = triggers[0] if triggers else None
        self.stores: Final = [good for one in self.abilities for good in one.stores]
        self.raze_bonus: Final = sum([one.raze_bonus for one in self.abilities])
        self.takes_cards: Final = True in [one.takes_cards for one in self.abilities]
        self.takes_resources: Final = True in [one.takes_resources for one in self.abilities]
        self.points_per_card: Final = sum([one.points_per_card for one in self.abilities])
        self.points_per_resource: Final = sum([one.points_per_resource for one in self.abilities])
        # Sources and triggers that do the same share it: nobody is asked for the order of two of them (SET-Q73).
        self.likeness: str = str(triggers[0].effect.declared if triggers else produce.declared)

    def gold_for(self, wood: i64, stone: i64, food: i64) -> i64:
        """How much gold it takes to build it with that many resources (SET-012); nothing else is asked for."""
        gold: i64 = 0
        if self._wood > wood:
            gold += self._wood - wood
        if self._stone > stone:
            gold += self._stone - stone
        if self._food > food:
            gold += self._food - food
        return gold

    def effects(self) -> list[Effect[Any, Any]]:
        """All that it can do, part by part."""
        parts = [self.produce, self.act, self.bonus, self.trigger.effect if self.trigger is not None else NO_EFFECT]
        return [part for part in parts if part]


# What every deal that asks at all gives.
ONE_CARD: Final = str([{"op": "gain", "goods": {"card": 1}}])


def printed_card(number: int, word: str, entry: int, card: content.Card) -> Card:
    """A card as the content describes it."""
    shown = card.effect
    abilities = shown.abilities if isinstance(shown, Feature) else []
    return Card(
        number,
        word,
        entry,
        DECKS.index(card.deck),
        KINDS.index(card.kind),
        sum([1 << COLOURS.index(colour) for colour in card.colors]),
        price_of(card.cost),
        goods_of(card.raze) if card.raze is not None else None,
        GOODS.index(card.deal) if card.deal is not None else -1,
        card.vp,
        shown.limit if isinstance(shown, Action) else 0,
        price_of(shown.cost) if isinstance(shown, Action) else NOTHING,
        Effect(f"{word}/production", shown.ops) if isinstance(shown, Production) else NO_EFFECT,
        Effect(f"{word}/action", shown.ops) if isinstance(shown, Action) else NO_EFFECT,
        Effect(f"{word}/bonus", card.bonus),
        [read_ability(f"{word}/feature/{place}", one, card.card) for place, one in enumerate(abilities)],
    )


def read_ability(key: str, declared: Declared, name: str) -> Ability:
    """One ability of a feature; what is not understood does not load."""
    word = declared.get("ability")
    if word not in ABILITIES:
        raise BadContent("content", file=key, problem=f"ability: {word!r}")
    fields = Fields(NO_OPS, key, declared, "ability")
    ability = ABILITIES[word](fields)
    fields.close()
    if isinstance(ability, Trigger) and ability.not_from not in ("", name):
        raise fields.wrong(f"not_from: {ability.not_from!r}")
    return ability


def make_cards() -> list[Card]:
    """All cards: prints in the order of the content, copies side by side; those of one name are counted through."""
    names = [card.card for card in content.CARDS for _ in range(card.count)]
    cards: list[Card] = []
    for entry, card in enumerate(content.CARDS):
        for _ in range(card.count):
            number = len(cards)
            slug = card.card.split("_", 1)[1]
            copy = names[: number + 1].count(card.card)
            word = slug if names.count(card.card) == 1 else f"{slug}_{copy}"
            cards.append(printed_card(number, word, entry, card))
    for place, attack in enumerate(ATTACKS):
        for copy in range(attack.count):
            # In the solo game a revealed attack card is a deal (SET-223).
            good = GOODS.index(attack.target)
            word = f"{attack.id}_{copy + 1}"
            cards.append(Card(len(cards), word, len(content.CARDS) + place, ATTACK, deal=good))
    return cards


CARDS: Final = make_cards()
CARD_COUNT: Final = len(CARDS)
BACKS: Final = [card.deck for card in CARDS]
WORDS: Final = [card.word for card in CARDS]
CARDS_OF_DECK: Final = [[card.number for card in CARDS if card.deck == deck] for deck in range(len(DECKS))]
