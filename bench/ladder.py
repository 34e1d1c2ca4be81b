"""The ladder: every level against the one below it, paired seeds, seats rotated; `make ladder` keeps what comes of it.

    python -m bench.ladder yuan founders --seeds 20 --minutes 2

A match stops after so many seeds, or after the seed in which its processor time is used up. Its result replaces an
older one of the same kind in src/imperia/bots/ladder.toml, with the commit and the seeds: that is where the page has
its claims from.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec

import imperia
from bench.strength import Clock, interval, play
from imperia.bots import LEVELS
from imperia.bots.ladder import FILE, Ladder, Match, read_ladder
from imperia.kernel.fitted import as_toml
from imperia.kernel.game import Game
from imperia.lab.fit import commit_of


def play_match(game: Game, seats: int, bot: str, against: str, first: int, seeds: int, seconds: float) -> Match:
    """Every seed once from every seat."""
    clock = Clock()
    shares: list[float] = []
    begin = time.process_time()
    options = game.options_without_people({})
    for seed in range(first, first + seeds):
        won = 0.0
        for tried in range(seats):
            names = [against] * seats
            names[tried] = bot
            won += play(game, names, seed, options, tried, clock)[0]
        shares.append(won / seats)
        if time.process_time() - begin > seconds:
            break
    mean, low, high = interval(shares)
    return Match(
        game=game.name,
        seats=seats,
        bot=bot,
        against=against,
        games=len(shares) * seats,
        first_seed=first,
        won=round(mean, 3),
        low=round(low, 3),
        high=round(high, 3),
        seconds=round(clock.seconds / max(1, clock.decisions), 4),
        longest=round(clock.longest, 3),
        commit=commit_of(Path(__file__).parent),
    )


def key_of(match: Match) -> tuple[str, int, str, int, int]:
    """What a match is about; the file is sorted by it."""
    levels = list(LEVELS)
    return match.game, match.seats, str(match.options), levels.index(match.bot), levels.index(match.against)


def keep(match: Match, path: Path = FILE) -> None:
    """Write a match into the file, in place of an older one of its kind."""
    others = [one for one in read_ladder(path).matches if key_of(one) != key_of(match)]
    ladder = Ladder(sorted([*others, match], key=key_of))
    path.write_text(as_toml("Matches between levels; written by `make ladder`.", ladder), encoding="utf-8")


def main() -> None:
    """Play the matches and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=imperia.game_names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=60.0, help="processor time of one match")
    parser.add_argument("--bots", default="", help="these levels alone, such as expert,strong")
    asked = parser.parse_args()
    levels = list(LEVELS)
    wanted = asked.bots.split(",") if asked.bots else levels
    for name in asked.games:
        for place in range(1, len(levels)):
            if levels[place] not in wanted:
                continue
            bot, against = levels[place], levels[place - 1]
            match = play_match(
                imperia.game(name), asked.seats, bot, against, asked.first, asked.seeds, 60 * asked.minutes
            )
            keep(match)
            print(msgspec.json.encode(match).decode(), flush=True)


if __name__ == "__main__":
    main()
