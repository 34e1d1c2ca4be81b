"""The end of the game (p. 13): what triggers a Scoring, the Collapse, and what comes before the count."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.printed import DECK, DISCARD, HAND, HISTORY, own
from imperia.games.imperium.state import NO_ORDER, NOT_YET, TRIGGERED, ImperiumState
from imperia.games.imperium.words import BEFORE_COUNT, CIV_TRIGGERED, COLLAPSED, COUNTED, ENDED, SCORING_TRIGGERED
from imperia.kernel.agenda import Step, in_order
from imperia.kernel.events import AUTOMA, EVERYONE, NO_SEAT

# The piles of a player that score, besides play area and garrisons (IMP-121, IMP-122).
SCORING_PILES: Final = (HAND, DECK, DISCARD, HISTORY)


def trigger_scoring(state: ImperiumState, cause: int, seat: int) -> None:
    """A Scoring is triggered: this round and one more are played (IMP-108 to IMP-115, IMP-118); once is enough."""
    if state.ending == NOT_YET:
        state.ending = TRIGGERED
        state.cause = cause
        # An opponent whom the rules play has no seat.
        state.ender = max(seat, NO_SEAT)
        what = SCORING_TRIGGERED[cause]
        state.tell(CIV_TRIGGERED.get(cause, what) if seat == AUTOMA else what, seat, cause)


def collapse(state: ImperiumState) -> None:
    """The unrest pile is empty: the game ends at once, whatever was triggered before (IMP-116, IMP-117, IMP-128).

    With it ends the turn: what its player does before the count is answered by no exhaust ability (IMP-076).
    """
    state.collapsed = True
    state.order = NO_ORDER
    state.cut_short([*the_end(state), COLLAPSE])


class Collapse(Step[ImperiumState]):
    """The Collapse is announced, after what took the last unrest card (IMP-116)."""

    def run(self, state: ImperiumState) -> None:
        """Then only the count is left."""
        state.tell(COLLAPSED, NO_SEAT)


def scoring_cards(state: ImperiumState, seat: int) -> list[int]:
    """All cards of a player that count at the end, wherever they lie (IMP-121, IMP-122, IMP-Q57)."""
    found: list[int] = []
    for laid in state.areas[seat]:
        found.append(laid.card)
        if laid.under:
            found += laid.under
    for pile in SCORING_PILES:
        found += state.piles[own(seat, pile)]
    return found


class ShowAll(Step[ImperiumState]):
    """Hands, decks and histories are laid open to be counted; cards stay where they are (IMP-119)."""

    def run(self, state: ImperiumState) -> None:
        """Nothing of what scores is hidden any more."""
        for seat in range(state.players()):
            # What is laid open to be counted lies in no order any more.
            state.piles[own(seat, DECK)] = sorted(state.deck(seat))
            state.hidden.see(scoring_cards(state, seat), EVERYONE)
        state.tell(COUNTED, NO_SEAT)


class BeforeScoring(Step[ImperiumState]):
    """Abilities of cards at the end of the game, before points or unrest are counted (IMP-221, IMP-222, IMP-Q56)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ImperiumState) -> None:
        """Wherever the card lies, if it scores."""
        for card in scoring_cards(state, self.seat):
            if CARDS[card].before_scoring:
                state.tell(BEFORE_COUNT, self.seat, card)
                CARDS[card].before_scoring.begin(state, deed_of(self.seat, card))


class EndGame(Step[ImperiumState]):
    """Nothing remains to be done but to count (IMP-108)."""

    def run(self, state: ImperiumState) -> None:
        state.tell(ENDED, NO_SEAT)


COLLAPSE: Final = Collapse()
SHOW_ALL: Final = ShowAll()
BEFORE_SCORING_OF: Final = [BeforeScoring(seat) for seat in range(4)]
END_GAME: Final = EndGame()


def the_end(state: ImperiumState) -> list[Step[Any]]:
    """The steps before the count, as an agenda has them: the last comes first."""
    return in_order([SHOW_ALL, *BEFORE_SCORING_OF[: state.seats], END_GAME])
