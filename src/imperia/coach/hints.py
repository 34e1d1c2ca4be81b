"""A hint for one decision, in three steps: where to look, the best moves with their chances, and why."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from imperia.coach.texts import reason_label
from imperia.coach.trial import Trial
from imperia.kernel.state import State

# Lines for one hint, and seconds after which it is given with what is there.
LINES: Final = 400
SECONDS: Final = 3.0
# With fewer worlds than this nothing is said about a chance.
LEAST_WORLDS: Final = 4
# Moves that are named, and differences that say why.
NAMED: Final = 3
REASONS: Final = 3
# Two moves are equally good if they are apart by fewer than this many errors.
APART: Final = 2.0


class Reason(msgspec.Struct, frozen=True):
    """A difference at the end of the lines of two moves, in points of the game's own judgement."""

    label: str
    points: float


class NamedMove(msgspec.Struct, frozen=True):
    """A good move: all that it takes, in words, and the chance to win after it."""

    moves: list[int]
    text: str
    chance: float
    error: float


class Hint(msgspec.Struct, frozen=True):
    """Everything that may be said of a decision; readers choose how much of it they see."""

    # The legal moves among which the best one is, to be shown without saying which.
    look: list[int]
    # The best first.
    best: list[NamedMove]
    # True if nothing tells the first two apart.
    equal: bool
    # Why the first is better than the second; empty where nothing tells them apart.
    reasons: list[Reason]
    # The lines that were played to find it.
    lines: int


def find_hint(
    world: State, seat: int, lang: str, seed: int, lines: int = LINES, clock: Callable[[], float] = monotonic
) -> Hint:
    """A hint for a seat; `world` is any state that the seat could not tell from the true one."""
    trial = Trial(world, seat, seed, keep=NAMED)
    if trial.settled:
        return Hint(
            look=trial.candidates[0][:1],
            best=[NamedMove(trial.candidates[0], trial.in_words(0, lang), 0.0, 1.0)],
            equal=False,
            reasons=[],
            lines=0,
        )
    until = clock() + SECONDS
    while trial.worlds < LEAST_WORLDS or (trial.lines < lines and clock() < until):
        trial.look()
    named = trial.choosing.ranked()[:NAMED]
    ahead, error = trial.measuring.difference(named[0], named[1])
    equal = ahead < APART * error or ahead <= 0.0
    reasons = [] if equal else trial.reasons(named[0], named[1], REASONS)
    return Hint(
        look=_where_to_look(world, seat, [trial.candidates[one][0] for one in named]),
        best=[NamedMove(trial.candidates[one], trial.in_words(one, lang), *trial.chance(one)) for one in named],
        equal=equal,
        reasons=[Reason(reason_label(world.game, part, lang), round(points, 1)) for part, points in reasons],
        lines=trial.lines,
    )


def _where_to_look(world: State, seat: int, firsts: list[int]) -> list[int]:
    """The legal moves that are like the best one: of its verb, or, where all are, those that begin the best ones."""
    read = world.game.vocabulary.read
    verb = read(firsts[0])[0]
    legal = world.moves(seat)
    alike = [move for move in legal if read(move)[0] is verb]
    return alike if len(alike) < len(legal) else sorted(set(firsts))
