"""The C.I.V. takes from the middle (solo p. 9 to 10): the market, the exile pile, the fame deck."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS, KINGS
from imperia.games.imperium.ending import trigger_scoring
from imperia.games.imperium.hoard import dynasty_to_deck, exile, gain, lay_open, take_unrest
from imperia.games.imperium.piles import (
    clear_slot,
    push_unrest,
    put_on,
    refill,
    take_from,
    take_top,
)
from imperia.games.imperium.printed import (
    EXILE,
    FAME_DECK,
    NO_MATCH_PROGRESS,
    PROGRESS,
    RESOURCES,
    VASSAL,
)
from imperia.games.imperium.rules.breakthrough import dig_up
from imperia.games.imperium.solo_tables import KING_PROGRESS
from imperia.games.imperium.state import (
    CIV,
    CIV_DECK,
    CIV_HISTORY,
    ImperiumState,
)
from imperia.games.imperium.words import (
    BY_KING,
    CIV_BROKE_THROUGH,
    CIV_CROWNED,
    CIV_CROWNED_LATER,
    CIV_EXILED_FROM_MARKET,
    CIV_KING_TURNED,
    CIV_TOOK_CARD,
    CIV_TOOK_EXILED,
    CIV_TOOK_FAME,
    CIV_TOOK_TOP,
    CIV_TOOK_UNREST_WITH_CARD,
    FAME_ARCHIVED,
    GAINED_BREAKING_THROUGH,
    GAINED_WITH_CARD,
    GAINED_WITHOUT_MATCH,
)
from imperia.kernel.events import AUTOMA, NOBODY


def best_slot(state: ImperiumState, wanted: i64, token: int) -> int:
    """The slot of the market with the card worth most of some categories (a mask), or -1 (IMP-275 to IMP-277).

    Progress on it counts, then all tokens on it, then the lowest slot; with a token named only cards that bear it.
    """
    best = -1
    best_worth: i64 = 0
    best_bearing: i64 = 0
    for slot, laid in enumerate(state.market):
        if laid.card < 0 or not laid.printed.is_of_any(wanted):
            continue
        worth = laid.printed.civ_points
        bearing: i64 = 0
        if laid.has_tokens():
            worth += laid.count(PROGRESS)
            bearing = laid.bears()
        if token >= 0 and not laid.count(token):
            continue
        if best < 0 or worth > best_worth or (worth == best_worth and bearing > best_bearing):
            best = slot
            best_worth = worth
            best_bearing = bearing
    return best


def best_exiled(state: ImperiumState, wanted: i64) -> int:
    """The exiled card worth most of some categories (a mask), of several the one exiled first; or -1 (IMP-Q113)."""
    best = -1
    for card in state.piles[EXILE]:
        if CARDS[card].is_of_any(wanted) and (best < 0 or CARDS[card].civ_points > CARDS[best].civ_points):
            best = card
    return best


def take_from_market(state: ImperiumState, slot: int, with_unrest: bool) -> None:
    """A market card goes on top of its deck and the unrest on top of that, or back; its tokens are gained (IMP-281)."""
    laid = clear_slot(state, slot)
    state.tell(CIV_TOOK_CARD if with_unrest else CIV_BROKE_THROUGH, AUTOMA, laid.card)
    lay_open(state, laid.card)
    for unrest in laid.under:
        if with_unrest:
            lay_open(state, unrest)
            state.tell(CIV_TOOK_UNREST_WITH_CARD, AUTOMA, 1)
        else:
            push_unrest(state, unrest)
    if laid.has_tokens():
        for token in range(len(RESOURCES)):
            gain(state, token, laid.count(token), GAINED_WITH_CARD if with_unrest else GAINED_BREAKING_THROUGH)
    refill(state, slot)


def acquire_exiled(state: ImperiumState, card: int) -> None:
    """A card of the exile pile goes on top of its deck, and unrest with it (IMP-170, IMP-Q113)."""
    take_from(state, EXILE, card)
    state.tell(CIV_TOOK_EXILED, AUTOMA, card)
    lay_open(state, card)
    if CARDS[card].brings_unrest:
        take_unrest(state)


def break_through(state: ImperiumState, category: int) -> None:
    """The best market card without its unrest, the top of the category's deck, or a dig (IMP-275, IMP-278)."""
    slot = best_slot(state, 1 << category, -1)
    if slot >= 0:
        take_from_market(state, slot, False)
    elif category != VASSAL and state.piles[category]:
        card = take_top(state, category)
        put_on(state, CIV_DECK, card)
        state.tell_only(NOBODY, CIV_TOOK_TOP, AUTOMA, category, card)
    else:
        card = dig_up(state, AUTOMA, category)
        if card >= 0:
            lay_open(state, card)
        else:
            gain(state, PROGRESS, NO_MATCH_PROGRESS, GAINED_WITHOUT_MATCH)


def exile_from_market(state: ImperiumState, slot: int) -> None:
    """A market card is exiled, the unrest under it goes back, and its slot is refilled (IMP-166, IMP-279)."""
    laid = clear_slot(state, slot)
    for unrest in laid.under:
        push_unrest(state, unrest)
    exile(state, laid.card, CIV_EXILED_FROM_MARKET)
    refill(state, slot)


def exilable(state: ImperiumState) -> int:
    """The lowest slot whose card bears no token, or -1 (IMP-279, IMP-280)."""
    for slot, laid in enumerate(state.market):
        if laid.card >= 0 and not laid.has_tokens():
            return slot
    return -1


def fame_left(state: ImperiumState) -> bool:
    """True if it can draw fame: a card face down, or King of Kings once (IMP-Q108)."""
    return bool(state.piles[FAME_DECK]) or not state.crowned >> CIV & 1


def take_fame(state: ImperiumState) -> None:
    """The top fame card goes on top of its deck unseen, or King of Kings is resolved (IMP-281, IMP-283)."""
    if not state.piles[FAME_DECK]:
        crown(state)
        return
    card = state.own_pile(FAME_DECK).pop()
    put_on(state, CIV_DECK, card)
    state.tell_only(NOBODY, CIV_TOOK_FAME, AUTOMA, card)


def crown(state: ImperiumState) -> None:
    """King of Kings, once a game: progress, as an empire a dynasty card, too; then it is turned (IMP-283, IMP-Q116)."""
    if state.crowned >> CIV & 1:
        return
    state.crowned |= 1 << CIV
    king = KINGS[state.terms.common]
    state.tell(CIV_CROWNED_LATER if state.king else CIV_CROWNED, AUTOMA, king)
    empire = state.is_empire(CIV)
    gain(state, PROGRESS, KING_PROGRESS[empire][state.king])
    if empire:
        dynasty_to_deck(state)
    if not state.king:
        state.king = 1
        state.tell(CIV_KING_TURNED, AUTOMA, king)
        trigger_scoring(state, BY_KING, AUTOMA)


def archive_top_fame(state: ImperiumState) -> None:
    """The top fame card goes into its history unseen."""
    card = state.own_pile(FAME_DECK).pop()
    put_on(state, CIV_HISTORY, card)
    state.tell(FAME_ARCHIVED, AUTOMA)
