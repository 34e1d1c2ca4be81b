"""Lots of players: by seat and number, the same in two games of a seed, and none favoured."""

import pytest

from imperia.kernel.chance import MOST
from imperia.kernel.lots import TABLE, Lots


def test_a_seed_gives_these_lots_on_every_machine_and_version() -> None:
    lots = Lots(7)
    assert [lots.word(seat) for seat in (0, 0, 1, 7, TABLE)] == [
        1439142476,
        1538841446,
        3238119446,
        273858157,
        235124618,
    ]
    assert lots.chance(2).word() == 2070068105
    assert [lots.seed(seat) for seat in range(2)] == [2054356673, 3817526159]


def test_what_other_seats_draw_moves_no_lot() -> None:
    here, there = Lots(3), Lots(3)
    for _ in range(5):
        here.word(1)
        here.of((0, 1, 2))
        here.chance(2)
    assert [here.word(0) for _ in range(9)] == [there.word(0) for _ in range(9)]


def test_who_goes_first_is_drawn_where_several_may() -> None:
    lots = Lots(3)
    assert lots.of((2,)) == 2
    found = [lots.of((0, 3)) for _ in range(1000)]
    assert 430 < found.count(3) < 570


def test_all_seats_and_seeds_draw_their_own() -> None:
    found = [Lots(seed).word(seat) for seed in (0, 1, 2**64, 2**127) for seat in range(TABLE + 1)]
    assert len(set(found)) == len(found)


def test_every_lot_comes_up_about_as_often() -> None:
    lots = Lots(1)
    drawn = [lots.below(0, 6) for _ in range(6000)]
    assert all(900 < drawn.count(lot) < 1100 for lot in range(6))


def test_lots_in_a_row_do_not_hang_together() -> None:
    lots = Lots(1)
    drawn = [lots.below(0, 4) for _ in range(8001)]
    pairs = [drawn[place] * 4 + drawn[place + 1] for place in range(8000)]
    assert all(400 < pairs.count(pair) < 600 for pair in range(16))


def test_the_same_number_of_different_games_does_not_hang_together() -> None:
    drawn = [Lots(seed).below(1, 6) for seed in range(3000)]
    assert all(420 < drawn.count(lot) < 580 for lot in range(6))


@pytest.mark.parametrize("bound", [-1, 0, MOST + 1])
def test_a_lot_is_drawn_from_at_least_one(bound: int) -> None:
    with pytest.raises(ValueError, match=f"below {bound}"):
        Lots(1).below(0, bound)


def test_what_a_seat_leaves_to_chance_at_one_decision_does_not_count_at_the_next() -> None:
    short, long = Lots(5), Lots(5)
    short.chance(0)
    thinks = long.chance(0)
    for _ in range(100):
        thinks.word()
    assert short.chance(0).word() == long.chance(0).word()
