"""Write the JSON schemas of all messages and of every game's view, from which the page's types are made."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

import imperia
from imperia.kernel.game import Game
from imperia.server import wire


def is_struct(one: object) -> bool:
    """True for a type that travels as an object of its own."""
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def message_types() -> list[Any]:
    """Every message of the service, and its parts."""
    return [one for one in vars(wire).values() if is_struct(one) and one.__module__ == wire.__name__]


def own_types(game: Game) -> list[Any]:
    """The types of a game's view and of its previews, where it has any."""
    returned = [get_type_hints(getattr(type(game), method))["return"] for method in ("view", "preview")]
    return [one for hint in returned for one in getattr(hint, "__args__", (hint,)) if is_struct(one)]


def write_schema(path: Path, types: Sequence[Any]) -> None:
    """One file with a definition for each type."""
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"title": "All", "$defs": definitions})))


def main() -> None:
    """Write the schemas into a folder: the messages, and one file a game."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    write_schema(folder / "messages.json", message_types())
    for name in imperia.game_names():
        write_schema(folder / f"{name}.json", own_types(imperia.game(name)))


if __name__ == "__main__":
    main()
