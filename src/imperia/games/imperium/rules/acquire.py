"""Acquiring cards of the market and of the exile pile (p. 16)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.categories import is_one_of, read_categories, said_categories
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.language.picking import ChoosingOp
from imperia.games.imperium.language.selectors import IN_EXILE, IN_MARKET, Selector, read_selector, read_zones
from imperia.games.imperium.language.triggers import ACQUIRED
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.piles import slot_of, take_from, take_open
from imperia.games.imperium.printed import CATEGORIES, EXILE, RESOURCES
from imperia.games.imperium.rules.market import take_from_market
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.rules.regions import spent_icons
from imperia.games.imperium.rules.unrest import take_unrest
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import TAKE, TOOK_CARD, TOOK_EXILED, TOOK_UNREST_WITH_EXILED
from imperia.kernel.effects import remember
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


def exile_categories(state: ImperiumState, seat: int) -> list[int]:
    """The categories that a player acquires from the exile pile, too."""
    found: list[int] = []
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, AcquireFromExile):
                found += passive.categories
    return found


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


class Acquire(ChoosingOp):
    """A face-up card of a category comes into the hand with its tokens and its unrest (IMP-154 to IMP-157, IMP-170)."""

    word: ClassVar[str] = "acquire"
    rule: ClassVar[str] = "IMP-154"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.categories: Final = read_categories(fields)
        zones = read_zones(fields, "from") or [IN_MARKET]
        if any(zone not in (IN_MARKET, IN_EXILE) for zone in zones):
            raise fields.wrong("from")
        self.from_market: Final = IN_MARKET in zones
        self.from_exile: Final = IN_EXILE in zones
        self.token: Final = fields.word("with_token", RESOURCES) if fields.has("with_token") else -1
        self.selector: Final[Selector | None] = read_selector(fields, "sel") if fields.has("sel") else None

    def fits(self, card: int) -> bool:
        """True if a card is of a category that can be taken."""
        return (not self.categories or is_one_of(card, self.categories)) and (
            self.selector is None or self.selector.fit[card]
        )

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Cards of the market, of the exile pile where that is said or a card in play allows it."""
        cards: list[int] = []
        if self.from_market:
            cards += [laid.card for laid in state.market if laid.card >= 0 and self.fits(laid.card)]
            if self.token >= 0:
                cards = [card for card in cards if state.market[slot_of(state, card)].count(self.token)]
        if self.token < 0:
            allowed = [] if self.from_exile else exile_categories(state, frame.actor)
            exiled = [card for card in state.piles[EXILE] if self.fits(card)]
            cards += [card for card in exiled if self.from_exile or is_one_of(card, allowed)]
        return TAKE.moves(cards)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """Then the slot is refilled (IMP-160)."""
        card = TAKE.argument(move)
        remember(state, self.tag, 1, [card])
        acquire(state, frame.actor, card, spent_icons(frame))

    def say(self, voice: Voice) -> str:
        """Of which categories, and from where."""
        said = voice.say("effect.acquire", {"category": said_categories(voice, self.categories)})
        if self.selector is not None:
            said = self.selector.said.limit(voice, said)
        if self.token >= 0:
            said = voice.say("effect.with_token", {"acquire": said, "token": sign("token", RESOURCES[self.token], 1)})
        if not self.from_exile:
            return said
        return voice.say("effect.from_market_or_exile" if self.from_market else "effect.from_exile", {"acquire": said})
