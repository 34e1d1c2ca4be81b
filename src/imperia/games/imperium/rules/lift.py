"""Taking a card from wherever it lies, and where most cards go: to the discard pile or into the hand (p. 16-19)."""

from __future__ import annotations

from imperia.games.imperium.cards import ALONE
from imperia.games.imperium.language.selectors import (
    IN_DECK,
    IN_DISCARD,
    IN_GARRISON,
    IN_HAND,
    IN_HISTORY,
    IN_NATION_DECK,
    IN_PLAY,
    locate,
)
from imperia.games.imperium.language.triggers import DECK_EMPTIED, LEFT_PLAY
from imperia.games.imperium.piles import from_hand, hide_from_hand, leave_play, take_from, take_open, to_discard, untuck
from imperia.games.imperium.printed import DECK, DEVELOPMENT, DISCARD, HISTORY, NATION_DECK, own
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import DISCARDED, DISCARDED_WITH_HOST, RECALLED_WITH_HOST, RECOVERED
from imperia.kernel.events import Happening


def lift(state: ImperiumState, seat: int, card: int, face_down: bool = False) -> list[int]:
    """A card is taken from wherever it lies; returned are it and what is garrisoned under it (IMP-146, IMP-147)."""
    zone = locate(state, seat, card)
    if zone == IN_PLAY:
        cards = leave_play(state, seat, card)
        happen(state, seat, LEFT_PLAY, card)
        return cards
    if zone == IN_GARRISON:
        untuck(state, seat, card)
    elif zone == IN_HAND:
        if face_down:
            hide_from_hand(state, seat, card)
        else:
            from_hand(state, seat, card)
    elif zone == IN_DISCARD:
        take_from(state, own(seat, DISCARD), card)
    elif zone == IN_DECK:
        take_from(state, own(seat, DECK), card)
        tell_empty(state, seat)
    elif zone == IN_HISTORY:
        take_from(state, own(seat, HISTORY), card)
    elif zone == IN_NATION_DECK:
        take_from(state, own(seat, NATION_DECK), card)
    else:
        take_from(state, own(seat, DEVELOPMENT), card)
    return ALONE[card]


def tell_empty(state: ImperiumState, seat: int) -> None:
    """The last card has left a player's deck, if it has (IMP-230, IMP-Q131)."""
    if not state.deck(seat):
        happen(state, seat, DECK_EMPTIED)


def discard_card(state: ImperiumState, seat: int, card: int, what: Happening = DISCARDED) -> None:
    """A card goes to its owner's discard pile with its garrison (IMP-137, IMP-146)."""
    for one in lift(state, seat, card):
        to_discard(state, seat, one)
        state.tell(what if one == card else DISCARDED_WITH_HOST, seat, one)


def take_back(state: ImperiumState, seat: int, card: int, what: Happening = RECOVERED) -> None:
    """A card comes into its owner's hand from wherever it lies, with its garrison (IMP-134, IMP-136)."""
    for one in lift(state, seat, card):
        take_open(state, seat, one)
        state.tell(what if one == card else RECALLED_WITH_HOST, seat, one)
