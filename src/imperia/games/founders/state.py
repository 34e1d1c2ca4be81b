"""The position of Founders: plain fields and their form, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.founders.grid import cell_at
from imperia.games.founders.layout import laid_out
from imperia.games.founders.nation import EMPTY, Nation
from imperia.games.founders.printed import (
    ARTISANS,
    CART,
    COIN,
    KINDS,
    NATURE,
    PILES,
    TILES,
    TOKEN_COUNT,
    VICTORY,
    WAR,
)
from imperia.games.founders.recipes import NO_RESOURCE
from imperia.games.founders.words import CELL, RESOURCE, TILE, TOKEN
from imperia.kernel.draws import Draws
from imperia.kernel.form import (
    NOBODY,
    Cards,
    Counts,
    Field,
    Form,
    Laid,
    Marks,
    Named,
    OfParty,
    Record,
    RowOfParty,
    Seat,
    Thing,
    Whole,
)
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.kernel.game import Game

NO_TILE: Final = -1
# How far from its first tile an observation shows a nation.
REACH: Final = 7


class Terms:
    """The terms of a table, by option; never changed."""

    def __init__(self, agreed_end: bool) -> None:
        # True if the players may end the game by common accord.
        self.agreed_end: Final = agreed_end


PLAIN_TERMS: Final = Terms(True)


@final
class FoundersState(State):
    """Piles, rows, nations, tokens, and whose turn it is.

    Nations and tuples are values: a change replaces them, and copies share them.
    """

    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
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


# The cells that an observation shows of a nation; few grow farther, and the grid is as wide as a game is long.
WINDOW: Final = [cell_at(x, y) for x in range(-REACH, REACH + 1) for y in range(-REACH, REACH + 1)]
SQUARE: Final = (("x", 2 * REACH + 1), ("y", 2 * REACH + 1))
NATION: Final = Record(
    "NationData",
    [
        ("tiles", Laid(CELL, TILE, WINDOW, SQUARE)),
        ("war", Marks(CELL, TOKEN, WAR, WINDOW, SQUARE)),
        ("coins", Marks(CELL, TOKEN, COIN, WINDOW, SQUARE)),
        ("artisans", Laid(CELL, TOKEN, WINDOW, SQUARE)),
        ("carts", Marks(CELL, TOKEN, CART, WINDOW, SQUARE)),
    ],
    laid_out,
)


def numbers(counts: list[int]) -> vec[i64]:
    """Counts as the state keeps them."""
    return vec[i64](counts)


def of_colour(kind: int) -> list[int]:
    """The tiles of one colour."""
    return [number for number, tile in enumerate(TILES) if tile.kind == kind]


def tiles_of(kind: int, rule: str, optional: bool = False) -> Cards:
    """A row or pile in which a rule wants tiles of one colour; piles are lists, which are changed where they lie."""
    only = of_colour(kind)
    return Cards(TILE, list if optional else tuple, single=False, optional=optional, only=only, rule=rule)


FORM: Final = Form(
    [
        Field("first", Seat()),
        Field("turn", Whole(left_out=1)),
        OfParty("nations", NATION),
        RowOfParty("hands", Counts(TOKEN, numbers), TOKEN_COUNT),
        OfParty("replaced", Cards(TILE, tuple, single=False)),
        Field("rows", Named("RowData", [(KINDS[pile], tiles_of(pile, "FOU-040")) for pile in PILES])),
        Field("piles", Named("PileData", [(KINDS[pile], tiles_of(pile, "FOU-040", True)) for pile in PILES]), NOBODY),
        Field("victory", tiles_of(VICTORY, "FOU-012")),
        Field("draft", tiles_of(NATURE, "FOU-016")),
        OfParty("picked", tiles_of(NATURE, "FOU-016")),
        Field("swept", Cards(TILE, tuple, single=False)),
        Field("unused", Cards(TILE, tuple, single=False), saved=False),
        Field("artisans", Cards(TOKEN, single=False, optional=True, only=ARTISANS, rule="FOU-026"), NOBODY),
        Field("supply", Counts(TOKEN, numbers), saved=False),
        Field("boxed", Counts(TOKEN, numbers)),
        Field("bought", Thing(RESOURCE)),
        Field("drawn", Thing(TILE, only=of_colour(NATURE), rule="FOU-063")),
    ],
    components=(TILE, TOKEN),
    steps=("reveal", "token", "add"),
)


def closed_box(game: Game, seats: int, chance: Draws, terms: Terms) -> FoundersState:
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
