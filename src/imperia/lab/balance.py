"""How balanced a game is among bots: wins by seat and role, points by source, length, and what winners had."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from imperia.lab.intervals import estimate
from imperia.lab.trial import Played

# All intervals of one table hold together with this chance to err.
ERROR = 0.05


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its interval; off where the interval leaves par out."""

    word: str
    # Tables in which it was there.
    games: int
    wins: float
    low: float
    high: float
    off: bool
    points: float


class Meeting(msgspec.Struct, frozen=True):
    """How often one role had more points than another at the same table; equal points count half."""

    role: str
    other: str
    games: int
    ahead: float


class Source(msgspec.Struct, frozen=True):
    """Points from one source, on the average, of who won and of who did not."""

    word: str
    winners: float
    others: float


class Piece(msgspec.Struct, frozen=True):
    """A card or a verb: how many of all players had or moved it, and how many of these won."""

    word: str
    players: int
    # Shares of all players; a verb is neither seen nor used.
    presence: float
    seen: float
    used: float
    wins: float
    low: float
    high: float
    off: bool


class Balance(msgspec.Struct, frozen=True):
    """What came of some games with one content."""

    games: int
    par: float
    seats: list[Share]
    roles: list[Share]
    # Where different bots played each other.
    bots: list[Share]
    meetings: list[Meeting]
    sources: list[Source]
    cards: list[Piece]
    verbs: list[Piece]
    # How many games had each length.
    lengths: dict[int, int]
    decisions: float
    leads: float
    margin: float
    shared: int


class _Player(msgspec.Struct):
    """One seat of one game."""

    seed: int
    seat: str
    role: str
    bot: str
    won: float
    points: int
    sources: dict[str, int]
    seen: set[str]
    cards: set[str]
    used: set[str]
    verbs: set[str]


def balance(seeds: Sequence[Sequence[Played]]) -> Balance:
    """The balance in the games of some seeds."""
    players = [one for seed, games in enumerate(seeds) for game in games for one in _players(seed, game)]
    games = [game for one in seeds for game in one]
    par = 1 / len(games[0].scores)
    return Balance(
        games=len(games),
        par=round(par, 6),
        seats=_shares(players, par, [(one.seat, one) for one in players]),
        roles=_shares(players, par, [(one.role, one) for one in players if one.role]),
        bots=_shares(players, par, [(one.bot, one) for one in players])
        if len({one.bot for one in players}) > 1
        else [],
        meetings=_meetings(games),
        sources=_sources(players),
        cards=_pieces(players, par, [(word, one) for one in players for word in one.cards]),
        verbs=_pieces(players, par, [(word, one) for one in players for word in one.verbs]),
        lengths={length: sum(game.length == length for game in games) for length in sorted({g.length for g in games})},
        decisions=round(fmean(game.decisions for game in games), 3),
        leads=round(fmean(game.leads for game in games), 3),
        margin=round(fmean(_margin(game) for game in games), 3),
        shared=sum(len(game.winners) > 1 for game in games),
    )


def _players(seed: int, game: Played) -> Iterable[_Player]:
    for seat, points in enumerate(game.scores):
        won = 1 / len(game.winners) if seat in game.winners else 0.0
        yield _Player(
            seed=seed,
            seat=str(seat + 1),
            role=game.roles[seat],
            bot=game.bots[seat],
            won=won,
            points=points,
            sources=game.sources[seat],
            seen=set(game.seen[seat]),
            cards=set(game.cards[seat]),
            used=set(game.used[seat]),
            verbs=set(game.verbs[seat]),
        )


def _margin(game: Played) -> int:
    best, *others = sorted(game.scores, reverse=True)
    return best - others[0] if others else 0


def _grouped(named: Iterable[tuple[str, _Player]]) -> dict[str, list[_Player]]:
    found: dict[str, list[_Player]] = {}
    for word, player in named:
        found.setdefault(word, []).append(player)
    return dict(sorted(found.items()))


def _beside_par(players: Sequence[_Player], par: float, error: float) -> tuple[float, float, float, bool]:
    """A share of wins, its interval, and whether that leaves par out; the games of one seed are one observation."""
    by_seed: dict[int, list[float]] = {}
    for one in players:
        by_seed.setdefault(one.seed, []).append(one.won - par)
    wins = fmean(one.won for one in players)
    found = estimate([fmean(values) for values in by_seed.values()], error)
    if found is None:
        return round(wins, 6), 0.0, 1.0, False
    low, high = max(0.0, par + found.low), min(1.0, par + found.high)
    return round(wins, 6), round(low, 6), round(high, 6), found.p < error


def _shares(players: Sequence[_Player], par: float, named: Iterable[tuple[str, _Player]]) -> list[Share]:
    groups = _grouped(named)
    found = []
    for word, group in groups.items():
        wins, low, high, off = _beside_par(group, par, ERROR / len(groups))
        found.append(Share(word, len(group), wins, low, high, off, round(fmean(one.points for one in group), 3)))
    return found


def _pieces(players: Sequence[_Player], par: float, named: Iterable[tuple[str, _Player]]) -> list[Piece]:
    groups = _grouped(named)
    found = []
    for word, group in groups.items():
        wins, low, high, off = _beside_par(group, par, ERROR / len(groups))
        had, seen, used = (
            round(count / len(players), 6)
            for count in (
                len(group),
                sum(word in one.seen for one in players),
                sum(word in one.used for one in players),
            )
        )
        found.append(Piece(word, len(group), had, seen, used, wins, low, high, off))
    return found


def _meetings(games: Sequence[Played]) -> list[Meeting]:
    found: dict[tuple[str, str], list[float]] = {}
    for game in games:
        for seat, role in enumerate(game.roles):
            for other, against in enumerate(game.roles):
                if role and against and role != against:
                    lead = game.scores[seat] - game.scores[other]
                    found.setdefault((role, against), []).append(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    return [Meeting(*both, len(values), round(fmean(values), 6)) for both, values in sorted(found.items())]


def _sources(players: Sequence[_Player]) -> list[Source]:
    words = dict.fromkeys(word for one in players for word in one.sources)
    sides = [[one for one in players if one.won > 0], [one for one in players if one.won == 0]]
    return [
        Source(word, *(round(fmean(one.sources.get(word, 0) for one in side), 3) if side else 0.0 for side in sides))
        for word in words
    ]
