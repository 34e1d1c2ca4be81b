"""A bot that looks one move ahead and takes what its game's evaluation likes best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperia.bots.bot import Knowledge
from imperia.kernel.lots import Lots
from imperia.kernel.state import State

# Imagined states that each move is tried in: enough to tell luck from merit, few enough to stay quick.
WORLDS: Final = 2


# So many states are looked at for one decision; beyond that a move is judged before it is completed.
BUDGET: Final = 4000


class GreedyBot:
    """Try every move in a few imagined states, finish what it begins, and keep the best on average."""

    def __init__(self, seed: int) -> None:
        self._lots = Lots(seed)
        self._budget = 0

    def choose(self, knowledge: Knowledge) -> int:
        """The move with the highest mean value, the first of equals; no price that makes nothing better."""
        moves = knowledge.moves
        if len(moves) == 1:
            return moves[0]
        worlds = self._worlds(knowledge)
        advice = knowledge.game.advise(worlds[0], knowledge.seat)
        if advice >= 0:
            return advice
        values = self._values(knowledge, worlds)
        places: Sequence[int] = range(len(moves))
        is_price = knowledge.game.is_price
        if any(map(is_price, moves)):
            now = sum(knowledge.game.evaluate(world, knowledge.seat) for world in worlds)
            places = [place for place in places if not is_price(moves[place]) or values[place] > now] or places
        return moves[max(places, key=values.__getitem__)]

    def values(self, knowledge: Knowledge) -> list[float]:
        """How good each of the moves looks, one whole move ahead."""
        return self._values(knowledge, self._worlds(knowledge))

    def _worlds(self, knowledge: Knowledge) -> list[State]:
        chance = self._lots.chance(knowledge.seat)
        return [knowledge.imagine(chance) for _ in range(WORLDS)]

    def _values(self, knowledge: Knowledge, worlds: list[State]) -> list[float]:
        self._budget = BUDGET
        return [sum(self._after(world, knowledge.seat, move) for world in worlds) for move in knowledge.moves]

    def _after(self, state: State, seat: int, move: int) -> float:
        """How a state looks to a seat once a move and the questions that complete it are answered as well as can be."""
        self._budget -= 1
        twin = state.copy()
        twin.take(seat, move)
        if self._budget > 0 and seat in twin.to_act() and twin.choice().completes(twin, seat):
            return max(self._after(twin, seat, following) for following in twin.moves(seat))
        return twin.game.evaluate(twin, seat)
