"""The main actions: Villagers' Help, Production, Recruitment, Construction (p. 8, 10, 11)."""

import pytest

from tests.games.daimyo.table import (
    altars,
    buildings,
    can,
    governors,
    hand,
    heard,
    influence,
    legal,
    look,
    of,
    play,
    player,
    shadows,
    side,
    stock,
    table,
    tiles,
    turn,
    verbs,
    why_not,
    words,
)
from tests.rule import rule

# Villagers' Help


@rule("DAI-062", "DAI-063", "DAI-064", "DAI-065", "DAI-066", "DAI-067")
def test_help_goes_storage_draw_helmet_villager() -> None:
    state = turn("help", player(hand=["idol"]), helped=0, helmet=2, first=2)
    events = heard(state, "main")
    assert words(events) == ["storage_raised", "drew", "helmet_taken"]
    assert (side(state).storage, side(state).hand_size, look(state).helmet_holder) == (4, 2, 0)
    # The order of this round stays.
    assert look(state).first == 2
    assert legal(state) == {"villager villager_goods", "villager villager_porter", "villager villager_guide"}
    assert words(heard(state, "villager villager_porter")) == ["villager_used", "storage_raised"]
    assert side(state).storage == 5
    assert look(state).villagers[1].face == "v_move"


@rule("DAI-065", "DAI-Q37")
def test_only_the_first_on_villagers_help_takes_the_helmet() -> None:
    state = turn("help", player(hand=["idol"]), helped=1, helmet=1)
    play(state, "main")
    assert look(state).helmet_holder == 1
    # A blue die on Tax is none.
    pool = ["blue1", "blue2", "green1", "green1", "green1", "green1", "red1", "red1", "red1", "red1"]
    state = table(player(hand=["idol"]), player(hand=["envoy"]), pool=pool, helmet=2)
    play(state, "die blue1 tax", "main", "end", "die blue2 help", "main")
    # The first Villagers' Help is the second blue die.
    assert (look(state).helped, look(state).helmet_holder) == (1, 1)


@rule("DAI-E02")
def test_capucine_takes_help_after_greg() -> None:
    state = turn("help", player(clan="techno", hand=["idol"]), helped=1, helmet=1)
    play(state, "main", "villager villager_goods", "gain stone")
    assert (side(state).storage, side(state).hand_size, stock(state)) == (4, 2, {"stone": 1})
    assert look(state).villagers[0].face == "v_two"
    assert look(state).helmet_holder == 1


@pytest.mark.parametrize(
    ("face", "tile", "moves", "gained"),
    [
        ("v_one_of_two", "villager_goods", ["gain metal"], {"metal": 1}),
        ("v_two", "villager_goods", [], {"rice": 1, "gold": 1}),
        ("v_move", "villager_porter", ["move blue1", "to red3"], {"metal": 1}),
        ("v_relic", "villager_guide", ["take red1 yellow"], {}),
    ],
)
@rule("DAI-068", "DAI-Q08")
def test_what_villagers_do(face: str, tile: str, moves: list[str], gained: dict[str, int]) -> None:
    me = player(hand=["idol"], governors=["blue1", "blue2"], scavenger="yellow")
    state = turn("help", me, villagers=[face], lands={"yellow": ["red1", "red2", "blue3"]})
    play(state, "main", f"villager {tile}", *moves)
    assert stock(state) == gained
    assert side(state).relics == (["red1"] if face == "v_relic" else [])
    assert next(one.face for one in look(state).villagers if one.villager == tile) != face


@rule("DAI-068", "DAI-Q39", "DAI-Q40")
def test_a_villager_may_be_used_twice_a_turn_and_to_no_effect() -> None:
    state = turn(
        "help",
        player(hand=["village_elder", "idol"], dice={"tax": "red6"}, scavenger="blue"),
        die="blue6",
        turns=4,
        villagers=["v_draw"],
    )
    play(state, "main", "villager villager_guide")
    assert side(state).hand_size == 5
    # Its other face the second time; it takes two different tiles.
    play(state, "hero village_elder", "villager villager_guide", "decline")
    assert legal(state) == {"villager villager_goods", "villager villager_porter"}
    state = turn("help", player(hand=["idol"]), villagers=["v_move"])
    play(state, "main", "villager villager_porter")
    # Without a governor nothing happens, and it is turned over all the same.
    assert look(state).villagers[1].face == "v_storage"
    assert can(state, "end")


@rule("DAI-Q35")
def test_a_main_action_may_have_no_effect() -> None:
    for space in ("recruitment", "construction"):
        state = play(turn(space, player(hand=["idol"])), "main")
        assert can(state, "end")
    state = play(turn("recruitment", player("1 rice", hand=["idol"])), "main", "done")
    assert (stock(state), can(state, "end")) == ({"rice": 1}, True)


# Production


@rule("DAI-071", "DAI-072", "DAI-073", "DAI-074")
def test_production_of_governors_and_farms() -> None:
    me = player(
        governors=["blue1", "red3", "yellow4"],
        farms=["blue1", "purple5", "red1"],
        towers=["blue3"],
        shadows=["blue1"],
        hand=["idol"],
    )
    him = player(governors=["purple5"], farms=["red3"])
    state = play(turn("production", me, him), "main")
    # Rice twice on blue1, and on red1; metal on red3; stone on yellow4 and purple5.
    assert stock(state) == {"rice": 3, "metal": 1, "stone": 2}
    assert stock(state, 1) == {}


# Recruitment


@rule("DAI-102", "DAI-103", "DAI-104", "DAI-105", "DAI-109", "DAI-110", "DAI-Q04", "DAI-Q05")
def test_units_cost_one_two_three_and_then_three() -> None:
    state = play(turn("recruitment", player("12 rice", hand=["idol"])), "main")
    for count, cost in enumerate((1, 2, 3, 3, 3)):
        assert look(state).recruit_price == cost
        before = stock(state)["rice"]
        play(state, f"governor {('blue1', 'blue2', 'red1', 'red2', 'yellow1')[count]}")
        assert stock(state).get("rice", 0) == before - cost
        assert side(state).recruitment == min(count + 1, 3)
    # Governors do not harvest when recruited; twelve rice are gone, so the action is over.
    assert stock(state) == {}
    assert influence(state) == {"blue": 4, "red": 4, "yellow": 2}
    assert "end" in verbs(state)


@rule("DAI-103", "DAI-043", "DAI-015", "DAI-044")
def test_where_units_can_be_placed() -> None:
    him = player(governors=["blue1"], farms=["blue2"], shadows=["red1"])
    state = play(turn("recruitment", player("1 rice", hand=["idol"]), him), "main")
    assert "blue2" in of(state, "governor")
    assert why_not(state, "governor blue1") == ["DAI-043"]
    assert why_not(state, "shadow red1") == ["DAI-043"]
    assert why_not(state, "governor black1") == ["DAI-015"]
    play(state, "governor blue2")
    assert why_not(play(turn("recruitment", player("1 rice", track=1, hand=["idol"]), him), "main"), "governor blue2")


@rule("DAI-106", "DAI-Q70", "DAI-E20")
def test_the_track_is_reset_between_two_recruits() -> None:
    me = player("5 rice 2 gold", track=3, hand=["idol"])
    state = play(turn("recruitment", me), "main", "reset", "governor blue1", "governor blue2")
    assert (stock(state), side(state).recruitment) == ({"rice": 2}, 2)
    assert len(governors(state)) == 2
    state = play(turn("recruitment", player("5 rice", track=3, hand=["idol"])), "main", "governor blue1")
    assert (stock(state), governors(state)) == ({"rice": 2}, ["blue1"])


@rule("DAI-040", "DAI-Q29")
def test_without_a_piece_or_a_slot_nobody_is_recruited() -> None:
    eight = ["blue1", "blue2", "blue3", "red1", "red2", "red3", "yellow1", "yellow2"]
    state = play(turn("recruitment", player("9 rice", governors=eight, hand=["idol"])), "main")
    assert not of(state, "governor")
    assert why_not(state, "governor purple1") == ["DAI-040"]
    assert of(state, "shadow")


@rule("DAI-111", "DAI-112", "DAI-113", "DAI-114", "DAI-Q06", "DAI-Q27", "DAI-Q30", "DAI-116", "DAI-047")
def test_a_shadow_takes_gold_and_eliminates_a_governor() -> None:
    him = player(governors=["blue1", "blue2"], shadows=["blue3"], scavenger="blue", farms=["blue4"])
    her = player(governors=["blue3"])
    state = play(
        turn("recruitment", player("1 rice", hand=["idol"], governors=["blue5"]), him, her), "main", "shadow blue1"
    )
    # Governors of others there, and nothing else; with several, the recruiter chooses.
    assert legal(state) == {"victim blue1", "victim blue2", "victim blue3"}
    assert why_not(state, "victim blue5") == ["DAI-114", "DAI-116"]
    play(state, "victim blue2")
    assert stock(state) == {"gold": 3}
    assert influence(state) == {"blue": 3}
    assert influence(state, 1) == {"blue": 3}
    assert (governors(state, 1), side(state, 1).governors_left, stock(state, 1)) == (["blue1"], 7, {"rice": 1})
    assert shadows(state) == ["blue1"]


@rule("DAI-Q27")
def test_a_shadow_without_a_victim() -> None:
    state = play(turn("recruitment", player("1 rice", hand=["idol"])), "main", "shadow red2")
    assert (stock(state), shadows(state), influence(state)) == ({"gold": 2}, ["red2"], {"red": 1})
    assert can(state, "end")


@rule("DAI-115", "DAI-Q30")
def test_three_shadows_a_game() -> None:
    me = player("9 rice", shadows=["blue1", "red1", "yellow1"], hand=["idol"])
    state = play(turn("recruitment", me), "main")
    assert not of(state, "shadow")
    assert why_not(state, "shadow purple1") == ["DAI-115"]


@rule("DAI-108", "DAI-150", "DAI-Q62", "DAI-Q63", "DAI-164")
def test_discounts_on_recruits() -> None:
    sergeant = player("1 rice", track=3, hand=["drill_sergeant", "idol"], dice={"help": "blue6"})
    state = play(turn("tax", sergeant, die="red5", turns=4), "hero drill_sergeant")
    # On the reset space: 3 less 2.
    assert look(state).recruit_price == 1
    play(state, "governor blue1")
    assert (stock(state), side(state).recruitment) == ({}, 3)
    cheap = player(track=0, hand=["drill_sergeant", "idol"], dice={"help": "blue6"})
    state = play(turn("tax", cheap, die="red5", turns=4), "hero drill_sergeant")
    # Never below 0, and the marker advances all the same.
    assert look(state).recruit_price == 0
    assert side(play(state, "governor blue1")).recruitment == 1
    one = player("3 rice", track=2, hand=["quartermaster", "idol"], dice={"help": "blue6"})
    state = play(turn("tax", one, die="red3", turns=4), "hero quartermaster", "governor blue1")
    assert (stock(state), side(state).recruitment) == ({"rice": 2}, 3)
    free = player(track=1, hand=["warlord", "idol"], dice={"help": "blue6", "production": "green3"})
    state = play(turn("tax", free, die="red5", turns=7), "hero warlord", "shadow blue3")
    assert (stock(state), side(state).recruitment) == ({"gold": 1}, 2)


@rule("DAI-E05")
def test_jeremy_recruits_resets_and_eliminates() -> None:
    jeremy = player("6 rice 2 gold", track=1, hand=["idol"])
    capucine = player(governors=["purple1"])
    state = turn("recruitment", jeremy, capucine)
    play(state, "main", "governor red1", "governor red2", "reset", "shadow purple1")
    assert stock(state) == {"gold": 3}
    assert influence(state) == {"red": 4, "purple": 1}
    assert influence(state, 1) == {}
    assert (governors(state, 1), stock(state, 1)) == ([], {"rice": 1})
    assert side(state).recruit_cost == 2


# Construction

BOARDS = {"farm_board": "farm_board_circle", "tower_board": "tower_board_circle"}


@rule("DAI-117", "DAI-118", "DAI-119", "DAI-120", "DAI-121", "DAI-123", "DAI-Q11", "DAI-Q12", "DAI-048")
def test_buildings_are_paid_with_a_surcharge_for_each_of_their_kind() -> None:
    state = play(turn("construction", player("6 metal 6 stone", hand=["idol"], **BOARDS)), "main")
    # The builder chooses any of the eight.
    assert len(of(state, "build")) == 8
    play(state, "build tile_farm_circle_2", "site blue1", "lay help")
    assert stock(state) == {"metal": 5, "stone": 4}
    # The second farm costs one stone more, a tower not.
    play(state, "build tile_farm_circle_3", "site red1", "lay production")
    assert stock(state) == {"metal": 4, "stone": 1}
    assert of(state, "build") == {f"tile_tower_circle_{number}" for number in range(1, 5)}
    assert why_not(state, "build tile_farm_circle_1") == ["DAI-118", "DAI-119"]
    assert why_not(state, "build tile_farm_circle_2") == ["DAI-034", "DAI-Q12"]
    play(state, "build tile_tower_circle_1", "site red2", "lay relic")
    assert stock(state) == {"metal": 2}
    assert buildings(state) == {"blue1": "farm", "red1": "farm", "red2": "tower"}
    # A tower gives two influence at once, farms none.
    assert influence(state) == {"red": 2}
    assert tiles(state) == {
        "help": "tile_farm_circle_2",
        "production": "tile_farm_circle_3",
        "relic": "tile_tower_circle_1",
    }


@rule("DAI-121", "DAI-043", "DAI-044", "DAI-122")
def test_where_buildings_stand() -> None:
    him = player(governors=["blue1"], farms=["blue2"])
    state = play(
        turn("construction", player("1 metal 2 stone", hand=["idol"], **BOARDS), him),
        "main",
        "build tile_farm_circle_1",
    )
    assert "blue1" in of(state, "site")
    assert why_not(state, "site blue2") == ["DAI-043"]
    assert why_not(state, "site black1") == ["DAI-015"]
    play(state, "site blue1", "lay help")
    # It yields nothing when built, and rice from then on.
    assert stock(state) == {}


@rule("DAI-124", "DAI-127")
def test_nothing_moves_a_tile_or_destroys_a_building() -> None:
    him = player(farms=["blue1"], towers=["blue2"])
    state = play(turn("recruitment", player("1 rice", hand=["idol"]), him), "main", "shadow blue1")
    assert buildings(state, 1) == {"blue1": "farm", "blue2": "tower"}


@rule("DAI-125", "DAI-126", "DAI-128", "DAI-Q13")
def test_grey_and_yellow_tiles_have_slots_of_their_own() -> None:
    me = player("9 metal 9 stone", hand=["idol"], **BOARDS)
    state = play(turn("construction", me), "main", "build tile_farm_circle_1", "site blue1")
    assert of(state, "lay") == {"help", "production", "relic", "recruitment", "construction", "clan_power"}
    assert why_not(state, "lay income_1") == ["DAI-126"]
    play(state, "lay help", "build tile_farm_circle_4", "site blue2")
    assert of(state, "lay") == {"income_1", "income_2"}
    assert why_not(state, "lay help") == ["DAI-126"]
    play(state, "lay income_2", "build tile_tower_circle_3", "site red1", "lay help")
    # The older tile is lost for good.
    assert tiles(state) == {"help": "tile_tower_circle_3", "income_2": "tile_farm_circle_4"}
    assert not can(state, "build tile_farm_circle_1")


@rule("DAI-E06")
def test_greg_builds_his_third_farm() -> None:
    greg = player("2 metal 8 stone", hand=["idol"], farms=["blue1", "red1"], **BOARDS)
    state = play(turn("construction", greg), "main", "build tile_farm_circle_3", "site yellow1", "lay clan_power")
    assert stock(state) == {"metal": 1, "stone": 4}
    assert tiles(state) == {"clan_power": "tile_farm_circle_3"}
    assert side(state).sites[0].next_cost == {"metal": 1, "stone": 5}


@rule("DAI-E07")
def test_greg_produces_and_recruits_by_his_tile() -> None:
    me = player(
        governors=["blue1", "red3", "yellow4"],
        farms=["red4", "purple5"],
        hand=["idol"],
        track=1,
        tower_board="tower_board_circle",
        towers=["purple1"],
        tiles={"production": "tile_tower_circle_1"},
    )
    state = play(turn("production", me), "main")
    assert stock(state) == {"rice": 1, "metal": 2, "stone": 2}
    play(state, "tile production", "governor blue2")
    assert stock(state) == {"metal": 2, "stone": 2}
    assert side(state).recruitment == 2


@rule("DAI-Q29")
def test_without_a_free_slot_nothing_is_built() -> None:
    places = [f"{colour}{number}" for colour in ("blue", "red", "yellow", "purple", "green") for number in range(1, 6)]
    rows = [
        player(farms=places[:4], towers=places[4:8]),
        player(farms=places[8:12], towers=places[12:16]),
        player(farms=places[16:20], towers=places[20:24]),
    ]
    me = {**player("9 metal 9 stone", hand=["idol"]), "farms": rows[0]["farms"][:1]}
    state = play(turn("construction", me, *rows[1:]), "main")
    assert of(state, "build")
    assert altars(state) == []
    assert hand(state) == ["idol"]
