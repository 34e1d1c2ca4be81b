"""The C.I.V.'s turn: the die, its slots, its clean-up (solo p. 7, 8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.automa import hoard
from imperia.games.imperium.automa.common import put_on_market
from imperia.games.imperium.automa.decks import NewDeck
from imperia.games.imperium.automa.facing import FinishRow
from imperia.games.imperium.automa.lexicon import CIV_LEXICON as CIV_LEXICON
from imperia.games.imperium.automa.tables import JOURNEY_ROWS, LEVELS, MARKET_TOKENS, TABLES, Row
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.effects.deed import deed_of
from imperia.games.imperium.printed import DECK, JOURNEY, own
from imperia.games.imperium.state import CIV, NO_ORDER, ImperiumState
from imperia.games.imperium.words import (
    CIV_CLEANED,
    CIV_FILLED,
    CIV_REVEALED,
    CIV_ROLLED,
    CIV_SET_ASIDE,
    DISCARDED,
    JOURNEY_ROW,
    NO_ROW,
    ROW_MATCHED,
    ROW_SKIPPED,
)
from imperia.kernel.agenda import Step, in_order
from imperia.kernel.events import AUTOMA, EVERYONE

DIE: Final = 6
# Under the die.
ASIDE: Final = 0


class CivTurn(Step[ImperiumState]):
    """It rolls a die, sets the card of that slot aside, and resolves the others in order (IMP-250 to IMP-253)."""

    def run(self, state: ImperiumState) -> None:
        """Without a card in that slot none is set aside (IMP-252, IMP-Q67)."""
        state.seat = CIV
        state.order = NO_ORDER
        state.resolved = []
        state.die = 1 + state.chance.below(DIE)
        state.tell(CIV_ROLLED, AUTOMA, state.die)
        if state.die in state.slots:
            state.slots = [ASIDE if slot == state.die else slot for slot in state.slots]
            state.tell(CIV_SET_ASIDE, AUTOMA, state.die)
        state.agenda += in_order([*RESOLVE_SLOTS, *CIV_CLEAN_UP])


class ResolveSlot(Step[ImperiumState]):
    """The card of a slot is turned up, and the topmost row that matches it and can be done is resolved (IMP-254)."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, state: ImperiumState) -> None:
        """At most one row (IMP-255, IMP-257 to IMP-260)."""
        card = hoard.card_at(state, self.slot)
        if card < 0:
            return
        state.hidden.see([card], EVERYONE)
        state.tell(CIV_REVEALED, AUTOMA, card)
        if CARDS[card].unrest:
            state.resolved = [*state.resolved, card, -1]
            hoard.leave_slot(state, card)
            hoard.return_unrest(state, card)
            return
        row = find_row(state, card)
        if row is None:
            # IMP-Q156
            state.resolved = [*state.resolved, card, -1]
            state.tell(NO_ROW, AUTOMA, card)
            hoard.leave_slot(state, card)
            hoard.to_discards(state, card)
            state.tell(DISCARDED, AUTOMA, card)
            return
        state.resolved = [*state.resolved, card, row.number]
        state.tell(ROW_MATCHED, AUTOMA, card, row.number)
        state.agenda.append(FinishRow(card, row.number, False, []))
        row.effect.begin(state, deed_of(CIV, card))


def find_row(state: ImperiumState, card: int) -> Row | None:
    """The topmost row for a card of which some part can be done; those passed over are told (IMP-255, IMP-257)."""
    frame = deed_of(CIV, card)
    for row in TABLES[state.nations[CIV]][state.is_empire(CIV)]:
        if row.fits[card]:
            if row.possible(state, frame):
                return row
            state.tell(ROW_SKIPPED, AUTOMA, card, row.number)
    return None


class AddToken(Step[ImperiumState]):
    """A token on the market card above the slot of the die (IMP-261)."""

    def run(self, state: ImperiumState) -> None:
        """As its nation adds it."""
        state.tell(CIV_CLEANED, AUTOMA)
        token, count = MARKET_TOKENS[state.nations[CIV]]
        put_on_market(state, token, count)


class LayAside(Step[ImperiumState]):
    """The card that was set aside goes to slot 1 (IMP-262)."""

    def run(self, state: ImperiumState) -> None:
        """Face down as it is."""
        state.slots = [1 if slot == ASIDE else slot for slot in state.slots]


class FillSlots(Step[ImperiumState]):
    """All empty slots are filled from its deck, which is made anew when it is empty (IMP-263, IMP-264, IMP-266)."""

    nouns: ClassVar[tuple[str, ...]] = ()

    def __init__(self, made: bool) -> None:
        # True if the deck was just made anew: if it is empty still, and so is the discard pile, filling stops.
        self.made: Final = made

    def run(self, state: ImperiumState) -> None:
        """From the lowest slot on."""
        made = self.made
        filled = 0
        for slot in LEVELS[state.terms.level].slots:
            if hoard.card_at(state, slot) >= 0:
                continue
            if not state.deck(CIV) and not (made and not state.discard(CIV)):
                if state.piles[own(CIV, JOURNEY)]:
                    resolve_journey(state)
                    break
                hoard.dynasty_to_discard(state)
                hoard.make_deck(state)
            if not state.deck(CIV):
                break
            hoard.put_in_slot(state, state.own_pile(own(CIV, DECK)).pop(), slot)
            made = False
            filled += 1
        if filled:
            state.tell(CIV_FILLED, AUTOMA, filled)


def resolve_journey(state: ImperiumState) -> None:
    """The row of its journey card comes before the new deck; then filling goes on (IMP-266)."""
    row = JOURNEY_ROWS[state.piles[own(CIV, JOURNEY)][-1]]
    state.tell(JOURNEY_ROW, AUTOMA, row.number)
    state.agenda.append(FillSlots(True))
    state.agenda.append(NewDeck(0))
    row.effect.begin(state, deed_of(CIV, state.piles[own(CIV, JOURNEY)][-1]))


class EndCivTurn(Step[ImperiumState]):
    """At one level a card goes from its deck to its discard pile (IMP-295); then its turn is over."""

    def run(self, state: ImperiumState) -> None:
        """The player is next (IMP-237)."""
        hoard.discard_top(state, LEVELS[state.terms.level].discard_after)
        state.seat = state.first


CIV_TURN: Final = CivTurn()
RESOLVE_SLOTS: Final[list[Step[Any]]] = [ResolveSlot(slot) for slot in range(1, DIE + 1)]
FILL_SLOTS: Final = FillSlots(False)
CIV_CLEAN_UP: Final[list[Step[Any]]] = [AddToken(), LayAside(), FILL_SLOTS, EndCivTurn()]
CIV_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    CivTurn, ResolveSlot, FinishRow, AddToken, LayAside, FillSlots, NewDeck, EndCivTurn
)  # fmt: skip
