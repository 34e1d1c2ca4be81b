"""Questions as all games ask them: to the player whose turn it is, and as a menu of answers."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from imperia.kernel.agenda import ALONE, Choice, missing
from imperia.kernel.state import State
from imperia.kernel.words import Verb

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnChoice(Choice[S]):
    """A question to the player whose turn it is."""

    def seats(self, state: S) -> tuple[int, ...]:
        """Only the player whose turn it is."""
        return ALONE[state.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(TurnChoice[S]):
    """A question that is asked only where it has several answers; a single one is given without asking."""

    def settled(self, state: S) -> int:
        return state.only_answer(self, state.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[S]):
    """One verb of a menu: its moves, what they do, why they are refused, what they cost and what they bring."""

    def __init__(self, verb: Verb) -> None:
        self.verb: Final = verb

    def offer(self, state: S, seat: int, moves: list[int]) -> None:
        """Add the moves of this verb that are legal now, in ascending order."""
        raise missing(self, "offer")

    def take(self, state: S, seat: int, move: int) -> None:
        """Carry one of them out."""
        raise missing(self, "take")

    def why_not(self, state: S, seat: int, move: int) -> list[str]:
        """The rules against a move of this verb that is not legal; none where only the menu's own rule is."""
        return []

    def price(self, state: S, seat: int, move: int) -> list[int]:
        """The printed cost of a move, indexed by the game's goods; empty when the move is not about goods."""
        return []

    def gain(self, state: S, seat: int, move: int) -> list[int]:
        """The goods a move is certain to give at once, indexed by the game's goods; negative for what it takes."""
        return []

    def wording(self, state: S, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """The key of a more telling label for a move ("" for its verb's own) and what it names besides."""
        return "", {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop(Answer[S]):
    """The answer that it is enough: always there, and nothing is done."""

    def offer(self, state: S, seat: int, moves: list[int]) -> None:
        self.verb.add_last(0, moves)

    def take(self, state: S, seat: int, move: int) -> None:
        """Let the rest of the agenda go on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(TurnChoice[S]):
    """A question with alternatives, each of which knows its own part of it."""

    def __init__(self, answers: list[Answer[Any]]) -> None:
        # In the order of their codes, so that the moves of all together are in ascending order.
        self.answers: Final = sorted(answers, key=_first_code)

    def parts(self) -> list[Any]:
        """A menu of its kind is like any other."""
        return []

    def answer(self, move: int) -> Answer[Any] | None:
        """The alternative that a move belongs to; None for a move that is no answer here."""
        for answer in self.answers:
            if answer.verb.says(move):
                return answer
        return None

    def moves(self, state: S, seat: int) -> list[int]:
        moves: list[int] = []
        for answer in self.answers:
            answer.offer(state, seat, moves)
        return moves

    def take(self, state: S, seat: int, move: int) -> None:
        answer = self.answer(move)
        assert answer is not None
        answer.take(state, seat, move)

    def why_not(self, state: S, seat: int, move: int) -> list[str]:
        """Why the alternative is refused, or that there is none."""
        answer = self.answer(move)
        return (answer.why_not(state, seat, move) if answer is not None else []) or [self.asked_by(state, seat)]

    def price(self, state: S, seat: int, move: int) -> list[int]:
        answer = self.answer(move)
        return answer.price(state, seat, move) if answer is not None else []

    def gain(self, state: S, seat: int, move: int) -> list[int]:
        answer = self.answer(move)
        return answer.gain(state, seat, move) if answer is not None else []

    def wording(self, state: S, seat: int, move: int) -> tuple[str, dict[str, int]]:
        answer = self.answer(move)
        return answer.wording(state, seat, move) if answer is not None else ("", {})


def _first_code(answer: Answer[Any]) -> int:
    return answer.verb.base
