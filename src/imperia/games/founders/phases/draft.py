"""From the box to the first turn: setup, draft, start tiles, rows (p. 2)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.content import SETUP
from imperia.games.founders.grid import SIDES, START
from imperia.games.founders.phases.turn import BEGIN_TURN
from imperia.games.founders.printed import ARTISAN, KINDS, NATURE, PILES, TILES, TOKENS, VICTORY
from imperia.games.founders.purposes import ARTISANS, BEGINS, TILES_OF
from imperia.games.founders.state import FoundersState, without
from imperia.games.founders.words import (
    AT,
    CITY_ROW_FILLED,
    DRAFT_OPENED,
    FIRST_PLAYER,
    LAID,
    NATURE_ROW_FILLED,
    PICK,
    PICKED,
    PICKED_SECOND,
    VICTORY_OPENED,
    VICTORY_OPENED_FOR_MORE,
    VILLAGE_ROW_FILLED,
)
from imperia.kernel.agenda import SeatChoice, Step, in_order

VICTORY_REVEALED: Final[dict[int, int]] = {one.players: one.victory_revealed for one in SETUP.layouts}
DRAFT_REVEALED: Final[dict[int, int]] = {one.players: one.draft_revealed for one in SETUP.layouts}
# Tiles drawn for the nature, village and city rows; the left-over draft tile comes on top of the first.
ROW_DRAWS: Final[dict[int, list[int]]] = {
    one.players: [one.nature_row_extra, one.village_row_start, one.city_row_start] for one in SETUP.layouts
}
# Before they are shuffled, tiles by kind.
TILES_IN_BOX: Final = [
    [number for number, tile in enumerate(TILES) if tile.kind == kind for _ in range(tile.copies)]
    for kind in range(len(KINDS))
]
ARTISANS_IN_BOX: Final = [
    number for number, token in enumerate(TOKENS) if token.type == ARTISAN for _ in range(token.copies)
]
ROW_FILLED: Final = (NATURE_ROW_FILLED, VILLAGE_ROW_FILLED, CITY_ROW_FILLED)


class SetUp(Step[FoundersState]):
    """Shuffle the four piles, open victory and draft tiles, sort the tokens (FOU-011 to FOU-016, FOU-026)."""

    def run(self, state: FoundersState) -> None:
        """Everything that is laid out before the draft (FOU-140)."""
        piles = [pile.copy() for pile in TILES_IN_BOX]
        for kind, pile in enumerate(piles):
            state.chance.shuffle(TILES_OF[kind], pile)
        for number, token in enumerate(TOKENS):
            if token.type != ARTISAN:
                state.supply[number] = token.copies
        state.artisans = ARTISANS_IN_BOX.copy()
        state.chance.shuffle(ARTISANS, state.artisans)
        # FOU-Q01: lots are drawn for the first player.
        state.first = state.chance.below(BEGINS, state.seats)
        state.seat = state.first
        state.tell(FIRST_PLAYER, state.first)

        victory = piles[VICTORY]
        opened = VICTORY_OPENED if state.seats == 2 else VICTORY_OPENED_FOR_MORE
        for _ in range(VICTORY_REVEALED[state.seats]):
            state.victory += (victory.pop(),)
            state.tell(opened, -1, state.victory[-1])
        # FOU-014: there is no victory pile; the rest is out of the game.
        state.unused = tuple(sorted(victory))
        state.piles = [piles[pile] for pile in PILES]
        for _ in range(DRAFT_REVEALED[state.seats]):
            state.draft += (state.piles[NATURE].pop(),)
            state.tell(DRAFT_OPENED, -1, state.draft[-1])

        order = [(state.first + place) % state.seats for place in range(state.seats)]
        # FOU-017, FOU-018: once round clockwise, then back. FOU-Q07: only then the tiles are laid, clockwise again.
        picks: list[Step[FoundersState]] = [PICK_TILE[seat] for seat in order + order[::-1]]
        lay: list[Step[FoundersState]] = [LAY_START[seat] for seat in order]
        state.agenda += in_order([*picks, *lay, FILL_ROWS, BEGIN_TURN])


class PickTile(SeatChoice[FoundersState]):
    """Take one of the open draft tiles (FOU-017, FOU-018)."""

    rule: ClassVar[str] = "FOU-017"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Any open draft tile; copies of a kind are one move (FOU-Q66)."""
        return [PICK.move(tile) for tile in sorted(set(state.draft))]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile leaves the draft and lies before its new owner until all have picked (FOU-Q07)."""
        tile = PICK.argument(move)
        state.draft = without(state.draft, tile)
        state.tell(PICKED_SECOND if state.picked[seat] else PICKED, seat, tile)
        state.picked[seat] += (tile,)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Only draft tiles can be picked."""
        asking = self.asked_by(state, seat)
        return ["FOU-016", asking] if PICK.says(move) else [asking]

    def asked_by(self, state: FoundersState, seat: int) -> str:
        """The second pass has a rule of its own."""
        return "FOU-018" if state.picked[seat] else self.rule


class LayStart(SeatChoice[FoundersState]):
    """Lay the second start tile against the first (FOU-020, FOU-Q07)."""

    rule: ClassVar[str] = "FOU-020"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The four cells that share a side with the first tile, which lies at (0,0)."""
        return [AT.move(cell) for cell in SIDES[START]]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """Both tiles lie in front of their owner."""
        first, second = state.picked[seat]
        cell = AT.argument(move)
        state.picked[seat] = ()
        state.nations[seat] = state.nations[seat].with_tile(START, first).with_tile(cell, second)
        state.tell(LAID, seat, first, START)
        state.tell(LAID, seat, second, cell)

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"tile": state.picked[seat][1]}


class FillRows(Step[FoundersState]):
    """Fill the three rows; the left-over draft tile is the third of the nature row (FOU-022 to FOU-024)."""

    def run(self, state: FoundersState) -> None:
        for pile in PILES:
            for _ in range(ROW_DRAWS[state.seats][pile]):
                self.put(state, pile, state.piles[pile].pop())
        (left,) = state.draft
        self.put(state, NATURE, left)
        state.draft = ()

    def put(self, state: FoundersState, pile: int, tile: int) -> None:
        """One tile at the end of a row."""
        state.rows[pile] += (tile,)
        state.tell(ROW_FILLED[pile], -1, pile, tile)


SET_UP: Final = SetUp()
PICK_TILE: Final = [PickTile(seat) for seat in range(4)]
LAY_START: Final = [LayStart(seat) for seat in range(4)]
FILL_ROWS: Final = FillRows()
