"""The coach's findings about a game, as data for a page, a terminal or a program."""

from __future__ import annotations

import msgspec

from imperia.coach.hints import Reason


class Point(msgspec.Struct, frozen=True):
    """The chances of all parties after a number of moves, with all cards open."""

    move: int
    # As the game's rules count turns or rounds.
    round: int
    chances: list[float]


class Seen(msgspec.Struct, frozen=True):
    """The chance of the reader's seat before one of its own decisions, as it could see it."""

    move: int
    chance: float


class Judged(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    # The moves before it.
    move: int
    round: int
    seat: int
    played: str
    better: str
    # In chance to win, as the seat saw the game, and the error of that.
    loss: float
    error: float
    # The same with all cards open.
    open_loss: float
    # 1 from 5 points of chance on, 2 from 10, 3 from 15.
    mark: int
    reasons: list[Reason]


class Turning(msgspec.Struct, frozen=True):
    """One of the three decisions around which most changed hands, and what of it was luck for each party."""

    move: int
    round: int
    # -1 for what happened before anybody decided.
    seat: int
    played: str
    luck: list[float]
    skill: list[float]


class Account(msgspec.Struct, frozen=True):
    """Where the chances of a party went: `begun`, `luck`, `own` and `others` sum to `result`."""

    party: int
    begun: float
    luck: float
    own: float
    others: list[float]
    result: float


class Report(msgspec.Struct, frozen=True):
    """A game as the coach sees it now; a later report may know more."""

    game: str
    # Whose decisions are told.
    seat: int
    # What the seats are called, and then the opponents whom the rules play.
    parties: list[str]
    over: bool
    series: list[Point]
    seen: list[Seen]
    judged: list[Judged]
    turning: list[Turning]
    accounts: list[Account]
    # How many decisions of the seat there are, and how many were looked at; the same for all seats.
    decisions: int
    looked_at: int
    all_decisions: int
    all_looked_at: int
    # True if nothing more is to be expected.
    done: bool
