"""Words of the tables about the market, the exile pile, fame and the dynasty deck."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa import market
from imperia.games.imperium.automa.beside.matters import Crossed, DugUp, InExile, Matter
from imperia.games.imperium.automa.beside.table import RealTable
from imperia.games.imperium.automa.op import NOTHING_ASKED, CivOp, said_tokens
from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.piles import add_to_market
from imperia.games.imperium.printed import (
    FAME_DECK,
    MARKET_CATEGORIES,
    MARKET_DECKS,
    NO_MATCH_PROGRESS,
    PROGRESS,
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

    def is_plain(self, table: RealTable) -> bool:
        """While the card of that slot is known."""
        return table.state.die - 1 in table.known_slots or table.state.die > SLOT_COUNT

    def can(self, table: RealTable, frame: Deed) -> bool:
        """The card of that slot has to be known."""
        if not self.is_plain(table):
            table.see_slot(table.state.die - 1)
        return self.possible(table.state, frame)

    def happen(self, table: RealTable, frame: Deed) -> None:
        name_slot(table, "on_card", die_slot(table.state))
        super().happen(table, frame)


def name_slot(table: RealTable, key: str, slot: int) -> None:
    """Say which card of the market is meant."""
    table.add(key, {"card": sign("card", CARDS[table.state.market[slot].card].word), "slot": slot + 1})


def take_from_market(table: RealTable, slot: int, with_unrest: bool) -> None:
    """Say which card it takes from the market, with what is under it and on it, and that another takes its place."""
    laid = table.state.market[slot]
    name_slot(table, "takes", slot)
    if laid.under:
        table.add("unrest_on_top" if with_unrest else "unrest_back")
    if laid.has_tokens():
        table.add("gains_tokens", {"tokens": said_tokens(table.voice, laid.tokens)})
    market.take_from_market(table.state, slot, with_unrest)
    table.taken.append(laid.card)
    table.add("refill", {"slot": slot + 1})
    table.refilled(slot)
    table.forget()


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
        """There has to be one."""
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

    def matters(self) -> list[Matter]:
        """The exile pile, where it takes from there."""
        return [InExile(self.categories)] if self.from_exile else NOTHING_ASKED

    def is_plain(self, table: RealTable) -> bool:
        """While the market is known."""
        return super().is_plain(table) if self.from_exile else table.sees_market()

    def only_moves(self, table: RealTable) -> bool:
        """No account is kept of the exile pile."""
        return self.from_exile

    def can(self, table: RealTable, frame: Deed) -> bool:
        """The market has to be known."""
        if not self.from_exile:
            table.see_market()
        return super().can(table, frame)

    def happen(self, table: RealTable, frame: Deed) -> None:
        if self.from_exile:
            table.add("best_exiled")
            table.forget()
        else:
            take_from_market(table, market.best_slot(table.state, self.wanted, self.token), True)


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

    def do(self, table: RealTable, frame: Deed) -> None:
        """The market has to be known."""
        table.see_market()
        super().do(table, frame)

    def happen(self, table: RealTable, frame: Deed) -> None:
        """Which card, or which deck."""
        slot = market.best_slot(table.state, 1 << self.category, -1)
        if slot >= 0:
            take_from_market(table, slot, False)
            return
        if self.category != VASSAL and table.state.piles[self.category]:
            table.add("top_of_deck", {"deck": sign("deck", MARKET_DECKS[self.category])})
        else:
            table.add("dig", {"category": sign("banner", MARKET_CATEGORIES[self.category])})
            if not table.ask(DugUp(self.category)):
                hoard.gain(table.state, PROGRESS, NO_MATCH_PROGRESS)
                table.add("gains", {"tokens": sign("token", RESOURCES[PROGRESS], NO_MATCH_PROGRESS)})
        table.forget()


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

    def happen(self, table: RealTable, frame: Deed) -> None:
        """Without a card left it is King of Kings."""
        if not table.state.piles[FAME_DECK]:
            before = table.state.have(CIV, PROGRESS)
            market.crown(table.state)
            table.add("king", {"tokens": sign("token", RESOURCES[PROGRESS], table.state.have(CIV, PROGRESS) - before)})
            if table.state.is_empire(CIV):
                table.add("king_dynasty")
            table.add("king_turned")
        table.forget()


class ArchiveTopFame(CivOp):
    """The top fame card goes straight into its history (IMP-Q156)."""

    word: ClassVar[str] = "archive_top_fame"
    rule: ClassVar[str] = "IMP-Q156"

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """Only one that lies face down."""
        return bool(state.piles[FAME_DECK])

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Unseen."""
        if state.piles[FAME_DECK]:
            market.archive_top_fame(state)

    def happen(self, table: RealTable, frame: Deed) -> None:
        """Of the pile it is told when it is empty."""
        table.forget()


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

    def is_plain(self, table: RealTable) -> bool:
        """While the market is known."""
        return table.sees_market()

    def can(self, table: RealTable, frame: Deed) -> bool:
        """The market has to be known up to the first card without tokens."""
        for slot in range(SLOT_COUNT):
            table.see_slot(slot)
            if 0 <= market.exilable(table.state) <= slot:
                break
        return super().can(table, frame)

    def happen(self, table: RealTable, frame: Deed) -> None:
        slot = market.exilable(table.state)
        name_slot(table, "exiles", slot)
        if table.state.market[slot].under:
            table.add("unrest_back")
        market.exile_from_market(table.state, slot)
        table.add("refill", {"slot": slot + 1})
        table.refilled(slot)
        table.forget()


def leave_dynasty(table: RealTable) -> None:
    """Say what it means that a dynasty card has come to its discard pile."""
    table.add("last_dynasty")
    table.forget()
    nation = NATION_CARDS[table.state.nations[CIV]]
    if nation.accedes and not table.state.is_empire(CIV) and table.ask(Crossed(nation.accession)):
        table.add("becomes_empire")


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

    def happen(self, table: RealTable, frame: Deed) -> None:
        """The accession card among them makes it an empire (IMP-265); the last one triggers a Scoring (IMP-284)."""
        leave_dynasty(table)


COMMON: Final = (
    AddMarketToken, CivAcquire, CivBreakThrough, CivTakeFame, ArchiveTopFame, ExileFromMarket, DynastyToDiscard
)  # fmt: skip
