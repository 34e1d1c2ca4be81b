"""The square grid on which a nation grows (FOU-056, FOU-Q06)."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.content import SETUP

# The rulebook sets no edge. A player has at most this many turns (FOU-131), so no nation can come nearer to the
# edge of this grid than the edge itself; one more ring outside keeps neighbours from wrapping round.
RADIUS: Final = 1 + max(-(-layout.max_turns // layout.players) for layout in SETUP.layouts)
RING: Final = RADIUS + 1
WIDTH: Final = 2 * RING + 1
CELLS: Final = WIDTH * WIDTH


def cell_at(x: int, y: int) -> int:
    """The number of a cell; y grows away from the owner."""
    return (x + RING) * WIDTH + y + RING


def column_of(cell: int) -> int:
    """The x of a cell."""
    return cell // WIDTH - RING


def depth_of(cell: int) -> int:
    """The y of a cell: how far it lies from the owner."""
    return cell % WIDTH - RING


def cell_name(cell: int) -> str:
    """A cell as people write it."""
    return f"{column_of(cell)},{depth_of(cell)}"


def inside(cell: int) -> bool:
    """True for a cell that a nation can reach."""
    return abs(column_of(cell)) <= RADIUS and abs(depth_of(cell)) <= RADIUS


SIDE: Final = (-WIDTH, -1, 1, WIDTH)
DIAGONAL: Final = (-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
# The cells that share a side with a cell (FOU-054), and those that share a side or a corner (FOU-057).
SIDES: Final[list[list[int]]] = [
    [cell + step for step in SIDE if inside(cell + step)] if inside(cell) else [] for cell in range(CELLS)
]
AROUND: Final[list[list[int]]] = [
    [cell + step for step in SIDE + DIAGONAL] if inside(cell) else [] for cell in range(CELLS)
]
# A corner is named by the lowest cell of its 2 x 2 block (FOU-111).
BLOCK: Final = (0, 1, WIDTH, WIDTH + 1)
START: Final = cell_at(0, 0)
