"""By which rule something comes from where it comes from: a hero, a tile, a clan power, a villager, the income."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import CLAN_WORDS, FROM_WORDS, HERO_COUNT, OBJECTIVE_CARDS, SOLO
from imperia.games.daimyo.content import BONUS_EFFECTS, VILLAGERS
from imperia.games.daimyo.sides import BONUS_OF
from imperia.games.daimyo.state import DaimyoState

# What a bonus action tile does, by its word in the content; and what each clan can.
BONUS_RULES: Final = {
    "inc_one": "DAI-149", "recruit_m1": "DAI-150", "build_one": "DAI-151", "scav_one": "DAI-152",
    "inc_many": "DAI-153", "gain": "DAI-154", "storage2": "DAI-155", "hero_build_m1": "DAI-156", "hero_m2": "DAI-157",
    "pay_scav_two": "DAI-158", "pay_reset": "DAI-159", "hero_hero_m3": "DAI-160", "swap_relics": "DAI-161",
    "inc_draw": "DAI-162", "hero_villager": "DAI-163", "recruit_1": "DAI-164", "gain_build_only": "DAI-267",
    "gain_draw": "DAI-165", "storage_bm": "DAI-166", "tower_x2": "DAI-167", "exchange_3": "DAI-168",
    "storage_dice": "DAI-169", "gov_x2": "DAI-170", "gold_shadows": "DAI-171", "pay_help2": "DAI-172",
}  # fmt: skip
POWER_RULES: Final = {"techno": "DAI-141", "nomad": "DAI-142", "noble": "DAI-143", "nature": "DAI-144"}
# Where no entry of the content is the origin, by the words of cards.py.
FROM_RULES: Final = {
    "help": "DAI-062", "production": "DAI-071", "tax": "DAI-129", "income": "DAI-185", "slums": "DAI-112",
    "loss": "DAI-Q06", "storage": "DAI-090", "relic": "DAI-075", "black_market": "DAI-084",
}  # fmt: skip


def rules_of(side: int) -> list[str]:
    """The rule of every origin on a table that plays with that side of the tiles, in the order of cards.py."""
    return [
        *["DAI-131"] * HERO_COUNT,
        *[BONUS_RULES[BONUS_EFFECTS[faces[side]].id] for faces in BONUS_OF],
        *[POWER_RULES[clan] for clan in CLAN_WORDS],
        *["DAI-068"] * len(VILLAGERS),
        *["DAI-176"] * len(OBJECTIVE_CARDS),
        *["DAI-244"] * len(SOLO),
        "DAI-253",
        *[FROM_RULES[word] for word in FROM_WORDS],
    ]


ORIGIN_RULES: Final = [rules_of(0), rules_of(1)]


def rule_of(state: DaimyoState, card: int) -> str:
    """The rule by which an origin gives, takes or asks; the side of the tiles that a table plays with decides."""
    return ORIGIN_RULES[state.terms.side][card]
