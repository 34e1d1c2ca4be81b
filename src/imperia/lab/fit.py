"""Games between bots, and the odds that are fitted to their results: what `imperia fit` does."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

import imperia
from imperia.bots import Team, find_bot
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadSetup
from imperia.kernel.fitted import Fitted, Insight, read_insight, write_insight
from imperia.kernel.game import Game, Value
from imperia.kernel.odds import results
from imperia.lab.likelihood import Sample, calibration, fit, held_out, judged_by, log_loss_of, weigh

# The points of the game between which the scale changes evenly.
KNOTS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
# Positions that are kept of each game, so that long games do not count for more than short ones.
POSITIONS: Final = 20
QUARTERS: Final = 4


class Setting(msgspec.Struct, frozen=True):
    """The subject of a fit: a kind of table, and who plays there."""

    game: str
    seats: int
    games: int
    # All seats of a table are played by one bot; the tables take turns.
    bots: tuple[str, ...]
    seed: int
    # What the table agrees on besides the usual, and all of it.
    given: dict[str, Value]
    options: dict[str, Value]


def setting(
    game: str, games: int, seats: int | None, bots: Sequence[str], seed: int, options: Mapping[str, Value]
) -> Setting:
    """A setting that can be played, or an error that says what is wrong with it."""
    found = imperia.game(game)
    seats = found.sheet.usual_seats if seats is None else seats
    complete = found.options_without_people(dict(options))
    found.start(seats, seed, complete)
    if games < 2:
        raise BadSetup("bad_games", games=games)
    for bot in bots:
        find_bot(bot)
    return Setting(game, seats, games, tuple(bots), seed, dict(options), complete)


def play_all(setting: Setting, progress: Callable[[int], None] = lambda games: None) -> list[Sample]:
    """Some positions of every game."""
    game = imperia.game(setting.game)
    found: list[Sample] = []
    for number in range(setting.games):
        found += play_one(game, setting, number)
        progress(1)
    return found


def play_one(game: Game, setting: Setting, number: int) -> list[Sample]:
    """Play one game and keep some of its positions, drawn evenly."""
    seed = setting.seed + number
    state = game.start(setting.seats, seed, setting.options)
    team = Team(dict.fromkeys(range(setting.seats), setting.bots[number % len(setting.bots)]), seed)
    seen: list[tuple[float, list[float], list[list[tuple[str, float]]]]] = []
    while not state.over:
        # Alone the other party is played by the rules, whose worth has no parts.
        parts = [game.parts(state, seat) for seat in range(setting.seats)] if setting.seats > 1 else []
        seen.append((game.progress(state), list(game.worths(state)), parts))
        seat = team.lots.of(state.awaited())
        state.take(seat, team.choose(state, seat))
    came = results(state)
    places = list(range(len(seen)))
    Chance(seed).shuffle(places)
    return [
        Sample(
            game=number,
            progress=seen[place][0],
            passed=place / len(seen),
            seats=setting.seats,
            automas=state.automas,
            worths=seen[place][1],
            results=came,
            parts=seen[place][2],
        )
        for place in sorted(places[:POSITIONS])
        if seen[place][0] > 0.0
    ]


def fit_odds(setting: Setting, samples: Sequence[Sample], commit: str) -> Fitted:
    """The odds of a kind of table, with how well they hold in games that they were not fitted on."""
    if setting.seats == 1 and len({sample.results[0] > 0 for sample in samples}) < 2:
        raise BadSetup("one_sided")
    judged = held_out(samples, KNOTS)
    weights: dict[str, list[float]] = {}
    # The parts are weighed where that holds better in games that the weights were not found in, and none of them counts
    # against whoever has it: with too few games that comes out of chance, and a bot would throw it away.
    if samples[0].parts:
        weighed, found = held_out(samples, KNOTS, weighed=True), weigh(samples)
        if log_loss_of(weighed) < log_loss_of(judged) and min(map(min, found.values())) >= 0.0:
            judged, weights = weighed, found
    odds = fit(judged_by(weights, samples) if weights else samples, KNOTS)
    tenths = calibration(judged)
    quarters = [
        [entry for entry in judged if int(QUARTERS * entry[1].passed) == quarter] for quarter in range(QUARTERS)
    ]
    automas = any(sample.automas for sample in samples)
    return Fitted(
        seats=setting.seats,
        options=setting.given,
        bots=list(setting.bots),
        games=setting.games,
        seed=setting.seed,
        commit=commit,
        at=list(KNOTS),
        scale=[round(knot.scale, 5) for knot in odds.knots],
        automa=[round(knot.automa, 3) for knot in odds.knots] if automas else [],
        parts=weights,
        counts=[tenth.count for tenth in tenths],
        off=[round(tenth.off, 1) for tenth in tenths],
        loss=[round(log_loss_of(quarter), 3) for quarter in quarters],
    )


def insight_file(game: str) -> Path:
    """Where the weights of a game are kept."""
    return Path(imperia.__file__).parent / "games" / game / "insight.toml"


def keep(path: Path, found: Fitted) -> None:
    """Write the odds of one kind of table, in place of older ones for the same kind."""
    others = [one for one in read_insight(path).odds if (one.seats, one.options) != (found.seats, found.options)]
    # The first one that fits a table is taken: those with options stand before the general ones.
    ordered = sorted([*others, found], key=lambda one: (one.seats, -len(one.options), str(sorted(one.options.items()))))
    path.write_text(write_insight(Insight(ordered)), encoding="utf-8")


def commit_of(folder: Path) -> str:
    """The commit that is checked out, or the release where there is none."""
    asked = ["git", "-C", str(folder), "rev-parse", "--short=8", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return version("imperia")
