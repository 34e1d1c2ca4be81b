"""Cards that a seat does not know, dealt anew: what `imagine` is made of."""

from __future__ import annotations

from imperia.kernel.chance import Chance


def redeal(chance: Chance, places: list[list[int]], known: list[list[bool]]) -> None:
    """Mix all cards that are not known among their places; each place keeps its size and its known cards.

    The unknown cards are sorted before they are shuffled: what is dealt must follow from what is known and from
    chance, and not from where the cards really lie.
    """
    unknown: list[int] = []
    for cards, seen in zip(places, known, strict=True):
        unknown += [card for card, certain in zip(cards, seen, strict=True) if not certain]
    unknown.sort()
    chance.shuffle(unknown)
    for cards, seen in zip(places, known, strict=True):
        for index in range(len(cards)):
            if not seen[index]:
                cards[index] = unknown.pop()
