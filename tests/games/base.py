"""What the builders of all games' tests share: moves by notation, what may be played, and what was told.

Who plays is the first seat that is to act, unless a seat is given.
"""

import re
from typing import TypeVar

from imperia.kernel.errors import BadMove
from imperia.kernel.events import Event
from imperia.kernel.state import State

S = TypeVar("S", bound=State)


def made(kind: type[S], state: State) -> S:
    """A state, known to be of its game."""
    assert isinstance(state, kind)
    return state


def counts(text: str) -> dict[str, int]:
    """Things from a line like "2 wood 1 gold"."""
    words = text.split()
    return {thing: int(count) for count, thing in zip(words[::2], words[1::2], strict=True)}


def actor(state: State, seat: int | None = None) -> int:
    """Who plays."""
    return state.to_act()[0] if seat is None else seat


def code(state: State, text: str, seat: int) -> int:
    """The code of a move, in which a card with copies ("castle_1", "castle_2") may be named without its number."""
    game = state.game
    try:
        return game.parse(text)
    except BadMove:
        wanted = re.compile(re.escape(text) + r"_\d+")
        found = [move for move in state.moves(seat) if wanted.fullmatch(game.notation(move))]
        return found[0] if found else game.parse(f"{text}_1")


def play(state: S, *moves: str, seat: int | None = None) -> S:
    """Play moves by notation."""
    for move in moves:
        who = actor(state, seat)
        state.play(who, code(state, move, who))
    return state


def heard(state: State, *moves: str) -> list[Event]:
    """Play moves and return what was told."""
    state.journal = []
    play(state, *moves)
    events = state.journal
    state.journal = None
    return events


def words(events: list[Event]) -> list[str]:
    """What happened, by the words of the happenings."""
    return [event.what.word for event in events]


def legal(state: State, seat: int | None = None) -> set[str]:
    """The legal moves, in notation."""
    return {state.game.notation(move) for move in state.moves(actor(state, seat))}


def verbs(state: State) -> set[str]:
    """The verbs that can be played now."""
    return {move.split()[0] for move in legal(state)}


def can(state: State, text: str) -> bool:
    """True if a move is legal, for some copy of its card."""
    return not state.over and code(state, text, actor(state)) in state.moves(actor(state))


def why_not(state: State, text: str, seat: int | None = None) -> list[str]:
    """The rules against a move."""
    who = actor(state, seat)
    return state.game.why_not(state, who, code(state, text, who))


def totals(state: State) -> list[int]:
    """The score of every party."""
    return [score.total for score in state.scores()]
