"""Bidding for the first cities (p. 6)."""

import pytest

from imperia.games.yuan.knowledge import imagine
from imperia.games.yuan.state import YuanState
from imperia.kernel.chance import Chance
from imperia.kernel.state import State
from tests.games.yuan.table import GAME, legal, look, play, start, why_not
from tests.rule import rule


def auction(seats: int = 3, seed: int = 1, **options: bool) -> YuanState:
    """A game that begins with bids."""
    return start(seats, seed, auction=True, **options)


def own_bid(state: State, seat: int | None) -> int | None:
    """The bid that a seat sees."""
    seen = look(state, seat).auction
    assert seen is not None
    return seen.bid


def bid(state: State, *bids: int) -> State:
    """Everybody who may bid does, in the order of the seats."""
    for seat, chao in zip(state.to_act(), bids, strict=True):
        play(state, seat, f"bid {chao}")
    return state


@rule("YUA-025", "YUA-026", "YUA-O03")
def test_first_cities_have_their_colours_and_everybody_six_chao() -> None:
    seen = look(auction())
    assert seen.auction is not None
    assert len({one.clan for one in seen.auction.first_cities}) == 3
    for one in seen.auction.first_cities:
        (home,) = [province for province in seen.provinces if province.name == one.province]
        assert (home.clan, home.cities, home.owner) == (one.clan, 1, None)
        assert home.terrain != "hill"
    assert [clan.chao for clan in seen.clans] == [6, 6, 6]


@rule("YUA-027", "YUA-Q10")
def test_all_bid_at_once_and_in_secret() -> None:
    state = auction()
    assert state.to_act() == (0, 1, 2)
    assert legal(state, 1) == {f"bid {chao}" for chao in range(7)}
    state.journal = []
    play(state, 1, "bid 5")
    assert state.to_act() == (0, 1, 2)
    assert state.awaited() == (0, 2)
    assert [own_bid(state, seat) for seat in (0, 1, None)] == [None, 5, None]
    assert [clan.ready for clan in look(state).clans] == [False, True, False]
    assert [event.details for event in state.journal] == [[]]
    # A bid can be changed until the last one is made.
    assert legal(state, 1) == {"change"}
    assert why_not(state, 1, "bid 2") == ["YUA-027"]
    play(state, 1, "change", "bid 2")
    assert own_bid(state, 1) == 2


@rule("YUA-027", "YUA-Q10")
def test_everybody_hears_who_has_bid_and_who_takes_a_bid_back() -> None:
    state = auction()
    state.journal = []
    play(state, 1, "bid 5", "change", "bid 2")
    assert [(event.what.word, event.seat) for event in state.journal] == [
        ("has_bid", 1),
        ("bid_back", 1),
        ("has_bid", 1),
    ]


@rule("YUA-028", "YUA-029", "YUA-Q13")
def test_the_highest_bidder_pays_and_chooses() -> None:
    state = bid(auction(), 3, 4, 1)
    assert state.to_act() == (1,)
    seen = look(state)
    assert seen.auction is not None
    offers = {one.clan: one.province for one in seen.auction.first_cities}
    assert legal(state, 1) == {f"choose {clan}" for clan in offers}
    assert [clan.chao for clan in seen.clans] == [6, 2, 6]
    missing = next(clan for clan in GAME.nouns["clan"].words if clan not in offers)
    assert why_not(state, 1, f"choose {missing}") == ["YUA-Q04"]
    # Nobody else has anything to do meanwhile, also after the game was saved.
    assert GAME.position(state.data()).to_act() == (1,)
    chosen = min(offers)
    play(state, 1, f"choose {chosen}")
    assert look(state).clans[1].clan == chosen
    assert state.to_act() == (0, 2)
    assert why_not(state, 0, f"choose {chosen}") == ["YUA-027"]


@rule("YUA-030", "YUA-033", "YUA-196", "YUA-Q11")
def test_the_last_player_takes_what_is_left() -> None:
    state = bid(auction(), 3, 4, 1)
    play(state, 1, min(legal(state, 1)))
    bid(state, 0, 6)
    left = legal(state, 2)
    assert len(left) == 2
    play(state, 2, sorted(left)[1])
    seen = look(state)
    assert seen.step == "PlanTurn"
    assert [clan.chao for clan in seen.clans] == [6, 2, 0]
    assert f"choose {seen.clans[0].clan}" == min(left)
    for clan in seen.clans:
        (home,) = [one for one in seen.provinces if one.owner == clan.seat]
        assert home.clan == clan.clan
        assert (clan.villages_left, clan.cities_left, clan.armies_left) == (18, 13, 9)


@rule("YUA-E55", "YUA-031")
def test_only_those_who_tie_bid_again() -> None:
    state = bid(auction(), 3, 3, 1)
    assert state.to_act() == (0, 1)
    bid(state, 2, 4)
    assert state.to_act() == (1,)
    assert look(state).clans[1].chao == 2
    play(state, 1, min(legal(state, 1)))
    assert state.to_act() == (0, 2)
    assert [look(state).clans[seat].chao for seat in (0, 2)] == [6, 6]


@rule("YUA-032")
def test_a_second_tie_at_the_maximum_is_drawn() -> None:
    winners = set()
    for seed in range(12):
        state = bid(bid(auction(2, seed), 6, 6), 6, 6)
        (winner,) = state.to_act()
        winners.add(winner)
        assert look(state).step == "ChooseClan"
        assert look(state).clans[winner].chao == 0
    assert winners == {0, 1}


@rule("YUA-Q12")
def test_a_first_tie_at_the_maximum_and_a_second_below_it_are_bid_again() -> None:
    state = bid(auction(), 6, 6, 0)
    assert (look(state).step, state.to_act()) == ("Bid", (0, 1))
    assert "bid 0" in legal(state, 0)
    bid(state, 2, 2)
    assert (look(state).step, state.to_act()) == ("Bid", (0, 1))
    state.journal = []
    bid(state, 1, 1)
    # The third tie is drawn.
    assert look(state).step == "ChooseClan"
    assert [event.what.rule for event in state.journal if event.what.word == "bid_drawn"] == ["YUA-Q12"]


@rule("YUA-031", "YUA-Q12")
def test_the_ties_of_one_round_do_not_count_in_the_next() -> None:
    state = bid(bid(bid(auction(), 3, 3, 1), 2, 2), 1, 4)
    play(state, 1, min(legal(state, 1)))
    bid(state, 5, 5)
    # Seats 0 and 2 tie for the first time in this round, and then once more, and only the third tie is drawn.
    assert (look(state).step, state.to_act()) == ("Bid", (0, 2))
    bid(state, 5, 5)
    assert look(state).step == "Bid"
    bid(state, 5, 5)
    assert look(state).step == "ChooseClan"


@rule("YUA-034")
def test_the_clans_adjustments_are_ignored() -> None:
    assert [clan.chao for clan in look(auction(clan_powers=True)).clans] == [6, 6, 6]


def test_nobody_can_tell_a_bid_before_it_is_shown() -> None:
    state = auction()
    play(state, 0, "bid 5")
    imagined = {imagine(state, 1, Chance(seed)).bids[0] for seed in range(60)}
    assert imagined == set(range(7))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_table_comes_to_its_clans(seats: int) -> None:
    state = auction(seats, 3)
    while look(state).step != "PlanTurn":
        if look(state).step == "Bid":
            bid(state, *(min(place, 6) for place in range(len(state.to_act()))))
        else:
            (seat,) = state.to_act()
            play(state, seat, min(legal(state, seat)))
    assert len({clan.clan for clan in look(state).clans}) == seats
