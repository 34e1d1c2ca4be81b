"""Ops that ask by the rule of what they are printed on."""

from __future__ import annotations

from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.state import DaimyoState
from imperia.kernel.effects import AskingOp, Frame


class AskingByOrigin(AskingOp[DaimyoState, Frame]):
    """An op that heroes, tiles, villagers and the income share, each of which asks by a rule of its own."""

    def asked_by(self, state: DaimyoState, frame: Frame) -> str:
        return rule_of(state, frame.card)
