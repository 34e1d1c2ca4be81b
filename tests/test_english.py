"""English that players read, whoever says it: games, kernel, bots, server, lessons and the page."""

import re
from pathlib import Path

import msgspec
import pytest

import imperia
from imperia.bots.texts import BOT_TEXTS
from imperia.kernel.content import Name
from imperia.kernel.texts import KERNEL_TEXTS, Texts
from imperia.server.errors import TEXTS as SERVER_TEXTS
from tests.english import stilted

PAGE = Path(__file__).parents[1] / "web" / "src"
ON_THE_PAGE = re.compile(r'\ben:\s*"((?:[^"\\]|\\.)*)"')
GAMES = pytest.mark.parametrize("name", imperia.game_names())


def found_in(said: dict[str, str]) -> dict[str, list[str]]:
    return {place: stilted(text) for place, text in said.items() if stilted(text)}


@pytest.mark.parametrize("texts", [KERNEL_TEXTS, BOT_TEXTS, SERVER_TEXTS])
def test_what_is_no_games_is_said_as_a_player_would(texts: Texts) -> None:
    assert found_in({key: texts.template(key, "en") for key in texts.all_keys()}) == {}


@pytest.mark.parametrize("file", ["i18n/texts.ts", "board/texts.ts"])
def test_so_it_is_on_the_page(file: str) -> None:
    said = ON_THE_PAGE.findall((PAGE / file).read_text("utf-8"))
    assert said
    assert found_in({text: text for text in said}) == {}


@GAMES
def test_so_it_is_in_every_game(name: str) -> None:
    game = imperia.game(name)
    said = {key: game.texts.template(key, "en") for key in game.texts.all_keys()}
    for shelf in game.shelves():
        for entity in shelf.entities:
            said[f"{shelf.name} {entity.id}"] = entity.name.say("en")
            sentences = [game.spell(text, "en") for text in game.said(entity, "en").sentences]
            said |= {f"{entity.id} {place}": text for place, text in enumerate(sentences)}
    assert found_in(said) == {}


def names_in(thing: object) -> list[Name]:
    if isinstance(thing, Name):
        return [thing]
    if isinstance(thing, msgspec.Struct):
        return names_in(list(msgspec.structs.asdict(thing).values()))
    return [text for part in thing for text in names_in(part)] if isinstance(thing, list) else []


@GAMES
def test_so_it_is_in_primers_and_lessons(name: str) -> None:
    teaching = imperia.game(name).teaching
    assert teaching is not None
    said = [text.en for text in names_in([teaching.primer, *teaching.lessons.values()])]
    assert found_in({text: text for text in said}) == {}


@GAMES
def test_what_an_effect_does_over_again_is_said_once_and_an_arrow_has_no_comma(name: str) -> None:
    game = imperia.game(name)
    for lang in ("en", "fr"):
        said = [text for shelf in game.shelves() for one in shelf.entities for text in game.said(one, lang).sentences]
        assert [text for text in said if "→," in text] == []
        assert [text for text in said if re.search(r"(\b[^,:]{12,}, [^,:]{12,}), \1", text)] == []


def test_what_wants_other_words_is_found() -> None:
    assert stilted("Most points win; of equals, most tiles.") == ["of equals"]
    assert stilted("That is all") == ["That is all"]
    assert stilted("a governor of yours") == ["a governor of yours"]
    assert stilted("Waiting : nothing") == ["g "]
    assert stilted("Done: your turn") == []
