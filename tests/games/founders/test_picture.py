"""The picture of the table in the terminal."""

from tests.games.founders.table import GAME, nation, table


def test_the_picture_says_what_tiles_need_give_and_carry() -> None:
    state = table(nation("mine 0,0", "lake 1,0", war=["0,0"]), nation(), rows={"village": ["winery", "winery"]})
    shown = GAME.picture(state.view(0), "en")
    assert "Winery [wood + plants > wine] ×2" in shown
    for words in ("|Mine ", "|iron ", "|^ WAR ", "|Lake ", "|water/wood "):
        assert words in shown


def test_the_picture_of_a_wide_nation_fits_a_terminal() -> None:
    state = table(nation(*(f"grove {x},0" for x in range(4)), *(f"lake {x},0" for x in range(4, 8))), nation())
    assert max(map(len, GAME.picture(state.view(0), "fr").splitlines())) <= 110
