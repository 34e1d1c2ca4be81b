"""The action phase: turns of one action each, and what may be done freely besides (p. 7 to 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.phases.activate import Activate
from imperia.games.settlers.phases.build import Build
from imperia.games.settlers.phases.deal import MakeDeal
from imperia.games.settlers.phases.free import FREE_MOVES, FreeMove
from imperia.games.settlers.phases.raze import RazeFromHand, RazeLocation
from imperia.games.settlers.phases.workers import SPEND_PAIR
from imperia.games.settlers.state import ACTION_PHASE, SettlersState
from imperia.games.settlers.words import (
    ACTIVATE,
    ACTIVATE_TWICE,
    BUILD,
    FINISH,
    MAKE_DEAL,
    PASS,
    PASSED,
    RAZE_FROM_HAND,
    RAZE_LOCATION,
)
from imperia.kernel.agenda import ASKED, SKIPPED, Step
from imperia.kernel.asking import Answer, Menu, Stop


class BeginActions(Step[SettlersState]):
    """The first player begins (SET-069)."""

    def run(self, state: SettlersState) -> None:
        state.phase = ACTION_PHASE
        state.seat = state.first
        state.agenda += TURN


class NextTurn(Step[SettlersState]):
    """Clockwise to the next player who has not passed, until all have (SET-069, SET-072, SET-074)."""

    def run(self, state: SettlersState) -> None:
        for step in range(1, state.seats + 1):
            seat = (state.seat + step) % state.seats
            if not state.passed[seat]:
                state.seat = seat
                state.agenda += TURN
                return


class Pass(Answer[SettlersState]):
    """Leave the round (SET-072)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        PASS.add_last(0, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """No further turn in this round."""
        state.passed[seat] = True
        state.tell(PASSED, seat)


class TakeTurn(Menu[SettlersState]):
    """Take one action or pass; free moves may come before it (SET-069 to SET-071, SET-Q13)."""

    rule: ClassVar[str] = "SET-070"

    def __init__(self) -> None:
        actions: list[Answer[SettlersState]] = [
            Build(BUILD), MakeDeal(MAKE_DEAL), RazeFromHand(RAZE_FROM_HAND), RazeLocation(RAZE_LOCATION),
            Activate(ACTIVATE, 1), Activate(ACTIVATE_TWICE, 2), SPEND_PAIR, Pass(PASS),
        ]  # fmt: skip
        super().__init__([*actions, *FREE_MOVES])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """After a free move the turn goes on; after an action only what may still be done freely."""
        answer = self.answer(move)
        assert answer is not None
        state.agenda.append(TAKE_TURN if isinstance(answer, FreeMove) else END_TURN)
        answer.take(state, seat, move)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """The needs a move lacks; a turn is not ended without an action or a pass (SET-Q14)."""
        return ["SET-Q14"] if FINISH.says(move) else super().why_not(state, seat, move)


class EndTurn(Menu[SettlersState]):
    """Make a free move after the action, or end the turn (SET-076, SET-Q13, SET-Q61)."""

    rule: ClassVar[str] = "SET-Q13"

    def __init__(self) -> None:
        super().__init__([*FREE_MOVES, Stop(FINISH)])

    def settled(self, state: SettlersState) -> int:
        """Asked only where something may still be done freely, and nobody who has passed (SET-Q13)."""
        if state.passed[state.seat]:
            return SKIPPED
        moves = self.moves(state, state.seat)
        state.keep_moves(state.seat, moves)
        return ASKED if len(moves) > 1 else SKIPPED

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Until the player says that it is enough."""
        if not FINISH.says(move):
            state.agenda.append(END_TURN)
        super().take(state, seat, move)

    def default(self, state: SettlersState, seat: int) -> int:
        return FINISH.move()

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        return super().why_not(state, seat, move) if self.answer(move) is not None else ["SET-071", "SET-069"]


BEGIN_ACTIONS: Final = BeginActions()
NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
# A turn, its last step first.
TURN: Final[list[Step[SettlersState]]] = [NEXT_TURN, TAKE_TURN]
