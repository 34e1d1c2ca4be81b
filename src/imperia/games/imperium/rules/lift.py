"""Moving one's own cards (p. 16-19): where they are taken from, where they go, and what goes with them."""

from __future__ import annotations

from typing import ClassVar, final

from imperia.games.imperium.cards import ALONE, CARDS, NATION_CARDS
from imperia.games.imperium.language.passives import Passive
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
from imperia.games.imperium.language.triggers import DECK_EMPTIED, LEFT_PLAY, SUNK
from imperia.games.imperium.piles import (
    find_laid,
    from_hand,
    hide_from_hand,
    leave_play,
    take_from,
    take_open,
    to_discard,
    to_exile,
    to_history,
    untuck,
)
from imperia.games.imperium.printed import DECK, DEVELOPMENT, DISCARD, HISTORY, NATION_DECK, own
from imperia.games.imperium.rules.react import happen
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import (
    ABANDONED,
    ABANDONED_GARRISON,
    ARCHIVED,
    ARCHIVED_WITH_HOST,
    DISCARDED,
    DISCARDED_NOT_ARCHIVED,
    DISCARDED_NOT_SUNK,
    DISCARDED_WITH_HOST,
    EXILED,
    EXILED_WITH_HOST,
    RECALLED,
    RECALLED_GARRISON,
    RECALLED_WITH_HOST,
    RECOVERED,
    SUNK_CARD,
    SUNK_WITH_HOST,
)
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


@final
class HistoryToDiscard(Passive):
    """Its owner has no history: what would be archived is discarded (IMP-139)."""

    word: ClassVar[str] = "history_to_discard"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("history_to_discard", True)

    def say(self, voice: Voice) -> str:
        return voice.say("passive.history_to_discard")


def has_history(state: ImperiumState, seat: int) -> bool:
    """True if what a player archives goes to his history (IMP-139)."""
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, HistoryToDiscard):
                return False
    return True


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


def abandon_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one, goes to the discard pile with its garrison (IMP-131, IMP-132, IMP-146)."""
    discard_card(state, seat, card, ABANDONED if find_laid(state, seat, card).card >= 0 else ABANDONED_GARRISON)


def recall_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one, comes back into the hand with its garrison (IMP-133 to IMP-135)."""
    take_back(state, seat, card, RECALLED if find_laid(state, seat, card).card >= 0 else RECALLED_GARRISON)


def take_back(state: ImperiumState, seat: int, card: int, what: Happening = RECOVERED) -> None:
    """A card comes into its owner's hand from wherever it lies, with its garrison (IMP-134, IMP-136)."""
    for one in lift(state, seat, card):
        take_open(state, seat, one)
        state.tell(what if one == card else RECALLED_WITH_HOST, seat, one)


def archive_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the history with its garrison, or is discarded by who has none (IMP-138, IMP-139, IMP-146)."""
    if not has_history(state, seat):
        discard_card(state, seat, card, DISCARDED_NOT_ARCHIVED)
        return
    for one in lift(state, seat, card):
        to_history(state, seat, one)
        state.tell(ARCHIVED if one == card else ARCHIVED_WITH_HOST, seat, one)


def sink_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the sunken pile with its garrison; it is discarded by who has none (IMP-150, IMP-151)."""
    if not NATION_CARDS[state.nations[seat]].sunken:
        discard_card(state, seat, card, DISCARDED_NOT_SUNK)
        return
    for one in lift(state, seat, card):
        to_history(state, seat, one)
        state.tell(SUNK_CARD if one == card else SUNK_WITH_HOST, seat, one)
    happen(state, seat, SUNK, card)


def exile_own(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the exile pile with its garrison (IMP-146, IMP-166)."""
    for one in lift(state, seat, card):
        to_exile(state, one)
        state.tell(EXILED if one == card else EXILED_WITH_HOST, seat, one)


def may_leave(card: int) -> bool:
    """True if a card in play can be abandoned or recalled: only persistent ones (IMP-131, IMP-133)."""
    return CARDS[card].persistent and not CARDS[card].no_abandon_recall
