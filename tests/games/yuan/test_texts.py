"""Every word a player reads: nothing missing, nothing left over, in French and in English."""

import re
from typing import Any, get_args

import msgspec
import pytest

from imperia.games.yuan.preview import LevelPreview
from imperia.games.yuan.view import YuanView
from imperia.kernel.agenda import Choice
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.yuan.table import GAME, scene

LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
PICTURE = {
    "rice", "forest", "mine", "hill", "volcano", "no_clan", "no_target", "clan", "plan", "wheel", "hand",
    "open_cities", "founded", "signs_terrain", "signs_pieces", "signs_owner", "signs_act",
}  # fmt: skip


def fields_of(kind: Any) -> set[str]:
    """The names of all fields of a Struct and of those in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = msgspec.structs.fields(kind)
        return {part.name for part in parts}.union(*(fields_of(part.type) for part in parts))
    return set().union(*map(fields_of, get_args(kind)))


def test_the_texts_are_just_those_that_the_game_asks_for() -> None:
    questions = {name for name, step in GAME.steps.items() if issubclass(step, Choice)}
    named = {f"noun.{noun}.{word}" for noun in ("level", "type", "stage") for word in GAME.nouns[noun].words}
    words = {f"value.{one.name}.{value}" for one in GAME.sheet.options for value in one.values if type(value) is str}
    assert set(GAME.texts.all_keys()) == {
        "line", *named, *words,
        *(f"ask.{name}" for name in questions), "ask.BidMade", "ask.PlanLevels", "ask.PlanReady",
        *(f"move.{verb.word}" for verb in GAME.vocabulary.verbs),
        "move.choose_city", "move.dev_cost", "move.fort_cost", "move.mil_cost",
        *(f"event.{what.word}" for what in GAME.happenings),
        "score.temples", "score.mines", "score.chao", "score.armies",
        *(f"option.{option.name}" for option in GAME.sheet.options),
        *(f"picture.{part}" for part in PICTURE),
        "explain.cost", "explain.tie", "explain.tie_player", "explain.tie_power", "explain.provinces",
        *(f"part.{part}" for part in {rule.part for rule in GAME.rules.all() if rule.part}),
        *(f"shelf.{shelf.name}" for shelf in GAME.shelves()),
        *(key for table in ("content", "content_value") for key in GAME.texts.table(table).values()),
        *(f"view.{name}" for name in fields_of(YuanView) | fields_of(LevelPreview)),
    }  # fmt: skip


def test_texts_name_only_what_they_are_given() -> None:
    for verb in GAME.vocabulary.verbs:
        assert GAME.texts.fields(f"move.{verb.word}") == {noun.name for noun in verb.nouns}
    for what in GAME.happenings:
        assert GAME.texts.fields(f"event.{what.word}") <= {"who", *(noun.strip("#*") for noun in what.nouns)}


@LANGUAGES
@pytest.mark.parametrize(
    "options", [{}, {"auction": True, "clan_powers": True}, {"layout": "players", "towns": "players"}]
)
def test_every_question_move_and_event_of_a_game_can_be_read(lang: str, options: dict[str, Any]) -> None:
    state = GAME.start(3, 3, options, telling=True)
    chance = Chance(3)
    while not state.over:
        for seat in state.to_act():
            texts = [GAME.ask(state, seat, lang)]
            texts += [GAME.describe(state, seat, move, lang) for move in state.moves(seat)]
            texts += [GAME.tell(event, seat, lang) for event in state.journal or []]
            assert all(texts)
            assert not [text for text in texts if re.search(r"[{}]", text)]
            assert ":" not in texts[0]
        state.journal = []
        state.take(*random_move(state, chance))


@LANGUAGES
def test_the_picture_shows_the_map_the_clans_and_the_plan(lang: str) -> None:
    table = scene("R:A V ~ H:B", R="A fortress 2", temples="B", purse={"R": 9}).draft("R", "target B", "dev 3")
    drawn = GAME.picture(GAME.view(table.state, 0), lang, 80)
    assert "1C+2" in drawn
    assert "volc." in drawn
    assert table.names["B"] in drawn.splitlines()[0] + drawn.splitlines()[3] + drawn
    assert "III" in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines())
    wide = GAME.picture(GAME.view(GAME.start(8, 1), None), lang, 80)
    assert all(len(line) <= 80 for line in wide.splitlines())
    assert GAME.picture(GAME.view(GAME.start(3, 1, {"auction": True}), 0), lang, 80)
    assert GAME.picture(GAME.view(GAME.start(3, 1, {"layout": "players"}), 0), lang, 80)


def french_texts() -> list[str]:
    """All that a French player reads: texts, rules and rulings."""
    keys = GAME.texts.all_keys()
    texts = [GAME.texts.say(key, "fr", dict.fromkeys(GAME.texts.fields(key), "x")) for key in keys]
    texts += [rule.text.fr for rule in GAME.rules.all()]
    return texts + [rule.question.fr for rule in GAME.rules.all() if rule.question is not None]


def test_french_signs_stand_apart_from_their_words() -> None:
    cramped = re.compile(r"[^\u00a0][:;?!»]|«[^\u00a0]")
    assert [text for text in french_texts() if cramped.search(text)] == []
