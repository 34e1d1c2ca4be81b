"""`--pack` and `--change`: a command played with content of one's own, in force before the game is imported."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from imperia.games import check_name, content_folder
from imperia.games import game as find_game
from imperia.kernel.errors import BadContent
from imperia.kernel.game import Game
from imperia.kernel.packs import Pack, pack_of, printed_files, put_in_force, read_pack
from imperia.lab.simulate import plan, simulate

PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Play with the content of a pack in place of the printed.")
]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "--change", metavar="PATH=VALUE", help="Change a number or a word of the content; may be given several times."
    ),
]


def with_content(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes `--pack` and, where it names a game, `--change`."""
    signature = inspect.signature(command, eval_str=True)
    more: dict[str, Any] = {"pack": PackFile}
    if "game" in signature.parameters:
        more["change"] = Changes

    @wraps(command)
    def run(pack: Path | None = None, change: list[str] | None = None, **given: Any) -> None:
        if pack is not None or change:
            load(given["game"] if "game" in given else _game_of(pack), pack, change or [])
        command(**given)

    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in more.items()
    ]
    run.__dict__["__signature__"] = signature.replace(parameters=[*signature.parameters.values(), *added])
    return run


def export(game: str) -> str:
    """The whole content of a game as a pack: as printed, or as the pack in force has it."""
    check_name(game)
    pack = pack_of(game) or Pack(imperia_pack=1, game=game, name=f"my {game}")
    whole = {**printed_files(content_folder(game)), **pack.content}
    found = msgspec.structs.replace(pack, content=whole)
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"


def _game_of(pack: Path | None) -> str:
    assert pack is not None, "a command without a game takes no changes"
    return read_pack(pack).game


def load(game: str, pack: Path | None, changes: Sequence[str]) -> Game:
    """The game as a pack and changes have it, for the rest of this process."""
    check_name(game)
    put_in_force(game, pack, changes)
    try:
        return find_game(game)
    except BadContent as error:
        raise error if pack is None else BadContent("content", file=pack, problem=error) from error
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        # What no struct and no check of the content foresaw, and the tables that are made from it cannot hold.
        where = pack or ", ".join(changes)
        raise BadContent("pack_odd", file=where, problem=f"{type(error).__name__}: {error}") from error


def check(game: str, file: Path) -> Game:
    """The game as a pack has it, after a game at its smallest and its largest table; an error says what is wrong."""
    found = load(game, file, [])
    for seats in sorted({min(found.sheet.seats), max(found.sheet.seats)}):
        try:
            simulate(plan(game, 1, seats, check=True))
        except Exception as error:
            raise BadContent("pack_unsound", file=file, seats=seats, problem=error) from error
    return found
