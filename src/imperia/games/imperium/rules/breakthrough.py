"""Break through for a category (p. 18): a face-up card, the top of its deck, or a dig in the main deck."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.language.categories import is_one_of, read_categories, said_categories
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import IN_EXILE, IN_MARKET, read_zones
from imperia.games.imperium.language.triggers import BROKEN_THROUGH
from imperia.games.imperium.piles import market_cards, shuffle_pile, take_from, take_open, take_top, to_exile, to_hand
from imperia.games.imperium.printed import EXILE, MAIN_DECK, MARKET_CATEGORIES, NO_MATCH_PROGRESS, PROGRESS, VASSAL
from imperia.games.imperium.purposes import MIDDLE
from imperia.games.imperium.rules.gain import gain
from imperia.games.imperium.rules.market import take_from_market
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.regions import spent_icons
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    ANNOUNCE,
    BROKE_THROUGH,
    BROKE_THROUGH_TO_EXILE,
    CIV_DUG,
    DUG,
    DUG_FOR_VARIABLE,
    DUG_IN_VAIN,
    GAINED_WITHOUT_MATCH,
    GAMBLED,
    MAIN_DECK_EMPTY,
    TAKE,
    TAKE_TOP,
    TOOK_TOP,
)
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.events import AUTOMA, EVERYONE, NO_SEAT, only
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice
from imperia.kernel.words import Verb

# How a card is broken through for, and the rule of each way.
WAYS: Final[list[tuple[Verb, str]]] = [(TAKE, "IMP-162"), (TAKE_TOP, "IMP-163"), (ANNOUNCE, "IMP-164")]


def ways(state: ImperiumState, categories: list[int], from_exile: bool = False, variable: bool = False) -> list[int]:
    """How one of these categories can be broken through for (IMP-161 to IMP-164, IMP-Q06, IMP-Q08).

    A card with the variable icon comes from the market or by a dig only (IMP-207); then the main deck is named.
    """
    face_up = market_cards(state)
    if from_exile:
        face_up = face_up + state.piles[EXILE]
    moves: list[int] = []
    for card in face_up:
        if (not variable or CARDS[card].variable) and is_one_of(card, categories):
            TAKE.add(card, moves)
    if variable:
        return [*moves, TAKE_TOP.move(MAIN_DECK)]
    for category in categories:
        if category != VASSAL and state.piles[category]:
            TAKE_TOP.add(category, moves)
        else:
            ANNOUNCE.add(category, moves)
    return moves


def break_through(state: ImperiumState, seat: int, move: int, icons: int = 0) -> list[int]:
    """It is done in one of those ways; returns the card that was taken, or nothing (IMP-165).

    The icons are those of the cards that left play for it, as a mask (IMP-Q151).
    """
    if TAKE.says(move):
        card = TAKE.argument(move)
        break_through_for(state, seat, card, icons)
        return [card]
    if ANNOUNCE.says(move):
        return dig(state, seat, ANNOUNCE.argument(move))
    deck = TAKE_TOP.argument(move)
    if deck == MAIN_DECK:
        return dig(state, seat, VARIABLE)
    # IMP-163: nobody else sees it.
    card = take_top(state, deck)
    to_hand(state, seat, card)
    state.tell_only(only(seat), TOOK_TOP, seat, deck, card)
    happen(state, seat, BROKEN_THROUGH, card, 1, -1)
    return [card]


# What a dig looks for in place of a category: the variable icon.
VARIABLE: Final = -1


def dug_for(card: int, category: int) -> bool:
    """True if a dig stops at a card."""
    return CARDS[card].variable if category == VARIABLE else CARDS[card].is_of(category)


def dig(state: ImperiumState, seat: int, category: int) -> list[int]:
    """The card that a dig turns up comes into the hand; without one there is progress (IMP-164, IMP-165)."""
    card = dig_up(state, seat, category)
    if card < 0:
        gain(state, seat, PROGRESS, NO_MATCH_PROGRESS, 0, GAINED_WITHOUT_MATCH)
        return []
    take_open(state, seat, card)
    happen(state, seat, BROKEN_THROUGH, card, 1, -1)
    return [card]


def dig_up(state: ImperiumState, who: int, category: int) -> int:
    """Reveal main-deck cards until one matches; the others are shuffled back in (IMP-164, IMP-Q155).

    Returned is the card, which has left the deck, or -1.
    """
    deck = state.piles[MAIN_DECK]
    place = len(deck) - 1
    while place >= 0 and not dug_for(deck[place], category):
        place -= 1
    turned = deck[place + 1 :]
    state.hidden.see(turned, EVERYONE)
    card = -1
    if place >= 0:
        card = deck[place]
        take_from(state, MAIN_DECK, card)
        what = DUG_FOR_VARIABLE if category == VARIABLE else DUG
        state.tell_list(CIV_DUG if who == AUTOMA else what, who, [card, *turned])
    elif turned:
        state.tell_list(DUG_IN_VAIN, who, turned)
    if turned:
        shuffle_pile(state, MAIN_DECK, MIDDLE[MAIN_DECK])
    # IMP-Q05
    if card >= 0 and not state.piles[MAIN_DECK]:
        trigger_scoring(state, MAIN_DECK_EMPTY, NO_SEAT)
    return card


def way_wording(move: int) -> tuple[str, dict[str, int]]:
    """The label of a dig; other ways have their verb's own."""
    if ANNOUNCE.says(move):
        return "dig", {}
    return ("dig_variable", {}) if TAKE_TOP.says(move) and TAKE_TOP.argument(move) == MAIN_DECK else ("", {})


def why_not_so(move: int) -> list[str]:
    """The rule of the way that a move names, against that move."""
    for verb, rule in WAYS:
        if verb.says(move):
            return [rule]
    return ["IMP-161"]


class BreakThrough(SeatChoice[ImperiumState]):
    """Break through for a category that was announced (IMP-077, IMP-161)."""

    rule: ClassVar[str] = "IMP-161"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("seat", "category")

    def __init__(self, seat: int, category: int) -> None:
        super().__init__(seat)
        self.category: Final = category

    def settled(self, state: ImperiumState) -> int:
        """One way only needs no answer."""
        return state.only_answer(self, self.seat)

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """A face-up card, or a card unseen."""
        return ways(state, [self.category])

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The card comes into the hand."""
        break_through(state, seat, move)

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        return why_not_so(move)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "BreakThrough", {"category": self.category}

    def wording(self, state: ImperiumState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A dig says that it is one."""
        return way_wording(move)


def break_through_for(state: ImperiumState, seat: int, card: int, icons: int) -> None:
    """A face-up card comes into a hand without unrest, from the market (IMP-162) or the exile pile (IMP-323).

    The icons are those of the cards that left play for it, as a mask (IMP-Q151).
    """
    if card in state.piles[EXILE]:
        state.tell(BROKE_THROUGH_TO_EXILE, seat, card)
        take_from(state, EXILE, card)
        take_open(state, seat, card)
        happen(state, seat, BROKEN_THROUGH, card, 1, IN_EXILE)
        return
    state.tell(BROKE_THROUGH, seat, card)
    happen(state, seat, BROKEN_THROUGH, card, 1, IN_MARKET)
    take_from_market(state, seat, card, False, icons)


def gamble(state: ImperiumState, seat: int, category: int) -> None:
    """The top card of the main deck is turned over: if it fits it is taken without unrest, else exiled."""
    if state.piles[MAIN_DECK]:
        card = take_top(state, MAIN_DECK)
        state.tell(GAMBLED, seat, category, card)
        if CARDS[card].is_of(category):
            take_open(state, seat, card)
        else:
            to_exile(state, card)


class BreakThroughFor(ChoosingOp):
    """A card of a category comes into the hand, face up or unseen, without unrest (IMP-161 to IMP-165, IMP-207)."""

    word: ClassVar[str] = "break_through"
    rule: ClassVar[str] = "IMP-161"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.categories: Final = read_categories(fields)
        self.from_exile: Final = IN_EXILE in read_zones(fields, "from")
        self.variable: Final = fields.flag("variable_vp")

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """A face-up card, or a card unseen."""
        return ways(state, self.categories, self.from_exile, self.variable)

    def asked_by(self, state: ImperiumState, frame: Deed) -> str:
        """One card has a rule of its own."""
        return "IMP-207" if self.variable else self.rule

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        return [self.asked_by(state, frame)] if self.variable else why_not_so(move)

    def wording(self, state: ImperiumState, frame: Deed, move: int) -> tuple[str, dict[str, int]]:
        """A dig says that it is one."""
        return way_wording(move)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        break_through(state, frame.actor, move, spent_icons(frame))

    def say(self, voice: Voice) -> str:
        """Of which categories, and from where."""
        said = voice.say("effect.break_through", {"category": said_categories(voice, self.categories)})
        if self.variable:
            said = voice.say("effect.break_through_variable")
        return voice.say("effect.from_market_or_exile", {"acquire": said}) if self.from_exile else said


class Gamble(ChoosingOp):
    """Declare a category and turn over the top card of the main deck (IMP-070, IMP-Q05)."""

    word: ClassVar[str] = "gamble"
    rule: ClassVar[str] = "IMP-070"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.categories: Final = fields.words("categories", MARKET_CATEGORIES)

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        return ANNOUNCE.moves(self.categories)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """It is a match, or exiled."""
        gamble(state, frame.actor, ANNOUNCE.argument(move))

    def say(self, voice: Voice) -> str:
        return voice.say("effect.gamble", {"category": said_categories(voice, self.categories)})
