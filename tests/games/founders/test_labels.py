"""What a player reads in the terminal: labels of cells, and the picture of the table."""

from tests.games.founders.table import GAME, nation, play, table


def label(move: str, lang: str, *moves: str) -> str:
    """The label of a move after some others, for the first player."""
    state = table(
        nation("forest 0,0", "cliffs 1,0"),
        nation("mine 0,0", "lake 1,0"),
        step="token" if moves[0].startswith("play") else "add",
        rows={"nature": ["grove"]},
        hands=[{"war": 1, "cart": 1}],
    )
    play(state, *moves)
    return GAME.describe(state, 0, GAME.parse(move), lang)


def test_an_empty_cell_is_named_by_its_place() -> None:
    assert label("at 0,1", "en", "take grove") == "At (0,1)"


def test_a_replacement_names_the_tile_and_its_price() -> None:
    assert label("at 0,0", "en", "take grove") == "At (0,0), instead of Forest: -1 point"
    assert label("at 0,0", "fr", "take grove") == "En (0,0), à la place de Forêt : -1 point"


def test_a_target_names_the_victims_tile() -> None:
    assert label("at 0,0", "en", "play war") == "At (0,0): Mine"


def test_a_cart_is_put_on_a_corner_whatever_lies_there() -> None:
    assert label("at 0,0", "en", "play cart") == "At (0,0)"


def test_the_picture_says_what_tiles_need_give_and_carry() -> None:
    state = table(nation("mine 0,0", "lake 1,0", war=["0,0"]), nation(), rows={"village": ["winery", "winery"]})
    shown = GAME.picture(state.view(0), "en")
    assert "Winery [wood + plants > wine] ×2" in shown
    for words in ("|Mine ", "|iron ", "|^ WAR ", "|Lake ", "|water/wood "):
        assert words in shown


def test_the_picture_of_a_wide_nation_fits_a_terminal() -> None:
    state = table(nation(*(f"grove {x},0" for x in range(4)), *(f"lake {x},0" for x in range(4, 8))), nation())
    assert max(map(len, GAME.picture(state.view(0), "fr").splitlines())) <= 110
