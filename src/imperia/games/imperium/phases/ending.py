"""The end of the game (p. 13): what triggers a Scoring, and the Collapse."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.state import NOT_YET, TRIGGERED, ImperiumState
from imperia.games.imperium.words import COLLAPSED, ENDED, SCORING_TRIGGERED
from imperia.kernel.agenda import Step
from imperia.kernel.events import NO_SEAT


class EndGame(Step[ImperiumState]):
    """Nothing remains to be done but to count (IMP-108)."""

    def run(self, state: ImperiumState) -> None:
        """It is over."""
        state.tell(ENDED, NO_SEAT)


END_GAME: Final = EndGame()
THE_END: Final[list[Step[Any]]] = [END_GAME]


def trigger_scoring(state: ImperiumState, cause: int, seat: int) -> None:
    """A Scoring is triggered: this round and one more are played (IMP-108 to IMP-115, IMP-118); once is enough."""
    if state.ending == NOT_YET:
        state.ending = TRIGGERED
        state.cause = cause
        state.ender = seat
        state.tell(SCORING_TRIGGERED, seat, cause)


def collapse(state: ImperiumState) -> None:
    """The unrest pile is empty: the game ends at once, whatever was triggered before (IMP-116, IMP-117, IMP-128)."""
    state.collapsed = True
    state.tell(COLLAPSED, NO_SEAT)
    state.cut_short(THE_END)
