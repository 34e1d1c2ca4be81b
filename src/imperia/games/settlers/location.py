"""A location in an empire, as a value: what is done to it makes another one, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.printed import STOCK_SIZE

# Goods that lie on a card are packed into one number, with bits for each: enough for any game, and all that can lie
# there fit into a small integer.
BITS: Final = 10
MASK: Final = (1 << BITS) - 1
NO_CARDS: Final[list[int]] = []


def packed(good: int, count: int) -> int:
    """So many goods of a kind as one number; numbers add up."""
    return count << (BITS * good)


def unpack(goods: int, good: int) -> int:
    """How many goods of a kind a number holds."""
    return (goods >> (BITS * good)) & MASK


def pack(counts: list[int]) -> int:
    """Goods of a supply as one number."""
    return sum([packed(good, count) for good, count in enumerate(counts)])


def unpack_all(goods: int) -> list[int]:
    """How many goods of each kind a number holds."""
    return [unpack(goods, good) for good in range(STOCK_SIZE)]


@final
class Location:
    """A built card and all that lies on it."""

    def __init__(
        self,
        card: int,
        owner: int,
        uses: int = 0,
        spent: int = 0,
        defense: int = 0,
        samurai: int = 0,
        blocked: bool = False,
        marked: int = 0,
        under: list[int] = NO_CARDS,
        offered: int = 0,
    ) -> None:
        self.card: Final = card
        # What is printed on it.
        self.face: Final = CARDS[card]
        # In whose empire it lies; whoever controls it has it in their list (SET-Q23).
        self.owner: Final = owner
        # Activations in this round, and the goods that mark them (SET-135).
        self.uses: Final = uses
        self.spent: Final = spent
        # How often it may still be activated, whoever used it before (SET-137, SET-139, SET-181, SET-Q64).
        self.left: Final = 0 if blocked else self.face.limit - uses
        self.defense: Final = defense
        self.samurai: Final = samurai
        self.blocked: Final = blocked
        # The seat that has a deal with it through a Trade Route, counted from one (SET-Q25).
        self.marked: Final = marked
        # Cards under a Gate, resources on a Shrine (SET-160, SET-167).
        self.under: Final = under
        self.offered: Final = offered

    def used(self, times: int, goods: int) -> Location:
        """With more activations and more goods on it."""
        return Location(
            self.card, self.owner, self.uses + times, self.spent + goods, self.defense, self.samurai, self.blocked,
            self.marked, self.under, self.offered,
        )  # fmt: skip

    def guarded(self, defense: int, samurai: int) -> Location:
        """With more defense tokens or samurai."""
        return Location(
            self.card, self.owner, self.uses, self.spent, self.defense + defense, self.samurai + samurai, self.blocked,
            self.marked, self.under, self.offered,
        )  # fmt: skip

    def stopped(self) -> Location:
        """Blocked until cleanup (SET-Q64)."""
        return Location(
            self.card, self.owner, self.uses, self.spent, self.defense, self.samurai, True, self.marked, self.under,
            self.offered,
        )  # fmt: skip

    def marked_by(self, mark: int) -> Location:
        """With or without the mark of a Trade Route."""
        return Location(
            self.card, self.owner, self.uses, self.spent, self.defense, self.samurai, self.blocked, mark, self.under,
            self.offered,
        )  # fmt: skip

    def holding(self, under: list[int], offered: int) -> Location:
        """With other cards under it or resources on it."""
        return Location(
            self.card, self.owner, self.uses, self.spent, self.defense, self.samurai, self.blocked, self.marked, under,
            offered,
        )  # fmt: skip

    def lying_with(self, owner: int) -> Location:
        """In the empire of another."""
        return Location(
            self.card, owner, self.uses, self.spent, self.defense, self.samurai, self.blocked, self.marked, self.under,
            self.offered,
        )  # fmt: skip

    def fresh(self) -> Location:
        """As it is after cleanup: samurai, marks and what is stored here stay (SET-080, SET-085, SET-156)."""
        if not (self.uses or self.spent or self.defense or self.blocked):
            return self
        return Location(self.card, self.owner, 0, 0, 0, self.samurai, False, self.marked, self.under, self.offered)
