"""Ops of the heroes that attack opponents (p. 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.board import (
    change_influence,
    eliminate,
    free_for_governor,
    islands_with_units,
    move_governor,
    others_governors,
)
from imperia.games.daimyo.effects.pieces import MovePiece
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.printed import GOOD_COUNT, GOODS, ISLAND_COUNT, PLACES_EACH
from imperia.games.daimyo.signs import kinds_signs
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import (
    DISPLACED,
    ELIMINATED,
    MOVE,
    PAY,
    SLANDER,
    SLANDERED,
    STEAL,
    STOLE,
    TO,
    VICTIM,
    amount,
    named,
)
from imperia.kernel.effects import AskingOp, Continue, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice


class Steal(AskingOp[DaimyoState, Frame]):
    """Take a good from one opponent, or from each of them a good of their choice (DAI-138, DAI-Q76)."""

    word: ClassVar[str] = "steal"
    rule: ClassVar[str] = "DAI-138"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        self.kinds: Final = fields.words("from", GOODS)
        self.each: Final = fields.word("target", ("one_opponent", "each_opponent")) == 1
        if self.each:
            fields.fixed("chooser", "victim")

    def run(self, state: DaimyoState, frame: Frame) -> None:
        """From each in turn order, or from one."""
        if not self.each:
            super().run(state, frame)
            return
        thief = frame.owner
        state.agenda.append(Continue(self, [(thief + step) % state.seats for step in range(1, state.seats)], frame))

    def resume(self, state: DaimyoState, frame: Frame, left: list[int]) -> None:
        if left:
            state.agenda.append(Continue(self, left[1:], frame))
            super().run(state, frame.changed(left[0], frame.handled))

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        if self.each:
            return PAY.moves([good for good in self.kinds if held(state, frame.actor, good)])
        moves: list[int] = []
        for good in self.kinds:
            for seat in range(state.seats):
                if seat != frame.actor and held(state, seat, good):
                    STEAL.add_pair(good, seat, moves)
        return moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """One of it changes hands."""
        if self.each:
            self.hand_good(state, frame.owner, frame.actor, PAY.argument(move))
        else:
            self.hand_good(state, frame.actor, STEAL.second(move), STEAL.argument(move))

    def hand_good(self, state: DaimyoState, thief: int, victim: int, good: int) -> None:
        """From the victim to the thief."""
        state.stock[victim * GOOD_COUNT + good] -= 1
        state.stock[thief * GOOD_COUNT + good] += 1
        state.tell(STOLE, thief, victim, amount(good, 1))

    def question(self, state: DaimyoState, frame: Frame) -> tuple[str, dict[str, int]]:
        return ("Steal_give" if self.each else "Steal"), {"card": frame.card}

    def say(self, voice: Voice) -> str:
        return voice.say("effect.steal_each" if self.each else "effect.steal", {"goods": kinds_signs(self.kinds)})


class DisplaceGovernor(MovePiece):
    """Move an opposing governor to another island (DAI-138, DAI-Q76, DAI-Q102)."""

    word: ClassVar[str] = "displace_governor"
    rule: ClassVar[str] = "DAI-138"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("target", "opponent")
        fields.fixed("to", "other_island")

    def pieces(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Any governor of somebody else that can leave its island."""
        moves: list[int] = []
        others_governors(state, frame.actor, MOVE, moves)
        return [move for move in moves if self.goals(state, frame, MOVE.argument(move))]

    def goals(self, state: DaimyoState, frame: Frame, source: int) -> list[int]:
        """Free slots of the other islands."""
        moves: list[int] = []
        free_for_governor(state, TO, moves, ~(1 << source // PLACES_EACH))
        return moves

    def moved(self, state: DaimyoState, frame: Frame, source: int, place: int) -> None:
        """Its influence goes along."""
        state.tell(DISPLACED, frame.actor, named(state.seats, state.governors[source]), source, place)
        move_governor(state, source, place)


class EliminateGovernor(AskingOp[DaimyoState, Frame]):
    """Eliminate an opposing governor on an island with an own unit (DAI-138, DAI-Q76)."""

    word: ClassVar[str] = "eliminate_governor"
    rule: ClassVar[str] = "DAI-138"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("target", "opponent")
        fields.fixed("where", "island_with_own_unit")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        moves: list[int] = []
        others_governors(state, frame.actor, VICTIM, moves, islands_with_units(state, frame.actor))
        return moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """With the usual compensation."""
        eliminate(state, frame.actor, VICTIM.argument(move), ELIMINATED[self.rule])


class LoseInfluence(AskingOp[DaimyoState, Frame]):
    """An opponent loses influence on an island with an own unit (DAI-138, DAI-Q28, DAI-Q93)."""

    word: ClassVar[str] = "lose_influence"
    rule: ClassVar[str] = "DAI-138"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        fields.fixed("target", "one_opponent")
        fields.fixed("where", "island_with_own_unit")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Whoever has some there, the mercenaries included."""
        mask = islands_with_units(state, frame.actor)
        moves: list[int] = []
        for party in range(state.parties):
            if party != frame.actor:
                for island in range(state.islands):
                    if mask >> island & 1 and state.influence[party * ISLAND_COUNT + island]:
                        SLANDER.add_pair(named(state.seats, party), island, moves)
        return moves

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        who, island = SLANDER.argument(move), SLANDER.second(move)
        state.tell(SLANDERED, frame.actor, who, island, self.count)
        change_influence(state, min(who, state.seats), island, -self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.lose_influence", {"count": self.count})


HOSTILE_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [Steal, DisplaceGovernor, EliminateGovernor, LoseInfluence]
