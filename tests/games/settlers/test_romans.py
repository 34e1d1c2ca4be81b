"""What is special about the Romans and their cards (p. 11, 12)."""

from tests.games.settlers.table import (
    at,
    built,
    can,
    deals,
    discards,
    foundations,
    hand,
    legal,
    play,
    player,
    stock,
    table,
    track,
)
from tests.rule import rule

JAPAN = player("japanese")


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
