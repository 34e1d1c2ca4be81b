"""The data the page draws a game's content with: the printed facts, and a file of words per language."""

from __future__ import annotations

from collections.abc import Sequence
from types import GenericAlias
from typing import Any

import msgspec

from imperia.kernel.content import Entity
from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS

# Every entry has these, besides the fields that its game names.
OF_ALL = ("id", "count", "emblem")
# The tables of a game's texts that the page speaks with; those of `page` are its own.
TABLES = ("noun", "amount", "automa", "phase", "kind", "content", "view", "value", "about")
OWN = "page"


class Words(msgspec.Struct, frozen=True):
    """The words of a game in one language."""

    # By the id of an entry: what it is called, and what it does, a sentence each, as texts with signs; the page quotes
    # other sentences, too, by keys of theirs.
    names: dict[str, str]
    sentences: dict[str, Sequence[str]]
    # By key, with their gaps.
    texts: dict[str, str]


def entries_of(game: Game) -> list[tuple[str, Entity]]:
    """The entries that the page draws, each with its shelf."""
    drawn = game.drawn()
    return [(shelf.name, entity) for shelf in game.shelves() if shelf.name in drawn for entity in shelf.entities]


def content_type(game: Game) -> Any:
    """The type of what is printed, for the page's own types."""
    kinds: dict[Any, Any] = {}
    shelves: list[tuple[str, Any]] = []
    for shelf in game.shelves():
        if shelf.name in game.drawn():
            kind = type(shelf.entities[0])
            kinds[kind] = kinds.get(kind) or _drawn_type(kind, game.drawn()[shelf.name])
            shelves.append((shelf.name, GenericAlias(list, kinds[kind])))
    return msgspec.defstruct(
        "Content", [("shelves", msgspec.defstruct("Shelves", shelves)), ("entries", dict[str, dict[str, str]])]
    )


def _drawn_type(kind: Any, shown: Any) -> Any:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    drawn: list[Any] = [("brief", str), ("rules", list[str])]
    for name in (*OF_ALL, *shown):
        default = fields[name].default
        # What is left out of the content where it is as usual is left out here, too.
        usual = kind.__struct_config__.omit_defaults and default is not msgspec.NODEFAULT
        drawn.append((name, fields[name].type, default) if usual else (name, fields[name].type))
    return msgspec.defstruct(kind.__name__, drawn, kw_only=True)


def content_of(game: Game) -> dict[str, Any]:
    """The printed facts by shelf, without words or sources, and the entry each word of a noun stands for."""
    shelves: dict[str, list[dict[str, Any]]] = {}
    for shelf, entity in entries_of(game):
        plain = msgspec.to_builtins(entity)
        said = game.said(entity, LANGS[0])
        printed = {name: plain[name] for name in (*OF_ALL, *game.drawn()[shelf]) if name in plain}
        shelves.setdefault(shelf, []).append({**printed, "brief": said.brief, "rules": said.rules})
    drawn = {entity.id for _, entity in entries_of(game)}
    # Rows of an automa's tables are entries, too, and not drawn.
    nouns = {
        noun.name: dict(zip(noun.words, noun.entries, strict=True))
        for noun in game.nouns.values()
        if noun.entries and drawn.issuperset(noun.entries)
    }
    return {"shelves": shelves, "entries": nouns}


def words_of(game: Game, lang: str) -> Words:
    """The page's texts on a game in one language."""
    entries = [entity for _, entity in entries_of(game)]
    texts = {f"{table}.{word}": key for table in TABLES for word, key in game.texts.table(table).items()}
    texts |= game.texts.table(OWN)
    sentences = {**game.quoted(lang), **{entity.id: game.said(entity, lang).sentences for entity in entries}}
    return Words(
        names={entity.id: entity.name.say(lang) for entity in entries},
        sentences={id: said for id, said in sentences.items() if said},
        texts={word: game.texts.template(key, lang) for word, key in texts.items()},
    )
