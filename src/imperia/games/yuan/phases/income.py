"""Step 6: income (p. 16)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.course import course_of, development_of
from imperia.games.yuan.printed import COLLISION_INCOME
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.words import (
    INCOME_BEGAN,
    PAID_FOR_COLLISION,
    PAID_FOR_DEVELOPMENT,
    PAID_FOR_LOSSES,
    PAID_FOR_PASS,
)
from imperia.kernel.agenda import Step
from imperia.kernel.events import Happening


class TakeIncome(Step[YuanState]):
    """Money for passes, collisions and developments of level II, and nothing else (YUA-086, YUA-147 to YUA-149)."""

    def run(self, state: YuanState) -> None:
        """The bank never runs dry (YUA-Q75)."""
        course = course_of(state)
        state.tell(INCOME_BEGAN, -1, 5)
        for seat in range(state.seats):
            power = state.powers[seat]
            if course.bounced[seat]:
                receive(state, seat, COLLISION_INCOME, PAID_FOR_COLLISION)
            elif not course.acts[seat]:
                receive(state, seat, power.pass_income, PAID_FOR_PASS)
            receive(state, seat, development_of(state, seat).income, PAID_FOR_DEVELOPMENT)
            if power.loss_income:
                lost = 0
                for province, owner in enumerate(course.owners):
                    if owner == seat and state.owner[province] != seat:
                        lost += 1
                receive(state, seat, min(power.loss_most, power.loss_income * lost), PAID_FOR_LOSSES)


def receive(state: YuanState, seat: int, chao: int, what: Happening) -> None:
    """Money from the bank."""
    if chao:
        state.chao[seat] += chao
        state.tell(what, seat, chao)


TAKE_INCOME: Final = TakeIncome()
