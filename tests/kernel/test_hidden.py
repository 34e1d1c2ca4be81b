"""Dealing unknown cards anew."""

from imperia.kernel.chance import Chance
from imperia.kernel.hidden import redeal


def dealt(hand: list[int], deck: list[int], seed: int) -> tuple[list[int], list[int]]:
    """A hand whose first card is known, and a deck whose top (last) card the seat has seen."""
    hand, deck = hand.copy(), deck.copy()
    redeal(Chance(seed), [hand, deck], [[True, False], [False, False, True]])
    return hand, deck


def test_known_cards_stay_and_the_others_are_mixed_among_all_places() -> None:
    results = [dealt([1, 2], [3, 4, 5], seed) for seed in range(20)]
    assert all(hand[0] == 1 and deck[2] == 5 for hand, deck in results)
    assert {tuple(sorted(hand[1:] + deck[:2])) for hand, deck in results} == {(2, 3, 4)}
    assert {hand[1] for hand, _ in results} == {2, 3, 4}


def test_what_is_dealt_does_not_follow_from_where_the_cards_lie() -> None:
    assert dealt([1, 2], [3, 4, 5], seed=7) == dealt([1, 4], [2, 3, 5], seed=7)
