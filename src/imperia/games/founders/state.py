"""The position of Founders: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperia.games.founders.nation import EMPTY, Nation
from imperia.games.founders.printed import TOKEN_COUNT
from imperia.games.founders.recipes import NO_RESOURCE
from imperia.kernel.chance import Chance
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

NO_TILE: Final = -1
NO_TOKEN: Final = -1


class FoundersState(State):
    """Piles, rows, nations, tokens, and whose turn it is."""

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        # Who began, and the number of the turn (0 during the draft).
        self.first: int = 0
        self.turn: int = 0
        # The three piles (last tile on top), their rows in the order of arrival, and the open victory tiles.
        self.piles: list[list[int]] = [[], [], []]
        self.rows: list[list[int]] = [[], [], []]
        self.victory: list[int] = []
        # The open tiles of the draft, and what each seat has picked but not laid.
        self.draft: list[int] = []
        self.picked: list[list[int]] = [[] for _ in range(seats)]
        # Tiles out of the game: swept from rows, and the victory tiles that were never drawn.
        self.swept: list[int] = []
        self.unused: list[int] = []
        self.nations: list[Nation] = [EMPTY] * seats
        # Face-down tiles in front of each seat (FOU-078).
        self.replaced: list[list[int]] = [[] for _ in range(seats)]
        # Tokens by kind: in each hand, in the open supplies, in the box; and the artisans face down, last on top.
        self.hands: list[list[int]] = [[0] * TOKEN_COUNT for _ in range(seats)]
        self.supply: list[int] = [0] * TOKEN_COUNT
        self.artisans: list[int] = []
        self.boxed: list[int] = [0] * TOKEN_COUNT
        # Within a turn: the token being played, its victim and its cell; the resource bought; the tile being added,
        # which lies in the market until it is laid, or has been drawn from the nature pile (FOU-063).
        self.token: int = NO_TOKEN
        self.victim: int = -1
        self.cell: int = -1
        self.bought: int = NO_RESOURCE
        self.tile: int = NO_TILE
        self.drawn: bool = False
        # Option FOU-O04.
        self.agreed_end: bool = True

    def copy(self) -> FoundersState:
        """An independent twin."""
        twin = FoundersState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        twin.seat = self.seat
        twin.first = self.first
        twin.turn = self.turn
        twin.piles = [pile.copy() for pile in self.piles]
        twin.rows = [row.copy() for row in self.rows]
        twin.victory = self.victory.copy()
        twin.draft = self.draft.copy()
        twin.picked = [picks.copy() for picks in self.picked]
        twin.swept = self.swept.copy()
        twin.unused = self.unused
        # Nations are values: a change replaces them.
        twin.nations = self.nations.copy()
        twin.replaced = [tiles.copy() for tiles in self.replaced]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.supply = self.supply.copy()
        twin.artisans = self.artisans.copy()
        twin.boxed = self.boxed.copy()
        twin.token = self.token
        twin.victim = self.victim
        twin.cell = self.cell
        twin.bought = self.bought
        twin.tile = self.tile
        twin.drawn = self.drawn
        twin.agreed_end = self.agreed_end
        return twin
