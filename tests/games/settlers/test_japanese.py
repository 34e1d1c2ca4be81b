"""What is special about the Japanese and their cards (p. 11, 12)."""

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
