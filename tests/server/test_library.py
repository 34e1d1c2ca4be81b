"""What the page learns about games and bots."""

import msgspec
import pytest

import imperia
from imperia.bots.ladder import offered
from imperia.kernel.content import Name
from imperia.server import library
from imperia.server.wire import ContentShelf, GameWords, Library, RuleInfo
from tests.kernel.test_events import game_with
from tests.kernel.toy import DREW, ROLLED, STEPS
from tests.server.service import Service

GAMES = pytest.mark.parametrize("name", imperia.game_names())


def test_the_library_lists_every_game_and_every_bot(service: Service) -> None:
    found = msgspec.json.decode(service.http.get("/api/library").content, type=Library)
    assert [game.id for game in found.games] == imperia.game_names()
    assert [bot.name for bot in found.bots] == offered()
    for game in found.games:
        sheet = imperia.game(game.id).sheet
        assert (game.shortest_minutes, game.longest_minutes) == tuple(sheet.minutes)
        for option in game.options:
            assert len(option.values) == len(option.value_labels)
            assert option.text == imperia.game(game.id).rules[option.rule].text


def texts_in(thing: object) -> list[Name]:
    """All texts of a message."""
    if isinstance(thing, Name):
        return [thing]
    if isinstance(thing, msgspec.Struct):
        return texts_in(list(msgspec.structs.asdict(thing).values()))
    parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    return [text for part in parts for text in texts_in(part)]


def test_every_text_of_the_library_is_there_in_both_languages() -> None:
    assert all(text.en.strip() and text.fr.strip() for text in texts_in(library.library()))


@GAMES
def test_every_field_of_a_games_view_has_a_label(name: str) -> None:
    game = imperia.game(name)
    missing = [field for field in library.view_fields(game) if f"view.{field}" not in game.texts.all_keys()]
    assert missing == []


@GAMES
def test_every_part_of_the_rules_and_every_shelf_of_the_content_has_a_label(name: str) -> None:
    game = imperia.game(name)
    parts = {rule.part for rule in game.rules.all() if rule.part}
    shelves = {shelf.name for shelf in game.shelves()}
    assert (parts - set(game.texts.table("part")), shelves - set(game.texts.table("shelf"))) == (set(), set())


@GAMES
def test_words_rules_and_content_of_a_game_are_handed_out(service: Service, name: str) -> None:
    game = imperia.game(name)
    http = service.http
    words = msgspec.json.decode(http.get(f"/api/games/{name}/words").content, type=GameWords)
    rules = msgspec.json.decode(http.get(f"/api/games/{name}/rules").content, type=list[RuleInfo])
    shelves = msgspec.json.decode(http.get(f"/api/games/{name}/content").content, type=list[ContentShelf])
    assert {noun: list(labels) for noun, labels in words.words.items()} == {
        noun.name: noun.words for noun in game.nouns.values()
    }
    assert set(words.fields) == set(library.view_fields(game))
    assert [rule.id for rule in rules] == [rule.id for rule in game.rules.all()]
    assert {shelf.name: len(shelf.entries) for shelf in shelves} == {
        shelf.name: len(shelf.entities) for shelf in game.shelves()
    }


def test_an_option_of_the_solo_game_says_so_and_what_each_of_its_values_means() -> None:
    game = next(one for one in library.library().games if one.id == "imperium")
    level = next(one for one in game.options if one.name == "level")
    assert level.seats == [1]
    assert len(level.value_texts) == len(level.values) == 6
    assert all(option.seats == [] for option in game.options if option.name in ("box", "nations"))


def test_a_first_game_of_daimyo_is_opened_with_two_opponents_and_the_others_with_one(service: Service) -> None:
    library = msgspec.json.decode(service.http.get("/api/library").content, type=Library)
    # The mercenaries of the table for two would need to be explained first.
    assert {game.id: game.usual_seats for game in library.games if game.usual_seats != 2} == {"daimyo": 3}


def test_a_game_says_whether_players_know_different_things() -> None:
    secrets = {one.id: one.secrets for one in library.library().games}
    assert secrets == {"founders": False, "settlers": True, "yuan": True, "daimyo": True, "imperium": True}


def test_one_event_that_some_see_more_of_is_a_secret() -> None:
    without = [step for step in STEPS if not getattr(step, "secret", False)]
    assert library.has_secrets(game_with(ROLLED, DREW, steps=without))
    assert not library.has_secrets(game_with(ROLLED, steps=without))
    assert library.has_secrets(game_with(ROLLED))
