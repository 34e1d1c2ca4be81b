"""The move vocabulary of Imperium, and what can happen in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.imperium import content
from imperia.games.imperium.automa.content import CIV_DATA, ROW_DATA, Match
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
from imperia.games.imperium.texts import TEXTS as TEXTS
from imperia.kernel.events import Happening
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Verb, Vocabulary, named_noun, names_of, seat_noun

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


SEAT: Final = seat_noun(4)
CARD: Final = Noun("card", WORDS, names_of(content.CARDS), WORDS)
HOST: Final = CARD.as_role("host")
NATION: Final = Noun("nation", NATION_WORDS, names_of(NATIONS))
SIDE: Final = Noun("side", SIDES)
CATEGORY: Final = named_noun("category", MARKET_CATEGORIES, TEXTS)
BANNER: Final = named_noun("banner", CATEGORIES, TEXTS)
DECK_NOUN: Final = named_noun("deck", MARKET_DECKS, TEXTS)
TOKEN: Final = named_noun("token", SPOKEN, TEXTS)
AMOUNT: Final = Noun(
    "amount",
    [f"{count}_{token}" for token in SPOKEN for count in range(1, MOST_TOKENS + 1)],
    {lang: amount_names(lang) for lang in LANGS},
)
# What positions speak of: sides of State cards, and icons of regions.
ICON: Final = Noun("state", ICONS)
REGION_TYPE: Final = Noun("region_type", REGION_TYPES)
NUMBER: Final = Noun("number", [str(number) for number in range(MOST + 1)])
# What triggers a Scoring (IMP-109 to IMP-115).
CAUSES: Final = ("main_deck", "development", "king_of_kings", "harald_hardrada", "graal", "shangri_la", "dynasty")
MAIN_DECK_EMPTY: Final = 0
LAST_DEVELOPMENT: Final = 1
BY_KING: Final = 2
SHANGRI_LA: Final = 5
DYNASTY_EMPTY: Final = 6
CAUSE: Final = named_noun("cause", CAUSES, TEXTS)
ROW: Final = Noun("row", [row.id for row in ROW_DATA], row_names(), [row.id for row in ROW_DATA])
NOUNS: Final = [SEAT, CARD, HOST, NATION, SIDE, CATEGORY, BANNER, DECK_NOUN, TOKEN, AMOUNT, NUMBER, CAUSE, ROW]

# Set-up.
CHOOSE_NATION: Final = Verb("nation", NATION)
CHOOSE_SIDE: Final = Verb("side", SIDE)
# The turn.
PLAY: Final = Verb("play", CARD)
EXHAUST_CARD: Final = Verb("exhaust", CARD)
INNOVATE_FOR: Final = Verb("innovate", CATEGORY)
REVOLT_WITH: Final = Verb("revolt", NUMBER)
FINISH: Final = Verb("finish")
# Clean-up and solstice.
PLACE: Final = Verb("place", CARD)
DISCARD_CARD: Final = Verb("discard", CARD)
DONE: Final = Verb("done")
SOLSTICE: Final = Verb("solstice", CARD)
# Reshuffling.
DEVELOP: Final = Verb("develop", CARD)
DECLINE: Final = Verb("decline")
# Effects.
ACCEPT: Final = Verb("accept")
OPTION: Final = Verb("option", NUMBER)
COUNT: Final = Verb("count", NUMBER)
TAKE: Final = Verb("take", CARD)
TAKE_TOP: Final = Verb("top", DECK_NOUN)
ANNOUNCE: Final = Verb("announce", CATEGORY)
ABANDON: Final = Verb("abandon", CARD)
RECALL: Final = Verb("recall", CARD)
RECOVER: Final = Verb("recover", CARD)
ARCHIVE: Final = Verb("archive", CARD)
SINK: Final = Verb("sink", CARD)
EXILE_CARD: Final = Verb("exile", CARD)
GARRISON: Final = Verb("garrison", CARD)
HOST_CARD: Final = Verb("host", CARD)
RETURN: Final = Verb("return", CARD)
FIND: Final = Verb("find", CARD)
GIVE: Final = Verb("give", CARD)
REFRESH: Final = Verb("refresh", CARD)
REFRESH_NATION: Final = Verb("refresh_nation")
REFRESH_DEVELOPMENT: Final = Verb("refresh_development")
PAY_PROGRESS: Final = Verb("progress", NUMBER)
CHOOSE_CARD: Final = Verb("choose", CARD)
SHIELD: Final = Verb("shield", CARD)
TO_DECK: Final = Verb("to_deck", CARD)
SWAP: Final = Verb("swap", CARD)
VERBS: Final = Vocabulary(
    [
        CHOOSE_NATION, CHOOSE_SIDE,
        PLAY, EXHAUST_CARD, INNOVATE_FOR, REVOLT_WITH, FINISH,
        PLACE, DISCARD_CARD, DONE, SOLSTICE,
        DEVELOP, DECLINE,
        ACCEPT, OPTION, COUNT, TAKE, TAKE_TOP, ANNOUNCE, ABANDON, RECALL, RECOVER, ARCHIVE, SINK, EXILE_CARD, GARRISON,
        HOST_CARD, RETURN, FIND, GIVE, REFRESH, REFRESH_NATION, REFRESH_DEVELOPMENT, PAY_PROGRESS, CHOOSE_CARD,
        SHIELD, TO_DECK, SWAP,
    ]
)  # fmt: skip


def amount(token: i64, count: i64) -> i64:
    """So many tokens, as events name them."""
    return token * MOST_TOKENS + min(count, MOST_TOKENS) - 1


# What comes about by several rules is told in the same words, and each time by its own rule; what the C.I.V. does goes
# by the rules of the solo booklet.

# Set-up and rounds.
FIRST_PLAYER: Final = Happening("first_player", "IMP-060", [], reveals=True)
SOLO_FIRST_PLAYER: Final = FIRST_PLAYER.under("IMP-237")
NATIONS_OFFERED: Final = Happening("nations_offered", "IMP-O08", ["nation*"], reveals=True)
NATION_TAKEN: Final = Happening("nation_taken", "IMP-028", ["nation"])
CAMPAIGN_NATION: Final = NATION_TAKEN.under("IMP-300")
CIV_NATION: Final = NATION_TAKEN.under("IMP-238")
NATION_DRAWN: Final = Happening("nation_drawn", "IMP-O08", ["nation"], reveals=True)
CIV_NATION_DRAWN: Final = NATION_DRAWN.under("IMP-238")
SIDE_TAKEN: Final = Happening("side_taken", "IMP-029", ["side"])
NAMESAKE_REPLACED: Final = Happening("namesake_replaced", "IMP-025", ["card", "host"], reveals=True)
SOLO_NAMESAKE_REPLACED: Final = NAMESAKE_REPLACED.under("IMP-027")
ROUND_BEGAN: Final = Happening("round_began", "IMP-061", ["#round"])
SOLO_ROUND_BEGAN: Final = ROUND_BEGAN.under("IMP-250")
# The turn.
PLAYED: Final = Happening("played", "IMP-066", ["card"], reveals=True)
PLAYED_FREELY: Final = PLAYED.under("IMP-186")
PLAYED_BY_EFFECT: Final = PLAYED.under("IMP-Q23")
CIV_PLAYED: Final = PLAYED.under("IMP-318")
EXHAUSTED: Final = Happening("exhausted", "IMP-072", ["card"])
INNOVATED: Final = Happening("innovated", "IMP-077", ["category"])
REVOLTED: Final = Happening("revolted", "IMP-079", ["#number"])
MARKET_TOKEN: Final = Happening("market_token", "IMP-081", ["amount", "card"])
MARKET_MATERIALS: Final = MARKET_TOKEN.under("IMP-082")
MARKET_POPULATION: Final = MARKET_TOKEN.under("IMP-083")
TOKEN_PLACED: Final = MARKET_TOKEN.under("IMP-Q99")
TOKEN_STORED: Final = MARKET_TOKEN.under("IMP-Q144")
CIV_MARKET_TOKEN: Final = MARKET_TOKEN.under("IMP-261")
DISCARDED: Final = Happening("discarded", "IMP-137", ["card"], reveals=True)
DISCARDED_TO_INNOVATE: Final = DISCARDED.under("IMP-077")
DISCARDED_IN_CLEANUP: Final = DISCARDED.under("IMP-085")
DISCARDED_WITH_HOST: Final = DISCARDED.under("IMP-146")
DISCARDED_NOT_ARCHIVED: Final = DISCARDED.under("IMP-139")
DISCARDED_NOT_SUNK: Final = DISCARDED.under("IMP-151")
DISCARDED_AS_FOUND: Final = DISCARDED.under("IMP-176")
QUEST_DISCARDED: Final = DISCARDED.under("IMP-226")
CIV_DISCARDED: Final = DISCARDED.under("IMP-258")
CIV_ABANDONED: Final = DISCARDED.under("IMP-273")
DREW: Final = Happening("drew", "IMP-171", ["card"], reveals=True, secret=1)
RESHUFFLED: Final = Happening("reshuffled", "IMP-091", [])
CIV_RESHUFFLED: Final = RESHUFFLED.under("IMP-264")
CIV_RESHUFFLED_ON_JOURNEY: Final = RESHUFFLED.under("IMP-266")
NATION_CARD: Final = Happening("nation_card", "IMP-089", ["card"], reveals=True)
NATION_CARD_BY_EFFECT: Final = NATION_CARD.under("IMP-Q123")
NATION_IN_PLAY: Final = Happening("nation_in_play", "IMP-093", ["card"], reveals=True)
BECAME_EMPIRE: Final = Happening("became_empire", "IMP-092", [])
BECAME_EMPIRE_ON_JOURNEY: Final = BECAME_EMPIRE.under("IMP-311")
CIV_BECAME_EMPIRE: Final = BECAME_EMPIRE.under("IMP-265")
DEVELOPED: Final = Happening("developed", "IMP-180", ["card"])
PAID: Final = Happening("paid", "IMP-189", ["amount*"])
SPENT_ACTIONS: Final = PAID.under("IMP-185")
# Keywords.
GAINED: Final = Happening("gained", "IMP-188", ["amount"])
GAINED_ACTIONS: Final = GAINED.under("IMP-184")
GAINED_WITH_CARD: Final = GAINED.under("IMP-156")
GAINED_BREAKING_THROUGH: Final = GAINED.under("IMP-162")
GAINED_WITHOUT_MATCH: Final = GAINED.under("IMP-165")
GAINED_LEAVING_PLAY: Final = GAINED.under("IMP-Q31")
CIV_GAINED_FOR_UNREST: Final = GAINED.under("IMP-308")
STOLE: Final = Happening("stole", "IMP-193", ["amount", "seat"])
TOLL_PAID: Final = Happening("toll_paid", "IMP-Q47", ["amount", "seat"])
SHIELDED: Final = Happening("shielded", "IMP-196", ["card"])
REFRESHED: Final = Happening("refreshed", "IMP-Q30", ["card"])
ABANDONED: Final = Happening("abandoned", "IMP-131", ["card"])
ABANDONED_GARRISON: Final = ABANDONED.under("IMP-132")
RECALLED: Final = Happening("recalled", "IMP-133", ["card"])
RECALLED_WITH_HOST: Final = RECALLED.under("IMP-134")
RECALLED_GARRISON: Final = RECALLED.under("IMP-135")
RECOVERED: Final = RECALLED.under("IMP-136")
TAKEN_AS_FOUND: Final = RECALLED.under("IMP-176")
ARCHIVED: Final = Happening("archived", "IMP-138", ["card"], reveals=True)
ARCHIVED_WITH_HOST: Final = ARCHIVED.under("IMP-146")
CIV_ARCHIVED: Final = ARCHIVED.under("IMP-318")
SUNK_CARD: Final = Happening("sunk", "IMP-150", ["card"])
SUNK_WITH_HOST: Final = SUNK_CARD.under("IMP-146")
EXILED: Final = Happening("exiled", "IMP-166", ["card"], reveals=True)
EXILED_WITH_HOST: Final = EXILED.under("IMP-146")
CIV_EXILED_FROM_MARKET: Final = EXILED.under("IMP-279")
GARRISONED: Final = Happening("garrisoned", "IMP-142", ["card", "host"], reveals=True)
QUEST_BEGUN: Final = GARRISONED.under("IMP-225")
ON_DECK: Final = Happening("on_deck", "IMP-Q43", ["card"], secret=1)
CIV_RECALLED: Final = ON_DECK.under("IMP-274")
CIV_RECOVERED: Final = ON_DECK.under("IMP-281")
GAVE: Final = Happening("gave", "IMP-Q48", ["seat", "card"], reveals=True, secret=1)
EXCHANGED: Final = Happening("exchanged", "IMP-223", ["card", "host"], reveals=True, secret=2)
TOOK_CARD: Final = Happening("took_card", "IMP-154", ["card"])
TOOK_EXILED: Final = TOOK_CARD.under("IMP-Q138")
CIV_TOOK_CARD: Final = TOOK_CARD.under("IMP-275")
CIV_TOOK_EXILED: Final = TOOK_CARD.under("IMP-Q113")
BROKE_THROUGH: Final = Happening("broke_through", "IMP-162", ["card"])
BROKE_THROUGH_TO_EXILE: Final = BROKE_THROUGH.under("IMP-323")
CIV_BROKE_THROUGH: Final = BROKE_THROUGH.under("IMP-275")
TOOK_TOP: Final = Happening("took_top", "IMP-163", ["deck", "card"], reveals=True, secret=1)
CIV_TOOK_TOP: Final = TOOK_TOP.under("IMP-278")
DUG: Final = Happening("dug", "IMP-164", ["card*"], reveals=True)
DUG_FOR_VARIABLE: Final = DUG.under("IMP-207")
CIV_DUG: Final = DUG.under("IMP-278")
GAMBLED: Final = Happening("gambled", "IMP-070", ["category", "card"], reveals=True)
SWAPPED: Final = Happening("swapped", "IMP-169", ["card", "host"])
TOOK_FAME: Final = Happening("took_fame", "IMP-172", ["card"], reveals=True, secret=1)
CIV_TOOK_FAME: Final = TOOK_FAME.under("IMP-Q65")
LOOKED_AT: Final = Happening("looked_at", "IMP-173", ["card*"], reveals=True, secret=1)
BURIED: Final = Happening("buried", "IMP-179", [])
SHUFFLED: Final = Happening("shuffled", "IMP-178", [])
REVEALED: Final = Happening("revealed", "IMP-Q87", ["card*"], reveals=True)
DUG_IN_VAIN: Final = REVEALED.under("IMP-165")
FOUND: Final = Happening("found", "IMP-176", ["card"], reveals=True)
HAD_NONE: Final = Happening("had_none", "IMP-070", [], reveals=True)
HAD_NO_OPTION: Final = HAD_NONE.under("IMP-Q18")
FOUND_NOTHING: Final = HAD_NONE.under("IMP-176")
TURNED: Final = Happening("turned", "IMP-228", ["card"])
CIV_TURNED: Final = TURNED.under("IMP-266")
KING_TURNED: Final = Happening("king_turned", "IMP-218", ["card"])
CIV_KING_TURNED: Final = KING_TURNED.under("IMP-283")
# Market and unrest.
REFILLED: Final = Happening("refilled", "IMP-158", ["card"], reveals=True)
REFILLED_FROM_MAIN: Final = REFILLED.under("IMP-159")
MARKET_LAID: Final = REFILLED.under("IMP-057")
TOOK_UNREST: Final = Happening("took_unrest", "IMP-Q10", ["#number"])
TOOK_UNREST_WITH_CARD: Final = TOOK_UNREST.under("IMP-157")
TOOK_UNREST_WITH_EXILED: Final = TOOK_UNREST.under("IMP-170")
CIV_TOOK_UNREST: Final = TOOK_UNREST.under("IMP-Q65")
CIV_TOOK_UNREST_WITH_CARD: Final = TOOK_UNREST.under("IMP-281")
CIV_TOOK_UNREST_ON_JOURNEY: Final = TOOK_UNREST.under("IMP-Q110")
RETURNED_UNREST: Final = Happening("returned_unrest", "IMP-183", ["card"], reveals=True)
RETURNED_IN_REVOLT: Final = RETURNED_UNREST.under("IMP-079")
CIV_RETURNED_UNREST: Final = RETURNED_UNREST.under("IMP-282")
CIV_REVEALED_UNREST: Final = RETURNED_UNREST.under("IMP-260")
# The end.
SOLSTICE_BEGAN: Final = Happening("solstice_began", "IMP-103", [])
SOLSTICE_USED: Final = Happening("solstice_used", "IMP-104", ["card"])
CROWNED: Final = Happening("crowned", "IMP-217", ["card"])
CIV_CROWNED: Final = CROWNED.under("IMP-283")
CIV_CROWNED_LATER: Final = CROWNED.under("IMP-Q116")
# By cause; two of them have other rules where it is the C.I.V. that brings them about.
SCORING_TRIGGERED: Final = [
    Happening("scoring_triggered", rule, ["cause"])
    for rule in ("IMP-109", "IMP-110", "IMP-112", "IMP-113", "IMP-114", "IMP-115", "IMP-284")
]
CIV_TRIGGERED: Final = {
    BY_KING: SCORING_TRIGGERED[BY_KING].under("IMP-283"),
    SHANGRI_LA: SCORING_TRIGGERED[SHANGRI_LA].under("IMP-285"),
}
LAST_ROUND_BEGAN: Final = Happening("last_round_began", "IMP-118", [])
LAST_SOLO_ROUND_BEGAN: Final = LAST_ROUND_BEGAN.under("IMP-286")
COLLAPSED: Final = Happening("collapsed", "IMP-116", [])
COUNTED: Final = Happening("counted", "IMP-119", [], reveals=True)
BEFORE_COUNT: Final = Happening("before_count", "IMP-221", ["card"])
ENDED: Final = Happening("ended", "IMP-108", [])
# Solo.
CIV_ROLLED: Final = Happening("civ_rolled", "IMP-251", ["#die"], reveals=True)
CIV_SET_ASIDE: Final = Happening("civ_set_aside", "IMP-251", ["#slot"])
CIV_REVEALED: Final = Happening("civ_revealed", "IMP-254", ["card"], reveals=True)
ROW_MATCHED: Final = Happening("row_matched", "IMP-255", ["card", "row"])
ROW_SKIPPED: Final = Happening("row_skipped", "IMP-257", ["card", "row"])
NO_ROW: Final = Happening("no_row", "IMP-Q156", ["card"])
JOURNEY_ROW: Final = Happening("journey_row", "IMP-266", ["row"])
TOP_DISCARDED: Final = Happening("top_discarded", "IMP-269", ["card"], reveals=True)
TOP_DISCARDED_AT_END: Final = TOP_DISCARDED.under("IMP-295")
CIV_CLEANED: Final = Happening("civ_cleaned", "IMP-261", [])
CIV_FILLED: Final = Happening("civ_filled", "IMP-263", ["#number"])
DYNASTY_CARD: Final = Happening("dynasty_card", "IMP-264", ["card"], reveals=True)
DYNASTY_ON_DECK: Final = Happening("dynasty_on_deck", "IMP-283", [])
QUEST_ON_DECK: Final = Happening("quest_on_deck", "IMP-281", [])
FAME_ARCHIVED: Final = Happening("fame_archived", "IMP-Q156", [])
STOLE_FROM_CIV: Final = Happening("stole_from_civ", "IMP-Q72", ["amount"])
GAVE_CIV: Final = Happening("gave_civ", "IMP-Q117", ["card"], secret=1)

HAPPENINGS: Final = [
    FIRST_PLAYER, SOLO_FIRST_PLAYER, NATIONS_OFFERED, NATION_TAKEN, CAMPAIGN_NATION, CIV_NATION, NATION_DRAWN,
    CIV_NATION_DRAWN, SIDE_TAKEN, NAMESAKE_REPLACED, SOLO_NAMESAKE_REPLACED, ROUND_BEGAN, SOLO_ROUND_BEGAN, PLAYED,
    PLAYED_FREELY, PLAYED_BY_EFFECT, CIV_PLAYED, EXHAUSTED, INNOVATED, REVOLTED, MARKET_TOKEN, MARKET_MATERIALS,
    MARKET_POPULATION, TOKEN_PLACED, TOKEN_STORED, CIV_MARKET_TOKEN, DISCARDED, DISCARDED_TO_INNOVATE,
    DISCARDED_IN_CLEANUP, DISCARDED_WITH_HOST, DISCARDED_NOT_ARCHIVED, DISCARDED_NOT_SUNK, DISCARDED_AS_FOUND,
    QUEST_DISCARDED, CIV_DISCARDED, CIV_ABANDONED, DREW, RESHUFFLED, CIV_RESHUFFLED, CIV_RESHUFFLED_ON_JOURNEY,
    NATION_CARD, NATION_CARD_BY_EFFECT, NATION_IN_PLAY, BECAME_EMPIRE, BECAME_EMPIRE_ON_JOURNEY, CIV_BECAME_EMPIRE,
    DEVELOPED, PAID, SPENT_ACTIONS, GAINED, GAINED_ACTIONS, GAINED_WITH_CARD, GAINED_BREAKING_THROUGH,
    GAINED_WITHOUT_MATCH, GAINED_LEAVING_PLAY, CIV_GAINED_FOR_UNREST, STOLE, TOLL_PAID, SHIELDED, REFRESHED, ABANDONED,
    ABANDONED_GARRISON, RECALLED, RECALLED_WITH_HOST, RECALLED_GARRISON, RECOVERED, TAKEN_AS_FOUND, ARCHIVED,
    ARCHIVED_WITH_HOST, CIV_ARCHIVED, SUNK_CARD, SUNK_WITH_HOST, EXILED, EXILED_WITH_HOST, CIV_EXILED_FROM_MARKET,
    GARRISONED, QUEST_BEGUN, ON_DECK, CIV_RECALLED, CIV_RECOVERED, GAVE, EXCHANGED, TOOK_CARD, TOOK_EXILED,
    CIV_TOOK_CARD, CIV_TOOK_EXILED, BROKE_THROUGH, BROKE_THROUGH_TO_EXILE, CIV_BROKE_THROUGH, TOOK_TOP, CIV_TOOK_TOP,
    DUG, DUG_FOR_VARIABLE, CIV_DUG, GAMBLED, SWAPPED, TOOK_FAME, CIV_TOOK_FAME, LOOKED_AT, BURIED, SHUFFLED, REVEALED,
    DUG_IN_VAIN, FOUND, HAD_NONE, HAD_NO_OPTION, FOUND_NOTHING, TURNED, CIV_TURNED, KING_TURNED, CIV_KING_TURNED,
    REFILLED, REFILLED_FROM_MAIN, MARKET_LAID, TOOK_UNREST, TOOK_UNREST_WITH_CARD, TOOK_UNREST_WITH_EXILED,
    CIV_TOOK_UNREST, CIV_TOOK_UNREST_WITH_CARD, CIV_TOOK_UNREST_ON_JOURNEY, RETURNED_UNREST, RETURNED_IN_REVOLT,
    CIV_RETURNED_UNREST, CIV_REVEALED_UNREST, SOLSTICE_BEGAN, SOLSTICE_USED, CROWNED, CIV_CROWNED, CIV_CROWNED_LATER,
    *SCORING_TRIGGERED, *CIV_TRIGGERED.values(), LAST_ROUND_BEGAN, LAST_SOLO_ROUND_BEGAN, COLLAPSED, COUNTED,
    BEFORE_COUNT, ENDED, CIV_ROLLED, CIV_SET_ASIDE, CIV_REVEALED, ROW_MATCHED, ROW_SKIPPED, NO_ROW, JOURNEY_ROW,
    TOP_DISCARDED, TOP_DISCARDED_AT_END, CIV_CLEANED, CIV_FILLED, DYNASTY_CARD, DYNASTY_ON_DECK, QUEST_ON_DECK,
    FAME_ARCHIVED, STOLE_FROM_CIV, GAVE_CIV,
]  # fmt: skip
