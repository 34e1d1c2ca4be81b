"""Rounds and turns (p. 10, 12, 13)."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.turn import CIV_TURN
from imperia.games.imperium.ending import the_end
from imperia.games.imperium.phases.cleanup import CLEAN_UP
from imperia.games.imperium.phases.solstice import RESOLVE_SOLSTICE_OF
from imperia.games.imperium.phases.turn import TURN
from imperia.games.imperium.state import LAST_ROUND, NO_ORDER, TRIGGERED, ImperiumState
from imperia.games.imperium.words import (
    LAST_ROUND_BEGAN,
    LAST_SOLO_ROUND_BEGAN,
    ROUND_BEGAN,
    SOLO_ROUND_BEGAN,
    SOLSTICE_BEGAN,
)
from imperia.kernel.agenda import Step
from imperia.kernel.events import NO_SEAT


class BeginRound(Step[ImperiumState]):
    """A round begins with the player to the left of the Solstice card (IMP-061, IMP-062)."""

    def run(self, state: ImperiumState) -> None:
        """The first player has the first turn."""
        state.round += 1
        state.seat = state.first
        state.tell(ROUND_BEGAN if state.seats > 1 else SOLO_ROUND_BEGAN, NO_SEAT, state.round)
        state.agenda += after_turns(state.seats)
        begin_turn(state)


def begin_turn(state: ImperiumState) -> None:
    """One order, then clean-up, then the player to the left (IMP-063, IMP-064)."""
    state.order = NO_ORDER
    state.agenda += TURN_STEPS


class NextTurn(Step[ImperiumState]):
    """The player to the left has a turn, unless the Solstice card lies between (IMP-064, IMP-103)."""

    def run(self, state: ImperiumState) -> None:
        """Past the Solstice card the round is over."""
        following = (state.seat + 1) % state.seats
        if following != state.first:
            state.seat = following
            begin_turn(state)


class CloseRound(Step[ImperiumState]):
    """The solstice: players resolve abilities of their cards, from the first on (IMP-103, IMP-104, IMP-Q132)."""

    def run(self, state: ImperiumState) -> None:
        """The opponent of the solo game ignores it (IMP-250)."""
        state.tell(SOLSTICE_BEGAN, NO_SEAT)
        for place in range(state.seats - 1, -1, -1):
            state.agenda.append(RESOLVE_SOLSTICE_OF[(state.first + place) % state.seats])


class EndRound(Step[ImperiumState]):
    """After the solstice: another round, the last round, or the count (IMP-107, IMP-118, IMP-Q55, IMP-Q56)."""

    def run(self, state: ImperiumState) -> None:
        """A Scoring that was triggered in this round or its solstice leaves one more round."""
        if state.ending == LAST_ROUND:
            state.agenda += the_end(state)
            return
        if state.ending == TRIGGERED:
            state.ending = LAST_ROUND
            state.tell(LAST_ROUND_BEGAN if state.seats > 1 else LAST_SOLO_ROUND_BEGAN, NO_SEAT)
        BEGIN_ROUND.run(state)


BEGIN_ROUND: Final = BeginRound()
NEXT_TURN: Final = NextTurn()
CLOSE_ROUND: Final = CloseRound()
END_ROUND: Final = EndRound()
# As an agenda has them: the last comes first.
TURN_STEPS: Final[list[Step[Any]]] = [NEXT_TURN, *CLEAN_UP, TURN]
AFTER_TURNS: Final[list[Step[Any]]] = [END_ROUND, CLOSE_ROUND]
AFTER_SOLO_TURN: Final[list[Step[Any]]] = [*AFTER_TURNS, CIV_TURN]


def after_turns(seats: int) -> list[Step[Any]]:
    """The steps after the turns of all players in a round; alone the opponent's turn before all (IMP-107, IMP-250)."""
    return AFTER_SOLO_TURN if seats == 1 else AFTER_TURNS
