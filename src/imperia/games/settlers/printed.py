"""The print of the box beside the cards: goods, decks, kinds and colours, boards, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from imperia.games.settlers.content import BOARDS, DECK_NAMES, TABLES

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
RESOURCES: Final = GOODS[:GOLD]
STOCK: Final = GOODS[:STOCK_SIZE]
# A price: goods of a supply, any resources (SET-Q09), and what is given up besides.
PRICE_WORDS: Final = (*GOODS[:6], "resource", "location", "hand_card", "own_deal", "egypt_token")
ANY: Final = 6
PLACE: Final = 7
FROM_HAND: Final = 8
OWN_DEAL: Final = 9
TOKEN: Final = 10
# The places of a price that a supply pays.
PRICE_SIZE: Final = 7
NOTHING: Final[list[int]] = [0] * len(PRICE_WORDS)

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

# What can be razed, as triggers and card abilities tell it apart.
TARGETS: Final = ("own_location", "hand_card", "enemy_location")
OWN_LOCATION: Final = 0
HAND_CARD: Final = 1
ENEMY_LOCATION: Final = 2


def price_of(cost: Mapping[Any, int]) -> list[int]:
    """A price by number."""
    return [cost.get(word, 0) for word in PRICE_WORDS]


def write_price(price: list[int]) -> dict[str, int]:
    """The price to pay, by word."""
    return {PRICE_WORDS[good]: price[good] for good in range(PRICE_SIZE) if price[good]}


def times_price(price: list[int], times: int) -> list[int]:
    """A price that many times."""
    return [count * times for count in price]


def goods_of(goods: Mapping[Any, int]) -> list[int]:
    """Goods by number."""
    return [goods.get(word, 0) for word in GOODS]


def only_good(good: int, count: int) -> list[int]:
    """So many of one good and nothing else."""
    goods = [0] * GOOD_COUNT
    goods[good] = count
    return goods


def only_price(good: int, count: int) -> list[int]:
    """A price in one good."""
    price = NOTHING.copy()
    price[good] = count
    return price


# Boards by faction; the common deck has none.
BOARD_GOODS: Final[list[list[int]]] = [[], *[goods_of(board.production) for board in BOARDS]]
BOARD_STORES: Final[list[list[int]]] = [[], *[[GOODS.index(good) for good in board.storage.goods] for board in BOARDS]]
WORKERS_PER_GAIN: Final[int] = BOARDS[0].board_action.cost["worker"]

ROUNDS: Final[int] = TABLES.rounds
START_COMMON: Final[int] = TABLES.starting_hand.common
START_FACTION: Final[int] = TABLES.starting_hand.faction
DEAL_COST: Final[list[int]] = price_of(TABLES.make_deal)
RAZE_HAND_COST: Final[int] = TABLES.raze_cost.hand_card
RAZE_LOCATION_COST: Final[int] = TABLES.raze_cost.enemy_location
COMPENSATION: Final[list[int]] = goods_of(TABLES.compensation)
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
    if more is not NOTHING:
        price = [price[good] + more[good] for good in range(PRICE_SIZE)]
    if stock[WORKER] < price[WORKER] or stock[RAZE] < price[RAZE]:
        return False
    gold: i64 = stock[GOLD] - price[GOLD]
    spare: i64 = 0
    for good in range(GOLD):
        left: i64 = stock[good] - price[good]
        if left < 0:
            gold += left
        else:
            spare += left
    return gold >= 0 and spare + gold >= price[ANY]
