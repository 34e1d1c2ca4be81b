"""The position of Yuan: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.abilities import Power
from imperia.games.yuan.board import NO_BOARD, Board
from imperia.games.yuan.hexes import Laid
from imperia.games.yuan.powers import NO_POWER
from imperia.games.yuan.told import MapEvent
from imperia.kernel.draws import Draws
from imperia.kernel.events import Event, Happening
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.games.yuan.course import Course
    from imperia.kernel.game import Game

FREE: Final = -1
NOBODY: Final = -1
# The side of a seat that has none yet.
NO_SIDE: Final = -1
NO_TARGET: Final = -1
NO_BID: Final = -1
# The markers of a clan: what lowers the cost of each type of action, and its temples.
MARKERS: Final = 4
OF_TEMPLES: Final = 3


class Terms:
    """The terms of a table, by option; never changed."""

    def __init__(
        self,
        scenario: int,
        auction: bool,
        powers: bool,
        volcanoes: bool,
        rivers: bool,
        cities_by_players: bool,
        base_box: int,
        wheel: int,
        layout_by_players: bool,
    ) -> None:
        # An imposed scenario, or -1.
        self.scenario: Final = scenario
        self.auction: Final = auction
        self.powers: Final = powers
        self.volcanoes: Final = volcanoes
        self.rivers: Final = rivers
        self.cities_by_players: Final = cities_by_players
        self.base_box: Final = base_box
        self.wheel: Final = wheel
        self.layout_by_players: Final = layout_by_players


PLAIN_TERMS: Final = Terms(-1, False, False, False, False, False, 0, 0, False)


class Plan:
    """A clan's plan behind its screen: a province, three levels, and whether it is done; never changed."""

    def __init__(self, target: int, levels: tuple[int, ...], crosses: bool, ready: bool) -> None:
        self.target: Final = target
        # Of development, fortification and militarisation; 0 is not played (YUA-075).
        self.levels: Final = levels
        # True if isolated armies take part, where the clan has any that could (YUA-Q89).
        self.crosses: Final = crosses
        self.ready: Final = ready

    @property
    def acts(self) -> bool:
        """True unless the clan passes; a target without a level is a pass, too (YUA-078, YUA-Q17)."""
        return any(self.levels)


NO_LEVELS: Final = (0, 0, 0)
NO_PLAN: Final = Plan(NO_TARGET, NO_LEVELS, True, False)
PASS_PLAN: Final = Plan(NO_TARGET, NO_LEVELS, True, True)


@final
class YuanState(State):
    """The map, the pieces on it and beside it, the plans, and the setup while it lasts.

    Counters are vectors, which a copy copies. All else is a value: a change replaces it, and copies share it.
    """

    def __init__(self, game: Game, seats: int, chance: Draws) -> None:
        super().__init__(game, seats, chance)
        self.terms: Terms = PLAIN_TERMS
        # The tiles as they lie, those in each open hand, and those left in the boxes.
        self.laid: tuple[Laid, ...] = ()
        self.hands: tuple[tuple[int, ...], ...] = ()
        self.unused: tuple[int, ...] = ()
        self.board: Board = NO_BOARD
        # During the setup: who began, the tile in hand and its place, the first cities.
        self.first: int = 0
        self.tile: int = -1
        self.place: int = -1
        self.founded: tuple[int, ...] = ()
        # The clan of each side. Sides are the colours of the first cities until every seat has one; then they are
        # the seats. The side of each seat, or -1.
        self.clans: tuple[int, ...] = ()
        self.sides: tuple[int, ...] = ()
        self.powers: tuple[Power, ...] = ()
        # The auction: who bids, what each has bid, the ties of this round, and who may choose.
        self.bidders: tuple[int, ...] = ()
        self.bids: vec[i64] = vec[i64]()
        self.ties: int = 0
        self.winner: int = NOBODY
        # The turn of the wheel, 0 during the setup.
        self.turn: int = 0
        # By side: money and pieces in reserve.
        self.chao: vec[i64] = vec[i64]()
        self.villages: vec[i64] = vec[i64]()
        self.cities: vec[i64] = vec[i64]()
        self.armies: vec[i64] = vec[i64]()
        # The common supply.
        self.temples: int = 0
        self.ramparts: int = 0
        # By province: owner, cities (an owned one without has a village), ramparts, armies, temple.
        self.owner: vec[i64] = vec[i64]()
        self.towns: vec[i64] = vec[i64]()
        self.walls: vec[i64] = vec[i64]()
        self.troops: vec[i64] = vec[i64]()
        self.shrines: vec[i64] = vec[i64]()
        # The markers of the last levelling, seat by seat: rice, forest, mine, temples (YUA-150, YUA-Q15).
        self.markers: vec[i64] = vec[i64]()
        # What is being planned, and what the screens showed when they were last lifted.
        self.plans: list[Plan] = []
        self.shown: tuple[Plan, ...] = ()
        # Notes of the resolution; there is one only while steps run, never at a decision.
        self.course: Course | None = None

    def marker(self, seat: i64, which: i64) -> i64:
        """The level that one of a clan's markers shows."""
        return self.markers[MARKERS * seat + which]

    @property
    def settled(self) -> bool:
        """True once every seat has its clan; before that nobody controls anything."""
        return NO_SIDE not in self.sides and bool(self.sides)

    def pieces(self) -> bytes:
        """What everybody sees on each province, six numbers: seat and clan from 1, cities, ramparts, armies, temple."""
        found: list[int] = []
        for province in range(len(self.owner)):
            side = self.owner[province]
            seat = side + 1 if self.settled else 0
            clan = self.clans[side] + 1 if side != FREE else 0
            found += [seat, clan, self.towns[province], self.walls[province]]
            found += [self.troops[province], self.shrines[province]]
        return bytes(found)

    def event(self, what: Happening, seat: int, details: list[int], to: int, known: bool) -> Event:
        """With the map, for the log shows it step by step."""
        return MapEvent(what, seat, details, to, known, self.pieces())

    def copy(self) -> YuanState:
        twin = YuanState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        twin.seat = self.seat
        twin.terms = self.terms
        twin.laid = self.laid
        twin.hands = self.hands
        twin.unused = self.unused
        twin.board = self.board
        twin.first = self.first
        twin.tile = self.tile
        twin.place = self.place
        twin.founded = self.founded
        twin.clans = self.clans
        twin.sides = self.sides
        twin.powers = self.powers
        twin.bidders = self.bidders
        twin.bids = self.bids[:]
        twin.ties = self.ties
        twin.winner = self.winner
        twin.turn = self.turn
        twin.chao = self.chao[:]
        twin.villages = self.villages[:]
        twin.cities = self.cities[:]
        twin.armies = self.armies[:]
        twin.temples = self.temples
        twin.ramparts = self.ramparts
        twin.owner = self.owner[:]
        twin.towns = self.towns[:]
        twin.walls = self.walls[:]
        twin.troops = self.troops[:]
        twin.shrines = self.shrines[:]
        # Counted anew at every levelling, and never changed.
        twin.markers = self.markers
        twin.plans = self.plans.copy()
        twin.shown = self.shown
        return twin


def closed_boxes(game: Game, seats: int, chance: Draws, terms: Terms) -> YuanState:
    """A table with nothing on it yet: nobody has money, markers, a power or a plan."""
    state = YuanState(game, seats, chance)
    state.terms = terms
    state.powers = (NO_POWER,) * seats
    state.chao = vec[i64]([0] * seats)
    state.markers = vec[i64]([0] * (MARKERS * seats))
    state.plans = [NO_PLAN] * seats
    return state
