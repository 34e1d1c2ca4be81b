"""Every word a player reads: nothing missing, nothing left over, in French and in English."""

import pytest

from imperia.games.founders.content import RESOURCES, TILES, TOKENS
from imperia.kernel.agenda import Choice
from imperia.server.library import view_fields
from tests.games.founders.table import GAME, nation, play, table

LANGUAGES = pytest.mark.parametrize("lang", ["fr", "en"])
SCORE = {"victory", "artisans", "tokens", "replaced"}
PICTURE = {
    "draft", "turn", "supply", "row", "victory", "swept", "nation", "tokens", "picked", "to_act",
    "war", "coin", "artisan", "unprotected", "star", "recipe", "pillage", "cart", "capitals",
}  # fmt: skip

PRINTED = {field for shelf in GAME.shelves() for entity in shelf.entities for field in entity.__struct_fields__}


def test_the_texts_are_just_those_that_the_game_asks_for() -> None:
    questions = {name for name, step in GAME.steps.items() if issubclass(step, Choice)}
    # Those of the page, of the log's sheet and of who waits are held to what is said in tests/games.
    assert {key for key in GAME.texts.all_keys() if not key.startswith(("await.", "ledger.", "page."))} == {
        "line", "card", "noun.pile.nature", "noun.pile.village", "noun.pile.city",
        *(f"ask.{name}" for name in questions),
        *(f"move.{verb.word}" for verb in GAME.vocabulary.verbs), "move.at_tile", "move.at_replacing",
        *(f"event.{what.word}" for what in GAME.happenings),
        *(f"event.{word}_many" for word in ("victory_opened", "draft_opened", "row_filled", "received")),
        "worth.points", "worth.reach", "worth.products",
        *(f"score.{source}" for source in SCORE),
        *(f"option.{option.name}" for option in GAME.sheet.options),
        *(f"about.{one.name}.{value}".lower() for one in GAME.sheet.options for value in one.values),
        *(f"picture.{part}" for part in PICTURE),
        *(f"code.{one}" for tile in TILES if len(tile.produces) > 1 for one in tile.produces),
        *(f"view.{field}" for field in view_fields(GAME)),
        *(f"part.{rule.part}" for rule in GAME.rules.all() if rule.part),
        *(f"shelf.{shelf.name}" for shelf in GAME.shelves()),
        *(f"content.{field}" for field in GAME.texts.table("content") if field in PRINTED),
        *(f"content_value.{word}" for word in ("basic", "victory", "artisan")),
        "explain.cell", "explain.tile", "explain.tie", "explain.tie_player",
    }  # fmt: skip


@LANGUAGES
def test_the_questions_of_every_token_can_be_read(lang: str) -> None:
    rich = nation("mine 0,0", "lake 1,0", "forest 0,1", "grove 1,1")
    start = table(rich, rich, rich, step="token", hands=[{"war": 1, "coin": 1, "cart": 1, "artisan_iron": 1}])
    asked = set()
    for line in ["play war|against 1", "play coin|against 2|at 1,0", "play cart", "play artisan_iron"]:
        state = start.copy()
        for move in line.split("|"):
            state.play(0, GAME.parse(move))
            asked.add(type(state.choice()).__name__)
            assert GAME.ask(state, 0, lang)
    assert asked == {
        "ChooseVictim", "PillageTile", "ChooseSeller", "BuyFromTile", "BuyResource", "PlaceCart", "SettleArtisan"
    }  # fmt: skip


@LANGUAGES
def test_a_cell_is_named_with_the_tile_that_lies_there(lang: str) -> None:
    rich = nation("mine 0,0", "lake 1,0", "forest 0,1", "grove 1,1")
    state = table(rich, rich, step="token", hands=[{"war": 1}], rows={"nature": ["lake"]})
    play(state, "play war")
    assert (
        GAME.describe(state, 0, GAME.parse("at 1,1"), lang) == {"en": "Grove at (1,1)", "fr": "Bosquet en (1,1)"}[lang]
    )
    play(state, "at 1,1", "take lake")
    assert GAME.describe(state, 0, GAME.parse("at 0,0"), lang) == {
        "en": "At (0,0) in place of Mine: 1 point less",
        "fr": "En (0,0) à la place de « Mine » : 1 point de moins",
    }[lang].replace("« ", "«\u00a0").replace(" »", "\u00a0»").replace(" :", "\u00a0:")


@LANGUAGES
def test_score_lines_and_options_have_a_text(lang: str) -> None:
    lines = table(nation("forest 0,0", "lake 1,0")).scores()[0].lines
    assert {line.source for line in lines} == SCORE
    assert all(GAME.score_label(line.source, lang) for line in lines)
    assert all(GAME.texts.say(f"option.{option.name}", lang) for option in GAME.sheet.options)


@LANGUAGES
def test_the_picture_of_a_table_shows_every_sign(lang: str) -> None:
    rich = nation("mine 0,0", "lake 1,0", "forest 0,1", artisans={"0,0": "artisan_iron"}, coins=["1,0"], war=["0,1"])
    drawn = GAME.picture(GAME.view(table(rich), None), lang, 80)
    drafting = GAME.picture(GAME.view(GAME.start(2), None), lang, 80)
    shown = [GAME.texts.say(f"picture.{sign}", lang) for sign in ("war", "coin", "artisan")]
    assert all(sign in drawn for sign in shown)
    assert drafting.startswith("Draft")
    assert ("Player 1", "Joueur 1")[lang == "fr"] in drawn


def test_everything_in_the_box_has_a_name_of_its_own() -> None:
    for entities in (TILES, TOKENS, RESOURCES):
        assert len({entity.name.fr for entity in entities}) == len(entities)
        assert len({entity.name.en for entity in entities}) == len(entities)
