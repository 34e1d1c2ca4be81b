"""A reader's memory of shuffles: which cards were mixed together, and what may lie where since then.

Cards that a reader saw before they were shuffled are a *batch* to them, as if the shuffle had put a stamp on their
backs: they know which cards bear it, and see where a card with that stamp is drawn to; a card that was hidden before
cannot bear it. Where cards are mixed out of sight (one card of a hand is laid face down, a deck with a known card on
top is shuffled), every place that took part may hold any of the stamps that went in.

What is remembered of a place are the stamps that it may hold, not how many of several places hold them together.
"""

from __future__ import annotations

from typing import Any, Final, final


@final
class Memory:
    """A reader's memory of shuffles; immutable, so that copies and readers who know the same can share it."""

    def __init__(self, count: int, stamps: dict[int, int], could: dict[int, int]) -> None:
        # How many stamps there are; the first of them are the backs.
        self.count: Final = count
        # The stamp of a card, where it is not just its back.
        self.stamps: Final = stamps
        # The stamps that the card in this card's place may bear, as a mask, where it is not just the one that it does.
        self.could: Final = could

    def stamp(self, card: int, backs: list[int]) -> int:
        """The mark of a card: its stamp, or just its back."""
        return self.stamps.get(card, backs[card]) if self.stamps else backs[card]

    def mask(self, card: int, backs: list[int]) -> int:
        """The marks that the card in this card's place may have."""
        return (self.could.get(card, 0) if self.could else 0) or 1 << self.stamp(card, backs)

    def has_loose(self, cards: list[int]) -> bool:
        """True if another card than it holds may be thought to lie in the place of one of these."""
        # Any: compiled code looks the numbers up that are there, and does not make them anew.
        things: list[Any] = cards
        return bool(self.could) and any(card in self.could for card in things)

    def mixed(self, cards: list[int], met: list[int], backs: list[int]) -> Memory:
        """After these cards were mixed out of sight; those that the reader met before are a new batch."""
        count = self.count
        stamps = self.stamps.copy()
        could = self.could.copy()
        changed = bool(met)
        for back in sorted({backs[card] for card in cards}):
            alike = [card for card in cards if backs[card] == back]
            fresh = {card for card in met if backs[card] == back}
            masks = {self.mask(card, backs) for card in alike if card not in fresh}
            if fresh:
                masks.add(1 << count)
                for card in fresh:
                    stamps[card] = count
                count += 1
            changed = changed or len(masks) > 1
            mask = union(list(masks))
            for card in alike:
                allow(could, card, mask, stamps.get(card, back))
        return Memory(count, stamps, could) if changed else self

    def batched(self, cards: list[int], backs: list[int]) -> Memory:
        """After these cards, all of which the reader met before, were mixed: those with one back are a new batch."""
        count = self.count
        stamps = self.stamps.copy()
        for back in sorted({backs[card] for card in cards}):
            for card in cards:
                if backs[card] == back:
                    stamps[card] = count
            count += 1
        return Memory(count, stamps, self.settled(cards).could)

    def shown(self, card: int, among: list[int], backs: list[int]) -> Memory:
        """After one of these cards, which lay in no order, was shown.

        The reader cannot tell which of their places was the card's; it was one whose mask has the card's stamp. Where
        each of these masks has all that smaller ones have, they may take it for the place P with the smallest:

        Let the card have lain in another of them, Q, and let a card with stamp t have lain in P. Then t is in the mask
        of P and so in that of Q, and the shown card's stamp is in the mask of P. With these two cards exchanged all
        masks still hold, and the reader saw the same, since the cards lay in no order. So whatever may be left, may be
        left after the card came out of P, and the masks that are left are those of the others. Where the masks are not
        nested, any of these places may hold what any may: that rules nothing out, though it may allow too much.
        """
        bit = 1 << self.stamp(card, backs)
        known = [self.mask(one, backs) for one in among]
        fitting = [(mask, one) for mask, one in zip(known, among, strict=True) if mask & bit]
        first = fitting[0][0]
        if all(mask == first for mask, _ in fitting):
            return self
        fitting.sort()
        masks = [mask for mask, _ in fitting]
        could = self.could.copy()
        if nested(masks):
            least = fitting[0][1]
            allow(could, least, self.mask(card, backs), self.stamp(least, backs))
        else:
            for _, one in fitting:
                could[one] = union(masks)
        could.pop(card, 0)
        return Memory(self.count, self.stamps, could)

    def settled(self, cards: list[int]) -> Memory:
        """After all of these cards came to lie open."""
        if not self.has_loose(cards):
            return self
        could = self.could.copy()
        for card in cards:
            could.pop(card, 0)
        return Memory(self.count, self.stamps, could)

    def same(self, other: Memory) -> bool:
        """True if two readers remember the same."""
        return self is other or (
            self.count == other.count
            and self.could == other.could
            and (self.stamps is other.stamps or self.stamps == other.stamps)
        )

    def redealt(self, old: list[int], new: list[int]) -> Memory:
        """The same memory of the same places, in which other cards lie."""
        if not self.could:
            return self
        could = self.could.copy()
        for card in old:
            could.pop(card, 0)
        for before, after in zip(old, new, strict=True):
            if before in self.could:
                could[after] = self.could[before]
        return Memory(self.count, self.stamps, could)


def allow(could: dict[int, int], card: int, mask: int, stamp: int) -> None:
    """Note what may lie in a card's place, unless it is just what the card bears."""
    if mask == 1 << stamp:
        could.pop(card, 0)
    else:
        could[card] = mask


def union(masks: list[int]) -> int:
    """All that is in one of the masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def nested(masks: list[int]) -> bool:
    """True if each mask has all that the one before it has."""
    return all(not masks[place - 1] & ~masks[place] for place in range(1, len(masks)))


def shared(memories: list[Memory]) -> list[Memory]:
    """The same memories, those with the same contents as one."""
    found: list[Memory] = []
    for memory in memories:
        twin = memory
        for other in found:
            if memory.same(other):
                twin = other
                break
        found.append(twin)
    return found
