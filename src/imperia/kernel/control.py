"""Ops that any game can use to put effects together: choose one, may, cost then, if, each player, repeat.

In order is what an effect is by itself, and remember is the tag `as` of any op. A game makes these its own by a word
and a rule in a subclass, and by the verbs of its vocabulary that answer them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from imperia.kernel.agenda import missing
from imperia.kernel.effects import NONE_LEFT, AskingOp, Continue, Effect, Frame, Op
from imperia.kernel.signs import Voice
from imperia.kernel.state import State
from imperia.kernel.values import Amount, Condition
from imperia.kernel.words import Verb

if TYPE_CHECKING:
    from imperia.kernel.lexicon import Fields

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


def in_common(one: int, other: int) -> int:
    """The certain part of one of two outcomes: the smaller gain or loss, and nothing if one gains and one loses."""
    if one > 0 and other > 0:
        return min(one, other)
    return max(one, other) if one < 0 and other < 0 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(AskingOp[S, F]):
    """Carry out one of several effects."""

    def __init__(self, fields: Fields, option: Verb) -> None:
        super().__init__(fields)
        self.option: Final = option
        self.options: Final[list[Effect[S, F]]] = fields.effects("options")

    def inner(self) -> list[Effect[S, F]]:
        return self.options

    def open(self, state: S, frame: F, place: int) -> bool:
        """True if an option may be chosen."""
        return self.options[place].possible(state, frame)

    def possible(self, state: S, frame: F) -> bool:
        """One of them will do."""
        for place in range(len(self.options)):
            if self.open(state, frame, place):
                return True
        return False

    def answers(self, state: S, frame: F) -> list[int]:
        """The options that may be chosen, by number."""
        moves: list[int] = []
        for place in range(len(self.options)):
            if self.open(state, frame, place):
                self.option.add_last(place, moves)
        return moves

    def answer(self, state: S, frame: F, move: int) -> None:
        self.options[self.option.argument(move)].start(state, frame)

    def surely(self, state: S, frame: F, goods: list[int]) -> None:
        """The gain or loss common to every option."""
        certain: list[int] = []
        for option in self.options:
            given = [0] * len(goods)
            option.surely(state, frame, given)
            certain = [in_common(a, b) for a, b in zip(certain, given, strict=True)] if certain else given
        for good in range(len(certain)):
            goods[good] += certain[good]

    def say(self, voice: Voice) -> str:
        return voice.one_of([option.say(voice) for option in self.options])


@mypyc_attr(allow_interpreted_subclasses=True)
class May(AskingOp[S, F]):
    """Carry out all of an effect or nothing of it."""

    def __init__(self, fields: Fields, accept: Verb, decline: Verb) -> None:
        super().__init__(fields)
        self.accept: Final = accept
        self.decline: Final = decline
        self.steps: Final[Effect[S, F]] = fields.effect("steps")

    def inner(self) -> list[Effect[S, F]]:
        return [self.steps]

    def possible(self, state: S, frame: F) -> bool:
        """One may always do nothing."""
        return True

    def answers(self, state: S, frame: F) -> list[int]:
        """Yes and no; none where there is nothing to be done."""
        if not self.steps.possible(state, frame):
            return []
        return sorted([self.accept.move(), self.decline.move()])

    def answer(self, state: S, frame: F, move: int) -> None:
        if self.accept.says(move):
            self.steps.start(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.may", {"steps": self.steps.say(voice)})


@mypyc_attr(allow_interpreted_subclasses=True)
class CostThen(Op[S, F]):
    """Pay in full, and only then do something."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.pay: Final[Effect[S, F]] = fields.effect("pay")
        self.then: Final[Effect[S, F]] = fields.effect("then")

    def inner(self) -> list[Effect[S, F]]:
        return [self.pay, self.then]

    def possible(self, state: S, frame: F) -> bool:
        """All of the price can be paid."""
        return self.pay.payable(state, frame)

    def run(self, state: S, frame: F) -> None:
        """The price first; what was paid is remembered for what it is paid for."""
        if self.possible(state, frame):
            state.agenda.append(Continue(self, NONE_LEFT, frame))
            self.pay.start(state, frame)

    def resume(self, state: S, frame: F, left: list[int]) -> None:
        self.hand_over(state, frame)
        self.then.start(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say("effect.cost", {"pay": self.pay.say(voice), "then": self.then.say(voice)})


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Op[S, F]):
    """Do one thing if a condition holds now, else another."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.condition: Final[Condition[S, F]] = fields.condition("cond")
        self.then: Final[Effect[S, F]] = fields.effect("then")
        self.otherwise: Final[Effect[S, F]] = fields.effect("else")

    def inner(self) -> list[Effect[S, F]]:
        return [self.then, self.otherwise]

    def chosen(self, state: S, frame: F) -> Effect[S, F]:
        """The effect that applies now."""
        return self.then if self.condition.holds(state, frame) else self.otherwise

    def run(self, state: S, frame: F) -> None:
        """As the condition is when it is met."""
        self.chosen(state, frame).start(state, frame)

    def surely(self, state: S, frame: F, goods: list[int]) -> None:
        self.chosen(state, frame).surely(state, frame, goods)

    def say(self, voice: Voice) -> str:
        details = {"condition": self.condition.say(voice), "then": self.then.say(voice)}
        if not self.otherwise:
            return voice.say("effect.if", details)
        return voice.say("effect.if_else", {**details, "else": self.otherwise.say(voice)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Op[S, F]):
    """Each of several players resolves the same steps on their own things; the card's owner stays its owner."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.steps: Final[Effect[S, F]] = fields.effect("steps")

    def inner(self) -> list[Effect[S, F]]:
        return [self.steps]

    def players(self, state: S, frame: F) -> list[int]:
        """Who they are, in the order in which they act."""
        raise missing(self, "players")

    def run(self, state: S, frame: F) -> None:
        state.agenda.append(Continue(self, self.players(state, frame), frame))

    def resume(self, state: S, frame: F, left: list[int]) -> None:
        """The next of them; what all of them handled is added up."""
        if not left:
            self.hand_over(state, frame)
            return
        state.agenda.append(Continue(self, left[1:], frame))
        self.steps.start(state, frame.changed(left[0], frame.handled))

    def say(self, voice: Voice) -> str:
        return voice.say(f"effect.{self.word}", {"steps": self.steps.say(voice)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(Op[S, F]):
    """Carry an effect out several times, one after the other."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.times: Final[Amount[S, F]] = fields.amount("n")
        self.steps: Final[Effect[S, F]] = fields.effect("steps")

    def inner(self) -> list[Effect[S, F]]:
        return [self.steps]

    def run(self, state: S, frame: F) -> None:
        """As often as the number is when it is met."""
        state.agenda.append(Continue(self, [self.times.value(state, frame)], frame))

    def resume(self, state: S, frame: F, left: list[int]) -> None:
        if left[0] <= 0:
            self.hand_over(state, frame)
            return
        state.agenda.append(Continue(self, [left[0] - 1], frame))
        self.steps.start(state, frame)

    def say(self, voice: Voice) -> str:
        details = {"times": self.times.say(voice), "steps": self.steps.say(voice)}
        return voice.say(f"effect.{self.word}", details)
