"""What a refused tile lacks, what a replacement costs and how a tie was broken, in sentences."""

import pytest

from tests.cli.run import french
from tests.games.founders.table import GAME, nation, play, table
from tests.rule import rule

WOODS = nation("forest 0,0", "lake 1,0")


def why(lang: str, move: str, **data: object) -> str:
    state = table(WOODS, step="add", **data)
    return GAME.explain(state, 0, GAME.parse(move), lang)


@rule("FOU-057")
def test_a_tile_says_what_it_lacks_in_the_best_cell() -> None:
    rows = {"city": ["inn_wine"], "village": ["mine"]}
    assert why("en", "take inn_wine", rows=rows) == ("The best cell is (0,-1), where Inn (wine) still needs: wine.")
    assert why("fr", "take inn_wine", rows=rows) == french("Au mieux, en (0,-1), il manque à « Auberge (vin) » : vin.")


@rule("FOU-057", "FOU-102")
def test_what_was_bought_is_not_lacking() -> None:
    lacking = "The best cell is (-1,0), where Inn (fish) still needs: "
    rows = {"city": ["inn_fish"], "village": ["mine"]}
    assert why("en", "take inn_fish", rows=rows) == f"{lacking}plants and fish."
    assert why("en", "take inn_fish", rows=rows, bought="plants") == f"{lacking}fish."


@rule("FOU-057", "FOU-069")
def test_a_cell_says_what_it_lacks() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0"), step="add", rows={"village": ["mine"]})
    play(state, "take mine")
    # Only the forest is near, and it gives one resource or the other.
    assert GAME.explain(state, 0, GAME.parse("at -1,0"), "en") == "Mine at (-1,0) still needs: stone."
    assert GAME.explain(state, 0, GAME.parse("at 0,1"), "en") == ""


def test_nothing_is_lacking_where_another_rule_forbids() -> None:
    assert why("en", "take mine", rows={"nature": ["lake"]}) == ""
    assert why("en", "reveal city", rows={"nature": ["lake"]}) == ""


@rule("FOU-080", "FOU-097", "FOU-098")
@pytest.mark.parametrize(
    ("own", "price"),
    [
        ({}, {"0,0": "1 point less", "0,1": "3 points less"}),
        ({"artisans": {"0,0": "artisan_iron"}}, {"0,0": "3 points less"}),
        ({"artisans": {"0,0": "artisan_iron"}, "war": ["0,0", "0,1"]}, {"0,0": "1 point less", "0,1": "1 point less"}),
    ],
)
def test_a_replacement_names_its_whole_price(own: dict[str, object], price: dict[str, str]) -> None:
    state = table(nation("mine 0,0", "temple_janus 0,1", **own), step="add", rows={"nature": ["lake"]})
    play(state, "take lake")
    for cell, words in price.items():
        assert GAME.describe(state, 0, GAME.parse(f"at {cell}"), "en").endswith(f": {words}")
        assert GAME.describe(state, 0, GAME.parse(f"at {cell}"), "fr").endswith(words.replace("less", "de moins"))


@rule("FOU-139")
def test_a_tie_is_explained() -> None:
    one, two = nation("temple_janus 0,0", "mine 0,1"), nation("altar_ceres 0,0", "altar_venus 0,1")
    assert GAME.tie_break(table(one, two), "en") == (
        "Ties go to the player with more victory tiles in the nation (FOU-139): Player 2 has 2 and Player 1 has 1."
    )
    assert "Joueur 2 en a 2 et Joueur 1 en a 1." in GAME.tie_break(table(one, two), "fr")
    assert GAME.tie_break(table(one, two, hands=[{"coin": 1}]), "en") == ""
