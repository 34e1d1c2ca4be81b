"""Numbers and conditions in the content, evaluated when an effect reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from imperia.kernel.agenda import missing
from imperia.kernel.effects import Frame
from imperia.kernel.signs import Voice
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.lexicon import Fields

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Generic[S, F]):
    """A number that depends on the position; in the content an object with the key `word`."""

    word: ClassVar[str] = ""

    def __init__(self, fields: Fields) -> None:
        """Each kind reads its own fields."""

    def value(self, state: S, frame: F) -> int:
        """Its present value."""
        raise missing(self, "value")

    def say(self, voice: Voice) -> str:
        """The number, as a text with signs."""
        return voice.say(f"amount_of.{self.word}")


class Number(Amount[S, F]):
    """A number as it is printed."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, state: S, frame: F) -> int:
        return self.number

    def say(self, voice: Voice) -> str:
        return str(self.number)


class HandledBefore(Amount[S, F]):
    """The number of things the steps with a tag have handled, times a factor."""

    word: ClassVar[str] = "result"

    def __init__(self, fields: Fields) -> None:
        self.tag: Final = fields.text("result")
        self.times: Final = fields.number("times", 1)

    def value(self, state: S, frame: F) -> int:
        return self.times * frame.number(self.tag)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S, F]):
    """Something that holds or does not; in the content an object with the key `word`."""

    word: ClassVar[str] = ""

    def __init__(self, fields: Fields) -> None:
        """Each kind reads its own fields."""

    def holds(self, state: S, frame: F) -> bool:
        """True if it holds now."""
        raise missing(self, "holds")

    def say(self, voice: Voice) -> str:
        """When it holds, as a text with signs."""
        return voice.say(f"condition.{self.word}")


class Done(Condition[S, F]):
    """The steps with a tag have handled something."""

    word: ClassVar[str] = "done"

    def __init__(self, fields: Fields) -> None:
        self.tag: Final = fields.text("done")

    def holds(self, state: S, frame: F) -> bool:
        return frame.number(self.tag) > 0


class Not(Condition[S, F]):
    """Another condition does not hold."""

    word: ClassVar[str] = "not"

    def __init__(self, fields: Fields) -> None:
        self.other: Final[Condition[S, F]] = fields.condition("not")

    def holds(self, state: S, frame: F) -> bool:
        return not self.other.holds(state, frame)

    def say(self, voice: Voice) -> str:
        return voice.say("condition.not", {"condition": self.other.say(voice)})


class AllOf(Condition[S, F]):
    """Several conditions hold."""

    word: ClassVar[str] = "all"

    def __init__(self, fields: Fields) -> None:
        self.others: Final[list[Condition[S, F]]] = fields.conditions("all")

    def holds(self, state: S, frame: F) -> bool:
        return all(other.holds(state, frame) for other in self.others)

    def say(self, voice: Voice) -> str:
        return voice.in_order([other.say(voice) for other in self.others])


class AnyOf(Condition[S, F]):
    """One of several conditions holds."""

    word: ClassVar[str] = "any"

    def __init__(self, fields: Fields) -> None:
        self.others: Final[list[Condition[S, F]]] = fields.conditions("any")

    def holds(self, state: S, frame: F) -> bool:
        return any(other.holds(state, frame) for other in self.others)

    def say(self, voice: Voice) -> str:
        return voice.one_of([other.say(voice) for other in self.others])
