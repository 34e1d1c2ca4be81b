"""How strong a bot is: paired games against another one, every seed once from every seat.

    python bench/strength.py settlers --bot search:100 --against greedy --seats 2 --seeds 20

The share of wins comes with the 95 % interval over the seeds, since games of one seed are alike. Processor time is
counted for the decisions of the bot that leave a choice.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt

import imperia
from imperia.bots import Team
from imperia.kernel.game import Game, Value


class Clock:
    """Processor time of one bot's decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def play(
    game: Game, names: list[str], seed: int, options: dict[str, Value], tried: int, clock: Clock
) -> tuple[float, int]:
    """The tried seat's share of the win in one game, and its points."""
    state = game.start(len(names), seed, options)
    team = Team(dict(enumerate(names)), seed)
    while not state.over:
        seat = team.lots.of(state.awaited())
        begin = time.process_time()
        choice = len(state.moves(seat)) > 1
        move = team.choose(state, seat)
        if seat == tried and choice:
            clock.add(time.process_time() - begin)
        state.take(seat, move)
    winners = state.winners()
    return (1 / len(winners) if tried in winners else 0.0), state.scores()[tried].total


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean, and the 95 % interval of Wilson with the variance that the seeds show."""
    count = len(shares)
    mean = sum(shares) / count
    # Never surer than independent games that are won or lost would be allowed to be.
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    binomial = mean * (1 - mean)
    effective = count * binomial / spread if spread and binomial else float(count)
    effective = min(effective, 4.0 * count)
    z = 1.96
    middle = (mean + z * z / (2 * effective)) / (1 + z * z / effective)
    half = z / (1 + z * z / effective) * sqrt(binomial / effective + z * z / (4 * effective * effective))
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    """Play, and print one line for the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    game = imperia.game(asked.game)
    known = {option.name: option for option in game.sheet.options}
    given = dict(text.split("=", 1) for text in asked.option)
    options = game.options_without_people({name: known[name].parse(value) for name, value in given.items()})
    clock = Clock()
    shares: list[float] = []
    points = 0
    for seed in range(asked.first, asked.first + asked.seeds):
        won = 0.0
        for tried in range(asked.seats):
            names = [asked.against] * asked.seats
            names[tried] = asked.bot
            share, scored = play(game, names, seed, options, tried, clock)
            won += share
            points += scored
        shares.append(won / asked.seats)
        print(f"  {len(shares)} seeds: {sum(shares) / len(shares):.3f}", file=sys.stderr, flush=True)
    mean, low, high = interval(shares)
    games = len(shares) * asked.seats
    print(
        f"{asked.game} {asked.seats} seats {' '.join(asked.option)} {asked.bot} against {asked.against}: "
        f"{100 * mean:.1f} % [{100 * low:.0f} to {100 * high:.0f}] of {games} games, {points / games:.1f} points, "
        f"{clock.seconds / max(1, clock.decisions):.3f} s a decision (longest {clock.longest:.2f} s, "
        f"{clock.decisions / games:.0f} a game)",
        flush=True,
    )


if __name__ == "__main__":
    main()
