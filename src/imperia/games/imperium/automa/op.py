"""The words of the C.I.V.'s tables: their common base."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from imperia.games.imperium.automa.beside.matters import Matter
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.printed import RESOURCES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import Effect, Op, Resolve
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Condition

CivEffect = Effect[ImperiumState, Deed]
NOTHING_ASKED: Final[list[Matter]] = []


# Beside a real box an interpreted class stands in for each of them (`beside/words.py`).
@mypyc_attr(allow_interpreted_subclasses=True)
class CivOp(Op[ImperiumState, Deed]):
    """A word of the tables; nobody is asked, but for what concerns the player (IMP-256).

    The C.I.V. also plays beside a real box, where only its player can tell what lies on the table. So an op names what
    it rests on: `matters` before one can say whether it is possible, and `outcome` before it is carried out.
    """

    # True if it is the C.I.V. that does it, so that a sentence needs a subject.
    of_civ: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        # Its own: compiled, a class that takes over the constructor of another library runs it twice.
        super().__init__(fields)
        # False if the player may have something to do in it, or another step has.
        self.alone: bool = True

    def say(self, voice: Voice) -> str:
        return voice.say(f"civ.{self.word}")

    def matters(self, state: ImperiumState) -> list[Matter]:
        """The matters of a real table on which it depends whether it is possible."""
        return NOTHING_ASKED

    def outcome(self, state: ImperiumState) -> list[Matter]:
        """The matters that only show at a real table while it is carried out."""
        return NOTHING_ASKED

    def only_moves(self, state: ImperiumState) -> bool:
        """True if it moves nothing but cards of which no account is kept at a real table."""
        return False

    def notes(self) -> list[str]:
        """Reminders for the player of a real table, by the keys of their sentences."""
        return []


class CardOp(CivOp):
    """A word that moves cards of which no account is kept at a real table."""

    def only_moves(self, state: ImperiumState) -> bool:
        return True


class CivCondition(Condition[ImperiumState, Deed]):
    """A condition of a row, by which it does one thing or another."""

    def matters(self) -> list[Matter]:
        """The matters of a real table on which it depends whether it holds."""
        return NOTHING_ASKED


def are_alone(effect: CivEffect) -> bool:
    """True if all ops of an effect concern the C.I.V. alone."""
    ops: list[Any] = effect.ops
    return all(op.alone for op in ops)


def carry_out(effect: CivEffect, state: ImperiumState, frame: Deed) -> None:
    """Carry an effect out here and now, up to what may concern the player: that waits on the agenda with the rest.

    A Collapse ends it between two ops (IMP-116).
    """
    # Any: compiled code asks once what an op is.
    ops: list[Any] = effect.ops
    for place in range(len(ops)):
        op: CivOp = ops[place]
        if not op.alone:
            state.agenda.append(Resolve(effect, place, frame))
            return
        op.run(state, frame)
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
