"""Ops that handle relic tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.cards import FROM_TILE
from imperia.games.daimyo.effects.asking import AskingByOrigin
from imperia.games.daimyo.effects.memory import noting
from imperia.games.daimyo.goods import give
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.phases.relic import move_scavenger, takeable
from imperia.games.daimyo.printed import BLACK_MARKET, GOODS, RELIC_COUNT, counts_of
from imperia.games.daimyo.relics import (
    STORED,
    add_tile,
    draw_from_bag,
    give_tile,
    is_full,
    lies_there,
    may_take,
    take_tile,
    why_not_keep,
)
from imperia.games.daimyo.signs import goods_signs
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import (
    BAGGED,
    BUY_TILE,
    DECLINE,
    DIG,
    DRAW_TILE,
    GIVE,
    LEAVE,
    RANSOM_TILE,
    ROB,
    ROBBED,
    SCAVENGE,
    SCAVENGER_MOVED,
    TAKE,
    TILE_DRAWN,
    TILE_GIVEN,
    TILE_KEPT,
    TILE_LEFT,
)
from imperia.kernel.asking import TurnChoice
from imperia.kernel.effects import NONE_LEFT, AskingOp, Continue, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

SCAVENGER: Final = 0
BOARD: Final = 1
BAG: Final = 2
MARKET: Final = 3
STORAGE: Final = 4
FROM: Final = ("scavenger", "board", "bag", "black_market", "opponent_storage")
SOURCE_RULES: Final = ("DAI-Q67", "DAI-Q65", "DAI-Q96", "DAI-086", "DAI-138")


class SendScavenger(AskingOp[DaimyoState, Frame]):
    """Move the scavenger to another island (DAI-152, DAI-158, DAI-Q67)."""

    word: ClassVar[str] = "move_scavenger"
    rule: ClassVar[str] = "DAI-Q67"
    demands: ClassVar[bool] = False

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        return SCAVENGE.moves([island for island in range(state.islands) if island != state.scavengers[frame.actor]])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        move_scavenger(state, frame.actor, SCAVENGE.argument(move), SCAVENGER_MOVED[self.rule])


class TakeRelic(AskingByOrigin):
    """Take relic tiles, each of which may be declined.

    (DAI-086, DAI-152, DAI-158, DAI-161, DAI-166, DAI-Q65, DAI-Q96)
    """

    word: ClassVar[str] = "take_relic"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.source: Final = fields.word("from", FROM)
        # Taking is optional anyway; some cards say so.
        self.upto: Final = fields.flag("upto")
        self.compensation: Final = [0] * (len(GOODS) + 1)
        if self.source == STORAGE:
            part = fields.part("compensation")
            self.compensation[:] = counts_of({good: part.number(good, 0) for good in GOODS if part.has(good)})
            part.close()

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """The tiles that may be kept, or none."""
        seat = frame.actor
        moves: list[int] = []
        if self.source == SCAVENGER:
            takeable(state, seat, state.scavengers[seat], moves)
        elif self.source == BOARD:
            for island in range(state.islands):
                takeable(state, seat, island, moves)
        elif self.source == MARKET:
            takeable(state, seat, BLACK_MARKET, moves)
        elif self.source == STORAGE:
            self.stored(state, seat, moves)
        elif any(state.bag):
            DRAW_TILE.add(0, moves)
        if moves:
            DECLINE.add(0, moves)
        return moves

    def stored(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        """Loose tiles of other players; the mercenaries are none (DAI-Q76)."""
        full = is_full(state, seat)
        for tile in range(RELIC_COUNT):
            for other in range(state.seats):
                if other != seat and state.loose[other] >> tile & 1 and may_take(state, seat, tile, full):
                    ROB.add_pair(tile, other, moves)

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """One of them, and perhaps the next when that is in storage."""
        if DECLINE.says(move):
            return
        seat = frame.actor
        after = noting(frame, "taken", 0)
        if after.number("taken") < self.count:
            state.agenda.append(Continue(self, NONE_LEFT, after))
        if DRAW_TILE.says(move):
            draw_blind(state, seat)
        elif ROB.says(move):
            # DAI-Q105: the supply pays.
            tile, other = ROB.argument(move), ROB.second(move)
            state.tell(ROBBED, seat, tile, other)
            give(state, other, frame.card, self.compensation, "DAI-Q105")
            take_tile(state, seat, tile, STORED + other, frame.card)
        else:
            take_tile(state, seat, TAKE.argument(move), TAKE.second(move), frame.card)

    def resume(self, state: DaimyoState, frame: Frame, left: list[int]) -> None:
        self.run(state, frame)

    def default(self, state: DaimyoState, frame: Frame) -> int:
        return DECLINE.move()

    def why_not(self, state: DaimyoState, frame: Frame, move: int) -> list[str]:
        """Not from there, not to be bought or dug for, or not to be kept."""
        if DIG.says(move) or BUY_TILE.says(move) or RANSOM_TILE.says(move):
            return ["DAI-086"]
        if not TAKE.says(move):
            return [self.asked_by(state, frame)]
        tile, source = TAKE.argument(move), TAKE.second(move)
        if source >= state.islands and source != BLACK_MARKET:
            return ["DAI-015"]
        if not self.draws_on(state, frame.actor, source) or not lies_there(state, tile, source):
            return [self.asked_by(state, frame)]
        return why_not_keep(state, frame.actor)

    def draws_on(self, state: DaimyoState, seat: int, source: int) -> bool:
        """True if its tiles come from that no man's land, or from the black market."""
        if source == BLACK_MARKET:
            return self.source == MARKET
        return self.source == BOARD or (self.source == SCAVENGER and source == state.scavengers[seat])

    def asked_by(self, state: DaimyoState, frame: Frame) -> str:
        """A hero's tiles come by what is said of their source."""
        return SOURCE_RULES[self.source] if frame.card < FROM_TILE else super().asked_by(state, frame)

    def say(self, voice: Voice) -> str:
        details: dict[str, object] = {"count": self.count}
        if self.source == STORAGE:
            details = {"goods": goods_signs(self.compensation)}
        return voice.say(f"effect.take_{FROM[self.source]}", details)


def draw_blind(state: DaimyoState, seat: int) -> None:
    """A tile drawn from the bag is kept if it can be (DAI-094, DAI-Q20, DAI-Q96)."""
    tile: int = draw_from_bag(state)
    state.tell(TILE_DRAWN["DAI-094"], seat, tile)
    if state.loose[seat] >> tile & 1:
        state.black[tile] += 1
        state.tell(TILE_LEFT["DAI-Q20"], seat, tile)
    elif is_full(state, seat):
        state.drawn = tile
        state.agenda.append(KEEP_DRAWN)
    else:
        state.tell(TILE_KEPT["DAI-Q96"], seat, tile)
        add_tile(state, seat, tile)


class KeepDrawn(TurnChoice[DaimyoState]):
    """With a full storage, make room for the drawn tile or put it into the black market (DAI-094)."""

    rule: ClassVar[str] = "DAI-094"
    continues: ClassVar[bool] = True

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any loose tile for it, or itself."""
        moves = GIVE.moves([tile for tile in range(RELIC_COUNT) if state.loose[seat] >> tile & 1])
        LEAVE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """One of them goes to the black market."""
        tile: int = state.drawn
        state.drawn = NONE
        if GIVE.says(move):
            give_tile(state, seat, GIVE.argument(move), False, TILE_GIVEN[self.rule])
            state.tell(TILE_KEPT[self.rule], seat, tile)
            add_tile(state, seat, tile)
        else:
            state.black[tile] += 1
            state.tell(TILE_LEFT[self.rule], seat, tile)

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"relic": state.drawn}


class GiveRelic(AskingByOrigin):
    """Give loose tiles away: as a price, or as many as there are (DAI-161, DAI-Q68, DAI-Q89, DAI-Q101)."""

    word: ClassVar[str] = "give_relic"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.to_bag: Final = fields.word("to", ("black_market", "bag")) == 1
        # At the head of an effect it is its price.
        self.price: Final = self.key.endswith("/0")

    def payable(self, state: DaimyoState, frame: Frame) -> bool:
        """As a price, in full."""
        if not self.price:
            return True
        return len(self.answers(state, frame)) >= self.count

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Any loose tile, also one just taken."""
        return GIVE.moves([tile for tile in range(RELIC_COUNT) if state.loose[frame.actor] >> tile & 1])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        what = BAGGED if self.to_bag else TILE_GIVEN[rule_of(state, frame.card)]
        give_tile(state, frame.actor, GIVE.argument(move), self.to_bag, what)
        after = noting(frame, "given", 0)
        if after.number("given") < self.count:
            self.run(state, after)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.give_bag" if self.to_bag else "effect.give_black_market", {"count": self.count})


KEEP_DRAWN: Final = KeepDrawn()
TILE_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [SendScavenger, TakeRelic, GiveRelic]
