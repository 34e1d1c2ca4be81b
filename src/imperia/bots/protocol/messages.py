"""The lines of the protocol: what the host asks, and what a bot may say to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from imperia.kernel.errors import BadBot
from imperia.kernel.game import Game, Value

# A program that speaks another one is told so at once, not by answers that make no sense.
PROTOCOL: Final = 1


class Ask(msgspec.Struct, frozen=True, tag_field="ask"):
    """Something that the host asks; every one of them is answered with one object."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first line: who asks, and in which version of the protocol."""

    imperia: str
    protocol: int = PROTOCOL


class NewGame(Ask, frozen=True, tag="new"):
    """A game begins; whatever the bot remembers of an earlier one is over."""

    game: str
    rules_version: int
    content: str
    seats: int
    seat: int
    options: dict[str, Value]
    # For whatever the bot draws by chance: with the same seed it should play the same game.
    seed: int


class Offered(msgspec.Struct, frozen=True):
    """A legal move: its code, its notation and what people read."""

    move: int
    notation: str
    label: str


class Budget(msgspec.Struct, frozen=True):
    """How long the bot may think, requests included, and how many imagined worlds it may hold at once."""

    seconds: float
    worlds: int


class ChooseMove(Ask, frozen=True, tag="choose"):
    """A decision."""

    seat: int
    # The name of the question and its words, and the rule that asks it.
    question: str
    text: str
    rule: str
    moves: list[Offered]
    # All that the seat may see.
    view: Any
    budget: Budget


class Result(Ask, frozen=True, tag="result"):
    """A game was played to its end."""

    scores: list[int]
    # By seat and automa, 1 for the first; those that share a place have the same number.
    places: list[int]
    winners: list[int]


class Greeting(msgspec.Struct, frozen=True):
    """A bot's answer to hello; it may ask for texts in French."""

    protocol: int
    name: str = ""
    lang: str = "en"


class Done(msgspec.Struct, frozen=True):
    """An answer in which nothing has to stand."""


class Said(msgspec.Struct, frozen=True):
    """A bot's message during a choice: its move, or a request about an imagined world."""

    move: int | str | None = None
    do: str = ""
    world: int | None = None
    seat: int | None = None


# What the host says to a request.


class World(msgspec.Struct, frozen=True):
    """The handle of an imagined world."""

    world: int


class Turn(msgspec.Struct, frozen=True):
    """A seat that may move in an imagined world, what it is asked and its legal moves."""

    seat: int
    question: str
    moves: list[int]


class Turns(msgspec.Struct, frozen=True):
    """Who may move in an imagined world, those that the game waits for first."""

    over: bool
    turns: list[Turn]


class Values(msgspec.Struct, frozen=True):
    """How good a world looks for every seat, and the chances to win of every seat and automa."""

    values: list[float]
    chances: list[float]


class Scores(msgspec.Struct, frozen=True):
    """How a world stands."""

    over: bool
    scores: list[int]
    places: list[int]
    winners: list[int]


class Failed(msgspec.Struct, frozen=True):
    """A request that cannot be fulfilled; nothing has changed, and the bot may go on."""

    error: str


def offered(game: Game, moves: list[int]) -> list[int]:
    """Legal moves without those that only take back what was answered: a program would go round in them for ever."""
    retractions = game.vocabulary.retractions
    return [move for move in moves if move not in retractions] if retractions else moves


def read_greeting(greeting: Greeting, name: str) -> str:
    """The language that a program wants to read, if it speaks the same protocol."""
    if greeting.protocol != PROTOCOL:
        raise BadBot("bot_protocol", bot=name, found=greeting.protocol, known=PROTOCOL)
    return greeting.lang if greeting.lang in ("en", "fr") else "en"
