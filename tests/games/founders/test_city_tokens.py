"""Step 3: the token that a city tile brings (p. 6, 8)."""

import pytest

from imperia.kernel.chance import Chance
from tests.games.founders.table import GAME, hand, look, nation, play, table
from tests.rule import rule

HIM = nation("lake 0,0", "lake 1,0")


@rule("FOU-087")
@pytest.mark.parametrize(
    ("village", "tile", "token"),
    [
        ("mine", "market_iron", "coin"),
        ("mine", "war_camp_iron", "war"),
        ("winery", "inn_wine", "cart"),
        ("gold_mine", "workshop_gold", "artisan_fish"),
    ],
)
def test_a_city_tile_brings_the_token_that_it_produces(village: str, tile: str, token: str) -> None:
    state = table(
        nation(f"{village} 0,0", "forest 1,0", "river_meadow -1,0"),
        HIM,
        step="add",
        rows={"city": [tile]},
        artisans=["artisan_fish"],
    )
    play(state, f"take {tile}", "at 0,1")
    assert hand(state, 0) == {token: 1}


@rule("FOU-087")
def test_other_tiles_bring_no_token() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0"), HIM, step="add", rows={"village": ["mine"]})
    play(state, "take mine", "at 0,1")
    assert hand(state, 0) == {}
    assert look(state).supply == {"war": 6, "coin": 6, "cart": 6}


@rule("FOU-087", "FOU-088", "FOU-089", "FOU-E09")
def test_each_market_brings_one_coin_and_only_once() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "fishery 2,0"),
        HIM,
        rows={"city": ["market_iron", "market_fish"], "nature": ["lake", "forest", "forest", "lake"]},
    )
    play(state, "reveal village", "take market_iron", "at 0,1")
    assert hand(state, 0) == {"coin": 1}
    assert look(state).supply["coin"] == 5
    play(state, "reveal village", "take lake", "at 0,1")
    play(state, "reveal village", "keep", "take forest", "at -1,0")
    assert hand(state, 0) == {"coin": 1}
    play(state, "reveal village", "take lake", "at 1,1")
    play(state, "reveal village", "keep", "take market_fish", "at 2,1")
    assert hand(state, 0) == {"coin": 2}
    assert look(state).supply["coin"] == 4


@rule("FOU-089")
def test_a_city_tile_of_another_product_brings_its_own_token() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "forest -1,0", "market_iron 0,1"),
        HIM,
        step="add",
        hands=[{"coin": 1}],
        rows={"city": ["war_camp_iron"]},
    )
    play(state, "take war_camp_iron", "at -1,1")
    assert hand(state, 0) == {"coin": 1, "war": 1}


@rule("FOU-033", "FOU-090")
def test_an_artisan_is_drawn_from_the_top_of_the_shuffled_supply_and_shown() -> None:
    state = table(
        nation("gold_mine 0,0", "forest 1,0"),
        HIM,
        step="add",
        rows={"city": ["workshop_gold"]},
        artisans=["artisan_gold", "artisan_fish"],
    )
    state.journal = []
    play(state, "take workshop_gold", "at 0,1")
    assert look(state, 1).nations[0].hand == {"artisan_fish": 1}
    (drawn,) = (event for event in state.journal if event.what.word == "artisan_drawn")
    assert drawn.teaches(1)
    assert GAME.tell(drawn, 1, "en") == "Player 1 draws: artisan token (fisherman)."
    assert look(state).artisans_left == 1


@rule("FOU-033", "FOU-090")
def test_nobody_can_foresee_which_artisan_he_draws() -> None:
    state = table(nation("gold_mine 0,0", "forest 1,0"), HIM, step="add", rows={"city": ["workshop_gold"]})
    drawn = set()
    for seed in range(60):
        imagined = state.imagine(0, Chance(seed))
        imagined.play(0, GAME.parse("take workshop_gold"))
        imagined.play(0, GAME.parse("at 0,1"))
        drawn |= set(GAME.view(imagined, 1).nations[0].hand)
    assert drawn == {f"artisan_{word}" for word in ("iron", "gold", "cloth", "wine", "horses", "fish")}


@rule("FOU-Q42")
def test_with_the_supply_empty_the_tile_comes_without_a_token() -> None:
    state = table(nation("mine 0,0", "cliffs 1,0"), HIM, step="add", rows={"city": ["market_iron"]}, boxed={"coin": 6})
    play(state, "take market_iron", "at 0,1")
    assert hand(state, 0) == {}
    assert state.census() == GAME.box(state)


@rule("FOU-Q42")
def test_with_no_artisan_left_a_workshop_comes_without_one() -> None:
    state = table(nation("gold_mine 0,0", "forest 1,0"), HIM, step="add", rows={"city": ["workshop_gold"]}, artisans=[])
    play(state, "take workshop_gold", "at 0,1")
    assert hand(state, 0) == {}
