"""Teaching material for newcomers: a primer of one screen, and lessons at prepared positions."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from imperia.kernel.content import Name
from imperia.kernel.errors import BadContent, BadSetup
from imperia.kernel.misfit import Misfit, read_plain
from imperia.kernel.needs import Need, begins_with

T = TypeVar("T")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One part of a turn: in a sentence for the primer, and at length, with its rules, for the course of a turn."""

    do: Name
    more: Name
    rules: list[str]


class Explained(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sign as the board draws it, and what it stands for."""

    sign: str
    text: Name


class Primer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game on one screen, as texts with signs."""

    goal: Name
    turn: list[Part]
    scores: list[Name]
    end: Name
    signs: list[Explained]
    # What is different for one who plays alone, in a game that has rules for that.
    alone: Name | None = None


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One piece of advice: what to do and why, and the moves that follow it, by notation or its beginning."""

    moves: list[str]
    do: Name
    why: Name
    # What both sentences rest on: where one of these is not met the step is not said. Empty where they are always true.
    needs: list[Need]
    # True if it makes sense only to one who has followed the idea so far.
    after: bool = False

    def follows(self, notation: str) -> bool:
        """True for a move that does what is advised."""
        return any(begins_with(notation, one) for one in self.moves)

    def fits(self, view: object, legal: Sequence[str]) -> bool:
        """True where it can be followed and its sentences are true, by the learner's view and legal moves."""
        return any(map(self.follows, legal)) and all(need.holds(view, legal) for need in self.needs)


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to learn, in a few steps."""

    title: Name
    steps: list[LessonStep]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game that teaches, begun at a prepared position by the first seat against bots."""

    name: str
    title: Name
    bot: str
    position: dict[str, Any]
    ideas: list[Idea]
    # What is said when all ideas are through: the game goes on.
    end: Name

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.position["seats"])

    def steps(self) -> list[tuple[int, LessonStep]]:
        """All steps in their order, each with the number of its idea."""
        return [(number, step) for number, idea in enumerate(self.ideas) for step in idea.steps]


class Teaching:
    """All that a game brings for newcomers."""

    def __init__(self, primer: Primer, lessons: Iterable[Lesson]) -> None:
        self.primer: Final = primer
        self.lessons: Final = {lesson.name: lesson for lesson in lessons}

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name."""
        if name not in self.lessons:
            raise BadSetup("no_such_lesson", lesson=name, lessons=list(self.lessons))
        return self.lessons[name]


def load_teaching(folder: Path) -> Teaching:
    """A game's teaching material as files: `primer.toml`, and one file per lesson in `lessons`."""
    primer = _load(folder / "primer.toml", Primer, {})
    files = sorted((folder / "lessons").glob("*.toml"))
    return Teaching(primer, [_load(file, Lesson, {"name": file.stem}) for file in files])


def _load(path: Path, kind: type[T], more: Mapping[str, object]) -> T:
    try:
        return read_plain({**more, **tomllib.loads(path.read_text("utf-8"))}, kind)
    except Misfit as error:
        raise BadContent("content", file=path.name, problem=error) from error
