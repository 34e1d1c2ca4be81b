"""Thousands of games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from imperia.bots import Team, find_bot
from imperia.games import game as find_game
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Value
from imperia.kernel.lots import Lots
from imperia.kernel.playout import move_by_lot, playout
from imperia.kernel.record import Record, keep_record
from imperia.kernel.score import Score, totals
from imperia.kernel.soundness import Choose, check_game
from imperia.kernel.state import State
from imperia.lab.parcels import Parcels
from imperia.lab.workers import LOCAL, Engine, spread

# One decision in this many gets the costly checks; components, moves and scores are checked at every one.
CHECK_SHARE: Final = 100


class Plan(msgspec.Struct, frozen=True):
    """The settings of a simulation."""

    game: str
    games: int
    seats: int
    # One bot a seat.
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value]
    check: bool = False
    records: str = ""

    @property
    def turns(self) -> int:
        """The games of a seed: bots that differ have every seat once, and with it every faction that it deals."""
        return self.seats if len(set(self.bots)) > 1 else 1

    def seating(self, number: int) -> list[str]:
        """The bots of a game by seat."""
        turn = number % self.turns
        return [*self.bots[turn:], *self.bots[:turn]]

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        return self.seed + number // self.turns


class Outcome(msgspec.Struct):
    """One game: who sat where and played what, points, winners, and how long it took."""

    bots: list[str]
    roles: list[str]
    scores: list[int]
    # The points of each seat by what they came from.
    sources: list[dict[str, int]]
    winners: list[int]
    decisions: int
    length: int
    finished: bool


class Tally(msgspec.Struct):
    """Wins (a shared win counts in parts) and mean scores, by bot and by seat."""

    bots: dict[str, float]
    seats: list[float]


class Role(msgspec.Struct):
    """How a faction or a clan did: how often it was played, its wins and its mean score."""

    played: int = 0
    wins: float = 0.0
    mean_score: float = 0.0


class Report(msgspec.Struct):
    """The results of a simulation."""

    game: str
    seats: int
    # How many were played, and how many were to be: fewer were if somebody stopped it.
    games: int
    planned: int
    bots: list[str]
    seed: int
    options: dict[str, Value]
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: Tally
    mean_scores: Tally
    # By faction or clan, where players play different ones.
    roles: dict[str, Role]
    # A player's average points by source.
    sources: dict[str, float]
    shared_wins: int
    # In the turns or rounds that the game counts.
    mean_length: float
    checked: bool


def plan(
    game: str,
    games: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: dict[str, Value] | None = None,
    check: bool = False,
    records: Path | None = None,
) -> Plan:
    """A plan that can be carried out, or an error that says what is wrong with it."""
    found = find_game(game)
    seats = found.sheet.usual_seats if seats is None else seats
    complete = found.options_without_people(options or {})
    found.start(seats, seed, complete)
    if games < 1:
        raise BadSetup("bad_games", games=games)
    if len(bots) not in (1, seats):
        raise BadSetup("bot_count", bots=len(bots), seats=seats)
    for bot in bots:
        find_bot(bot)
    full = tuple(bots) * (seats if len(bots) == 1 else 1)
    made = Plan(game, games, seats, full, seed, complete, check, str(records or ""))
    found.check_seed(made.seed_of(games - 1))
    return made


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda games: None, engine: Engine = LOCAL
) -> Report:
    """Play the games of a plan until somebody stops it (Ctrl-C); `progress` hears how many more are done."""
    begin = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        for part in _parts(plan, workers, engine):
            outcomes += part
            progress(len(part))
    except KeyboardInterrupt:
        if not outcomes:
            raise
    return report(plan, outcomes, time.perf_counter() - begin)


def _parts(plan: Plan, workers: int, engine: Engine) -> Iterator[list[Outcome]]:
    if workers == 1 and engine == LOCAL:
        # Nothing is handed out, so every game is heard of by itself.
        yield from ([play_game(plan, number)] for number in range(plan.games))
        return
    parcels = Parcels(plan.games, (), workers)
    for part, seconds in spread(partial(play_games, plan), parcels, workers, engine):
        parcels.heard(len(part), seconds)
        yield part


def play_games(plan: Plan, numbers: range) -> tuple[list[Outcome], float]:
    """The games of a plan with these numbers, and how many seconds they took."""
    begin = time.perf_counter()
    played = [play_game(plan, number) for number in numbers]
    return played, time.perf_counter() - begin


def play_game(plan: Plan, number: int) -> Outcome:
    """One game; its seed and its seating follow from its number alone, whoever plays it and when."""
    record = set_up(plan, number)
    game, names = record.game, record.players
    if set(names) == {"random"} and not plan.check and not plan.records:
        # Nothing is kept of such a game but its result, so it is played in one compiled loop.
        state = game.start(plan.seats, record.seed, plan.options)
        decisions = playout(state, Lots(record.seed))
    else:
        state = play_record(plan, record)
        decisions = len(record.moves)
    scores = state.scores()[: plan.seats]
    return Outcome(
        bots=names,
        roles=[game.role(state, seat) for seat in range(plan.seats)],
        scores=totals(scores),
        sources=[points_by_source(score) for score in scores],
        winners=state.winners(),
        decisions=decisions,
        length=game.length(state),
        finished=state.over,
    )


def set_up(plan: Plan, number: int) -> Record:
    """A game of a plan before its first move."""
    return Record(find_game(plan.game), plan.seats, plan.seed_of(number), plan.options, plan.seating(number))


def play_record(plan: Plan, record: Record, watch: Callable[[Choose], Choose] = lambda choose: choose) -> State:
    """Play a game of a plan to its end, as the plan says; somebody may watch the bots choose."""
    team = Team(dict(enumerate(record.players)), record.seed)
    choose = watch(bot_choices(record, team))
    state = check_game(record, choose, CHECK_SHARE) if plan.check else play_out(record, choose)
    team.end(state)
    if plan.records:
        turns = [plan.seating(turn) for turn in range(plan.turns)]
        which = f"-{turns.index(record.players) + 1}" if len(turns) > 1 else ""
        write_record(Path(plan.records), record, state, which)
    return state


def points_by_source(score: Score) -> dict[str, int]:
    """One player's points by source."""
    found: dict[str, int] = {}
    for line in score.lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def write_record(folder: Path, record: Record, state: State, which: str = "") -> Path:
    """Keep a record in a folder, named by game, seats and seed, and by which game of the seed it is."""
    path = folder / f"{record.game.name}-{record.seats}-{record.seed}{which}.record"
    keep_record(path, record, state)
    return path


def bot_choices(record: Record, team: Team | None = None) -> Choose:
    """The choices of the bots named in a record, each from its own seat's knowledge."""
    if set(record.players) == {"random"}:
        # The same games as in the compiled loop, whether anybody records and checks them or not.
        lots = Lots(record.seed)
        return lambda state: move_by_lot(state, lots)
    bots = team or Team(dict(enumerate(record.players)), record.seed)

    def choose(state: State) -> tuple[int, int]:
        seat = bots.lots.of(state.awaited())
        return seat, bots.choose(state, seat)

    return choose


def play_out(record: Record, choose: Choose) -> State:
    """Play a record to the end."""
    state = record.replay()
    while not state.over:
        seat, move = choose(state)
        state.take(seat, move)
        record.moves.append((seat, move))
    return state


def report(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    """Add the outcomes up."""
    wins_by_bot = dict.fromkeys(plan.bots, 0.0)
    points_by_bot = dict.fromkeys(plan.bots, 0)
    wins_by_seat = [0.0] * plan.seats
    points_by_seat = [0] * plan.seats
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            points_by_bot[bot] += outcome.scores[seat]
            points_by_seat[seat] += outcome.scores[seat]
        for seat in outcome.winners:
            wins_by_bot[outcome.bots[seat]] += 1 / len(outcome.winners)
            wins_by_seat[seat] += 1 / len(outcome.winners)
    games = len(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Report(
        game=plan.game,
        seats=plan.seats,
        games=games,
        planned=plan.games,
        bots=list(plan.bots),
        seed=plan.seed,
        options=plan.options,
        finished=sum(outcome.finished for outcome in outcomes),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        wins=Tally(
            {bot: round(wins, 3) for bot, wins in wins_by_bot.items()}, [round(wins, 3) for wins in wins_by_seat]
        ),
        mean_scores=Tally(
            {bot: round(points / games / plan.bots.count(bot), 3) for bot, points in points_by_bot.items()},
            [round(points / games, 3) for points in points_by_seat],
        ),
        roles=count_roles(outcomes),
        sources=mean_sources(outcomes),
        shared_wins=sum(len(outcome.winners) > 1 for outcome in outcomes),
        mean_length=round(sum(outcome.length for outcome in outcomes) / games, 2),
        checked=plan.check,
    )


def mean_sources(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """A player's average points by source, in the order of counting."""
    found: dict[str, int] = {}
    players = 0
    for outcome in outcomes:
        players += len(outcome.sources)
        for sources in outcome.sources:
            for source, points in sources.items():
                found[source] = found.get(source, 0) + points
    return {source: round(points / players, 3) for source, points in found.items()}


def count_roles(outcomes: Sequence[Outcome]) -> dict[str, Role]:
    """How each faction or clan did."""
    found: dict[str, Role] = {}
    for outcome in outcomes:
        for seat, word in enumerate(outcome.roles):
            if word:
                role = found.setdefault(word, Role())
                role.played += 1
                role.wins += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                role.mean_score += outcome.scores[seat]
    for role in found.values():
        role.wins = round(role.wins, 3)
        role.mean_score = round(role.mean_score / role.played, 3)
    return dict(sorted(found.items()))
