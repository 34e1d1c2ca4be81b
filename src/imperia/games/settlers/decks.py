"""Which faction decks a player may build (SET-214, SET-215)."""

from __future__ import annotations

from collections.abc import Mapping


def deck_faults(deck: Mapping[str, int], owned: Mapping[str, int], pattern: Mapping[int, int]) -> list[str]:
    """The rules that a deck (copies by card) breaks, given all copies that its player owns; none if it is legal.

    `pattern` says how many cards are there in how many copies; a card is there with all its copies or not at all.
    """
    faults: list[str] = []
    found: dict[int, int] = {}
    for copies in deck.values():
        found[copies] = found.get(copies, 0) + 1
    if found != dict(pattern):
        faults.append("SET-214")
    for card, copies in deck.items():
        if owned.get(card, 0) != copies:
            faults.append("SET-215")
            break
    return faults
