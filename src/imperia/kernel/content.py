"""Content files: cards, tiles, boards as data, each entry with its source."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from imperia.kernel.errors import BadContent
from imperia.kernel.misfit import Misfit, read_json
from imperia.kernel.typography import typeset

# Strongest first: said by the rulebook, by a public source, common knowledge, designed here to fit.
Source = Literal["rulebook", "public", "recalled", "reconstructed"]
SOURCES: Final[tuple[Source, ...]] = ("rulebook", "public", "recalled", "reconstructed")

T = TypeVar("T")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing is called in each language."""

    en: str
    fr: str

    def say(self, lang: str) -> str:
        """The name in one language, set as it is printed."""
        return typeset(getattr(self, lang), lang)


class Entity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a content file says: its id, its name, its copies in the box and where it comes from."""

    id: str
    name: Name
    count: int
    source: Source
    # The fields that are certain where `source` speaks for the weakest one.
    known: list[str] = []
    ref: str = ""
    why: str = ""
    # The name of the game-icon that the page draws it with; empty where it has none of its own.
    emblem: str = ""


class Said(msgspec.Struct, frozen=True):
    """What is told of an entry besides what is printed on it, as texts with signs."""

    # What it does, a sentence each, and the same as signs alone.
    sentences: list[str] = []
    brief: str = ""
    # The rules it touches, for those who look closer.
    rules: list[str] = []


class Shelf(msgspec.Struct, frozen=True):
    """A named group of a game's content."""

    name: str
    entities: Sequence[Entity]


def load_content(path: Path, kind: type[T]) -> T:
    """Read and validate a content file; an unknown word or a missing field is an error that names the place."""
    try:
        return read_json(path.read_bytes(), kind)
    except Misfit as error:
        raise BadContent("content", file=path.name, problem=error) from error


# What a reader of the content files may change without changing the game.
REMARKS: Final = {"name", "source", "known", "ref", "why", "emblem"}


def fingerprint(shelves: Sequence[Shelf], beyond: Sequence[Any]) -> str:
    """What the game's content is, in short, with what lies beyond the shelves; remarks, names, sources do not count."""
    bare = [
        {name: value for name, value in msgspec.to_builtins(entity).items() if name not in REMARKS}
        for shelf in shelves
        for entity in shelf.entities
    ]
    return hashlib.sha256(msgspec.json.encode([*bare, *beyond], order="deterministic")).hexdigest()[:16]


def index_of(entities: Sequence[Entity], file: str) -> dict[str, int]:
    """Position by id; two entries with the same id are an error."""
    index = {entity.id: place for place, entity in enumerate(entities)}
    if len(index) != len(entities):
        raise BadContent("content", file=file, problem="two entries have the same id")
    return index
