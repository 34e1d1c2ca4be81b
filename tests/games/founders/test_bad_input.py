"""Positions, options and moves that there cannot be: a clear error names the field or the rule."""

from typing import Any

import pytest

from imperia.games.founders.words import TOKEN
from imperia.kernel.errors import BadMove, BadPosition, BadSetup, IllegalMove
from tests.games.founders.table import GAME, nation, play, table
from tests.rule import rule

PAIR = nation("forest 0,0", "cliffs 1,0")


def refused(error: type[Exception], *parts: str, **data: Any) -> None:
    """Position data are refused with words that name all these parts."""
    with pytest.raises(error) as caught:
        GAME.position({"seats": 2, **data})
    assert [part for part in parts if part not in str(caught.value)] == []


def test_an_unknown_field_is_named() -> None:
    refused(BadPosition, "armies", armies=[])
    refused(BadPosition, "ships", nations=[{"tiles": {}, "ships": []}])


def test_a_field_of_the_wrong_type_is_named() -> None:
    refused(BadPosition, "victory", victory="altar_venus")
    refused(BadPosition, "step", step="war")
    refused(BadPosition, "seats", seats=True)


def test_seats_have_to_be_named() -> None:
    with pytest.raises(BadPosition, match="seats"):
        GAME.position({})


@rule("FOU-010")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_position_for_a_wrong_number_of_players(seats: int) -> None:
    refused(BadSetup, f"not played by {seats}", "2, 3, 4", seats=seats)


def test_a_seat_that_there_is_not() -> None:
    refused(BadPosition, "seat", "2", seat=2)
    refused(BadPosition, "first", "-1", first=-1)
    refused(BadPosition, "first", "7", first=7)
    refused(BadPosition, "nations", "3", nations=[PAIR, PAIR, PAIR])
    refused(BadPosition, "hands", "3", hands=[{}, {}, {}])


def test_an_unknown_word_is_named_with_its_field() -> None:
    refused(BadPosition, "nations[0]", "volcano", nations=[nation("volcano 0,0")])
    refused(BadPosition, "nations[1]", "north", nations=[PAIR, {"tiles": {"north": "forest"}}])
    refused(BadPosition, "rows.village", "volcano", rows={"village": ["volcano"]})
    refused(BadPosition, "hands[0]", "sword", hands=[{"sword": 1}])
    refused(BadPosition, "boxed", "sword", boxed={"sword": 1})
    refused(BadPosition, "bought", "salt", bought="salt")


@rule("FOU-147")
def test_more_copies_than_the_box_holds() -> None:
    refused(BadPosition, "stud_farm", "4", "3", rows={"village": ["stud_farm"] * 4})
    refused(BadPosition, "altar_venus", "2", "1", victory=["altar_venus", "altar_venus"])
    refused(BadPosition, "token_war", "7", "6", hands=[{"war": 4}, {"war": 3}])
    refused(BadPosition, "token_artisan_iron", "2", hands=[{"artisan_iron": 1}, {"artisan_iron": 1}])
    refused(BadPosition, "hands[0]", "at least 0", hands=[{"war": -1}])


@rule("FOU-147")
def test_tokens_lie_on_tiles() -> None:
    refused(BadPosition, "nations[0]", "0,1", "FOU-147", nations=[nation("forest 0,0", "cliffs 1,0", war=["0,1"])])
    refused(BadPosition, "nations[0]", "0,1", "FOU-147", nations=[nation("forest 0,0", "cliffs 1,0", coins=["0,1"])])
    refused(BadPosition, "nations[0]", "0,0", nations=[nation("forest 0,0", "cliffs 1,0", war=["0,0", "0,0"])])


def test_a_cart_lies_amid_four_tiles() -> None:
    three = nation("forest 0,0", "cliffs 1,0", "grove 0,1", carts=["0,0"])
    refused(BadPosition, "nations[0].carts", "0,0", "FOU-111", nations=[three])


def test_an_artisan_sits_on_a_village_tile_that_makes_his_resource() -> None:
    nature = nation("forest 0,0", "mine 1,0", artisans={"0,0": "artisan_iron"})
    refused(BadPosition, "nations[0].artisans", "0,0", "FOU-119", nations=[nature])
    other = nation("forest 0,0", "mine 1,0", artisans={"1,0": "artisan_gold"})
    refused(BadPosition, "nations[0].artisans", "1,0", "FOU-119", nations=[other])
    nobody = nation("forest 0,0", "mine 1,0", artisans={"1,0": "war"})
    refused(BadPosition, "nations[0].artisans", "war", nations=[nobody])


def test_a_coin_lies_on_a_tile_that_could_sell() -> None:
    temple = nation("forest 0,0", "altar_venus 1,0", coins=["1,0"])
    refused(BadPosition, "nations[0].coins", "1,0", "FOU-104", nations=[temple])
    settled = nation("forest 0,0", "mine 1,0", coins=["1,0"], artisans={"1,0": "artisan_iron"})
    refused(BadPosition, "nations[0].coins", "1,0", "FOU-104", nations=[settled])


@rule("FOU-054")
def test_a_nation_hangs_together_by_its_sides() -> None:
    refused(BadPosition, "nations[1].tiles", "FOU-054", nations=[PAIR, nation("lake 0,0", "lake 2,0")])
    refused(BadPosition, "nations[0].tiles", "FOU-054", nations=[nation("lake 0,0", "lake 1,1")])


@rule("FOU-020")
def test_everybody_has_a_nation_whose_turn_will_come() -> None:
    refused(BadPosition, "nations[1]", "FOU-020", nations=[PAIR])
    refused(BadPosition, "nations[0]", "FOU-020", nations=[nation(), PAIR])


@rule("FOU-046")
@pytest.mark.parametrize("hand", [{}, {"war": 1}])
def test_a_token_that_is_being_played_is_in_the_players_hand(hand: dict[str, int]) -> None:
    coin = TOKEN.words.index("coin")
    villages = nation("mine 0,0", "forest 1,0")
    for seat, step in ((0, ["BuyFromTile", coin, 1]), (1, ["BuyFromTile", coin, 0])):
        saved = table(villages, villages, seat=seat, hands=[{"coin": 1}] * 2, step="token").data()
        agenda = [*saved["agenda"][:-1], step]
        GAME.position({**saved, "agenda": agenda})
        hands = saved["hands"].copy()
        hands[seat] = hand
        refused(BadPosition, f"hands[{seat}]", "coin", "FOU-046", **{**saved, "agenda": agenda, "hands": hands})


@rule("FOU-040")
def test_rows_and_piles_hold_their_own_colour() -> None:
    refused(BadPosition, "rows.nature", "mine", "FOU-040", rows={"nature": ["mine"]})
    refused(BadPosition, "piles.city", "mine", "FOU-040", piles={"city": ["mine"]})


@rule("FOU-041")
def test_a_row_holds_five_tiles_at_most() -> None:
    six = ["mine", "mine", "mine", "mine", "winery", "winery"]
    refused(BadPosition, "rows.village", "FOU-041", rows={"village": six})


def test_victory_tiles_and_draft_tiles_have_their_colour_too() -> None:
    refused(BadPosition, "victory", "mine", "FOU-012", victory=["mine"])
    refused(BadPosition, "draft", "mine", "FOU-016", draft=["mine"])
    refused(BadPosition, "picked[0]", "mine", "FOU-016", picked=[["mine"]])


def test_a_drawn_tile_is_a_nature_tile() -> None:
    refused(BadPosition, "drawn", "volcano", drawn="volcano")
    refused(BadPosition, "drawn", "mine", "FOU-063", drawn="mine")


def test_the_artisan_supply_holds_artisans() -> None:
    refused(BadPosition, "artisans", "war", "FOU-026", artisans=["war"])


def test_a_saved_generator_has_four_numbers() -> None:
    refused(BadPosition, "chance", chance=[1, 2, 3])


def test_a_saved_agenda_has_known_steps() -> None:
    refused(BadPosition, "Dance", agenda=[["Dance"]])
    refused(BadPosition, "PickTile", agenda=[["PickTile"]])
    refused(BadPosition, "PickTile", agenda=[["PickTile", "first"]])
    refused(BadPosition, "PickTile", "5", agenda=[["PickTile", 5]])


def test_a_turn_cannot_begin_when_all_piles_are_empty() -> None:
    refused(BadPosition, "RevealTile", piles={"nature": [], "village": [], "city": []})


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadSetup, match="no option “fog”; options: agreed_end"):
        GAME.start(2, options={"fog": True})


@pytest.mark.parametrize("value", ["yes", 1, 0])
def test_a_wrong_value_of_an_option_is_named(value: str | int) -> None:
    with pytest.raises(BadSetup, match=f"agreed_end cannot be {value}"):
        GAME.start(2, options={"agreed_end": value})


@pytest.mark.parametrize(
    ("text", "named"), [("dance", "dance"), ("take volcano", "volcano"), ("take", "tile"), ("at 99,0", "99,0")]
)
def test_a_text_that_is_no_move(text: str, named: str) -> None:
    with pytest.raises(BadMove, match=named):
        GAME.parse(text)


@rule("FOU-063")
def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    state = table(PAIR, nation("lake 0,0", "lake 1,0"), step="add")
    before = state.data()
    with pytest.raises(IllegalMove, match="FOU-063") as caught:
        play(state, "finish")
    assert caught.value.reasons == ["FOU-063"]
    assert state.data() == before


def test_a_number_that_is_no_move() -> None:
    state = table(PAIR, nation("lake 0,0", "lake 1,0"))
    with pytest.raises(IllegalMove, match="-5"):
        state.play(0, -5)
