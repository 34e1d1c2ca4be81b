"""Write what the page is built from: schemas of messages, views and content, and every game's content and words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

import imperia
from imperia.kernel.agenda import Choice
from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS
from imperia.server import wire
from imperia.server.drawn import content_of, content_type, words_of

# Where a definition stands in its file.
PLACE = "#/$defs/{name}"


def is_struct(one: object) -> bool:
    """True for a type that travels as an object of its own."""
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def message_types() -> list[Any]:
    """Every message of the service, and its parts."""
    return [one for one in vars(wire).values() if is_struct(one) and one.__module__ == wire.__name__]


def own_types(game: Game) -> list[Any]:
    """The types of a game's view, its previews, advice beside a real box and campaigns, if any, and of its content."""
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


def definitions_of(types: Sequence[Any]) -> dict[str, Any]:
    """A definition for each type, by its name."""
    _, definitions = msgspec.json.schema_components(types, ref_template=PLACE)
    return definitions


def game_definitions(game: Game) -> dict[str, Any]:
    """The types of a game, and its words: what can be asked, the verbs that answer, and what can happen.

    The type of the game's own name has all that its board is typed by. So a class, a verb or a happening that is
    called otherwise one day is an error wherever a board speaks of it.
    """
    words = {
        "Choice": [name for name, step in game.steps.items() if issubclass(step, Choice)],
        "Verb": [verb.word for verb in game.vocabulary.verbs],
        # Several happenings of one word differ in their rule alone.
        "Happening": list(dict.fromkeys(what.word for what in game.happenings)),
    }
    view = get_type_hints(type(game).view)["return"].__name__
    definitions = definitions_of(own_types(game)) | {name: {"enum": known} for name, known in words.items()}
    # A view names the choice that is open, and none when the game is over.
    definitions[view]["properties"]["step"] = {"anyOf": [refer("Choice"), {"const": ""}]}
    parts = {**{name.lower(): refer(name) for name in words}, "view": refer(view)}
    definitions[type(game).__name__] = {"type": "object", "properties": parts, "required": list(parts)}
    return definitions


def refer(name: str) -> dict[str, str]:
    """A definition by its name."""
    return {"$ref": PLACE.format(name=name)}


def write_schema(path: Path, definitions: dict[str, Any]) -> None:
    """One file with these definitions."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"title": "All", "$defs": with_tuples(definitions)})))


def main() -> None:
    """Write the schemas into a folder, one file for the messages and one a game; data and words into another."""
    schemas, data = Path(sys.argv[1]), Path(sys.argv[2])
    for folder in (schemas, data):
        folder.mkdir(parents=True, exist_ok=True)
    write_schema(schemas / "messages.json", definitions_of(message_types()))
    for name in imperia.game_names():
        game = imperia.game(name)
        write_schema(schemas / f"{name}.json", game_definitions(game))
        (data / f"{name}.json").write_bytes(msgspec.json.encode(content_of(game)))
        for lang in LANGS:
            (data / f"{name}.{lang}.json").write_bytes(msgspec.json.encode(words_of(game, lang)))


if __name__ == "__main__":
    main()
