"""Ops that buy and play heroes, and borrow the powers of others."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.cards import CLAN_POWERS, FROM_CLAN
from imperia.games.daimyo.effects.asking import AskingByOrigin
from imperia.games.daimyo.goods import use_of
from imperia.games.daimyo.heroes import affordable, buy, price_of
from imperia.games.daimyo.phases.bonus import play_hero, playable
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import BORROW, BUY_HERO, DECLINE, HERO_PLAYED, PLAY_FREE, POWER_USED
from imperia.kernel.effects import AskingOp, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


class BuyHero(AskingByOrigin):
    """Buy one hero of the market for less, or none (DAI-157, DAI-160, DAI-Q53, DAI-Q62, DAI-Q88)."""

    word: ClassVar[str] = "buy_hero"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.minus: Final = fields.number("minus")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Those that can be paid for, or none."""
        moves: list[int] = []
        affordable(state, frame.actor, self.minus, moves)
        if moves:
            DECLINE.add(0, moves)
        return moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """Straight to the hand."""
        if BUY_HERO.says(move):
            buy(state, frame.actor, BUY_HERO.argument(move), self.minus)

    def default(self, state: DaimyoState, frame: Frame) -> int:
        return DECLINE.move()

    def why_not(self, state: DaimyoState, frame: Frame, move: int) -> list[str]:
        """Not in the market, or too dear."""
        if not BUY_HERO.says(move):
            return [self.asked_by(state, frame)]
        return ["DAI-191"] if BUY_HERO.argument(move) in state.market else ["DAI-Q88"]

    def wording(self, state: DaimyoState, frame: Frame, move: int) -> tuple[str, dict[str, int]]:
        if not BUY_HERO.says(move):
            return "", {}
        return "buy_hero_for", {"number": price_of(BUY_HERO.argument(move), self.minus)}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.buy_hero", {"count": self.minus})


class PlayFreely(AskingOp[DaimyoState, Frame]):
    """Play a hero of the hand whatever its power, on top of the hero power of the turn (DAI-143, DAI-Q43)."""

    word: ClassVar[str] = "play_hero_free"
    rule: ClassVar[str] = "DAI-143"
    demands: ClassVar[bool] = False

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Not twice the same in a turn, and its price must be paid (DAI-Q95)."""
        hand = state.hands[frame.actor]
        moves = PLAY_FREE.moves([card for card in hand if playable(state, frame.actor, card)])
        return moves if moves or not hand else [DECLINE.move()]

    def evident(self, state: DaimyoState, frame: Frame, move: int) -> bool:
        """That only one of several cards in hand can be played, or none, is nobody else's business."""
        return PLAY_FREE.says(move) and len(state.hands[frame.actor]) == 1

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """Then it is discarded."""
        if PLAY_FREE.says(move):
            play_hero(state, frame.actor, PLAY_FREE.argument(move), HERO_PLAYED[self.rule])

    def why_not(self, state: DaimyoState, frame: Frame, move: int) -> list[str]:
        """Not in hand, the same again, or a price."""
        card = PLAY_FREE.argument(move)
        if card not in state.hands[frame.actor]:
            return ["DAI-143"]
        return ["DAI-Q95"] if state.played >> card & 1 else ["DAI-Q68"]


class BorrowPower(AskingOp[DaimyoState, Frame]):
    """Carry out the power of a clan that an opponent plays; no sum is needed (DAI-Q44)."""

    word: ClassVar[str] = "borrow_clan_power"
    rule: ClassVar[str] = "DAI-Q44"
    demands: ClassVar[bool] = False

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Any of theirs, never that of the mercenaries."""
        return BORROW.moves(sorted([int(state.clans[seat]) for seat in range(state.seats) if seat != frame.actor]))

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """The own power may still be used."""
        clan = BORROW.argument(move)
        state.tell(POWER_USED[self.rule], frame.actor, clan)
        CLAN_POWERS[clan].begin(state, use_of(FROM_CLAN + clan, frame.actor))


HERO_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [BuyHero, PlayFreely, BorrowPower]
