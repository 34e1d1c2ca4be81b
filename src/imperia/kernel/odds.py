"""Chances to win: the worths of all parties, weighed by how far the game has gone."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from imperia.kernel.state import State


# The largest difference between logarithms of odds before a game is over: about 150 to 1.
SUREST: Final = 5.0


@final
class Knot:
    """How worths translate into chances at one stage of the game; between two points the weights are interpolated."""

    def __init__(self, at: float, scale: float, automa: float = 0.0) -> None:
        # How far the game has gone, from 0 to 1.
        self.at: Final = at
        # How much a point of worth adds to the logarithm of the odds.
        self.scale: Final = scale
        # What an automa has ahead of a player of equal worth, on the same scale.
        self.automa: Final = automa

    def __repr__(self) -> str:
        return f"Knot({self.at}, {self.scale}, {self.automa})"


@final
class Odds:
    """How worths become chances at one kind of table."""

    def __init__(self, knots: list[Knot]) -> None:
        # By how far the game has gone; at least one.
        self.knots: Final = knots

    def knot(self, progress: float) -> Knot:
        """The interpolated weights at this stage of the game."""
        before = self.knots[0]
        for after in self.knots:
            if progress <= after.at:
                width = after.at - before.at
                share = (progress - before.at) / width if width > 0.0 else 1.0
                scale = before.scale + share * (after.scale - before.scale)
                return Knot(progress, scale, before.automa + share * (after.automa - before.automa))
            before = after
        return before

    def chances(self, worths: list[float], seats: int, automas: int, progress: float) -> list[float]:
        """The chance of each seat, then of each automa; before the first turn all seats have the same."""
        knot = self.knot(progress)
        parties = seats + automas
        ahead = [knot.automa if party >= seats else 0.0 for party in range(parties)]
        if progress > 0.0 and len(worths) == parties:
            for party in range(parties):
                ahead[party] += knot.scale * worths[party]
        # Whatever the worths say, nothing is sure before the end.
        least = max(ahead) - SUREST
        return softmax([max(least, one) for one in ahead])


# For a game that nothing was fitted on.
UNFITTED: Final = Odds([Knot(0.0, 0.1)])


def softmax(values: list[float]) -> list[float]:
    """Shares of 1 in proportion to the exponentials of some values."""
    best = max(values)
    found = [exp(value - best) for value in values]
    whole = sum(found)
    return [one / whole for one in found]


def results(state: State) -> list[float]:
    """Who has won a game that is over, ties shared; where no seat has, the automas have."""
    winners = state.winners() or list(range(state.seats, state.seats + state.automas))
    return [1.0 / len(winners) if party in winners else 0.0 for party in range(state.seats + state.automas)]
