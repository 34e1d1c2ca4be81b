"""Cards of the market and of the exile pile: acquired, broken through for, exiled, swapped (p. 16-18)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.selectors import IN_EXILE, IN_MARKET
from imperia.games.imperium.language.triggers import ACQUIRED, BROKEN_THROUGH, TAKEN_WITH_TOKEN
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.piles import (
    clear_slot,
    lay_in_market,
    push_unrest,
    refill,
    slot_of,
    take_from,
    take_open,
    take_top,
    to_exile,
)
from imperia.games.imperium.printed import CATEGORIES, EXILE, MAIN_DECK, PROGRESS, RESOURCES
from imperia.games.imperium.rules.gain import gain
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.unrest import take_unrest, unrest_to_hand
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    BROKE_THROUGH,
    BROKE_THROUGH_TO_EXILE,
    EXILED,
    GAINED_BREAKING_THROUGH,
    GAINED_WITH_CARD,
    GAMBLED,
    SWAPPED,
    TOOK_CARD,
    TOOK_EXILED,
    TOOK_UNREST_WITH_CARD,
    TOOK_UNREST_WITH_EXILED,
)
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


@final
class AcquireFromExile(Passive):
    """Categories that its owner acquires from the exile pile, too (IMP-170)."""

    word: ClassVar[str] = "acquire_from_exile"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("acquire_from_exile")
        self.categories: Final = part.words("category", CATEGORIES)
        part.close()

    def say(self, voice: Voice) -> str:
        categories = words_of(voice, "banner", [CATEGORIES[one] for one in self.categories])
        return voice.say("passive.acquire_from_exile", {"category": categories})


@final
class MarketToken(Passive):
    """What its owner adds to the market in clean-up in place of progress (IMP-082)."""

    word: ClassVar[str] = "market_token"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        part = fields.part("market_token")
        self.token: Final = part.word("token", RESOURCES)
        self.count: Final = part.number("n")
        part.close()

    def say(self, voice: Voice) -> str:
        return voice.say("passive.market_token", {"tokens": sign("token", RESOURCES[self.token], self.count)})


def exile_categories(state: ImperiumState, seat: int) -> list[int]:
    """The categories that a player acquires from the exile pile, too."""
    found: list[int] = []
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, AcquireFromExile):
                found += passive.categories
    return found


def market_token(state: ImperiumState, seat: int) -> tuple[int, int]:
    """What a player adds to the market in clean-up, and how many (IMP-081 to IMP-083)."""
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, MarketToken):
                return passive.token, passive.count
    return PROGRESS, 1


def acquire(state: ImperiumState, seat: int, card: int, icons: int = 0) -> None:
    """A card of the market comes into a hand with its tokens and its unrest, or one of the exile pile (IMP-154).

    The icons are those of the cards that left play for it, as a mask (IMP-Q151).
    """
    if card in state.piles[EXILE]:
        take_from(state, EXILE, card)
        take_open(state, seat, card)
        state.tell(TOOK_EXILED, seat, card)
        happen(state, seat, ACQUIRED, card, 1, IN_EXILE)
        if CARDS[card].brings_unrest:
            # IMP-170
            take_unrest(state, seat, 1, TOOK_UNREST_WITH_EXILED)
        return
    state.tell(TOOK_CARD, seat, card)
    happen(state, seat, ACQUIRED, card, 1, IN_MARKET)
    take_from_market(state, seat, card, True, icons)


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


def take_from_market(state: ImperiumState, seat: int, card: int, with_unrest: bool, icons: int) -> None:
    """A card of the market comes into a hand with its tokens (IMP-156), and its slot is refilled (IMP-158)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    take_open(state, seat, card)
    for unrest in laid.under:
        if with_unrest:
            # IMP-157
            unrest_to_hand(state, seat, unrest, TOOK_UNREST_WITH_CARD)
        else:
            push_unrest(state, unrest)
    for token in range(len(RESOURCES)):
        count = laid.count(token)
        if count:
            happen(state, seat, TAKEN_WITH_TOKEN, card, count, token)
            # IMP-Q151: thanks to what left play for the card, whose own icons are not in play.
            gain(state, seat, token, count, icons, GAINED_WITH_CARD if with_unrest else GAINED_BREAKING_THROUGH)
    refill(state, slot)


def exile_from_market(state: ImperiumState, seat: int, card: int) -> None:
    """A card of the market is exiled; the unrest under it goes back, and its slot is refilled (IMP-166, IMP-167)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    for unrest in laid.under:
        push_unrest(state, unrest)
    to_exile(state, card)
    state.tell(EXILED, seat, card)
    refill(state, slot)


def swap_with_exile(state: ImperiumState, seat: int, card: int, exiled: int) -> None:
    """An exiled card takes the place of a market card; tokens stay in the slot (IMP-169)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    for unrest in laid.under:
        push_unrest(state, unrest)
    take_from(state, EXILE, exiled)
    to_exile(state, card)
    state.tell(SWAPPED, seat, card, exiled)
    lay_in_market(state, slot, exiled, laid.load)


def gamble(state: ImperiumState, seat: int, category: int) -> None:
    """The top card of the main deck is turned over: if it fits it is taken without unrest, else exiled."""
    if state.piles[MAIN_DECK]:
        card = take_top(state, MAIN_DECK)
        state.tell(GAMBLED, seat, category, card)
        if CARDS[card].is_of(category):
            take_open(state, seat, card)
        else:
            to_exile(state, card)
