"""What everybody may see, what nobody may see, and that nothing is ever lost (p. 2, 3, 6, 8)."""

from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.founders.table import GAME, dealt, drafted, hand, look, nation, play, table
from tests.rule import rule

LAKES = nation("lake 0,0", "lake 1,0")
GROVES = nation("grove 0,0", "grove 1,0")


@rule("FOU-029")
def test_the_market_is_open_to_everyone() -> None:
    state = table(
        LAKES,
        GROVES,
        rows={"nature": ["forest"], "village": ["mine", "winery"], "city": ["inn_fish"]},
        victory=["altar_venus"],
    )
    for seat in (0, 1, None):
        seen = look(state, seat)
        assert [one.tiles for one in seen.rows] == [["forest"], ["mine", "winery"], ["inn_fish"]]
        assert seen.victory == ["altar_venus"]


@rule("FOU-030")
def test_swept_tiles_can_be_looked_through() -> None:
    five = ["forest", "forest", "cliffs", "waterfall", "cliffs"]
    state = play(table(LAKES, GROVES, rows={"nature": five}), "reveal nature")
    assert look(state, 1).swept == five
    assert look(state, None).swept == five


@rule("FOU-031")
def test_tokens_in_hand_are_seen_by_everyone() -> None:
    state = table(LAKES, GROVES, hands=[{"war": 2, "artisan_gold": 1}, {"coin": 1}])
    for seat in (0, 1, None):
        assert [one.hand for one in look(state, seat).nations] == [{"war": 2, "artisan_gold": 1}, {"coin": 1}]


@rule("FOU-032")
def test_a_hand_can_hold_every_token_of_the_box_but_one_and_take_that_too() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0"),
        GROVES,
        step="add",
        rows={"city": ["market_iron"]},
        hands=[{"war": 6, "coin": 5, "cart": 6, "artisan_iron": 1, "artisan_gold": 1}],
    )
    play(state, "take market_iron", "at 0,1")
    assert hand(state, 0) == {"war": 6, "coin": 6, "cart": 6, "artisan_iron": 1, "artisan_gold": 1}


@rule("FOU-Q55")
def test_a_replaced_tile_is_a_public_list() -> None:
    state = table(LAKES, GROVES, step="add", rows={"nature": ["forest"]})
    play(state, "take forest", "at 1,0")
    assert look(state, 1).nations[0].replaced == ["lake"]
    assert look(state, None).nations[0].replaced == ["lake"]


@rule("FOU-Q57")
def test_piles_and_artisans_can_be_counted_but_not_looked_at() -> None:
    piles = {"nature": ["forest", "cliffs"], "village": ["mine"], "city": ["inn_fish"]}
    turned = {**piles, "nature": ["cliffs", "forest"]}
    one = table(LAKES, GROVES, piles=piles, artisans=["artisan_iron", "artisan_gold"])
    other = table(LAKES, GROVES, piles=turned, artisans=["artisan_gold", "artisan_iron"])
    assert [seen.pile for seen in look(one, 0).rows] == [2, 1, 1]
    assert look(one, 0).artisans_left == 2
    # The two tables differ in the hidden orders only, so nobody can tell them apart.
    assert [look(one, seat) for seat in (0, 1, None)] == [look(other, seat) for seat in (0, 1, None)]


@rule("FOU-Q57", "FOU-Q71")
def test_who_imagines_the_hidden_part_keeps_the_kinds_and_forgets_the_order() -> None:
    state = drafted(2)
    imagined = state.imagine(0, Chance(99))
    known, guessed = state.data(), imagined.data()
    assert look(state, 0) == GAME.view(imagined, 0)
    for pile in ("nature", "village", "city"):
        assert known["piles"][pile] != guessed["piles"][pile]
        assert sorted(known["piles"][pile]) == sorted(guessed["piles"][pile])
    assert known["artisans"] != guessed["artisans"]
    assert sorted(known["artisans"]) == sorted(guessed["artisans"])
    assert imagined.census() == GAME.box(state)


@rule("FOU-Q71")
def test_victory_tiles_back_in_the_box_are_not_shown() -> None:
    seen = look(dealt(2), 0)
    assert len(seen.victory) == 8
    assert seen.swept == []


@rule("FOU-147")
def test_after_every_move_of_a_game_each_component_is_in_one_place() -> None:
    state, chance = dealt(3), Chance(7)
    while not state.over:
        assert state.census() == GAME.box(state)
        state.take(*random_move(state, chance))
    assert state.census() == GAME.box(state)


@rule("FOU-147")
def test_a_replacement_with_all_kinds_of_tokens_loses_nothing() -> None:
    state = table(
        nation(
            "mine 0,0", "forest 1,0", "cliffs 0,1", "grove 1,1",
            war=["0,1"], coins=["0,1"], artisans={"0,0": "artisan_iron"}, carts=["0,0"],
        ),
        LAKES,
        rows={"nature": ["waterfall"]},
        hands=[{"war": 1}],
    )  # fmt: skip
    assert state.census() == GAME.box(state)
    play(state, "reveal village", "play war", "at 0,0", "take waterfall", "at 0,1")
    assert state.census() == GAME.box(state)
