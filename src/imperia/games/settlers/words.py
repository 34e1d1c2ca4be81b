"""The move vocabulary of Settlers, and what can happen in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.games.settlers.content import ATTACKS, BOARDS, CARDS
from imperia.games.settlers.tables import DECKS, GOODS, PRINT, WORDS
from imperia.kernel.events import Happening
from imperia.kernel.texts import LANGS, load_texts
from imperia.kernel.words import Noun, Verb, Vocabulary, named_noun, names_of, seat_noun

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
# The largest number that moves name, and the largest amount that events name in one word.
MOST: Final = 12
MOST_GOODS: Final = 40


def card_names(lang: str) -> list[str]:
    """What people call each card; copies share their name."""
    names = [str(getattr(entity.name, lang)) for entity in [*CARDS, *ATTACKS]]
    return [names[number] for number in PRINT]


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
    "card", WORDS, {lang: card_names(lang) for lang in LANGS}, [[*CARDS, *ATTACKS][number].id for number in PRINT]
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
NOUNS: Final = [SEAT, CARD_NOUN, LOCATION, FACTION, DECK_NOUN, GOOD, AMOUNT, PRICE_NOUN, NUMBER]

FACTION_VERB: Final = Verb("faction", FACTION)
TAKE_VERB: Final = Verb("take", CARD_NOUN)
FIRST_VERB: Final = Verb("first", LOCATION)
DRAW_VERB: Final = Verb("draw", DECK_NOUN)
BUILD_VERB: Final = Verb("build", CARD_NOUN)
DEAL_VERB: Final = Verb("deal", CARD_NOUN)
RAZE_HAND_VERB: Final = Verb("raze_hand", CARD_NOUN)
RAZE_VERB: Final = Verb("raze", LOCATION)
ACTIVATE_VERB: Final = Verb("activate", LOCATION)
TWICE_VERB: Final = Verb("activate_twice", LOCATION)
SPEND_VERB: Final = Verb("spend", GOOD)
DEFEND_VERB: Final = Verb("defend", LOCATION)
SAMURAI_VERB: Final = Verb("samurai", LOCATION)
TUCK_VERB: Final = Verb("tuck", LOCATION)
HIDE_VERB: Final = Verb("hide", CARD_NOUN)
OFFER_VERB: Final = Verb("offer", GOOD)
GOLD_VERB: Final = Verb("gold", NUMBER)
PAY_VERB: Final = Verb("pay", GOOD)
DISCARD_VERB: Final = Verb("discard", CARD_NOUN)
GIVE_UP_VERB: Final = Verb("give_up", LOCATION)
END_DEAL_VERB: Final = Verb("end_deal", LOCATION)
TARGET_VERB: Final = Verb("target", LOCATION)
AGAINST_VERB: Final = Verb("against", SEAT)
STEAL_VERB: Final = Verb("steal", GOOD, SEAT)
GAIN_VERB: Final = Verb("gain", GOOD)
OPTION_VERB: Final = Verb("option", NUMBER)
TURN_IN_VERB: Final = Verb("turn_in", GOOD)
VERBS: Final = Vocabulary(
    [
        FACTION_VERB, TAKE_VERB, FIRST_VERB, DRAW_VERB,
        BUILD_VERB, DEAL_VERB, RAZE_HAND_VERB, RAZE_VERB, ACTIVATE_VERB, TWICE_VERB, SPEND_VERB, Verb("pass"),
        DEFEND_VERB, SAMURAI_VERB, TUCK_VERB, HIDE_VERB, OFFER_VERB, Verb("finish"),
        GOLD_VERB, PAY_VERB, DISCARD_VERB, GIVE_UP_VERB, END_DEAL_VERB,
        TARGET_VERB, AGAINST_VERB, STEAL_VERB, GAIN_VERB, OPTION_VERB, Verb("decline"), TURN_IN_VERB, Verb("done"),
    ]
)  # fmt: skip

# The code of each verb, or of its first move.
CHOOSE_FACTION: Final = FACTION_VERB.base
TAKE: Final = TAKE_VERB.base
FIRST: Final = FIRST_VERB.base
DRAW: Final = DRAW_VERB.base
BUILD: Final = BUILD_VERB.base
MAKE_DEAL: Final = DEAL_VERB.base
RAZE_FROM_HAND: Final = RAZE_HAND_VERB.base
RAZE_LOCATION: Final = RAZE_VERB.base
ACTIVATE: Final = ACTIVATE_VERB.base
ACTIVATE_TWICE: Final = TWICE_VERB.base
SPEND: Final = SPEND_VERB.base
PASS: Final = VERBS.code("pass")
DEFEND: Final = DEFEND_VERB.base
SAMURAI: Final = SAMURAI_VERB.base
TUCK: Final = TUCK_VERB.base
HIDE: Final = HIDE_VERB.base
OFFER: Final = OFFER_VERB.base
FINISH: Final = VERBS.code("finish")
PAY_GOLD: Final = GOLD_VERB.base
PAY: Final = PAY_VERB.base
DISCARD: Final = DISCARD_VERB.base
GIVE_UP: Final = GIVE_UP_VERB.base
END_DEAL: Final = END_DEAL_VERB.base
AIM: Final = TARGET_VERB.base
AGAINST: Final = AGAINST_VERB.base
STEAL: Final = STEAL_VERB.base
GAIN: Final = GAIN_VERB.base
OPTION: Final = OPTION_VERB.base
DECLINE: Final = VERBS.code("decline")
TURN_IN: Final = TURN_IN_VERB.base
DONE: Final = VERBS.code("done")


def amount(good: int, count: int) -> int:
    """So many goods, as events name them."""
    return good * MOST_GOODS + min(count, MOST_GOODS) - 1


FIRST_PLAYER: Final = Happening("first_player", "SET-045", [], reveals=True)
FACTION_CHOSEN: Final = Happening("faction_chosen", "SET-039", ["faction"])
FACTION_DRAWN: Final = Happening("faction_drawn", "SET-O08", ["faction"], reveals=True)
ROUND_BEGAN: Final = Happening("round_began", "SET-048", ["#round"])
DREW: Final = Happening("drew", "SET-015", ["deck", "card"], reveals=True, secret=1)
LOOKED: Final = Happening("looked", "SET-Q56", ["card*"], reveals=True, secret=1)
KEPT: Final = Happening("kept", "SET-Q56", ["card"], secret=1)
RESHUFFLED: Final = Happening("reshuffled", "SET-034", [])
REVEALED: Final = Happening("revealed", "SET-051", ["card*"], reveals=True)
TOOK: Final = Happening("took", "SET-052", ["card"])
LEFT_OVER: Final = Happening("left_over", "SET-053", ["card"])
DRAFTED: Final = Happening("drafted", "SET-202", ["card*"], reveals=True, secret=1)
CHOSE: Final = Happening("chose", "SET-203", ["card"], secret=1)
PASSED_ON: Final = Happening("passed_on", "SET-203", ["seat", "card*"], reveals=True, secret=1)
DISCARDED: Final = Happening("discarded", "SET-033", ["card"], reveals=True)
BOARD_GAVE: Final = Happening("board_gave", "SET-059", ["amount*"])
GAINED: Final = Happening("gained", "SET-017", ["card", "amount*"])
BUILDS: Final = Happening("builds", "SET-097", ["card"], reveals=True)
PAID: Final = Happening("paid", "SET-098", ["amount*"])
GAVE_UP: Final = Happening("gave_up", "SET-100", ["location"], reveals=True)
LAID: Final = Happening("laid", "SET-030", ["card"])
MADE_DEAL: Final = Happening("made_deal", "SET-111", ["card", "good"], reveals=True)
RAZED_HAND: Final = Happening("razed_hand", "SET-118", ["card"], reveals=True)
RAZED: Final = Happening("razed", "SET-122", ["location", "seat"])
RAZED_VIRTUAL: Final = Happening("razed_virtual", "SET-224", ["location"])
RAZED_OWN: Final = Happening("razed_own", "SET-192", ["location"])
FOUNDATION: Final = Happening("foundation", "SET-125", ["card"])
ACTIVATED: Final = Happening("activated", "SET-134", ["location"])
ACTIVATED_TWICE: Final = Happening("activated_twice", "SET-138", ["location"])
SPENT_WORKERS: Final = Happening("spent_workers", "SET-142", ["good"])
PASSED: Final = Happening("passed", "SET-072", [])
DEFENDED: Final = Happening("defended", "SET-076", ["location"])
POSTED: Final = Happening("posted", "SET-152", ["location"])
TUCKED: Final = Happening("tucked", "SET-160", ["location", "card"], secret=1)
OFFERED: Final = Happening("offered", "SET-167", ["location", "good"])
STOLE: Final = Happening("stole", "SET-189", ["good", "seat"])
REMOVED: Final = Happening("removed", "SET-159", ["location"])
DEAL_TAKEN: Final = Happening("deal_taken", "SET-186", ["card"])
DEAL_ENDED: Final = Happening("deal_ended", "SET-Q27", ["card"])
FOREIGN_DEAL: Final = Happening("foreign_deal", "SET-Q25", ["location", "good"])
BURIED: Final = Happening("buried", "SET-176", ["card"], secret=1)
CONTROLLED: Final = Happening("controlled", "SET-182", ["location"])
TOKEN_BACK: Final = Happening("token_back", "SET-183", ["location"])
BLOCKED: Final = Happening("blocked", "SET-Q57", ["location"])
COPIED: Final = Happening("copied", "SET-191", ["location"])
TURNED_IN: Final = Happening("turned_in", "SET-Q69", ["good"])
LOST_UNDER: Final = Happening("lost_under", "SET-Q21", ["card"], reveals=True)
CLEANED_UP: Final = Happening("cleaned_up", "SET-084", ["amount*"])
MARKER_PASSED: Final = Happening("marker_passed", "SET-087", [])
VIRTUAL_GOT: Final = Happening("virtual_got", "SET-220", ["card"], reveals=True)
COLLECTED: Final = Happening("collected", "SET-225", ["card*"])
ATTACK_REVEALED: Final = Happening("attack_revealed", "SET-227", ["card"], reveals=True)
ATTACK_FAILED: Final = Happening("attack_failed", "SET-229", [])
ATTACKED: Final = Happening("attacked", "SET-231", ["location"])
ENDED: Final = Happening("ended", "SET-089", [])

HAPPENINGS: Final = [
    FIRST_PLAYER, FACTION_CHOSEN, FACTION_DRAWN, ROUND_BEGAN, DREW, LOOKED, KEPT, RESHUFFLED, REVEALED, TOOK, LEFT_OVER,
    DRAFTED, CHOSE, PASSED_ON, DISCARDED, BOARD_GAVE, GAINED, BUILDS, PAID, GAVE_UP, LAID, MADE_DEAL, RAZED_HAND, RAZED,
    RAZED_VIRTUAL, RAZED_OWN, FOUNDATION, ACTIVATED, ACTIVATED_TWICE, SPENT_WORKERS, PASSED, DEFENDED, POSTED, TUCKED,
    OFFERED, STOLE, REMOVED, DEAL_TAKEN, DEAL_ENDED, FOREIGN_DEAL, BURIED, CONTROLLED, TOKEN_BACK, BLOCKED, COPIED,
    TURNED_IN, LOST_UNDER, CLEANED_UP, MARKER_PASSED, VIRTUAL_GOT, COLLECTED, ATTACK_REVEALED, ATTACK_FAILED, ATTACKED,
    ENDED,
]  # fmt: skip
