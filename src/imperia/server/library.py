"""The library of games and bots, for the page."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

import imperia
from imperia.bots.ladder import claim, offered
from imperia.bots.texts import BOT_TEXTS
from imperia.games.editions import editions_of
from imperia.kernel.agenda import Choice
from imperia.kernel.content import Entity, Name, Shelf
from imperia.kernel.game import Game, Option, Value
from imperia.kernel.misfit import Misfit, read_json
from imperia.kernel.texts import KERNEL_TEXTS, Texts
from imperia.server import drawn
from imperia.server.errors import Refusal
from imperia.server.wire import (
    BotInfo,
    ContentEntry,
    ContentShelf,
    Drawn,
    GameInfo,
    GameWords,
    LessonInfo,
    Library,
    OptionInfo,
    PackInfo,
    PrimerInfo,
    RuleInfo,
    ShelfSources,
)


def name_of(texts: Texts, key: str) -> Name:
    """A text in both languages."""
    return Name(en=texts.say(key, "en"), fr=texts.say(key, "fr"))


def table_of(texts: Texts, name: str) -> dict[str, Name]:
    """A table of texts in both languages, by word."""
    return {word: name_of(texts, key) for word, key in texts.table(name).items()}


def _value_label(game: Game, option: Option, value: Value) -> Name:
    if isinstance(value, bool):
        return name_of(KERNEL_TEXTS, f"value.{str(value).lower()}")
    if isinstance(value, int):
        return Name(en=str(value), fr=str(value))
    return name_of(game.texts, f"value.{option.name}.{value}")


def _value_texts(game: Game, option: Option) -> list[str]:
    keys = [f"about.{option.name}.{str(value).lower()}" for value in option.values]
    return keys if all(key in game.texts for key in keys) else []


def _describe_option(game: Game, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        label=name_of(game.texts, f"option.{option.name}"),
        values=list(option.values),
        value_labels=[_value_label(game, option, value) for value in option.values],
        value_texts=[name_of(game.texts, key) for key in _value_texts(game, option)],
        seats=list(option.seats),
        default=option.default,
        rule=option.rule,
        text=game.rules[option.rule].text,
    )


def _describe_sources(game: Game, shelf: Shelf) -> ShelfSources:
    there = [entity for entity in shelf.entities if entity.count]
    designed = [entity for entity in there if entity.source == "reconstructed"]
    partly = sum(bool(entity.known) for entity in designed)
    return ShelfSources(
        label=name_of(game.texts, f"shelf.{shelf.name}"),
        entries=len(there),
        partly=partly,
        designed=len(designed) - partly,
    )


def _describe_game(game: Game) -> GameInfo:
    sheet = game.sheet
    lessons = game.teaching.lessons.values() if game.teaching is not None else ()
    sources = [_describe_sources(game, shelf) for shelf in game.shelves()]
    return GameInfo(
        id=sheet.id,
        title=sheet.title,
        line=name_of(game.texts, "line"),
        authors=list(sheet.authors),
        publisher=sheet.publisher,
        year=sheet.year,
        seats=list(sheet.seats),
        usual_seats=sheet.first_seats,
        shortest_minutes=sheet.minutes[0],
        longest_minutes=sheet.minutes[1],
        options=[_describe_option(game, option) for option in sheet.options],
        automas=[name_of(game.texts, f"automa.{automa}") for automa in sheet.automas],
        secrets=has_secrets(game),
        beside=type(game).beside is not Game.beside,
        lessons=[LessonInfo(name=one.name, title=one.title, seats=one.seats, bot=one.bot) for one in lessons],
        campaigns=game.campaigns() is not None,
        sources=[one for one in sources if one.entries],
        packs=[PackInfo(name=edition.pack, content=edition.fingerprint) for edition in editions_of(game.name)],
    )


def _claims(bot: str) -> dict[str, Name]:
    return {
        game: Name(en=claim(game, bot, "en"), fr=claim(game, bot, "fr"))
        for game in imperia.game_names()
        if claim(game, bot, "en")
    }


def has_secrets(game: Game) -> bool:
    """True if players know different things: an event that some see more of, or a question answered in secret."""
    asked = any(issubclass(step, Choice) and step.secret for step in game.steps.values())
    return asked or any(what.secret for what in game.happenings)


def library(design: str = "") -> Library:
    """The games and the bots; `design` says anything where packs can be made."""
    return Library(
        games=[_describe_game(imperia.game(name)) for name in imperia.game_names()],
        bots=[
            BotInfo(
                name=bot,
                label=name_of(BOT_TEXTS, f"label.{bot}"),
                text=name_of(BOT_TEXTS, f"text.{bot}"),
                claims=_claims(bot),
            )
            for bot in offered()
        ],
        design=bool(design),
    )


def view_fields(game: Game) -> list[str]:
    """The names of all fields of a game's view and of its parts, in the order in which they are met."""
    found: dict[str, None] = {}
    seen: set[Any] = set()
    waiting: list[Any] = [get_type_hints(type(game).view)["return"]]
    while waiting:
        hint = waiting.pop(0)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in seen:
                seen.add(hint)
                fields = get_type_hints(hint)
                found |= dict.fromkeys(fields)
                waiting += fields.values()
        else:
            waiting += getattr(hint, "__args__", ())
    return list(found)


def game_with(name: str, pack: str) -> Game:
    """A game with the pack of that fingerprint, or as printed."""
    game = imperia.game(name, pack)
    if pack and game.fingerprint != pack:
        raise Refusal("no_pack", 404, game=name)
    return game


def words_of(name: str, pack: str = "") -> GameWords:
    """The names of the things and fields of a game's view."""
    game = game_with(name, pack)
    return GameWords(
        words={
            noun.name: {
                word: Name(en=noun.label(index, "en"), fr=noun.label(index, "fr"))
                for index, word in enumerate(noun.words)
            }
            for noun in game.nouns.values()
        },
        fields={field: name_of(game.texts, f"view.{field}") for field in view_fields(game)},
        content=table_of(game.texts, "content"),
        content_values=table_of(game.texts, "content_value"),
    )


def rules_of(name: str) -> list[RuleInfo]:
    """A game's rule book."""
    game = imperia.game(name)
    return [
        RuleInfo(
            id=rule.id,
            kind=rule.kind,
            part=name_of(game.texts, f"part.{rule.part}") if rule.part else None,
            page=rule.page,
            text=rule.text,
            question=rule.question,
        )
        for rule in game.rules.all()
    ]


def primer_of(name: str) -> PrimerInfo:
    """A game on one screen."""
    game = imperia.game(name)
    if game.teaching is None:
        raise Refusal("no_primer", 404, game=name)
    return PrimerInfo(**msgspec.structs.asdict(game.teaching.primer))


def _describe_entity(entity: Entity) -> ContentEntry:
    plain = msgspec.to_builtins(entity)
    printed = {field: value for field, value in plain.items() if field not in Entity.__struct_fields__}
    return ContentEntry(
        id=entity.id,
        name=entity.name,
        count=entity.count,
        source=entity.source,
        known=entity.known,
        ref=entity.ref,
        why=entity.why,
        fields=printed,
    )


def drawn_of(name: str, pack: str, lang: str) -> Drawn:
    """What the page draws a game's content with; it has that of the printed content within itself."""
    game = game_with(name, pack)
    return Drawn(content=drawn.content_of(game), words=drawn.words_of(game, lang))


def content_of(name: str, pack: str = "") -> list[ContentShelf]:
    """A game's content by shelf."""
    game = game_with(name, pack)
    return [
        ContentShelf(
            name=shelf.name,
            label=name_of(game.texts, f"shelf.{shelf.name}"),
            entries=[_describe_entity(entity) for entity in shelf.entities],
        )
        for shelf in game.shelves()
    ]


def beside(name: str, body: bytes, lang: str) -> dict[str, Any]:
    """An automa's turn at a real table; the message is the game's own."""
    game = imperia.game(name)
    try:
        asked = read_json(body, get_type_hints(type(game).beside)["asked"])
    except Misfit as error:
        raise Refusal("bad_request", 400, problem=error) from error
    answer: dict[str, Any] = msgspec.to_builtins(game.beside(asked, lang))
    return answer
