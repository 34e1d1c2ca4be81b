"""The picture of the table in the terminal."""

import pytest

from imperia.games.founders.content import TILES
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.founders.table import GAME, nation, table
from tests.rule import rule


def test_the_picture_says_what_tiles_need_give_and_carry() -> None:
    state = table(nation("mine 0,0", "lake 1,0", war=["0,0"]), rows={"village": ["winery", "winery"]})
    shown = GAME.picture(state.view(0), "en", 80)
    assert "Winery [wood + plants > wine] ×2" in shown
    for words in ("|Mine ", "|iron WAR ", "|Lake ", "|water/wood ^ "):
        assert words in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_of_a_whole_game_is_wider_than_the_terminal(width: int, lang: str) -> None:
    state = GAME.start(4, seed=width)
    chance = Chance(width)
    turn = 0
    while not state.over:
        seen = GAME.view(state, None)
        if seen.turn > turn:
            turn = seen.turn
            assert max(map(len, GAME.picture(seen, lang, width).splitlines())) <= width
        state.take(*random_move(state, chance))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_of_tiles_are_whole_even_in_the_narrowest_cells(lang: str) -> None:
    for tile in TILES:
        row = nation(f"{tile.id} 0,0", *(f"grove {x},0" for x in range(1, 4)), *(f"lake {x},0" for x in range(4, 8)))
        if tile.id not in ("grove", "lake"):
            victory = ["altar_ceres" if tile.id == "altar_castor" else "altar_castor"]
            shown = GAME.picture(table(row, victory=victory).view(0), lang, 50)
            column = [line[6:].split("|")[0].strip() for line in shown.splitlines() if line[5:6] == "|"]
            assert " ".join(column).startswith(tile.name.say(lang))


def test_a_wide_nation_has_narrower_cells_with_codes_then_blocks_of_columns() -> None:
    tiles = [*(f"cliffs {x},0" for x in range(4)), *(f"lake {x},0" for x in range(4, 8))]
    for columns, gives, blocks in [(4, "stone/plants ^", 1), (6, "st/pl ^", 1), (8, "stone/plants ^", 2)]:
        shown = GAME.picture(table(nation(*tiles[:columns])).view(0), "en", 80)
        assert f"|{gives} " in shown
        # The other player's lone tile is one block more.
        assert shown.count("   0 |") == blocks + 1
        assert ("st = stone" in shown) == gives.startswith("st/")


@rule("FOU-095", "FOU-Q11")
def test_only_tiles_that_can_be_pillaged_are_marked() -> None:
    state = table(nation("mine 0,0", "lake 0,1", "grove 1,0", war=["1,0"]), nation("forest 0,0", war=["0,0"]))
    grid = [line for line in GAME.picture(state.view(0), "en", 80).splitlines() if "|" in line]
    assert [line.split("|")[1:3] for line in grid if "^" in line] == [["water/wood ^    ", " " * 16]]


@rule("FOU-030", "FOU-031")
def test_turn_swept_tiles_and_supplies_are_shown() -> None:
    state = table(
        nation("lake 0,0"), turn=12, swept=["mine", "mine", "winery"], boxed={"war": 4, "cart": 5},
        hands=[{"coin": 2, "artisan_iron": 1}], artisans=["artisan_gold"],
    )  # fmt: skip
    shown = GAME.picture(state.view(0), "en", 80)
    assert "Turn 12 · tokens in the supply: war 2, coin 4, cart 1, artisan 1" in shown
    assert "Swept out of the rows\n  Mine ×2, Winery\n" in shown
    assert "tokens: coin ×2, artisan (iron)" in shown
