"""The words of the C.I.V.'s tables at a real table: each asks for what it rests on, and says what it does."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.beside.table import RealTable
from imperia.games.imperium.automa.common import COMMON
from imperia.games.imperium.automa.control import CONDITIONS, CONTROL, CivWhether
from imperia.games.imperium.automa.lexicon import CIV_LEXICON
from imperia.games.imperium.automa.op import CivCondition, CivEffect, CivOp
from imperia.games.imperium.automa.own import OWN
from imperia.games.imperium.automa.you import YOU_OPS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.solo_content import ROW_DATA
from imperia.games.imperium.solo_tables import Row
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import Effect, Op
from imperia.kernel.lexicon import Fields, Lexicon
from imperia.kernel.signs import Voice
from imperia.kernel.values import Condition


class AtTable(CivOp):
    """A word of the tables that the engine carries out on what the player tells."""

    def __init__(self, fields: Fields, op: CivOp, table: RealTable) -> None:
        super().__init__(fields)
        self.op: Final = op
        self.table: Final = table
        self.alone = op.alone
        # True once it was found possible, until it is carried out; an effect that is begun begins with such an op.
        self.sure: bool = False

    def is_open(self) -> bool:
        """True if something has to be asked to find out whether it is possible."""
        return bool(self.table.unknown(self.op.matters(self.table.state)))

    def settle(self, state: ImperiumState) -> None:
        """Ask for what it rests on; one answer may spare other questions."""
        while unknown := self.table.unknown(self.op.matters(state)):
            self.table.settle(unknown[0])

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        if not self.op.demands:
            return True
        self.settle(state)
        self.sure = self.op.possible(state, frame)
        return self.sure

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        self.settle(state)
        self.sure = self.op.payable(state, frame)
        return self.sure

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """Where it changes nothing that is kept account of, and nobody knows whether it is possible, the player sees.

        An op that was found possible before the price for it was paid is not asked for again.
        """
        sure = self.sure
        self.sure = False
        moves = self.op.only_moves(state)
        in_doubt = moves and not sure and self.is_open()
        if not moves:
            self.settle(state)
        if in_doubt:
            self.speak("beside.if_possible")
        elif sure or self.op.possible(state, frame):
            self.speak()
        if in_doubt or self.op.possible(state, frame):
            for matter in self.op.outcome(state):
                self.table.ask(matter)
        if self.op.possible(state, frame):
            self.op.run(state, frame)
            self.table.relate()
        # Cards may have moved, so that what was asked may not hold any more.
        self.table.forget()

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        self.op.resume(state, frame, left)

    def speak(self, key: str = "") -> None:
        """Say it as a step, with what the player has to see to."""
        voice = self.table.voice
        said = self.op.say(voice)
        if self.op.of_civ:
            said = voice.say("beside.it", {"does": said})
        self.table.tell(voice.say(key, {"does": said}) if key else said, self.op.rule)
        for note in self.op.notes():
            self.table.add(note)


class ConditionAtTable(Condition[ImperiumState, Deed]):
    """A condition that is asked for before anybody says whether it holds."""

    def __init__(self, condition: CivCondition, table: RealTable) -> None:
        self.condition: Final = condition
        self.table: Final = table

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        for matter in self.table.unknown(self.condition.matters()):
            self.table.settle(matter)
        return self.condition.holds(state, frame)

    def say(self, voice: Voice) -> str:
        return self.condition.say(voice)


class TableLexicon(Lexicon):
    """Reads rows for one real table."""

    def __init__(self, table: RealTable) -> None:
        super().__init__([*CONTROL, *OWN, *COMMON, *YOU_OPS], CONDITIONS)
        self.table: Final = table

    def read(self, effect: Effect[Any, Any]) -> None:
        """Ops that need a question come last when one looks for something that is possible."""
        super().read(effect)
        demanding: list[Any] = effect.demanding
        demanding.sort(key=asks_table)

    def read_op(self, key: str, declared: Any) -> Op[Any, Any]:
        """Words that are put together of others are those of the engine."""
        op = CIV_LEXICON.ops[key]
        assert isinstance(op, CivOp)
        return super().read_op(key, declared) if op.inner() else AtTable(Fields(self, key, declared), op, self.table)

    def read_condition(self, fields: Fields) -> Condition[Any, Any]:
        condition = super().read_condition(fields)
        return ConditionAtTable(condition, self.table) if isinstance(condition, CivCondition) else condition

    def row(self, row: Row) -> Row:
        """A row of the tables for this real one."""
        found = Row(row.number, ROW_DATA[row.number])
        self.read(found.effect)
        return found


def asks_table(op: CivOp) -> bool:
    """True if something may have to be asked to find out whether an op is possible."""
    if isinstance(op, AtTable):
        return op.is_open()
    effects: list[CivEffect] = op.inner()
    return isinstance(op, CivWhether) or any(asks_table(one) for effect in effects for one in ops_of(effect))


def ops_of(effect: CivEffect) -> list[CivOp]:
    """The ops of an effect of the tables."""
    ops: list[Any] = effect.ops
    return ops
