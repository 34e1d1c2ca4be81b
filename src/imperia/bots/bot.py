"""The interface of a bot: it is given a seat's knowledge, never the state."""

from __future__ import annotations

from typing import Any, Protocol

from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.state import State


class Knowledge:
    """All that a seat may know at one of its decisions.

    It is made from an imagined state, so there is nothing in it that the seat could not know.
    """

    def __init__(self, world: State, seat: int) -> None:
        self._world = world
        self.seat = seat
        self.moves: list[int] = world.moves(seat)

    def __repr__(self) -> str:
        return f"<what seat {self.seat} knows at {self.question} of {self.game.name}>"

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._world.game

    @property
    def view(self) -> Any:
        """The seat's view."""
        return self._world.view(self.seat)

    @property
    def question(self) -> str:
        """The name of the choice that waits."""
        return type(self._world.choice()).__name__

    @property
    def absent(self) -> int:
        """The move that the rules give for a player who has left; -1 where any legal one will do."""
        return self._world.choice().absent(self._world, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A whole state that fits what the seat knows; hidden things are drawn anew each time."""
        return self._world.imagine(self.seat, chance)


class Bot(Protocol):
    """Something that chooses moves for a seat; it is made with a seed and keeps its own chance."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal moves in `knowledge.moves`."""


def know(state: State, seat: int, chance: Chance) -> Knowledge:
    """A seat's knowledge of a state."""
    return Knowledge(state.imagine(seat, chance), seat)
