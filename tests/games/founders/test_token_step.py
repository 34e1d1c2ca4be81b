"""Step 2: play a token or keep them, and the order of the steps (p. 3, 6)."""

import pytest

from imperia.kernel.errors import IllegalMove
from tests.games.founders.table import hand, legal, look, nation, placed, play, table, totals, why_not
from tests.rule import rule

ME = nation("forest 0,0", "cliffs 1,0")
HIM = nation("lake 0,0", "lake 1,0")


@rule("FOU-034")
def test_a_turn_is_reveal_then_token_then_tile() -> None:
    tokens = [{"war": 1}, {"war": 1}]
    state = table(ME, HIM, rows={"nature": ["grove"]}, hands=tokens, piles={"village": ["mine", "winery"]})
    assert legal(state) == {"reveal village"}
    play(state, "reveal village")
    assert legal(state) == {"keep", "play war"}
    assert why_not(state, "take grove") == ["FOU-034", "FOU-046"]
    play(state, "keep")
    assert legal(state) == {"take grove", "take winery"}
    play(state, "take grove", "at 0,1")
    assert state.to_act() == (1,)
    assert legal(state) == {"reveal village"}
    play(state, "reveal village")
    assert legal(state) == {"keep", "play war"}


@rule("FOU-046", "FOU-047")
def test_one_token_a_turn_and_no_second() -> None:
    state = table(ME, HIM, step="token", rows={"nature": ["grove"]}, hands=[{"war": 2, "coin": 1}])
    assert legal(state) == {"keep", "play war", "play coin"}
    play(state, "play war", "at 0,0")
    assert legal(state) == {"take grove"}
    assert why_not(state, "play war") == ["FOU-047"]
    assert why_not(state, "play coin") == ["FOU-047"]
    assert hand(state, 0) == {"war": 1, "coin": 1}


@rule("FOU-046")
def test_one_token_of_any_type() -> None:
    square = nation("mine 0,0", "forest 1,0", "cliffs 0,1", "grove 1,1")
    state = table(square, HIM, step="token", hands=[{"war": 1, "coin": 1, "cart": 1, "artisan_iron": 1}])
    assert legal(state) == {"keep", "play war", "play coin", "play cart", "play artisan_iron"}


@rule("FOU-047")
def test_no_token_before_the_reveal_nor_after_the_choice_of_the_tile() -> None:
    state = table(ME, HIM, rows={"nature": ["grove"]}, hands=[{"war": 1}], piles={"nature": ["forest", "lake"]})
    assert "play war" not in legal(state)
    assert why_not(state, "play war") == ["FOU-047"]
    play(state, "reveal nature", "keep")
    assert why_not(state, "play war") == ["FOU-047"]
    play(state, "take grove")
    assert "play war" not in legal(state)
    play(state, "at 0,1")
    with pytest.raises(IllegalMove):
        play(state, "play war", seat=0)


@rule("FOU-047", "FOU-Q60")
def test_nobody_acts_in_the_turn_of_another() -> None:
    state = table(ME, HIM, rows={"nature": ["grove"]}, hands=[{"war": 1}, {"war": 1}])
    play(state, "reveal nature", "play war", "at 0,0")
    assert state.to_act() == (0,)
    assert state.moves(1) == []
    with pytest.raises(IllegalMove, match="not the turn of seat 1"):
        play(state, "play war", seat=1)
    play(state, "take grove", "at 0,1")
    assert state.to_act() == (1,)
    assert placed(state, 0)["0,1"] == "grove"


@rule("FOU-048", "FOU-035")
def test_a_token_can_always_be_kept() -> None:
    state = table(ME, HIM, step="token", rows={"nature": ["grove"]}, hands=[{"war": 1, "coin": 2}])
    assert "keep" in legal(state)
    play(state, "keep")
    assert hand(state, 0) == {"war": 1, "coin": 2}
    assert legal(state) == {"take grove"}


@rule("FOU-049")
def test_a_token_cannot_be_played_in_the_turn_it_was_received() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0"),
        HIM,
        rows={"city": ["market_iron"], "nature": ["grove"]},
        piles={"nature": ["lake", "forest", "lake"]},
    )
    play(state, "reveal nature")
    assert not {move for move in legal(state) if move.startswith("play")}
    play(state, "take market_iron", "at 0,1")
    assert hand(state, 0) == {"coin": 1}
    assert state.to_act() == (1,)
    play(state, "reveal nature", "take grove", "at 0,1")
    assert state.to_act() == (0,)
    play(state, "reveal nature")
    assert legal(state) == {"keep", "play coin"}


@rule("FOU-050")
def test_each_token_in_hand_is_worth_a_point_at_the_end() -> None:
    state = table(
        ME,
        HIM,
        hands=[{"war": 1, "coin": 1, "cart": 2, "artisan_fish": 1}, {"artisan_gold": 1}],
        piles={"nature": ["grove"]},
    )
    play(state, "reveal nature", "keep", "take grove", "at 0,1")
    assert state.over
    assert totals(state) == [5, 1]


@rule("FOU-046")
def test_a_token_that_is_not_in_hand_cannot_be_played() -> None:
    state = table(ME, HIM, step="token", hands=[{"war": 1}])
    assert why_not(state, "play coin") == ["FOU-027", "FOU-046"]


@rule("FOU-Q43")
def test_played_tokens_never_return_to_the_supply() -> None:
    square = nation("mine 0,0", "forest 1,0", "cliffs 0,1", "grove 1,1")
    state = table(
        square, HIM, step="token",
        hands=[{"war": 1, "cart": 1, "artisan_iron": 1}, {"coin": 1}],
        rows={"nature": ["river_meadow", "river_meadow", "waterfall", "waterfall", "waterfall"]},
    )  # fmt: skip
    supply = {"war": 5, "coin": 5, "cart": 5}
    play(state, "play cart", "at 0,0", "take waterfall", "at 2,0")
    play(state, "reveal village", "play coin", "at 1,1", "buy plants", "take waterfall", "at 0,1")
    play(state, "reveal village", "play artisan_iron", "at 0,0", "take waterfall", "at 0,0")
    assert look(state).boxed == {"artisan_iron": 1}
    assert hand(state, 0) == {"war": 1, "coin": 1}
    play(state, "reveal village", "take river_meadow", "at 0,2")
    play(state, "reveal village", "play war", "at 0,2", "take river_meadow", "at 2,1")
    assert hand(state, 0) == {"coin": 1}
    assert look(state).supply == supply
    assert look(state).artisans_left == 5


@rule("FOU-Q08")
def test_only_the_outermost_tile_of_a_column_is_unprotected_even_across_a_gap() -> None:
    hook = nation("forest 0,0", "lake 1,0", "grove 1,1", "lake 1,2", "cliffs 0,2")
    state = table(ME, hook, step="token", hands=[{"war": 1}])
    play(state, "play war")
    assert legal(state) == {"at 0,2", "at 1,2"}
    assert why_not(state, "at 0,0") == ["FOU-095", "FOU-101"]


@rule("FOU-Q09")
def test_the_view_of_the_owner_never_turns() -> None:
    tower = nation("lake 0,0", "lake 0,1")
    state = table(tower, tower, hands=[{"war": 1}, {"war": 1}], rows={"nature": ["grove", "forest"]})
    play(state, "reveal village", "play war")
    assert legal(state) == {"at 0,1"}
    play(state, "at 0,1", "take grove", "at 1,1", "reveal village", "play war")
    assert legal(state) == {"at 0,1", "at 1,1"}
    play(state, "at 0,1", "take forest", "at 0,2")
    assert placed(state, 0) == {"0,0": "lake", "0,1": "lake", "1,1": "grove"}
    assert placed(state, 1) == {"0,0": "lake", "0,1": "lake", "0,2": "forest"}


@rule("FOU-046")
def test_an_artisan_for_fish_alone_is_reason_enough_to_be_asked() -> None:
    fishers = nation("lake 0,0", "fishery 1,0")
    state = table(fishers, HIM, step="token", rows={"nature": ["grove"]}, hands=[{"artisan_fish": 1}])
    assert legal(state) == {"keep", "play artisan_fish"}
