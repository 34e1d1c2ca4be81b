"""The decision maker: finds a question's candidates, tries them in imagined states, and remembers its plans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from imperia.kernel.chance import Chance
from imperia.kernel.lots import Lots
from imperia.kernel.state import State
from imperia.search.budget import Budget
from imperia.search.candidates import Scout
from imperia.search.field import Field
from imperia.search.lines import play_line
from imperia.search.memory import Memory
from imperia.search.plans import Drawer, drawers, leading, written
from imperia.search.policy import Policy

Imagine = Callable[[Chance], State]

# Worlds in which all moves are tried at first, and how many positions are looked at in each.
SCOUTED: Final = 2
MOST_SCOUTED: Final = 2000
# Candidates that are tried in lines: at first one per first move, up to this number, then any.
CANDIDATES: Final = 12
KINDS: Final = 8
# Positions that the policy looks at for one move.
MOST_IN_LINES: Final = 400
# How far lines go on the clock.
AHEAD: Final = 1
# Secret plans: the worlds in which all are tried to the end of the turn, then the number tried for longer.
SKIRMISHES: Final = 40
FINALISTS: Final = 4


@final
class Worlds:
    """Imagined states to try candidates in; where a question is answered in secret, with likely answers of others."""

    def __init__(self, imagine: Imagine, seat: int, chance: Chance, others: list[Drawer]) -> None:
        self._imagine: Final = imagine
        self._seat: Final = seat
        self._chance: Final = chance
        self._others: Final = others

    def draw(self) -> State:
        """One more of them."""
        world = self._imagine(self._chance)
        return written(world, self._seat, self._others, self._chance) if self._others else world


@final
class Mind:
    """Thinks for one seat; it sees imagined states only."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._lots: Final = Lots(seed)
        self._budget: Final = budget
        self._policy: Final = Policy(MOST_IN_LINES)
        self._memory: Final = Memory()

    def choose(self, imagine: Imagine, seat: int, moves: list[int]) -> int:
        """One of the legal moves; `imagine` gives states that the seat could not tell from the true one."""
        if len(moves) == 1 and not self._memory.rest:
            return moves[0]
        self._budget.begin()
        chance = self._lots.chance(seat)
        world = imagine(chance)
        answer = self._memory.recall(world, seat, moves)
        if answer >= 0:
            return answer
        plans = leading(world.game.sketches(world, seat))
        if plans:
            chosen = self._choose_plan(imagine, chance, world, seat, [plan.moves for plan in plans])
            return self._memory.begin_plan(chosen)
        advice = world.game.advise(world, seat)
        if advice >= 0:
            return advice
        scout = Scout(seat, MOST_SCOUTED)
        scout.look(world)
        for _ in range(SCOUTED - 1):
            scout.look(imagine(chance))
        count = self._budget.candidates(CANDIDATES)
        candidates = [one.moves for one in scout.best(count, min(count, KINDS))]
        field = Field(len(candidates))
        self._compare(field, Worlds(imagine, seat, chance, []), seat, candidates)
        return self._memory.begin(world, seat, candidates[field.leader()])

    def _choose_plan(
        self, imagine: Imagine, chance: Chance, world: State, seat: int, plans: list[list[int]]
    ) -> list[int]:
        """The best of some plans: all of them to the end of the turn, then the best ones for one turn more."""
        worlds = Worlds(imagine, seat, chance, drawers(world, seat))
        until = world.game.stage(world, seat) + 1
        field = Field(len(plans))
        for _ in range(SKIRMISHES):
            # Nobody is out before the final: what is behind now may be ahead one turn later.
            self._try_all(field, worlds.draw(), seat, plans, until)
        finalists = [plans[place] for place in field.ranked()[:FINALISTS]]
        if len(finalists) == 1:
            return finalists[0]
        final = Field(len(finalists))
        self._compare(final, worlds, seat, finalists, 1 + AHEAD)
        return finalists[final.leader()]

    def _try_all(self, field: Field, world: State, seat: int, candidates: list[list[int]], until: int) -> None:
        for candidate in field.left:
            field.add(candidate, play_line(world, seat, candidates[candidate], until, self._policy))

    def _compare(
        self, field: Field, worlds: Worlds, seat: int, candidates: list[list[int]], ahead: int = AHEAD
    ) -> None:
        """Try candidates in worlds that all of them share, as long as the budget lasts; half are out now and then."""
        budget = self._budget
        halvings = 1
        while 1 << halvings < len(candidates):
            halvings += 1
        done = 0
        while len(field.left) > 1 and budget.spent() < 1.0:
            world = worlds.draw()
            budget.spend(len(field.left))
            self._try_all(field, world, seat, candidates, world.game.stage(world, seat) + ahead)
            field.drop_hopeless()
            while done < halvings - 1 and budget.spent() * halvings >= done + 1:
                done += 1
                field.halve()
