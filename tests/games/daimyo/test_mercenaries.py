"""Two players and the mercenaries (p. 15)."""

from typing import Any

import pytest

from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    altars,
    buildings,
    can,
    dice,
    duel,
    finish,
    governors,
    influence,
    island,
    legal,
    lines,
    look,
    of,
    play,
    player,
    points,
    shadows,
    side,
    started,
    stock,
    totals,
    turn,
    verbs,
    why_not,
)
from tests.rule import rule

LANDS = {"blue": ["blue1", "red1", "red2"], "red": ["yellow1", "yellow2", "yellow3"]}


def hiring(*players: dict[str, Any], **data: Any) -> DaimyoState:
    """Seat 0 is about to give the mercenaries a die."""
    agenda = duel(*players, **data).data()
    agenda["agenda"] = [*agenda["agenda"], ["GiveDie"]]
    state = GAME.position(agenda)
    assert isinstance(state, DaimyoState)
    return state


@rule("DAI-207", "DAI-208", "DAI-209", "DAI-O04")
def test_two_players_play_with_mercenaries_of_an_unused_clan() -> None:
    state = started(2)
    hired = side(state, 2)
    assert hired.kind == "mercenaries"
    assert hired.clan not in {side(state, seat).clan for seat in range(2)}
    assert (hired.governors, hired.shadows, hired.markers, influence(state, 2)) == (0, 0, 0, {})
    assert (hired.governors_left, hired.shadows_left) == (8, 3)
    assert len(look(started(3)).players) == 3
    assert side(started(3), 2).kind == "player"


@rule("DAI-210", "DAI-211", "DAI-E21")
def test_when_a_die_is_given() -> None:
    state = finish(started(2, 3), "GiveDie")
    first = look(state).first
    order = []
    while look(state).round == 1 and look(state).phase == "turns":
        seat = state.to_act()[0]
        if verbs(state) in ({"hire"}, {"die"}):
            order.append(("gives" if verbs(state) == {"hire"} else "plays", (seat - first) % 2))
        moves = state.moves(seat)
        quiet = [move for move in moves if GAME.notation(move) in ("end", "done", "decline", "main")]
        state.play(seat, quiet[-1] if quiet else moves[0])
    assert order == [
        ("gives", 0),
        ("plays", 0),
        ("gives", 1),
        ("plays", 1),
        ("gives", 0),
        ("plays", 0),
        ("plays", 1),
        ("plays", 0),
        ("plays", 1),
    ]


@rule("DAI-212", "DAI-Q72", "DAI-223")
def test_dice_and_their_spaces() -> None:
    pool = ["blue1"] * 3 + ["green2"] * 4 + ["red3"] * 4
    state = hiring(player("2 gold"), pool=pool)
    assert legal(state) == {"hire blue1 tower", "hire green2 relic", "hire red3 governor", "hire red3 shadow"}
    assert why_not(state, "hire red3 relic") == ["DAI-212", "DAI-Q72"]
    poor = hiring(player("1 gold"), pool=pool)
    assert why_not(poor, "hire red3 shadow") == ["DAI-223"]
    assert why_not(poor, "die blue1 help") == ["DAI-211"]
    # A space holds one die, that of relics two.
    hired = {"dice": {"relic_1": "green1", "tower": "blue1"}}
    state = hiring(player(), player(), hired, turns=3)
    assert of(state, "hire") == {"green1 relic", "red1 governor"}
    full = hiring(player(), player(), {"dice": {"relic_1": "green1", "relic_2": "green1"}}, turns=3)
    assert of(full, "hire") == {"blue1 tower", "red1 governor"}


@rule("DAI-213", "DAI-Q73")
def test_relics_are_replaced_or_collected() -> None:
    state = play(hiring(player(), lands=LANDS), "hire green1 relic")
    bag = look(state).bag
    play(state, "swap blue1 blue")
    # The new tile was drawn before the old one went into the bag.
    assert (look(state).bag, len(island(state, "blue").land)) == (bag, 3)
    state = play(hiring(player(), player(), {"relics": ["yellow1"]}, lands=LANDS), "hire green1 relic", "collect red")
    assert "yellow1 red" not in of(state, "take")
    assert why_not(state, "take yellow1 red") == ["DAI-Q73"]
    assert why_not(state, "take yellow4 red") == why_not(state, "take blue1 blue") == ["DAI-213"]
    # Then a single one is left, and it follows by itself.
    play(state, "take yellow2 red")
    assert side(state, 2).relics == ["yellow1", "yellow2", "yellow3"]
    assert len(island(state, "red").land) == 3


@rule("DAI-213", "DAI-Q21")
def test_a_tile_replaced_from_an_empty_bag_goes_into_it_all_the_same() -> None:
    lands = {**LANDS, "yellow": ["red3", "red3", "red4"], "purple": ["blue2", "blue3", "blue4"]}
    rest = [f"{colour}{piece}" for colour in ("blue", "red", "yellow", "purple") for piece in (1, 2, 3, 4)] * 3
    for tiles in lands.values():
        for tile in tiles:
            rest.remove(tile)
    state = play(hiring(player(), lands=lands, black_market=rest), "hire green1 relic")
    assert look(state).bag == 0
    play(state, "swap blue1 blue")
    assert (island(state, "blue").land, look(state).bag) == (["red1", "red2"], 1)


@rule("DAI-213", "DAI-Q73")
def test_mercenaries_collect_two_tiles_or_none() -> None:
    lands = {**LANDS, "yellow": ["red3", "red3", "red4"], "purple": ["blue2", "blue3", "blue4"]}
    hired = {"relics": ["yellow1", "yellow2", "red1", "red4"]}
    state = play(hiring(player(), player(), hired, lands=lands), "hire green1 relic")
    # One tile that they lack does not make two, nor do two alike.
    assert of(state, "collect") == {"blue", "purple"}
    assert why_not(state, "collect red") == why_not(state, "collect yellow") == ["DAI-Q73"]
    assert {"yellow3 red", "red3 yellow"} <= of(state, "swap")


@rule("DAI-Q73", "DAI-214")
def test_a_tile_that_restores_a_relic_makes_its_pieces_welcome_again() -> None:
    lands = {
        "blue": ["yellow2", "yellow4", "purple1"],
        "red": ["yellow4", "yellow4", "purple1"],
        "yellow": ["purple4", "yellow1", "yellow3"],
        "purple": ["purple2", "purple3", "purple3"],
    }
    hired = {"relics": ["yellow1", "yellow2", "yellow3", "purple1", "purple2", "purple3"]}
    state = play(hiring(player(), player(), hired, lands=lands), "hire green1 relic")
    # The fourth yellow piece, and then the second again, or another fourth; on yellow nothing else is purple.
    assert of(state, "collect") == {"blue", "red"}
    # Only the fourth can come first, and goes without asking.
    blue = play(state.copy(), "collect blue", "altar yellow2")
    assert (altars(blue, 2), side(blue, 2).relics) == (["yellow2"], ["yellow2", "purple1", "purple2", "purple3"])
    red = play(state, "collect red", "altar yellow3")
    assert side(red, 2).relics == ["yellow4", "purple1", "purple2", "purple3"]
    # Without a marker for the relic its pieces stay loose (DAI-Q26).
    spent = play(hiring(player(), player(), {**hired, "beside": 6, "stacks": {}}, lands=lands), "hire green1 relic")
    assert of(spent, "collect") == set()


@rule("DAI-213", "DAI-Q21")
def test_a_replaced_tile_leaves_gaps_as_they_are() -> None:
    lands = {"blue": ["blue1"], "red": ["red1", "red2", "red3"]}
    state = play(hiring(player(), lands=lands), "hire green1 relic")
    assert (len(island(state, "blue").land), look(state).bag > 9) == (1, True)
    play(state, "swap blue1 blue")
    assert len(island(state, "blue").land) == 1


@rule("DAI-213")
def test_two_tiles_of_those_that_lie_there_are_collected_before_new_ones_are_drawn() -> None:
    state = play(hiring(player(), lands=LANDS), "hire green1 relic", "collect red", "take yellow2 red")
    assert of(state, "take") == {"yellow1 red", "yellow3 red"}
    assert len(island(play(state, "take yellow1 red"), "red").land) == 3


@rule("DAI-214", "DAI-Q25")
def test_mercenaries_restore_a_relic_on_an_altar_of_the_givers_choice() -> None:
    hired = {"relics": ["yellow1", "yellow2", "yellow3"]}
    lands = {
        "red": ["yellow4", "blue2", "blue3"],
        "blue": ["red1", "red2", "red3"],
        "yellow": ["red4", "blue1", "blue4"],
    }
    state = play(hiring(player(), player(), hired, lands=lands), "hire green1 relic", "collect red", "take yellow4 red")
    assert legal(state) == {"altar yellow3", "altar yellow2", "altar yellow1"}
    play(state, "altar yellow1")
    assert (altars(state, 2), influence(state, 2), side(state, 2).relics) == (["yellow1"], {"yellow": 1}, [])


@rule("DAI-215", "DAI-Q71", "DAI-Q100", "DAI-087")
def test_tiles_are_bought_from_the_mercenaries() -> None:
    me = player("5 gold", hand=["idol"], scavenger="blue")
    hired = {"relics": ["purple1", "purple2"]}
    state = turn("relic", me, player(), hired, seats=2, lands=LANDS, black_market=["purple3"])
    play(state, "main", "scavenger red")
    assert of(state, "ransom") == {"purple1", "purple2"}
    play(state, "ransom purple1")
    assert (stock(state), stock(state, 2), side(state, 2).relics) == ({"gold": 3}, {"gold": 2}, ["purple2"])
    # It replaces the black market purchase of that no man's land.
    assert not of(state, "buy") | of(state, "ransom")
    assert why_not(state, "buy purple3") == ["DAI-084"]
    play(state, "done", "scavenger blue", "buy purple3")
    assert side(state).relics == ["purple1", "purple3"]
    full = player("2 gold", hand=["idol"], scavenger="blue", relics=["purple1", "red3", "red4"])
    state = turn("relic", full, player(), hired, seats=2, lands=LANDS)
    play(state, "main", "scavenger red", "ransom purple2", "give red3")
    assert side(state).relics == ["red4", "purple1", "purple2"]
    free = player("2 gold", hand=["idol"], scavenger="blue", relics=["purple1"])
    state = play(turn("relic", free, player(), hired, seats=2, lands=LANDS), "main", "scavenger red")
    assert of(state, "ransom") == {"purple2"}
    assert why_not(state, "ransom yellow1") == ["DAI-215"]


@rule("DAI-216", "DAI-217")
def test_towers_are_placed_and_then_moved() -> None:
    state = play(hiring(player(), player(farms=["blue1"])), "hire blue1 tower")
    assert "blue1" not in of(state, "site")
    play(state, "site red1")
    assert (buildings(state, 2), influence(state, 2)) == ({"red1": "tower"}, {"red": 2})
    four = {"towers": ["red1", "red2", "blue1", "blue2"]}
    state = play(hiring(player(), player(), four), "hire blue1 tower")
    assert legal(state) == {"move red1", "move red2", "move blue1", "move blue2", "decline"}
    moved = play(state.copy(), "move red1", "to yellow1")
    assert influence(moved, 2) == {"red": 2, "blue": 4, "yellow": 2}
    assert influence(play(state, "decline"), 2) == {"red": 4, "blue": 4}


@rule("DAI-218")
def test_a_governor_is_placed() -> None:
    state = play(hiring(player(governors=["red1"])), "hire red1 governor")
    assert "red1" not in of(state, "governor")
    assert influence(play(state, "governor red2"), 2) == {"red": 2}


@rule("DAI-219", "DAI-220", "DAI-221", "DAI-222", "DAI-Q75")
def test_a_hired_shadow_strikes_the_other_player_only() -> None:
    him = player(governors=["blue2", "blue3"])
    hired = {"governors": ["blue4"]}
    state = play(hiring(player("3 gold", governors=["blue1"]), him, hired), "hire red1 shadow")
    assert (stock(state), stock(state, 2)) == ({"gold": 1}, {"gold": 2})
    play(state, "shadow blue1")
    assert legal(state) == {"victim blue2", "victim blue3"}
    assert why_not(state, "victim blue4") == ["DAI-221", "DAI-Q75"]
    play(state, "victim blue2")
    assert (governors(state, 1), stock(state, 1), influence(state, 1)) == (["blue3"], {"rice": 1}, {"blue": 2})
    # The gold of the slot goes to nobody.
    assert (stock(state), stock(state, 2), influence(state, 2)) == ({"gold": 1}, {"gold": 2}, {"blue": 3})
    alone = play(hiring(player("2 gold", governors=["red1"])), "hire red1 shadow", "shadow red1")
    assert governors(alone) == ["red1"]


@rule("DAI-224", "DAI-Q74")
def test_with_three_shadows_one_may_be_moved() -> None:
    hired = {"shadows": ["blue1", "blue2", "red1"]}
    state = play(hiring(player("2 gold"), player(governors=["yellow1"]), hired), "hire red1 shadow")
    # The gold is paid all the same.
    assert stock(state, 2) == {"gold": 2}
    assert legal(state) == {"move_shadow blue1", "move_shadow blue2", "move_shadow red1", "decline"}
    play(state, "move_shadow blue1", "shadow yellow3")
    assert (shadows(state, 2), influence(state, 2)) == (
        ["blue2", "red1", "yellow3"],
        {"blue": 1, "red": 1, "yellow": 1},
    )
    assert governors(state, 1) == ["yellow1"]


@rule("DAI-Q74")
def test_an_action_that_cannot_be_done_does_nothing() -> None:
    eight = {"governors": ["blue1", "blue2", "blue3", "red1", "red2", "red3", "yellow1", "yellow2"]}
    state = play(hiring(player(), player(), eight), "hire red1 governor")
    assert verbs(state) == {"die"}
    assert dice(state, 2) == {"governor": "red1"}


@rule("DAI-225", "DAI-Q50")
def test_mercenaries_take_places_and_no_points() -> None:
    hired = {"influence": {"blue": 5, "red": 2, "yellow": 4}}
    rows = [player(influence={"blue": 3, "red": 4, "yellow": 4}), player(influence={"blue": 1, "red": 1})]
    places = island(duel(*rows, hired, round=5), "blue").majority
    assert [(one.party, one.place, one.scores) for one in places] == [(2, 1, 0), (0, 2, 3), (1, 3, 0)]
    state = finish(duel(*rows, hired, step="end", round=5), "PassHelmet")
    # Second on blue, first on red, half of 5 + 3 on yellow; the mercenaries' share is lost.
    assert points(state) == 3 + 5 + 4
    assert points(state, 1) == 0
    assert points(state, 2) == 0


@pytest.mark.parametrize(("dice_of", "gold"), [("blue6", 2), ("blue5", 0)])
@rule("DAI-226")
def test_dice_of_thirteen_bring_gold(dice_of: str, gold: int) -> None:
    hired = {"dice": {"relic_1": "green4", "governor": "red3", "tower": dice_of}}
    state = duel(player(), player(), hired, step="end")
    # Before the income, which is asked for next.
    assert (verbs(state), stock(state, 2).get("gold", 0)) == ({"gain"}, gold)


@rule("DAI-227", "DAI-Q51", "DAI-Q54")
def test_the_last_card_of_the_market_goes_to_their_pile() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    state = duel(player(), player(), step="end", market=market, heroes=["envoy"])
    play(state, "gain metal", "gain metal", "helmet 0")
    assert side(state, 2).heroes == 1
    assert look(state).market == [
        "envoy",
        "scrap_dealer",
        "stone_breaker",
        "warlord",
        "architect",
    ]
    # Also after the income of round five.
    state = play(duel(player(), player(), step="end", round=5, pile=["idol"]), "gain metal", "gain metal")
    assert (state.over, side(state, 2).heroes) == (True, 2)
    whole = started(2, 8)
    while not whole.over:
        seat = whole.to_act()[0]
        whole.play(seat, whole.moves(seat)[-1])
    assert side(whole, 2).heroes == 5


@rule("DAI-228", "DAI-201")
def test_they_rank_for_hero_value_and_score_nothing() -> None:
    state = duel(player("9 gold"), player("1 gold"), player("2 gold"), pile=["warlord"])
    assert [lines(state, seat)["heroes"] for seat in range(2)] == [10, 2]
    assert len(totals(state)) == 2
    assert state.ranking() == [[0], [1]]
    assert side(duel(player(), player(), {"towers": ["red1", "red2"]}), 2).total == 0


@rule("DAI-Q76")
def test_shadows_of_players_may_strike_mercenaries() -> None:
    hired = {"governors": ["blue4"]}
    state = play(turn("recruitment", player("1 rice", hand=["idol"]), player(), hired, seats=2), "main", "shadow blue1")
    assert (governors(state, 2), stock(state, 2), influence(state, 2)) == ([], {}, {})
    assert can(state, "end")


@rule("DAI-175")
def test_green_objectives_have_one_place_for_two() -> None:
    state = turn(
        "recruitment",
        player("1 rice", hand=["idol"], shadows=["blue1", "red1"]),
        seats=2,
        objectives=["obj_shadows"],
        tokens=[[1, -1]],
    )
    assert look(state).objectives[0].open == 0
    assert points(play(state, "main", "shadow yellow1")) == 0
