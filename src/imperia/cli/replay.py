"""`imperia replay`: play a recorded game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import imperia
from imperia.cli.options import AsJson, InLang, Lang, read_file
from imperia.cli.output import emit, say
from imperia.cli.result import by_source, show_result
from imperia.kernel.game import Value
from imperia.kernel.record import Record, read_record
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


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `simulate` and `play` write them.")],
    lang: InLang,
    moves: Annotated[bool, typer.Option("--moves", help="Show every move as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a record again and show the final scores; a damaged record is refused."""
    record, state = read_record(read_file(file), imperia.game)
    if as_json:
        emit(summary(record, state))
        return
    if moves:
        _show_moves(record, lang)
    show_result(state, record.players, lang)


def summary(record: Record, state: State) -> Result:
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
    )


def _show_moves(record: Record, lang: Lang) -> None:
    game = record.game
    state = record.start()
    for number, (seat, move) in enumerate(record.moves, start=1):
        label = game.describe(state, seat, move, lang)
        say(f"{number:>4}  {game.seat_label(seat, lang)}: {label}  [{game.notation(move)}]")
        state.take(seat, move)
