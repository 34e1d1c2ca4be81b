"""The content as lists of numbers, for the engine; every single card of the box has a number of its own."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.content import (
    ATTACKS,
    BOARDS,
    CARDS,
    DECK_NAMES,
    TABLES,
    Action,
    Endgame,
    Feature,
    FreeMove,
    Static,
    Trigger,
)

# Goods. The first three are resources (SET-011), the first seven lie in a supply.
GOODS: Final = (
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "card", "common_card", "faction_card", "vp"
)  # fmt: skip
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
CARD: Final = 7
COMMON_CARD: Final = 8
FACTION_CARD: Final = 9
POINT: Final = 10
GOOD_COUNT: Final = len(GOODS)
STOCK_SIZE: Final = 7
# A price is goods of a supply; its last place stands for any resource (SET-Q09).
ANY: Final = 6
PRICE_SIZE: Final = 7
NOTHING: Final[list[int]] = [0] * PRICE_SIZE

DECKS: Final = (*DECK_NAMES, "attack")
COMMON: Final = 0
JAPANESE: Final = DECKS.index("japanese")
ATTACK: Final = len(DECKS) - 1
FACTIONS: Final = tuple(range(1, ATTACK))

KINDS: Final = ("production", "feature", "action")
PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
NO_KIND: Final = 3
COLOURS: Final = ("black", "purple", "blue", "brown", "gold", "red", "pink", "grey")

# What triggers answer to.
EVENTS: Final = ("build", "raze", "deal", "gain_vp", "enemy_spends_worker_pair")
ON_BUILD: Final = 0
ON_RAZE: Final = 1
ON_DEAL: Final = 2
ON_POINTS: Final = 3
ON_WORKER_PAIR: Final = 4
# What is razed, as triggers tell it apart.
TARGETS: Final = ("own_location", "hand_card", "enemy_location")
OWN_LOCATION: Final = 0
HAND_CARD: Final = 1
ENEMY_LOCATION: Final = 2

# Cards by number: prints in the order of the content, their copies side by side.
PRINT: Final[list[int]] = []
WORDS: Final[list[str]] = []
DECK: Final[list[int]] = []
KIND: Final[list[int]] = []
COLOUR: Final[list[int]] = []
COST: Final[list[list[int]]] = []
COST_SUM: Final[list[int]] = []
NEEDS_PLACE: Final[list[bool]] = []
# Goods of the raze field, all eleven; empty without one.
RAZE_FIELD: Final[list[list[int]]] = []
DEAL: Final[list[int]] = []
VALUE: Final[list[int]] = []
LIMIT: Final[list[int]] = []
PRICE: Final[list[list[int]]] = []
HAND_PRICE: Final[list[int]] = []
DEAL_PRICE: Final[list[int]] = []
TOKEN_PRICE: Final[list[int]] = []
STORES: Final[list[list[int]]] = []
RAZE_BONUS: Final[list[int]] = []
TAKES_CARDS: Final[list[bool]] = []
TAKES_RESOURCES: Final[list[bool]] = []
POINTS_PER_CARD: Final[list[int]] = []
POINTS_PER_RESOURCE: Final[list[int]] = []
TRIGGER_EVENT: Final[list[int]] = []
# Masks of colours and of kinds of deck or target; a trigger without a filter answers to all.
TRIGGER_COLOURS: Final[list[int]] = []
TRIGGER_DECKS: Final[list[int]] = []
TRIGGER_TARGETS: Final[list[int]] = []

ALL: Final = (1 << 16) - 1


def _price(cost: dict[str, int]) -> list[int]:
    """A price as goods of a supply and any resources."""
    words = [*GOODS[:ANY], "resource"]
    return [cost.get(word, 0) for word in words]


def _goods(goods: dict[str, int]) -> list[int]:
    return [goods.get(word, 0) for word in GOODS]


def _number_cards() -> None:
    copies: dict[str, int] = {}
    for card in CARDS:
        copies[card.card] = copies.get(card.card, 0) + card.count
    numbered: dict[str, int] = {}
    for number, card in enumerate(CARDS):
        for _ in range(card.count):
            numbered[card.card] = numbered.get(card.card, 0) + 1
            slug = card.card.split("_", 1)[1]
            WORDS.append(slug if copies[card.card] == 1 else f"{slug}_{numbered[card.card]}")
            PRINT.append(number)
            DECK.append(DECKS.index(card.deck))
            KIND.append(KINDS.index(card.kind))
            COLOUR.append(sum(1 << COLOURS.index(colour) for colour in card.colors))
            price = _price({str(word): count for word, count in card.cost.items()})
            COST.append(price)
            COST_SUM.append(sum(price))
            NEEDS_PLACE.append("location" in card.cost)
            RAZE_FIELD.append(
                _goods({str(word): count for word, count in card.raze.items()}) if card.raze is not None else []
            )
            DEAL.append(GOODS.index(card.deal) if card.deal is not None else -1)
            VALUE.append(card.vp)
            cost = {str(w): c for w, c in card.effect.cost.items()} if isinstance(card.effect, Action) else {}
            LIMIT.append(card.effect.limit if isinstance(card.effect, Action) else 0)
            PRICE.append(_price(cost))
            HAND_PRICE.append(cost.get("hand_card", 0))
            DEAL_PRICE.append(cost.get("own_deal", 0))
            TOKEN_PRICE.append(cost.get("egypt_token", 0))
            _read_feature(card.effect if isinstance(card.effect, Feature) else None)
    for target in ATTACKS:
        for copy in range(target.count):
            # In the solo game a revealed attack card is a deal (SET-223).
            WORDS.append(f"{target.id}_{copy + 1}")
            PRINT.append(len(CARDS) + ATTACKS.index(target))
            DECK.append(ATTACK)
            KIND.append(NO_KIND)
            DEAL.append(GOODS.index(target.target))
            NEEDS_PLACE.append(False)
            for numbers in (
                COLOUR, COST_SUM, VALUE, LIMIT, HAND_PRICE, DEAL_PRICE, TOKEN_PRICE
            ):  # fmt: skip
                numbers.append(0)
            COST.append(NOTHING)
            PRICE.append(NOTHING)
            RAZE_FIELD.append([])
            _read_feature(None)


def _read_feature(feature: Feature | None) -> None:
    stores: list[int] = []
    bonus = per_card = per_resource = 0
    cards = resources = False
    event, colours, decks, targets = -1, ALL, ALL, ALL
    for one in feature.abilities if feature is not None else []:
        if isinstance(one, Static):
            stores += [GOODS.index(good) for good in one.goods]
            bonus += one.amount
        elif isinstance(one, FreeMove):
            cards = cards or one.move == "hand_cards_to_here"
            resources = resources or one.move == "resources_to_here"
        elif isinstance(one, Endgame):
            per_card += one.vp if one.per == "card_under" else 0
            per_resource += one.vp if one.per == "resource_on" else 0
        elif isinstance(one, Trigger):
            event = EVENTS.index(one.event)
            if one.filter.color is not None:
                colours = 1 << COLOURS.index(one.filter.color)
            if one.filter.deck is not None:
                decks = 1 if one.filter.deck == "common" else ALL - 1
            if one.filter.target is not None and one.filter.target != "any":
                targets = 1 << TARGETS.index(one.filter.target)
    STORES.append(stores)
    RAZE_BONUS.append(bonus)
    TAKES_CARDS.append(cards)
    TAKES_RESOURCES.append(resources)
    POINTS_PER_CARD.append(per_card)
    POINTS_PER_RESOURCE.append(per_resource)
    TRIGGER_EVENT.append(event)
    TRIGGER_COLOURS.append(colours)
    TRIGGER_DECKS.append(decks)
    TRIGGER_TARGETS.append(targets)


_number_cards()
CARD_COUNT: Final[int] = len(WORDS)
CARDS_OF_DECK: Final[list[list[int]]] = [
    [card for card in range(CARD_COUNT) if DECK[card] == deck] for deck in range(len(DECKS))
]

# Boards by faction; the common deck has none.
BOARD_GOODS: Final[list[list[int]]] = [
    [],
    *(_goods({str(word): count for word, count in board.production.items()}) for board in BOARDS),
]
BOARD_STORES: Final[list[list[int]]] = [[], *([GOODS.index(good) for good in board.storage.goods] for board in BOARDS)]
WORKERS_PER_GAIN: Final[int] = BOARDS[0].board_action.cost["worker"]

ROUNDS: Final[int] = TABLES.rounds
START_COMMON: Final[int] = TABLES.starting_hand.common
START_FACTION: Final[int] = TABLES.starting_hand.faction
DEAL_COST: Final[list[int]] = _price({str(word): count for word, count in TABLES.make_deal.items()})
RAZE_HAND_COST: Final[int] = TABLES.raze_cost.hand_card
RAZE_LOCATION_COST: Final[int] = TABLES.raze_cost.enemy_location
COMPENSATION: Final[list[int]] = _goods({str(word): count for word, count in TABLES.compensation.items()})
ATTACK_KINDS: Final[list[int]] = [KINDS.index(kind) for kind in TABLES.attack_kinds]
ATTACK_DEALS: Final[list[int]] = [GOODS.index(good) for good in TABLES.attack_deals]
ATTACKS_A_ROUND: Final[int] = TABLES.attacks
SOLO_REVEAL: Final[int] = TABLES.solo_reveal
ADVANCED_REVEAL: Final[int] = TABLES.advanced_reveal
ALTERNATIVE_HAND: Final[int] = TABLES.alternative_hand
EGYPT_TOKENS: Final[int] = TABLES.egypt_tokens
FEATS: Final[list[int]] = [feat.at_least for feat in TABLES.feats]


def affordable(stock: list[int], price: list[int], more: list[int]) -> bool:
    """True if a supply can pay two prices together; gold stands in for resources only (SET-012, SET-013)."""
    if stock[WORKER] < price[WORKER] + more[WORKER] or stock[RAZE] < price[RAZE] + more[RAZE]:
        return False
    gold = stock[GOLD] - price[GOLD] - more[GOLD]
    spare = 0
    for good in range(GOLD):
        left = stock[good] - price[good] - more[good]
        if left < 0:
            gold += left
        else:
            spare += left
    return gold >= 0 and spare + gold >= price[ANY] + more[ANY]
