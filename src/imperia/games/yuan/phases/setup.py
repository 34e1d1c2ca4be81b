"""From the boxes to the map: which tiles, where they lie, and the temples on them (p. 4, 5, 18, 19, 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.board import Board, board_of
from imperia.games.yuan.hexes import FIRST_PLACE, LAYOUTS, ROTATIONS, Laid, OpenPlaces, open_places
from imperia.games.yuan.phases.auction import OPEN_AUCTION
from imperia.games.yuan.phases.founding import COLOUR_CITIES, DRAW_CLANS, FOUND_CITIES
from imperia.games.yuan.phases.wheel import BEGIN_TURN
from imperia.games.yuan.printed import HAS_TEMPLE, RAMPARTS, TEMPLES, boxes_in_use, tiles_in_play, tiles_of
from imperia.games.yuan.purposes import BEGINS, MAP, TILES
from imperia.games.yuan.state import FREE, YuanState
from imperia.games.yuan.words import (
    CONFLICT_IMPOSED,
    CROSSING_IMPOSED,
    FIRST_PLAYER,
    LAID,
    LAY,
    MAP_DRAWN,
    RIVER_IMPOSED,
    TAKE,
    TEMPLES_SET,
    TILES_DEALT,
    TURN,
)
from imperia.kernel.agenda import Step, in_order
from imperia.kernel.asking import TurnChoice
from imperia.kernel.chance import Chance

# A map that the program lays has at least this share of its provinces linked, in hundredths (YUA-Q07).
LINKED_SHARE: Final = 75
MAP_IMPOSED: Final = (RIVER_IMPOSED, CROSSING_IMPOSED, CONFLICT_IMPOSED)


class SetUp(Step[YuanState]):
    """Take tiles and supplies out of the boxes, draw the first player (YUA-009 to YUA-014, YUA-Q01, YUA-Q94)."""

    def run(self, state: YuanState) -> None:
        """The rest follows from the scenario and the options."""
        terms = state.terms
        boxes = boxes_in_use(state.seats, terms.base_box)
        state.temples = TEMPLES * len(boxes)
        state.ramparts = RAMPARTS * len(boxes)
        state.unused = tuple(tiles_of(boxes))
        state.first = state.chance.below(BEGINS, state.seats)
        state.seat = state.first
        if terms.layout_by_players or terms.cities_by_players:
            # Who begins has no other effect.
            state.tell(FIRST_PLAYER, state.first)
        layout: Step[YuanState] = DEAL_TILES if terms.layout_by_players else DRAW_MAP
        if terms.scenario >= 0:
            layout = IMPOSE_MAP
        clans: Step[YuanState] = OPEN_AUCTION if terms.auction else DRAW_CLANS
        state.agenda += in_order([layout, SET_TEMPLES, FOUND_CITIES, COLOUR_CITIES, clans, BEGIN_TURN])


def unfold(state: YuanState, laid: tuple[Laid, ...], board: Board) -> None:
    """The tiles lie on the table, and nothing stands on them yet (YUA-024)."""
    state.laid = laid
    on_table = [tile for tile, _, _ in laid]
    state.unused = tuple([tile for tile in state.unused if tile not in on_table])
    state.board = board
    clear_board(state)


def clear_board(state: YuanState) -> None:
    """No province has an owner or a piece on it."""
    size = state.board.size
    state.owner = vec[i64]([FREE] * size)
    state.towns = vec[i64]([0] * size)
    state.walls = vec[i64]([0] * size)
    state.troops = vec[i64]([0] * size)
    state.shrines = vec[i64]([0] * size)


class ImposeMap(Step[YuanState]):
    """Lay the tiles as the scenario shows them (YUA-186 to YUA-188)."""

    def run(self, state: YuanState) -> None:
        """Nothing is left to chance."""
        laid = LAYOUTS[state.terms.scenario]
        unfold(state, laid, board_of(laid, state.terms.rivers))
        state.tell(MAP_IMPOSED[state.terms.scenario], -1, len(laid))


class DrawMap(Step[YuanState]):
    """Lay the tiles at random, one against another, until most provinces are linked (YUA-016, YUA-Q02, YUA-Q07)."""

    def run(self, state: YuanState) -> None:
        """A map that falls apart is drawn anew."""
        chance = state.chance.of(MAP)
        tiles = tiles_in_play(state.seats, state.terms.base_box)
        while True:
            laid = lay_at_random(tiles, chance)
            board = board_of(laid, state.terms.rivers)
            if 100 * len(board.largest_part()) >= LINKED_SHARE * board.size:
                break
        unfold(state, laid, board)
        state.tell(MAP_DRAWN, -1, len(laid))


def lay_at_random(tiles: list[int], chance: Chance) -> tuple[Laid, ...]:
    """Each tile in a random order, on a random place against the others, turned at random."""
    chance.shuffle(tiles)
    ground = OpenPlaces(FIRST_PLACE)
    laid: list[Laid] = []
    for tile in tiles:
        place = ground.places[chance.below(len(ground.places))]
        ground.take(place)
        laid.append((tile, place, chance.below(ROTATIONS)))
    return tuple(laid)


class DealTiles(Step[YuanState]):
    """Deal the tiles out as evenly as possible; who places last has fewer (YUA-015, YUA-017, YUA-Q03)."""

    def run(self, state: YuanState) -> None:
        """One round of the table after the other, beginning with the first player."""
        tiles = tiles_in_play(state.seats, state.terms.base_box)
        state.unused = tuple([tile for tile in state.unused if tile not in tiles])
        state.chance.of(TILES).shuffle(tiles)
        hands: list[list[int]] = [[] for _ in range(state.seats)]
        for index, tile in enumerate(tiles):
            hands[(state.first + index) % state.seats].append(tile)
        for seat, hand in enumerate(hands):
            hand.sort()
            state.tell_list(TILES_DEALT, seat, hand)
        state.hands = tuple([tuple(hand) for hand in hands])
        state.agenda.append(NEXT_TILE)


class NextTile(Step[YuanState]):
    """Ask the next player for a tile, until none is left (YUA-016)."""

    def run(self, state: YuanState) -> None:
        """Asked only where there is something to choose."""
        hand = state.hands[state.seat]
        if not hand:
            unfold(state, state.laid, board_of(state.laid, state.terms.rivers))
            state.hands = ()
        elif len(hand) > 1:
            state.agenda.append(TAKE_TILE)
        else:
            take_tile(state, hand[0])


def take_tile(state: YuanState, tile: int) -> None:
    """The first tile lies in the middle, where it makes no difference how it is turned."""
    state.tile = tile
    if state.laid:
        state.agenda.append(LAY_TILE)
    else:
        lay_tile(state, FIRST_PLACE, 0)


def lay_tile(state: YuanState, place: int, rotation: int) -> None:
    """A tile leaves its player's hand for the table, and the next player is asked."""
    hands = list(state.hands)
    hands[state.seat] = tuple([tile for tile in hands[state.seat] if tile != state.tile])
    state.hands = tuple(hands)
    state.laid = (*state.laid, (state.tile, place, rotation))
    state.tell(LAID, state.seat, state.tile, place, rotation)
    state.tile = -1
    state.place = -1
    state.seat = (state.seat + 1) % state.seats
    state.agenda.append(NEXT_TILE)


class TakeTile(TurnChoice[YuanState]):
    """Choose a tile of one's hand (YUA-016)."""

    rule: ClassVar[str] = "YUA-016"

    def moves(self, state: YuanState, seat: int) -> list[int]:
        return [TAKE.move(tile) for tile in state.hands[seat]]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        take_tile(state, TAKE.argument(move))

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        return ["YUA-015"] if TAKE.says(move) else [self.rule]


class LayTile(TurnChoice[YuanState]):
    """Choose a place against a tile that lies already (YUA-016, YUA-Q02)."""

    rule: ClassVar[str] = "YUA-016"
    continues: ClassVar[bool] = True

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """The lattice places around the tiles."""
        return [LAY.move(place) for place in open_places(state.laid)]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        state.place = LAY.argument(move)
        state.agenda.append(TURN_TILE)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """A place that is taken or touches no tile."""
        return ["YUA-016", "YUA-Q02"] if LAY.says(move) else [self.rule]

    def question(self, state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"tile": state.tile}


class TurnTile(TurnChoice[YuanState]):
    """Choose one of six ways to turn the tile (YUA-Q02)."""

    rule: ClassVar[str] = "YUA-Q02"
    continues: ClassVar[bool] = True

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """In every direction of the lattice."""
        return [TURN.move(rotation) for rotation in range(ROTATIONS)]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        lay_tile(state, state.place, TURN.argument(move))

    def question(self, state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"tile": state.tile, "place": state.place}


class SetTemples(Step[YuanState]):
    """Put a temple on every hill (YUA-018, YUA-044)."""

    def run(self, state: YuanState) -> None:
        count = 0
        for province, kind in enumerate(state.board.kind):
            if HAS_TEMPLE[kind]:
                state.shrines[province] = 1
                count += 1
        state.temples -= count
        state.tell(TEMPLES_SET, -1, count)


SET_UP: Final = SetUp()
IMPOSE_MAP: Final = ImposeMap()
DRAW_MAP: Final = DrawMap()
DEAL_TILES: Final = DealTiles()
NEXT_TILE: Final = NextTile()
TAKE_TILE: Final = TakeTile()
LAY_TILE: Final = LayTile()
TURN_TILE: Final = TurnTile()
SET_TEMPLES: Final = SetTemples()
