"""Phase I: the time wheel, and the course of a turn (p. 10)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.phases.attack import ATTACK
from imperia.games.yuan.phases.development import DEVELOP
from imperia.games.yuan.phases.fortification import FORTIFY, FORTIFY_AFTER
from imperia.games.yuan.phases.income import TAKE_INCOME
from imperia.games.yuan.phases.levelling import LEVEL
from imperia.games.yuan.phases.lifting import LIFT_SCREENS
from imperia.games.yuan.phases.planning import PLAN_TURN
from imperia.games.yuan.phases.recruitment import RECRUIT
from imperia.games.yuan.phases.victory import CHECK_VICTORY
from imperia.games.yuan.printed import WHEELS
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.words import WHEEL_BEGAN, WHEEL_TURNED
from imperia.kernel.agenda import Step, in_order


class BeginTurn(Step[YuanState]):
    """Turn the wheel and lay out the phases of a turn (YUA-009, YUA-071, YUA-072)."""

    def run(self, state: YuanState) -> None:
        """The wheel is the same for all (YUA-Q102)."""
        state.turn += 1
        turned = WHEEL_TURNED if state.turn > 1 else WHEEL_BEGAN
        state.tell(turned, -1, state.turn, WHEELS[state.terms.wheel][state.turn - 1])
        state.agenda += TURN


BEGIN_TURN: Final = BeginTurn()
# The seven steps of the resolution (YUA-081 to YUA-088).
RESOLUTION: Final[list[Step[YuanState]]] = [
    LIFT_SCREENS,
    DEVELOP,
    FORTIFY,
    RECRUIT,
    ATTACK,
    FORTIFY_AFTER,
    TAKE_INCOME,
    LEVEL,
]
TURN: Final = in_order([PLAN_TURN, *RESOLUTION, CHECK_VICTORY, BEGIN_TURN])
