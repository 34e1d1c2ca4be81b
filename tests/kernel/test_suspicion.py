"""What a reader could rule out by all that they were ever shown."""

from imperia.kernel.hidden import Place
from imperia.kernel.suspicion import Suspicions


def place(name: str, card: int, known: bool) -> Place:
    return Place(name, [card], [] if known else [0])


def after(mixes: list[list[int]]) -> Suspicions:
    """Cards 1 and 2 lay open on the left and on the right; then they were turned over."""
    reader = Suspicions()
    reader.follow([place("left", 1, True), place("right", 2, True)], [])
    reader.follow([place("left", 1, False), place("right", 2, False)], mixes)
    return reader


SWAPPED = [place("left", 2, False), place("right", 1, False)]


def test_cards_that_were_only_turned_over_lie_where_they_lay() -> None:
    assert after([]).ruled_out(SWAPPED) == [("left", 2), ("right", 1)]


def test_cards_that_were_mixed_may_lie_wherever_one_of_them_lies() -> None:
    assert after([[1, 2]]).ruled_out(SWAPPED) == []
