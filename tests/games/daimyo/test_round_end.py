"""Objectives, the end of a round, and the end of the game (p. 13, 14)."""

from typing import Any

import pytest

from imperia.games.daimyo.content import OBJECTIVES
from imperia.games.daimyo.phases.round_end import shares
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    can,
    finish,
    heard,
    legal,
    lines,
    look,
    of,
    play,
    player,
    points,
    side,
    solo,
    stock,
    table,
    totals,
    turn,
    verbs,
    why_not,
    words,
)
from tests.rule import rule

# Objectives


@rule("DAI-173", "DAI-176", "DAI-177")
def test_the_orange_objective_is_for_the_first() -> None:
    me = player("1 rice", hand=["idol"], influence={"blue": 6})
    state = turn("recruitment", me, player(influence={"red": 9}), objectives=["obj_stronghold"], tokens=[[-1, -1]])
    events = heard(state, "main", "governor blue1")
    assert "objective_met" in words(events)
    assert points(state) == 5
    assert (look(state).objectives[0].first, look(state).objectives[0].open) == (0, 0)
    later = player("1 rice", hand=["idol"], influence={"blue": 6})
    state = turn("recruitment", later, objectives=["obj_stronghold"], tokens=[[1, -1]])
    assert points(play(state, "main", "governor blue1")) == 0


@rule("DAI-174", "DAI-175", "DAI-176")
def test_a_green_objective_has_a_second_place_for_three_or_four() -> None:
    me = player("1 rice", hand=["idol"], shadows=["blue1", "red1"])
    for seats, tokens, gained, goods in (
        (3, [[-1, -1]], 3, {"gold": 3, "metal": 1, "stone": 1}),
        (3, [[1, -1]], 2, {"gold": 3}),
        (4, [[2, -1]], 2, {"gold": 3}),
        (2, [[1, -1]], 0, {"gold": 3}),
    ):
        state = turn("recruitment", me, seats=seats, objectives=["obj_shadows"], tokens=tokens)
        play(state, "main", "shadow yellow1")
        assert points(state) == gained
        assert stock(state) == goods
    state = turn("recruitment", me, seats=4, objectives=["obj_shadows"], tokens=[[1, 2]])
    assert points(play(state, "main", "shadow yellow1")) == 0


@rule("DAI-Q45", "DAI-Q90")
def test_objectives_are_met_in_the_middle_of_an_action_and_never_lost() -> None:
    me = player(
        "2 metal 1 stone",
        hand=["idol"],
        tower_board="tower_board_circle",
        towers=["blue1", "red1"],
        built=["tile_tower_circle_1", "tile_tower_circle_2"],
    )
    state = turn(
        "construction", {**me, "stock": {"metal": 4, "stone": 1}}, objectives=["obj_towers"], tokens=[[-1, -1]]
    )
    play(state, "main", "build tile_tower_circle_3", "site yellow1")
    # Before the tile is laid; its gold can be used from now on.
    assert (points(state), stock(state)) == (3, {"gold": 2})
    assert verbs(state) == {"lay"}
    governors = ["blue1", "red1", "yellow1", "purple1"]
    state = turn(
        "recruitment",
        player("1 rice", hand=["idol"]),
        player(governors=governors),
        objectives=["obj_spread"],
        tokens=[[1, -1]],
    )
    play(state, "main", "shadow blue1")
    assert look(state).objectives[0].first == 1


@rule("DAI-Q45", "DAI-049")
def test_a_piece_that_moves_counts_only_where_it_arrives() -> None:
    me = player(
        governors=["blue1", "red1", "yellow1"],
        influence={"blue": 2, "red": 2, "yellow": 2, "purple": 2},
        hand=["agitator"],
        dice={"production": "green5", "relic": "green5", "tax": "red1"},
    )
    rival = player(governors=["purple1"], influence={"red": 1, "purple": 2})
    state = table(me, rival, player(), objectives=["obj_hegemony"], space="tax", step="turn")
    # Off purple the rival would leave four islands to the other; on red he leads.
    play(state, "hero agitator", "to red2")
    assert (points(state), look(state).objectives[0].first) == (0, None)


@rule("DAI-Q45")
def test_turn_order_decides_between_those_who_meet_one_at_once() -> None:
    strong = [player(influence={"red": 9}), player(influence={"yellow": 9})]
    for first, winner in ((2, 2), (1, 1), (0, 1)):
        state = turn(
            "recruitment", player("1 rice", hand=["idol"]), *strong, first=first, objectives=["obj_stronghold"]
        )
        play(state, "main", "governor blue1")
        assert look(state).objectives[0].first == winner


@pytest.mark.parametrize(
    ("objective", "space", "me", "moves"),
    [
        (
            "obj_farms",
            "construction",
            {"stock": {"metal": 1, "stone": 4}, "farm_board": "farm_board_circle", "farms": ["red1", "red2"]},
            ["main", "build tile_farm_circle_4", "site blue1", "lay income_1"],
        ),
        ("obj_storage", "help", {"storage": 7}, ["main"]),
        (
            "obj_governors",
            "recruitment",
            {"stock": {"rice": 1}, "governors": ["blue1", "blue2", "blue3", "red1", "red2"]},
            ["main", "governor red3"],
        ),
        (
            "obj_spread",
            "recruitment",
            {"stock": {"rice": 1}, "governors": ["blue1", "red1", "yellow1"]},
            ["main", "governor green1"],
        ),
        (
            "obj_hegemony",
            "recruitment",
            {"stock": {"rice": 1}, "governors": ["blue1", "red1", "yellow1"]},
            ["main", "governor green1"],
        ),
    ],
)
@rule("DAI-173", "DAI-174")
def test_what_objectives_count(objective: str, space: str, me: dict[str, Any], moves: list[str]) -> None:
    state = turn(space, {"hand": ["idol"], **me}, objectives=[objective], tokens=[[-1, -1]])
    before = look(state).objectives[0].progress[0]
    play(state, *moves)
    view = look(state).objectives[0]
    assert view.first == 0
    goal = next(card.condition.min for card in OBJECTIVES if card.id == objective)
    assert view.progress[0] == goal == before + 1


@rule("DAI-173", "DAI-174")
def test_objectives_by_relics_heroes_and_tiles() -> None:
    lands = {"red": ["green4", "blue2", "blue3"]}
    me = player(hand=["idol"], scavenger="blue", storage=9, relics=["green1", "green2", "green3"], altars=["blue3"])
    state = turn("relic", me, lands=lands, objectives=["obj_relics", "obj_three_relics"])
    play(state, "main", "scavenger red", "take green4 red")
    assert points(state) == 3
    assert side(state).hand_size == 2
    buyer = player("2 gold", hand=["idol", "envoy", "warlord"])
    state = table(buyer, objectives=["obj_heroes"], step="end", market=["scrap_dealer"])
    play(state, "gain metal", "gain metal", "gain metal", "helmet 0", "buy_hero scrap_dealer")
    assert look(state).objectives[0].first == 0


# Influence


@rule("DAI-178")
def test_the_order_of_the_end_of_a_round() -> None:
    state = table(player("9 gold", governors=["blue1"]), step="end")
    seen = []
    state.journal = []
    while state.round == 1:
        seat = state.to_act()[0]
        seen.append(type(state.agenda[-1]).__name__)
        state.play(seat, state.moves(seat)[0] if seen[-1] != "BuyHeroes" else GAME.parse("done"))
    order = ["Ask", "Ask", "Ask", "PassHelmet", "BuyHeroes"]
    assert [step for place, step in enumerate(seen) if place < 3 or step != seen[place - 1]] == order
    # The income of three players, and then the heroes, one after the other, that are drawn for the next round.
    assert words(state.journal) == [*["gained"] * 6, *["drew"] * 3, "round_began", "rolled"]


def standing(*influence: int, shadows: tuple[int, ...] = (), number: int = 1, seats: int = 3) -> list[int]:
    """What an island brings to players with that influence and so many shadows there."""
    slums = iter(("blue1", "blue2", "blue3"))
    counts = [*shadows, *[0] * len(influence)]
    rows = [
        {"influence": {"blue": one}, "shadows": [next(slums) for _ in range(counts[party])]}
        for party, one in enumerate(influence)
    ]
    return shares(table(*rows, seats=seats), 0, number)


@rule("DAI-179")
def test_first_and_second_place() -> None:
    assert standing(5, 3, 1) == [2, 1, 0]
    assert [standing(5, 3, 1, number=number)[:2] for number in range(1, 6)] == [[2, 1], [3, 1], [3, 2], [4, 2], [5, 3]]


@rule("DAI-180", "DAI-Q49")
def test_shadows_break_ties_and_the_loser_is_second() -> None:
    assert standing(4, 4, 1, shadows=(0, 1), number=5) == [3, 5, 0]


@rule("DAI-181", "DAI-Q46", "DAI-E16")
def test_a_tie_for_first_shares_both_banners() -> None:
    assert standing(4, 4, 2, number=5) == [4, 4, 0]
    assert standing(4, 4, 4, number=5) == [2, 2, 2]
    assert standing(4, 4, 2, shadows=(1, 1), number=5) == [4, 4, 0]


@rule("DAI-182", "DAI-E17")
def test_a_tie_for_second_shares_the_silver_banner() -> None:
    assert standing(6, 2, 2, number=3) == [3, 1, 1]


@rule("DAI-Q48", "DAI-E18")
def test_shadows_only_reorder_the_tied() -> None:
    assert standing(4, 4, 4, shadows=(0, 1)) == [0, 2, 0]
    assert standing(4, 4, 4, shadows=(1, 2), number=5) == [3, 5, 0]
    # More shadows with less influence change nothing.
    assert standing(4, 3, shadows=(0, 2))[:2] == [2, 1]


@rule("DAI-Q47")
def test_without_influence_no_place() -> None:
    assert standing(3, 0, 0) == [2, 0, 0]
    assert standing(0, 0, 0) == [0, 0, 0]
    # Nor does a shadow take one where its influence was lost.
    assert standing(3, 0, 0, shadows=(0, 1)) == [2, 0, 0]
    assert standing(0, 0, 0, shadows=(1,)) == [0, 0, 0]


@rule("DAI-184", "DAI-179")
def test_influence_is_scored_on_every_island_and_stays() -> None:
    state = finish(table(player(influence={"blue": 4, "red": 2}), player(influence={"red": 3}), step="end"), "TakeDie")
    assert (points(state), points(state, 1)) == (2 + 1, 2)
    assert side(state).points == 3
    assert {one.island: one.influence[0] for one in look(state).islands if one.influence[0]} == {"blue": 4, "red": 2}


@rule("DAI-183", "DAI-Q106", "DAI-Q58")
def test_the_score_token_stands_for_fifty() -> None:
    state = finish(
        table(
            player(points=47, influence={"blue": 4, "red": 2, "yellow": 2}), player(influence={"red": 3}), step="end"
        ),
        "PassHelmet",
    )
    one = side(state)
    assert (one.points, one.track_space, one.score_tokens) == (52, 2, 1)
    far = side(table(player(points=103)))
    assert (far.track_space, far.score_tokens) == (3, 2)


# Income, Helmet, purchase


@rule("DAI-185", "DAI-Q09")
def test_income_is_metal_or_stone_and_gold() -> None:
    state = table(player(), step="end")
    assert legal(state) == {"gain metal", "gain stone"}
    play(state, "gain stone")
    assert stock(state) == {"stone": 1, "gold": 1}
    assert state.to_act() == (1,)


@rule("DAI-186", "DAI-149", "DAI-153", "DAI-162", "DAI-Q52")
def test_yellow_tiles_are_optional_and_come_in_any_order() -> None:
    me = player(
        farm_board="farm_board_circle",
        tower_board="tower_board_circle",
        farms=["blue1"],
        towers=["red1"],
        tiles={"income_1": "tile_farm_circle_4", "income_2": "tile_tower_circle_4"},
    )
    state = table(me, step="end")
    assert legal(state) == {"main", "tile income_1", "tile income_2"}
    play(state, "tile income_1")
    assert stock(state) == {"rice": 1}
    assert why_not(state, "tile income_1") == ["DAI-186"]
    play(state, "main", "gain metal", "done")
    assert stock(state) == {"rice": 1, "metal": 1, "gold": 1}
    state = play(table(me, step="end"), "main", "gain metal", "tile income_2", "tile income_1")
    assert stock(state) == {"rice": 1, "metal": 2, "stone": 1, "gold": 1}
    state = play(table(me, step="end", options={"boards": "advanced"}), "main", "gain metal", "tile income_1")
    # Learned income: gold and a hero.
    assert (stock(state), side(state).hand_size) == ({"metal": 1, "gold": 2}, 1)


@rule("DAI-187", "DAI-189", "DAI-193", "DAI-195")
def test_round_five_has_income_and_nothing_after_it() -> None:
    state = table(player("9 gold"), step="end", round=5)
    play(state, "gain metal", "gain metal", "gain stone")
    assert state.over
    assert stock(state) == {"metal": 1, "gold": 10}
    assert side(state).hand_size == 0


@rule("DAI-188", "DAI-Q38")
def test_the_helmet_may_be_given_to_any_player_who_then_begins() -> None:
    state = play(table(player(), step="end", helmet=1), "gain metal", "gain metal", "gain metal")
    assert state.to_act() == (1,)
    assert legal(state) == {"helmet 0", "helmet 1", "helmet 2"}
    play(state, "helmet 2")
    assert (look(state).helmet_holder, look(state).first) == (2, 2)
    assert state.to_act() == (2,)
    # Never the mercenaries.
    state = play(table(player(), seats=2, step="end"), "gain metal", "gain metal")
    assert of(state, "helmet") == {"0", "1"}


@rule("DAI-190", "DAI-191", "DAI-192", "DAI-Q53", "DAI-Q55")
def test_heroes_are_bought_in_turn_order_any_number() -> None:
    market = ["scrap_dealer", "stone_breaker", "warlord", "architect", "steward"]
    rows = [player("1 gold"), player("5 gold"), player("9 gold")]
    state = table(*rows, step="end", helmet=1, market=market, heroes=["envoy", "rag_picker"])
    play(state, "gain metal", "gain metal", "gain metal", "helmet 1")
    assert state.to_act() == (1,)
    # Six gold now.
    play(state, "buy_hero scrap_dealer")
    # The open card has entered and may be bought too.
    assert "rag_picker" in of(state, "buy_hero")
    assert why_not(state, "buy_hero warlord") == ["DAI-191"]
    # The next open card has not entered.
    assert why_not(state, "buy_hero envoy") == ["DAI-190", "DAI-Q88"]
    play(state, "buy_hero rag_picker", "done")
    assert stock(state, 1) == {"metal": 1, "gold": 2}
    assert state.to_act() == (2,)
    play(state, "buy_hero warlord", "done")
    assert "warlord" in side(state, 2).hand


@rule("DAI-Q55")
def test_an_empty_deck_leaves_gaps_in_the_market() -> None:
    data = play(table(player("9 gold"), step="end"), "gain metal", "gain metal", "gain metal", "helmet 0").data()
    data["players"][1]["discards"] = data["players"][1].get("discards", []) + data.pop("heroes")
    data["seen"] = {}
    state = GAME.position(data)
    assert isinstance(state, DaimyoState)
    cheap = min(of(state, "buy_hero"))
    play(state, f"buy_hero {cheap}")
    assert (len(look(state).market), look(state).next_hero) == (4, "")


@rule("DAI-194", "DAI-196", "DAI-017")
def test_then_everybody_draws_and_all_dice_are_back() -> None:
    me = player(dice={"help": "blue1", "tax": "red1", "production": "green1"})
    state = finish(table(me, step="end"), "TakeDie")
    assert [side(state, seat).hand_size for seat in range(3)] == [1, 1, 1]
    view = look(state)
    assert (view.round, sum(view.pool.values())) == (2, 10)
    assert not side(state).spaces


# The final count


@rule("DAI-197", "DAI-002")
def test_relics_score_by_number() -> None:
    found = [lines(table(player(beside=count, stacks={}))).get("relics", 0) for count in range(7)]
    assert found == [0, 3, 7, 12, 18, 25, 33]


@rule("DAI-198", "DAI-199", "DAI-Q57", "DAI-O07")
def test_buildings_score_by_kind() -> None:
    places = ["blue1", "blue2", "blue3", "blue4"]
    assert [lines(table(player(farms=places[:count]))).get("farms", 0) for count in range(5)] == [0, 1, 4, 7, 12]
    assert [lines(table(player(towers=places[:count]))).get("towers", 0) for count in range(5)] == [0, 1, 2, 4, 7]
    other = {"farm_table": "solo_example"}
    assert [lines(table(player(farms=places[:count]), options=other)).get("farms", 0) for count in range(5)] == [
        0,
        1,
        4,
        8,
        13,
    ]


@rule("DAI-200", "DAI-201", "DAI-Q61")
def test_hero_value_is_prices_and_gold() -> None:
    rows = [
        player("3 gold", hand=["warlord"], discards=["idol"]),
        player("14 gold"),
        player("1 gold", deck=["scrap_dealer"]),
    ]
    state = table(*rows)
    assert [side(state, seat).hero_value for seat in range(3)] == [13, 14, 3]
    assert [lines(state, seat)["heroes"] for seat in range(3)] == [5, 10, 2]
    four = table(*rows, player())
    assert [lines(four, seat).get("heroes", 0) for seat in range(4)] == [5, 10, 2, 0]
    # What the table says of the end is what the end says.
    assert [side(four, seat).total for seat in range(4)] == totals(four)


@rule("DAI-203", "DAI-E09")
def test_tied_hero_values() -> None:
    # Fewer cards first.
    state = table(player("2 gold", hand=["warlord"]), player("7 gold"), player())
    assert [lines(state, seat).get("heroes", 0) for seat in range(3)] == [5, 10, 2]
    # As many cards: more of price 5. Jérémy 5+5+5+... against Capucine.
    jeremy = player(
        "3 gold", hand=["warlord", "architect", "envoy", "steward", "drill_sergeant", "smuggler", "storekeeper"]
    )
    capucine = player(
        "3 gold", hand=["idol", "iron_baron", "rigger", "mimic", "propagandist", "scrap_dealer", "field_hand"]
    )
    state = table(jeremy, capucine)
    assert side(state).hero_value == side(state, 1).hero_value == 30
    assert (lines(state)["heroes"], lines(state, 1)["heroes"]) == (10, 5)


@pytest.mark.parametrize(
    ("dearer", "cheaper"),
    [
        # As many cards of the same value: more of price 4, then of 3.
        (player(hand=["mimic", "scrap_dealer"]), player(hand=["steward", "field_hand"])),
        (player("1 gold", hand=["steward", "scrap_dealer"]), player("2 gold", hand=["ferryman", "tinkerer"])),
    ],
)
@rule("DAI-203")
def test_tied_hero_values_go_by_the_dearer_heroes(dearer: dict[str, Any], cheaper: dict[str, Any]) -> None:
    state = table(cheaper, dearer)
    assert side(state).hero_value == side(state, 1).hero_value == 6
    assert side(state).heroes == side(state, 1).heroes
    assert (lines(state)["heroes"], lines(state, 1)["heroes"]) == (5, 10)


@rule("DAI-203", "DAI-Q61", "DAI-202")
def test_tied_hero_values_go_down_to_the_price_of_two() -> None:
    # Three clan heroes, which cost nothing, and gold; the empire has as many cards, all of price 2.
    state = solo(player("6 gold"), {}, pile=["scrap_dealer", "ferryman", "tinkerer"])
    assert side(state).hero_value == 6
    assert (lines(state)["heroes"], lines(state, 1)["heroes"]) == (2, 10)


@rule("DAI-Q56")
def test_an_unbreakable_tie_of_hero_values_shares() -> None:
    assert [lines(table(player(), player(), player()), seat)["heroes"] for seat in range(3)] == [5, 5, 5]
    state = table(player("9 gold"), player("1 gold"), player("1 gold"))
    assert [lines(state, seat)["heroes"] for seat in range(3)] == [10, 3, 3]


@rule("DAI-204", "DAI-205", "DAI-007")
def test_helmet_and_left_over_resources() -> None:
    state = table(player("3 rice 4 metal 4 stone 9 gold"), player("4 rice"), helmet=1)
    assert lines(state)["left_over"] == 2
    assert "left_over" not in lines(state, 1)
    assert lines(state, 1)["helmet"] == 2


@rule("DAI-206")
def test_ties_go_to_more_resources_then_are_shared() -> None:
    rows = [player("1 rice"), player("3 metal"), player("9 gold", points=0)]
    state = table(*rows, helmet=2)
    assert state.ranking()[0] == [2]
    even = table(player("1 rice 1 gold"), player("2 metal 1 gold"), player("1 gold", points=5), helmet=2)
    assert totals(even)[0] == totals(even)[1]
    assert even.ranking() == [[2], [1], [0]]
    assert "DAI-206" in GAME.tie_break(even, "en")
    shared = table(player("1 gold"), player("1 gold"), player("1 gold", points=5), helmet=2)
    assert shared.ranking() == [[2], [0, 1]]


@rule("DAI-002")
def test_points_by_source_add_up() -> None:
    state = table(player(points={"influence": 7, "objectives": 3, "effects": 2}, farms=["blue1"]))
    assert lines(state) == {"influence": 7, "objectives": 3, "effects": 2, "farms": 1, "heroes": 5, "helmet": 2}
    assert totals(state)[0] == 20
    assert can(state, "die blue1 help")
    assert solo(player()).seats == 1
