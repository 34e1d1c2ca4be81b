"""A kept game is played: who moves, and what happens, as lines that are hashed.

What happens is behaviour: who is asked, the legal moves and the one that is played by notation, events with their
details, the score by source. Words, views and cited rules are not, so a better label leaves the hash as it is.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

import imperia
from imperia.kernel.errors import ImperiaError
from imperia.kernel.events import Event
from imperia.kernel.game import Game
from imperia.kernel.record import Header, Record
from imperia.kernel.state import State
from tests.games.golden.tables import Table
from tests.games.record import FOLDER

# The seed of the game that is written out, and those of all games of a table whose behaviour is hashed.
SEED: Final = 24
SEEDS: Final = (24, 25, 26)
# One move in so many may be of a seat that has answered already and changes its mind.
CHANGES_OF_MIND: Final = 16
# Of a hash; nobody forges it.
DIGITS: Final = 16


class Behaviour:
    """A running hash of what happens in one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._hash = hashlib.sha256()
        self._notations: dict[int, str] = {}

    def __str__(self) -> str:
        return self._hash.hexdigest()[:DIGITS]

    def add(self, line: str) -> None:
        """Note one thing that happened."""
        self._hash.update(f"{line}\n".encode())

    def ask(self, state: State) -> None:
        """Who may act, who is waited for, and the legal moves of each."""
        self.add(f"to act {state.to_act()}, awaited {state.awaited()}")
        for seat in state.to_act():
            self.add(f"{seat} may {', '.join(map(self._notation, state.moves(seat)))}")

    def play(self, seat: int, move: int) -> None:
        """A move that is made."""
        self.add(f"{seat} {self._notation(move)}")

    def tell(self, events: list[Event]) -> None:
        """Events by their words, not by numbers: a card more in the box changes none of the others."""
        for event in events:
            to = event.to if event.what.secret else ""
            self.add(f"{event.what.word} by {event.seat} to {to}: {' '.join(self._details(event))}")

    def count(self, state: State) -> None:
        """The score by source and who wins."""
        for score in state.scores():
            self.add(", ".join(f"{line.source} {line.count} {line.points}" for line in score.lines))
        self.add(f"ranking {state.ranking()}, winners {state.winners()}")

    def _notation(self, move: int) -> str:
        if move not in self._notations:
            self._notations[move] = self._game.notation(move)
        return self._notations[move]

    def _details(self, event: Event) -> Iterator[str]:
        nouns = event.what.nouns
        for place, detail in enumerate(event.details):
            noun = self._game.nouns.get(nouns[min(place, len(nouns) - 1)].rstrip("*"))
            yield noun.words[detail] if noun is not None and 0 <= detail < len(noun) else str(detail)


class Played:
    """A kept game: how it begins, its moves, and what happened by the time of each decision."""

    def __init__(self, record: Record, behaviour: list[str]) -> None:
        self.record: Final = record
        # After the set-up, after each move, and after the score.
        self.behaviour: Final = behaviour


class Stale(Exception):
    """A recorded game cannot be played as it was."""


def behaviour_of(table: Table) -> str:
    """The hash of each game at a table; that a recorded game cannot be played any more is behaviour as well."""
    try:
        return " ".join(play(table, seed).behaviour[-1] for seed in (SEEDS[:1] if table.record else SEEDS))
    except Stale as error:
        return str(error)


@cache
def play(table: Table, seed: int) -> Played:
    """Play a game of a table to its end; Stale if the rules do not allow what was recorded."""
    try:
        return _play(table, seed)
    except ImperiaError as error:
        if not table.record:
            raise
        raise Stale(f"{table.record}.record cannot be played as it was: {error}") from error


def _play(table: Table, seed: int) -> Played:
    record, moves = _begin(table, seed)
    behaviour = Behaviour(record.game)
    state = record.start(telling=True)
    behaviour.tell(take_journal(state))
    hashes = [str(behaviour)]
    while not state.over:
        behaviour.ask(state)
        if table.record and not moves:
            raise Stale(f"{table.record}.record ends before the game does.")
        key = f"{table} {seed} {len(record.moves)}"
        seat, move = moves.pop() if table.record else _by_lot(key, state)
        behaviour.play(seat, move)
        state.play(seat, move)
        record.moves.append((seat, move))
        behaviour.tell(take_journal(state))
        hashes.append(str(behaviour))
    behaviour.count(state)
    hashes.append(str(behaviour))
    return Played(record, hashes)


def _begin(table: Table, seed: int) -> tuple[Record, list[tuple[int, int]]]:
    """A game before its first move, and its moves, the last one first, if somebody has played it already."""
    if not table.record:
        return Record(imperia.game(table.game), table.seats, seed, table.options, ["lots"] * table.seats), []
    path = FOLDER / table.game / "records" / f"{table.record}.record"
    first, *lines = path.read_text("utf-8").splitlines()[:-1]
    # Not as a record is read: a name in the content that was mended changes nothing of what happens.
    header = msgspec.json.decode(first, type=Header)
    game = imperia.game(header.game)
    moves = [(int(seat), game.parse(move)) for seat, _, move in (line.partition(" ") for line in reversed(lines))]
    return Record(game, header.seats, header.seed, header.options, header.players), moves


def _by_lot(key: str, state: State) -> tuple[int, int]:
    """A seat and one of its legal moves, by lots that no part of the program draws: only the rules decide."""
    lots = hashlib.blake2b(key.encode(), digest_size=24).digest()
    mind, who, what = (int.from_bytes(lots[place : place + 8]) for place in (0, 8, 16))
    seats = state.awaited() if mind % CHANGES_OF_MIND else state.to_act()
    seat = seats[who % len(seats)]
    moves = state.moves(seat)
    return seat, moves[what % len(moves)]


def take_journal(state: State) -> list[Event]:
    """What was told since the last look."""
    events = state.journal or []
    state.journal = []
    return events
