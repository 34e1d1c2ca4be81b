"""The C.I.V.'s turn: the die, its slots, its clean-up (solo p. 7, 8).

Nobody is asked in most of it, so that it is carried out in one go; only what concerns the player is put on the agenda.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa.common import put_on_market
from imperia.games.imperium.automa.decks import NewDeck
from imperia.games.imperium.automa.facing import FinishRow, finish_row
from imperia.games.imperium.automa.lexicon import CIV_LEXICON as CIV_LEXICON
from imperia.games.imperium.automa.op import carry_out, in_part
from imperia.games.imperium.cards import CARDS, NUMBERS
from imperia.games.imperium.deed import NO_SHIELDS, Deed, deed_of
from imperia.games.imperium.hoard import DIE
from imperia.games.imperium.purposes import DIE_ROLLED
from imperia.games.imperium.solo_tables import FITTING, JOURNEY_ROWS, LEVELS, MARKET_TOKENS, Row
from imperia.games.imperium.state import CIV, CIV_JOURNEY, NO_ORDER, ImperiumState
from imperia.games.imperium.words import (
    CIV_CLEANED,
    CIV_FILLED,
    CIV_REVEALED,
    CIV_REVEALED_UNREST,
    CIV_ROLLED,
    CIV_SET_ASIDE,
    JOURNEY_ROW,
    NO_ROW,
    ROW_MATCHED,
    ROW_SKIPPED,
    TOP_DISCARDED_AT_END,
)
from imperia.kernel.agenda import Step
from imperia.kernel.events import AUTOMA, EVERYONE


class CivTurn(Step[ImperiumState]):
    """It rolls a die, sets the card of that slot aside, and resolves the others in order (IMP-250 to IMP-253)."""

    def run(self, state: ImperiumState) -> None:
        """All of it, unless the player has something to do in between."""
        roll(state)
        resolve_slots(state)


def roll(state: ImperiumState) -> None:
    """Without a card in the slot of the die none is set aside (IMP-252, IMP-Q67)."""
    state.seat = CIV
    state.order = NO_ORDER
    state.resolved = []
    state.die = 1 + state.chance.below(DIE_ROLLED, DIE)
    state.tell(CIV_ROLLED, AUTOMA, state.die)
    if hoard.set_aside(state, state.die):
        state.tell(CIV_SET_ASIDE, AUTOMA, state.die)


class ResolveSlots(Step[ImperiumState]):
    """The rest of its turn, after a row that concerned the player."""

    def run(self, state: ImperiumState) -> None:
        """As if nothing had come between."""
        resolve_slots(state)


def resolve_slots(state: ImperiumState) -> None:
    """Card by card from the lowest slot on, then clean-up; what concerns the player goes on the agenda (IMP-254)."""
    while hoard.in_slots(state):
        card = state.hand(CIV)[-1]
        frame = deed_of(CIV, card)
        row = turn_up(state, card, frame, rows_for(state, card))
        if row is None:
            continue
        if not row.alone:
            state.agenda.append(RESOLVE_SLOTS)
            begin_row(state, row, card, frame)
            return
        carry_out(row.effect, state, frame)
        if state.collapsed:
            return
        finish_row(state, card)
    clean_up(state)


def rows_for(state: ImperiumState, card: int) -> list[Row]:
    """The rows of its table that are for a card, from top to bottom (IMP-255)."""
    return FITTING[state.nations[CIV]][state.is_empire(CIV)][card]


def turn_up(state: ImperiumState, card: int, frame: Deed, rows: list[Row]) -> Row | None:
    """A card is turned up; returned is the row that is resolved, at most one (IMP-257 to IMP-260)."""
    state.hidden.see_card(card, EVERYONE)
    state.tell(CIV_REVEALED, AUTOMA, card)
    if CARDS[card].unrest:
        note_row(state, card, -1)
        hoard.leave_slot(state, card)
        hoard.return_unrest(state, card, CIV_REVEALED_UNREST)
        return None
    row = find_row(state, card, frame, rows)
    if row is None:
        # IMP-Q156
        note_row(state, card, -1)
        state.tell(NO_ROW, AUTOMA, card)
        finish_row(state, card)
        return None
    note_row(state, card, row.number)
    state.tell(ROW_MATCHED, AUTOMA, card, row.number)
    return row


def note_row(state: ImperiumState, card: int, row: int) -> None:
    """It is shown what was resolved in this turn, and by which row (-1 if by none)."""
    resolved: list[Any] = state.own_resolved()
    resolved.append(NUMBERS[card])
    resolved.append(row)


def find_row(state: ImperiumState, card: int, frame: Deed, rows: list[Row]) -> Row | None:
    """The topmost row of which some part can be done; those passed over are told (IMP-257)."""
    for row in rows:
        if in_part(row.effect, state, frame):
            return row
        state.tell(ROW_SKIPPED, AUTOMA, card, row.number)
    return None


def begin_row(state: ImperiumState, row: Row, card: int, frame: Deed) -> None:
    """A row is carried out up to what concerns the player, which goes on the agenda."""
    state.agenda.append(FinishRow(card, row.number, False, NO_SHIELDS))
    carry_out(row.effect, state, frame)


def clean_up(state: ImperiumState) -> None:
    """A token on the market card above the slot of the die, the card set aside to slot 1, new cards (IMP-261, IMP-262).

    The token is what its nation adds; the card stays face down.
    """
    state.tell(CIV_CLEANED, AUTOMA)
    token, count = MARKET_TOKENS[state.nations[CIV]]
    put_on_market(state, token, count)
    hoard.end_aside(state)
    fill_slots(state, False)


class FillSlots(Step[ImperiumState]):
    """The rest of clean-up, after the row of its journey card (IMP-266)."""

    nouns: ClassVar[tuple[str, ...]] = ()

    def __init__(self, made: bool) -> None:
        # True if the deck was just made anew: if it is empty still, and so is the discard pile, filling stops.
        self.made: Final = made

    def run(self, state: ImperiumState) -> None:
        """From the lowest slot on."""
        fill_slots(state, self.made)


def fill_slots(state: ImperiumState, made: bool) -> None:
    """All empty slots are filled from its deck, which is made anew when it is empty (IMP-263, IMP-264, IMP-266)."""
    filled = 0
    while empty := hoard.empty_slots(state):
        if not state.deck(CIV) and not (made and not state.discard(CIV)):
            if state.piles[CIV_JOURNEY]:
                resolve_journey(state, JOURNEY_ROWS[state.piles[CIV_JOURNEY][-1]])
                tell_filled(state, filled)
                return
            hoard.dynasty_to_discard(state)
            hoard.make_deck(state)
        if not state.deck(CIV):
            break
        count = min(empty, len(state.deck(CIV)))
        hoard.deal_to_slots(state, count)
        made = False
        filled += count
    tell_filled(state, filled)
    end_turn(state)


def tell_filled(state: ImperiumState, filled: int) -> None:
    """How many slots were filled, if any."""
    if filled:
        state.tell(CIV_FILLED, AUTOMA, filled)


def resolve_journey(state: ImperiumState, row: Row) -> None:
    """The row of its journey card comes before the new deck; then filling goes on (IMP-266)."""
    state.tell(JOURNEY_ROW, AUTOMA, row.number)
    state.agenda.append(FillSlots(True))
    state.agenda.append(NewDeck(0))
    row.effect.begin(state, deed_of(CIV, state.piles[CIV_JOURNEY][-1]))


def end_turn(state: ImperiumState) -> None:
    """At one level a card goes from its deck to its discard pile (IMP-295); then the player is next (IMP-237)."""
    hoard.discard_top(state, LEVELS[state.terms.level].discard_after, TOP_DISCARDED_AT_END)
    state.seat = state.first


CIV_TURN: Final = CivTurn()
RESOLVE_SLOTS: Final = ResolveSlots()
CIV_STEPS: Final[tuple[type[Step[Any]], ...]] = (CivTurn, ResolveSlots, FinishRow, FillSlots, NewDeck)
