"""The purchase of heroes at the end of a round (p. 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.goods import just
from imperia.games.daimyo.heroes import affordable, buy, draw, price_of
from imperia.games.daimyo.printed import GOLD
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import BUY_HERO, DONE
from imperia.kernel.agenda import SeatChoice, Step


class BuyHeroes(SeatChoice[DaimyoState]):
    """Buy any number of heroes in one go; the market is filled up in between (DAI-190 to DAI-192, DAI-Q53)."""

    rule: ClassVar[str] = "DAI-190"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Those that can be paid for, or no more."""
        moves: list[int] = []
        affordable(state, seat, 0, moves)
        DONE.add(0, moves)
        return moves

    def settled(self, state: DaimyoState) -> int:
        """Without enough gold there is nothing to choose."""
        return state.only_answer(self, self.seat)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        if BUY_HERO.says(move):
            state.agenda.append(self)
            buy(state, seat, BUY_HERO.argument(move), 0)

    def price(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        return just(GOLD, price_of(BUY_HERO.argument(move), 0)) if BUY_HERO.says(move) else []

    def default(self, state: DaimyoState, seat: int) -> int:
        return DONE.move()

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not in the market, or too dear."""
        if not BUY_HERO.says(move):
            return [self.rule]
        return ["DAI-191"] if BUY_HERO.argument(move) in state.market else ["DAI-190", "DAI-Q88"]


class DrawAll(Step[DaimyoState]):
    """Everybody draws one card of the own deck (DAI-194)."""

    def run(self, state: DaimyoState) -> None:
        for step in range(state.seats):
            draw(state, (state.first + step) % state.seats, 1, "DAI-194")


DRAW_ALL: Final = DrawAll()
