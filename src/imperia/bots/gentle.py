"""A bot that does not insist on the best: it takes any of the moves that look nearly as good."""

from __future__ import annotations

from typing import Final

from imperia.bots.bot import Knowledge
from imperia.bots.greedy import GreedyBot
from imperia.kernel.chance import Chance
from imperia.kernel.lots import Lots
from imperia.kernel.sketch import Sketch

# A move is nearly the best one if it gives up no more than this share of what lies between the best and the worst.
GIVEN_UP: Final = 0.4


class GentleBot:
    """Look one move ahead as the quick bot does, and be content with any of the nearly best moves."""

    def __init__(self, seed: int) -> None:
        self._lots = Lots(seed)
        self._greedy = GreedyBot(seed)
        # What is still to be written down of a secret plan.
        self._plan: list[int] = []

    def choose(self, knowledge: Knowledge) -> int:
        """One of the nearly best moves, all of them equally likely."""
        moves = knowledge.moves
        if len(moves) == 1:
            return moves[0]
        plan, self._plan = self._plan, []
        if not plan or plan[0] not in moves:
            chance = self._lots.chance(knowledge.seat)
            world = knowledge.imagine(chance)
            sketches = knowledge.game.sketches(world, knowledge.seat)
            if sketches:
                plan = self._any_plan(sketches, chance)
            else:
                advice = knowledge.game.advise(world, knowledge.seat)
                plan = [advice if advice >= 0 else self._any_move(knowledge, chance)]
        self._plan = plan[1:]
        return plan[0]

    def _any_plan(self, sketches: list[Sketch], chance: Chance) -> list[int]:
        values = [sketch.value for sketch in sketches]
        return list(sketches[any_of(nearly_best(values), chance)].moves)

    def _any_move(self, knowledge: Knowledge, chance: Chance) -> int:
        return knowledge.moves[any_of(nearly_best(self._greedy.values(knowledge)), chance)]


def any_of(places: list[int], chance: Chance) -> int:
    """One of some places."""
    return places[chance.below(len(places))]


def nearly_best(values: list[float]) -> list[int]:
    """The places of the values that are not far from the best one."""
    least = max(values) - GIVEN_UP * (max(values) - min(values))
    return [place for place, value in enumerate(values) if value >= least]
