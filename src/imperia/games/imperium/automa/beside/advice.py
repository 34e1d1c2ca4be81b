"""The C.I.V.'s turn at a real table, part by part (solo p. 7, 8): the ops of its rows say what it does."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa.beside.table import RealTable
from imperia.games.imperium.automa.common import leave_dynasty, name_slot, put_on_market
from imperia.games.imperium.automa.op import can_some, ops_of
from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import JOURNEY, NATION_DECK, PROGRESS, RESOURCES, SLOT_COUNT, own
from imperia.games.imperium.solo_tables import JOURNEY_ROWS, LEVELS, MARKET_TOKENS, TABLES, Row
from imperia.games.imperium.state import CIV, CIV_HAND, ImperiumState
from imperia.kernel.signs import sign


class Found:
    """The rows that were passed over because nothing of them can be done, and the one that is resolved (IMP-257)."""

    def __init__(self) -> None:
        self.row: Row | None = None
        self.passed: Final[list[Row]] = []


def roll(table: RealTable) -> list[int]:
    """The card of the die's slot is set aside; returned are the slots that are resolved (IMP-251 to IMP-253)."""
    die = table.state.die
    slots = LEVELS[table.state.terms.level].slots
    if die in slots:
        table.tell(table.voice.say("beside.set_aside", {"slot": die}), "IMP-251")
    else:
        table.tell(table.voice.say("beside.none_aside", {"die": die}), "IMP-252")
    left = [slot for slot in slots if slot != die]
    table.tell(table.voice.say("beside.resolve", {"slots": [str(slot) for slot in left]}), "IMP-253")
    return left


def lay_in_first_slot(state: ImperiumState, card: int) -> None:
    """The only card in a slot that is kept account of."""
    put_on(state, CIV_HAND, card)
    state.slots = hoard.FIRST_SLOT


def resolve(table: RealTable, card: int, found: Found) -> None:
    """A card of a slot: the topmost row that matches it and of which something can be done (IMP-254 to IMP-260)."""
    lay_in_first_slot(table.state, card)
    if CARDS[card].unrest:
        return_unrest(table)
        return
    frame = deed_of(CIV, card)
    for row in TABLES[table.state.nations[CIV]][table.state.is_empire(CIV)]:
        if row.fits[card]:
            if can_some(row.effect, table, frame):
                found.row = row
                break
            found.passed.append(row)
    if found.row is None:
        table.tell(table.voice.say("beside.no_row"), "IMP-Q156")
    else:
        carry_out(found.row, table, frame)
        if hoard.leave_slot(table.state, card):
            table.tell(table.voice.say("beside.to_discard"), "IMP-258")
            was_empire = table.state.is_empire(CIV)
            hoard.to_discards(table.state, card)
            if table.state.is_empire(CIV) and not was_empire:
                table.add("becomes_empire")


def return_unrest(table: RealTable) -> None:
    """An unrest card uses no table (IMP-260); at one level it brings progress (IMP-308)."""
    table.tell(table.voice.say("beside.unrest"), "IMP-260")
    progress = LEVELS[table.state.terms.level].progress_for_unrest
    if progress:
        hoard.gain(table.state, PROGRESS, progress)
        table.add("gains", {"tokens": sign("token", RESOURCES[PROGRESS], progress)})


def carry_out(row: Row, table: RealTable, frame: Deed) -> None:
    """All of a row, as far as possible (IMP-258)."""
    for op in ops_of(row.effect):
        op.attempt(table, frame)


def clean_up(table: RealTable) -> None:
    """A token on the market, the card under the die, full slots, and what the level adds (IMP-261 to IMP-263)."""
    state = table.state
    level = LEVELS[state.terms.level]
    voice = table.voice
    if state.die <= SLOT_COUNT:
        token, count = MARKET_TOKENS[state.nations[CIV]]
        tokens = sign("token", RESOURCES[token], count)
        table.tell(voice.say("beside.market_token", {"tokens": tokens, "slot": state.die}), "IMP-261")
        if state.die - 1 in table.known_slots and state.market[state.die - 1].card >= 0:
            name_slot(table, "on_card", state.die - 1)
            put_on_market(state, token, count)
    else:
        table.tell(voice.say("beside.no_market_token"), "IMP-261")
    if state.die in level.slots:
        table.tell(voice.say("beside.to_first_slot"), "IMP-262")
    table.tell(voice.say("beside.fill", {"slots": [str(slot) for slot in level.slots]}), "IMP-263")
    table.add("deck_empty")
    if level.discard_after:
        cards = sign("thing", "card", level.discard_after)
        table.tell(voice.say("beside.it", {"does": voice.say("civ.discard_top", {"cards": cards})}), "IMP-295")
    table.tell(voice.say("beside.your_turn"), "IMP-250")


def new_deck(table: RealTable, found: Found) -> None:
    """Its deck is empty: a dynasty card, or the row of its journey card; then the shuffle (IMP-264, IMP-266)."""
    state = table.state
    journey = state.piles[own(CIV, JOURNEY)]
    if NATION_CARDS[state.nations[CIV]].journey:
        found.row = JOURNEY_ROWS[journey[-1]]
        carry_out(found.row, table, deed_of(CIV, journey[-1]))
        table.tell(table.voice.say("beside.shuffle"), "IMP-266")
    else:
        if state.piles[own(CIV, NATION_DECK)]:
            does = table.voice.say("civ.dynasty_to_discard")
            table.tell(table.voice.say("beside.it", {"does": does}), "IMP-264")
            leave_dynasty(table)
        table.tell(table.voice.say("beside.shuffle"), "IMP-264")
    table.add("fill_on")
