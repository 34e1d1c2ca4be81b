"""The work still to do, as data: steps that act and choices that wait for a seat.

The agenda of a state is a list of steps; its last element comes next. Steps are immutable and shared, so a
state is copied by copying lists and can be saved at any decision.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from imperia.kernel.fields import field_names

if TYPE_CHECKING:
    from imperia.kernel.state import State

# The kind of state, as everywhere in the kernel: compiled code need not ask what it is where one step calls another.
S = TypeVar("S", bound="State")
# A kind of step that is looked for.
K = TypeVar("K", bound="Step[Any]")

# What `settled` says of a question that has to be asked, of one that is passed over, and of what is no question.
ASKED: Final = -1
SKIPPED: Final = -2
DUE: Final = -3

# One seat and no other; more of them than any table has.
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]


def drop_last(things: list[Any]) -> None:
    """Take the last thing off a list; one that `pop` has emptied would go on with memory that is slow to grow again."""
    if len(things) > 1:
        things.pop()
    else:
        things.clear()


def only_answer(moves: list[int]) -> int:
    """The answer to a question with one answer only; without any it is passed over, with several it is asked."""
    if len(moves) > 1:
        return ASKED
    return moves[0] if moves else SKIPPED


def missing(step: object, method: str) -> TypeError:
    """The error for a class that lacks a required method: compiled classes are not checked when instantiated."""
    return TypeError(f"{type(step).__name__} has no method {method}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that the rules do by themselves."""

    # What the parts of a step are, by the names of nouns; a saved agenda that says something else is refused.
    nouns: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def run(self, state: S) -> None:
        """Carry the step out; it may put further steps on the agenda."""
        raise missing(self, "run")

    def settled(self, state: S) -> int:
        """DUE: nobody is asked, it is carried out."""
        return DUE

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.parts()))})"

    def parts(self) -> list[Any]:
        """The values that tell this step from others of its class, as plain data, so that saved agendas can restore it.

        It is what its constructor takes, in that order; a step whose fields are something else says so itself.
        """
        return [getattr(self, name) for name in field_names(self)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A question that waits for one seat, or for several seats at once."""

    # The rule that asks, where it is the same for all questions of the class.
    rule: ClassVar[str] = ""
    # True if the question completes a move begun by an earlier answer of the same seat ("take", then "at").
    continues: ClassVar[bool] = False
    # True if nobody but the answering seat may know the answer, until an event reveals it.
    secret: ClassVar[bool] = False

    @abstractmethod
    def seats(self, state: S) -> tuple[int, ...]:
        """The seats that may answer now; never empty."""
        raise missing(self, "seats")

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats without whose answer nothing goes on; others may still change an answer they gave."""
        return self.seats(state)

    @abstractmethod
    def moves(self, state: S, seat: int) -> list[int]:
        """The legal answers of a seat in ascending order; never empty."""
        raise missing(self, "moves")

    @abstractmethod
    def take(self, state: S, seat: int, move: int) -> None:
        """Carry an answer out; the choice has left the agenda, and puts itself back while others still plan."""
        raise missing(self, "take")

    def settled(self, state: S) -> int:
        """The answer that the rules give by themselves because there is no other, or SKIPPED; else ASKED.

        A question comes to its seat only if it is asked. That there is one answer must tell nobody else a secret.
        """
        return ASKED

    def why_not(self, state: S, seat: int, move: int) -> list[str]:
        """The ids of the rules that forbid a move which `moves` does not offer."""
        return [self.asked_by(state, seat)]

    def asked_by(self, state: S, seat: int) -> str:
        """The rule that asks a seat; shown beside the question."""
        return self.rule

    def completes(self, state: S, seat: int) -> bool:
        """True if the answer completes a move that the seat has begun, so that a bot weighs both as one."""
        return self.continues

    def default(self, state: S, seat: int) -> int:
        """The answer that a player gives by saying nothing, such as to go on; -1 where there is no default."""
        return -1

    def absent(self, state: S, seat: int) -> int:
        """The answer that the rules give for a player who has left; -1 where any legal one will do."""
        return -1

    def question(self, state: S, seat: int) -> tuple[str, dict[str, int]]:
        """The key of the question's text ("" for the name of the class) and what it names, by noun."""
        return "", {}

    def price(self, state: S, seat: int, move: int) -> list[int]:
        """The printed cost of a move, indexed by the game's goods; empty when the move is not about goods."""
        return []

    def gain(self, state: S, seat: int, move: int) -> list[int]:
        """The goods a move is certain to give at once, indexed by the game's goods; negative for what it takes."""
        return []

    def wording(self, state: S, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """The key of a more telling label for a move here ("" for its verb's own) and what it names besides."""
        return "", {}

    def run(self, state: S) -> None:
        """A choice waits; it is never run."""
        raise AssertionError("a choice is taken, not run")


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[S]):
    """A question to one seat, whoever's turn it is."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: S) -> tuple[int, ...]:
        return ALONE[self.seat]


def in_order(steps: list[Step[Any]]) -> list[Step[Any]]:
    """Steps written in the order of the rulebook, turned so that extending an agenda does the first one first."""
    return steps[::-1]


# A step that concerns another one on the agenda says so with these; none of them counts places.


def under_way(agenda: list[Step[Any]], kind: type[K]) -> K | None:
    """The step of a kind that comes first, whatever has to be done before it."""
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, kind):
            return step
    return None


def take_next(agenda: list[Step[Any]], kind: type[K]) -> K | None:
    """Take what comes next off the agenda, if it is of a kind: it is not done any more."""
    step = agenda[-1] if agenda else None
    if not isinstance(step, kind):
        return None
    drop_last(agenda)
    return step


def put_instead(agenda: list[Step[Any]], step: Step[Any], other: Step[Any]) -> None:
    """Something is done in place of a step that is on the agenda."""
    agenda[place_on(agenda, step)] = other


def put_after(agenda: list[Step[Any]], step: Step[Any], other: Step[Any]) -> None:
    """Something is done right after a step that is on the agenda, before what was put there earlier."""
    agenda.insert(place_on(agenda, step), other)


def place_on(agenda: list[Step[Any]], step: Step[Any]) -> int:
    """Where a step is; a step that is there several times is meant where it comes first."""
    for place in range(len(agenda) - 1, -1, -1):
        if agenda[place] is step:
            return place
    raise ValueError(f"{step!r} is not on the agenda")
