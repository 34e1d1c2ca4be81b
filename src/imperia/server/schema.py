"""Write what the page is built from: schemas of messages, views and content, and every game's content and words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

import imperia
from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS
from imperia.server import wire
from imperia.server.drawn import content_of, content_type, words_of


def is_struct(one: object) -> bool:
    """True for a type that travels as an object of its own."""
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def message_types() -> list[Any]:
    """Every message of the service, and its parts."""
    return [one for one in vars(wire).values() if is_struct(one) and one.__module__ == wire.__name__]


def own_types(game: Game) -> list[Any]:
    """The types of a game's view, previews, campaigns and advice beside a real box, if it has any, and of content."""
    found = [get_type_hints(getattr(type(game), method))["return"] for method in ("view", "preview")]
    found += get_type_hints(type(game).beside).values()
    campaigns = game.campaigns()
    if campaigns is not None:
        found.append(get_type_hints(type(campaigns).view)["return"])
    hints = [one for hint in found for one in getattr(hint, "__args__", (hint,))]
    return [*filter(is_struct, hints), content_type(game)]


def with_tuples(schema: Any) -> Any:
    """The same schema with tuples as the maker of the page's types knows them."""
    if isinstance(schema, list):
        return [with_tuples(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: with_tuples(value) for key, value in schema.items()}
    return {**found, "items": found.pop("prefixItems"), "additionalItems": False} if "prefixItems" in found else found


def write_schema(path: Path, types: Sequence[Any]) -> None:
    """One file with a definition for each type."""
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"title": "All", "$defs": with_tuples(definitions)})))


def main() -> None:
    """Write the schemas into a folder, one file for the messages and one a game; data and words into another."""
    schemas, data = Path(sys.argv[1]), Path(sys.argv[2])
    for folder in (schemas, data):
        folder.mkdir(parents=True, exist_ok=True)
    write_schema(schemas / "messages.json", message_types())
    for name in imperia.game_names():
        game = imperia.game(name)
        write_schema(schemas / f"{name}.json", own_types(game))
        (data / f"{name}.json").write_bytes(msgspec.json.encode(content_of(game)))
        for lang in LANGS:
            (data / f"{name}.{lang}.json").write_bytes(msgspec.json.encode(words_of(game, lang)))


if __name__ == "__main__":
    main()
