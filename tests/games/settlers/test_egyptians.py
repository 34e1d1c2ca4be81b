"""What is special about the Egyptians and their cards (p. 11, 12)."""

from tests.games.settlers.table import (
    at,
    built,
    discards,
    empire,
    finish,
    foundations,
    hand,
    legal,
    look,
    play,
    player,
    stock,
    table,
    totals,
    track,
    why_not,
)
from tests.rule import rule

ROME = player("roman")


@rule("SET-171", "SET-107")
def test_a_desert_is_free_but_takes_the_action() -> None:
    state = play(table(player("egyptian", hand=["desert"]), ROME), "build desert", "draw common", "draw common")
    assert empire(state) == ["desert"]
    assert len(hand(state)) == 2
    assert state.to_act() == (1,)


@rule("SET-172", "SET-Q29", "SET-Q12")
def test_a_desert_makes_an_enemy_discard() -> None:
    egypt = player("egyptian", hand=["mill", "baker"], empire=["desert"])
    him = player("roman", hand=["spies", "town"])
    state = play(table(egypt, him), "activate desert", "discard mill")
    # The card is chosen by its owner.
    assert state.to_act() == (1,)
    assert legal(state) == {"discard spies", "discard town"}
    play(state, "discard spies")
    assert (hand(state, 1), discards(state, "roman")) == (["town"], ["spies"])
    assert at(state, "desert").spent == {"worker": 1}
    assert track(state) == 1
    none = play(table(egypt, ROME), "activate desert", "discard mill")
    assert track(none) == 1
    assert why_not(table(player("egyptian", empire=["desert"]), ROME), "activate desert") == ["SET-135"]


@rule("SET-Q29")
def test_a_desert_names_one_of_several_enemies() -> None:
    egypt = player("egyptian", hand=["mill"], empire=["desert"])
    state = play(table(egypt, ROME, player("barbarian", hand=["idol"])), "activate desert")
    assert legal(state) == {"against 1", "against 2"}
    play(state, "against 2")
    assert hand(state, 2) == []


@rule("SET-173", "SET-174", "SET-Q31")
def test_the_chariot_builder() -> None:
    egypt = player("egyptian", "1 raze", empire=["chariot_builder"])
    him = player("japanese", empire=[built("farm", samurai=True), "gate", built("baker", defense=True)])
    state = play(table(egypt, him), "activate chariot_builder")
    assert legal(state) == {"raze farm_1", "raze baker"}
    play(state, "raze farm_1")
    assert (stock(state), track(state)) == ({}, 1)
    assert at(state, "chariot_builder").spent == {"raze": 1}


@rule("SET-175")
def test_an_oasis_pays_nobody_for_the_owners_own_workers() -> None:
    state = play(table(player("egyptian", "2 worker", empire=["oasis"]), ROME), "spend wood")
    assert stock(state) == {"wood": 1}


@rule("SET-176", "SET-177", "SET-Q07", "SET-Q43", "SET-Q60")
def test_a_sanctuary_makes_a_foundation_of_a_card() -> None:
    egypt = player("egyptian", "1 worker", hand=["mill", "oasis"], empire=["sanctuary", "gallows"])
    state = play(table(egypt, ROME), "activate sanctuary", "hide oasis")
    assert (stock(state), track(state)) == ({"stone": 1}, 1)
    assert foundations(state) == ["oasis"]
    assert look(state, 1).players[0].foundations == [""]
    again = player("egyptian", "1 stone", hand=["royal_bath"], foundations=["oasis"])
    assert discards(play(table(again, ROME), "build royal_bath"), "egyptian") == ["oasis"]
    assert why_not(table(player("egyptian", "1 worker", empire=["sanctuary"]), ROME), "activate sanctuary_1") == [
        "SET-Q12"
    ]


@rule("SET-178", "SET-Q35", "SET-Q62")
def test_a_sphinx_works_in_production_and_not_at_the_end() -> None:
    egypt = player("egyptian", empire=["monument", "sphinx"])
    state = table(egypt, ROME, step="production")
    assert track(state) == 2
    assert totals(state)[0] == 2 + 1 + 2


@rule("SET-Q35")
def test_a_sphinx_and_a_trigger() -> None:
    # Building the Mill: one gain of one point by its trigger.
    egypt = player("egyptian", "3 wood", hand=["mill"], empire=["sphinx"])
    assert track(play(table(egypt, ROME), "build mill")) == 2


@rule("SET-179", "SET-182", "SET-Q22", "SET-Q23", "SET-Q63")
def test_the_temple_of_ra_takes_a_location_over() -> None:
    egypt = player("egyptian", empire=["temple_of_ra"])
    him = player("roman", points=7, empire=[built("old_forest", defense=True), "spies"])
    state = play(table(egypt, him), "activate temple_of_ra")
    # It lies where it lay, and counts as the Egyptian's; it yields nothing now.
    assert stock(state) == {}
    forest = at(state, "old_forest", 1)
    assert (forest.holder, forest.defense) == (0, True)
    assert look(state).egypt_tokens == 3
    assert at(state, "temple_of_ra").spent == {"worker": 1}
    assert totals(state) == [2 + 1, 7 + 2]
    produced = table(
        player("egyptian", empire=[built("old_forest", owner=1)]), player("roman", empire=["spies"]), step="production"
    )
    assert (stock(produced)["wood"], stock(produced, 1)["wood"]) == (2, 1)


@rule("SET-Q23", "SET-182")
def test_what_the_temple_of_ra_cannot_take() -> None:
    egypt = player("egyptian", empire=["temple_of_ra", built("mill", owner=1)])
    state = table(egypt, player("roman", empire=["spies"]))
    assert why_not(state, "activate temple_of_ra") == ["SET-Q12"]
    four = [built(card, owner=1) for card in ("mill", "baker", "town", "brewer")]
    state = table(player("egyptian", empire=["temple_of_ra", *four]), player("roman", empire=["porters"]))
    assert why_not(state, "activate temple_of_ra") == ["SET-135"]


@rule("SET-180")
def test_a_controlled_location_makes_room_for_nobody() -> None:
    held = built("mill", owner=1)
    egypt = player("egyptian", "1 stone", hand=["royal_bath"], empire=[held])
    assert why_not(table(egypt, ROME), "build royal_bath_1") == ["SET-104"]
    egypt["empire"] = [held, "oasis", "desert"]
    state = play(table(egypt, ROME), "build royal_bath")
    assert legal(state) == {"give_up oasis", "give_up desert"}
    assert why_not(state, "give_up mill") == ["SET-180"]
    rome = player("roman", "1 stone", hand=["roman_bank"])
    state = table(rome, player("egyptian", empire=[built("mill", owner=0)]))
    assert why_not(state, "build roman_bank") == ["SET-104"]


@rule("SET-181", "SET-Q63")
def test_a_used_location_stays_used_under_control() -> None:
    egypt = player("egyptian", "5 worker", empire=[built("gold_mine", owner=1, uses=2, spent="2 worker")])
    assert why_not(table(egypt, ROME), "activate gold_mine_1") == ["SET-137", "SET-138"]
    egypt["empire"] = [built("gold_mine", owner=1, uses=1, spent="1 worker")]
    state = play(table(egypt, ROME), "activate gold_mine")
    assert stock(state) == {"worker": 4, "gold": 1}


@rule("SET-183", "SET-Q23")
def test_razing_a_controlled_location() -> None:
    egypt = player("egyptian", empire=[built("mill", owner=2)])
    state = table(player("barbarian", "2 raze"), egypt, ROME)
    play(state, "raze mill")
    assert (stock(state, 1), stock(state, 2)) == ({"wood": 1}, {})
    assert (foundations(state, 1), foundations(state, 2)) == ([], ["mill"])
    assert look(state).egypt_tokens == 4


@rule("SET-Q23", "SET-183")
def test_the_original_owner_may_raze_it_too() -> None:
    state = table(player("roman", "2 raze"), player("egyptian", empire=[built("mill", owner=0)]))
    play(state, "raze mill")
    assert (foundations(state), stock(state, 1)) == (["mill"], {"wood": 1})


@rule("SET-Q24")
def test_a_controlled_location_is_discarded_by_a_garrison() -> None:
    egypt = player("egyptian", empire=[built("mill", owner=2)])
    state = play(table(player("japanese", "1 raze", empire=["garrison"]), egypt, ROME), "activate garrison")
    assert discards(state) == ["mill"]
    assert (stock(state, 1), stock(state, 2), foundations(state, 2)) == ({}, {}, [])
    assert look(state).egypt_tokens == 4


@rule("SET-Q22")
def test_losing_the_temple_ends_no_control() -> None:
    egypt = player("egyptian", "1 stone", hand=["royal_bath"], empire=["temple_of_ra", built("mill", owner=1)])
    state = play(table(egypt, ROME), "build royal_bath")
    assert discards(state, "egyptian") == ["temple_of_ra"]
    assert at(state, "mill", 1).holder == 0
    finish(state)
    assert at(state, "mill", 1).holder == 0


@rule("SET-009")
def test_egyptian_tokens_come_in_with_the_temple_of_ra_only() -> None:
    state = table(player("egyptian", "9 worker 9 gold", empire=["oasis"]), player("roman", empire=["mill"]))
    assert look(state).egypt_tokens == 4
    assert not [move for move in legal(state) if move.startswith("target")]


@rule("SET-Q57", "SET-Q64")
def test_the_scorpion_breeder_blocks() -> None:
    egypt = player("egyptian", "1 worker", empire=["scorpion_breeder"])
    him = player(
        "roman",
        "9 worker 9 wood",
        empire=[built("castle", uses=2, spent="2 worker"), "gold_mine", "mill", "acting_troupe"],
    )
    state = play(table(egypt, him), "activate scorpion_breeder")
    assert legal(state) == {"target castle_1", "target gold_mine_1", "target acting_troupe"}
    play(state, "target gold_mine_1")
    assert why_not(state, "activate gold_mine_1") == ["SET-Q64"]
    # Not by the Acting Troupe either.
    play(state, "activate acting_troupe")
    assert at(state, "acting_troupe", 1).spent == {"worker": 2}
    finish(state)
    assert not at(state, "gold_mine", 1).blocked


@rule("SET-Q57")
def test_a_blocked_location_is_not_blocked_again() -> None:
    egypt = player("egyptian", "1 worker", empire=["scorpion_breeder"])
    state = table(egypt, player("roman", empire=[built("castle", blocked=True), "gold_mine"]))
    play(state, "activate scorpion_breeder")
    assert at(state, "gold_mine", 1).blocked
    none = table(egypt, player("roman", empire=[built("castle", blocked=True)]))
    assert why_not(none, "activate scorpion_breeder") == ["SET-Q12"]


@rule("SET-Q67")
def test_the_pharaohs_guard_has_to_choose() -> None:
    state = table(player("egyptian", empire=["pharaohs_guard"]), ROME, step="production")
    assert legal(state) == {"option 0", "option 1"}
    assert track(play(state.copy(), "option 1")) == 2
    assert stock(play(state, "option 0"))["raze"] == 2
