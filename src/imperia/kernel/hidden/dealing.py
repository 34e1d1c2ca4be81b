"""Dealing hidden cards anew, in any way that a reader cannot rule out."""

from __future__ import annotations

from typing import Final

from imperia.kernel.chance import Chance
from imperia.kernel.hidden.memory import Memory


def reorder(cards: list[int], chance: Chance) -> None:
    """Put cards whose order nobody knows into another one.

    They are sorted before they are shuffled: what is dealt must follow from what is known and from chance, and not
    from how the cards really lie.
    """
    cards.sort()
    chance.shuffle(cards)


class Place:
    """The cards face down in a place, under a name that lasts all game, and which of them a reader does not know."""

    def __init__(self, name: str, cards: list[int], unknown: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        # The indices of the cards that the reader does not know.
        self.unknown: Final = unknown

    def order_unknown(self, could: dict[int, int]) -> None:
        """Put the indices in the order of what others think may lie there."""
        keyed = sorted([(could.get(self.cards[index], 0), index) for index in self.unknown])
        self.unknown[:] = [index for _, index in keyed]


def deal_loose(places: list[Place], memory: Memory, backs: list[int], pools: list[list[int]], chance: Chance) -> None:
    """Deal the cards of the pools, by stamp, to all unknown places; those that have a choice come last."""
    loose: list[tuple[int, int, int]] = []
    for where, place in enumerate(places):
        cards = place.cards
        for rank, index in enumerate(place.unknown):
            card = cards[index]
            if card in memory.could:
                loose.append((where, memory.could[card], rank))
            else:
                cards[index] = pools[memory.stamp(card, backs)].pop()
    # By mask: in a hand, which is sorted, the order of the cards would tell what they are.
    loose.sort()
    chosen = share_out([mask for _, mask, _ in loose], [len(pool) for pool in pools], chance)
    for slot, (where, _, rank) in enumerate(loose):
        place = places[where]
        place.cards[place.unknown[rank]] = pools[chosen[slot]].pop()


def unknown_cards(places: list[Place]) -> list[int]:
    """The cards that are not known, place by place."""
    found: list[int] = []
    for place in places:
        cards = place.cards
        found += cards if len(place.unknown) == len(cards) else [cards[index] for index in place.unknown]
    return found


def share_out(masks: list[int], left: list[int], chance: Chance) -> list[int]:
    """A stamp for every place out of its mask, as many of each as there are left.

    Each is drawn in proportion to what is left. Where none that fits is left, earlier places make room.
    """
    chosen = [-1] * len(masks)
    for slot, mask in enumerate(masks):
        fitting = [stamp for stamp in range(len(left)) if mask >> stamp & 1]
        count = sum([left[stamp] for stamp in fitting])
        if not count:
            make_room(slot, masks, left, chosen, [False] * len(left))
            continue
        drawn = chance.below(count)
        for stamp in fitting:
            drawn -= left[stamp]
            if drawn < 0:
                left[stamp] -= 1
                chosen[slot] = stamp
                break
    return chosen


def make_room(slot: int, masks: list[int], left: list[int], chosen: list[int], tried: list[bool]) -> bool:
    """Give a place a stamp that is left, or one of a place that can have another in its turn."""
    for stamp in range(len(left)):
        if tried[stamp] or not masks[slot] >> stamp & 1:
            continue
        tried[stamp] = True
        if left[stamp]:
            left[stamp] -= 1
            chosen[slot] = stamp
            return True
        for other in range(len(chosen)):
            if chosen[other] == stamp and make_room(other, masks, left, chosen, tried):
                chosen[slot] = stamp
                return True
    return False
