"""Ops that move, recruit and build one's own pieces."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.daimyo.board import (
    change_influence,
    free_for_building,
    free_for_governor,
    islands_with_towers,
    move_building,
    move_governor,
    own_buildings,
    own_governors,
)
from imperia.games.daimyo.effects.memory import forgetting, noting
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.phases.construction import Build
from imperia.games.daimyo.phases.production import harvest_place
from imperia.games.daimyo.phases.recruitment import TRACK_PRICE, Recruit
from imperia.games.daimyo.printed import FARM, GOODS, ISLAND_COUNT, PLACES_EACH, TOWER
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUILDING_MOVED,
    DECLINE,
    GOVERNOR_MOVED,
    INFLUENCE,
    INFLUENCE_GAINED,
    MOVE,
    TO,
)
from imperia.kernel.agenda import missing
from imperia.kernel.effects import AskingOp, Frame, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


class MovePiece(AskingOp[DaimyoState, Frame]):
    """Choose a piece, then where it goes."""

    demands: ClassVar[bool] = False

    def pieces(self, state: DaimyoState, frame: Frame) -> list[int]:
        """The pieces that can be moved, with the verb MOVE."""
        raise missing(self, "pieces")

    def goals(self, state: DaimyoState, frame: Frame, source: int) -> list[int]:
        """Where one of them can go, with the verb TO."""
        raise missing(self, "goals")

    def moved(self, state: DaimyoState, frame: Frame, source: int, place: int) -> None:
        raise missing(self, "moved")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """A piece that can go somewhere, or where the chosen one goes."""
        source = frame.cards("from")
        if source:
            return self.goals(state, frame, source[0])
        moves = self.pieces(state, frame)
        return moves if moves and self.goals(state, frame, MOVE.argument(moves[0])) else []

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        """First which, then where to."""
        if MOVE.says(move):
            self.run(state, noting(frame, "from", MOVE.argument(move)))
        elif TO.says(move):
            self.moved(state, forgetting(frame, "from"), frame.cards("from")[0], TO.argument(move))

    def why_not(self, state: DaimyoState, frame: Frame, move: int) -> list[str]:
        """It is no piece of that kind, or it cannot go there."""
        if not TO.says(move) or not frame.cards("from"):
            return [self.asked_by(state, frame)]
        if TO.argument(move) >= state.islands * PLACES_EACH:
            return ["DAI-015"]
        return ["DAI-043"] if self.occupied(state, TO.argument(move)) else [self.asked_by(state, frame)]

    def occupied(self, state: DaimyoState, place: int) -> bool:
        """True if a place has no room for such a piece."""
        return state.governors[place] != NONE

    def question(self, state: DaimyoState, frame: Frame) -> tuple[str, dict[str, int]]:
        stage = "_to" if frame.cards("from") else ""
        return f"{type(self).__name__}{stage}", {"card": frame.card}


class MoveGovernor(MovePiece):
    """Move own governors to other free slots and harvest there (DAI-070, DAI-142, DAI-Q31)."""

    word: ClassVar[str] = "move_governor"
    rule: ClassVar[str] = "DAI-070"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        self.optional: Final = fields.flag("upto")
        self.harvest: Final = fields.number("harvest")

    def pieces(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Own governors that were not moved by it yet."""
        moves: list[int] = []
        own_governors(state, frame.actor, MOVE, moves)
        used = frame.cards("moved")
        return [move for move in moves if MOVE.argument(move) not in used] if used else moves

    def goals(self, state: DaimyoState, frame: Frame, source: int) -> list[int]:
        moves: list[int] = []
        free_for_governor(state, TO, moves)
        return moves

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Perhaps none of them (DAI-Q102)."""
        moves = super().answers(state, frame)
        if moves and self.optional and MOVE.says(moves[0]):
            DECLINE.add(0, moves)
        return moves

    def moved(self, state: DaimyoState, frame: Frame, source: int, place: int) -> None:
        """Its influence goes along; then perhaps the next."""
        state.tell(GOVERNOR_MOVED, frame.actor, source, place)
        move_governor(state, source, place)
        harvest_place(state, frame.actor, place, self.harvest, frame.card)
        after = noting(frame, "moved", place)
        if after.number("moved") < self.count:
            self.run(state, after)

    def say(self, voice: Voice) -> str:
        """How many, and what is harvested."""
        upto = "_upto" if self.optional else ""
        harvest = voice.say(f"effect.move_harvest_{self.harvest}")
        return voice.say(f"effect.move_governor{upto}", {"count": self.count, "harvest": harvest})


class MoveBuilding(MovePiece):
    """Move one of the own buildings to another free slot (DAI-049)."""

    word: ClassVar[str] = "move_building"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("type", "any")
        self.harvest: Final = fields.number("harvest")

    def pieces(self, state: DaimyoState, frame: Frame) -> list[int]:
        """Own farms and towers."""
        moves: list[int] = []
        own_buildings(state, frame.actor, 1 << FARM | 1 << TOWER, MOVE, moves)
        return moves

    def goals(self, state: DaimyoState, frame: Frame, source: int) -> list[int]:
        moves: list[int] = []
        free_for_building(state, TO, moves)
        return moves

    def occupied(self, state: DaimyoState, place: int) -> bool:
        """By a building."""
        return state.buildings[place] != NONE

    def asked_by(self, state: DaimyoState, frame: Frame) -> str:
        """By whatever it is printed on."""
        return rule_of(state, frame.card)

    def moved(self, state: DaimyoState, frame: Frame, source: int, place: int) -> None:
        """A tower takes its influence along; the new place is harvested."""
        state.tell(BUILDING_MOVED["DAI-049"], frame.actor, state.buildings[source] % 2, source, place)
        move_building(state, source, place)
        harvest_place(state, frame.actor, place, self.harvest, frame.card)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.move_building", {"harvest": voice.say(f"effect.move_harvest_{self.harvest}")})


class RecruitUnits(Op[DaimyoState, Frame]):
    """Recruit at a special price, or not at all (DAI-108, DAI-150, DAI-164, DAI-269)."""

    word: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "DAI-150"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("unit", "any")
        cost = fields.part("cost")
        mode = cost.word("mode", ("minus", "fixed", "free"))
        value = cost.number("value") if mode < 2 else 0
        cost.close()
        self.minus: Final = value if mode == 0 else 0
        self.fixed: Final = TRACK_PRICE if mode == 0 else value
        self.choice: Final = Recruit(fields.number("n"), self.fixed, self.minus)

    def asks(self) -> bool:
        return True

    def run(self, state: DaimyoState, frame: Frame) -> None:
        state.agenda.append(self.choice)

    def say(self, voice: Voice) -> str:
        if self.fixed == 0:
            return voice.say("effect.recruit_free")
        if self.fixed > 0:
            return voice.say("effect.recruit_fixed", {"rice": sign("good", "rice", self.fixed)})
        return voice.say("effect.recruit_minus", {"rice": sign("good", "rice", self.minus)})


class BuildOne(Op[DaimyoState, Frame]):
    """Build one building at a special price, or not at all (DAI-151, DAI-156, DAI-267, DAI-Q62, DAI-Q91)."""

    word: ClassVar[str] = "build"
    rule: ClassVar[str] = "DAI-151"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.fixed("n", 1)
        fields.fixed("type", "any")
        self.minus: Final = fields.number("minus")
        self.no_surcharge: Final = fields.flag("no_surcharge")
        self.pay_only: Final = fields.word("pay_only", GOODS) if fields.has("pay_only") else NONE
        self.choice: Final = Build(1, self.minus, self.no_surcharge, self.pay_only)

    def asks(self) -> bool:
        return True

    def run(self, state: DaimyoState, frame: Frame) -> None:
        state.agenda.append(self.choice)

    def say(self, voice: Voice) -> str:
        if self.pay_only != NONE:
            return voice.say("effect.build_only", {"good": sign("good", GOODS[self.pay_only])})
        key = (
            "effect.build_no_surcharge" if self.no_surcharge else "effect.build_minus" if self.minus else "effect.build"
        )
        return voice.say(key, {"count": self.minus})


class GainInfluence(AskingOp[DaimyoState, Frame]):
    """Gain influence on an island where one has a radio tower; no piece is placed (DAI-Q93)."""

    word: ClassVar[str] = "influence"
    rule: ClassVar[str] = "DAI-Q93"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("n")
        fields.fixed("where", "island_with_own_tower")

    def answers(self, state: DaimyoState, frame: Frame) -> list[int]:
        mask = islands_with_towers(state, frame.actor)
        return INFLUENCE.moves([island for island in range(ISLAND_COUNT) if mask >> island & 1])

    def answer(self, state: DaimyoState, frame: Frame, move: int) -> None:
        island = INFLUENCE.argument(move)
        state.tell(INFLUENCE_GAINED, frame.actor, island, self.count)
        change_influence(state, frame.actor, island, self.count)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.influence", {"count": self.count})


PIECES_OPS: Final[list[type[Op[DaimyoState, Frame]]]] = [
    MoveGovernor, MoveBuilding, RecruitUnits, BuildOne, GainInfluence
]  # fmt: skip
