"""The first cities, their colours, and who plays which (p. 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.board import BIT, WORD, WORDS, Board
from imperia.games.yuan.phases.levelling import set_markers
from imperia.games.yuan.powers import NO_POWER, POWERS
from imperia.games.yuan.printed import (
    ARMIES,
    CITIES,
    CLANS,
    HILL,
    SCENARIOS,
    START_CHAO,
    VILLAGES,
    boxes_in_use,
    clans_of,
)
from imperia.games.yuan.purposes import CITIES_SPREAD, CLANS_IN_PLAY, SIDES
from imperia.games.yuan.state import FREE, NOBODY, YuanState
from imperia.games.yuan.words import (
    CLAN_DRAWN,
    COLOURED,
    COLOURED_FOR_AUCTION,
    FOUND,
    FOUNDED,
    FOUNDED_AT_CROSSING,
    FOUNDED_BY_PROGRAM,
    FOUNDED_FOR_AUCTION,
    FOUNDED_IN_CONFLICT,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice

# How the program spreads the first cities: this many draws, distances up to this many steps (YUA-Q05).
DRAWS: Final = 400
FAR: Final = 5
# Cities that players place lie this many steps apart where they can (YUA-Q05).
APART: Final = 2
# The first scenario imposes none (YUA-186).
FOUNDED_BY_SCENARIO: Final = (FOUNDED, FOUNDED_AT_CROSSING, FOUNDED_IN_CONFLICT)


class FoundCities(Step[YuanState]):
    """Find the provinces of the first cities: imposed, drawn, or placed by the players (YUA-019, YUA-025, YUA-Q05)."""

    def run(self, state: YuanState) -> None:
        """Nobody knows yet whose they will be."""
        terms = state.terms
        imposed = SCENARIOS[terms.scenario].cities if terms.scenario >= 0 else []
        founded = FOUNDED_FOR_AUCTION if terms.auction else FOUNDED_BY_PROGRAM
        if imposed:
            founded = FOUNDED_BY_SCENARIO[terms.scenario]
            provinces = [int(state.board.local[name]) for name in imposed]
        elif terms.cities_by_players:
            state.seat = state.first
            state.agenda.append(FOUND_CITY)
            return
        else:
            provinces = spread_cities(state)
        state.founded = tuple(provinces)
        for province in provinces:
            state.tell(founded, -1, state.board.names[province])


def spread_cities(state: YuanState) -> list[int]:
    """The best spread of many draws: the smallest distance is as large as can be; no hills (YUA-Q05, YUA-Q06)."""
    board = state.board
    ground = [province for province in board.largest_part() if board.kind[province] != HILL]
    if len(ground) < state.seats:
        # Only players can lay a map that falls apart so much (YUA-Q07).
        ground = [province for province in range(board.size) if board.kind[province] != HILL]
    chance = state.chance.of(CITIES_SPREAD)
    best: list[int] = []
    widest = 0
    for _ in range(DRAWS):
        cities = Cities(board, widest)
        for index in range(state.seats):
            other = index + chance.below(len(ground) - index)
            city = ground[other]
            ground[other] = ground[index]
            ground[index] = city
            # What is no wider than the best need not be drawn to its end.
            if not cities.add(city):
                break
        else:
            best = ground[: state.seats]
            while widest < FAR and are_apart(board, best, widest):
                widest += 1
            if widest == FAR:
                break
    return best


class Cities:
    """Cities that are all more than that many steps apart."""

    def __init__(self, board: Board, steps: int) -> None:
        self._near: Final[vec[i64]] = board.within(steps)
        self._taken: Final[vec[i64]] = vec[i64]([0] * WORDS)

    def add(self, city: i64) -> bool:
        """Found one more, if it is not too near to another."""
        word: i64 = 0
        for word in range(WORDS):
            if self._near[WORDS * city + word] & self._taken[word]:
                return False
        self._taken[city // WORD] |= BIT[city % WORD]
        return True


def are_apart(board: Board, cities: Sequence[int], steps: int) -> bool:
    """True if all cities are more than that many steps apart."""
    found = Cities(board, steps)
    return all(found.add(city) for city in cities)


def open_ground(state: YuanState) -> list[int]:
    """Where the next city may go: away from the others, or anywhere free if that cannot be (YUA-019, YUA-Q05)."""
    free = [province for province in range(state.board.size) if province not in state.founded]
    apart = [
        province
        for province in free
        if all(are_apart(state.board, (city, province), APART - 1) for city in state.founded)
    ]
    return apart or free


class FoundCity(TurnChoice[YuanState]):
    """Place the next first city on any province, for whoever will draw it (YUA-019, YUA-Q05, YUA-Q06)."""

    rule: ClassVar[str] = "YUA-019"

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """Any province, hills too."""
        return [FOUND.move(state.board.names[province]) for province in open_ground(state)]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        """The next player goes on until there is a city for everyone."""
        name = FOUND.argument(move)
        state.founded = (*state.founded, state.board.local[name])
        state.tell(FOUNDED, seat, name)
        state.seat = (seat + 1) % state.seats
        if len(state.founded) < state.seats:
            state.agenda.append(self)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """Taken, not on the map, or too near."""
        if not FOUND.says(move):
            return [self.rule]
        province = state.board.local[FOUND.argument(move)]
        return ["YUA-042"] if province < 0 else [self.rule] if province in state.founded else ["YUA-Q05"]


class ColourCities(Step[YuanState]):
    """Draw the clans in play and put a city of each on its province (YUA-019, YUA-Q04, YUA-Q13)."""

    def run(self, state: YuanState) -> None:
        """A first city is an ordinary one (YUA-195)."""
        clans = clans_of(boxes_in_use(state.seats, state.terms.base_box))
        state.chance.of(CLANS_IN_PLAY).shuffle(clans)
        state.clans = tuple(clans[: state.seats])
        state.sides = (-1,) * state.seats
        state.villages = vec[i64]([VILLAGES] * state.seats)
        state.cities = vec[i64]([CITIES - 1] * state.seats)
        state.armies = vec[i64]([ARMIES] * state.seats)
        coloured = COLOURED_FOR_AUCTION if state.terms.auction else COLOURED
        for side, province in enumerate(state.founded):
            state.owner[province] = side
            state.towns[province] = 1
            state.tell(coloured, -1, state.clans[side], state.board.names[province])


class DrawClans(Step[YuanState]):
    """Each player draws a colour and starts with its money (YUA-020 to YUA-023)."""

    def run(self, state: YuanState) -> None:
        sides = list(range(state.seats))
        state.chance.of(SIDES).shuffle(sides)
        state.sides = tuple(sides)
        for seat, side in enumerate(sides):
            clan = state.clans[side]
            state.chao[seat] = START_CHAO + (CLANS[clan].adjustment if state.terms.powers else 0)
            state.tell(CLAN_DRAWN, seat, clan, state.board.names[state.founded[side]], state.chao[seat])
        take_clans(state)


def take_clans(state: YuanState) -> None:
    """Everybody takes the pieces and the board of their clan (YUA-021, YUA-196); from now on sides are seats."""
    seat_of = [0] * state.seats
    for seat, side in enumerate(state.sides):
        seat_of[side] = seat
    state.owner = vec[i64]([seat_of[side] if side != FREE else FREE for side in state.owner])
    state.clans = tuple([state.clans[side] for side in state.sides])
    state.sides = tuple(range(state.seats))
    state.founded = ()
    state.bids = vec[i64]()
    state.ties = 0
    state.winner = NOBODY
    state.seat = 0
    use_powers(state)
    # YUA-Q08: the first cities count for the costs of the first turn.
    set_markers(state)


def use_powers(state: YuanState) -> None:
    """The clans' powers, where the table plays with them (YUA-037)."""
    state.powers = tuple([POWERS[clan] if state.terms.powers else NO_POWER for clan in state.clans])


FOUND_CITIES: Final = FoundCities()
FOUND_CITY: Final = FoundCity()
COLOUR_CITIES: Final = ColourCities()
DRAW_CLANS: Final = DrawClans()
