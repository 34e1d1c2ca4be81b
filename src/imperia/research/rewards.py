"""Rewards of a finished game by seat; at a table of several seats they sum to zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from imperia.kernel.score import totals
from imperia.kernel.state import State

Reward = Callable[[State], list[float]]


def by_win(state: State) -> list[float]:
    """1 for the only winner and -1 in all for the others; winners who tie share. Alone: 1 if won, else -1."""
    winners = state.winners()
    if state.seats == 1:
        return [1.0 if winners else -1.0]
    par = 1.0 / state.seats
    whole = 1.0 - par
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return [(share - par) / whole for share in shares]


def by_rank(state: State) -> list[float]:
    """From 1 for the first place evenly down to -1 for the last; those who share a place share its rewards."""
    if state.seats == 1:
        return by_win(state)
    rewards = [0.0] * state.seats
    place = 0
    for tied in state.ranking():
        middle = place + (len(tied) - 1) / 2
        for seat in tied:
            rewards[seat] = 1.0 - 2.0 * middle / (state.seats - 1)
        place += len(tied)
    return rewards


def by_score(state: State) -> list[float]:
    """Points above the mean of the table; alone, above the opponent whom the rules play."""
    points = totals(state.scores())
    if state.seats == 1:
        rivals = points[1:]
        return [float(points[0] - (max(rivals) if rivals else 0))]
    mean = sum(points[: state.seats]) / state.seats
    return [own - mean for own in points[: state.seats]]


REWARDS: Final[dict[str, Reward]] = {"win": by_win, "rank": by_rank, "score": by_score}


def for_illegal(seats: int, seat: int) -> list[float]:
    """Who plays an illegal move loses alone."""
    return [-1.0 if one == seat else 1.0 / (seats - 1) for one in range(seats)] if seats > 1 else [-1.0]
