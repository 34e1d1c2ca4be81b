"""Every word a player reads: nothing missing, nothing left over, in French and in English."""

import pytest

from imperia.kernel.agenda import Choice
from imperia.server.library import view_fields
from tests.games.test_teaching import signs_of
from tests.games.yuan.table import GAME, scene

LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
PICTURE = {
    "rice", "forest", "mine", "hill", "volcano", "no_clan", "no_target", "clan", "plan", "wheel", "hand",
    "open_cities", "founded", "signs_terrain", "signs_pieces", "signs_owner", "signs_act",
}  # fmt: skip


def test_the_texts_are_just_those_that_the_game_asks_for() -> None:
    questions = {name for name, step in GAME.steps.items() if issubclass(step, Choice)}
    named = {f"noun.{noun}.{word}" for noun in ("level", "type", "stage") for word in GAME.nouns[noun].words}
    taught = {f"amount.{word}" if count else f"noun.{noun}.{word}" for noun, word, count in signs_of("yuan")}
    words = {f"value.{one.name}.{value}" for one in GAME.sheet.options for value in one.values if type(value) is str}
    # Those of the page, of the log's sheet and of who waits are held to what is said in tests/games.
    assert {key for key in GAME.texts.all_keys() if not key.startswith(("await.", "ledger.", "page."))} == {
        "line", "points", *(f"power.{clan}" for clan in GAME.nouns["clan"].words), *named, *taught, *words,
        *(f"ask.{name}" for name in questions), "ask.BidMade", "ask.PlanLevels", "ask.PlanReady",
        *(f"move.{verb.word}" for verb in GAME.vocabulary.verbs),
        "move.choose_city", "move.dev_cost", "move.fort_cost", "move.mil_cost",
        *(f"event.{what.word}" for what in GAME.happenings),
        *(f"worth.{part}" for part in ("temples", "land", "pieces", "money", "danger", "victory", "prospect")),
        "score.temples", "score.mines", "score.chao", "score.armies",
        *(f"option.{option.name}" for option in GAME.sheet.options),
        *(f"about.{one.name}.{value}".lower() for one in GAME.sheet.options for value in one.values),
        *(f"picture.{part}" for part in PICTURE),
        "explain.cost", "explain.tie", "explain.tie_player", "explain.tie_power", "explain.provinces", "explain.vain",
        *(f"part.{part}" for part in {rule.part for rule in GAME.rules.all() if rule.part}),
        *(f"shelf.{shelf.name}" for shelf in GAME.shelves()),
        *(key for table in ("content", "content_value") for key in GAME.texts.table(table).values()),
        *(f"view.{name}" for name in view_fields(GAME)),
    }  # fmt: skip


@LANGUAGES
def test_the_picture_shows_the_map_the_clans_and_the_plan(lang: str) -> None:
    table = scene("R:A V ~ H:B", R="A fortress 2", temples="B", purse={"R": 9}).draft("R", "target B", "dev 3")
    drawn = GAME.picture(GAME.view(table.state, 0), lang, 80)
    assert "1D+2" in drawn
    assert "volc." in drawn
    assert table.names["B"] in drawn.splitlines()[0] + drawn.splitlines()[3] + drawn
    assert "III" in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines())
    wide = GAME.picture(GAME.view(GAME.start(8, 1), None), lang, 80)
    assert all(len(line) <= 80 for line in wide.splitlines())
    assert GAME.picture(GAME.view(GAME.start(3, 1, {"auction": True}), 0), lang, 80)
    assert GAME.picture(GAME.view(GAME.start(3, 1, {"layout": "players"}), 0), lang, 80)
