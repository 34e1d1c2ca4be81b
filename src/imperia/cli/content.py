"""`imperia content`: cards, tiles and boards, and how well each of them is known."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import imperia
from imperia.cli import packs
from imperia.cli.options import AsJson, GameName, InLang, Lang, write_out
from imperia.cli.output import console, emit, say, table
from imperia.cli.texts import heads, text
from imperia.kernel.content import SOURCES, Entity


class Sum(msgspec.Struct):
    """How many entries and copies a source has, and its share of the entries."""

    entries: int
    copies: int
    share: float


class Shelf(msgspec.Struct):
    """A group of content with its sums."""

    name: str
    entries: int
    copies: int
    sources: dict[str, Sum]
    content: Sequence[Entity]


class Content(msgspec.Struct):
    """All that a game's box holds, with sums over everything."""

    game: str
    entries: int
    copies: int
    sources: dict[str, Sum]
    shelves: list[Shelf]


def content(
    game: GameName,
    lang: InLang,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the whole content as a pack of your own, to edit.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Say whether the game can be played with a pack.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show what a game's box holds and where each entry was found: sums, shares and the list."""
    if export is not None:
        write_out(export, packs.export(game))
        return
    if check is not None:
        checked = packs.check(game, check)
        key = "pack.sound" if checked.pack else "pack.printed"
        say(text(key, lang, pack=checked.pack, game=game, content=checked.fingerprint))
        return
    found = survey(game)
    if as_json:
        emit(found)
        return
    listing = table(*heads("shelf id name copies> source", lang))
    for shelf in found.shelves:
        for entity in shelf.content:
            listing.add_row(
                shelf.name, entity.id, entity.name.say(lang), str(entity.count), text(f"found.{entity.source}", lang)
            )
    console().print(listing)
    say("")
    sums = table(*heads("shelf entries> copies>", lang), *(f"{text(f'found.{source}', lang)}>" for source in SOURCES))
    parts: list[tuple[str, Shelf | Content]] = [(shelf.name, shelf) for shelf in found.shelves]
    parts.append((text("all", lang), found))
    for name, part in parts:
        sums.add_row(
            name, str(part.entries), str(part.copies), *(_share(part.sources.get(one), lang) for one in SOURCES)
        )
    console().print(sums)


def _share(found: Sum | None, lang: Lang) -> str:
    return text("percent", lang, share=round(100 * found.share)) if found is not None else ""


def survey(name: str) -> Content:
    """The content of a game with its sums."""
    game = imperia.game(name)
    shelves = [
        Shelf(shelf.name, len(shelf.entities), copies(shelf.entities), by_source(shelf.entities), shelf.entities)
        for shelf in game.shelves()
    ]
    everything = [entity for shelf in shelves for entity in shelf.content]
    return Content(game.name, len(everything), copies(everything), by_source(everything), shelves)


def copies(entities: Sequence[Entity]) -> int:
    """How many pieces of cardboard the entries stand for."""
    return sum(entity.count for entity in entities)


def by_source(entities: Sequence[Entity]) -> dict[str, Sum]:
    """The sums of each source that occurs, strongest first."""
    sums: dict[str, Sum] = {}
    for source in SOURCES:
        found = [entity for entity in entities if entity.source == source]
        if found:
            sums[source] = Sum(len(found), copies(found), round(len(found) / len(entities), 4))
    return sums
