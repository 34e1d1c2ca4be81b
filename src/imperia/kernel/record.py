"""Records: a game as its setup and its moves, one line each, that replays exactly or is refused.

The first line says which game was set up how, as JSON. Then comes a line a move: the seat and the notation. The last
line, JSON again, says how the game stood after them and who played what, with a check sum over all lines before it;
of a game that is over it says who won and who came where.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from imperia.kernel.errors import BadRecord, BadSetup, ImperiaError
from imperia.kernel.game import Game, Value
from imperia.kernel.misfit import Misfit, read_json
from imperia.kernel.score import places, totals
from imperia.kernel.state import State

FORMAT: Final = 1
SEAT: Final = re.compile("[0-9]{1,3}")


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    imperia: int
    game: str
    rules: int
    # What the content was, as a fingerprint.
    content: str
    seats: int
    seed: int
    options: dict[str, Value]
    players: list[str]
    # What the fingerprint of the seed was made with, where one was shown before the game.
    salt: str = ""
    # Where the game began, if not with its setup.
    position: dict[str, Any] | None = None
    # The pack that it was played with; empty for the printed content.
    pack: str = ""


class Closing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The last line of a record; what older records do not say is None, and so is what there is not."""

    moves: int
    over: bool
    scores: list[int]
    # The seats that won, and the place of every seat and automa, 1 for the first; only of a game that is over.
    winners: list[int] | None = None
    places: list[int] | None = None
    # The faction or clan of every seat, where players play different ones.
    roles: list[str] | None = None
    check: str


class Record:
    """A game that was played, or is still being played."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, Value],
        players: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
        salt: str = "",
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = game.complete_options(options)
        # Who sat there: names of bots or people, if anybody noted them.
        self.players: Final = list(players)
        self.salt: Final = salt
        # A prepared position that the game began at, as a lesson does, instead of its setup.
        self.position: Final = None if position is None else dict(position)
        self.moves: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        return f"<record of {self.game.name}, {self.seats} seats, seed {self.seed}: {len(self.moves)} moves>"

    def start(self, telling: bool = False) -> State:
        """The position before the first move."""
        if self.position is None:
            return self.game.start(self.seats, self.seed, self.options, telling)
        state = self.game.position(self.position)
        if state.seats != self.seats:
            raise BadSetup("bad_seats", game=self.game.name, seats=self.seats, allowed=[state.seats])
        if telling:
            state.journal = []
        return state

    def replay(self) -> State:
        """The position after the last move; BadRecord names the line of a move that the rules forbid."""
        state = self.start()
        for line, (seat, move) in enumerate(self.moves, start=2):
            try:
                state.play(seat, move)
            except ImperiaError as error:
                raise BadRecord("record_line", line=line, problem=error) from error
        return state

    def text(self, state: State) -> str:
        """The record as it is written down; `state` is the position after the last move."""
        header = Header(
            FORMAT,
            self.game.name,
            self.game.sheet.rules_version,
            self.game.fingerprint,
            self.seats,
            self.seed,
            self.options,
            self.players,
            self.salt,
            self.position,
            self.game.pack,
        )
        lines = [msgspec.json.encode(header).decode()]
        lines += [f"{seat} {self.game.notation(move)}" for seat, move in self.moves]
        lines.append(msgspec.json.encode(closing_of(len(self.moves), state, check_sum(lines))).decode())
        return "\n".join(lines) + "\n"


def closing_of(moves: int, state: State, check: str) -> Closing:
    """The last line of a record after this number of moves."""
    roles = [state.game.role(state, seat) for seat in range(state.seats)]
    return Closing(
        moves=moves,
        over=state.over,
        scores=totals(state.scores()),
        winners=state.winners() if state.over else None,
        places=places(state.ranking()) if state.over else None,
        roles=roles if any(roles) else None,
        check=check,
    )


def keep_record(path: Path, record: Record, state: State) -> None:
    """Write a record to a file; an error says why that is not possible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # The old file is there until the new one is whole.
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(record.text(state), "utf-8")
        os.replace(fresh, path)
    except OSError as error:
        raise ImperiaError("no_write", file=error.filename or path, problem=error.strerror) from error


def seed_fingerprint(seed: int, salt: str) -> str:
    """A commitment to the seed, shown before the game: it neither reveals the seed nor fits any other."""
    return hashlib.sha256(f"{salt} {seed}".encode()).hexdigest()


def check_sum(lines: Sequence[str]) -> str:
    """A checksum: it shows that no line was lost or changed by accident."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read_record(text: str, find_game: Callable[[str, str], Game]) -> tuple[Record, State]:
    """Read a record and replay it; a damaged, forged or foreign one is refused with the line that shows it."""
    lines = [line.removesuffix("\r") for line in text.rstrip("\r\n").split("\n")]
    record = _read_header(lines[0] if lines else "", find_game)
    closing = _read_closing(lines)
    for number, line in enumerate(lines[1:-1], start=2):
        record.moves.append(_read_move(record.game, line, number))
    state = record.replay()
    # After the moves, because a line that cannot be right says more than a sum that does not fit.
    if closing.check != check_sum(lines[:-1]):
        raise BadRecord("record_changed", line=len(lines))
    found = closing_of(len(record.moves), state, closing.check)
    for field in Closing.__struct_fields__:
        claim, truth = getattr(closing, field), getattr(found, field)
        if claim is not None and claim != truth:
            raise BadRecord("record_result", line=len(lines), field=field, claimed=claim, found=truth)
    return record, state


def _read_header(line: str, find_game: Callable[[str, str], Game]) -> Record:
    try:
        # The format is read first, because a later one may have other fields.
        version = read_json(line, dict[str, msgspec.Raw]).get("imperia")
    except Misfit as error:
        raise BadRecord("not_a_record") from error
    if version is None:
        raise BadRecord("not_a_record")
    if bytes(version) != str(FORMAT).encode():
        raise BadRecord("record_version", found=bytes(version).decode(), known=FORMAT)
    try:
        header = read_json(line, Header)
    except Misfit as error:
        raise BadRecord("record_header", problem=error) from error
    try:
        game = find_game(header.game, header.content)
        if header.rules != game.sheet.rules_version:
            raise BadRecord("record_rules", game=header.game, found=header.rules, known=game.sheet.rules_version)
        if header.content != game.fingerprint:
            raise other_content(header, game)
        record = Record(game, header.seats, header.seed, header.options, header.players, header.position, header.salt)
        record.start()
        if len(header.players) not in (0, header.seats):
            raise BadSetup("player_count", players=len(header.players), seats=header.seats)
        return record
    except BadRecord:
        raise
    except ImperiaError as error:
        raise BadRecord("record_line", line=1, problem=error) from error


def other_content(header: Header, game: Game) -> BadRecord:
    """Why a record does not replay with the content that is in force."""
    if header.pack == game.pack:
        return BadRecord("record_content", game=header.game)
    if header.pack:
        return BadRecord("record_pack", game=header.game, pack=header.pack, content=header.content)
    return BadRecord("record_no_pack", game=header.game, pack=game.pack)


def _read_closing(lines: Sequence[str]) -> Closing:
    if not lines[1:] or not lines[-1].startswith("{"):
        raise BadRecord("record_cut", line=len(lines))
    try:
        return read_json(lines[-1], Closing)
    except Misfit as error:
        raise BadRecord("record_closing", line=len(lines), problem=error) from error


def _read_move(game: Game, line: str, number: int) -> tuple[int, int]:
    seat, _, notation = line.partition(" ")
    if not SEAT.fullmatch(seat):
        raise BadRecord("record_move", line=number, text=line)
    try:
        return int(seat), game.parse(notation)
    except ImperiaError as error:
        raise BadRecord("record_line", line=number, problem=error) from error
