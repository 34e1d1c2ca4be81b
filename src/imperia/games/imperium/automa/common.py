"""Words of the tables about the market, the exile pile, fame and the dynasty deck."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa import market
from imperia.games.imperium.automa.beside.matters import DugUp, InExile, InMarket, Matter, crossed
from imperia.games.imperium.automa.op import NOTHING_ASKED, CivOp
from imperia.games.imperium.cards import NATION_CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.piles import add_to_market
from imperia.games.imperium.printed import (
    FAME_DECK,
    MARKET_CATEGORIES,
    RESOURCES,
    SLOT_COUNT,
    VASSAL,
)
from imperia.games.imperium.state import CIV, CIV_NATION_DECK, ImperiumState
from imperia.games.imperium.words import CIV_MARKET_TOKEN, amount
from imperia.kernel.events import AUTOMA
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


def die_slot(state: ImperiumState) -> int:
    """The slot of the market above the marker that the die shows; -1 on a six, or if it is empty (IMP-261)."""
    slot = state.die - 1
    return slot if 0 <= slot < SLOT_COUNT and state.market[slot].card >= 0 else -1


def put_on_market(state: ImperiumState, token: int, count: int) -> None:
    """Tokens from the supply on the market card above the slot of the die, if there is one (IMP-261, IMP-299)."""
    slot = die_slot(state)
    if slot >= 0:
        add_to_market(state, slot, token, count)
        state.tell(CIV_MARKET_TOKEN, AUTOMA, amount(token, count), state.market[slot].card)


class AddMarketToken(CivOp):
    """Tokens on the market card above the slot of the die."""

    word: ClassVar[str] = "add_market_token"
    rule: ClassVar[str] = "IMP-261"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.token: Final = fields.word("token", RESOURCES)
        self.count: Final = fields.number("n")
        fields.fixed("where", "die_slot")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return die_slot(state) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        put_on_market(state, self.token, self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.add_market_token", {"tokens": sign("token", RESOURCES[self.token], self.count)})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [InMarket(state.die - 1)] if state.die <= SLOT_COUNT else NOTHING_ASKED


# The whole market.
ALL_SLOTS: Final[list[Matter]] = [InMarket(slot) for slot in range(SLOT_COUNT)]


class CivAcquire(CivOp):
    """The best card of some categories, with its unrest (IMP-275 to IMP-277, IMP-281, IMP-Q113)."""

    word: ClassVar[str] = "acquire"
    rule: ClassVar[str] = "IMP-275"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.categories: Final = fields.words("of", MARKET_CATEGORIES)
        self.wanted: Final = hoard.mask_of(self.categories)
        self.from_exile: Final = fields.has("from")
        if self.from_exile:
            fields.fixed("from", "exile")
        self.token: Final = fields.word("with_token", RESOURCES) if fields.has("with_token") else -1

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        if self.from_exile:
            return market.best_exiled(state, self.wanted) >= 0
        return market.best_slot(state, self.wanted, self.token) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """On top of its deck, and the unrest on top of that."""
        if self.from_exile:
            card = market.best_exiled(state, self.wanted)
            if card >= 0:
                market.acquire_exiled(state, card)
        else:
            slot = market.best_slot(state, self.wanted, self.token)
            if slot >= 0:
                market.take_from_market(state, slot, True)

    def say(self, voice: Voice) -> str:
        """Of which categories, and from where."""
        key = "civ.acquire_exiled" if self.from_exile else "civ.acquire"
        said = voice.say(key, {"category": any_or_listed(voice, self.categories)})
        if self.token < 0:
            return said
        return voice.say("civ.with_token", {"acquire": said, "token": sign("token", RESOURCES[self.token])})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return [InExile(self.categories)] if self.from_exile else ALL_SLOTS

    def only_moves(self, state: ImperiumState) -> bool:
        """No account is kept of the exile pile."""
        return self.from_exile

    def notes(self) -> list[str]:
        return ["best_exiled"] if self.from_exile else []


def any_or_listed(voice: Voice, categories: list[int]) -> str:
    """Categories side by side, or any."""
    if len(categories) == len(MARKET_CATEGORIES):
        return voice.say("civ.any_category")
    return words_of(voice, "banner", [MARKET_CATEGORIES[one] for one in categories])


class CivBreakThrough(CivOp):
    """A card of a category without unrest; there is always a way (IMP-275, IMP-278)."""

    word: ClassVar[str] = "break_through"
    rule: ClassVar[str] = "IMP-278"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        categories = fields.words("of", MARKET_CATEGORIES)
        if len(categories) != 1:
            raise fields.wrong("of")
        self.category: Final = categories[0]

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """From the market, the deck of the category or the main deck."""
        market.break_through(state, self.category)

    def say(self, voice: Voice) -> str:
        return voice.say("civ.break_through", {"category": any_or_listed(voice, [self.category])})

    def matters(self, state: ImperiumState) -> list[Matter]:
        return ALL_SLOTS

    def outcome(self, state: ImperiumState) -> list[Matter]:
        """Nobody knows what a dig turns up."""
        if market.best_slot(state, 1 << self.category, -1) >= 0 or (
            self.category != VASSAL and state.piles[self.category]
        ):
            return NOTHING_ASKED
        return [DugUp(self.category)]


class CivTakeFame(CivOp):
    """The top fame card, or King of Kings (IMP-283, IMP-Q65, IMP-Q108)."""

    word: ClassVar[str] = "take_fame"
    rule: ClassVar[str] = "IMP-Q65"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """While there is one, or King of Kings waits."""
        return market.fame_left(state)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """On top of its deck."""
        market.take_fame(state)


class ArchiveTopFame(CivOp):
    """The top fame card goes straight into its history (IMP-Q156)."""

    word: ClassVar[str] = "archive_top_fame"
    rule: ClassVar[str] = "IMP-Q156"

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """Only one that lies face down."""
        return bool(state.piles[FAME_DECK])

    def run(self, state: ImperiumState, frame: Deed) -> None:
        if state.piles[FAME_DECK]:
            market.archive_top_fame(state)


class ExileFromMarket(CivOp):
    """The market card without tokens above the lowest slot is exiled (IMP-279, IMP-280)."""

    word: ClassVar[str] = "exile_from_market"
    rule: ClassVar[str] = "IMP-279"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """Not if all bear tokens."""
        return market.exilable(state) >= 0

    def run(self, state: ImperiumState, frame: Deed) -> None:
        slot = market.exilable(state)
        if slot >= 0:
            market.exile_from_market(state, slot)

    def matters(self, state: ImperiumState) -> list[Matter]:
        """The market up to the first card without tokens."""
        slot = market.exilable(state)
        return ALL_SLOTS[: slot + 1] if slot >= 0 else ALL_SLOTS


class DynastyToDiscard(CivOp):
    """The top dynasty card goes to its discard pile (IMP-264, IMP-265)."""

    word: ClassVar[str] = "dynasty_to_discard"
    rule: ClassVar[str] = "IMP-264"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return bool(state.piles[CIV_NATION_DECK])

    def run(self, state: ImperiumState, frame: Deed) -> None:
        hoard.dynasty_to_discard(state)

    def outcome(self, state: ImperiumState) -> list[Matter]:
        """The accession card makes it an empire (IMP-265)."""
        nation = NATION_CARDS[state.nations[CIV]]
        return [crossed(nation.accession)] if nation.accedes and not state.is_empire(CIV) else NOTHING_ASKED

    def notes(self) -> list[str]:
        """The last one triggers a Scoring (IMP-284)."""
        return ["last_dynasty"]


COMMON: Final = (
    AddMarketToken, CivAcquire, CivBreakThrough, CivTakeFame, ArchiveTopFame, ExileFromMarket, DynastyToDiscard
)  # fmt: skip
