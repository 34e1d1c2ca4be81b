"""The move vocabulary of Settlers, and what can happen in it."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers import content
from imperia.games.settlers.cards import CARDS, WORDS
from imperia.games.settlers.content import ATTACKS, BOARDS
from imperia.games.settlers.printed import DECKS, GOODS
from imperia.games.settlers.texts import TEXTS as TEXTS
from imperia.kernel.events import Happening
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Verb, Vocabulary, named_noun, names_of, seat_noun

# The largest number that moves name, and the largest amount that events name in one word.
MOST: Final = 12
MOST_GOODS: Final = 40


def card_names(lang: str) -> list[str]:
    """What people call each card; copies share their name."""
    names = [entity.name.say(lang) for entity in [*content.CARDS, *ATTACKS]]
    return [names[card.entry] for card in CARDS]


def location_names(lang: str) -> list[str]:
    """Cards by name, and by number where there are several of the name."""
    names = card_names(lang)
    place: dict[str, int] = {}
    found: list[str] = []
    for name in names:
        place[name] = place.get(name, 0) + 1
        several = names.count(name) > 1
        details = {"name": name, "number": place[name]}
        found.append(TEXTS.say("copy", lang, details) if several else name)
    return found


def amount_names(lang: str) -> list[str]:
    """Numbers of goods as people say them."""
    return [TEXTS.say(f"amount.{good}", lang, {"count": count}) for good in GOODS for count in range(1, MOST_GOODS + 1)]


SEAT: Final = seat_noun(4)
CARD_NOUN: Final = Noun(
    "card",
    WORDS,
    {lang: card_names(lang) for lang in LANGS},
    [[*content.CARDS, *ATTACKS][card.entry].id for card in CARDS],
)
LOCATION: Final = Noun("location", WORDS, {lang: location_names(lang) for lang in LANGS})
FACTION: Final = Noun("faction", DECKS[1:-1], names_of(BOARDS))
DECK_NOUN: Final = named_noun("deck", DECKS, TEXTS)
GOOD: Final = named_noun("good", GOODS, TEXTS)
AMOUNT: Final = Noun(
    "amount",
    [f"{count}_{good}" for good in GOODS for count in range(1, MOST_GOODS + 1)],
    {lang: amount_names(lang) for lang in LANGS},
)
PRICE_NOUN: Final = AMOUNT.as_role("price")
NUMBER: Final = Noun("number", [str(number) for number in range(MOST + 1)])
# Pairs of workers; more than anybody has.
PAIR_COUNT: Final = Noun("pairs", [str(pairs) for pairs in range(1, MOST_GOODS + 1)])
NOUNS: Final = [SEAT, CARD_NOUN, LOCATION, FACTION, DECK_NOUN, GOOD, AMOUNT, PRICE_NOUN, NUMBER, PAIR_COUNT]

CHOOSE_FACTION: Final = Verb("faction", FACTION)
TAKE: Final = Verb("take", CARD_NOUN)
FIRST: Final = Verb("first", LOCATION)
DRAW: Final = Verb("draw", DECK_NOUN)
BUILD: Final = Verb("build", CARD_NOUN)
MAKE_DEAL: Final = Verb("deal", CARD_NOUN)
RAZE_FROM_HAND: Final = Verb("raze_hand", CARD_NOUN)
RAZE_LOCATION: Final = Verb("raze", LOCATION)
ACTIVATE: Final = Verb("activate", LOCATION)
ACTIVATE_TWICE: Final = Verb("activate_twice", LOCATION)
SPEND: Final = Verb("spend", GOOD)
PAIRS: Final = Verb("pairs", PAIR_COUNT)
PASS: Final = Verb("pass")
DEFEND: Final = Verb("defend", LOCATION)
POST_SAMURAI: Final = Verb("samurai", LOCATION)
TUCK: Final = Verb("tuck", LOCATION)
HIDE: Final = Verb("hide", CARD_NOUN)
OFFER: Final = Verb("offer", GOOD)
FINISH: Final = Verb("finish")
PAY_GOLD: Final = Verb("gold", NUMBER)
PAY: Final = Verb("pay", GOOD)
DISCARD: Final = Verb("discard", CARD_NOUN)
GIVE_UP: Final = Verb("give_up", LOCATION)
END_DEAL: Final = Verb("end_deal", LOCATION)
AIM: Final = Verb("target", LOCATION)
AGAINST: Final = Verb("against", SEAT)
STEAL: Final = Verb("steal", GOOD, SEAT)
GAIN: Final = Verb("gain", GOOD)
OPTION: Final = Verb("option", NUMBER)
DECLINE: Final = Verb("decline")
TURN_IN: Final = Verb("turn_in", GOOD)
DONE: Final = Verb("done")
VERBS: Final = Vocabulary(
    [
        CHOOSE_FACTION, TAKE, FIRST, DRAW,
        BUILD, MAKE_DEAL, RAZE_FROM_HAND, RAZE_LOCATION, ACTIVATE, ACTIVATE_TWICE, SPEND, PAIRS, PASS,
        DEFEND, POST_SAMURAI, TUCK, HIDE, OFFER, FINISH,
        PAY_GOLD, PAY, DISCARD, GIVE_UP, END_DEAL,
        AIM, AGAINST, STEAL, GAIN, OPTION, DECLINE, TURN_IN, DONE,
    ]
)  # fmt: skip


def amount(good: int, count: int) -> int:
    """So many goods, as events name them."""
    return good * MOST_GOODS + min(count, MOST_GOODS) - 1


FIRST_PLAYER: Final = Happening("first_player", "SET-045", [], reveals=True)
FACTION_CHOSEN: Final = Happening("faction_chosen", "SET-039", ["faction"])
FACTION_DRAWN: Final = Happening("faction_drawn", "SET-O08", ["faction"], reveals=True)
ROUND_BEGAN: Final = Happening("round_began", "SET-048", ["#round"])
SOLO_ROUND_BEGAN: Final = ROUND_BEGAN.under("SET-218")
DREW: Final = Happening("drew", "SET-015", ["deck", "card"], reveals=True, secret=1)
DREW_AT_START: Final = DREW.under("SET-046")
DREW_SOLO_START: Final = DREW.under("SET-257")
DREW_IN_LOOKOUT: Final = DREW.under("SET-050")
DREW_IN_ALTERNATIVE: Final = DREW.under("SET-202")
DREW_IN_ADVANCED: Final = DREW.under("SET-206")
DREW_IN_SOLO: Final = DREW.under("SET-219")
DREW_IN_PEACE: Final = DREW.under("SET-211")
LOOKED: Final = Happening("looked", "SET-Q56", ["card*"], reveals=True, secret=1)
KEPT: Final = Happening("kept", "SET-Q56", ["card"], secret=1)
RESHUFFLED: Final = Happening("reshuffled", "SET-034", [])
REVEALED: Final = Happening("revealed", "SET-051", ["card*"], reveals=True)
REVEALED_AGAIN: Final = REVEALED.under("SET-054")
REVEALED_ADVANCED: Final = REVEALED.under("SET-206")
ADDED_IN_FIRST_PASS: Final = REVEALED.under("SET-208")
ADDED_IN_SECOND_PASS: Final = REVEALED.under("SET-209")
REVEALED_SOLO: Final = REVEALED.under("SET-219")
TOOK: Final = Happening("took", "SET-052", ["card"])
TOOK_BACKWARDS: Final = TOOK.under("SET-055")
TOOK_ADVANCED: Final = TOOK.under("SET-206")
TOOK_SOLO: Final = TOOK.under("SET-219")
TOOK_SOLO_SECOND: Final = TOOK.under("SET-221")
LEFT_OVER: Final = Happening("left_over", "SET-053", ["card"])
LEFT_OVER_AGAIN: Final = LEFT_OVER.under("SET-056")
LEFT_OVER_ADVANCED: Final = LEFT_OVER.under("SET-210")
DRAFTED: Final = Happening("drafted", "SET-202", ["card*"], reveals=True, secret=1)
CHOSE: Final = Happening("chose", "SET-203", ["card"], secret=1)
CHOSE_SECOND: Final = CHOSE.under("SET-204")
PASSED_ON: Final = Happening("passed_on", "SET-203", ["seat", "card*"], reveals=True, secret=1)
DISCARDED: Final = Happening("discarded", "SET-033", ["card"], reveals=True)
BARBARIAN_BOARD_GAVE: Final = Happening("board_gave", "SET-060", ["amount*"])
JAPANESE_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-061")
ROMAN_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-062")
EGYPTIAN_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-063")
PRODUCED: Final = Happening("gained", "SET-065", ["card", "amount*"])
GAINED_AS_BONUS: Final = PRODUCED.under("SET-107")
GAINED_BY_FEATURE: Final = PRODUCED.under("SET-109")
GAINED_BY_ACTION: Final = PRODUCED.under("SET-136")
GAINED_BY_DEAL: Final = PRODUCED.under("SET-064")
GAINED_BY_NEW_DEAL: Final = PRODUCED.under("SET-114")
GAINED_BY_RAZING: Final = PRODUCED.under("SET-120")
GAINED_WHEN_RAZED: Final = PRODUCED.under("SET-131")
GAINED_BY_OASIS: Final = PRODUCED.under("SET-175")
GAINED_BY_SANCTUARY: Final = PRODUCED.under("SET-177")
GAINED_BY_SPHINX: Final = PRODUCED.under("SET-Q35")
GAINED_BY_PACK: Final = PRODUCED.under("SET-191")
GAINED_BY_FOREIGN_DEAL: Final = PRODUCED.under("SET-Q25")
BUILDS: Final = Happening("builds", "SET-097", ["card"], reveals=True)
PAID: Final = Happening("paid", "SET-018", ["amount*"])
PAID_FOR_USE: Final = PAID.under("SET-135")
PAID_FOR_RAZING: Final = PAID.under("SET-117")
GAVE_UP: Final = Happening("gave_up", "SET-100", ["location"], reveals=True)
LAID: Final = Happening("laid", "SET-030", ["card"])
MADE_DEAL: Final = Happening("made_deal", "SET-111", ["card", "good"], reveals=True)
RAZED_HAND: Final = Happening("razed_hand", "SET-118", ["card"], reveals=True)
RAZED_JAPANESE_HAND: Final = RAZED_HAND.under("SET-119")
RAZED: Final = Happening("razed", "SET-122", ["location", "seat"])
RAZED_JAPANESE: Final = RAZED.under("SET-128")
RAZED_VIRTUAL: Final = Happening("razed_virtual", "SET-224", ["location"])
RAZED_OWN: Final = Happening("razed_own", "SET-192", ["location"])
FOUNDATION: Final = Happening("foundation", "SET-125", ["card"])
ACTIVATED: Final = Happening("activated", "SET-134", ["location"])
ACTIVATED_AGAIN: Final = ACTIVATED.under("SET-Q36")
ACTIVATED_TWICE: Final = Happening("activated_twice", "SET-138", ["location"])
SPENT_WORKERS: Final = Happening("spent_workers", "SET-142", ["good"])
MORE_PAIRS: Final = Happening("more_pairs", "SET-144", ["#pairs"])
PAIR_BROUGHT: Final = Happening("pair_brought", "SET-144", ["good"])
PASSED: Final = Happening("passed", "SET-072", [])
DEFENDED: Final = Happening("defended", "SET-076", ["location"])
POSTED: Final = Happening("posted", "SET-152", ["location"])
POSTED_BY_NINJAS: Final = POSTED.under("SET-166")
POSTED_BY_FEATURE: Final = POSTED.under("SET-109")
TUCKED: Final = Happening("tucked", "SET-160", ["location", "card"], secret=1)
OFFERED: Final = Happening("offered", "SET-167", ["location", "good"])
STOLE: Final = Happening("stole", "SET-189", ["good", "seat"])
STOLE_BY_ACTION: Final = STOLE.under("SET-136")
REMOVED: Final = Happening("removed", "SET-Q30", ["location"])
DEAL_TAKEN: Final = Happening("deal_taken", "SET-186", ["card"])
DEAL_ENDED: Final = Happening("deal_ended", "SET-Q27", ["card"])
FOREIGN_DEAL: Final = Happening("foreign_deal", "SET-Q25", ["location", "good"])
BURIED: Final = Happening("buried", "SET-176", ["card"], secret=1)
CONTROLLED: Final = Happening("controlled", "SET-182", ["location"])
TOKEN_BACK: Final = Happening("token_back", "SET-Q22", ["location"])
BLOCKED: Final = Happening("blocked", "SET-Q57", ["location"])
COPIED: Final = Happening("copied", "SET-191", ["location"])
TURNED_IN: Final = Happening("turned_in", "SET-Q69", ["good"])
LOST_UNDER: Final = Happening("lost_under", "SET-Q21", ["card"], reveals=True)
CLEANED_UP: Final = Happening("cleaned_up", "SET-084", ["amount*"])
MARKER_PASSED: Final = Happening("marker_passed", "SET-087", [])
VIRTUAL_GOT: Final = Happening("virtual_got", "SET-220", ["card"], reveals=True)
VIRTUAL_GOT_LAST: Final = VIRTUAL_GOT.under("SET-221")
COLLECTED: Final = Happening("collected", "SET-225", ["card*"])
ATTACK_REVEALED: Final = Happening("attack_revealed", "SET-227", ["card"], reveals=True)
FIRST_TARGET_REVEALED: Final = ATTACK_REVEALED.under("SET-217")
ATTACK_FAILED: Final = Happening("attack_failed", "SET-229", [])
NO_CANDIDATE: Final = ATTACK_FAILED.under("SET-228")
ATTACKED: Final = Happening("attacked", "SET-231", ["location"])
ATTACKED_FACTION: Final = ATTACKED.under("SET-237")
ENDED: Final = Happening("ended", "SET-089", [])
SOLO_ENDED: Final = ENDED.under("SET-256")

HAPPENINGS: Final = [
    FIRST_PLAYER, FACTION_CHOSEN, FACTION_DRAWN, ROUND_BEGAN, SOLO_ROUND_BEGAN, DREW, DREW_AT_START, DREW_SOLO_START,
    DREW_IN_LOOKOUT, DREW_IN_ALTERNATIVE, DREW_IN_ADVANCED, DREW_IN_SOLO, DREW_IN_PEACE, LOOKED, KEPT, RESHUFFLED,
    REVEALED, REVEALED_AGAIN, REVEALED_ADVANCED, ADDED_IN_FIRST_PASS, ADDED_IN_SECOND_PASS, REVEALED_SOLO, TOOK,
    TOOK_BACKWARDS, TOOK_ADVANCED, TOOK_SOLO, TOOK_SOLO_SECOND, LEFT_OVER, LEFT_OVER_AGAIN, LEFT_OVER_ADVANCED,
    DRAFTED, CHOSE, CHOSE_SECOND, PASSED_ON, DISCARDED, BARBARIAN_BOARD_GAVE, JAPANESE_BOARD_GAVE, ROMAN_BOARD_GAVE,
    EGYPTIAN_BOARD_GAVE, PRODUCED, GAINED_AS_BONUS, GAINED_BY_FEATURE, GAINED_BY_ACTION, GAINED_BY_DEAL,
    GAINED_BY_NEW_DEAL, GAINED_BY_RAZING, GAINED_WHEN_RAZED, GAINED_BY_OASIS, GAINED_BY_SANCTUARY, GAINED_BY_SPHINX,
    GAINED_BY_PACK, GAINED_BY_FOREIGN_DEAL, BUILDS, PAID, PAID_FOR_USE, PAID_FOR_RAZING, GAVE_UP, LAID, MADE_DEAL,
    RAZED_HAND, RAZED_JAPANESE_HAND, RAZED, RAZED_JAPANESE, RAZED_VIRTUAL, RAZED_OWN, FOUNDATION, ACTIVATED,
    ACTIVATED_AGAIN, ACTIVATED_TWICE, SPENT_WORKERS, MORE_PAIRS, PAIR_BROUGHT, PASSED, DEFENDED, POSTED,
    POSTED_BY_NINJAS, POSTED_BY_FEATURE, TUCKED, OFFERED, STOLE, STOLE_BY_ACTION, REMOVED, DEAL_TAKEN, DEAL_ENDED,
    FOREIGN_DEAL, BURIED, CONTROLLED, TOKEN_BACK, BLOCKED, COPIED, TURNED_IN, LOST_UNDER, CLEANED_UP, MARKER_PASSED,
    VIRTUAL_GOT, VIRTUAL_GOT_LAST, COLLECTED, ATTACK_REVEALED, FIRST_TARGET_REVEALED, ATTACK_FAILED, NO_CANDIDATE,
    ATTACKED, ATTACKED_FACTION, ENDED, SOLO_ENDED,
]  # fmt: skip
