"""The first cities, their colours, and who plays which (p. 5)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.yuan.phases.levelling import set_markers
from imperia.games.yuan.powers import NO_POWER, POWERS
from imperia.games.yuan.state import FREE, NOBODY, YuanState
from imperia.games.yuan.tables import (
    ADJUSTMENT,
    ARMIES,
    CITIES,
    CLAN_BOX,
    CLAN_COUNT,
    HILL,
    SCENARIO_CITIES,
    START_CHAO,
    VILLAGES,
    boxes_in_use,
)
from imperia.games.yuan.words import CLAN_DRAWN, COLOURED, FOUND, FOUND_VERB, FOUNDED
from imperia.kernel.agenda import Choice, Step

# How the program spreads the first cities: so many draws, distances counted up to so many steps (YUA-Q05).
DRAWS: Final = 400
FAR: Final = 5
# Cities that players place lie this many steps apart where they can (YUA-Q05).
APART: Final = 2


class FoundCities(Step[YuanState]):
    """Find the provinces of the first cities: imposed, drawn, or placed by the players (YUA-019, YUA-025, YUA-Q05)."""

    def run(self, state: YuanState) -> None:
        """Nobody knows yet whose they will be."""
        terms = state.terms
        if terms.scenario >= 0 and SCENARIO_CITIES[terms.scenario]:
            provinces = [state.board.local[name] for name in SCENARIO_CITIES[terms.scenario]]
        elif terms.cities_by_players:
            state.seat = state.first
            state.agenda.append(FOUND_CITY)
            return
        else:
            provinces = spread_cities(state)
        for province in provinces:
            state.founded.append(province)
            state.tell(FOUNDED, -1, state.board.names[province])


def spread_cities(state: YuanState) -> list[int]:
    """The best spread of many draws: the smallest distance is as large as can be; no hills (YUA-Q05, YUA-Q06)."""
    board = state.board
    ground = [province for province in board.largest_part() if board.kind[province] != HILL]
    if len(ground) < state.seats:
        # Only players can lay a map that falls apart so much (YUA-Q07).
        ground = [province for province in range(board.size) if board.kind[province] != HILL]
    steps: dict[int, list[int]] = {}
    best: list[int] = []
    widest = 0
    for _ in range(DRAWS):
        least = FAR
        for index in range(state.seats):
            other = index + state.chance.below(len(ground) - index)
            city = ground[other]
            ground[other] = ground[index]
            ground[index] = city
            if city not in steps:
                steps[city] = board.distances(city, FAR)
            for place in range(index):
                least = min(least, steps[city][ground[place]])
            # What is no wider than the best need not be drawn to its end.
            if least <= widest:
                break
        if least > widest:
            widest = least
            best = ground[: state.seats]
            if widest == FAR:
                break
    return best


def open_ground(state: YuanState) -> list[int]:
    """Where the next city may go: away from the others, or anywhere free if that cannot be (YUA-019, YUA-Q05)."""
    free = [province for province in range(state.board.size) if province not in state.founded]
    near: set[int] = set()
    for city in state.founded:
        steps = state.board.distances(city, APART)
        near.update(province for province in free if steps[province] < APART)
    return [province for province in free if province not in near] or free


class FoundCity(Choice[YuanState]):
    """Place the next first city on any province, for whoever will draw it (YUA-019, YUA-Q05, YUA-Q06)."""

    rule: ClassVar[str] = "YUA-019"

    def seats(self, state: YuanState) -> tuple[int, ...]:
        """Each player in turn, once."""
        return (state.seat,)

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """Any province, hills too."""
        return [FOUND + state.board.names[province] for province in open_ground(state)]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        """The next player goes on until there is a city for everyone."""
        name = move - FOUND
        state.founded.append(state.board.local[name])
        state.tell(FOUNDED, seat, name)
        state.seat = (seat + 1) % state.seats
        if len(state.founded) < state.seats:
            state.agenda.append(self)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """Taken, too near, or not on the map."""
        return ["YUA-019", "YUA-Q05"] if FOUND_VERB.argument(move) >= 0 else [self.rule]


class ColourCities(Step[YuanState]):
    """Draw the clans in play and put a city of each on its province (YUA-019, YUA-Q04, YUA-Q13)."""

    def run(self, state: YuanState) -> None:
        """A first city is an ordinary one (YUA-195)."""
        boxes = boxes_in_use(state.seats, state.terms.base_box)
        clans = [clan for clan in range(CLAN_COUNT) if CLAN_BOX[clan] in boxes]
        state.chance.shuffle(clans)
        state.clans = clans[: state.seats]
        state.sides = [-1] * state.seats
        state.villages = [VILLAGES] * state.seats
        state.cities = [CITIES - 1] * state.seats
        state.armies = [ARMIES] * state.seats
        for side, province in enumerate(state.founded):
            state.owner[province] = side
            state.towns[province] = 1
            state.tell(COLOURED, -1, state.clans[side], state.board.names[province])


class DrawClans(Step[YuanState]):
    """Each player draws a colour and starts with its money (YUA-020 to YUA-023)."""

    def run(self, state: YuanState) -> None:
        """Lots decide."""
        sides = list(range(state.seats))
        state.chance.shuffle(sides)
        state.sides = sides
        for seat, side in enumerate(sides):
            clan = state.clans[side]
            state.chao[seat] = START_CHAO + (ADJUSTMENT[clan] if state.terms.powers else 0)
            state.tell(CLAN_DRAWN, seat, clan, state.board.names[state.founded[side]], state.chao[seat])
        take_clans(state)


def take_clans(state: YuanState) -> None:
    """Everybody takes the pieces and the board of his clan (YUA-021, YUA-196); from now on sides are seats."""
    seat_of = [0] * state.seats
    for seat, side in enumerate(state.sides):
        seat_of[side] = seat
    state.owner = [seat_of[side] if side != FREE else FREE for side in state.owner]
    state.clans = [state.clans[side] for side in state.sides]
    state.sides = list(range(state.seats))
    state.founded = []
    state.bids = []
    state.ties = 0
    state.winner = NOBODY
    state.seat = 0
    use_powers(state)
    # YUA-Q08: the first cities count for the costs of the first turn.
    set_markers(state)


def use_powers(state: YuanState) -> None:
    """The clans' powers, where the table plays with them (YUA-037)."""
    state.powers = [POWERS[clan] if state.terms.powers else NO_POWER for clan in state.clans]


FOUND_CITIES: Final = FoundCities()
FOUND_CITY: Final = FoundCity()
COLOUR_CITIES: Final = ColourCities()
DRAW_CLANS: Final = DrawClans()
