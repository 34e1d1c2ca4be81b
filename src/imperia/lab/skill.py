"""How luck and skill share the results of some games between bots, by the coach's account of each."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from imperia.coach.coach import Coach
from imperia.lab.intervals import quantile
from imperia.lab.simulate import Plan, play_record, set_up

ERROR = 0.05
# Fewer games have no interval.
LEAST = 3
# Looks of the coach for each decision: the first chooses a better move, the next measure it.
LOOKS = 2


class Swing(msgspec.Struct, frozen=True):
    """How far the chance of a seat went up or down from the beginning to the end, by luck and by all decisions."""

    luck: float
    skill: float


class Shares(msgspec.Struct, frozen=True):
    """The part of luck in the results; the rest is skill's. `low` and `high` are its interval over the games."""

    games: int
    luck: float
    low: float
    high: float


def swings(plan: Plan, number: int) -> list[Swing]:
    """The account of every seat of a game, after the coach has looked at its decisions."""
    record = set_up(plan, number)
    play_record(plan, record)
    coach = Coach(record, record.seed)
    for seat in range(plan.seats):
        for _ in range(LOOKS * len(coach.verdicts(seat))):
            coach.improve(seat)
    entries = coach.ledger.close(coach.losses())[: plan.seats]
    return [Swing(entry.luck, entry.own + sum(entry.others)) for entry in entries]


def shares(games: Sequence[Sequence[Swing]]) -> Shares | None:
    """How luck and skill share the results: each by how far it went together with them, so that both add up."""
    sums = [
        (sum(one.luck * (one.luck + one.skill) for one in game), sum((one.luck + one.skill) ** 2 for one in game))
        for game in games
    ]
    luck, all_of_it = (sum(column) for column in zip(*sums, strict=True)) if sums else (0.0, 0.0)
    if len(sums) < LEAST or not all_of_it:
        return None
    share = luck / all_of_it
    # Leaving out one game after the other says how sure that is.
    without = [(luck - a) / (all_of_it - b) for a, b in sums if all_of_it > b]
    middle = sum(without) / len(without)
    spread = sqrt(sum((one - middle) ** 2 for one in without) * (len(sums) - 1) / len(sums))
    half = spread * quantile(ERROR, len(sums) - 1)
    return Shares(len(sums), round(share, 4), round(max(0.0, share - half), 4), round(min(1.0, share + half), 4))
