"""The move vocabulary of Settlers, and what can happen in it."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers import content
from imperia.games.settlers.cards import CARDS, WORDS
from imperia.games.settlers.content import ATTACKS, BOARDS
from imperia.games.settlers.printed import DECKS, GOODS
from imperia.games.settlers.texts import TEXTS as TEXTS
from imperia.kernel.texts import LANGS
from imperia.kernel.words import Noun, Vocabulary, named_noun, names_of, seat_noun

# The largest number that moves name, and the largest amount that events name in one word.
MOST: Final = 12
MOST_GOODS: Final = 40


def card_names(lang: str) -> list[str]:
    """The spoken name of each card; copies share their name."""
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


VOCABULARY: Final = Vocabulary()

SEAT: Final = VOCABULARY.noun(seat_noun(4))
CARD_NOUN: Final = VOCABULARY.noun(
    Noun(
        "card",
        WORDS,
        {lang: card_names(lang) for lang in LANGS},
        [[*content.CARDS, *ATTACKS][card.entry].id for card in CARDS],
    )
)
LOCATION: Final = VOCABULARY.noun(Noun("location", WORDS, {lang: location_names(lang) for lang in LANGS}))
FACTION: Final = VOCABULARY.noun(Noun("faction", DECKS[1:-1], names_of(BOARDS)))
DECK_NOUN: Final = VOCABULARY.noun(named_noun("deck", DECKS, TEXTS))
GOOD: Final = VOCABULARY.noun(named_noun("good", GOODS, TEXTS))
AMOUNT: Final = VOCABULARY.noun(
    Noun(
        "amount",
        [f"{count}_{good}" for good in GOODS for count in range(1, MOST_GOODS + 1)],
        {lang: amount_names(lang) for lang in LANGS},
    )
)
PRICE_NOUN: Final = VOCABULARY.noun(AMOUNT.as_role("price"))
NUMBER: Final = VOCABULARY.noun(Noun("number", [str(number) for number in range(MOST + 1)]))
# Pairs of workers; more than anybody has.
PAIR_COUNT: Final = VOCABULARY.noun(Noun("pairs", [str(pairs) for pairs in range(1, MOST_GOODS + 1)]))

CHOOSE_FACTION: Final = VOCABULARY.verb("faction", FACTION)
TAKE: Final = VOCABULARY.verb("take", CARD_NOUN)
FIRST: Final = VOCABULARY.verb("first", LOCATION)
DRAW: Final = VOCABULARY.verb("draw", DECK_NOUN)
BUILD: Final = VOCABULARY.verb("build", CARD_NOUN)
MAKE_DEAL: Final = VOCABULARY.verb("deal", CARD_NOUN)
RAZE_FROM_HAND: Final = VOCABULARY.verb("raze_hand", CARD_NOUN)
RAZE_LOCATION: Final = VOCABULARY.verb("raze", LOCATION)
ACTIVATE: Final = VOCABULARY.verb("activate", LOCATION)
ACTIVATE_TWICE: Final = VOCABULARY.verb("activate_twice", LOCATION)
SPEND: Final = VOCABULARY.verb("spend", GOOD)
PAIRS: Final = VOCABULARY.verb("pairs", PAIR_COUNT)
PASS: Final = VOCABULARY.verb("pass")
DEFEND: Final = VOCABULARY.verb("defend", LOCATION)
POST_SAMURAI: Final = VOCABULARY.verb("samurai", LOCATION)
TUCK: Final = VOCABULARY.verb("tuck", LOCATION)
HIDE: Final = VOCABULARY.verb("hide", CARD_NOUN)
OFFER: Final = VOCABULARY.verb("offer", GOOD)
FINISH: Final = VOCABULARY.verb("finish")
PAY_GOLD: Final = VOCABULARY.verb("gold", NUMBER)
PAY: Final = VOCABULARY.verb("pay", GOOD)
DISCARD: Final = VOCABULARY.verb("discard", CARD_NOUN)
GIVE_UP: Final = VOCABULARY.verb("give_up", LOCATION)
END_DEAL: Final = VOCABULARY.verb("end_deal", LOCATION)
AIM: Final = VOCABULARY.verb("target", LOCATION)
AGAINST: Final = VOCABULARY.verb("against", SEAT)
STEAL: Final = VOCABULARY.verb("steal", GOOD, SEAT)
GAIN: Final = VOCABULARY.verb("gain", GOOD)
OPTION: Final = VOCABULARY.verb("option", NUMBER)
DECLINE: Final = VOCABULARY.verb("decline")
TURN_IN: Final = VOCABULARY.verb("turn_in", GOOD)
DONE: Final = VOCABULARY.verb("done")


def amount(good: int, count: int) -> int:
    """So many goods, as events name them."""
    return good * MOST_GOODS + min(count, MOST_GOODS) - 1


FIRST_PLAYER: Final = VOCABULARY.happening("first_player", "SET-045", [], reveals=True)
FACTION_CHOSEN: Final = VOCABULARY.happening("faction_chosen", "SET-039", ["faction"])
FACTION_DRAWN: Final = VOCABULARY.happening("faction_drawn", "SET-O08", ["faction"], reveals=True)
ROUND_BEGAN: Final = VOCABULARY.happening("round_began", "SET-048", ["#round"])
SOLO_ROUND_BEGAN: Final = ROUND_BEGAN.under("SET-218")
DREW: Final = VOCABULARY.happening("drew", "SET-015", ["deck", "card"], reveals=True, secret=1)
DREW_AT_START: Final = DREW.under("SET-046")
DREW_SOLO_START: Final = DREW.under("SET-257")
DREW_IN_LOOKOUT: Final = DREW.under("SET-050")
DREW_IN_ALTERNATIVE: Final = DREW.under("SET-202")
DREW_IN_ADVANCED: Final = DREW.under("SET-206")
DREW_IN_SOLO: Final = DREW.under("SET-219")
DREW_IN_PEACE: Final = DREW.under("SET-211")
LOOKED: Final = VOCABULARY.happening("looked", "SET-Q56", ["card*"], reveals=True, secret=1)
KEPT: Final = VOCABULARY.happening("kept", "SET-Q56", ["card"], secret=1)
RESHUFFLED: Final = VOCABULARY.happening("reshuffled", "SET-034", [])
REVEALED: Final = VOCABULARY.happening("revealed", "SET-051", ["card*"], reveals=True)
REVEALED_AGAIN: Final = REVEALED.under("SET-054")
REVEALED_ADVANCED: Final = REVEALED.under("SET-206")
ADDED_IN_FIRST_PASS: Final = REVEALED.under("SET-208")
ADDED_IN_SECOND_PASS: Final = REVEALED.under("SET-209")
REVEALED_SOLO: Final = REVEALED.under("SET-219")
TOOK: Final = VOCABULARY.happening("took", "SET-052", ["card"])
TOOK_BACKWARDS: Final = TOOK.under("SET-055")
TOOK_ADVANCED: Final = TOOK.under("SET-206")
TOOK_SOLO: Final = TOOK.under("SET-219")
TOOK_SOLO_SECOND: Final = TOOK.under("SET-221")
LEFT_OVER: Final = VOCABULARY.happening("left_over", "SET-053", ["card"])
LEFT_OVER_AGAIN: Final = LEFT_OVER.under("SET-056")
LEFT_OVER_ADVANCED: Final = LEFT_OVER.under("SET-210")
DRAFTED: Final = VOCABULARY.happening("drafted", "SET-202", ["card*"], reveals=True, secret=1)
CHOSE: Final = VOCABULARY.happening("chose", "SET-203", ["card"], secret=1)
CHOSE_SECOND: Final = CHOSE.under("SET-204")
PASSED_ON: Final = VOCABULARY.happening("passed_on", "SET-203", ["seat", "card*"], reveals=True, secret=1)
DISCARDED: Final = VOCABULARY.happening("discarded", "SET-033", ["card"], reveals=True)
BARBARIAN_BOARD_GAVE: Final = VOCABULARY.happening("board_gave", "SET-060", ["amount*"])
JAPANESE_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-061")
ROMAN_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-062")
EGYPTIAN_BOARD_GAVE: Final = BARBARIAN_BOARD_GAVE.under("SET-063")
PRODUCED: Final = VOCABULARY.happening("gained", "SET-065", ["card", "amount*"])
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
BUILDS: Final = VOCABULARY.happening("builds", "SET-097", ["card"], reveals=True)
PAID: Final = VOCABULARY.happening("paid", "SET-018", ["amount*"])
PAID_FOR_USE: Final = PAID.under("SET-135")
PAID_FOR_RAZING: Final = PAID.under("SET-117")
GAVE_UP: Final = VOCABULARY.happening("gave_up", "SET-100", ["location"], reveals=True)
LAID: Final = VOCABULARY.happening("laid", "SET-030", ["card"])
MADE_DEAL: Final = VOCABULARY.happening("made_deal", "SET-111", ["card", "good"], reveals=True)
RAZED_HAND: Final = VOCABULARY.happening("razed_hand", "SET-118", ["card"], reveals=True)
RAZED_JAPANESE_HAND: Final = RAZED_HAND.under("SET-119")
RAZED: Final = VOCABULARY.happening("razed", "SET-122", ["location", "seat"])
RAZED_JAPANESE: Final = RAZED.under("SET-128")
RAZED_VIRTUAL: Final = VOCABULARY.happening("razed_virtual", "SET-224", ["location"])
RAZED_OWN: Final = VOCABULARY.happening("razed_own", "SET-192", ["location"])
FOUNDATION: Final = VOCABULARY.happening("foundation", "SET-125", ["card"])
ACTIVATED: Final = VOCABULARY.happening("activated", "SET-134", ["location"])
ACTIVATED_AGAIN: Final = ACTIVATED.under("SET-Q36")
ACTIVATED_TWICE: Final = VOCABULARY.happening("activated_twice", "SET-138", ["location"])
SPENT_WORKERS: Final = VOCABULARY.happening("spent_workers", "SET-142", ["good"])
MORE_PAIRS: Final = VOCABULARY.happening("more_pairs", "SET-144", ["#pairs"])
PAIR_BROUGHT: Final = VOCABULARY.happening("pair_brought", "SET-144", ["good"])
PASSED: Final = VOCABULARY.happening("passed", "SET-072", [])
DEFENDED: Final = VOCABULARY.happening("defended", "SET-076", ["location"])
POSTED: Final = VOCABULARY.happening("posted", "SET-152", ["location"])
POSTED_BY_NINJAS: Final = POSTED.under("SET-166")
POSTED_BY_FEATURE: Final = POSTED.under("SET-109")
TUCKED: Final = VOCABULARY.happening("tucked", "SET-160", ["location", "card"], secret=1)
OFFERED: Final = VOCABULARY.happening("offered", "SET-167", ["location", "good"])
STOLE: Final = VOCABULARY.happening("stole", "SET-189", ["good", "seat"])
STOLE_BY_ACTION: Final = STOLE.under("SET-136")
REMOVED: Final = VOCABULARY.happening("removed", "SET-Q30", ["location"])
DEAL_TAKEN: Final = VOCABULARY.happening("deal_taken", "SET-186", ["card"])
DEAL_ENDED: Final = VOCABULARY.happening("deal_ended", "SET-Q27", ["card"])
FOREIGN_DEAL: Final = VOCABULARY.happening("foreign_deal", "SET-Q25", ["location", "good"])
BURIED: Final = VOCABULARY.happening("buried", "SET-176", ["card"], secret=1)
CONTROLLED: Final = VOCABULARY.happening("controlled", "SET-182", ["location"])
TOKEN_BACK: Final = VOCABULARY.happening("token_back", "SET-Q22", ["location"])
BLOCKED: Final = VOCABULARY.happening("blocked", "SET-Q57", ["location"])
COPIED: Final = VOCABULARY.happening("copied", "SET-191", ["location"])
TURNED_IN: Final = VOCABULARY.happening("turned_in", "SET-Q69", ["good"])
LOST_UNDER: Final = VOCABULARY.happening("lost_under", "SET-Q21", ["card"], reveals=True)
CLEANED_UP: Final = VOCABULARY.happening("cleaned_up", "SET-084", ["amount*"])
MARKER_PASSED: Final = VOCABULARY.happening("marker_passed", "SET-087", [])
VIRTUAL_GOT: Final = VOCABULARY.happening("virtual_got", "SET-220", ["card"], reveals=True)
VIRTUAL_GOT_LAST: Final = VIRTUAL_GOT.under("SET-221")
COLLECTED: Final = VOCABULARY.happening("collected", "SET-225", ["card*"])
ATTACK_REVEALED: Final = VOCABULARY.happening("attack_revealed", "SET-227", ["card"], reveals=True)
FIRST_TARGET_REVEALED: Final = ATTACK_REVEALED.under("SET-217")
ATTACK_FAILED: Final = VOCABULARY.happening("attack_failed", "SET-229", [])
NO_CANDIDATE: Final = ATTACK_FAILED.under("SET-228")
ATTACKED: Final = VOCABULARY.happening("attacked", "SET-231", ["location"])
ATTACKED_FACTION: Final = ATTACKED.under("SET-237")
ENDED: Final = VOCABULARY.happening("ended", "SET-089", [])
SOLO_ENDED: Final = ENDED.under("SET-256")
