"""Packs: content of one's own in the place of the printed.

A game reads its content once, when it is imported, and compiles tables from it. So a pack is in force before its game
is imported. For a command that is the whole process, and processes that this one starts have it as well: printed and
changed content are compared by processes of their own. A server imports a game once for each pack (`games/editions`).
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from imperia.kernel.errors import BadContent, DidYouMean, ImperiaError, alike
from imperia.kernel.misfit import UNREADABLE, Misfit, read_json

T = TypeVar("T")

# What processes find the packs in force in: for each game the pack's file, if there is one, and single changes.
ENVIRONMENT: Final = "IMPERIA_PACKS"
# What a reader of the content may change without changing the game.
REMARKS: Final = frozenset({"name", "source", "known", "ref", "why", "emblem"})
FIELDS_TOLD: Final = 12
# Signs; a table's record and the list of packs are to be readable.
LONGEST_NAME: Final = 64
# An entry of a list, as a misfit names it.
ENTRY: Final = re.compile(r"\[(\d+)\]")


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A name, and what is otherwise than printed: whole files of the content, then single changes to them."""

    imperia_pack: Literal[1]
    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    # Like `tables.rounds=6`.
    changes: list[str] = []
    # By the name of the file, without its ending.
    content: dict[str, Any] = {}


class InForce(msgspec.Struct, frozen=True):
    """What a process is told of the pack of one game."""

    file: str = ""
    changes: list[str] = []


# By game: what each file that says something else than the printed one amounts to.
_ALTERED: Final[dict[str, dict[str, str]]] = {}
_PACKS: Final[dict[str, Pack | None]] = {}


def read_pack(file: Path) -> Pack:
    """The pack in a file."""
    try:
        return read_json(file.read_bytes(), Pack)
    except OSError as error:
        raise ImperiaError("no_file", file=file, problem=error.strerror) from error
    except Misfit as error:
        raise BadContent("pack", file=file, problem=error) from error


def printed_files(folder: Path) -> dict[str, Any]:
    """The printed content as plain data, by file."""
    return {file.stem: msgspec.json.decode(file.read_bytes()) for file in sorted(folder.glob("*.json"))}


def put_in_force(game: str, file: Path | None, changes: Sequence[str]) -> None:
    """Have this process and those that it starts play a game with a pack, with single changes, or with both."""
    if f"imperia.games.{game}" in sys.modules:
        raise BadContent("pack_late", game=game)
    if file is not None and (pack := read_pack(file)).game != game:
        raise BadContent("pack_game", name=pack.name, found=pack.game, game=game)
    told = _told()
    told[game] = InForce(str(file.absolute()) if file is not None else "", list(changes))
    os.environ[ENVIRONMENT] = msgspec.json.encode(told).decode()
    _PACKS.pop(game, None)


@contextmanager
def in_force(pack: Pack) -> Iterator[None]:
    """Have a game that is imported meanwhile read its content from a pack; what is in force otherwise waits."""
    game = pack.game
    before, altered = _PACKS.get(game), _ALTERED.pop(game, {})
    _PACKS[game] = pack
    try:
        yield
    finally:
        _PACKS[game], _ALTERED[game] = before, altered


def _told() -> dict[str, InForce]:
    return read_json(os.environ.get(ENVIRONMENT) or "{}", dict[str, InForce])


def pack_of(game: str) -> Pack | None:
    """The pack that is in force for a game."""
    if game not in _PACKS:
        told = _told().get(game)
        _PACKS[game] = None if told is None else _made(game, told)
    return _PACKS[game]


def _made(game: str, told: InForce) -> Pack:
    pack = read_pack(Path(told.file)) if told.file else Pack(imperia_pack=1, game=game, name="")
    name = ", ".join([*filter(None, [pack.name]), *told.changes])
    return msgspec.structs.replace(pack, name=name, changes=[*pack.changes, *told.changes])


def name_of(game: str) -> str:
    """The name of the pack that a game is played with; empty where nothing is otherwise than printed."""
    pack = _PACKS.get(game)
    return pack.name if pack is not None and _ALTERED.get(game) else ""


def mark_of(game: str) -> list[dict[str, str]]:
    """What a game's fingerprint says of the pack; nothing where nothing is otherwise than printed."""
    return [_ALTERED[game]] if _ALTERED.get(game) else []


def applied(path: Path, printed: T, kind: type[T]) -> T:
    """The content of a file as it is played: as printed, or as the pack in force has it."""
    folder, file = path.parent, path.stem
    game = folder.parent.name
    pack = pack_of(game)
    if pack is None:
        return printed
    files = sorted(one.stem for one in folder.glob("*.json"))
    for other in [*pack.content, *(_path(change)[0] for change in pack.changes)]:
        if other not in files:
            raise BadContent("pack_file", name=other, files=files, near=DidYouMean(alike(other, files)))
    data = msgspec.json.decode(path.read_bytes())
    found = printed
    if file in pack.content:
        data = pack.content[file]
        found = _read(data, kind, file)
    for change in pack.changes:
        if _path(change)[0] == file:
            data = changed(data, change)
            found = _read(data, kind, change)
    if (mark := _mark(found)) != _mark(printed):
        _ALTERED.setdefault(game, {})[file] = mark
    return found


def _read(data: Any, kind: type[T], where: str) -> T:
    try:
        return read_json(msgspec.json.encode(data), kind)
    except Misfit as error:
        raise BadContent("content", file=where, problem=_by_id(error, data)) from error


def _by_id(error: Misfit, data: Any) -> Misfit:
    """A misfit with the id of an entry in the place of its number."""
    field = error.values.get("field")
    if not isinstance(data, list) or not isinstance(field, str) or (number := ENTRY.match(field)) is None:
        return error
    entry = data[int(number[1])]
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        return error
    return Misfit(error.key, **{**error.values, "field": entry["id"] + field[number.end() :]})


def _mark(content: Any) -> str:
    bare = _bare(msgspec.to_builtins(content))
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()[:16]


def _bare(data: Any) -> Any:
    """Content without remarks; only entries have them."""
    if isinstance(data, list | tuple):
        return [_bare(one) for one in data]
    if isinstance(data, dict):
        left_out = REMARKS if "id" in data else frozenset[str]()
        return {name: _bare(value) for name, value in data.items() if name not in left_out}
    return data


def _path(change: str) -> list[str]:
    path, equals, _ = change.partition("=")
    steps = [step.strip() for step in path.split(".")]
    if not equals or not all(steps):
        raise BadContent("bad_change", change=change)
    return steps


def changed(data: Any, change: str) -> Any:
    """The data of a file after a change like `boards.board_roman.production.worker=2`.

    A step is a field, the id of an entry, or a place in a list, counted from 0. The value is JSON; a word needs no
    quotation marks.
    """
    _, *steps = _path(change)
    text = change.partition("=")[2].strip()
    try:
        value = msgspec.json.decode(text)
    except UNREADABLE:
        value = text
    return _set(data, steps, value, change)


def _set(data: Any, steps: list[str], value: Any, change: str) -> Any:
    if not steps:
        return value
    step, *rest = steps
    if isinstance(data, list):
        names = [str(one["id"] if isinstance(one, dict) and "id" in one else place) for place, one in enumerate(data)]
        if step not in names:
            raise _lost(change, step, names)
        place = names.index(step)
        return [*data[:place], _set(data[place], rest, value, change), *data[place + 1 :]]
    if not isinstance(data, dict):
        raise _lost(change, step, [])
    if rest and step not in data:
        raise _lost(change, step, list(data))
    # What was left out so far may be written; the kind of the entry says whether there is such a field.
    return {**data, step: _set(data.get(step), rest, value, change)}


def _lost(change: str, step: str, there: list[str]) -> BadContent:
    near = DidYouMean(alike(step, there))
    if not there:
        return BadContent("change_leaf", change=change, step=step)
    more = ["…"] if len(there) > FIELDS_TOLD else []
    return BadContent("change_step", change=change, step=step, steps=[*there[:FIELDS_TOLD], *more], near=near)
