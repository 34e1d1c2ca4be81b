"""Rare situations, and what the log tells of a turn."""

import pytest

from tests.games.yuan.table import GAME, legal, look, scene, start, why_not
from tests.games.yuan.test_auction import auction, bid
from tests.rule import rule


@rule("YUA-089")
def test_the_log_says_how_a_development_was_read() -> None:
    board = scene("R:A R:B R:C R:D", R="A village", O="D village")
    board.turn(R="B dev 1", O="D dev 1")
    assert [side for side, _ in board.told("colonised")] == ["R"]
    assert [side for side, _ in board.told("expanded")] == ["O"]
    assert board.told("no_effect") == []


@pytest.mark.parametrize(("level", "reinforced"), [(1, []), (2, ["R"])])
@rule("YUA-131")
def test_the_log_says_who_brought_an_army_of_the_reserve(level: int, reinforced: list[str]) -> None:
    board = scene("M:A H:B H:C", R="A city 1", O="B village, C city").turn(R=f"B mil {level}")
    assert [side for side, _ in board.told("reinforced")] == reinforced


# Strikes, and what a clan without villages leaves


@rule("YUA-127", "YUA-128")
def test_a_strike_takes_the_last_province_of_the_board_too() -> None:
    board = scene("M:A F:B H:Z", "_ _ R:D", R="A city 1", O="B village, Z village, D city", purse={"R": 6})
    board.turn(R="B mil 3")
    assert (board.at("B"), board.at("Z")) == ("R village 2", "R village")
    assert [side for side, _ in board.told("captured")] == ["R"]
    assert board.told("left_free") == []


@rule("YUA-Q70", "YUA-Q71", "YUA-Q101")
def test_the_log_says_what_stays_free_for_want_of_a_village() -> None:
    board = scene("M:A F:B H:Z", "_ _ R:D", R="A city 1", O="B village, Z village, D city", purse={"R": 6})
    board.state.villages[0] = 1
    board.turn(R="B mil 3")
    assert (board.at("B"), board.at("Z")) == ("R village 2", "-")
    assert [side for side, _ in board.told("left_free")] == ["R"]


# The auction


@rule("YUA-028", "YUA-Q04")
def test_who_chooses_is_told_why_another_move_is_refused() -> None:
    state = bid(auction(), 3, 4, 1)
    seen = look(state).auction
    assert seen is not None
    absent = next(clan for clan in GAME.nouns["clan"].words if clan not in {one.clan for one in seen.first_cities})
    assert why_not(state, 1, f"choose {absent}") == ["YUA-Q04"]
    assert why_not(state, 1, "bid 2") == ["YUA-028"]


def test_each_seat_is_called_by_its_clan() -> None:
    assert GAME.role(bid(auction(), 3, 4, 1), 1) == ""
    settled = start(3, 1)
    while not GAME.role(settled, 0):
        seat = settled.to_act()[0]
        settled.play(seat, settled.moves(seat)[0])
    assert [GAME.role(settled, seat) for seat in range(3)] == [clan.clan for clan in look(settled).clans]


@rule("YUA-183", "YUA-Q88")
def test_only_own_armies_come_over_the_mountains() -> None:
    board = scene("M:A ^ F:T ^ H:X", R="X city 3", G="A city 1", O="T village", options={"clan_powers": True})
    board.turn(G="T mil 1")
    assert (board.at("T"), board.at("X")) == ("G city 1", "R city 3")


@rule("YUA-183", "YUA-Q88")
def test_a_crossing_can_be_held_only_by_an_attack() -> None:
    board = scene("M:A ^ F:T", G="A city 1", O="T village", options={"clan_powers": True})
    seat = board.seat("G")
    board.draft("G", "target T")
    assert "hold" not in legal(board.state, seat)
    board.draft("G", "mil 1")
    assert "hold" in legal(board.state, seat)


@rule("YUA-133", "YUA-161")
def test_the_log_says_what_is_left_of_a_force_that_met_another() -> None:
    board = scene("M:A H:T M:B", R="A city 3", G="B city 2", O="T village").turn(R="T mil 1", G="T mil 1")
    clashed = {side: list(details.values())[-2:] for side, details in board.told("clashed")}
    assert clashed == {"R": [3, 1], "G": [2, 0]}


@rule("YUA-Q61")
def test_the_log_says_that_a_strike_failed_at_a_rampart() -> None:
    board = scene("M:A F:B H:C", "_ _ R:D", R="A city 1", O="B village, C fortified, D city", purse={"R": 6})
    board.turn(R="B mil 3")
    assert board.at("C") == "O fortified"
    assert [side for side, _ in board.told("strike_failed")] == ["R"]


@rule("YUA-Q21")
def test_the_log_says_whose_fortification_had_no_effect() -> None:
    for side, plans in (("R", {"R": "C fort 1"}), ("O", {"O": "C fort 1"})):
        board = scene("R:A R:B R:C R:D", R="A city", O="D city").turn(**plans)
        assert [who for who, _ in board.told("no_effect")] == [side]


def test_pieces_on_a_province_of_nobody_are_missed_in_the_census() -> None:
    board = scene("R:A R:B R:C", R="A city", O="C city")
    assert board.state.census() == GAME.box(board.state)
    board.state.troops[1] = 1
    assert board.state.census() != GAME.box(board.state)


@rule("YUA-108")
def test_the_log_says_who_built_a_city() -> None:
    for side, plans in (("R", {"R": "B fort 2"}), ("O", {"O": "C fort 2"})):
        board = scene("R:A R:B R:C R:D", R="A city, B village", O="C village, D city").turn(**plans)
        assert [who for who, _ in board.told("city_built")] == [side]


@rule("YUA-015")
def test_the_tiles_that_players_place_are_dealt_by_lot() -> None:
    hands = [start(3, seed, layout="players").data()["hands"][0] for seed in range(4)]
    # Whoever begins gets the first tile; the same seat gets more than the three hands that would make.
    assert len({tuple(hand) for hand in hands}) == 4
