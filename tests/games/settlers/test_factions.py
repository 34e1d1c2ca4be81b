"""What is special about each faction and its cards (p. 11, 12)."""

import pytest

from imperia.games.settlers.cards import CARDS
from tests.games.settlers.table import (
    GAME,
    at,
    built,
    can,
    deals,
    discards,
    empire,
    finish,
    foundations,
    hand,
    legal,
    look,
    play,
    player,
    side,
    stock,
    table,
    totals,
    track,
    why_not,
)
from tests.rule import rule

ROME = player("roman")
JAPAN = player("japanese")


# The Japanese


@rule("SET-152", "SET-250", "SET-153", "SET-158", "SET-154")
def test_workers_become_samurai() -> None:
    japan = player("japanese", "2 worker", empire=["farm", "gate", "mill", built("casino", samurai=True)])
    state = table(japan, ROME)
    assert {move for move in legal(state) if move.startswith("samurai")} == {"samurai farm_1", "samurai gate_1"}
    assert why_not(state, "samurai mill") == ["SET-158"]
    assert why_not(state, "samurai casino") == ["SET-153"]
    play(state, "samurai farm_1", "samurai gate_1")
    assert stock(state) == {}
    # Placing is no action: it is still his turn, and a turn of placing alone cannot be ended.
    assert state.to_act() == (0,)
    assert why_not(state, "finish") == ["SET-Q14"]
    none = table(player("japanese", empire=["farm"]), ROME)
    assert why_not(none, "samurai farm_1") == ["SET-250"]


@rule("SET-152", "SET-158")
def test_nobody_else_has_samurai() -> None:
    state = table(player("roman", "9 worker", empire=["roman_bank"]), JAPAN)
    assert why_not(state, "samurai roman_bank") == ["SET-152"]
    assert why_not(table(player("japanese", "1 defense", empire=["farm"]), ROME), "defend farm_1") == ["SET-158"]


@rule("SET-155", "SET-156")
def test_a_samurai_stays() -> None:
    state = play(table(player("japanese", "2 worker", empire=["farm"]), ROME), "samurai farm_1")
    assert not can(state, "spend wood")
    finish(state)
    assert at(state, "farm").samurai


@rule("SET-155", "SET-157", "SET-250")
def test_a_samurai_is_never_picked_up_again() -> None:
    japan = player("japanese", "1 worker", empire=["farm", "casino"])
    state = play(table(japan, player("roman", "3 raze")), "samurai farm_1")
    # Nothing can be done with it: it is neither moved nor a worker for the Casino.
    assert legal(state) == {"pass"}
    assert why_not(state, "activate casino") == ["SET-135"]
    play(state, "pass")
    # He has passed, so nobody can raze the Farm in this round; in another one the samurai is lost with it.
    later = table(player("roman", "3 raze"), player("japanese", "2 worker", empire=[built("farm", samurai=True)]))
    play(later, "raze farm_1")
    assert stock(later, 1) == {"worker": 2}
    assert not [move for move in legal(later) if move.startswith("samurai")]


@rule("SET-103")
def test_a_samurai_leaves_with_its_location() -> None:
    japan = player("japanese", "1 wood", hand=["casino", "dojo"], empire=[built("farm", samurai=True)])
    state = play(table({**japan, "stock": {"wood": 2}}, ROME), "build casino")
    assert discards(state, "japanese") == ["farm"]
    assert not at(state, "casino").samurai
    assert stock(state) == {}


@rule("SET-159", "SET-Q30", "SET-Q21")
def test_a_garrison_discards_anything() -> None:
    japan = player("japanese", "1 raze", empire=["garrison"])
    him = player("roman", empire=["ruins", "spies", built("mill", defense=True)])
    state = play(table(japan, him), "activate garrison")
    assert legal(state) == {"target ruins_1", "target spies", "target mill"}
    play(state, "target mill")
    assert discards(state) == ["mill"]
    assert (stock(state), stock(state, 1), foundations(state, 1)) == ({}, {}, [])


@rule("SET-Q30", "SET-Q21", "SET-184")
def test_engineers_hit_gate_and_shrine_with_all_that_lies_there() -> None:
    rome = player("roman", "2 worker", empire=["engineers"])
    gate = built("gate", under=["mill", "stalls"], samurai=True)
    state = play(table(rome, player("japanese", empire=[gate])), "activate engineers")
    assert discards(state) == ["mill"]
    assert sorted(discards(state, "japanese")) == ["gate", "stalls"]
    assert totals(state) == [3, 0]
    shrine = built("shrine", offered="3 wood")
    state = play(table(rome, player("japanese", empire=[shrine])), "activate engineers")
    assert stock(state, 1) == {}
    assert track(state) == 1


@rule("SET-160", "SET-161", "SET-Q20", "SET-Q43", "SET-092")
def test_cards_under_the_gate() -> None:
    japan = player("japanese", hand=["mill", "farm"], empire=["gate"])
    state = play(table(japan, ROME), "tuck gate")
    assert legal(state) == {"hide mill", "hide farm_1"}
    # The last card goes there without a question.
    play(state, "hide mill", "tuck gate")
    assert hand(state) == []
    assert not can(state, "tuck gate")
    gate = at(state, "gate")
    assert (gate.under, gate.under_cards) == (2, ["mill", "farm_1"])
    assert [one.under_cards for row in look(state, 1).players[0].rows for one in row.faction] == [[]]
    # Two for the Gate itself, one for each card.
    assert totals(state)[0] == 4
    assert why_not(table(player("roman", "9 raze"), japan), "raze gate_1") == ["SET-027"]


@rule("SET-Q20")
def test_not_under_the_gate_after_passing() -> None:
    japan = player("japanese", hand=["mill"], empire=["gate"])
    state = play(table(japan, player("roman", "2 worker")), "pass")
    assert state.to_act() == (1,)
    assert why_not(state, "tuck gate_1") == ["SET-Q20"]


@rule("SET-167", "SET-168", "SET-Q20", "SET-Q10")
def test_resources_on_the_shrine() -> None:
    japan = player("japanese", "2 wood 1 food 5 gold", empire=["shrine"])
    state = table(japan, ROME)
    assert {move for move in legal(state) if move.startswith("offer")} == {"offer wood", "offer food"}
    assert why_not(state, "offer gold") == ["SET-Q10"]
    play(state, "offer wood", "offer wood", "offer food")
    assert at(state, "shrine").offered == {"wood": 2, "food": 1}
    assert totals(state)[0] == 5
    finish(state)
    assert at(state, "shrine").offered == {"wood": 2, "food": 1}
    assert why_not(table(player("roman", "9 raze"), japan), "raze shrine") == ["SET-027"]


@rule("SET-167", "SET-008")
def test_a_shrine_holds_any_number() -> None:
    japan = player("japanese", "2 wood", empire=[built("shrine", offered="99 wood 1 stone")])
    state = play(table(japan, ROME), "offer wood", "offer wood")
    assert at(state, "shrine").offered == {"wood": 101, "stone": 1}
    assert totals(state)[0] == 104


@rule("SET-162", "SET-163", "SET-164", "SET-Q32")
def test_the_negotiator_builds_deals() -> None:
    japan = player(
        "japanese", "1 worker 1 wood 1 food", empire=["negotiator"], deals=["casino", "stalls", "rice_fields"]
    )
    state = play(table(japan, ROME), "activate negotiator")
    # The Casino costs two wood; Stalls need no location here, Rice Fields never do.
    assert legal(state) == {"build stalls_1", "build rice_fields_1"}
    play(state, "build stalls_1")
    assert empire(state) == ["negotiator", "stalls"]
    assert deals(state) == ["food", "gold"]
    assert stock(state) == {"food": 1}


@rule("SET-165", "SET-Q68")
def test_the_negotiator_builds_nothing_of_others() -> None:
    japan = player("japanese", "1 worker 9 wood 9 stone", empire=["negotiator"])
    rome = player("roman", empire=[built("roman_bank", marked=0)])
    state = table(japan, rome)
    assert deals(state) == ["gold"]
    assert why_not(state, "activate negotiator") == ["SET-Q12"]


@rule("SET-166")
def test_a_samurai_of_the_ninjas_without_a_place_is_lost() -> None:
    japan = player("japanese", "1 stone", hand=["ninjas"], empire=["mill"])
    state = play(table(japan, ROME), "build ninjas")
    assert at(state, "ninjas").samurai
    assert stock(state) == {}


@rule("SET-166")
def test_the_player_chooses_where_the_samurai_of_the_ninjas_stand() -> None:
    japan = player("japanese", "1 stone", hand=["ninjas"], empire=["mill", "farm", "casino"])
    state = play(table(japan, ROME), "build ninjas", "give_up mill")
    assert legal(state) == {"target farm_1", "target casino", "target ninjas_1"}
    play(state, "target casino")
    assert legal(state) == {"target farm_1", "target ninjas_1"}
    play(state, "target farm_1")
    assert [at(state, name).samurai for name in ("farm", "casino", "ninjas")] == [True, True, False]


@rule("SET-Q58", "SET-Q59")
def test_a_dojo_reacts_to_itself_and_may_be_declined() -> None:
    japan = player("japanese", "1 wood", hand=["dojo"], empire=["mill"])
    state = play(table(japan, ROME), "build dojo")
    assert legal(state) == {"target dojo_1", "decline"}
    assert not at(play(state.copy(), "decline"), "dojo").samurai
    assert at(play(state, "target dojo_1"), "dojo").samurai


@rule("SET-109", "SET-114", "SET-150")
def test_features_react_to_a_deal_from_the_hand() -> None:
    japan = player("japanese", "1 food", hand=["casino"], empire=["sake_brewery", "school_of_diplomacy"])
    state = play(table(japan, ROME), "deal casino")
    assert (stock(state), track(state)) == ({"gold": 1, "worker": 2}, 2)


@rule("SET-169", "SET-Q25", "SET-255")
def test_a_trade_route_deals_with_an_enemy_location() -> None:
    japan = player("japanese", "1 food", empire=["trade_route", "sake_brewery", "school_of_diplomacy"])
    rome = player("roman", empire=["roman_bank", "mill", built("spies", marked=0)])
    state = play(table(japan, rome), "activate trade_route")
    assert deals(state) == ["card", "gold"]
    # It counts as making a deal for Sake Brewery and School of Diplomacy.
    assert (stock(state), track(state)) == ({"gold": 1, "worker": 2}, 2)
    assert [one.foreign for one in side(state, 0).deals] == [True, True]
    assert at(state, "roman_bank", 1).dealt_by == 0


@rule("SET-169", "SET-Q25")
def test_trade_route_deals_outlast_the_route_and_end_with_the_location() -> None:
    japan = player("japanese", "2 wood", hand=["casino"], empire=["trade_route"])
    rome = player("roman", "1 stone 9 worker", hand=["colossus"], empire=[built("roman_bank", marked=0)])
    state = play(table(japan, {**rome, "stock": {"stone": 2}}), "build casino")
    assert deals(state) == ["gold"]
    later = table(japan, rome, step="production")
    assert stock(later)["gold"] == 1
    play(state, "build colossus")
    assert deals(state) == []


@rule("SET-Q25", "SET-169")
def test_a_trade_route_deal_lasts_from_round_to_round() -> None:
    rome = player("roman", empire=[built("roman_bank", marked=1), built("spies", uses=1, marked=1)])
    state = finish(table(rome, player("japanese")))
    assert state.round == 3
    # Also on a location that was used and is cleared.
    assert deals(state, 1) == ["card", "gold"]


@rule("SET-Q73", "SET-Q58")
def test_two_dojos_are_not_put_in_order() -> None:
    japan = player("japanese", "1 wood", hand=["farm"], empire=["dojo", "dojo"])
    state = play(table(japan, ROME), "build farm")
    assert legal(state) == {"target dojo_1", "target dojo_2", "target farm_1", "decline"}
    play(state, "target farm_1")
    assert legal(state) == {"target dojo_1", "target dojo_2", "decline"}
    play(state, "decline")
    assert [at(state, name).samurai for name in ("farm", "dojo_1", "dojo_2")] == [True, False, False]


@rule("SET-Q06")
def test_features_that_ask_for_different_things_are_put_in_order() -> None:
    # In this box no two features of one faction do; so let one of the Dojos pass for another card.
    other = CARDS[GAME.nouns["card"].words.index("dojo_2")]
    alike = other.likeness
    other.likeness = "other"
    try:
        japan = player("japanese", "1 wood", hand=["farm"], empire=["dojo", "dojo"])
        state = play(table(japan, ROME), "build farm")
        assert legal(state) == {"first dojo_1", "first dojo_2"}
        assert why_not(state, "first farm_1") == ["SET-Q06"]
        play(state, "first dojo_2", "target farm_1")
        assert legal(state) == {"target dojo_1", "target dojo_2", "decline"}
    finally:
        other.likeness = alike


@rule("SET-170")
@pytest.mark.parametrize(("samurai", "points"), [(0, 0), (2, 2), (4, 3)])
def test_the_castle_of_the_daimyo(samurai: int, points: int) -> None:
    others = ["farm", "farm", "farm", "casino"]
    empire = [built(card, samurai=number < samurai) for number, card in enumerate(others)]
    state = table(player("japanese", empire=[*empire, "daimyos_castle"]), ROME, step="production")
    assert track(state) == points


# The Egyptians


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


# The Romans


@rule("SET-184")
def test_engineers_give_no_foundation() -> None:
    rome = player("roman", "2 worker", empire=["engineers"])
    state = play(table(rome, player("barbarian", empire=["mill"])), "activate engineers")
    assert (discards(state), foundations(state, 1), stock(state, 1)) == (["mill"], [], {})
    assert track(state) == 1


@rule("SET-185")
def test_a_trade_colony_counts_in_three_colours() -> None:
    rome = player("roman", "2 wood 1 stone", hand=["rubble"], empire=["trade_colony"])
    assert stock(play(table(rome, JAPAN), "build rubble")) == {"stone": 2}


@rule("SET-186", "SET-187", "SET-Q26", "SET-Q68", "SET-Q27")
def test_spies_take_a_deal() -> None:
    rome = player("roman", "1 worker", empire=["spies", built("roman_bank", marked=1)])
    japan = player("japanese", deals=["casino", "farm"])
    state = play(table(rome, japan), "activate spies")
    # Not the deal that the Japanese has with the Roman Bank.
    assert legal(state) == {"target casino", "target farm_1"}
    play(state, "target casino")
    assert (stock(state), track(state)) == ({}, 1)
    assert (deals(state), deals(state, 1)) == (["gold"], ["gold", "worker"])
    # It produces from the next production phase on, and may be spent like an own deal.
    later = table(player("roman", deals=["casino"]), JAPAN, step="production")
    assert stock(later)["gold"] == 1
    league = player("roman", "1 worker", empire=["hanseatic_league"], deals=["casino"])
    state = play(table(league, JAPAN), "activate hanseatic_league")
    assert (discards(state, "japanese"), track(state)) == (["casino"], 2)


@rule("SET-Q70", "SET-Q62")
def test_roman_fortifications() -> None:
    rome = player("roman", empire=["roman_fortifications", "mill", built("baker", defense=True)])
    state = table(player("barbarian", "2 raze"), rome)
    assert not can(state, "raze mill")
    state = table(player("barbarian", "3 raze", empire=["dark_chapel"]), rome)
    assert can(state, "raze mill")
    assert not can(state, "raze baker")
    play(state, "activate dark_chapel")
    assert at(state, "dark_chapel").spent == {"raze": 3}
    state = table(player("egyptian", "1 raze", empire=["chariot_builder"]), rome)
    play(state, "activate chariot_builder")
    assert legal(state) == {"raze mill", "raze baker"}


@rule("SET-Q59")
def test_roman_features_react_to_what_they_ask_for() -> None:
    rome = player("roman", "2 stone", hand=["administration"], empire=["mill"])
    state = play(table(rome, JAPAN), "build administration", "draw common")
    assert len(hand(state)) == 1
    gardens = player("roman", "1 wood 1 stone", hand=["gardens"], empire=["mill", "town"])
    state = play(table(gardens, JAPAN), "build gardens", "give_up town")
    # The Mill reacts to the red Gardens; the Gardens ask for common locations.
    assert track(state) == 1
    common = player("roman", "1 wood", hand=["village"], empire=["gardens"])
    assert track(play(table(common, JAPAN), "build village")) == 1


# The Barbarians


@rule("SET-189", "SET-Q28", "SET-Q10")
def test_saboteurs_take_resources_only() -> None:
    mark = player("barbarian", "1 worker", empire=["saboteurs"])
    state = play(
        table(mark, player("roman", "1 wood 2 food 5 gold"), player("egyptian", "1 stone")), "activate saboteurs"
    )
    assert legal(state) == {"steal wood 1", "steal food 1", "steal stone 2"}
    play(state, "steal food 1")
    assert (stock(state), stock(state, 1)) == ({"food": 1}, {"wood": 1, "food": 1, "gold": 5})


@rule("SET-190", "SET-Q69", "SET-Q31")
def test_a_dark_chapel_turns_goods_into_points() -> None:
    mark = player("barbarian", "2 raze 1 stone", empire=["dark_chapel"])
    him = player("roman", empire=["armorer"])
    state = play(table(mark, him), "activate dark_chapel")
    # The stone just razed, not the one he had, nor the point.
    assert (stock(state), track(state)) == ({"stone": 2}, 1)
    assert legal(state) == {"turn_in stone", "done"}
    play(state, "turn_in stone")
    assert (stock(state), track(state)) == ({"stone": 1}, 3)
    assert state.to_act() == (1,)


@rule("SET-Q69", "SET-Q34")
def test_a_dark_chapel_and_drawn_cards() -> None:
    mark = player("barbarian", "1 raze", hand=["castle"], empire=["dark_chapel", "pyre", "gallows", "raid"])
    state = table(mark, ROME, decks={"common": ["mill"], "barbarian": ["idol"]})
    play(state, "activate dark_chapel", "draw common", "draw barbarian")
    # The player sees the cards first; nobody else does.
    assert legal(state) == {"discard mill", "discard idol", "done"}
    assert (look(state, 1).held, look(state, 1).held_size) == ([], 2)
    # What is not turned in is kept, all of it.
    assert sorted(hand(play(state.copy(), "done"))) == ["idol", "mill"]
    play(state, "discard mill", "done")
    assert hand(state) == ["idol"]
    # Two for the card, two of the Pyre, one of the Gallows; no enemy location for the Raid.
    assert track(state) == 5


@rule("SET-Q34")
def test_what_counts_as_razing() -> None:
    features = ["raid", "pyre", "gallows"]
    him = player("roman", empire=["baker"])
    location = player("barbarian", "2 raze", empire=features)
    assert track(play(table(location, him), "raze baker")) == 1 + 1 + 1
    own = player("barbarian", "1 worker", empire=[*features, "rabble", "brewer"])
    state = play(table(own, him), "activate rabble", "raze brewer")
    assert track(state) == 1


@rule("SET-191")
def test_a_pack_takes_one_good_and_razes_nothing() -> None:
    mark = player("barbarian", "2 worker", empire=["pack"])
    him = player("japanese", empire=["gate", "marketplace", "farm", built("old_forest", defense=True)])
    state = play(table(mark, him), "activate_twice pack")
    assert legal(state) == {"target marketplace", "target farm_1", "target old_forest"}
    play(state, "target marketplace")
    assert legal(state) == {"gain wood", "gain gold"}
    play(state, "gain gold", "target farm_1")
    assert (stock(state), track(state)) == ({"gold": 1}, 1)
    assert len(empire(state, 1)) == 4


@rule("SET-192", "SET-126")
def test_rabble_razes_at_home() -> None:
    mark = player("barbarian", "1 worker", hand=["mill"], empire=["rabble", "baker"])
    state = play(table(mark, ROME), "activate rabble")
    assert (stock(state), track(state)) == ({"food": 1, "wood": 1}, 1)
    assert foundations(state) == ["baker"]


@rule("SET-194", "SET-Q27", "SET-Q28")
def test_robbers_end_a_deal() -> None:
    mark = player("barbarian", "1 worker", empire=["robbers", built("idol", marked=1)])
    japan = player("japanese", deals=["casino"])
    state = play(table(mark, japan), "activate robbers")
    assert legal(state) == {"target casino", "target idol"}
    cancelled = play(state.copy(), "target idol", "draw common")
    assert (deals(cancelled, 1), empire(cancelled)) == (["gold"], ["idol", "robbers"])
    play(state, "target casino", "draw common")
    assert discards(state, "japanese") == ["casino"]
    assert track(state) == 1


# Common cards


@rule("SET-195")
def test_ruins_are_free_but_take_the_action() -> None:
    state = play(table(player("roman", hand=["ruins"]), JAPAN), "build ruins")
    assert (stock(state), empire(state)) == ({"worker": 1}, ["ruins"])
    assert state.to_act() == (1,)


@rule("SET-196")
def test_ruins_have_no_colour() -> None:
    features = ["mill", "supplier", "canteen", "carpenters_workshop", "monty_the_merchant"]
    state = play(table(player("roman", hand=["ruins"], empire=features), JAPAN), "build ruins")
    assert track(state) == 0


@rule("SET-196", "SET-Q06")
def test_a_feature_that_asks_for_no_colour_answers_to_ruins_as_well() -> None:
    state = play(table(player("roman", hand=["ruins"], empire=["gardens"]), JAPAN), "build ruins")
    assert track(state) == 1


@rule("SET-197", "SET-Q32", "SET-Q33")
def test_settlers_build_a_faction_card_without_a_location() -> None:
    rome = player("roman", "1 wood 2 stone", hand=["headquarters", "mill"], empire=["settlers"])
    state = play(table(rome, JAPAN), "activate settlers")
    assert empire(state) == ["headquarters", "settlers"]
    assert (stock(state), track(state)) == ({}, 1)
    assert state.to_act() == (1,)
    poor = player("roman", "1 wood 1 stone", hand=["headquarters"], empire=["settlers"])
    assert why_not(table(poor, JAPAN), "activate settlers") == ["SET-Q12"]
    free = player("egyptian", "1 wood", hand=["desert"], empire=["settlers"])
    assert can(table(free, JAPAN), "activate settlers")


@rule("SET-198")
def test_a_tavern_takes_a_card() -> None:
    state = play(table(player("roman", hand=["mill", "spies"], empire=["tavern"]), JAPAN), "activate tavern")
    assert legal(state) == {"discard mill", "discard spies"}
    play(state, "discard spies")
    assert (discards(state, "roman"), track(state)) == (["spies"], 2)
    assert at(state, "tavern").spent == {"worker": 1}
    assert why_not(table(player("roman", empire=["tavern"]), JAPAN), "activate tavern") == ["SET-135"]


@rule("SET-199")
def test_the_imperial_messenger_uses_any_deal() -> None:
    japan = player("japanese", "1 worker", empire=["imperial_messenger"], deals=["rice_fields"])
    state = table(japan, player("roman", empire=[built("roman_bank", marked=0)]))
    play(state, "activate imperial_messenger")
    assert legal(state) == {"target rice_fields_1", "target roman_bank"}
    assert stock(play(state, "target roman_bank")) == {"gold": 1}
    none = table(player("roman", "1 worker", empire=["imperial_messenger"]), JAPAN)
    assert why_not(none, "activate imperial_messenger") == ["SET-Q12"]


@rule("SET-200", "SET-Q27")
def test_the_hanseatic_league_ends_any_deal() -> None:
    japan = player("japanese", "2 worker", empire=["hanseatic_league"], deals=["rice_fields"])
    state = table(japan, player("roman", empire=[built("roman_bank", marked=0)]))
    play(state, "activate_twice hanseatic_league", "end_deal roman_bank")
    assert (deals(state), track(state)) == ([], 4)
    assert discards(state, "japanese") == ["rice_fields"]
    assert empire(state, 1) == ["roman_bank"]
    one = player("japanese", "2 worker", empire=["hanseatic_league"], deals=["rice_fields"])
    assert not can(table(one, ROME), "activate_twice hanseatic_league")


@rule("SET-Q36")
def test_the_acting_troupe_uses_another_location_once_more() -> None:
    rome = player(
        "roman", "2 worker 1 gold", empire=["acting_troupe", built("colossus", uses=1, spent="1 gold"), "castle"]
    )
    state = play(table(rome, JAPAN), "activate acting_troupe")
    assert legal(state) == {"target colossus", "target castle_1"}
    play(state, "target colossus")
    assert track(state) == 3
    assert (at(state, "acting_troupe").uses, at(state, "acting_troupe").spent) == (1, {"worker": 1, "gold": 1})
    assert (at(state, "colossus").uses, at(state, "colossus").spent) == (1, {"gold": 1})
    # Its price has to be paid in addition.
    poor = player("roman", "1 worker", empire=["acting_troupe", "castle"])
    assert why_not(table(poor, JAPAN), "activate acting_troupe") == ["SET-Q12"]


@rule("SET-036")
def test_a_card_overrides_the_rules() -> None:
    # The rules let nobody raze at home and nobody build without making room; Rabble and Settlers do.
    assert can(table(player("barbarian", "1 worker", empire=["rabble", "mill"]), ROME), "activate rabble")
    assert can(
        table(player("roman", "1 wood 1 food", hand=["roman_barracks"], empire=["settlers"]), JAPAN),
        "activate settlers",
    )


@rule("SET-011", "SET-010")
def test_goods_and_resources() -> None:
    # Expedition: two resources of choice.
    mark = player("barbarian", "1 raze", empire=["expedition"])
    state = play(table(mark, ROME), "activate expedition")
    assert legal(state) == {"gain wood", "gain stone", "gain food"}
    play(state, "gain food", "gain stone")
    assert (stock(state), track(state)) == ({"food": 1, "stone": 1}, 1)
    assert GAME.nouns["good"].words[:3] == ["wood", "stone", "food"]


@rule("SET-Q67")
def test_the_pharaohs_guard_has_to_choose() -> None:
    state = table(player("egyptian", empire=["pharaohs_guard"]), ROME, step="production")
    assert legal(state) == {"option 0", "option 1"}
    assert track(play(state.copy(), "option 1")) == 2
    assert stock(play(state, "option 0"))["raze"] == 2
