"""Goods, gold as a joker, and how prices are paid (p. 3, 10)."""

from tests.games.settlers.table import at, built, can, legal, look, play, player, stock, table, track, why_not
from tests.rule import rule

HIM = player("barbarian")


@rule("SET-012", "SET-Q09")
def test_gold_pays_for_a_resource_and_the_player_is_asked_how() -> None:
    state = table(player("roman", "1 wood 1 gold", hand=["village"]), HIM)
    play(state, "build village")
    assert legal(state) == {"gold 0", "gold 1"}
    assert stock(play(state.copy(), "gold 0")) == {"gold": 1, "worker": 2}
    assert stock(play(state, "gold 1")) == {"wood": 1, "worker": 2}


@rule("SET-012")
def test_nothing_is_asked_where_there_is_one_way_to_pay() -> None:
    state = play(table(player("roman", "1 gold", hand=["village"]), HIM), "build village")
    assert stock(state) == {"worker": 2}
    state = play(table(player("roman", "2 wood", hand=["village"]), HIM), "build village")
    assert stock(state) == {"wood": 1, "worker": 2}


@rule("SET-012", "SET-014")
def test_gold_is_spread_over_two_resources() -> None:
    state = table(player("roman", "1 wood 1 stone 1 gold", hand=["town"]), HIM)
    play(state, "build town")
    assert legal(state) == {"gold 0", "gold 1"}
    assert why_not(state, "gold 2") == ["SET-014"]
    # The gold is gone, so the stone is paid without asking.
    assert stock(play(state.copy(), "gold 1")) == {"wood": 1, "worker": 2}
    play(state, "gold 0")
    assert legal(state) == {"gold 0", "gold 1"}


@rule("SET-012")
def test_gold_that_a_later_resource_needs_is_kept() -> None:
    state = play(table(player("roman", "1 wood 1 gold", hand=["town"]), HIM), "build town")
    assert stock(state) == {"worker": 2}


@rule("SET-012", "SET-014")
def test_gold_is_kept_for_all_later_resources_together() -> None:
    """Of a price of three resources, two are lacking: both need their gold, whatever the first is paid in."""
    owed = ["PayInGold", [1, 1, 1, 0, 0, 0, 0], -1, -1]
    for gold, choices in ((2, {"gold 0"}), (3, {"gold 0", "gold 1"})):
        state = table(player("roman", f"1 wood {gold} gold"), HIM, agenda=[["NextTurn"], owed])
        assert legal(state) == choices


@rule("SET-013", "SET-Q09")
def test_resources_never_stand_in_for_gold() -> None:
    state = table(player("roman", "5 wood 5 stone 5 food", empire=["colossus"]), HIM)
    assert why_not(state, "activate colossus") == ["SET-135"]


@rule("SET-Q09")
def test_gold_stands_in_for_nothing_but_resources() -> None:
    rich = player("roman", "9 gold", hand=["mill"], empire=["castle", "missionaries"])
    state = table(rich, player("barbarian", empire=["brewer"]))
    assert not can(state, "activate castle")
    assert not can(state, "raze_hand mill")
    assert not can(state, "raze brewer")
    assert why_not(state, "spend wood") == ["SET-142"]


@rule("SET-Q09", "SET-011")
def test_any_resource_may_be_paid_in_gold_too() -> None:
    state = table(player("barbarian", "1 wood 1 gold 3 worker", empire=["barter"]), player("roman"))
    play(state, "activate barter")
    assert legal(state) == {"pay wood", "pay gold"}
    assert why_not(state, "pay worker") == ["SET-011", "SET-Q09"]
    assert stock(play(state.copy(), "pay wood")) == {"gold": 2, "worker": 3}
    assert stock(play(state, "pay gold")) == {"wood": 1, "gold": 1, "worker": 3}
    gold = table(player("barbarian", "1 wood 1 gold", empire=["barter"]), player("roman"))
    assert (stock(play(gold, "activate_twice barter", "pay gold")), track(gold)) == ({"gold": 2}, 2)


@rule("SET-Q17")
def test_both_prices_are_paid_before_the_first_use_yields() -> None:
    # The gold of the first use cannot pay for the second.
    state = table(player("barbarian", "1 wood", empire=["barter"]), player("roman"))
    assert not can(state, "activate_twice barter")
    state = table(player("barbarian", "1 wood 1 stone", empire=["barter"]), player("roman"))
    play(state, "activate_twice barter")
    assert legal(state) == {"pay wood", "pay stone"}
    play(state, "pay wood")
    assert (stock(state), track(state)) == ({"gold": 2}, 2)


@rule("SET-Q77", "SET-Q33", "SET-Q12")
def test_gold_for_an_activation_leaves_enough_for_what_follows() -> None:
    me = player("roman", "1 wood 2 gold", hand=["headquarters"], empire=["settlers"])
    state = table(me, HIM)
    # Paying the wood in gold would leave one gold for two stone.
    play(state, "activate settlers")
    assert legal(state) == {"gold 0"}
    assert why_not(state, "gold 1") == ["SET-012", "SET-Q77"]
    play(state, "gold 0")
    assert stock(state) == {}
    assert at(state, "settlers").spent == {"wood": 1}


@rule("SET-017", "SET-018", "SET-008")
def test_goods_come_from_a_supply_without_limit() -> None:
    state = table(player("roman", "60 worker"), HIM)
    play(state, "spend stone", "pairs 29", *["spend stone"] * 29)
    assert stock(state) == {"stone": 30}


@rule("SET-019", "SET-Q43")
def test_supplies_are_open() -> None:
    state = table(player("roman", "2 wood 1 raze"), player("barbarian", "3 worker"))
    for seat in (0, 1, None):
        assert [one.stock for one in look(state, seat).players] == [{"wood": 2, "raze": 1}, {"worker": 3}]


@rule("SET-141")
def test_goods_on_a_location_cannot_be_spent_or_stolen() -> None:
    used = built("masons_guild", uses=1, spent="1 worker 2 stone")
    state = table(player("barbarian", "1 worker", empire=["saboteurs"]), player("roman", empire=[used]))
    assert why_not(state, "activate saboteurs_1") == ["SET-Q12"]
    state = table(player("barbarian", empire=[used]), player("roman"))
    assert not can(state, "spend wood")


@rule("SET-016", "SET-Q42")
def test_points_have_no_maximum() -> None:
    state = table(player("roman", "1 gold", points=99, empire=["colossus"]), HIM)
    assert track(play(state, "activate colossus")) == 102
