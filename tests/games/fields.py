"""Writes docs/fields.md from the forms of all games: `make fields`, after a field has come, gone or changed."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import inspect

import imperia
from imperia.kernel.form.schema import MOST
from imperia.kernel.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "fields.md"
HEAD = """# Fields and observations

Written by `make fields` from the form that each game declares. [positions.md](positions.md) says what the fields mean,
those of all games (`seats`, `agenda`, `chance` ...), and what lies where if it is left out.

A position is data: `[word]` is a list of words, `{word: number}` numbers by word, `players[].hand` the hand in each
entry of `players`, `provinces.*.owner` the owner in each value of `provinces`.

An observation (`state.observe(seat)`) is a vector of 32-bit floats: these parts in this order, for each of which
`game.observation_parts(seats)` has the words. `[]` stands for each party, the reader first; lengths are those of the
smallest table. A part is a `number`, a `flag`, `one_hot` (a column a word, one of them 1 or none), `counts` (a column a
word) or `indices` (a number a cell, 0 for none). What lies on a board has axes (`part.axes`, `part.shape`), the last of
which changes fastest.
"""
# What every position has is no part of a form.
OF_ALL = ("seats", "seed", "seat", "options", "agenda", "chance", "draws")


def in_words(kind: inspect.Type) -> str:
    """A type as people say it, objects apart."""
    match kind:
        case inspect.Metadata():
            return in_words(kind.type)
        case inspect.IntType():
            return "number" if kind.ge is None else f"{kind.ge}{_up_to(kind.le)}"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "word"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " or ".join(f"`{value}`" for value in kind.values if value != "")
        case inspect.ListType():
            return f"[{in_words(kind.item_type)}]"
        case inspect.TupleType():
            return f"[{', '.join(map(in_words, kind.item_types))}]"
        case inspect.DictType():
            return f"{{word: {in_words(kind.value_type)}}}"
        case inspect.UnionType():
            return " or ".join(map(in_words, kind.types))
        case inspect.StructType():
            return "object"
    return "anything"


def _up_to(most: int | None) -> str:
    """The end of a range, which may be open."""
    return " or more" if most in (None, MOST) else f" to {most}"


def structs_in(kind: inspect.Type, path: str) -> list[tuple[inspect.StructType, str]]:
    """The objects within a type, each with the path to it."""
    match kind:
        case inspect.StructType():
            return [(kind, path)]
        case inspect.Metadata():
            return structs_in(kind.type, path)
        case inspect.ListType():
            return structs_in(kind.item_type, f"{path}[]")
        case inspect.DictType():
            return structs_in(kind.value_type, f"{path}.*")
        case inspect.UnionType():
            return [found for one in kind.types for found in structs_in(one, path)]
        case inspect.TupleType():
            return [found for one in kind.item_types for found in structs_in(one, f"{path}[]")]
    return []


def rows_of(struct: inspect.StructType, path: str) -> list[str]:
    """A row of the table for each field of an object, and of the objects within it."""
    rows: list[str] = []
    for field in struct.fields:
        if not path and field.name in OF_ALL:
            continue
        name = f"{path}.{field.name}" if path else field.name
        rows.append(f"| `{name}` | {in_words(field.type)} |")
        for inner, place in structs_in(field.type, name):
            rows += rows_of(inner, place)
    return rows


def parts_of(game: Game) -> list[str]:
    """A row of the table for each part of an observation; those of several parties are one row."""
    seats = min(game.sheet.seats)
    rows: dict[str, str] = {}
    for part in game.observation_parts(seats):
        name = re.sub(r"\[\d+\]", "[]", part.name)
        numbers = " by ".join(f"{length} ({axis})" for axis, length in zip(part.axes, part.shape, strict=False))
        numbers = numbers or str(len(part.words))
        rows.setdefault(name, f"| `{name}` | {part.kind} | {numbers} | {part.low}{_up_to(part.high)} |")
    return list(rows.values())


def section(game: Game) -> str:
    """All of one game."""
    shape = inspect.type_info(game.declared().shape)
    assert isinstance(shape, inspect.StructType)
    sizes = [sum(len(part.words) for part in game.observation_parts(seats)) for seats in game.sheet.seats]
    told = ", ".join(f"{size:,} at {seats}" for seats, size in zip(game.sheet.seats, sizes, strict=True))
    lines = [f"## {type(game).__name__}", "", "| field | is |", "|---|---|", *rows_of(shape, "")]
    lines += ["", f"Numbers of an observation by seats: {told}.", ""]
    lines += ["| part | kind | numbers | range |", "|---|---|---|---|", *parts_of(game), ""]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(imperia.game(name)) for name in imperia.game_names())])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
