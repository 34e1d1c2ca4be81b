"""What heroes and bonus tiles do (p. 12, 20)."""

from pathlib import Path
from typing import Any

import pytest

from imperia.games.daimyo.content import BONUS_EFFECTS, HEROES, TILES
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    can,
    dice,
    governors,
    hand,
    influence,
    legal,
    look,
    of,
    play,
    player,
    points,
    side,
    stock,
    tiles,
    turn,
    verbs,
    why_not,
)
from tests.rule import rule

POWERS = {hero.id: hero.power for hero in HEROES}


def with_hero(hero: str, stock_of: str = "", *others: dict[str, Any], **data: Any) -> DaimyoState:
    """Seat 0 plays a hero with dice that make its power."""
    table_fields = {
        name: data.pop(name)
        for name in ("lands", "market", "black_market", "seats", "villagers", "heroes")
        if name in data
    }
    power = POWERS[hero]
    first = min(6, power)
    second = min(6, power - first)
    third = power - first - second
    dice = {"tax": f"blue{second or 1}"} if second else {}
    dice |= {"production": f"green{third}"} if third else {}
    me = player(stock_of, hand=[hero, "village_elder"], clan=data.pop("clan", "noble"), dice=dice, **data)
    state = turn("help", me, *others, die=f"blue{first}", turns=1 + 3 * len(dice), **table_fields)
    return play(state, f"hero {hero}")


GAINS = {
    "scrap_dealer": {"metal": 2},
    "stone_breaker": {"stone": 2},
    "granary_keeper": {"rice": 2},
    "coin_polisher": {"gold": 2},
    "steward": {"rice": 1, "metal": 1, "stone": 1},
    "idol": {"gold": 1},
    "iron_baron": {"metal": 2, "stone": 2},
    "merchant_queen": {"gold": 3},
    "storekeeper": {"gold": 1},
    "noble_treasurer": {"gold": 3},
    "helmet_bearer": {"gold": 2},
    "techno_welder": {"metal": 1},
}


@pytest.mark.parametrize("hero", GAINS)
@rule("DAI-131", "DAI-154", "DAI-Q59")
def test_heroes_that_bring_goods(hero: str) -> None:
    clan = hero.split("_")[0] if hero.split("_")[0] in ("noble", "techno") else "nature"
    state = with_hero(hero, clan=clan) if clan != "nature" else with_hero(hero)
    assert stock(state) == GAINS[hero]
    assert points(state) == (2 if hero == "idol" else 0)


@rule("DAI-091", "DAI-064")
def test_heroes_that_draw_and_store() -> None:
    assert side(with_hero("storyteller")).hand_size == 3
    assert side(with_hero("storekeeper")).storage == 4
    assert side(with_hero("shelf_builder")).storage == 5
    assert side(with_hero("merchant_queen")).hand_size == 2
    state = with_hero("techno_welder", clan="techno")
    assert side(state).storage == 4


@rule("DAI-Q66", "DAI-169")
def test_the_tinkerer_bends_dice_either_way_and_may_skip() -> None:
    state = with_hero("tinkerer")
    assert verbs(state) == {"raise", "lower", "decline"}
    play(state, "raise help", "raise help")
    assert dice(state)["help"] == "blue4"
    assert side(state).hand_size == 2
    state = play(with_hero("tinkerer"), "decline")
    assert side(state).hand_size == 2


@rule("DAI-070", "DAI-Q102")
def test_heroes_that_move_governors() -> None:
    state = with_hero("ferryman", governors=["blue1"])
    # One governor only: it must move.
    assert verbs(state) == {"to"}
    assert stock(play(state, "to blue3")) == {"metal": 1}
    state = with_hero("envoy", governors=["blue1"])
    assert stock(play(state, "to red5")) == {"stone": 2}
    assert side(state).hand_size == 2
    state = with_hero("caravan_leader", governors=["blue1", "blue2"])
    assert can(state, "decline")
    play(state, "move blue1", "to red1")
    # Two different ones at most, and never the same again.
    assert of(state, "move") == {"blue2"}
    play(state, "move blue2", "to red3")
    assert stock(state) == {"rice": 1, "metal": 1}
    state = with_hero("nomad_convoy", clan="nomad", governors=["blue1"])
    assert stock(play(state, "decline")) == {"rice": 1}


@rule("DAI-Q32", "DAI-167", "DAI-170")
def test_heroes_that_harvest() -> None:
    state = with_hero("field_hand", governors=["blue1", "blue3", "blue4"])
    play(state, "harvest blue3")
    assert of(state, "harvest") == {"blue1", "blue4"}
    assert stock(play(state, "harvest blue4")) == {"metal": 1, "stone": 1}
    assert stock(with_hero("farm_mechanic", farms=["blue1", "red1"], governors=["red3"])) == {"rice": 2}
    assert stock(with_hero("forewoman", farms=["blue1", "red1"], governors=["red3"])) == {"metal": 1}
    assert stock(with_hero("harvest_lord", farms=["blue1"], governors=["red3"])) == {"rice": 1, "metal": 1}
    assert stock(with_hero("nature_druid", clan="nature", governors=["red3"])) == {"metal": 2}
    assert stock(with_hero("nature_sower", clan="nature", farms=["red3"])) == {"metal": 1}
    assert stock(play(with_hero("nature_gatherer", clan="nature"), "gain stone")) == {"stone": 1}
    # Nothing to harvest is no obstacle.
    assert stock(with_hero("field_hand")) == {}


LANDS = {
    "blue": ["blue1", "red1", "red2"],
    "red": ["yellow1", "yellow2", "yellow3"],
    "yellow": ["red3", "red4", "purple1"],
}


@rule("DAI-Q65", "DAI-Q67", "DAI-086")
def test_heroes_that_find_relics() -> None:
    state = with_hero("mudlark", scavenger="blue", lands=LANDS)
    play(state, "scavenger red", "take yellow1 red", "take yellow2 red")
    assert side(state).relics == ["yellow1", "yellow2"]
    state = with_hero("grand_scavenger", scavenger="blue", lands=LANDS)
    play(state, "scavenger red", "take yellow1 red", "scavenger blue", "decline")
    assert (side(state).relics, side(state).scavenger) == (["yellow1"], "blue")
    state = with_hero("smuggler", black_market=["purple4", "green1"])
    play(state, "take green1 black_market")
    assert (side(state).relics, stock(state)) == (["green1"], {"gold": 1})
    state = with_hero("techno_antiquarian", clan="techno", scavenger="red", lands=LANDS)
    assert of(state, "take") == {"yellow1 red", "yellow2 red", "yellow3 red"}
    state = with_hero("techno_drone_pilot", clan="techno", scavenger="red", lands=LANDS)
    play(state, "scavenger blue", "take red1 blue")
    assert (side(state).relics, side(state).storage) == (["red1"], 4)
    state = with_hero("nomad_biker", clan="nomad", scavenger="red", lands=LANDS)
    play(state, "scavenger blue", "take red1 blue")
    assert side(state).relics == ["red1"]
    state = with_hero("relic_broker", relics=["purple4"], lands=LANDS)
    # The only tile is the price; then two from the board, wherever the scavenger is.
    assert look(state).black_market == ["purple4"]
    play(state, "take yellow1 red", "take red3 yellow")
    assert side(state).relics == ["red3", "yellow1"]


@rule("DAI-Q62", "DAI-151", "DAI-156")
def test_heroes_that_build_for_less() -> None:
    boards = {"farm_board": "farm_board_circle", "tower_board": "tower_board_circle"}
    state = with_hero("master_mason", "1 stone", **boards)
    assert look(state).build_discount == 2
    play(state, "build tile_farm_circle_1")
    # 2 stone and 1 metal less two tokens: stone once and metal, for there is only one stone.
    play(state, "site blue1", "lay help")
    assert (stock(state), tiles(state)) == ({}, {"help": "tile_farm_circle_1"})
    # Without metal it is that and a stone, whichever is named first: nothing is asked.
    state = play(with_hero("master_mason", "2 stone", **boards), "build tile_farm_circle_1", "site blue1", "lay help")
    assert stock(state) == {"stone": 1}
    state = with_hero("master_mason", "2 stone 1 metal", **boards)
    play(state, "build tile_farm_circle_1", "less stone")
    assert legal(state) == {"less metal", "less stone"}
    play(state, "less stone", "site blue1", "lay help")
    assert stock(state) == {"stone": 2}
    state = with_hero("architect", "1 stone 1 metal", farms=["red1", "red2", "red3"], **boards)
    # Without surcharge and for one less.
    assert can(state, "build tile_farm_circle_4")
    state = with_hero("master_mason", "1 stone 1 metal", farms=["red1", "red2", "red3"], **boards)
    assert not can(state, "build tile_farm_circle_4")


@rule("DAI-049")
def test_the_rigger_moves_a_building_and_harvests_twice() -> None:
    state = with_hero("rigger", towers=["blue1"], farms=["red1"])
    assert of(state, "move") == {"blue1", "red1"}
    play(state, "move blue1", "to red3")
    assert (stock(state), influence(state)) == ({"metal": 2}, {"red": 2})


@rule("DAI-Q93", "DAI-047")
def test_the_propagandist_gains_influence_beside_a_tower() -> None:
    state = with_hero("propagandist", towers=["blue1"], governors=["red1"])
    # One tower, one island: it is done at once, and no piece is placed.
    assert influence(state) == {"blue": 4, "red": 2}
    assert influence(with_hero("propagandist", governors=["red1"])) == {"red": 2}


@rule("DAI-066")
def test_the_helmet_bearer_takes_the_helmet() -> None:
    assert look(with_hero("helmet_bearer", "", {"clan": "techno"})).helmet_holder == 0


@rule("DAI-157", "DAI-192", "DAI-Q53", "DAI-Q54", "DAI-Q62", "DAI-191")
def test_heroes_are_bought_for_less_and_the_market_slides() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    state = with_hero("noble_courtier", "2 gold", market=market, heroes=["rigger", "envoy"])
    assert of(state, "buy_hero") == {"scrap_dealer", "stone_breaker", "steward"}
    assert why_not(state, "buy_hero warlord") == ["DAI-191"]
    play(state, "buy_hero stone_breaker")
    # Two gold less; those to its left slide to the right and the open card enters at the left.
    assert (stock(state), "stone_breaker" in hand(state)) == ({"gold": 2}, True)
    assert look(state).market == ["envoy", "scrap_dealer", "warlord", "architect", "steward"]
    assert look(state).next_hero == "rigger"
    assert stock(play(with_hero("noble_courtier", "2 gold", market=market), "decline")) == {"gold": 2}


@rule("DAI-Q62", "DAI-160")
def test_a_discount_beyond_the_price_brings_nothing_back() -> None:
    # "Hero for a hero at 3 gold less", and a hero of price 2.
    market = ["scrap_dealer", "warlord", "architect", "idol", "iron_baron"]
    state = with_tile("tile_farm_circle_3", "1 gold", hand=["steward", "envoy"], market=market)
    play(state, "discard steward")
    assert GAME.describe(state, 0, GAME.parse("buy_hero scrap_dealer"), "en") == "Buy The Scrap Dealer for 0 gold"
    play(state, "buy_hero scrap_dealer")
    assert (stock(state), "scrap_dealer" in hand(state)) == ({"gold": 1}, True)


@rule("DAI-Q93", "DAI-070", "DAI-Q31")
def test_a_governor_moved_inside_its_island_leaves_a_lowered_marker_alone() -> None:
    # Slander has lowered the marker below what the governor is worth.
    state = with_hero("ferryman", governors=["blue1"], influence={"blue": 1})
    play(state, "to blue2")
    assert (governors(state), influence(state)) == (["blue2"], {"blue": 1})


# Heroes that attack


@rule("DAI-138", "DAI-Q76")
def test_the_pickpocket_names_opponent_and_gold() -> None:
    state = with_hero("pickpocket", "", player("2 gold", clan="nature"), player("1 gold", clan="techno"))
    assert legal(state) == {"steal gold 1", "steal gold 2"}
    play(state, "steal gold 2")
    assert (stock(state), stock(state, 2)) == ({"gold": 1}, {})
    # The mercenaries are nobody to steal from.
    assert stock(with_hero("pickpocket", "", player(clan="nature"), player("5 gold", clan="techno"), seats=2)) == {}


@rule("DAI-138")
def test_each_opponent_chooses_what_the_extortionist_gets() -> None:
    state = with_hero("extortionist", "", player("1 rice 1 stone", clan="nature"), player("3 gold", clan="techno"))
    assert state.to_act() == (1,)
    assert legal(state) == {"pay rice", "pay stone"}
    play(state, "pay stone")
    # Gold is none of it, so the other gives nothing.
    assert (stock(state), stock(state, 1), stock(state, 2)) == ({"stone": 1}, {"rice": 1}, {"gold": 3})
    assert state.to_act() == (0,)


@rule("DAI-138", "DAI-Q102")
def test_the_agitator_drives_a_governor_to_another_island() -> None:
    state = with_hero("agitator", "", player(governors=["blue1"], clan="nature"), governors=["blue2"])
    assert not {place for place in of(state, "to") if place.startswith("blue")}
    play(state, "to red3")
    assert (governors(state, 1), influence(state, 1)) == (["red3"], {"red": 2})


@rule("DAI-138", "DAI-Q105", "DAI-Q76")
def test_the_relic_thief_takes_a_loose_tile_and_the_supply_pays() -> None:
    state = with_hero("relic_thief", "", player(relics=["blue1", "red2"], clan="nature"), relics=["blue1"])
    assert legal(state) == {"rob red2 1", "decline"}
    play(state, "rob red2 1")
    assert (side(state).relics, side(state, 1).relics, stock(state, 1)) == (["blue1", "red2"], ["blue1"], {"gold": 1})
    assert stock(state) == {}


@rule("DAI-138", "DAI-Q28", "DAI-Q93")
def test_the_slanderer_lowers_influence_where_one_has_a_unit() -> None:
    him = player(governors=["blue1", "red1"], clan="nature", influence={"blue": 1, "red": 2})
    state = with_hero("slanderer", "", him, governors=["blue2"], scavenger="red")
    # The scavenger does not count, so it is blue.
    assert (influence(state, 1), stock(state)) == ({"red": 2}, {"gold": 1})
    # The governor takes its own value along later, never below 0.
    state = with_hero(
        "slanderer", "", player(clan="nature"), {"clan": "techno", "governors": ["blue1"]}, seats=2, governors=["blue2"]
    )
    assert influence(state, 2) == {"blue": 1}


@rule("DAI-138", "DAI-Q76", "DAI-Q30")
def test_the_assassin_needs_a_unit_there() -> None:
    him = player(governors=["blue1", "red1"], clan="nature")
    state = with_hero("assassin", "", him, shadows=["red1"])
    assert (governors(state, 1), stock(state, 1), side(state, 1).governors_left) == (["blue1"], {"rice": 1}, 7)
    # Those of the mercenaries can be eliminated as well, without compensation.
    hired = {"clan": "techno", "governors": ["red1"]}
    state = with_hero("assassin", "", player(clan="nature"), hired, seats=2, shadows=["red1"])
    assert (governors(state, 2), stock(state, 2)) == ([], {})


# Tiles


def with_tile(tile: str, stock_of: str = "", advanced: bool = True, **data: Any) -> DaimyoState:
    """Seat 0 activates a tile on Production; its building stands on green1."""
    kind, shape = tile.split("_")[1:3]
    where = {f"{kind}s": ["green1", *data.pop(f"{kind}s", [])]}
    table_fields = {
        name: data.pop(name) for name in ("lands", "market", "black_market", "helped", "helmet", "die") if name in data
    }
    data.setdefault("hand", ["idol"])
    me = player(stock_of, tiles={"production": tile}, **{f"{kind}_board": f"{kind}_board_{shape}"}, **where, **data)
    options = {"boards": "advanced"} if advanced else {}
    return play(turn("production", me, options=options, **table_fields), "tile production")


@rule("DAI-154", "DAI-155")
def test_goods_and_store_tiles() -> None:
    assert stock(with_tile("tile_farm_diamond_1", advanced=False)) == {"gold": 2}
    assert stock(with_tile("tile_farm_circle_1", advanced=False)) == {"rice": 1, "gold": 1}
    assert side(with_tile("tile_tower_square_3", advanced=False)).storage == 5


@rule("DAI-150", "DAI-151", "DAI-156")
def test_recruit_build_and_site_tiles() -> None:
    state = with_tile("tile_tower_circle_1", "1 rice", advanced=False, track=1)
    assert stock(play(state, "governor blue1")) == {}
    state = with_tile("tile_farm_circle_2", "1 metal 3 stone", advanced=False, tower_board="tower_board_circle")
    # The second farm at its normal cost.
    play(state, "build tile_farm_circle_1", "site blue1", "lay help")
    assert stock(state) == {}
    state = with_tile("tile_farm_circle_3", "1 metal 2 stone", advanced=False, hand=["idol", "envoy"])
    assert of(state, "discard") == {"idol", "envoy"}
    play(state, "discard idol", "build tile_farm_circle_1", "site blue1", "lay help")
    assert (stock(state), hand(state)) == ({}, ["envoy"])


@rule("DAI-157", "DAI-160", "DAI-165")
def test_tiles_with_heroes() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    state = with_tile("tile_farm_circle_1", "3 gold", market=market)
    assert stock(play(state, "buy_hero warlord")) == {}
    state = with_tile("tile_farm_circle_3", "2 gold", market=market)
    # The only card of the hand is the price.
    assert side(state).discards == ["idol"]
    assert stock(play(state, "buy_hero warlord")) == {}
    state = with_tile("tile_farm_circle_2")
    assert (stock(state), side(state).hand_size) == ({"gold": 1}, 2)


@rule("DAI-158", "DAI-166", "DAI-161", "DAI-Q65", "DAI-Q89", "DAI-Q101")
def test_tiles_with_relics() -> None:
    state = with_tile("tile_tower_circle_1", "1 gold", scavenger="blue", lands=LANDS)
    play(state, "scavenger red", "take yellow1 red", "take yellow2 red")
    assert (stock(state), side(state).relics) == ({}, ["yellow1", "yellow2"])
    state = with_tile("tile_tower_circle_2", black_market=["purple4"])
    assert side(state).storage == 4
    assert side(play(state, "take purple4 black_market")).relics == ["purple4"]
    state = with_tile("tile_tower_circle_3", relics=["green1"], lands=LANDS)
    play(state, "take yellow1 red", "take red3 yellow")
    bag = look(state).bag
    play(state, "give yellow1", "give green1")
    assert (side(state).relics, look(state).bag) == (["red3"], bag + 2)
    # Without taking, two still go back, or all there are.
    state = with_tile("tile_tower_circle_3", relics=["green1"], lands=LANDS)
    assert side(play(state, "decline")).relics == []


@rule("DAI-Q89")
def test_a_relic_completed_by_the_swap_is_restored_at_once() -> None:
    lands = {**LANDS, "red": ["green4", "yellow2", "yellow3"]}
    state = with_tile("tile_tower_circle_3", relics=["green1", "green2", "green3"], storage=4, lands=lands)
    play(state, "take green4 red")
    assert side(state).markers == 1
    play(state, "take red3 yellow")
    # The only loose tile goes back.
    assert side(state).relics == []


@rule("DAI-159", "DAI-163", "DAI-164", "DAI-168")
def test_tiles_with_a_price() -> None:
    state = with_tile("tile_farm_triangle_1", "1 gold", track=2)
    assert (side(state).recruitment, stock(state)) == (0, {})
    state = with_tile("tile_tower_square_1", hand=["idol"])
    assert legal(state) == {"villager villager_goods", "villager villager_porter", "villager villager_guide"}
    state = with_tile("tile_farm_triangle_2", "1 rice", track=2)
    play(state, "governor blue1")
    assert (stock(state), side(state).recruitment) == ({}, 3)
    assert stock(with_tile("tile_farm_square_1", "1 rice")) == {"metal": 3}
    assert stock(with_tile("tile_farm_diamond_1", "1 metal")) == {"stone": 3}
    poor = turn(
        "production",
        player(
            tiles={"production": "tile_farm_diamond_1"},
            farm_board="farm_board_diamond",
            farms=["green1"],
            hand=["idol"],
        ),
        options={"boards": "advanced"},
    )
    assert why_not(poor, "tile production") == ["DAI-Q68"]


@rule("DAI-167", "DAI-170", "DAI-171", "DAI-169", "DAI-Q66", "DAI-Q32")
def test_tiles_that_count_what_one_has() -> None:
    # green1 yields rice.
    assert stock(with_tile("tile_tower_triangle_1")) == {"rice": 2}
    assert stock(with_tile("tile_tower_diamond_1", governors=["red3"])) == {"metal": 2}
    assert stock(with_tile("tile_farm_square_2", governors=["red5"])) == {"stone": 2}
    assert stock(with_tile("tile_farm_triangle_3", shadows=["blue1", "red1"])) == {"gold": 2}
    state = with_tile("tile_farm_diamond_3")
    assert side(state).storage == 4
    assert verbs(state) == {"raise", "decline"}
    play(state, "raise production", "raise production")
    assert dice(state)["production"] == "green3"
    assert can(state, "main")


@rule("DAI-172", "DAI-Q64", "DAI-E23")
def test_half_help_takes_two_steps_in_printed_order() -> None:
    state = with_tile("tile_tower_square_2", "1 gold", helmet=1)
    assert legal(state) == {"step help_storage", "step help_draw", "step help_helmet"}
    play(state, "step help_storage")
    assert legal(state) == {"step help_draw", "step help_helmet", "step help_villager"}
    play(state, "step help_helmet")
    # Nobody has put a blue die on Villagers' Help: the Helmet stays where it is.
    assert (side(state).storage, look(state).helmet_holder, look(state).helped) == (4, 1, None)
    state = with_tile("tile_tower_square_2", "1 gold", helmet=1, helped=0)
    assert look(play(state, "step help_draw", "step help_helmet")).helmet_holder == 0
    # Whoever places a blue die later takes it.
    state = turn("help", player(hand=["idol"]), helped=0, helmet=1)
    assert look(play(state, "main")).helmet_holder == 0


@rule("DAI-267", "DAI-Q91", "DAI-E22", "DAI-Q14")
def test_the_one_material_tile_pays_everything_in_stone() -> None:
    state = with_tile("tile_farm_diamond_2", "3 stone")
    assert stock(state) == {"stone": 4}
    # The second farm: 3 stone and 1 metal are four tokens.
    play(state, "build tile_farm_diamond_3", "site blue1", "lay help")
    assert stock(state) == {}
    # The stone is kept if nothing is built.
    state = with_tile("tile_farm_diamond_2", "3 stone")
    assert stock(play(state, "done")) == {"stone": 4}
    plain = play(
        turn(
            "construction",
            player("3 stone", farm_board="farm_board_diamond", farms=["green1"], hand=["idol"]),
            options={"boards": "advanced"},
        ),
        "main",
    )
    assert not can(plain, "build tile_farm_diamond_3")


@rule("DAI-E08")
def test_capucines_third_turn() -> None:
    me = player(
        clan="techno",
        dice={"help": "blue6", "tax": "red5"},
        hand=["relic_broker", "idol"],
        relics=["green1"],
        farm_board="farm_board_diamond",
        farms=["blue1"],
        tiles={"clan_power": "tile_farm_diamond_1"},
        governors=["red3"],
    )
    state = turn("production", me, die="green3", turns=7, lands=LANDS)
    play(state, "power", "tile clan_power", "main", "discard idol", "lower help")
    assert (side(state).storage, side(state).hand_size) == (4, 2)
    assert stock(state) == {"rice": 1, "metal": 1, "gold": 2}
    # 5 + 5 make 10.
    play(state, "hero relic_broker", "take yellow1 red", "take red3 yellow")
    assert look(state).black_market == ["green1"]
    assert side(state).relics == ["red3", "yellow1"]
    assert side(state).hand_size == 1


def test_every_effect_word_of_heroes_and_tiles_is_played_here() -> None:
    text = Path(__file__).read_text("utf-8")
    solo_only = {"inc_one", "inc_many", "inc_draw"}
    for effect in BONUS_EFFECTS:
        tiles_of_it = [tile.id for tile in TILES if effect.id in (tile.basic.effect_id, tile.advanced.effect_id)]
        assert effect.id in solo_only or any(tile in text for tile in tiles_of_it), effect.id
