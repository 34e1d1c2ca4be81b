"""`imperia replay`: play a recorded game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import imperia
from imperia.cli.options import AsJson, InLang, Lang, read_file
from imperia.cli.output import emit, say, say_wrapped
from imperia.cli.result import by_source, show_result
from imperia.cli.texts import text
from imperia.kernel.errors import BadRecord
from imperia.kernel.game import Value
from imperia.kernel.record import Record, read_record, seed_fingerprint
from imperia.kernel.score import totals
from imperia.kernel.state import State


class Result(msgspec.Struct):
    """How a recorded game stands after its last move."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Value]
    players: list[str]
    moves: int
    over: bool
    scores: list[int]
    # Points by source, one object a seat.
    breakdown: list[dict[str, int]]
    ranking: list[list[int]]
    # The moves in notation, each behind its seat, if they were asked for.
    played: list[str] | msgspec.UnsetType = msgspec.UNSET


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `simulate` and `play` write them.")],
    lang: InLang,
    moves: Annotated[bool, typer.Option("--moves", help="Show every move and what came of it as well.")] = False,
    verify: Annotated[
        str | None,
        typer.Option(metavar="FINGERPRINT", help="Check that the seed is the one whose fingerprint was shown before."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and show the final scores; a damaged record is refused."""
    record, state = read_record(read_file(file), imperia.game)
    if verify is not None and seed_fingerprint(record.seed, record.salt) != verify.strip().lower():
        raise BadRecord("other_seed")
    if as_json:
        emit(summary(record, state, moves))
        return
    if moves:
        _show_moves(record, lang)
    show_result(state, record.players, lang)
    if verify is not None:
        say(text("verify.fits", lang, seed=str(record.seed)))


def summary(record: Record, state: State, moves: bool = False) -> Result:
    """The result for a program."""
    return Result(
        game=record.game.name,
        rules=record.game.sheet.rules_version,
        seats=record.seats,
        seed=record.seed,
        options=record.options,
        players=record.players,
        moves=len(record.moves),
        over=state.over,
        scores=totals(state.scores()),
        breakdown=[by_source(score) for score in state.scores()],
        ranking=state.ranking(),
        played=[f"{seat} {record.game.notation(move)}" for seat, move in record.moves] if moves else msgspec.UNSET,
    )


def _show_moves(record: Record, lang: Lang) -> None:
    game = record.game
    state = record.start(telling=True)
    _show_events(state, lang)
    for number, (seat, move) in enumerate(record.moves, start=1):
        label = game.describe(state, seat, move, lang)
        say_wrapped(f"{number:>4}  {game.seat_label(seat, lang)} · {label}  [{game.notation(move)}]", indent=6)
        state.take(seat, move)
        _show_events(state, lang)


def _show_events(state: State, lang: Lang) -> None:
    """The events of a move; a replay of a finished game hides nothing."""
    for event in state.journal or []:
        told = state.game.tell(event, event.seat if event.seat >= 0 else None, lang)
        say_wrapped(f"        {told}  {event.what.rule}", style="cyan", indent=10)
    state.journal = []
