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
        legal = _legal(state)
        found = self._find(place, legal)
        if found is None:
            over = state.over or place.idea == len(ideas)
            return Advice(self._lesson, min(place.idea, len(ideas) - 1), None, [], over)
        step = self._step(found)
        return Advice(self._lesson, found.idea, step, list(filter(step.follows, legal)), over=False)

    def _step(self, place: Place) -> LessonStep:
        return self._lesson.ideas[place.idea].steps[place.step]

    def _find(self, place: Place, legal: list[str]) -> Place | None:
        """Where the lesson speaks now: the first step ahead that one of the legal moves would follow."""
        for found in self._ahead(place):
            step = self._step(found)
            in_order = place.followed and (found.idea, found.step) == (place.idea, place.step)
            if (in_order or not step.after) and any(map(step.follows, legal)):
                return found
        return None

    def _ahead(self, place: Place) -> list[Place]:
        """Where a lesson may go on: further in its idea, at the beginning of it once more, or with later ones."""
        ideas = self._lesson.ideas
        if place.idea == len(ideas):
            return []
        further = [place._replace(step=step) for step in range(place.step, len(ideas[place.idea].steps))]
        again = [Place(place.idea, step, again=place.again + 1) for step in range(place.step)]
        later = [
            Place(idea, step) for idea in range(place.idea + 1, len(ideas)) for step in range(len(ideas[idea].steps))
        ]
        return [*further, *(again if place.again < RETRIES else []), *later]

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
        found = self._find(place, _legal(before))
        if found is None:
            return place._replace(followed=False)
        if not self._step(found).follows(before.game.notation(move)):
            return found._replace(followed=False)
        through = found.step + 1 == len(self._lesson.ideas[found.idea].steps)
        return Place(found.idea + 1) if through else found._replace(step=found.step + 1, followed=True)


def _legal(state: State) -> list[str]:
    """What the learner may do now, by notation."""
    if LEARNER not in state.to_act():
        return []
    return [state.game.notation(move) for move in state.moves(LEARNER)]
