"""What remains to be done, as data: steps that act and choices that wait for a seat.

The agenda of a state is a list of steps; its last element comes next. Steps are immutable and shared, so a
state is copied by copying lists and can be saved at any decision.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that the rules do by themselves."""

    @abstractmethod
    def run(self, state: S) -> None:
        """Carry the step out; it may put further steps on the agenda."""

    def numbers(self) -> list[int]:
        """The arguments that built this step, so that a saved agenda can build it again."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A question that waits for one seat, or for several seats at once."""

    # The rule that asks; shown beside the question, and the reason against every move that does not answer it.
    rule: ClassVar[str] = ""
    # True if this question completes a move begun by an earlier answer of the same seat ("take", then "at").
    continues: ClassVar[bool] = False

    # True if nobody but the answering seat may know the answer, until an event reveals it.
    secret: ClassVar[bool] = False

    @abstractmethod
    def seats(self, state: S) -> tuple[int, ...]:
        """The seats that may answer now; never empty."""

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats without whose answer nothing goes on; others may still change an answer they gave."""
        return self.seats(state)

    @abstractmethod
    def moves(self, state: S, seat: int) -> list[int]:
        """The legal answers of a seat in ascending order; never empty."""

    @abstractmethod
    def take(self, state: S, seat: int, move: int) -> None:
        """Carry an answer out; the choice has left the agenda, and puts itself back while others still plan."""

    def why_not(self, state: S, seat: int, move: int) -> list[str]:
        """The ids of the rules that forbid a move which `moves` does not offer."""
        return [self.rule]

    def details(self, state: S, seat: int) -> dict[str, int]:
        """What the question's text names, by noun."""
        return {}

    def wording(self, state: S, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A more telling label for a move here than its verb's own, and what it names besides; "" for none."""
        return "", {}

    def run(self, state: S) -> None:
        """A choice waits; it is never run."""
        raise AssertionError("a choice is taken, not run")


def in_order(steps: list[Step[Any]]) -> list[Step[Any]]:
    """Steps written in the order of the rulebook, turned so that extending an agenda does the first one first."""
    return steps[::-1]
