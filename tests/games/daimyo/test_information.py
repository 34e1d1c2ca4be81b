"""What everybody may see, what nobody may see, what moves cost and what ending a turn would lose."""

import pytest

from imperia.games.daimyo.preview import Preview
from imperia.games.daimyo.state import DaimyoState
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from tests.games.daimyo.table import GAME, heard, look, play, player, side, started, table, turn
from tests.rule import rule


@rule("DAI-029", "DAI-019", "DAI-Q103")
def test_hands_and_decks_are_hidden() -> None:
    state = started(3, 4)
    for seat in range(3):
        assert len(look(state, seat).players[seat].hand) == 2
        for other in {0, 1, 2} - {seat}:
            assert look(state, seat).players[other].hand == []
            assert look(state, seat).players[other].hand_size == 2
    assert look(state).next_hero


@rule("DAI-192", "DAI-134")
def test_a_bought_hero_is_known_until_it_is_shuffled() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    state = table(player("9 gold"), step="end", market=market)
    play(state, "gain metal", "gain metal", "gain metal", "helmet 0", "buy_hero warlord")
    assert look(state, 1).players[0].hand == ["warlord"]
    for seed in range(5):
        world = state.imagine(1, Chance(seed))
        assert "warlord" in world.view(0).players[0].hand


def test_what_is_imagined_looks_the_same() -> None:
    state, chance = started(2, 9), Chance(9)
    for _ in range(60):
        for seat in (0, 1, None):
            assert state.imagine(seat, Chance(5)).view(seat) == state.view(seat)
        state.take(*random_move(state, chance))


@pytest.mark.parametrize(
    ("moves", "teaches"),
    [(["main", "governor blue1"], False), (["discard idol"], True), (["main", "done"], False)],
)
def test_only_what_shows_something_hidden_teaches(moves: list[str], teaches: bool) -> None:
    state = turn("recruitment", player("3 rice", hand=["idol", "envoy"]))
    events = heard(state, *moves)
    assert any(event.teaches(1) for event in events) == teaches


def test_what_moves_cost_and_bring() -> None:
    def shown(state: DaimyoState, move: str) -> Preview | None:
        found: Preview | None = GAME.preview(state, 0, GAME.parse(move))
        return found

    state = turn(
        "production", player(hand=["steward", "idol"], governors=["blue1"], dice={"tax": "red4"}), die="green6", turns=4
    )
    assert shown(state, "main") == Preview(brings={"rice": 1})
    assert shown(state, "hero steward") == Preview(brings={"rice": 1, "metal": 1, "stone": 1})
    recruit = play(turn("recruitment", player("3 rice", hand=["idol"])), "main")
    assert shown(recruit, "shadow blue1") == Preview({"rice": 1}, {"gold": 3})
    build = play(turn("construction", player("9 metal 9 stone", hand=["idol"], farm_board="farm_board_circle")), "main")
    assert shown(build, "build tile_farm_circle_1") == Preview({"metal": 1, "stone": 2})
    for stock, costs in (("9 metal 9 stone", {}), ("2 stone", {"stone": 1}), ("3 metal 1 stone", {})):
        # Of 2 stone and 1 metal two tokens are spared, and which of them is chosen later.
        mason = player(stock, hand=["master_mason", "idol"], farm_board="farm_board_circle", dice={"relic": "green6"})
        less = play(turn("tax", mason, die="red4", turns=4), "hero master_mason")
        assert shown(less, "build tile_farm_circle_1") == Preview(costs)
    dig = play(turn("relic", player("1 metal", hand=["idol"], scavenger="blue")), "main", "scavenger red")
    assert shown(dig, "dig metal") == Preview({"metal": 1})
    tax = turn("tax", player("2 gold", hand=["idol"], track=3))
    assert shown(tax, "main") == Preview(brings={"gold": 2})
    assert shown(tax, "reset") == Preview({"gold": 2})


@rule("DAI-130", "DAI-Q97")
def test_what_would_be_lost_by_ending_the_turn() -> None:
    me = player(
        hand=["scrap_dealer", "idol"],
        clan="nature",
        dice={"help": "blue6", "tax": "red4"},
        tower_board="tower_board_circle",
        towers=["blue1"],
        tiles={"production": "tile_tower_circle_3"},
    )
    state = play(turn("production", me, die="green4", turns=7), "main")
    told = GAME.warn(state, 0, GAME.parse("end"), "en")
    assert all(thing in told for thing in ("The Scrap Dealer", "your clan power", "Production"))
    assert GAME.warn(state, 0, GAME.parse("discard idol"), "fr") == ""
    play(state, "hero scrap_dealer", "tile production", "power", "gain rice", "gain rice")
    assert GAME.warn(state, 0, GAME.parse("end"), "fr") == ""


def test_refusals_say_what_is_lacking() -> None:
    state = turn("tax", player(hand=["idol"], clan="nature"), die="red4")
    assert GAME.explain(state, 0, GAME.parse("hero idol"), "en") == "Your dice make 4; this hero needs exactly 13."
    assert "13" in GAME.explain(state, 0, GAME.parse("power"), "fr")
    recruit = play(turn("recruitment", player("1 rice", hand=["idol"], track=0)), "main")
    assert GAME.explain(recruit, 0, GAME.parse("governor blue1"), "en") == ""
    poor = play(
        turn(
            "construction",
            player("1 metal 2 stone", hand=["idol"], farm_board="farm_board_circle", tower_board="tower_board_circle"),
        ),
        "main",
    )
    assert GAME.explain(poor, 0, GAME.parse("build tile_tower_circle_1"), "en") == "You lack: 1 metal."
    buying = play(
        table(player("1 gold"), step="end", market=["warlord", "scrap_dealer"]), *["gain metal"] * 3, "helmet 0"
    )
    assert "3 gold" in GAME.explain(buying, 0, GAME.parse("buy_hero warlord"), "en")


@rule("DAI-139", "DAI-146")
def test_the_view_shows_the_power_and_its_tile_in_reach() -> None:
    me = player(
        hand=["idol", "envoy"],
        clan="nature",
        dice={"help": "blue6", "tax": "red2"},
        tower_board="tower_board_circle",
        towers=["blue1"],
        tiles={"clan_power": "tile_tower_circle_3"},
    )
    state = turn("production", me, die="green4", turns=7)
    reach = {one.what: one for one in look(state, 0).reach if one.what != "hero"}
    assert reach["power"].needs == 1
    assert ["tax+1"] in reach["power"].bends
    assert ["help+1"] not in reach["power"].bends
    assert reach["tile"].slot == "clan_power"
    assert look(state, 1).reach == []
    assert side(state).dice_sum == 12
