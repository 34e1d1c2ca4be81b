"""Bots against each other: every seed from every seat, so that neither luck nor a seat makes anybody look strong.

A bot that fails (an exception, a move that is not legal) loses the game alone; the others share the win.

The luck of the draws can be taken off the results (`luck.py`): then as many games say more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Final

import msgspec

from imperia.bots import Team, find_bot
from imperia.games import game as find_game
from imperia.kernel.errors import BadBot, BadSetup
from imperia.kernel.game import Value
from imperia.kernel.score import totals
from imperia.lab.luck import Luck
from imperia.lab.ratings import Rating, rate, share_of_wins, steady_share
from imperia.lab.sprt import OPEN, verdict
from imperia.lab.workers import in_order

# With a test that decides for itself: no more seeds than these.
MOST_SEEDS: Final = 2000
# Games of a kept arena that a check plays again.
CHECKED: Final = 3
NOBODY: Final = -1
# Digits of luck that are kept: no more than every machine agrees on.
FINE: Final = 6


class Arena(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and how often."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    seeds: int
    options: dict[str, Value]
    # Stop as soon as it is decided whether the first bot wins more than its share.
    sprt: bool = False
    # How often what is drawn is drawn anew, to take luck off the results; never if 0.
    redraws: int = 0

    @property
    def line_ups(self) -> list[tuple[int, ...]]:
        """Who sits where in the games of one seed, by their numbers: each choice of bots, turned from seat to seat."""
        everybody = range(len(self.bots))
        if len(self.bots) >= self.seats:
            tables = list(combinations(everybody, self.seats))
        else:
            tables = [tuple(everybody[seat % len(self.bots)] for seat in range(self.seats))]
        return [chosen[turn:] + chosen[:turn] for chosen in tables for turn in range(self.seats)]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game: who sat where, points, places by seat, and who failed."""

    seed: int
    bots: tuple[int, ...]
    scores: list[int]
    # Seats by place; those who share one stand together.
    places: list[list[int]]
    winners: list[int]
    decisions: int
    # What luck brought each seat, in wins; empty where nobody asked.
    luck: list[float] = []
    # The seat whose bot failed, or -1, and what it did.
    failed: int = NOBODY
    problem: str = ""


class Thought(msgspec.Struct):
    """Processor time of the decisions of one bot that left a choice."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """Some more decisions."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot came out."""

    bot: str
    games: int
    # Shares of the games won, ties shared and less luck, with the 95 % interval over the seeds; and what chance alone
    # would give.
    won: float
    low: float
    high: float
    par: float
    rating: Rating
    mean_score: float
    # Points ahead of the best opponent, on average.
    margin: float
    failures: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an arena; the same command gives the same report to the byte, on every machine and build."""

    arena: Arena
    rules: int
    content: str
    seeds: int
    verdict: str
    standings: list[Standing]
    games: list[Played]


def arena(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    seeds: int = 50,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    sprt: bool = False,
    redraws: int = 0,
) -> Arena:
    """An arena that can be played, or an error that says what is wrong with it."""
    found = find_game(game)
    seats = max(found.sheet.usual_seats, 1) if seats is None else seats
    complete = found.options_without_people(options or {})
    found.start(seats, seed, complete)
    if seeds < 1:
        raise BadSetup("bad_games", games=seeds)
    if sprt and len(set(bots)) < 2 and seats > 1:
        raise BadSetup("sprt_bots", bots=list(bots))
    for bot in bots:
        find_bot(bot)
    if len(set(bots)) != len(bots):
        raise BadSetup("same_bots", bots=list(bots))
    if redraws < 0:
        raise BadSetup("bad_redraws", redraws=redraws)
    wanted = MOST_SEEDS if sprt else seeds
    found.check_seed(seed + wanted - 1)
    return Arena(
        game=game,
        seats=seats,
        bots=tuple(bots),
        seed=seed,
        seeds=wanted,
        options=complete,
        sprt=sprt,
        redraws=redraws,
    )


def play_seed(arena: Arena, seed: int) -> tuple[list[Played], list[Thought]]:
    """All games of one seed, and how long each bot thought."""
    thought = [Thought() for _ in arena.bots]
    return [play_game(arena, seed, line_up, thought) for line_up in arena.line_ups], thought


def play_game(arena: Arena, seed: int, line_up: tuple[int, ...], thought: Sequence[Thought]) -> Played:
    """One game; what each bot does follows from the seed and its seat alone."""
    state = find_game(arena.game).start(arena.seats, seed, arena.options)
    luck = Luck(arena.seats, arena.redraws, seed)
    seat = 0
    decisions = 0
    try:
        team = Team({place: arena.bots[bot] for place, bot in enumerate(line_up)}, seed)
        while not state.over:
            seat = state.awaited()[0]
            choice = len(state.legal_moves(seat)) > 1
            begin = time.process_time()
            move = team.choose(state, seat)
            spent = time.process_time() - begin
            if choice:
                thought[line_up[seat]].add(1, spent, spent)
            luck.take(state, seat, move)
            decisions += 1
    except BadBot as error:
        others = [one for one in range(arena.seats) if one != seat]
        return Played(
            seed=seed,
            bots=line_up,
            scores=totals(state.scores())[: arena.seats],
            places=[others, [seat]] if others else [[seat]],
            winners=others,
            decisions=decisions,
            failed=seat,
            problem=str(error),
        )
    return Played(
        seed=seed,
        bots=line_up,
        scores=totals(state.scores())[: arena.seats],
        places=[place for tied in state.ranking() if (place := [one for one in tied if one < arena.seats])],
        winners=state.winners(),
        decisions=decisions,
        luck=[round(one, FINE) for one in luck.of] if arena.redraws else [],
    )


def play_arena(
    arena: Arena, workers: int = 1, progress: Callable[[int], None] = lambda seeds: None
) -> tuple[Report, list[Thought]]:
    """Play an arena to its end, or until it is decided; the report does not depend on how many share the work."""
    if workers < 1:
        raise BadSetup("bad_workers", workers=workers)
    by_seed: list[list[Played]] = []
    thought = [Thought() for _ in arena.bots]
    decided = OPEN
    seeds = range(arena.seed, arena.seed + arena.seeds)
    results: Iterator[tuple[list[Played], list[Thought]]] = in_order(partial(play_seed, arena), seeds, workers)
    for games, spent in results:
        by_seed.append(games)
        for whole, part in zip(thought, spent, strict=True):
            whole.add(part.decisions, part.seconds, part.longest)
        progress(1)
        if arena.sprt:
            decided = verdict([share(played, 0) for played in by_seed], par(by_seed[0], 0))
            if decided != OPEN:
                break
    return report(arena, by_seed, decided), thought


def report(arena: Arena, by_seed: Sequence[Sequence[Played]], decided: str) -> Report:
    """Add the games up."""
    game = find_game(arena.game)
    ranked = [[in_bots(played) for played in games] for games in by_seed]
    lucks = [[lucky(games, bot) for bot in range(len(arena.bots))] for games in by_seed]
    ratings = rate(ranked, len(arena.bots), arena.seed, lucks)
    return Report(
        arena=arena,
        rules=game.sheet.rules_version,
        content=game.fingerprint,
        seeds=len(by_seed),
        verdict=decided,
        standings=[standing(arena, bot, by_seed, ratings[bot]) for bot in range(len(arena.bots))],
        games=[played for games in by_seed for played in games],
    )


def in_bots(played: Played) -> list[list[int]]:
    """The places of a game by bot."""
    return [[played.bots[seat] for seat in tied] for tied in played.places]


def share(games: Sequence[Played], bot: int) -> float:
    """A bot's average share of the wins in the games of a seed in which it sat, less its luck there."""
    seats = [(played, seat) for played in games for seat, who in enumerate(played.bots) if who == bot]
    won = sum(1.0 / len(played.winners) for played, seat in seats if seat in played.winners)
    return (won - lucky(games, bot)) / len(seats)


def lucky(games: Sequence[Played], bot: int) -> float:
    """What luck brought a bot in some games, in wins."""
    told = [played for played in games if played.luck]
    return sum(played.luck[seat] for played in told for seat, who in enumerate(played.bots) if who == bot)


def par(games: Sequence[Played], bot: int) -> float:
    """A seat's share of wins among equals."""
    return 1.0 / len(games[0].bots)


def standing(arena: Arena, bot: int, by_seed: Sequence[Sequence[Played]], rating: Rating) -> Standing:
    """How one bot came out."""
    shares = [share(games, bot) for games in by_seed]
    won, low, high = (steady_share if arena.redraws else share_of_wins)(shares)
    seats = [
        (played, seat) for games in by_seed for played in games for seat, who in enumerate(played.bots) if who == bot
    ]
    margins = [
        played.scores[seat] - max([points for other, points in enumerate(played.scores) if other != seat], default=0)
        for played, seat in seats
    ]
    return Standing(
        bot=arena.bots[bot],
        games=len(seats),
        won=round(won, 4),
        low=round(low, 4),
        high=round(high, 4),
        par=round(par(by_seed[0], bot), 4),
        rating=rating,
        mean_score=round(sum(played.scores[seat] for played, seat in seats) / len(seats), 2),
        margin=round(sum(margins) / len(margins), 2),
        failures=sum(played.failed == seat for played, seat in seats),
    )


def check(kept: Report) -> list[Played]:
    """Play some games of a report again, spread over it; those that come out otherwise."""
    game = find_game(kept.arena.game)
    if (game.sheet.rules_version, game.fingerprint) != (kept.rules, kept.content):
        raise BadSetup("arena_other_rules", game=kept.arena.game, rules=kept.rules)
    step = max(1, len(kept.games) // CHECKED)
    thought = [Thought() for _ in kept.arena.bots]
    return [
        played
        for played in kept.games[::step][:CHECKED]
        if play_game(kept.arena, played.seed, played.bots, thought) != played
    ]
