"""The action phase: turns, building, deals, razing, activating, workers (p. 7 to 10)."""

import pytest

from tests.games.settlers.table import (
    at,
    built,
    can,
    deals,
    discards,
    empire,
    finish,
    foundations,
    hand,
    heard,
    legal,
    look,
    play,
    player,
    row_of,
    solo,
    stock,
    table,
    track,
    verbs,
    why_not,
)
from tests.rule import rule

HIM = player("barbarian")


# Turns


@rule("SET-069", "SET-071")
def test_one_action_a_turn_clockwise() -> None:
    rich = "8 worker"
    state = table(player("roman", rich), player("barbarian", rich), player("egyptian", rich))
    play(state, "spend wood", "done")
    assert state.to_act() == (1,)
    play(state, "spend wood", "done")
    assert state.to_act() == (2,)
    play(state, "spend wood", "done")
    assert state.to_act() == (0,)
    # The same action again, as often as one likes.
    play(state, "spend wood", "done")
    assert stock(state) == {"worker": 4, "wood": 2}


@rule("SET-071", "SET-Q14")
def test_no_second_action_in_a_turn() -> None:
    state = play(table(player("roman", "4 worker 1 defense", empire=["mill"]), HIM), "spend wood", "done")
    assert legal(state) == {"defend mill", "finish"}
    assert why_not(state, "spend wood") == ["SET-071", "SET-069"]


@rule("SET-070", "SET-Q13")
def test_all_five_actions_and_to_pass() -> None:
    me = player("roman", "2 wood 2 food 2 raze 2 worker", hand=["village", "spies"], empire=["castle"])
    state = table(me, player("barbarian", empire=["mill"]))
    assert verbs(state) == {"build", "deal", "raze_hand", "raze", "activate", "activate_twice", "spend", "pass"}
    assert verbs(table(player("roman"), HIM)) == {"pass"}


@rule("SET-072", "SET-074")
def test_who_has_passed_is_skipped_until_all_have() -> None:
    state = table(player("roman", "8 worker"), player("barbarian", "8 worker"))
    play(state, "pass", "spend wood", "done")
    assert state.to_act() == (1,)
    assert [one.passed for one in look(state).players] == [True, False]
    play(state, "pass")
    assert state.round == 3
    assert [one.passed for one in look(state).players] == [False, False]


@rule("SET-073", "SET-Q11")
def test_who_has_passed_cannot_be_a_target() -> None:
    him = player("roman", "1 wood", hand=["mill"], empire=["baker", "castle"], deals=["spies"], passed=True)
    barbarian = player("barbarian", "9 raze 9 worker", empire=["saboteurs", "pack", "robbers"])
    state = table(barbarian, him)
    assert why_not(state, "raze baker") == ["SET-073"]
    for card in ("saboteurs_1", "pack_1", "robbers"):
        assert why_not(state, f"activate {card}") == ["SET-Q12"]
    egypt = player("egyptian", "9 worker", hand=["town"], empire=["desert", "scorpion_breeder", "temple_of_ra"])
    state = table(egypt, him)
    for card in ("desert", "scorpion_breeder", "temple_of_ra"):
        assert why_not(state, f"activate {card}") == ["SET-Q12"]


@rule("SET-Q13", "SET-Q61", "SET-076")
def test_a_defense_token_before_or_after_the_action_or_before_a_pass() -> None:
    me = player("roman", "1 wood 1 defense", hand=["village"], empire=["mill"])
    before = play(table(me, HIM), "defend mill", "build village")
    assert at(before, "mill").defense
    assert before.to_act() == (1,)
    after = play(table(me, HIM), "build village")
    assert legal(after) == {"defend mill", "defend village_1", "finish"}
    play(after, "defend village_1")
    # Nothing is left to be placed, so the turn is over.
    assert after.to_act() == (1,)
    assert play(table(me, HIM), "defend mill", "pass").to_act() == (1,)


@rule("SET-Q61")
def test_nothing_is_placed_in_the_turn_of_others() -> None:
    me = player("roman", "1 defense", empire=["mill"])
    state = play(table(me, player("barbarian", "2 worker")), "pass")
    assert state.to_act() == (1,)
    assert why_not(state, "defend mill") == ["SET-076"]


# Defense tokens


@rule("SET-076", "SET-158", "SET-Q15")
def test_where_a_defense_token_goes() -> None:
    me = player(
        "roman", "2 defense", empire=["mill", "ruins", "roman_bank", built("baker", defense=True)], foundations=["town"]
    )
    state = table(me, player("barbarian", empire=["brewer"]))
    assert {move for move in legal(state) if move.startswith("defend")} == {"defend mill", "defend ruins_1"}
    assert why_not(state, "defend roman_bank") == ["SET-158"]
    assert why_not(state, "defend baker") == ["SET-Q15"]
    assert why_not(state, "defend brewer") == ["SET-076"]
    assert why_not(state, "defend town") == ["SET-076"]
    none = table(player("roman", empire=["mill"]), HIM)
    assert why_not(none, "defend mill") == ["SET-075", "SET-076"]


@rule("SET-078")
def test_a_defense_token_stays() -> None:
    state = play(table(player("roman", "1 defense", empire=["mill", "baker"]), HIM), "defend mill")
    assert not can(state, "defend baker")
    assert stock(state) == {}


@rule("SET-079")
def test_the_token_of_a_razed_location_is_gone() -> None:
    him = player("roman", empire=[built("mill", defense=True)])
    state = play(table(player("barbarian", "3 raze"), him), "raze mill")
    assert stock(state, 1) == {"wood": 1}
    assert foundations(state, 1) == ["mill"]


# Building


@rule("SET-098", "SET-099")
def test_the_whole_cost_is_paid() -> None:
    state = table(player("roman", "1 wood", hand=["town"]), HIM)
    assert why_not(state, "build town") == ["SET-098"]
    state = play(table(player("roman", "1 wood 1 stone 1 food", hand=["town"]), HIM), "build town")
    assert stock(state) == {"food": 1, "worker": 2}


@rule("SET-100", "SET-101", "SET-133", "SET-Q60")
def test_a_location_or_a_foundation_makes_room() -> None:
    me = player("roman", "1 stone", hand=["roman_bank"], empire=["mill", "spies"], foundations=["baker"])
    state = play(table(me, HIM), "build roman_bank")
    assert legal(state) == {"give_up mill", "give_up spies", "give_up baker"}
    foundation = play(state.copy(), "give_up baker")
    assert (empire(foundation), discards(foundation)) == (["mill", "roman_bank", "spies"], ["baker"])
    assert row_of(foundation, "roman_bank") == ("production", "faction")
    faction = play(state, "give_up spies")
    assert (empire(faction), discards(faction, "roman")) == (["mill", "roman_bank"], ["spies"])


@rule("SET-102", "SET-103")
def test_what_lies_on_a_discarded_location_is_discarded_too() -> None:
    used = built("castle", uses=2, spent="2 worker", defense=True)
    state = play(table(player("roman", "1 stone", hand=["roman_bank"], empire=[used]), HIM), "build roman_bank")
    assert stock(state) == {"gold": 1}
    assert discards(state) == ["castle"]


@rule("SET-104")
def test_nothing_to_discard() -> None:
    state = table(player("roman", "9 stone", hand=["roman_bank"]), HIM)
    assert why_not(state, "build roman_bank") == ["SET-104"]


@rule("SET-108")
def test_yield_and_bonus_together() -> None:
    state = play(table(player("roman", "1 wood", hand=["village"]), HIM), "build village")
    assert stock(state) == {"worker": 2}


@rule("SET-109", "SET-Q06")
def test_a_feature_reacts_after_the_action_it_names() -> None:
    me = player("roman", "2 stone", hand=["headquarters"], empire=["mill"])
    state = table(me, HIM)
    events = heard(state, "build headquarters")
    words = [event.what.word for event in events]
    assert words == ["builds", "paid", "gave_up", "laid", "gained"]
    assert track(state) == 1


@rule("SET-Q06")
def test_a_location_paid_away_neither_reacts_nor_counts() -> None:
    me = player("roman", "2 wood 1 stone", hand=["trade_colony"], empire=["mill"])
    state = play(table({**me, "stock": {"wood": 1, "stone": 2}}, HIM), "build trade_colony")
    assert (stock(state), track(state)) == ({"worker": 1, "gold": 1}, 0)


@rule("SET-Q06", "SET-Q73")
def test_triggers_that_ask_are_put_in_order_after_those_that_do_not() -> None:
    egypt = player("egyptian", "1 stone", hand=["altar_of_bastet"], empire=["supplier", "slaver", "town", "baker"])
    state = play(table(egypt, HIM), "build altar_of_bastet", "give_up baker")
    # The Supplier has reacted to the grey location before the Slaver asks, so its gold can be used.
    assert track(state) == 1
    assert legal(state) == {"option 0", "decline"}
    play(state, "option 0")
    assert (stock(state), track(state)) == ({"stone": 2}, 3)


@rule("SET-Q06", "SET-105")
def test_the_yield_comes_before_the_triggers() -> None:
    # The gold that the Pyramid yields pays the Slaver, who reacts to it.
    egypt = player("egyptian", "2 stone", hand=["pyramid"], empire=["slaver"])
    state = play(table(egypt, HIM), "build pyramid")
    assert stock(state) == {"gold": 1, "stone": 1}
    assert legal(state) == {"option 0", "decline"}


@rule("SET-Q06", "SET-108")
def test_the_yield_comes_before_the_bonus() -> None:
    me = player("roman", "3 wood", hand=["farmers_at_work"], empire=["old_forest", "village"])
    state = play(table(me, HIM), "build farmers_at_work")
    assert legal(state) == {"target old_forest", "target village_1"}
    play(state, "target old_forest")
    assert stock(state) == {"wood": 2}
    assert legal(state) == {"draw common", "draw roman"}


@rule("SET-Q16")
def test_a_new_location_can_be_used_in_a_later_turn_of_the_round() -> None:
    state = table(player("roman", "1 wood 1 worker", hand=["new_forest"]), HIM)
    play(state, "build new_forest")
    assert state.to_act() == (1,)
    play(state, "pass")
    assert can(state, "activate new_forest")


@rule("SET-030", "SET-031")
@pytest.mark.parametrize(
    ("card", "row"),
    [("town", "production"), ("mill", "feature"), ("castle", "action")],
)
def test_rows_by_kind_and_common_cards_to_the_right(card: str, row: str) -> None:
    state = table(player("roman", empire=[card]), HIM)
    assert row_of(state, card) == (row, "common")


@rule("SET-029")
def test_a_building_bonus_does_not_change_the_kind() -> None:
    assert row_of(table(player("egyptian", empire=["desert"]), HIM), "desert") == ("action", "faction")


# Deals


@rule("SET-111", "SET-112", "SET-113", "SET-116")
def test_any_number_of_deals() -> None:
    me = player("roman", "1 gold 1 food", hand=["spies", "gardens"], deals=["roman_bank", "colossus"])
    state = play(table(me, HIM), "deal gardens")
    assert legal(state) == {"gold 0", "gold 1"}
    play(state, "gold 0", "pass", "deal spies", "gold 1", "draw common")
    assert deals(state) == ["card", "food", "gold", "stone"]
    assert stock(state) == {"food": 1}
    assert why_not(table(player("roman", hand=["spies"]), HIM), "deal spies") == ["SET-112"]


@rule("SET-114", "SET-115")
def test_a_deal_gives_now_and_in_later_rounds() -> None:
    state = play(table(player("roman", "1 food", hand=["roman_bank"]), HIM), "deal roman_bank")
    assert stock(state) == {"gold": 1}
    finish(state)
    while look(state).phase == "lookout":
        play(state, min(legal(state)))
    assert stock(state)["gold"] == 1


# Razing


@rule("SET-117", "SET-118")
def test_razing_needs_tokens() -> None:
    state = table(player("roman", hand=["mill"]), player("barbarian", empire=["baker"]))
    assert why_not(state, "raze_hand mill") == ["SET-117"]
    assert why_not(state, "raze baker") == ["SET-117", "SET-122"]
    state = table(player("roman", "1 raze", hand=["mill"]), player("barbarian", empire=["baker"]))
    assert can(state, "raze_hand mill")
    assert why_not(state, "raze baker") == ["SET-117", "SET-122"]


@rule("SET-126")
def test_not_ones_own_location() -> None:
    state = table(player("roman", "9 raze", empire=["mill"]), HIM)
    assert why_not(state, "raze mill") == ["SET-126"]


@rule("SET-127")
def test_no_faction_location_but_japanese_ones() -> None:
    enemies = [player("egyptian", empire=["oasis"]), player("japanese", empire=["casino", "gate"])]
    state = table(player("roman", "9 raze"), *enemies)
    assert why_not(state, "raze oasis") == ["SET-127"]
    assert why_not(state, "raze gate_1") == ["SET-027"]
    assert can(state, "raze casino")


@rule("SET-132", "SET-130")
def test_a_foundation_has_nothing_left_of_the_location() -> None:
    him = player("roman", empire=["mill"])
    state = play(table(player("barbarian", "2 raze"), him), "raze mill")
    assert state.scores()[1].total == 0
    assert why_not(state, "defend mill") == ["SET-076"]
    # The Mill no longer reacts to red locations.
    red = player("roman", "1 wood", hand=["brewer"], foundations=["mill"])
    assert track(play(table(red, HIM), "build brewer")) == 0


@rule("SET-120")
def test_all_goods_of_the_field() -> None:
    him = player("roman", empire=["meeting_place"])
    state = play(table(player("barbarian", "2 raze"), him), "raze meeting_place", "draw common")
    assert stock(state) == {"worker": 1}
    assert len(hand(state)) == 1


# Activating


@rule("SET-134", "SET-137")
def test_only_action_locations_of_ones_own_once_a_round() -> None:
    me = player("roman", "5 worker 5 stone", empire=["mason", "mill"])
    state = table(me, player("barbarian", "9 worker", empire=["castle"]))
    assert why_not(state, "activate mill") == ["SET-134"]
    assert why_not(state, "activate castle_1") == ["SET-134"]
    assert why_not(state, "activate_twice mason_1") == ["SET-137"]
    play(state, "activate mason", "pass")
    assert why_not(state, "activate mason_1") == ["SET-137", "SET-138"]


@rule("SET-140", "SET-150")
def test_copies_are_used_independently() -> None:
    state = table(player("roman", "2 worker", empire=["gold_mine", "gold_mine"]), HIM)
    play(state, "activate gold_mine_1", "pass", "activate gold_mine_2")
    assert stock(state) == {"gold": 2}


@rule("SET-139", "SET-Q17")
def test_the_second_use_in_a_later_turn() -> None:
    state = table(player("roman", "2 worker", empire=["gold_mine"]), HIM)
    play(state, "activate gold_mine", "pass", "activate gold_mine")
    assert stock(state) == {"gold": 2}
    assert why_not(state, "activate gold_mine_1") == ["SET-137", "SET-138"]


@rule("SET-135")
def test_the_price_lies_on_the_location() -> None:
    state = play(
        table(player("roman", "1 worker 1 gold", empire=["goldsmiths_workshop"]), HIM), "activate goldsmiths_workshop"
    )
    assert at(state, "goldsmiths_workshop").spent == {"worker": 1, "gold": 1}
    assert (at(state, "goldsmiths_workshop").uses, track(state)) == (1, 2)


# Workers


@rule("SET-145", "SET-142")
def test_no_gold_for_workers() -> None:
    state = table(player("roman", "4 worker"), HIM)
    assert {move for move in legal(state) if move.startswith("spend")} == {
        "spend wood", "spend stone", "spend food", "spend common_card", "spend faction_card"
    }  # fmt: skip
    assert why_not(state, "spend gold") == ["SET-145", "SET-142"]
    play(state, "spend food", "pairs 1")
    assert why_not(state, "spend gold") == ["SET-145", "SET-142"]


@rule("SET-142", "SET-144")
def test_two_workers_each() -> None:
    state = table(player("roman", "3 worker"), HIM)
    play(state, "spend stone")
    assert stock(state) == {"worker": 1, "stone": 1}
    assert state.to_act() == (1,)
    assert why_not(table(player("roman", "1 worker"), HIM), "spend wood") == ["SET-142"]


@rule("SET-144", "SET-Q78", "SET-Q05")
def test_all_pairs_are_paid_before_the_first_card_is_seen() -> None:
    decks = {"common": ["mill", "baker"], "roman": ["spies"]}
    state = play(table(player("roman", "6 worker"), HIM, decks=decks), "spend common_card")
    assert (stock(state), hand(state)) == ({"worker": 4}, [])
    assert legal(state) == {"pairs 1", "pairs 2", "done"}
    assert why_not(state, "pairs 3") == ["SET-142", "SET-144"]
    play(state, "pairs 2")
    assert (stock(state), hand(state)) == ({}, ["baker"])
    # Each card is seen before the next choice, but nobody may stop any more.
    gains = ("common_card", "faction_card", "wood", "stone", "food")
    assert legal(state) == {f"spend {gain}" for gain in gains}
    play(state, "spend faction_card", "spend wood")
    assert (stock(state), hand(state), state.to_act()) == ({"wood": 1}, ["baker", "spies"], (1,))


@rule("SET-248")
def test_workers_can_be_spent_in_every_turn() -> None:
    state = table(player("roman", "4 worker"), HIM)
    play(state, "spend wood", "done", "pass", "spend wood")
    assert stock(state) == {"wood": 2}


@rule("SET-Q58", "SET-Q67", "SET-Q59")
def test_a_slaver_may_be_declined_and_reacts_to_itself() -> None:
    egypt = player("egyptian", "1 stone 1 worker", hand=["slaver"], empire=["mill"])
    state = play(table(egypt, HIM), "build slaver")
    assert legal(state) == {"option 1", "decline"}
    assert track(play(state.copy(), "decline")) == 0
    play(state, "option 1")
    assert (stock(state), track(state)) == ({}, 1)


@rule("SET-148", "SET-147")
def test_only_ones_own_locations_count() -> None:
    me = player("roman", "2 wood 1 stone", hand=["mammas_baths"], foundations=["town"], deals=["roman_barracks"])
    him = player("barbarian", empire=["village", "village", "settlers"])
    assert stock(play(table(me, him), "build mammas_baths")) == {"worker": 1}


@rule("SET-121", "SET-Q79", "SET-Q72")
def test_a_razed_card_is_not_drawn_by_its_own_razing() -> None:
    me = player("barbarian", "1 raze", hand=["watchtower"])
    state = play(table(me, player("roman"), exact=True), "raze_hand watchtower")
    assert hand(state) == []
    assert discards(state) == ["watchtower"]
    # What was discarded before is shuffled, and drawn.
    state = play(table(me, player("roman"), exact=True, discards={"common": ["mill"]}), "raze_hand watchtower")
    assert hand(state) == ["mill"]


@rule("SET-224", "SET-Q79")
def test_nor_is_a_location_of_the_virtual_player() -> None:
    state = solo(player("barbarian", "2 raze"), {"empire": ["watchtower"]}, exact=True)
    play(state, "raze watchtower")
    assert hand(state) == []
    assert discards(state) == ["watchtower"]


@rule("SET-Q79", "SET-Q69")
def test_nor_by_the_dark_chapel() -> None:
    me = player("barbarian", "3 raze", hand=["watchtower"], empire=["dark_chapel"])
    state = play(table(me, player("roman"), exact=True), "activate dark_chapel")
    # The common deck is empty, and the watchtower reaches the discard pile after its goods were taken.
    assert hand(state) == []
    assert discards(state) == ["watchtower"]
    assert state.to_act() == (1,)
