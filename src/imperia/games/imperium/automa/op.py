"""What the words of the C.I.V.'s tables have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.automa.beside.matters import Matter
from imperia.games.imperium.automa.beside.table import RealTable
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.printed import RESOURCES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import Effect, Op
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Condition

CivEffect = Effect[ImperiumState, Deed]
NOTHING_ASKED: Final[list[Matter]] = []


class CivOp(Op[ImperiumState, Deed]):
    """A word of the tables; nobody is asked, but for what concerns the player (IMP-256).

    What concerns nobody else is done `at_once` by `act`, without a step of the agenda for each op; `run` does the same
    step by step.

    At a real table an op says itself: `can` asks what has to be known, `do` says what is sure, and `attempt` what is
    done as far as possible.
    """

    # True if it is the C.I.V. that does it, so that a sentence needs a subject.
    of_civ: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        # Its own: compiled, a class that takes over the constructor of another library runs it twice.
        super().__init__(fields)

    def at_once(self) -> bool:
        """True if it leaves nothing to be done by steps of the agenda."""
        return True

    def act(self, state: ImperiumState, frame: Deed) -> None:
        """Carry it out here and now; only what is done at once."""
        self.run(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say(f"civ.{self.word}")

    def matters(self) -> list[Matter]:
        """What has to be known of a real table before one can say whether it is possible."""
        return NOTHING_ASKED

    def is_plain(self, table: RealTable) -> bool:
        """True if nothing has to be asked to find out whether it is possible."""
        return not table.open_matters(self.matters())

    def can(self, table: RealTable, frame: Deed) -> bool:
        """True if it is possible at a real table."""
        table.settle(self.matters())
        return self.possible(table.state, frame)

    def pays(self, table: RealTable, frame: Deed) -> bool:
        """True if it can be paid in full at a real table."""
        table.settle(self.matters())
        return self.payable(table.state, frame)

    def attempt(self, table: RealTable, frame: Deed) -> None:
        """Say it if it is possible; where that changes nothing that is kept account of, leave it to the player."""
        if self.only_moves(table) and not self.is_plain(table):
            self.speak(table, "beside.if_possible")
            self.happen(table, frame)
        elif self.can(table, frame):
            self.do(table, frame)

    def only_moves(self, table: RealTable) -> bool:
        """True if it moves nothing but cards of which no account is kept."""
        return False

    def do(self, table: RealTable, frame: Deed) -> None:
        """Say it, and keep account of it."""
        self.speak(table)
        self.happen(table, frame)

    def speak(self, table: RealTable, key: str = "") -> None:
        """Say it as a step."""
        said = self.say(table.voice)
        if self.of_civ:
            said = table.voice.say("beside.it", {"does": said})
        table.tell(table.voice.say(key, {"does": said}) if key else said, self.rule)

    def happen(self, table: RealTable, frame: Deed) -> None:
        """As in a game that is played here."""
        self.run(table.state, frame)


class CardOp(CivOp):
    """A word that moves cards of which no account is kept at a real table."""

    def only_moves(self, table: RealTable) -> bool:
        return True

    def happen(self, table: RealTable, frame: Deed) -> None:
        """What was asked may not hold any more."""
        table.forget()


class CivCondition(Condition[ImperiumState, Deed]):
    """What a row asks before it does one thing or another."""

    def matters(self) -> list[Matter]:
        """What has to be known of a real table before one can say whether it holds."""
        return NOTHING_ASKED


def ops_of(effect: CivEffect) -> list[CivOp]:
    """The ops of an effect of the tables."""
    found: list[CivOp] = []
    for op in effect.ops:
        assert isinstance(op, CivOp)
        found.append(op)
    return found


def count_at_once(effect: CivEffect) -> int:
    """How many of the first ops of an effect are done at once."""
    count = 0
    for op in ops_of(effect):
        if not op.at_once():
            break
        count += 1
    return count


def act(effect: CivEffect, count: int, state: ImperiumState, frame: Deed) -> None:
    """Carry the first ops of an effect out here and now; a Collapse ends it between two of them (IMP-116)."""
    # Any: compiled code asks once what an op is.
    ops: list[Any] = effect.ops
    for place in range(count):
        op: CivOp = ops[place]
        op.act(state, frame)
        if state.collapsed:
            return


def in_part(effect: CivEffect, state: ImperiumState, frame: Deed) -> bool:
    """True if some part of an effect can be done (IMP-257, IMP-258)."""
    if len(effect.demanding) < len(effect.ops):
        return True
    for op in effect.demanding:
        if op.possible(state, frame):
            return True
    return False


def can_some(effect: CivEffect, table: RealTable, frame: Deed) -> bool:
    """True if some part of an effect can be done at a real table; what has to be asked for comes last."""
    ops = ops_of(effect)
    if any(op.is_plain(table) and op.can(table, frame) for op in ops):
        return True
    return any(op.can(table, frame) for op in ops)


def read_tokens(fields: Fields) -> list[int]:
    """Tokens that stand side by side, by number; there has to be one."""
    found = [fields.number(word, 0) for word in RESOURCES]
    if not any(found):
        raise fields.wrong("no token")
    return found


def said_tokens(voice: Voice, tokens: list[int]) -> str:
    """Tokens with their signs."""
    signs = [sign("token", RESOURCES[token], count) for token, count in enumerate(tokens) if count]
    return voice.say("civ.and").join(signs)
