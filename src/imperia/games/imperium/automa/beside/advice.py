"""The C.I.V.'s turn at a real table, part by part (solo p. 7, 8): the engine carries it out on what was told."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa.beside.table import RealTable
from imperia.games.imperium.automa.beside.words import TableLexicon
from imperia.games.imperium.automa.common import DynastyToDiscard, put_on_market
from imperia.games.imperium.automa.lexicon import CIV_LEXICON
from imperia.games.imperium.automa.turn import FillSlots, begin_row, resolve_journey, rows_for, turn_up
from imperia.games.imperium.automa.you import YOU_KEY
from imperia.games.imperium.cards import NO_CARD
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import RESOURCES, SLOT_COUNT
from imperia.games.imperium.solo_tables import JOURNEY_ROWS, LEVELS, MARKET_TOKENS
from imperia.games.imperium.state import CIV, CIV_HAND, CIV_JOURNEY
from imperia.kernel.agenda import Choice
from imperia.kernel.effects import Resolve
from imperia.kernel.signs import sign


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


def resolve(table: RealTable, card: int) -> None:
    """A card of a slot, which is the only one that is kept account of (IMP-254 to IMP-260)."""
    state = table.state
    put_on(state, CIV_HAND, card)
    state.slots = hoard.FIRST_SLOT
    frame = deed_of(CIV, card)
    lexicon = TableLexicon(table)
    row = turn_up(state, card, frame, [lexicon.row(one) for one in rows_for(state, card)])
    table.relate()
    if row is not None:
        begin_row(state, row, card, frame)
        carry_on(table)


def carry_on(table: RealTable) -> None:
    """The steps of the C.I.V. that are on the agenda."""
    agenda: list[Any] = table.state.agenda
    while agenda:
        step = agenda.pop()
        if not is_done_at_table(step):
            step.run(table.state)
            table.relate()


def is_done_at_table(step: Any) -> bool:
    """True for what the player decides or does, and for the slots, which are filled from the real deck."""
    if isinstance(step, Resolve):
        return step.effect.key.startswith(YOU_KEY)
    return isinstance(step, Choice | FillSlots)


def clean_up(table: RealTable) -> None:
    """A token on the market, the card under the die, full slots, and what the level adds (IMP-261 to IMP-263)."""
    state = table.state
    level = LEVELS[state.terms.level]
    voice = table.voice
    if state.die <= SLOT_COUNT:
        token, count = MARKET_TOKENS[state.nations[CIV]]
        tokens = sign("token", RESOURCES[token], count)
        table.tell(voice.say("beside.market_token", {"tokens": tokens, "slot": state.die}), "IMP-261")
        put_on_market(state, token, count)
        table.relate()
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


# A dynasty card goes to its discard pile before the shuffle, by the word of the tables.
DYNASTY: Final = next(op for op in CIV_LEXICON.ops.values() if isinstance(op, DynastyToDiscard))


def new_deck(table: RealTable) -> None:
    """Its deck is empty: a dynasty card, or the row of its journey card; then the shuffle (IMP-264, IMP-266)."""
    state = table.state
    journey = state.piles[CIV_JOURNEY]
    lexicon = TableLexicon(table)
    if journey:
        row = lexicon.row(JOURNEY_ROWS[journey[-1]])
        table.row = row.number
        resolve_journey(state, row)
        carry_on(table)
    else:
        lexicon.read_op(DYNASTY.key, {}).run(state, deed_of(CIV, NO_CARD))
        hoard.make_deck(state)
        table.relate()
    table.add("fill_on")
