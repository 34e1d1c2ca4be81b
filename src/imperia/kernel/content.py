"""Content files: cards, tiles, boards as data, each entry with its source."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from imperia.kernel.errors import BadContent
from imperia.kernel.misfit import Misfit, read_json
from imperia.kernel.packs import REMARKS, applied
from imperia.kernel.typography import typeset

# Strongest first: said by the rulebook, by a public source, common knowledge, designed here to fit.
Source = Literal["rulebook", "public", "recalled", "reconstructed"]
SOURCES: Final[tuple[Source, ...]] = ("rulebook", "public", "recalled", "reconstructed")

T = TypeVar("T")

# A text that says something.
Written = Annotated[str, msgspec.Meta(min_length=1)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a thing in each language."""

    en: Written
    fr: Written

    def say(self, lang: str) -> str:
        """The name in one language, set as it is printed."""
        return typeset(getattr(self, lang), lang)


class Entity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields every entry of a content file has: id, name, number of copies in the box and source."""

    id: Written
    name: Name
    count: Annotated[int, msgspec.Meta(ge=0)]
    source: Source
    # The fields that are certain where `source` speaks for the weakest one.
    known: list[str] = []
    ref: str = ""
    why: str = ""
    # The name of the game-icon that the page draws it with; empty where it has none of its own.
    emblem: str = ""


class Said(msgspec.Struct, frozen=True):
    """Further information about an entry besides what is printed on it, as texts with signs."""

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
    """Read and validate a content file, or what a pack has in its place.

    An unknown word or a missing field is an error that names the place.
    """
    try:
        printed = read_json(path.read_bytes(), kind)
    except Misfit as error:
        raise BadContent("content", file=path.name, problem=error) from error
    return applied(path, printed, kind)


def fingerprint(shelves: Sequence[Shelf], beyond: Sequence[Any]) -> str:
    """Fingerprint of the game's content, including what is not on a shelf; remarks, names and sources do not count."""
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
