"""Who leads through a lesson: what to do next and why, whatever the learner did before."""

from __future__ import annotations

from typing import Final, NamedTuple

from imperia.kernel.state import State
from imperia.kernel.teaching import Lesson, LessonStep
from imperia.play.course import Course

# The seat of the one who learns.
LEARNER: Final = 0
# An idea that the learner left for another way is begun anew so often; then the lesson goes on without it.
RETRIES: Final = 1


class Advice(NamedTuple):
    """What a lesson says now."""

    lesson: Lesson
    # The idea that it is about.
    idea: int
    # None where the learner is not asked, or has gone another way and is not yet back.
    step: LessonStep | None
    # The legal moves, by notation, that follow the step.
    moves: list[str]
    # True when all ideas are through.
    over: bool


class Place(NamedTuple):
    """How far a lesson has come: the next step of an idea, and how it came there."""

    idea: int = 0
    step: int = 0
    # True if the last thing that the learner did was advised.
    followed: bool = True
    # How often the idea was begun anew.
    again: int = 0


class Tutor:
    """A lesson beside the course of a game; moves that are taken back are taken back here as well."""

    def __init__(self, lesson: Lesson, course: Course) -> None:
        self._lesson: Final = lesson
        self._course: Final = course
        # The moves that were heard; and how far the lesson was before the first, and after each of them.
        self._heard: Final[list[tuple[int, int]]] = []
        self._places: Final = [Place()]

    def advise(self) -> Advice:
        """What to do now."""
        self._catch_up()
        place, state, ideas = self._places[-1], self._course.state, self._lesson.ideas
        found = self._find(place, state)
        if found is None:
            over = state.over or place.idea == len(ideas)
            return Advice(self._lesson, min(place.idea, len(ideas) - 1), None, [], over)
        step = ideas[found.idea].steps[found.step]
        return Advice(self._lesson, found.idea, step, _following(step, state), over=False)

    def _find(self, place: Place, state: State) -> Place | None:
        """Where the lesson speaks now: further on in the idea, at its beginning again, or at the next one."""
        if LEARNER not in state.to_act():
            return None
        steps = [
            Place(idea, step, again=place.again if idea == place.idea else 0)
            for idea in range(place.idea, len(self._lesson.ideas))
            for step in range(place.step if idea == place.idea else 0, len(self._lesson.ideas[idea].steps))
        ]
        if place.again < RETRIES:
            left = self._lesson.ideas[place.idea].steps if place.idea < len(self._lesson.ideas) else []
            own = sum(one.idea == place.idea for one in steps)
            steps[own:own] = [Place(place.idea, step, again=place.again + 1) for step in range(len(left) - own)]
        for found in steps:
            step = self._lesson.ideas[found.idea].steps[found.step]
            next_one = (found.idea, found.step) == (place.idea, place.step)
            if (not step.after or (place.followed and next_one)) and _following(step, state):
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
        found = self._find(place, before)
        if found is None:
            return place._replace(followed=False)
        steps = self._lesson.ideas[found.idea].steps
        if not steps[found.step].follows(before.game.notation(move)):
            return found._replace(followed=False)
        return found._replace(step=found.step + 1) if found.step + 1 < len(steps) else Place(found.idea + 1)


def _following(step: LessonStep, state: State) -> list[str]:
    """The legal moves that follow a step."""
    notations = [state.game.notation(move) for move in state.moves(LEARNER)]
    return [notation for notation in notations if step.follows(notation)]
