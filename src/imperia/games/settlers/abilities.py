"""What each card can do, as steps; the effects fill these lists from the content when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperia.games.settlers.tables import CARD_COUNT

if TYPE_CHECKING:
    from imperia.games.settlers.effects.op import Op

# The ops of each card in their order: of its production, its action, its building bonus and its trigger.
PRODUCE: Final[list[list[Op]]] = [[] for _ in range(CARD_COUNT)]
ACT: Final[list[list[Op]]] = [[] for _ in range(CARD_COUNT)]
BONUS: Final[list[list[Op]]] = [[] for _ in range(CARD_COUNT)]
REACT: Final[list[list[Op]]] = [[] for _ in range(CARD_COUNT)]
# The ops of an action that need something (a target, a card, a price) to be possible.
DEMANDS: Final[list[list[Op]]] = [[] for _ in range(CARD_COUNT)]
# True if a production or a trigger draws cards or asks, so that its owner may want to put it in order (SET-Q73).
PRODUCE_ASKS: Final[list[bool]] = [False] * CARD_COUNT
REACT_ASKS: Final[list[bool]] = [False] * CARD_COUNT
# What alike sources share: nobody is asked for the order of two that do the same.
LIKENESS: Final[list[int]] = [0] * CARD_COUNT
# The likeness of what gives one card, as every deal does that asks at all.
ONE_CARD: Final = 0
# Goods for each gain of points, and for each pair of workers that another player discards; empty without a trigger.
ON_POINTS_GOODS: Final[list[list[int]]] = [[] for _ in range(CARD_COUNT)]
ON_PAIR_GOODS: Final[list[list[int]]] = [[] for _ in range(CARD_COUNT)]
# Every op by its key, for saved games.
OPS: Final[dict[str, Op]] = {}
