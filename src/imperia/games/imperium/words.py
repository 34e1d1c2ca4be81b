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
    MARKET_CATEGORIES,
    MARKET_DECKS,
    NATION_WORDS,
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


# Set-up and rounds.
FIRST_PLAYER: Final = Happening("first_player", "IMP-060", [], reveals=True)
NATIONS_OFFERED: Final = Happening("nations_offered", "IMP-O08", ["nation*"], reveals=True)
NATION_TAKEN: Final = Happening("nation_taken", "IMP-028", ["nation"])
NATION_DRAWN: Final = Happening("nation_drawn", "IMP-O08", ["nation"], reveals=True)
SIDE_TAKEN: Final = Happening("side_taken", "IMP-029", ["side"])
NAMESAKE_REPLACED: Final = Happening("namesake_replaced", "IMP-025", ["card", "host"], reveals=True)
ROUND_BEGAN: Final = Happening("round_began", "IMP-061", ["#round"])
# The turn.
PLAYED: Final = Happening("played", "IMP-066", ["card"], reveals=True)
EXHAUSTED: Final = Happening("exhausted", "IMP-072", ["card"])
INNOVATED: Final = Happening("innovated", "IMP-077", ["category"])
REVOLTED: Final = Happening("revolted", "IMP-079", ["#number"])
MARKET_TOKEN: Final = Happening("market_token", "IMP-081", ["amount", "card"])
DISCARDED: Final = Happening("discarded", "IMP-137", ["card"], reveals=True)
DREW: Final = Happening("drew", "IMP-171", ["card"], reveals=True, secret=1)
RESHUFFLED: Final = Happening("reshuffled", "IMP-091", [])
NATION_CARD: Final = Happening("nation_card", "IMP-089", ["card"], reveals=True)
NATION_IN_PLAY: Final = Happening("nation_in_play", "IMP-093", ["card"], reveals=True)
BECAME_EMPIRE: Final = Happening("became_empire", "IMP-092", [])
DEVELOPED: Final = Happening("developed", "IMP-180", ["card"])
PAID: Final = Happening("paid", "IMP-189", ["amount*"])
# Keywords.
GAINED: Final = Happening("gained", "IMP-188", ["amount"])
STOLE: Final = Happening("stole", "IMP-193", ["amount", "seat"])
TOLL_PAID: Final = Happening("toll_paid", "IMP-Q47", ["amount", "seat"])
SHIELDED: Final = Happening("shielded", "IMP-196", ["card"])
REFRESHED: Final = Happening("refreshed", "IMP-Q30", ["card"])
ABANDONED: Final = Happening("abandoned", "IMP-131", ["card"])
RECALLED: Final = Happening("recalled", "IMP-136", ["card"])
ARCHIVED: Final = Happening("archived", "IMP-138", ["card"], reveals=True)
SUNK_CARD: Final = Happening("sunk", "IMP-150", ["card"])
EXILED: Final = Happening("exiled", "IMP-166", ["card"], reveals=True)
GARRISONED: Final = Happening("garrisoned", "IMP-142", ["card", "host"], reveals=True)
ON_DECK: Final = Happening("on_deck", "IMP-Q43", ["card"], secret=1)
GAVE: Final = Happening("gave", "IMP-Q48", ["seat", "card"], reveals=True, secret=1)
EXCHANGED: Final = Happening("exchanged", "IMP-223", ["card", "host"], reveals=True, secret=2)
TOOK_CARD: Final = Happening("took_card", "IMP-154", ["card"])
BROKE_THROUGH: Final = Happening("broke_through", "IMP-162", ["card"])
TOOK_TOP: Final = Happening("took_top", "IMP-163", ["deck", "card"], reveals=True, secret=1)
DUG: Final = Happening("dug", "IMP-164", ["card*"], reveals=True)
GAMBLED: Final = Happening("gambled", "IMP-Q05", ["category", "card"], reveals=True)
SWAPPED: Final = Happening("swapped", "IMP-169", ["card", "host"])
TOOK_FAME: Final = Happening("took_fame", "IMP-172", ["card"], reveals=True, secret=1)
LOOKED_AT: Final = Happening("looked_at", "IMP-173", ["card*"], reveals=True, secret=1)
BURIED: Final = Happening("buried", "IMP-179", [])
SHUFFLED: Final = Happening("shuffled", "IMP-178", [])
REVEALED: Final = Happening("revealed", "IMP-Q87", ["card*"], reveals=True)
FOUND: Final = Happening("found", "IMP-176", ["card"], reveals=True)
HAD_NONE: Final = Happening("had_none", "IMP-070", [], reveals=True)
TURNED: Final = Happening("turned", "IMP-228", ["card"])
KING_TURNED: Final = Happening("king_turned", "IMP-218", ["card"])
# Market and unrest.
REFILLED: Final = Happening("refilled", "IMP-158", ["card"], reveals=True)
TOOK_UNREST: Final = Happening("took_unrest", "IMP-019", ["#number"])
RETURNED_UNREST: Final = Happening("returned_unrest", "IMP-183", ["card"], reveals=True)
# The end.
SOLSTICE_BEGAN: Final = Happening("solstice_began", "IMP-103", [])
SOLSTICE_USED: Final = Happening("solstice_used", "IMP-104", ["card"])
CROWNED: Final = Happening("crowned", "IMP-217", ["card"])
SCORING_TRIGGERED: Final = Happening("scoring_triggered", "IMP-118", ["cause"])
LAST_ROUND_BEGAN: Final = Happening("last_round_began", "IMP-118", [])
COLLAPSED: Final = Happening("collapsed", "IMP-116", [])
COUNTED: Final = Happening("counted", "IMP-119", [], reveals=True)
BEFORE_COUNT: Final = Happening("before_count", "IMP-221", ["card"])
ENDED: Final = Happening("ended", "IMP-127", [])
# Solo.
CIV_ROLLED: Final = Happening("civ_rolled", "IMP-251", ["#die"], reveals=True)
CIV_SET_ASIDE: Final = Happening("civ_set_aside", "IMP-251", ["#slot"])
CIV_REVEALED: Final = Happening("civ_revealed", "IMP-254", ["card"], reveals=True)
ROW_MATCHED: Final = Happening("row_matched", "IMP-255", ["card", "row"])
ROW_SKIPPED: Final = Happening("row_skipped", "IMP-257", ["card", "row"])
NO_ROW: Final = Happening("no_row", "IMP-Q156", ["card"])
JOURNEY_ROW: Final = Happening("journey_row", "IMP-266", ["row"])
TOP_DISCARDED: Final = Happening("top_discarded", "IMP-269", ["card"], reveals=True)
CIV_CLEANED: Final = Happening("civ_cleaned", "IMP-261", [])
CIV_FILLED: Final = Happening("civ_filled", "IMP-263", ["#number"])
DYNASTY_CARD: Final = Happening("dynasty_card", "IMP-264", ["card"], reveals=True)
DYNASTY_ON_DECK: Final = Happening("dynasty_on_deck", "IMP-283", [])
QUEST_ON_DECK: Final = Happening("quest_on_deck", "IMP-241", [])
FAME_ARCHIVED: Final = Happening("fame_archived", "IMP-Q156", [])
STOLE_FROM_CIV: Final = Happening("stole_from_civ", "IMP-Q72", ["amount"])
GAVE_CIV: Final = Happening("gave_civ", "IMP-Q117", ["card"], secret=1)

HAPPENINGS: Final = [
    FIRST_PLAYER, NATIONS_OFFERED, NATION_TAKEN, NATION_DRAWN, SIDE_TAKEN, NAMESAKE_REPLACED, ROUND_BEGAN,
    PLAYED, EXHAUSTED, INNOVATED, REVOLTED, MARKET_TOKEN, DISCARDED, DREW, RESHUFFLED, NATION_CARD, NATION_IN_PLAY,
    BECAME_EMPIRE,
    DEVELOPED, PAID, REFILLED, TOOK_UNREST, RETURNED_UNREST, SOLSTICE_BEGAN, SOLSTICE_USED, CROWNED,
    SCORING_TRIGGERED, LAST_ROUND_BEGAN, COLLAPSED, COUNTED, BEFORE_COUNT, ENDED,
    GAINED, STOLE, TOLL_PAID, SHIELDED, REFRESHED, RECALLED, ARCHIVED, SUNK_CARD, EXILED, GARRISONED, ON_DECK, GAVE,
    EXCHANGED, TOOK_CARD, BROKE_THROUGH, TOOK_TOP, DUG, GAMBLED, SWAPPED, TOOK_FAME, LOOKED_AT, BURIED, SHUFFLED,
    REVEALED, FOUND, HAD_NONE, TURNED, KING_TURNED, ABANDONED,
    CIV_ROLLED, CIV_SET_ASIDE, CIV_REVEALED, ROW_MATCHED, ROW_SKIPPED, NO_ROW, JOURNEY_ROW, TOP_DISCARDED, CIV_CLEANED,
    CIV_FILLED, DYNASTY_CARD, DYNASTY_ON_DECK, QUEST_ON_DECK, FAME_ARCHIVED, STOLE_FROM_CIV, GAVE_CIV,
]  # fmt: skip
