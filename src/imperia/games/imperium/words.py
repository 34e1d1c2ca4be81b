"""The move vocabulary of Imperium, and what can happen in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.imperium import content
from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.content import NATIONS
from imperia.games.imperium.printed import (
    CATEGORIES,
    ICONS,
    MARKET_CATEGORIES,
    MARKET_DECKS,
    NATION_WORDS,
    REGION_TYPES,
    RESOURCES,
    SIDES,
)
from imperia.games.imperium.solo_content import CIV_DATA, ROW_DATA, Match
from imperia.games.imperium.texts import TEXTS as TEXTS
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Vocabulary, named_noun, names_of, seat_noun

# The largest number that moves name, and the largest number of tokens that events name in one word.
MOST: Final = 40
MOST_TOKENS: Final = 60
# The tokens that events and moves speak of.
SPOKEN: Final = (*RESOURCES, "action", "exhaust")


def amount_names(lang: str) -> list[str]:
    """Numbers of tokens as people say them."""
    return [
        TEXTS.say(f"amount.{token}", lang, {"count": count}) for token in SPOKEN for count in range(1, MOST_TOKENS + 1)
    ]


def match_name(match: Match, lang: str) -> str:
    """Which cards a row is for, as its table shows it."""
    if match.by == "name":
        return TEXTS.say("civ.match_name", lang, {"name": title_of(match.value, lang)})
    if match.by == "category":
        return TEXTS.say(f"noun.banner.{match.value}", lang)
    if match.by == "type":
        return TEXTS.say(f"noun.type.{match.value}", lang)
    if match.by == "state":
        return TEXTS.say("civ.match_state", lang, {"state": TEXTS.say(f"noun.state.{match.value}", lang)})
    return TEXTS.say(f"civ.match_{match.value or match.by}", lang)


def title_of(word: str, lang: str) -> str:
    """The title of a card, or the one that several cards have."""
    if word in content.INDEX:
        return content.CARDS[content.INDEX[word]].name.say(lang)
    return TEXTS.say(f"noun.group.{word}", lang)


def row_names() -> dict[str, list[str]]:
    """The rows of the C.I.V.'s tables by nation, side, place and match; those of a journey by their card."""
    found: dict[str, list[str]] = {lang: [] for lang in LANGS}
    for nation in CIV_DATA.nations:
        name = next(one.name for one in NATIONS if one.id == nation.nation)
        for lang in LANGS:
            for table in nation.tables:
                for place, row in enumerate(table.rows, start=1):
                    side = TEXTS.say(f"noun.state.{table.state}", lang)
                    match = match_name(row.match, lang)
                    named = {"nation": name.say(lang), "side": side, "place": place, "match": match}
                    found[lang].append(TEXTS.say("civ.row", lang, named))
            for row in nation.journey:
                named = {"nation": name.say(lang), "card": content.CARDS[content.INDEX[row.id]].name.say(lang)}
                found[lang].append(TEXTS.say("civ.journey_row", lang, named))
    return found


VOCABULARY: Final = Vocabulary()

SEAT: Final = VOCABULARY.noun(seat_noun(4))
CARD: Final = VOCABULARY.noun(Noun("card", WORDS, names_of(content.CARDS), WORDS))
HOST: Final = VOCABULARY.noun(CARD.as_role("host"))
NATION: Final = VOCABULARY.noun(Noun("nation", NATION_WORDS, names_of(NATIONS)))
SIDE: Final = VOCABULARY.noun(Noun("side", SIDES))
CATEGORY: Final = VOCABULARY.noun(named_noun("category", MARKET_CATEGORIES, TEXTS))
BANNER: Final = VOCABULARY.noun(named_noun("banner", CATEGORIES, TEXTS))
DECK_NOUN: Final = VOCABULARY.noun(named_noun("deck", MARKET_DECKS, TEXTS))
TOKEN: Final = VOCABULARY.noun(named_noun("token", SPOKEN, TEXTS))
AMOUNT: Final = VOCABULARY.noun(
    Noun(
        "amount",
        [f"{count}_{token}" for token in SPOKEN for count in range(1, MOST_TOKENS + 1)],
        {lang: amount_names(lang) for lang in LANGS},
    )
)
# What positions speak of: sides of State cards, and icons of regions.
ICON: Final = Noun("state", ICONS)
REGION_TYPE: Final = Noun("region_type", REGION_TYPES)
NUMBER: Final = VOCABULARY.noun(Noun("number", [str(number) for number in range(MOST + 1)]))
# What triggers a Scoring (IMP-109 to IMP-115).
CAUSES: Final = ("main_deck", "development", "king_of_kings", "harald_hardrada", "graal", "shangri_la", "dynasty")
MAIN_DECK_EMPTY: Final = 0
LAST_DEVELOPMENT: Final = 1
BY_KING: Final = 2
SHANGRI_LA: Final = 5
DYNASTY_EMPTY: Final = 6
CAUSE: Final = VOCABULARY.noun(named_noun("cause", CAUSES, TEXTS))
ROW: Final = VOCABULARY.noun(Noun("row", [row.id for row in ROW_DATA], row_names(), [row.id for row in ROW_DATA]))

# Set-up.
CHOOSE_NATION: Final = VOCABULARY.verb("nation", NATION)
CHOOSE_SIDE: Final = VOCABULARY.verb("side", SIDE)
# The turn.
PLAY: Final = VOCABULARY.verb("play", CARD)
EXHAUST_CARD: Final = VOCABULARY.verb("exhaust", CARD)
INNOVATE_FOR: Final = VOCABULARY.verb("innovate", CATEGORY)
REVOLT_WITH: Final = VOCABULARY.verb("revolt", NUMBER)
FINISH: Final = VOCABULARY.verb("finish")
# Clean-up and solstice.
PLACE: Final = VOCABULARY.verb("place", CARD)
DISCARD_CARD: Final = VOCABULARY.verb("discard", CARD)
DONE: Final = VOCABULARY.verb("done")
SOLSTICE: Final = VOCABULARY.verb("solstice", CARD)
# Reshuffling.
DEVELOP: Final = VOCABULARY.verb("develop", CARD)
DECLINE: Final = VOCABULARY.verb("decline")
# Effects.
ACCEPT: Final = VOCABULARY.verb("accept")
OPTION: Final = VOCABULARY.verb("option", NUMBER)
COUNT: Final = VOCABULARY.verb("count", NUMBER)
TAKE: Final = VOCABULARY.verb("take", CARD)
TAKE_TOP: Final = VOCABULARY.verb("top", DECK_NOUN)
ANNOUNCE: Final = VOCABULARY.verb("announce", CATEGORY)
ABANDON: Final = VOCABULARY.verb("abandon", CARD)
RECALL: Final = VOCABULARY.verb("recall", CARD)
RECOVER: Final = VOCABULARY.verb("recover", CARD)
ARCHIVE: Final = VOCABULARY.verb("archive", CARD)
SINK: Final = VOCABULARY.verb("sink", CARD)
EXILE_CARD: Final = VOCABULARY.verb("exile", CARD)
GARRISON: Final = VOCABULARY.verb("garrison", CARD)
HOST_CARD: Final = VOCABULARY.verb("host", CARD)
RETURN: Final = VOCABULARY.verb("return", CARD)
FIND: Final = VOCABULARY.verb("find", CARD)
GIVE: Final = VOCABULARY.verb("give", CARD)
REFRESH: Final = VOCABULARY.verb("refresh", CARD)
REFRESH_NATION: Final = VOCABULARY.verb("refresh_nation")
REFRESH_DEVELOPMENT: Final = VOCABULARY.verb("refresh_development")
PAY_PROGRESS: Final = VOCABULARY.verb("progress", NUMBER)
CHOOSE_CARD: Final = VOCABULARY.verb("choose", CARD)
SHIELD: Final = VOCABULARY.verb("shield", CARD)
TO_DECK: Final = VOCABULARY.verb("to_deck", CARD)
SWAP: Final = VOCABULARY.verb("swap", CARD)


def amount(token: i64, count: i64) -> i64:
    """So many tokens, as events name them."""
    return token * MOST_TOKENS + min(count, MOST_TOKENS) - 1


# What comes about by several rules is told in the same words, and each time by its own rule; what the C.I.V. does goes
# by the rules of the solo booklet.

# Set-up and rounds.
FIRST_PLAYER: Final = VOCABULARY.happening("first_player", "IMP-060", [], reveals=True)
SOLO_FIRST_PLAYER: Final = FIRST_PLAYER.under("IMP-237")
NATIONS_OFFERED: Final = VOCABULARY.happening("nations_offered", "IMP-O08", ["nation*"], reveals=True)
NATION_TAKEN: Final = VOCABULARY.happening("nation_taken", "IMP-028", ["nation"])
CAMPAIGN_NATION: Final = NATION_TAKEN.under("IMP-300")
CIV_NATION: Final = NATION_TAKEN.under("IMP-238")
NATION_DRAWN: Final = VOCABULARY.happening("nation_drawn", "IMP-O08", ["nation"], reveals=True)
CIV_NATION_DRAWN: Final = NATION_DRAWN.under("IMP-238")
SIDE_TAKEN: Final = VOCABULARY.happening("side_taken", "IMP-029", ["side"])
NAMESAKE_REPLACED: Final = VOCABULARY.happening("namesake_replaced", "IMP-025", ["card", "host"], reveals=True)
SOLO_NAMESAKE_REPLACED: Final = NAMESAKE_REPLACED.under("IMP-027")
ROUND_BEGAN: Final = VOCABULARY.happening("round_began", "IMP-061", ["#round"])
SOLO_ROUND_BEGAN: Final = ROUND_BEGAN.under("IMP-250")
# The turn.
PLAYED: Final = VOCABULARY.happening("played", "IMP-066", ["card"], reveals=True)
PLAYED_FREELY: Final = PLAYED.under("IMP-186")
PLAYED_BY_EFFECT: Final = PLAYED.under("IMP-Q23")
CIV_PLAYED: Final = PLAYED.under("IMP-318")
EXHAUSTED: Final = VOCABULARY.happening("exhausted", "IMP-072", ["card"])
INNOVATED: Final = VOCABULARY.happening("innovated", "IMP-077", ["category"])
REVOLTED: Final = VOCABULARY.happening("revolted", "IMP-079", ["#number"])
MARKET_TOKEN: Final = VOCABULARY.happening("market_token", "IMP-081", ["amount", "card"])
MARKET_MATERIALS: Final = MARKET_TOKEN.under("IMP-082")
MARKET_POPULATION: Final = MARKET_TOKEN.under("IMP-083")
TOKEN_PLACED: Final = MARKET_TOKEN.under("IMP-Q99")
TOKEN_STORED: Final = MARKET_TOKEN.under("IMP-Q144")
CIV_MARKET_TOKEN: Final = MARKET_TOKEN.under("IMP-261")
DISCARDED: Final = VOCABULARY.happening("discarded", "IMP-137", ["card"], reveals=True)
DISCARDED_TO_INNOVATE: Final = DISCARDED.under("IMP-077")
DISCARDED_IN_CLEANUP: Final = DISCARDED.under("IMP-085")
DISCARDED_WITH_HOST: Final = DISCARDED.under("IMP-146")
DISCARDED_NOT_ARCHIVED: Final = DISCARDED.under("IMP-139")
DISCARDED_NOT_SUNK: Final = DISCARDED.under("IMP-151")
DISCARDED_AS_FOUND: Final = DISCARDED.under("IMP-176")
QUEST_DISCARDED: Final = DISCARDED.under("IMP-226")
CIV_DISCARDED: Final = DISCARDED.under("IMP-258")
CIV_ABANDONED: Final = DISCARDED.under("IMP-273")
DREW: Final = VOCABULARY.happening("drew", "IMP-171", ["card"], reveals=True, secret=1)
RESHUFFLED: Final = VOCABULARY.happening("reshuffled", "IMP-091", [])
CIV_RESHUFFLED: Final = RESHUFFLED.under("IMP-264")
CIV_RESHUFFLED_ON_JOURNEY: Final = RESHUFFLED.under("IMP-266")
NATION_CARD: Final = VOCABULARY.happening("nation_card", "IMP-089", ["card"], reveals=True)
NATION_CARD_BY_EFFECT: Final = NATION_CARD.under("IMP-Q123")
NATION_IN_PLAY: Final = VOCABULARY.happening("nation_in_play", "IMP-093", ["card"], reveals=True)
BECAME_EMPIRE: Final = VOCABULARY.happening("became_empire", "IMP-092", [])
BECAME_EMPIRE_ON_JOURNEY: Final = BECAME_EMPIRE.under("IMP-311")
CIV_BECAME_EMPIRE: Final = BECAME_EMPIRE.under("IMP-265")
DEVELOPED: Final = VOCABULARY.happening("developed", "IMP-180", ["card"])
PAID: Final = VOCABULARY.happening("paid", "IMP-189", ["amount*"])
SPENT_ACTIONS: Final = PAID.under("IMP-185")
# Keywords.
GAINED: Final = VOCABULARY.happening("gained", "IMP-188", ["amount"])
GAINED_ACTIONS: Final = GAINED.under("IMP-184")
GAINED_WITH_CARD: Final = GAINED.under("IMP-156")
GAINED_BREAKING_THROUGH: Final = GAINED.under("IMP-162")
GAINED_WITHOUT_MATCH: Final = GAINED.under("IMP-165")
GAINED_LEAVING_PLAY: Final = GAINED.under("IMP-Q31")
CIV_GAINED_FOR_UNREST: Final = GAINED.under("IMP-308")
STOLE: Final = VOCABULARY.happening("stole", "IMP-193", ["amount", "seat"])
TOLL_PAID: Final = VOCABULARY.happening("toll_paid", "IMP-Q47", ["amount", "seat"])
SHIELDED: Final = VOCABULARY.happening("shielded", "IMP-196", ["card"])
REFRESHED: Final = VOCABULARY.happening("refreshed", "IMP-Q30", ["card"])
ABANDONED: Final = VOCABULARY.happening("abandoned", "IMP-131", ["card"])
ABANDONED_GARRISON: Final = ABANDONED.under("IMP-132")
RECALLED: Final = VOCABULARY.happening("recalled", "IMP-133", ["card"])
RECALLED_WITH_HOST: Final = RECALLED.under("IMP-134")
RECALLED_GARRISON: Final = RECALLED.under("IMP-135")
RECOVERED: Final = RECALLED.under("IMP-136")
TAKEN_AS_FOUND: Final = RECALLED.under("IMP-176")
ARCHIVED: Final = VOCABULARY.happening("archived", "IMP-138", ["card"], reveals=True)
ARCHIVED_WITH_HOST: Final = ARCHIVED.under("IMP-146")
CIV_ARCHIVED: Final = ARCHIVED.under("IMP-318")
SUNK_CARD: Final = VOCABULARY.happening("sunk", "IMP-150", ["card"])
SUNK_WITH_HOST: Final = SUNK_CARD.under("IMP-146")
EXILED: Final = VOCABULARY.happening("exiled", "IMP-166", ["card"], reveals=True)
EXILED_WITH_HOST: Final = EXILED.under("IMP-146")
CIV_EXILED_FROM_MARKET: Final = EXILED.under("IMP-279")
GARRISONED: Final = VOCABULARY.happening("garrisoned", "IMP-142", ["card", "host"], reveals=True)
QUEST_BEGUN: Final = GARRISONED.under("IMP-225")
ON_DECK: Final = VOCABULARY.happening("on_deck", "IMP-Q43", ["card"], secret=1)
CIV_RECALLED: Final = ON_DECK.under("IMP-274")
CIV_RECOVERED: Final = ON_DECK.under("IMP-281")
GAVE: Final = VOCABULARY.happening("gave", "IMP-Q48", ["seat", "card"], reveals=True, secret=1)
EXCHANGED: Final = VOCABULARY.happening("exchanged", "IMP-223", ["card", "host"], reveals=True, secret=2)
TOOK_CARD: Final = VOCABULARY.happening("took_card", "IMP-154", ["card"])
TOOK_EXILED: Final = TOOK_CARD.under("IMP-Q138")
CIV_TOOK_CARD: Final = TOOK_CARD.under("IMP-275")
CIV_TOOK_EXILED: Final = TOOK_CARD.under("IMP-Q113")
BROKE_THROUGH: Final = VOCABULARY.happening("broke_through", "IMP-162", ["card"])
BROKE_THROUGH_TO_EXILE: Final = BROKE_THROUGH.under("IMP-323")
CIV_BROKE_THROUGH: Final = BROKE_THROUGH.under("IMP-275")
TOOK_TOP: Final = VOCABULARY.happening("took_top", "IMP-163", ["deck", "card"], reveals=True, secret=1)
CIV_TOOK_TOP: Final = TOOK_TOP.under("IMP-278")
DUG: Final = VOCABULARY.happening("dug", "IMP-164", ["card*"], reveals=True)
DUG_FOR_VARIABLE: Final = DUG.under("IMP-207")
CIV_DUG: Final = DUG.under("IMP-278")
GAMBLED: Final = VOCABULARY.happening("gambled", "IMP-070", ["category", "card"], reveals=True)
SWAPPED: Final = VOCABULARY.happening("swapped", "IMP-169", ["card", "host"])
TOOK_FAME: Final = VOCABULARY.happening("took_fame", "IMP-172", ["card"], reveals=True, secret=1)
CIV_TOOK_FAME: Final = TOOK_FAME.under("IMP-Q65")
LOOKED_AT: Final = VOCABULARY.happening("looked_at", "IMP-173", ["card*"], reveals=True, secret=1)
BURIED: Final = VOCABULARY.happening("buried", "IMP-179", [])
SHUFFLED: Final = VOCABULARY.happening("shuffled", "IMP-178", [])
REVEALED: Final = VOCABULARY.happening("revealed", "IMP-Q87", ["card*"], reveals=True)
DUG_IN_VAIN: Final = REVEALED.under("IMP-165")
FOUND: Final = VOCABULARY.happening("found", "IMP-176", ["card"], reveals=True)
HAD_NONE: Final = VOCABULARY.happening("had_none", "IMP-070", [], reveals=True)
HAD_NO_OPTION: Final = HAD_NONE.under("IMP-Q18")
FOUND_NOTHING: Final = HAD_NONE.under("IMP-176")
TURNED: Final = VOCABULARY.happening("turned", "IMP-228", ["card"])
CIV_TURNED: Final = TURNED.under("IMP-266")
KING_TURNED: Final = VOCABULARY.happening("king_turned", "IMP-218", ["card"])
CIV_KING_TURNED: Final = KING_TURNED.under("IMP-283")
# Market and unrest.
REFILLED: Final = VOCABULARY.happening("refilled", "IMP-158", ["card"], reveals=True)
REFILLED_FROM_MAIN: Final = REFILLED.under("IMP-159")
MARKET_LAID: Final = REFILLED.under("IMP-057")
TOOK_UNREST: Final = VOCABULARY.happening("took_unrest", "IMP-Q10", ["#number"])
TOOK_UNREST_WITH_CARD: Final = TOOK_UNREST.under("IMP-157")
TOOK_UNREST_WITH_EXILED: Final = TOOK_UNREST.under("IMP-170")
CIV_TOOK_UNREST: Final = TOOK_UNREST.under("IMP-Q65")
CIV_TOOK_UNREST_WITH_CARD: Final = TOOK_UNREST.under("IMP-281")
CIV_TOOK_UNREST_ON_JOURNEY: Final = TOOK_UNREST.under("IMP-Q110")
RETURNED_UNREST: Final = VOCABULARY.happening("returned_unrest", "IMP-183", ["card"], reveals=True)
RETURNED_IN_REVOLT: Final = RETURNED_UNREST.under("IMP-079")
CIV_RETURNED_UNREST: Final = RETURNED_UNREST.under("IMP-282")
CIV_REVEALED_UNREST: Final = RETURNED_UNREST.under("IMP-260")
# The end.
SOLSTICE_BEGAN: Final = VOCABULARY.happening("solstice_began", "IMP-103", [])
SOLSTICE_USED: Final = VOCABULARY.happening("solstice_used", "IMP-104", ["card"])
CROWNED: Final = VOCABULARY.happening("crowned", "IMP-217", ["card"])
CIV_CROWNED: Final = CROWNED.under("IMP-283")
CIV_CROWNED_LATER: Final = CROWNED.under("IMP-Q116")
# By cause; two of them have other rules where it is the C.I.V. that brings them about.
SCORING_TRIGGERED: Final = [
    VOCABULARY.happening("scoring_triggered", rule, ["cause"])
    for rule in ("IMP-109", "IMP-110", "IMP-112", "IMP-113", "IMP-114", "IMP-115", "IMP-284")
]
CIV_TRIGGERED: Final = {
    BY_KING: SCORING_TRIGGERED[BY_KING].under("IMP-283"),
    SHANGRI_LA: SCORING_TRIGGERED[SHANGRI_LA].under("IMP-285"),
}
LAST_ROUND_BEGAN: Final = VOCABULARY.happening("last_round_began", "IMP-118", [])
LAST_SOLO_ROUND_BEGAN: Final = LAST_ROUND_BEGAN.under("IMP-286")
COLLAPSED: Final = VOCABULARY.happening("collapsed", "IMP-116", [])
COUNTED: Final = VOCABULARY.happening("counted", "IMP-119", [], reveals=True)
BEFORE_COUNT: Final = VOCABULARY.happening("before_count", "IMP-221", ["card"])
ENDED: Final = VOCABULARY.happening("ended", "IMP-108", [])
# Solo.
CIV_ROLLED: Final = VOCABULARY.happening("civ_rolled", "IMP-251", ["#die"], reveals=True)
CIV_SET_ASIDE: Final = VOCABULARY.happening("civ_set_aside", "IMP-251", ["#slot"])
CIV_REVEALED: Final = VOCABULARY.happening("civ_revealed", "IMP-254", ["card"], reveals=True)
ROW_MATCHED: Final = VOCABULARY.happening("row_matched", "IMP-255", ["card", "row"])
ROW_SKIPPED: Final = VOCABULARY.happening("row_skipped", "IMP-257", ["card", "row"])
NO_ROW: Final = VOCABULARY.happening("no_row", "IMP-Q156", ["card"])
JOURNEY_ROW: Final = VOCABULARY.happening("journey_row", "IMP-266", ["row"])
TOP_DISCARDED: Final = VOCABULARY.happening("top_discarded", "IMP-269", ["card"], reveals=True)
TOP_DISCARDED_AT_END: Final = TOP_DISCARDED.under("IMP-295")
CIV_CLEANED: Final = VOCABULARY.happening("civ_cleaned", "IMP-261", [])
CIV_FILLED: Final = VOCABULARY.happening("civ_filled", "IMP-263", ["#number"])
DYNASTY_CARD: Final = VOCABULARY.happening("dynasty_card", "IMP-264", ["card"], reveals=True)
DYNASTY_ON_DECK: Final = VOCABULARY.happening("dynasty_on_deck", "IMP-283", [])
QUEST_ON_DECK: Final = VOCABULARY.happening("quest_on_deck", "IMP-281", [])
FAME_ARCHIVED: Final = VOCABULARY.happening("fame_archived", "IMP-Q156", [])
STOLE_FROM_CIV: Final = VOCABULARY.happening("stole_from_civ", "IMP-Q72", ["amount"])
GAVE_CIV: Final = VOCABULARY.happening("gave_civ", "IMP-Q117", ["card"], secret=1)
