"""Luck and skill: where the chances of every party went, from the first move to the result.

With all cards open every party has a chance to win before each decision of a record; at the beginning it is the party's
share, at the end 1 or 0. From one decision to the next it changes, and each change is the sum of two things:

- skill: what the decision gave away, as the judge has measured it, which is nothing where the judge's move was played;
- luck: all the rest. Draws, dice and reveals; what others held; and what the judge itself did not see coming.

So luck and skill add up to the result exactly, however well or badly the judge measures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from imperia.coach.story import Story
from imperia.kernel.chance import Chance

# What all parties lost by a decision, by the place of its first move.
Losses = Mapping[int, Sequence[float]]


class Stretch(msgspec.Struct, frozen=True):
    """The stretch from one decision to the next: for every party, what it won or lost by luck and by the decision."""

    seat: int
    # The moves before it, and before the next one.
    first: int
    last: int
    luck: list[float]
    skill: list[float]

    def size(self) -> float:
        """How much of the game changed hands."""
        return sum(abs(luck + skill) for luck, skill in zip(self.luck, self.skill, strict=True)) / 2


class Entry(msgspec.Struct, frozen=True):
    """The account of one party: `begun`, `luck`, `own` and `others` sum to `result`."""

    party: int
    begun: float
    luck: float
    # What its own decisions gave away: 0 at best, but for the noise of the measuring.
    own: float
    # What the decisions of each seat gave it; 0 for itself.
    others: list[float]
    result: float

    def off(self) -> float:
        """By how much the sum misses the result."""
        return self.begun + self.luck + self.own + sum(self.others) - self.result


class Ledger:
    """The chances of all parties over a game, with all cards open and as each seat saw them."""

    def __init__(self, story: Story, seed: int) -> None:
        self._story: Final = story
        self._chance: Final = Chance(seed)
        game = story.game
        # Before the first move and after each.
        self.open: Final = [game.chances(state) for state in story.states]
        self.parties: Final = len(self.open[0])
        # For every decision: the sum over the worlds that its seat imagined.
        self._seen: Final = [0.0] * len(story.decisions)
        self.worlds: int = 0

    def look(self) -> None:
        """Imagine the position of each decision once more."""
        self.worlds += 1
        for number, decision in enumerate(self._story.decisions):
            world = self._story.before(decision).imagine(decision.seat, self._chance)
            self._seen[number] += world.game.chances(world)[decision.seat]

    def seen(self, number: int) -> float:
        """The chance of whoever decided there, as that seat could see it before the decision."""
        return self._seen[number] / max(1, self.worlds)

    def stretches(self, losses: Losses) -> list[Stretch]:
        """The whole game, decision by decision; what comes before the first one is a stretch without a decider."""
        starts = [decision.place for decision in self._story.decisions]
        seats = [decision.seat for decision in self._story.decisions]
        if not starts or starts[0]:
            starts, seats = [0, *starts], [-1, *seats]
        found: list[Stretch] = []
        for seat, first, last in zip(seats, starts, [*starts[1:], len(self.open) - 1], strict=True):
            lost = losses.get(first) if seat >= 0 else None
            skill = [0.0] * self.parties if lost is None else [-one for one in lost]
            before, after = self.open[first], self.open[last]
            luck = [after[party] - before[party] - skill[party] for party in range(self.parties)]
            found.append(Stretch(seat, first, last, luck, skill))
        return found

    def close(self, losses: Losses) -> list[Entry]:
        """The account of every party."""
        stretches, seats = self.stretches(losses), self._story.seats
        found: list[Entry] = []
        for party in range(self.parties):
            gained = [sum(one.skill[party] for one in stretches if one.seat == seat) for seat in range(seats)]
            found.append(
                Entry(
                    party=party,
                    begun=self.open[0][party],
                    luck=sum(one.luck[party] for one in stretches),
                    own=gained[party] if party < seats else 0.0,
                    others=[0.0 if seat == party else gained[seat] for seat in range(seats)],
                    result=self.open[-1][party],
                )
            )
        return found
