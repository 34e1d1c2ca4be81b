"""Each decision of a record with what it cost in chance to win, and how sure that is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from imperia.coach.story import Decision, Story
from imperia.coach.trial import Trial
from imperia.kernel.chance import APART, SEEDS, Chance
from imperia.kernel.draws import Draws
from imperia.kernel.state import State
from imperia.search.field import Field

# A loss is told only if it exceeds this many of its errors, and this much chance to win.
SURE: Final = 2.5
WORTH_TELLING: Final = 0.03
# From these losses on a decision is marked once, twice, three times.
MARKS: Final = (0.05, 0.10, 0.15)
# Worlds that measure a decision: at the first look one, at each further one this many, and at most.
MORE_WORLDS: Final = 4
MOST_WORLDS: Final = 64
# Fewer worlds say nothing about their own error.
FEW: Final = 6
# So many times its error, or with so small an error, a loss is known well enough.
PRECISE: Final = 10.0
LEAST_ERROR: Final = 0.005
# Worlds in which a told decision is looked at with all cards open.
OPEN_WORLDS: Final = 8


def mark_of(loss: float) -> int:
    """How many marks a loss has."""
    return sum(loss >= mark for mark in MARKS)


class Verdict:
    """One decision, and what is known of it so far."""

    def __init__(self, story: Story, decision: Decision, seed: int) -> None:
        self.decision: Final = decision
        self._story: Final = story
        self.seed: Final = seed
        self._trial: Trial | None = None
        self._open: tuple[float, float] | None = None

    @property
    def trial(self) -> Trial:
        """The trials so far; candidates are found lazily."""
        if self._trial is None:
            decision = self.decision
            state = self._story.before(decision)
            if decision.secret:
                state = self._story.states[self._story.asked_at(decision.place)]
            self._trial = Trial(state, decision.seat, self.seed, decision.moves)
        return self._trial

    @property
    def worlds(self) -> int:
        """In how many worlds it was measured; none before anybody looked."""
        return 0 if self._trial is None else self._trial.worlds

    @property
    def done(self) -> bool:
        """True if more worlds would tell nothing new."""
        if self._trial is None:
            return False
        return self._trial.settled or self.worlds >= MOST_WORLDS or (self.worlds >= FEW and self._is_known())

    def _is_known(self) -> bool:
        """True if it is surely no loss worth telling, or surely one of that size."""
        loss, error = self._at_most()
        if loss + SURE * error < WORTH_TELLING:
            return True
        return self.told and error < max(LEAST_ERROR, loss / PRECISE)

    def look(self) -> None:
        """Measure it in some more worlds."""
        if not self.trial.settled:
            for _ in range(MORE_WORLDS if self.worlds else 1):
                self.trial.look()

    def loss(self) -> tuple[float, float]:
        """Its cost in chance to win, measured in worlds that did not choose the better move; and the error."""
        return (0.0, 0.0) if self._trial is None or not self.worlds else self._trial.loss()

    def _at_most(self) -> tuple[float, float]:
        """The loss as it is measured; where nothing else is chosen, by how much another move may still be better."""
        return self.trial.doubt() if self.trial.best == self.trial.played else self.loss()

    def loss_of_all(self, parties: int) -> list[float]:
        """Every party's loss by it: what one loses others gain."""
        return [0.0] * parties if self._trial is None else self._trial.loss_of_all(parties)

    @property
    def told(self) -> bool:
        """True if it is sure, and large enough to be told."""
        loss, error = self.loss()
        return self.worlds >= FEW and loss > WORTH_TELLING and loss > SURE * error

    @property
    def mark(self) -> int:
        """From 0 to 3."""
        return mark_of(self.loss()[0]) if self.told else 0

    def hope(self) -> float:
        """How large the loss may be for all that is known: what is worth looking at next."""
        if not self.worlds:
            return self.trial.apparent
        loss, error = self._at_most()
        # The error of few worlds is not known itself.
        return loss + SURE * min(error, WORTH_TELLING) / (1.0 + self.worlds / FEW)

    def open_loss(self) -> tuple[float, float]:
        """The same with all cards open: the true deck, the true hands and what others had planned; dice are not."""
        if self._open is None:
            trial = self.trial
            field = Field(len(trial.candidates))
            chance = Chance(self.seed)
            for _ in range(OPEN_WORLDS):
                world = self._opened(chance)
                for candidate in {trial.best, trial.played}:
                    field.add(candidate, trial.outcome(world, candidate))
            best, played = trial.best, trial.played
            self._open = (0.0, 0.0) if best == played else field.difference(best, played)
        return self._open

    def _opened(self, chance: Chance) -> State:
        """The true position, with other dice; where all answer in secret, with the answers of the others."""
        decision, story = self.decision, self._story
        if not decision.secret:
            world = story.before(decision).copy()
        else:
            first = story.asked_at(decision.place)
            world = story.states[first].copy()
            for place in range(first, len(story.record.moves)):
                if story.asked_at(place) != first:
                    break
                seat, move = story.record.moves[place]
                if seat != decision.seat and seat in world.to_act() and move in world.legal_moves(seat):
                    world.take(seat, move)
        world.chance = Draws(world.game.purposes, chance.seed())
        return world


class Judge:
    """All decisions of some seats; each look goes where most may be found."""

    def __init__(self, story: Story, seats: Collection[int], seed: int) -> None:
        # Each decision has worlds of its own, whichever others are judged.
        self.verdicts: Final = [
            Verdict(story, decision, (seed + decision.place * APART) % SEEDS)
            for decision in story.decisions
            if decision.seat in seats
        ]

    def looked_at(self) -> int:
        """How many decisions were looked at."""
        return sum(one.worlds > 0 or one.done for one in self.verdicts)

    def share_looked_at(self) -> float:
        """The share of the decisions that were looked at."""
        return self.looked_at() / len(self.verdicts) if self.verdicts else 1.0

    def improve(self) -> bool:
        """Look at the decision that may have cost most, at each of them once to begin with. False if all are known."""
        left = [one for one in self.verdicts if not one.done]
        if not left:
            return False
        max([one for one in left if not one.worlds] or left, key=Verdict.hope).look()
        return True

    def told(self, seat: int) -> list[Verdict]:
        """The findings told to a seat, in the order of the game."""
        return [one for one in self.verdicts if one.decision.seat == seat and one.told]

    def losses(self, parties: int) -> dict[int, list[float]]:
        """Every party's loss by each decision, by its place."""
        return {one.decision.place: one.loss_of_all(parties) for one in self.verdicts}
