"""The position of Founders: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.founders.nation import EMPTY, Nation
from imperia.games.founders.printed import PILES, TOKEN_COUNT
from imperia.games.founders.recipes import NO_RESOURCE
from imperia.kernel.chance import Chance
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

NO_TILE: Final = -1


class Terms:
    """What a table has agreed to play, by option; never changed."""

    def __init__(self, agreed_end: bool) -> None:
        # True if the players may end the game by common accord.
        self.agreed_end: Final = agreed_end


PLAIN_TERMS: Final = Terms(True)


@final
class FoundersState(State):
    """Piles, rows, nations, tokens, and whose turn it is.

    Nations and tuples are values: a change replaces them, and copies share them.
    """

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.terms: Terms = PLAIN_TERMS
        # Who began, and the number of the turn (0 during the draft).
        self.first: int = 0
        self.turn: int = 0
        # The three piles (last tile on top), their rows in the order of arrival, and the open victory tiles.
        self.piles: list[list[int]] = []
        self.rows: list[tuple[int, ...]] = []
        self.victory: tuple[int, ...] = ()
        # The open tiles of the draft, and what each seat has picked but not laid.
        self.draft: tuple[int, ...] = ()
        self.picked: list[tuple[int, ...]] = []
        # Tiles out of the game: swept from rows, and the victory tiles that were never drawn.
        self.swept: tuple[int, ...] = ()
        self.unused: tuple[int, ...] = ()
        self.nations: list[Nation] = []
        # Face-down tiles in front of each seat (FOU-078).
        self.replaced: list[tuple[int, ...]] = []
        # Tokens by kind: hand after hand, in the open supplies, in the box; and the artisans face down, last on top.
        self.hands: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.boxed: vec[i64] = vec[i64]()
        self.artisans: list[int] = []
        # Until the end of the turn: the resource that was bought (FOU-102), and a tile drawn from the nature pile that
        # has to be added (FOU-063).
        self.bought: int = NO_RESOURCE
        self.drawn: int = NO_TILE

    def held(self, seat: i64, token: i64) -> i64:
        """How many tokens of a kind a player has in hand."""
        return self.hands[seat * TOKEN_COUNT + token]

    def hand(self, seat: int) -> vec[i64]:
        """The tokens in a hand, by kind."""
        return self.hands[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]

    def give(self, seat: i64, token: i64, count: i64) -> None:
        """Put tokens into a hand, or take them out of it."""
        self.hands[seat * TOKEN_COUNT + token] += count

    def copy(self) -> FoundersState:
        twin = FoundersState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        twin.seat = self.seat
        twin.terms = self.terms
        twin.first = self.first
        twin.turn = self.turn
        twin.piles = [pile.copy() for pile in self.piles]
        twin.rows = self.rows.copy()
        twin.victory = self.victory
        twin.draft = self.draft
        twin.picked = self.picked.copy()
        twin.swept = self.swept
        twin.unused = self.unused
        twin.nations = self.nations.copy()
        twin.replaced = self.replaced.copy()
        twin.hands = self.hands[:]
        twin.supply = self.supply[:]
        twin.boxed = self.boxed[:]
        twin.artisans = self.artisans.copy()
        twin.bought = self.bought
        twin.drawn = self.drawn
        return twin


def closed_box(game: Game, seats: int, chance: Chance, terms: Terms) -> FoundersState:
    """A table with nothing on it yet."""
    state = FoundersState(game, seats, chance)
    state.terms = terms
    state.piles = [[] for _ in PILES]
    state.rows = [()] * len(PILES)
    state.picked = [()] * seats
    state.nations = [EMPTY] * seats
    state.replaced = [()] * seats
    state.hands = vec[i64]([0] * (seats * TOKEN_COUNT))
    state.supply = vec[i64]([0] * TOKEN_COUNT)
    state.boxed = vec[i64]([0] * TOKEN_COUNT)
    return state


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles less one of a kind."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
