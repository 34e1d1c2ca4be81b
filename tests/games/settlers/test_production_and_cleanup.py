"""Production, cleanup and what is stored (p. 6, 7)."""

import pytest

from tests.games.settlers.table import (
    at,
    built,
    can,
    discards,
    finish,
    hand,
    legal,
    look,
    play,
    player,
    stock,
    table,
    track,
)
from tests.rule import rule

HIM = player("barbarian")


@rule("SET-060", "SET-061", "SET-062", "SET-063", "SET-075")
@pytest.mark.parametrize(
    ("faction", "goods"),
    [
        ("barbarian", {"worker": 5, "raze": 1, "defense": 1}),
        ("japanese", {"worker": 4, "wood": 1, "raze": 1, "defense": 1}),
        ("roman", {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1}),
        ("egyptian", {"worker": 3, "gold": 1, "raze": 1, "defense": 1}),
    ],
)
def test_what_the_boards_yield(faction: str, goods: dict[str, int]) -> None:
    assert stock(table(player(faction), step="production")) == goods


@rule("SET-106", "SET-115", "SET-064", "SET-254")
def test_locations_and_deals_yield_each_round_for_nothing() -> None:
    me = player("roman", empire=["village"], deals=["spies", "roman_bank"])
    state = table(me, HIM, step="production", decks={"common": ["mill"]})
    assert legal(state) == {"draw common", "draw roman"}
    play(state, "draw common")
    assert stock(state) == {"worker": 3, "wood": 1, "stone": 1, "raze": 1, "defense": 1, "gold": 1}
    assert hand(state) == ["mill"]


@rule("SET-107")
def test_a_building_bonus_is_not_produced_again() -> None:
    # A Quarry gives a stone as bonus and one as production.
    built_now = play(table(player("roman", "1 wood 1 stone", hand=["quarry"]), HIM), "build quarry")
    assert stock(built_now) == {"stone": 2}
    later = table(player("roman", empire=["quarry"]), HIM, step="production")
    assert stock(later)["stone"] == 2  # one of the board


@rule("SET-066", "SET-016")
def test_produced_points_are_scored_at_once() -> None:
    state = table(player("roman", empire=["monument"]), HIM, step="production")
    assert track(state) == 1


@rule("SET-Q04", "SET-Q73")
def test_sources_that_draw_are_put_in_order_by_their_owner() -> None:
    me = player("roman", empire=["watchtower", "architect", "village"])
    state = table(me, HIM, step="production", decks={"roman": ["spies", "gardens"], "common": ["mill"]})
    # The Village has yielded; Watchtower and Architect wait.
    assert stock(state)["worker"] == 3
    assert legal(state) == {"first watchtower_1", "first architect"}
    play(state, "first watchtower_1", "draw common")
    assert legal(state) == {"take spies", "take gardens"}
    play(state, "take spies")
    assert sorted(hand(state)) == ["mill", "spies"]


@rule("SET-Q73")
def test_nobody_is_asked_for_the_order_of_two_alike() -> None:
    state = table(player("roman", empire=["watchtower", "watchtower"], deals=["spies"]), HIM, step="production")
    play(state, "draw common", "draw roman", "draw common")
    assert look(state).phase == "action"
    assert len(hand(state)) == 3


@rule("SET-058")
def test_the_first_player_produces_first() -> None:
    state = table(player("roman", deals=["spies"]), player("barbarian", deals=["mission"]), step="production", first=1)
    assert state.to_act() == (1,)
    assert stock(state, 0) == {}
    play(state, "draw common")
    assert state.to_act() == (0,)


@rule("SET-058", "SET-087")
def test_the_order_of_production_follows_the_marker() -> None:
    third = player("egyptian", deals=["caravan"])
    state = table(player("roman", deals=["spies"]), player("barbarian", deals=["mission"]), third, step="cleanup")
    order = []
    while look(state).phase != "action":
        if look(state).phase == "production":
            order.append(state.to_act()[0])
        state.play(state.to_act()[0], state.moves(state.to_act()[0])[0])
    # The marker has gone from the first seat to the second.
    assert order == [1, 2, 0]


@rule("SET-Q39")
def test_a_raze_field_with_cards_draws_each_from_a_deck_of_choice() -> None:
    state = table(player("roman", "1 raze", hand=["castle"]), HIM, decks={"common": ["mill"], "roman": ["spies"]})
    play(state, "raze_hand castle", "draw common")
    assert legal(state) == {"draw common", "draw roman"}
    play(state, "draw roman")
    assert hand(state) == ["mill", "spies"]


@rule("SET-Q04")
def test_each_source_is_a_gain_of_its_own() -> None:
    # A Sphinx adds one point to each of three gains.
    egypt = player("egyptian", empire=["monument", "sphinx", "sphinx"])
    assert track(table(egypt, HIM, step="production")) == 3


@rule("SET-082", "SET-083", "SET-084", "SET-068", "SET-Q76", "SET-Q18")
@pytest.mark.parametrize(
    ("faction", "kept"), [("barbarian", "worker"), ("japanese", "food"), ("roman", "raze"), ("egyptian", "gold")]
)
def test_what_the_boards_store(faction: str, kept: str) -> None:
    rich = player(faction, "3 wood 3 stone 3 food 3 gold 3 worker 3 raze 1 defense")
    state = finish(table(rich))
    assert look(state).phase == "lookout"
    assert stock(state) == {kept: 3}


@rule("SET-082", "SET-188", "SET-Q62")
def test_warehouses_store_resources() -> None:
    me = player("roman", "2 wood 1 stone 4 food 1 gold 1 worker", empire=["warehouses"])
    state = finish(table(me, HIM))
    assert stock(state) == {"wood": 2, "stone": 1, "food": 4}


@rule("SET-188")
def test_stored_resources_stay_when_the_warehouses_are_lost() -> None:
    me = player("roman", "3 stone", hand=["colossus"], empire=["warehouses"])
    state = play(table(me, HIM), "build colossus")
    assert stock(state) == {"stone": 1}
    state = finish(state)
    assert stock(state) == {}


@rule("SET-085", "SET-080", "SET-156", "SET-167", "SET-160")
def test_cleanup_clears_locations_of_what_belongs_to_the_round() -> None:
    empire = [
        built("castle", uses=2, spent="2 worker", defense=True),
        built("casino", uses=1, spent="1 worker", samurai=True),
        built("shrine", offered="2 wood"),
        built("gate", under=["mill"]),
    ]
    state = finish(table(player("japanese", empire=empire), player("roman")))
    castle, casino = at(state, "castle"), at(state, "casino")
    assert (castle.uses, castle.spent, castle.defense) == (0, {}, False)
    assert (casino.uses, casino.spent, casino.samurai) == (0, {}, True)
    assert at(state, "shrine").offered == {"wood": 2}
    assert at(state, "gate").under == 1


@rule("SET-086")
def test_hands_are_kept() -> None:
    state = finish(table(player("roman", hand=["mill", "spies"]), HIM))
    assert {"mill", "spies"} <= set(hand(state))


@rule("SET-081")
def test_no_cleanup_in_the_last_round() -> None:
    state = finish(table(player("roman", "2 wood", empire=[built("mill", defense=True)]), HIM, round=5))
    assert state.over
    assert stock(state) == {"wood": 2}
    assert at(state, "mill").defense


@rule("SET-080")
def test_an_unused_defense_token_is_discarded() -> None:
    state = finish(table(player("roman", "1 defense"), HIM))
    assert stock(state) == {}


@rule("SET-Q38", "SET-Q37")
def test_farmers_at_work() -> None:
    alone = table(player("roman", empire=["farmers_at_work"]), HIM, step="production")
    assert look(alone).phase == "action"
    state = table(player("roman", empire=["farmers_at_work", "old_forest", "village"]), HIM, step="production")
    assert legal(state) == {"target old_forest", "target village_1"}
    play(state, "target old_forest")
    # One wood of the board, twice two of the Old Forest.
    assert stock(state)["wood"] == 5


@rule("SET-Q37", "SET-201")
def test_porters_use_a_common_or_a_faction_location_as_it_would_yield_now() -> None:
    empire = ["porters", "rubble", "stonemason", "farmers_at_work"]
    state = play(table(player("roman", "1 food", empire=empire), HIM), "activate porters")
    assert legal(state) == {"target rubble", "target stonemason_1", "target farmers_at_work"}
    # Two grey locations.
    assert stock(play(state.copy(), "target rubble")) == {"stone": 2}
    play(state, "target farmers_at_work")
    assert legal(state) == {"target rubble", "target stonemason_1"}
    assert stock(play(state, "target stonemason_1")) == {"stone": 2}
    assert not can(table(player("roman", "1 food", empire=["porters"]), HIM), "activate porters")
    assert discards(state) == []
