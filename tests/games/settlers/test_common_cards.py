"""What is special about some common cards, and how cards override the rules (p. 11, 12)."""

from tests.games.settlers.table import (
    GAME,
    at,
    built,
    can,
    deals,
    discards,
    empire,
    legal,
    play,
    player,
    stock,
    table,
    track,
    why_not,
)
from tests.rule import rule

ROME = player("roman")
JAPAN = player("japanese")


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
