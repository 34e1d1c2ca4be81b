"""A check over whole histories: what a reader can rule out from everything they were ever shown.

It follows a game from outside, by where the cards really lie after each move and which of them the reader knows, and
does not ask what the game remembers. In a hidden place a reader has to expect what they expected before, and
what they expected wherever unknown cards came from. So what was impossible stays impossible until
something hidden moves.
"""

from __future__ import annotations

from typing import Final

from imperia.kernel.hidden import Place

# Where cards come from that lay open.
OPEN: Final = ""


class Suspicions:
    """The cards that one reader has to reckon with in each hidden place."""

    def __init__(self) -> None:
        # By the name of the place, as a mask of cards.
        self.cards: dict[str, int] = {}
        # Where each hidden card lay after the last move.
        self.lay: dict[int, str] = {}

    def follow(self, places: list[Place], mixes: list[list[int]]) -> None:
        """Draw the conclusions from one move: the hidden places after it, and what was mixed in its course."""
        lie: dict[int, str] = {}
        known: dict[str, int] = {}
        unknown: dict[str, int] = {}
        now = self.cards.copy()
        # The places between which cards moved that the reader does not know now.
        moved: set[tuple[str, str]] = set()
        for place in places:
            name = place.name
            known[name] = unknown[name] = 0
            hidden = set(place.unknown)
            for index, card in enumerate(place.cards):
                lie[card] = name
                if index in hidden:
                    unknown[name] |= 1 << card
                    moved.add((self.came_from(card, now), name))
                else:
                    known[name] |= 1 << card
            now[name] = now.get(name, 0) | known[name]
        for number, heap in enumerate(mixes):
            for card in heap:
                moved.add((self.came_from(card, now), f"heap {number}"))
                if card in lie:
                    moved.add((f"heap {number}", lie[card]))
        spread(now, moved)
        all_unknown = union(unknown)
        self.lay = lie
        self.cards = {name: now[name] & (known[name] | all_unknown) if unknown[name] else known[name] for name in known}

    def came_from(self, card: int, now: dict[str, int]) -> str:
        """Where a card lay before the move; whoever saw it lie open reckons with it wherever such cards went."""
        before = self.lay.get(card, OPEN)
        if before == OPEN:
            now[OPEN] = now.get(OPEN, 0) | 1 << card
        return before

    def ruled_out(self, places: list[Place]) -> list[tuple[str, int]]:
        """The cards of an imagined world that cannot be where they are, with their places."""
        return [
            (place.name, card) for place in places for card in place.cards if not self.cards[place.name] >> card & 1
        ]


def union(masks: dict[str, int]) -> int:
    """All cards of some places."""
    cards = 0
    for mask in masks.values():
        cards |= mask
    return cards


def spread(now: dict[str, int], moved: set[tuple[str, str]]) -> None:
    """Whatever may have lain where a card came from may lie where it went, over any number of stations."""
    changed = True
    while changed:
        changed = False
        for before, after in moved:
            more = now.get(before, 0) | now.get(after, 0)
            if more != now.get(after, 0):
                now[after] = more
                changed = True
