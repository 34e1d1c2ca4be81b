"""Rounds and their phases, and the end of the game (p. 6, 7, 13)."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.settlers.automa import ATTACK_PHASE_STEP
from imperia.games.settlers.phases.action import BEGIN_ACTIONS
from imperia.games.settlers.phases.cleanup import CLEAN_UP
from imperia.games.settlers.phases.lookout import LOOK_OUT
from imperia.games.settlers.phases.production import PRODUCE_ALL
from imperia.games.settlers.printed import ROUNDS
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import ENDED, ROUND_BEGAN, SOLO_ENDED, SOLO_ROUND_BEGAN
from imperia.kernel.agenda import Step, in_order
from imperia.kernel.events import NO_SEAT


class BeginRound(Step[SettlersState]):
    """Five rounds of lookout, production, action, cleanup, in solo attack (SET-003, SET-048, SET-049, SET-218)."""

    def run(self, state: SettlersState) -> None:
        """There is no cleanup in the last round (SET-081)."""
        if state.round == ROUNDS:
            state.tell(ENDED if state.seats > 1 else SOLO_ENDED, NO_SEAT)
            return
        state.round += 1
        state.tell(ROUND_BEGAN if state.seats > 1 else SOLO_ROUND_BEGAN, NO_SEAT, state.round)
        for party in range(len(state.passed)):
            state.passed[party] = False
        steps: list[Step[Any]] = [LOOK_OUT]
        steps += [PRODUCE_ALL[(state.first + place) % state.seats] for place in range(state.seats)]
        steps.append(BEGIN_ACTIONS)
        if state.round < ROUNDS:
            steps.append(CLEAN_UP)
        if state.seats == 1:
            # SET-Q45: also in the last round.
            steps.append(ATTACK_PHASE_STEP)
        steps.append(BEGIN_ROUND)
        state.agenda += in_order(steps)


BEGIN_ROUND: Final = BeginRound()
