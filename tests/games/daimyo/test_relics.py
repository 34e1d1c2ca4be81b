"""Relics: the action, digging, the black market, storage, restoring (p. 9, 19)."""

from typing import Any

import pytest

from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    altars,
    can,
    heard,
    influence,
    island,
    legal,
    look,
    of,
    play,
    player,
    points,
    side,
    stock,
    turn,
    verbs,
    why_not,
    words,
)
from tests.rule import rule

LANDS = {
    "blue": ["blue1", "red1", "red2"],
    "red": ["yellow1", "yellow2", "yellow3"],
    "yellow": ["red3", "red4", "purple1"],
}


def relic(stock_of: str = "", lands: dict[str, list[str]] | None = None, **data: Any) -> DaimyoState:
    """Seat 0 carries out the Relic action; its scavenger stands on blue."""
    extra = {name: data.pop(name) for name in ("black_market", "seats") if name in data}
    me = player(stock_of, hand=["idol"], scavenger="blue", **data)
    return play(turn("relic", me, lands=lands or LANDS, **extra), "main")


@rule("DAI-075", "DAI-076", "DAI-077", "DAI-078", "DAI-079", "DAI-Q17")
def test_twice_a_move_and_a_tile() -> None:
    state = relic()
    assert of(state, "scavenger") == {"red", "yellow", "purple", "green"}
    assert why_not(state, "scavenger blue") == ["DAI-077"]
    assert why_not(state, "take blue1 blue") == ["DAI-079"]
    assert why_not(state, "scavenger black") == ["DAI-015"]
    play(state, "scavenger red")
    assert of(state, "take") == {"yellow1 red", "yellow2 red", "yellow3 red"}
    bag = look(state).bag
    play(state, "take yellow1 red")
    assert side(state).relics == ["yellow1"]
    assert (len(island(state, "red").land), look(state).bag) == (3, bag - 1)
    # The second move may lead back to where it began.
    assert "blue" in of(state, "scavenger")
    play(state, "scavenger blue", "take red1 blue")
    assert side(state).relics == ["red1", "yellow1"]
    assert can(state, "end")
    # Moving is compulsory, taking is not.
    state = relic()
    assert verbs(state) == {"scavenger"}
    play(state, "scavenger red", "done", "scavenger yellow", "done")
    assert side(state).relics == []


@rule("DAI-045")
def test_a_no_mans_land_holds_any_number_of_scavengers() -> None:
    others = [player(scavenger="red"), player(scavenger="red")]
    state = play(turn("relic", player(scavenger="blue", hand=["idol"]), *others), "main", "scavenger red")
    assert island(state, "red").scavengers == [0, 1, 2]


@rule("DAI-080", "DAI-081", "DAI-Q20")
def test_no_two_equal_loose_tiles() -> None:
    state = relic(relics=["yellow1"])
    play(state, "scavenger red")
    assert of(state, "take") == {"yellow2 red", "yellow3 red"}
    assert why_not(state, "take yellow1 red") == ["DAI-080"]
    # Tiles of a restored relic do not count.
    state = relic(altars=["yellow3"], storage=5)
    play(state, "scavenger red")
    assert "yellow1 red" in of(state, "take")


@rule("DAI-082", "DAI-083", "DAI-Q18", "DAI-Q07")
def test_digging_sends_one_or_two_tiles_to_the_black_market() -> None:
    state = relic("1 metal 1 stone")
    play(state, "scavenger red")
    assert of(state, "dig") == {"metal", "stone"}
    play(state, "dig stone")
    assert legal(state) == {"throw yellow1", "throw yellow2", "throw yellow3"}
    bag = look(state).bag
    play(state, "throw yellow1")
    assert can(state, "done")
    play(state, "done")
    assert (look(state).black_market, look(state).bag, stock(state)) == (["yellow1"], bag - 1, {"metal": 1})
    assert len(island(state, "red").land) == 3
    # Once in each land; before or after the tile is taken.
    assert why_not(state, "dig metal") == ["DAI-082"]
    play(state, f"take {min(of(state, 'take'))}", "scavenger yellow", "take red3 yellow")
    play(state, "dig metal", "throw red4")
    play(state, f"throw {min(of(state, 'throw'))}")
    assert len(island(state, "yellow").land) == 3
    assert stock(state) == {}
    assert why_not(relic_at("red"), "dig metal") == ["DAI-082", "DAI-Q07"]


def relic_at(colour: str, stock_of: str = "", **data: Any) -> DaimyoState:
    """The scavenger has come to an island."""
    return play(relic(stock_of, **data), f"scavenger {colour}")


@rule("DAI-084", "DAI-085", "DAI-087", "DAI-Q22")
def test_buying_once_in_each_land_also_what_was_just_discarded() -> None:
    state = relic("2 gold 1 stone", black_market=["purple4"], storage=9)
    play(state, "scavenger red", "dig stone", "throw yellow1", "done")
    assert of(state, "buy") == {"purple4", "yellow1"}
    play(state, "buy yellow1")
    assert stock(state) == {"gold": 1}
    assert why_not(state, "buy purple4") == ["DAI-084"]
    play(state, "take yellow2 red", "scavenger yellow", "take red3 yellow", "buy purple4")
    # Two taken and two bought; nothing replaces what leaves the black market.
    assert side(state).relics == ["red3", "yellow1", "yellow2", "purple4"]
    assert look(state).black_market == []
    assert why_not(relic_at("red", black_market=["purple4"]), "buy purple4") == ["DAI-084", "DAI-Q07"]
    assert why_not(relic_at("red", "1 gold"), "buy purple4") == ["DAI-084"]


@rule("DAI-Q19")
def test_once_for_each_arrival() -> None:
    state = relic("4 gold", black_market=["purple3", "purple4"], storage=9)
    play(state, "scavenger red", "buy purple3", "done", "scavenger blue", "buy purple4")
    assert side(state).relics == ["purple3", "purple4"]


@rule("DAI-086")
def test_other_ways_to_a_tile_give_no_right_to_dig_or_buy() -> None:
    me = player("3 gold 3 stone", hand=["mudlark", "idol"], scavenger="blue", dice={"help": "blue5"})
    state = turn("tax", me, die="red4", turns=4, lands=LANDS, black_market=["purple4"])
    play(state, "hero mudlark", "scavenger red")
    assert verbs(state) == {"take", "decline"}
    assert why_not(state, "buy purple4") == ["DAI-086"]
    assert why_not(state, "dig stone") == ["DAI-086"]


@rule("DAI-088", "DAI-089", "DAI-092", "DAI-Q23")
def test_a_full_storage_makes_room_first() -> None:
    state = relic_at("red", altars=["purple3"], relics=["green1", "green2"])
    assert (side(state).load, side(state).storage) == (3, 3)
    play(state, "take yellow1 red")
    assert legal(state) == {"give green1", "give green2"}
    # Never a tile of a restored relic.
    assert why_not(state, "give purple1") == ["DAI-Q23"]
    play(state, "give green1")
    assert (side(state).relics, look(state).black_market) == (["yellow1", "green2"], ["green1"])
    assert side(state).load == 3
    # It may be bought back later in the action.
    state = relic("1 gold", relics=["green1", "green2", "green3"])
    play(state, "scavenger red", "take yellow1 red", "give green1", "buy green1", "give yellow1")
    assert side(state).relics == ["green1", "green2", "green3"]


@rule("DAI-Q99")
def test_an_equal_tile_may_be_given_for_its_twin() -> None:
    state = relic_at("red", relics=["yellow1", "green2", "green3"])
    assert "yellow1 red" in of(state, "take")
    play(state, "take yellow1 red")
    assert side(state).relics == ["yellow1", "green2", "green3"]
    assert look(state).black_market == ["yellow1"]


@rule("DAI-088")
def test_with_restored_relics_only_nothing_fits() -> None:
    state = relic_at(
        "red", "1 metal", altars=["purple3", "purple2", "blue3"], lands={**LANDS, "blue": ["red1", "red2", "green1"]}
    )
    assert not of(state, "take")
    assert why_not(state, "take yellow1 red") == ["DAI-092", "DAI-Q23"]


@rule("DAI-090", "DAI-091")
def test_beyond_nine_every_step_earns_a_point() -> None:
    me = player(hand=["shelf_builder", "idol"], storage=8, dice={"help": "blue5"})
    state = turn("tax", me, die="red4", turns=4)
    assert words(heard(state, "hero shelf_builder")) == ["hero_played", "storage_raised", "overflowed"]
    assert (side(state).storage, points(state)) == (9, 1)
    # Each step of an effect, not each effect.
    full = turn("tax", {**me, "storage": 9}, die="red4", turns=4)
    assert words(heard(full, "hero shelf_builder")) == ["hero_played", "overflowed", "overflowed"]
    assert (side(full).storage, points(full)) == (9, 2)


@rule("DAI-094", "DAI-Q96")
def test_a_tile_drawn_blind_with_a_full_storage() -> None:
    me = player(hand=["rag_picker", "idol"], relics=["green1", "green2", "green3"])
    seen = set()
    for seed in range(12):
        state = play(turn("tax", me, die="red5", seed=seed), "hero rag_picker")
        assert legal(state) == {"draw_tile", "decline"}
        play(state, "draw_tile")
        drawn = look(state).drawn
        if not drawn:
            # A duplicate went to the black market (DAI-Q20).
            assert look(state).black_market[0] in ("green1", "green2", "green3")
            seen.add("duplicate")
            continue
        assert legal(state) == {"give green1", "give green2", "give green3", "leave"}
        kept = play(state.copy(), "give green1")
        assert drawn in side(kept).relics
        assert look(kept).black_market == ["green1"]
        left = play(state.copy(), "leave")
        assert side(left).relics == ["green1", "green2", "green3"]
        assert look(left).black_market == [drawn]
        assert stock(left) == {"gold": 1}
        seen.add("full")
    assert "full" in seen
    state = play(turn("tax", player(hand=["rag_picker", "idol"]), die="red5"), "hero rag_picker", "draw_tile")
    assert len(side(state).relics) == 1
    state = play(turn("tax", player(hand=["rag_picker", "idol"]), die="red5"), "hero rag_picker", "decline")
    assert (side(state).relics, stock(state)) == ([], {"gold": 1})


@rule("DAI-093", "DAI-095", "DAI-E19")
def test_all_four_tiles_must_fit_before_a_relic_is_restored() -> None:
    me: dict[str, Any] = {"relics": ["yellow1", "yellow2", "yellow3", "red1"], "storage": 4}
    lands = {**LANDS, "red": ["yellow4", "blue2", "blue3"]}
    state = relic_at("red", lands=lands, **me)
    play(state, "take yellow4 red")
    assert verbs(state) == {"give"}
    play(state, "give red1")
    assert (side(state).load, side(state).storage) == (1, 4)
    assert altars(state) == ["yellow3"]
    # With room for three it can never be done.
    state = relic_at("red", lands=lands, relics=["yellow1", "yellow2", "yellow3"])
    play(state, "take yellow4 red", "give yellow1")
    assert (altars(state), side(state).relics) == ([], ["yellow2", "yellow3", "yellow4"])


@rule("DAI-096", "DAI-097", "DAI-098", "DAI-E04", "DAI-Q25")
def test_capucine_completes_the_green_relic() -> None:
    him = player(altars=["green3"])
    me = player(hand=["idol"], scavenger="blue", storage=4, relics=["green1", "green2", "green3"])
    state = turn("relic", me, him, lands={**LANDS, "red": ["green4", "blue2", "blue3"]})
    play(state, "main", "scavenger red", "take green4 red")
    assert (side(state).load, side(state).restored, side(state).markers) == (1, {"green": 1}, 1)
    assert (altars(state), influence(state)) == (["green2"], {"green": 2})


@rule("DAI-099", "DAI-100", "DAI-101", "DAI-Q24")
def test_one_colour_may_be_restored_again_beside_full_altars() -> None:
    him = player(altars=["yellow2", "yellow1"])
    me = player(
        hand=["idol"],
        scavenger="blue",
        storage=9,
        relics=["yellow1", "yellow2", "yellow3"],
        altars=["yellow3"],
        stacks={},
    )
    state = turn("relic", me, {**him, "stacks": {}}, lands={**LANDS, "red": ["yellow4", "blue2", "blue3"]})
    play(state, "main", "scavenger red", "take yellow4 red")
    assert (side(state).markers, altars(state)) == (2, ["yellow3"])
    assert influence(state) == {"yellow": 3}


@rule("DAI-Q26")
def test_a_seventh_relic_stays_loose() -> None:
    me = player(
        hand=["idol"], scavenger="blue", storage=9, relics=["yellow1", "yellow2", "yellow3"], beside=6, stacks={}
    )
    state = turn("relic", me, lands={**LANDS, "red": ["yellow4", "blue2", "blue3"]})
    play(state, "main", "scavenger red", "take yellow4 red")
    assert (side(state).markers, side(state).relics) == (6, ["yellow1", "yellow2", "yellow3", "yellow4"])


@rule("DAI-Q21")
def test_an_empty_bag_fills_nothing() -> None:
    state = turn("relic", player(hand=["idol"], scavenger="blue"))
    data = state.data()
    view = look(state)
    every = [
        f"{colour}{piece}" for colour in ("blue", "red", "yellow", "purple", "green") for piece in (1, 2, 3, 4)
    ] * 3
    for one in view.islands:
        for tile in one.land:
            every.remove(tile)
    data["black_market"] = every
    bare = GAME.position(data)
    assert isinstance(bare, DaimyoState)
    assert look(bare).bag == 0
    tile = island(bare, "red").land[0]
    play(bare, "main", "scavenger red", f"take {tile} red")
    assert len(island(bare, "red").land) == 2


@rule("DAI-E03")
def test_capucine_takes_digs_and_buys() -> None:
    state = relic("1 stone 1 gold", black_market=["green4"])
    play(state, "scavenger yellow", "take red3 yellow", "dig stone")
    first = min(of(state, "throw"))
    play(state, f"throw {first}")
    second = min(of(state, "throw"))
    play(state, f"throw {second}", "buy green4", "scavenger purple")
    assert stock(state) == {}
    tile = min(of(state, "take"))
    play(state, f"take {tile}")
    assert len(side(state).relics) == 3
    assert sorted(look(state).black_market) == sorted([first, second])
    assert (len(island(state, "yellow").land), len(island(state, "purple").land)) == (3, 3)


@pytest.mark.parametrize("tile", ["tile_tower_circle_2"])
@rule("DAI-152", "DAI-Q67")
def test_a_scavenger_tile_moves_once_and_takes_one(tile: str) -> None:
    me = player(
        hand=["idol"], scavenger="blue", tower_board="tower_board_circle", towers=["blue1"], tiles={"production": tile}
    )
    state = play(turn("production", me, lands=LANDS), "tile production")
    assert of(state, "scavenger") == {"red", "yellow", "purple", "green"}
    play(state, "scavenger red")
    assert can(state, "decline")
    play(state, "take yellow2 red")
    assert (side(state).relics, side(state).scavenger) == (["yellow2"], "red")
    assert can(state, "main")


def saved_before(state: DaimyoState, step: str) -> DaimyoState:
    """The game as rules version 1 saved it: the step lacked its last part."""
    data = state.data()
    data["agenda"] = [entry[:-1] if entry[0] == step else entry for entry in data["agenda"]]
    assert data["agenda"] != state.data()["agenda"]
    loaded = GAME.position(data)
    assert isinstance(loaded, DaimyoState)
    return loaded


def test_a_game_that_rules_version_1_saved_goes_on_where_it_was() -> None:
    moving = saved_before(relic(), "MoveScavenger")
    assert of(moving, "scavenger") == {"red", "yellow", "purple", "green"}
    full = play(relic_at("red", altars=["purple3"], relics=["green1", "green2"]), "take yellow1 red")
    giving = saved_before(full, "MakeRoom")
    assert legal(giving) == {"give green1", "give green2"}
    play(giving, "give green1")
    assert side(giving).relics == ["yellow1", "green2"]
