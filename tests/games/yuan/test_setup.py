"""From the boxes to the first turn: tiles, temples, first cities, clans and money (p. 4, 5, 17 to 19, 22)."""

from collections import Counter

import pytest

from imperia.games.yuan.content import CLANS, PROVINCES, TILES
from imperia.games.yuan.phases.founding import are_apart
from imperia.games.yuan.state import YuanState
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadSetup
from imperia.kernel.playout import random_move
from imperia.kernel.state import State
from tests.games.yuan.table import GAME, legal, look, play, start, why_not
from tests.rule import rule

BOX = {tile.id: tile.box for tile in TILES}
GROUP = {tile.id: tile.players for tile in TILES}
CLAN_BOX = {clan.id: clan.box for clan in CLANS}


def tiles(seats: int, **options: str | bool) -> Counter[tuple[str, int]]:
    """The tiles on the table by box and group."""
    seen = look(GAME.start(seats, 3, options))
    return Counter((BOX[one.tile], GROUP[one.tile]) for one in seen.tiles)


@rule("YUA-011", "YUA-012", "YUA-013")
def test_one_box_gives_eight_twelve_or_fifteen_tiles() -> None:
    assert tiles(2) == {("mongolia", 2): 8}
    assert tiles(3) == {("mongolia", 2): 8, ("mongolia", 3): 4}
    assert tiles(4) == {("mongolia", 2): 8, ("mongolia", 3): 4, ("mongolia", 4): 3}
    assert tiles(2, base_box="china") == {("china", 2): 8}


@rule("YUA-189", "YUA-191", "YUA-192", "YUA-193", "YUA-194", "YUA-O08")
def test_two_boxes_give_more() -> None:
    whole = {("mongolia", 2): 8, ("mongolia", 3): 4, ("mongolia", 4): 3}
    assert tiles(5) == {**whole, ("china", 3): 4}
    assert tiles(6) == {**whole, ("china", 3): 4, ("china", 4): 3}
    assert tiles(7) == {**whole, ("china", 2): 8, ("china", 3): 4}
    assert tiles(8) == {**whole, ("china", 2): 8, ("china", 3): 4, ("china", 4): 3}
    assert tiles(5, base_box="china")[("mongolia", 3)] == 4
    assert ("mongolia", 2) not in tiles(5, base_box="china")


@rule("YUA-E56", "YUA-O01")
def test_the_number_of_tiles_by_players() -> None:
    assert [len(look(GAME.start(seats)).tiles) for seats in range(2, 9)] == [8, 12, 15, 19, 22, 27, 30]


@rule("YUA-018", "YUA-044", "YUA-Q94")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_hill_has_a_temple_and_nothing_else_has(seats: int) -> None:
    state = GAME.start(seats, seats)
    seen = look(state)
    assert all(one.temple == (one.terrain == "hill") for one in seen.provinces)
    temples = sum(one.temple for one in seen.provinces)
    assert temples == {2: 9, 3: 12, 4: 13, 5: 16, 6: 17, 7: 25, 8: 26}[seats]
    assert seen.temples_left == (18 if seats < 5 else 36) - temples
    assert seen.ramparts_left == (24 if seats < 5 else 48)


@rule("YUA-009", "YUA-019", "YUA-022", "YUA-024", "YUA-Q06")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_with_one_city_and_four_chao(seats: int) -> None:
    seen = look(GAME.start(seats, 11))
    assert seen.turn == 1
    owned = [one for one in seen.provinces if one.owner is not None]
    assert sorted(one.owner for one in owned if one.owner is not None) == list(range(seats))
    assert all((one.cities, one.armies, one.ramparts) == (1, 0, 0) for one in owned)
    assert all(one.terrain != "hill" for one in owned)
    assert [clan.chao for clan in seen.clans] == [4] * seats
    assert [(clan.villages_left, clan.cities_left, clan.armies_left) for clan in seen.clans] == [(18, 13, 9)] * seats


@rule("YUA-020", "YUA-021", "YUA-Q04")
def test_clans_are_drawn_among_the_boxes_in_use() -> None:
    drawn = [tuple(clan.clan for clan in look(GAME.start(2, seed)).clans) for seed in range(40)]
    assert {one for pair in drawn for one in pair} == {clan.id for clan in CLANS if clan.box == "mongolia"}
    assert all(one != other for one, other in drawn)
    eight = look(GAME.start(8, 1)).clans
    assert {clan.clan for clan in eight} == set(CLAN_BOX)
    first_cities = [{one.name for one in look(GAME.start(2, seed)).provinces if one.owner == 0} for seed in range(20)]
    assert len({frozenset(one) for one in first_cities}) > 5


@rule("YUA-020")
def test_nobody_knows_which_first_city_he_will_draw() -> None:
    games = [look(GAME.start(5, seed, {"scenario": "general_conflict"})) for seed in range(20)]
    owners = {one.owner for seen in games for one in seen.provinces if one.name == "Jin"}
    assert owners == set(range(5))


@rule("YUA-023")
def test_powers_change_the_starting_money() -> None:
    by_clan = {
        clan.clan: clan.chao for seed in range(12) for clan in look(GAME.start(4, seed, {"clan_powers": True})).clans
    }
    assert by_clan == {"mu": 2, "suhey": 3, "weyu": 4, "xiangi": 4}


@rule("YUA-Q08")
def test_first_cities_lower_the_costs_of_the_first_turn() -> None:
    for seed in range(20):
        seen = look(GAME.start(2, seed), 0)
        (home,) = [one for one in seen.provinces if one.owner == 0]
        kind = ["rice", "forest", "mine"].index(home.terrain)
        assert [costs[2] for costs in seen.costs] == [4 - (place == kind) for place in range(3)]


def linked_share(state: YuanState) -> float:
    """The share of the provinces in the largest part of the map."""
    return len(state.board.largest_part()) / state.board.size


@rule("YUA-Q07")
def test_a_map_of_the_program_hangs_together() -> None:
    assert all(linked_share(start(seats, seed)) >= 0.75 for seats in (2, 4) for seed in range(12))


@rule("YUA-Q05", "YUA-O07")
def test_the_program_spreads_the_first_cities() -> None:
    near = 0
    for seed in range(20):
        state = start(2, seed)
        one, other = [index for index, owner in enumerate(state.owner) if owner >= 0]
        near += not are_apart(state.board, (one, other), 2)
    assert near <= 4


def founding(cells: dict[str, str], **options: str) -> State:
    """Two players whose first cities are still to be found, on a map of single cells."""
    agenda = [["BeginTurn"], ["DrawClans"], ["ColourCities"], ["FoundCities"]]
    data = {"seats": 2, "turn": 0, "cells": cells, "clans": [], "sides": [], "chao": [], "agenda": agenda}
    return GAME.position({**data, "options": options})


@rule("YUA-Q05", "YUA-Q07")
def test_the_program_finds_room_on_a_map_that_falls_apart() -> None:
    islands = {f"{3 * place},0": f"{kind} {PROVINCES[place]}" for place, kind in enumerate(["rice", "mine", "hill"])}
    seen = look(founding(islands)).provinces
    assert [one.owner is not None for one in seen] == [True, True, False]


@rule("YUA-Q05")
def test_the_program_founds_in_the_largest_part_of_the_map() -> None:
    # Four provinces in a row, and one far away.
    row = {f"{place},0": f"rice {PROVINCES[place]}" for place in (0, 1, 2, 3, 9)}
    seen = look(founding(row)).provinces
    assert [one.owner is not None for one in seen] == [True, False, False, True, False]


@rule("YUA-Q05")
def test_cities_of_players_may_lie_together_where_there_is_no_other_room() -> None:
    state = founding({"0,0": f"rice {PROVINCES[0]}", "1,0": f"rice {PROVINCES[1]}"}, towns="players")
    (first,) = state.to_act()
    play(state, first, f"found {PROVINCES[0]}")
    assert legal(state, 1 - first) == {f"found {PROVINCES[1]}"}


# Imposed scenarios


@rule("YUA-186", "YUA-O02", "YUA-014")
def test_control_of_the_river() -> None:
    one, other = (look(GAME.start(4, seed, {"scenario": "river_control"})) for seed in (1, 2))
    assert one.tiles == other.tiles
    assert len(one.tiles) == 15
    (tile,) = [tile for tile in one.tiles if tile.tile == "mongolia_a"]
    assert (tile.q, tile.r, tile.rotation) == (5, 6, 0)
    # The first cities are placed as in a free scenario.
    homes = [{here.name for here in seen.provinces if here.owner is not None} for seen in (one, other)]
    assert homes[0] != homes[1]
    placed = GAME.start(4, 1, {"scenario": "river_control", "towns": "players"})
    assert look(placed).step == "FoundCity"


@rule("YUA-187")
def test_crossing_the_waters_brings_the_auction() -> None:
    state = GAME.start(3, 1, {"scenario": "crossing_waters"})
    seen = look(state)
    assert seen.step == "Bid"
    assert seen.options["auction"] is True
    assert seen.auction is not None
    assert {one.province for one in seen.auction.first_cities} == {"Mao", "Hov", "Ge"}
    assert [clan.chao for clan in seen.clans] == [6, 6, 6]


@rule("YUA-188")
def test_general_conflict() -> None:
    seen = look(GAME.start(5, 1, {"scenario": "general_conflict"}))
    homes = {one.name for one in seen.provinces if one.owner is not None}
    assert homes == {"Jin", "Bayan", "Fei", "Ren", "Hov"}
    assert seen.step == "PlanTurn"


@pytest.mark.parametrize(
    ("seats", "options", "option", "law"),
    [
        (3, {"scenario": "river_control"}, "scenario", "YUA-186"),
        (4, {"scenario": "crossing_waters"}, "scenario", "YUA-187"),
        (4, {"scenario": "general_conflict"}, "scenario", "YUA-188"),
        (4, {"scenario": "river_control", "layout": "players"}, "layout", "YUA-186"),
        (4, {"scenario": "river_control", "base_box": "china"}, "base_box", "YUA-186"),
        (5, {"scenario": "general_conflict", "towns": "players"}, "towns", "YUA-188"),
        (3, {"auction": True, "towns": "players"}, "towns", "YUA-025"),
        (3, {"volcanoes": True, "base_box": "china"}, "volcanoes", "YUA-190"),
        (3, {"rivers": True}, "rivers", "YUA-Q95"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, str | bool], option: str, law: str) -> None:
    with pytest.raises(BadSetup, match=f"{option}=.*{law}"):
        GAME.start(seats, 0, options)


@rule("YUA-190")
def test_volcanoes_are_mongolian_and_rivers_chinese() -> None:
    assert look(GAME.start(3, 1, {"volcanoes": True})).eruptions == [5, 9, 13]
    assert look(GAME.start(3, 1, {"rivers": True, "base_box": "china"})).rivers
    assert not look(GAME.start(3, 1, {"base_box": "china"})).rivers


# Players lay the tiles


def laying(seats: int, seed: int = 0) -> YuanState:
    """A game in which the players lay the tiles."""
    return start(seats, seed, layout="players")


def hands(state: YuanState) -> list[list[str]]:
    """The open hands of tiles."""
    laying = look(state).laying
    assert laying is not None
    return laying.hands


@rule("YUA-015", "YUA-017", "YUA-Q03")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [4, 4]),
        (3, [4, 4, 4]),
        (4, [4, 4, 4, 3]),
        (5, [4, 4, 4, 4, 3]),
        (6, [4] * 4 + [3] * 2),
        (8, [4] * 6 + [3] * 2),
    ],
)
def test_tiles_are_dealt_as_evenly_as_can_be(seats: int, sizes: list[int]) -> None:
    seen = look(laying(seats, 4))
    first, dealt = seen.first, hands(laying(seats, 4))
    assert [len(dealt[(first + place) % seats]) for place in range(seats)] == sizes
    # Hands are open, and nobody has another's tile.
    assert len({tile for hand in dealt for tile in hand}) == sum(sizes)


@rule("YUA-016", "YUA-Q01", "YUA-Q02", "YUA-O10")
def test_every_tile_lies_against_another() -> None:
    state = laying(2, 5)
    (first,) = state.to_act()
    assert {look(laying(2, seed)).first for seed in range(20)} == {0, 1}
    assert first == look(state).first
    hand = hands(state)[first]
    assert legal(state, first) == {f"take {tile}" for tile in hand}
    assert why_not(state, first, f"take {hands(state)[1 - first][0]}") == ["YUA-015"]
    play(state, first, f"take {hand[0]}")
    second = 1 - first
    assert state.to_act() == (second,)
    play(state, second, f"take {hands(state)[second][0]}")
    assert legal(state, second) == {"lay 2,1", "lay 3,-2", "lay 1,-3", "lay -2,-1", "lay -3,2", "lay -1,3"}
    assert why_not(state, second, "lay 0,0") == ["YUA-016", "YUA-Q02"]
    assert why_not(state, second, "lay 4,2") == ["YUA-016", "YUA-Q02"]
    play(state, second, "lay 2,1")
    assert legal(state, second) == {f"turn {turn}" for turn in range(6)}
    play(state, second, "turn 2")
    (one, two) = look(state).tiles
    assert (one.q, one.r, two.q, two.r, two.rotation) == (0, 0, 2, 1, 2)


def play_until(state: State, step: str) -> State:
    """Random moves until a question of that name waits."""
    chance = Chance(9)
    while look(state).step != step:
        state.play(*random_move(state, chance))
    return state


def test_when_all_tiles_lie_the_map_is_ready() -> None:
    state = play_until(laying(4, 2), "PlanTurn")
    seen = look(state)
    assert len(seen.tiles) == 15
    assert len(seen.provinces) == 52
    assert seen.laying is None
    assert len({(cell.q, cell.r) for cell in seen.cells}) == 105


@rule("YUA-Q05", "YUA-Q06", "YUA-019", "YUA-020")
def test_players_place_the_first_cities_and_then_draw_colours() -> None:
    state = start(3, 2, towns="players")
    (first,) = state.to_act()
    names = {one.name for one in look(state).provinces}
    assert legal(state, first) == {f"found {name}" for name in names}
    hill = next(one.name for one in look(state).provinces if one.terrain == "hill")
    missing = next(name for name in PROVINCES if name not in names)
    assert why_not(state, first, f"found {missing}") == ["YUA-042"]
    play(state, first, f"found {hill}")
    second = (first + 1) % 3
    assert why_not(state, second, f"found {hill}") == ["YUA-019"]
    assert state.to_act() == (second,)
    here = [one.name for one in look(state).provinces].index(hill)
    near = {look(state).provinces[place].name for place in state.board.reach[here]}
    assert legal(state, second) == {f"found {name}" for name in names - near - {hill}}
    assert why_not(state, second, f"found {min(near)}") == ["YUA-Q05"]
    assert all(not clan.clan for clan in look(state).clans)
    play_until(state, "PlanTurn")
    assert hill in {one.name for one in look(state).provinces if one.owner is not None}
    # Whoever draws a city on a hill controls its temple at once.
    (owner,) = [one.owner for one in look(state).provinces if one.name == hill]
    assert look(state).clans[owner or 0].temples == 1


@rule("YUA-Q01")
@pytest.mark.parametrize(("options", "told"), [({}, 0), ({"towns": "players"}, 1), ({"layout": "players"}, 1)])
def test_who_begins_is_told_where_it_has_an_effect(options: dict[str, str], told: int) -> None:
    state = GAME.start(3, 2, options, telling=True)
    assert [event.what.word for event in state.journal or []].count("first_player") == told
