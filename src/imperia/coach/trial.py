"""The candidates of one decision, tried in imagined worlds: one half of them chooses, the other half measures.

What looks best in some worlds is partly lucky in them. So the best move is chosen in one half of the worlds, and how
much better it is than another is measured in the other half, which knows nothing of the choice.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from imperia.kernel.chance import Chance
from imperia.kernel.state import State
from imperia.search.candidates import Scout
from imperia.search.field import Field
from imperia.search.lines import begin_line, play_on
from imperia.search.plans import Drawer, drawers, leading, written
from imperia.search.policy import Policy

# Imagined states in which all moves are looked at, and the positions that are looked at in each.
SCOUTED: Final = 2
MOST_SCOUTED: Final = 2000
# Candidates that are played on, and how many first moves are among them at most.
CANDIDATES: Final = 6
KINDS: Final = 5
# Positions that the policy looks at for one move of a line.
MOST_IN_LINES: Final = 100
# How far lines go on the game's clock; a secret plan shows what it is worth one turn later.
AHEAD: Final = 1
AHEAD_OF_PLANS: Final = 2
# Each time this many worlds have chosen, the worse half of the candidates is out.
HALVE_EVERY: Final = 2
# Another move than the one that was played is chosen only if it is ahead by this many errors.
DOUBT: Final = 1.0
# Between the moves of a candidate.
THEN: Final = " · "
# What a line ends with besides a seat's own parts.
RIVALS: Final = "rivals"


class Trial:
    """A decision of one seat, and what its candidates have come to so far; it sees imagined states only."""

    def __init__(self, state: State, seat: int, seed: int, played: tuple[int, ...] = (), keep: int = 2) -> None:
        self.seat: Final = seat
        # How many candidates are left in the end, besides the one that was played.
        self._keep: Final = keep
        self._chance: Final = Chance(seed)
        # Whatever the seat cannot know is drawn anew once and for all here: nothing below can find it out.
        self._origin: Final = state.imagine(seat, self._chance)
        self._policy: Final = Policy(MOST_IN_LINES)
        self._others: list[Drawer] = []
        self._ahead: int = AHEAD
        # By how much the best candidate looks better than what was played, one move ahead, in points.
        self.apparent: float = 0.0
        # Whole moves; the one that was played, where one was, is among them.
        self.candidates: Final = self._find_candidates(list(played))
        self.played: Final = self._place_of(list(played)) if played else -1
        count = len(self.candidates)
        self.choosing: Final = Field(count)
        self.measuring: Final = Field(count)
        # For every candidate: the sums of all parties' chances and of the parts at the ends of the measuring lines.
        self._chances: Final[list[list[float]]] = [[] for _ in range(count)]
        self._parts: Final[list[dict[str, float]]] = [{} for _ in range(count)]
        # Lines played so far.
        self.lines: int = 0

    def _find_candidates(self, played: list[int]) -> list[list[int]]:
        world, game, seat = self._origin, self._origin.game, self.seat
        plans = leading(game.sketches(world, seat))
        if plans:
            self._others = drawers(world, seat)
            self._ahead = AHEAD_OF_PLANS
            self.apparent = plans[0].value - next((one.value for one in plans if one.moves == played), plans[-1].value)
            return [plan.moves for plan in plans]
        advice = game.advise(world, seat)
        if advice >= 0:
            return [[advice]]
        scout = Scout(seat, MOST_SCOUTED)
        scout.look(world)
        for _ in range(SCOUTED - 1):
            scout.look(self.imagine())
        ranked = scout.best(MOST_SCOUTED, KINDS)
        worst = ranked[-1].promise
        self.apparent = ranked[0].promise - next((one.promise for one in ranked if one.moves == played), worst)
        return [one.moves for one in scout.best(CANDIDATES, KINDS)]

    def _place_of(self, played: list[int]) -> int:
        if played not in self.candidates:
            self.candidates.append(played)
        return self.candidates.index(played)

    def imagine(self) -> State:
        """One more world that the seat could not tell from the true one."""
        return self._origin.imagine(self.seat, self._chance)

    @property
    def worlds(self) -> int:
        """In how many worlds something was measured."""
        return len(self.measuring.values[self.best])

    @property
    def settled(self) -> bool:
        """True if there is nothing to compare."""
        return len(self.candidates) == 1

    @property
    def best(self) -> int:
        """The candidate that looks best in the worlds that choose; in doubt the one that was played."""
        leader = self.choosing.leader()
        if self.played < 0 or leader == self.played:
            return leader
        ahead, error = self.choosing.difference(leader, self.played)
        return leader if ahead > DOUBT * error else self.played

    def doubt(self) -> tuple[float, float]:
        """By how much some candidate may be better than what was played, in the worlds that choose, and the error."""
        leader = self.choosing.leader()
        return (0.0, 0.0) if leader == self.played else self.choosing.difference(leader, self.played)

    def look(self) -> None:
        """Try all that are left in two more worlds: one that chooses and one that measures."""
        for field in (self.choosing, self.measuring):
            world = self.imagine()
            if self._others:
                world = written(world, self.seat, self._others, self._chance)
            self.try_in(world, field)
        chosen = len(self.choosing.values[self.best])
        if chosen % HALVE_EVERY == 0 and len(self.choosing.left) > self._keep:
            self.choosing.halve()

    def try_in(self, world: State, field: Field) -> None:
        """Play every candidate that is left, and the one that was played, on in one world."""
        until = world.game.stage(world, self.seat) + self._ahead
        tried = {*self.choosing.left, self.played} - {-1}
        for candidate in sorted(tried):
            end = self._end(world, candidate, until)
            chances = end.game.chances(end)
            field.add(candidate, chances[self.seat])
            if field is self.measuring:
                self._note(candidate, end, chances)
        self.lines += len(tried)

    def outcome(self, world: State, candidate: int) -> float:
        """The seat's chance to win at the end of a candidate's line in one world."""
        end = self._end(world, candidate, world.game.stage(world, self.seat) + self._ahead)
        return end.game.chances(end)[self.seat]

    def _end(self, world: State, candidate: int, until: int) -> State:
        return play_on(begin_line(world, self.seat, self.candidates[candidate]), self.seat, until, self._policy)

    def _note(self, candidate: int, end: State, chances: list[float]) -> None:
        before = self._chances[candidate] or [0.0] * len(chances)
        self._chances[candidate] = [one + other for one, other in zip(before, chances, strict=True)]
        parts = self._parts[candidate]
        for part, value in end.game.parts(end, self.seat):
            parts[part] = parts.get(part, 0.0) + value
        worths = end.game.worths(end)
        others = [worth for party, worth in enumerate(worths) if party != self.seat]
        if others:
            parts[RIVALS] = parts.get(RIVALS, 0.0) - end.game.rivalry(end) * max(others)

    # What has come of it

    def chance(self, candidate: int) -> tuple[float, float]:
        """The seat's chance to win after a candidate, and the error of that."""
        values = self.measuring.values[candidate]
        if len(values) < 2:
            return self.measuring.mean(candidate), 1.0
        mean = sum(values) / len(values)
        return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) * (len(values) - 1)))

    def loss(self) -> tuple[float, float]:
        """By how much the chosen candidate is better than the one that was played, and the error of that."""
        return (0.0, 0.0) if self.best == self.played else self.measuring.difference(self.best, self.played)

    def loss_of_all(self, parties: int) -> list[float]:
        """How much more every party would have had, had the chosen candidate been played."""
        if self.best == self.played or not self.worlds:
            return [0.0] * parties
        best, played = self._chances[self.best], self._chances[self.played]
        return [(one - other) / self.worlds for one, other in zip(best, played, strict=True)]

    def in_words(self, candidate: int, lang: str) -> str:
        """A candidate's effect, move by move, as far as its seat can foresee it."""
        state, game = self._origin.copy(), self._origin.game
        said: list[str] = []
        for move in self.candidates[candidate]:
            if self.seat not in state.to_act() or move not in state.legal_moves(self.seat):
                break
            said.append(game.describe(state, self.seat, move, lang))
            state.take(self.seat, move)
        return THEN.join(said)

    def reasons(self, one: int, other: int, count: int) -> list[tuple[str, float]]:
        """The largest differences of parts at the ends of the lines of two candidates, the largest first."""
        worlds = min(len(self.measuring.values[one]), len(self.measuring.values[other]))
        if not worlds:
            return []
        found = {
            part: (self._parts[one].get(part, 0.0) - self._parts[other].get(part, 0.0)) / worlds
            for part in [*self._parts[one], *(part for part in self._parts[other] if part not in self._parts[one])]
        }
        ranked = sorted(found.items(), key=_size, reverse=True)
        return [(part, value) for part, value in ranked[:count] if abs(value) >= LEAST_REASON]


# Differences of worths that nobody would call a reason.
LEAST_REASON: Final = 0.05


def _size(reason: tuple[str, float]) -> float:
    return abs(reason[1])
