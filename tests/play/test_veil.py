"""Nobody counts what others do in secret."""

import pytest

from imperia.play.veil import Veil


def planned() -> Veil:
    """Of four moves the second and the last are plans that only their seats know of."""
    veil = Veil(2)
    veil.hide(1, seat=0)
    veil.hide(3, seat=1)
    return veil


@pytest.mark.parametrize(
    ("reader", "known"),
    [(0, [0, 1, 2, 3, 3]), (1, [0, 1, 1, 2, 3]), (None, [0, 1, 1, 2, 2])],
    ids=["first", "second", "spectator"],
)
def test_a_reader_counts_what_is_open_and_their_own(reader: int | None, known: list[int]) -> None:
    assert [planned().count(length, reader) for length in range(5)] == known


def test_a_secret_is_one_seats_and_no_others() -> None:
    assert [planned().hides(place, 0) for place in range(4)] == [False, True, False, False]
    assert [planned().hides(place, 1) for place in range(4)] == [False, False, False, True]


def test_a_plan_that_is_taken_back_is_no_secret_any_more() -> None:
    veil = planned()
    veil.cut(3)
    assert veil.count(3) == 2
    assert not veil.hides(3, 1)


def test_a_reader_has_seen_so_many_things_as_soon_as_they_know_of_the_last() -> None:
    assert [planned().first(count, 4, None) for count in range(3)] == [0, 1, 3]
