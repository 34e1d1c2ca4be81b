"""Who leads through a lesson: what to do next and why, whatever the learner did before."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from imperia.kernel.state import State
from imperia.kernel.teaching import Lesson, LessonStep
from imperia.play.course import Course

# The seat of the one who learns.
LEARNER: Final = 0


class Advice(NamedTuple):
    """The current text of a lesson."""

    lesson: Lesson
    # The idea that it is about.
    idea: int
    # None where the learner is not asked, or has gone another way and nothing of the idea is true of the table.
    step: LessonStep | None
    # The legal moves, by notation, that follow the step.
    moves: list[str]
    # True when all ideas are through.
    over: bool
    # How many moves of all players lead back to where the learner left the lesson; 0 where it has something to say.
    back: int = 0


class Place(NamedTuple):
    """How far a lesson has come: the next step of an idea, and how it came there."""

    idea: int = 0
    step: int = 0
    # True if the last thing that the learner did was advised.
    followed: bool = True
    # After how many moves the learner last began to go another way; 0 for one who never did.
    left: int = 0


class Tutor:
    """A lesson beside the course of a game; moves that are taken back are taken back here as well."""

    def __init__(self, lesson: Lesson, course: Course) -> None:
        self._lesson: Final = lesson
        self._course: Final = course
        # The moves that were heard; and how far the lesson was before the first, and after each of them.
        self._heard: Final[list[tuple[int, int]]] = []
        self._places: Final = [Place()]

    def advise(self) -> Advice:
        """The current task."""
        self._catch_up()
        place, state, ideas = self._places[-1], self._course.state, self._lesson.ideas
        if place.idea == len(ideas):
            return Advice(self._lesson, len(ideas) - 1, None, [], over=True)
        legal = _legal(state)
        found = self._find(place, state, legal)
        if found is None:
            back = len(self._course.record.moves) - place.left if legal else 0
            return Advice(self._lesson, place.idea, None, [], over=False, back=back)
        step = self._step(found)
        return Advice(self._lesson, found.idea, step, list(filter(step.follows, legal)), over=False)

    def _step(self, place: Place) -> LessonStep:
        return self._lesson.ideas[place.idea].steps[place.step]

    def _find(self, place: Place, state: State, legal: list[str]) -> Place | None:
        """Where the lesson speaks now: at the first step of its idea, from here on and then anew, that is true."""
        if not legal:
            return None
        view = msgspec.to_builtins(state.view(LEARNER))
        count = len(self._lesson.ideas[place.idea].steps)
        for number in [*range(place.step, count), *range(place.step)]:
            found = place._replace(step=number)
            step = self._step(found)
            in_order = place.followed and number >= place.step
            if (in_order or not step.after) and step.fits(view, legal):
                return found
        return None

    def _catch_up(self) -> None:
        """Hear the moves that were made since, from where they differ from those that were heard."""
        moves = self._course.record.moves
        same = next(
            (number for number, (old, new) in enumerate(zip(self._heard, moves, strict=False)) if old != new),
            min(len(self._heard), len(moves)),
        )
        del self._heard[same:]
        del self._places[same + 1 :]
        for number in range(same, len(moves)):
            self._places.append(self._after(self._places[-1], number))
            self._heard.append(moves[number])

    def _after(self, place: Place, number: int) -> Place:
        """How far the lesson is after a move."""
        seat, move = self._course.record.moves[number]
        if seat != LEARNER or place.idea == len(self._lesson.ideas):
            return place
        before = self._course.at(number)
        found = self._find(place, before, _legal(before))
        if found is None or not self._step(found).follows(before.game.notation(move)):
            return (found or place)._replace(followed=False, left=number if place.followed else place.left)
        through = found.step + 1 == len(self._lesson.ideas[found.idea].steps)
        idea, step = (found.idea + 1, 0) if through else (found.idea, found.step + 1)
        return Place(idea, step, left=place.left)


def _legal(state: State) -> list[str]:
    """The learner's legal moves, by notation."""
    if LEARNER not in state.to_act():
        return []
    return [state.game.notation(move) for move in state.moves(LEARNER)]
