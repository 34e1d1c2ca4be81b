"""The position of Yuan: plain fields, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from imperia.games.yuan.board import NO_BOARD, Board
from imperia.games.yuan.powers import NO_POWER, Power
from imperia.kernel.chance import Chance
from imperia.kernel.state import State

if TYPE_CHECKING:
    from imperia.games.yuan.course import Course
    from imperia.kernel.game import Game

FREE: Final = -1
NOBODY: Final = -1
NO_TARGET: Final = -1
NO_BID: Final = -1


class Terms:
    """What a table has agreed to play, by option; never changed."""

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
    """What a clan writes behind its screen: a province, three levels, and whether it is done; never changed."""

    def __init__(self, target: int, levels: tuple[int, int, int], crosses: bool, ready: bool) -> None:
        self.target: Final = target
        # Of development, fortification and militarisation; 0 is not played (YUA-075).
        self.levels: Final = levels
        # True if isolated armies take part, where the clan has any that could (YUA-Q89).
        self.crosses: Final = crosses
        self.ready: Final = ready

    @property
    def acts(self) -> bool:
        """True unless the clan passes; a target without a level is a pass, too (YUA-078, YUA-Q17)."""
        return self.levels[0] + self.levels[1] + self.levels[2] > 0


NO_PLAN: Final = Plan(NO_TARGET, (0, 0, 0), True, False)
PASS_PLAN: Final = Plan(NO_TARGET, (0, 0, 0), True, True)


class YuanState(State):
    """The map, the pieces on it and beside it, the plans, and the setup while it lasts."""

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        self.terms: Terms = PLAIN_TERMS
        # The tiles as they lie (tile, place, rotation), those in each open hand, and those left in the boxes.
        self.laid: list[tuple[int, int, int]] = []
        self.hands: list[list[int]] = []
        self.unused: list[int] = []
        self.board: Board = NO_BOARD
        # During the setup: who began, the tile in hand and its place, the first cities.
        self.first: int = 0
        self.tile: int = -1
        self.place: int = -1
        self.founded: list[int] = []
        # The clan of each side. Sides are the colours of the first cities until every seat has one; then they are
        # the seats. The side of each seat, or -1.
        self.clans: list[int] = []
        self.sides: list[int] = []
        self.powers: list[Power] = [NO_POWER] * seats
        # The auction: who bids, what each has bid, the ties of this round, and who may choose.
        self.bidders: list[int] = []
        self.bids: list[int] = []
        self.ties: int = 0
        self.winner: int = NOBODY
        # The turn of the wheel, 0 during the setup.
        self.turn: int = 0
        # By side: money and pieces in reserve.
        self.chao: list[int] = [0] * seats
        self.villages: list[int] = []
        self.cities: list[int] = []
        self.armies: list[int] = []
        # The common supply.
        self.temples: int = 0
        self.ramparts: int = 0
        # By province: owner, cities (an owned one without has a village), ramparts, armies, temple.
        self.owner: list[int] = []
        self.towns: list[int] = []
        self.walls: list[int] = []
        self.troops: list[int] = []
        self.shrines: list[int] = []
        # The markers of the last levelling, four for each seat: rice, forest, mine, temples (YUA-150, YUA-Q15).
        self.markers: list[int] = [0] * (4 * seats)
        # What is being planned, and what the screens showed when they were last lifted.
        self.plans: list[Plan] = [NO_PLAN] * seats
        self.shown: list[Plan] = []
        # Notes of the resolution; there is one only while steps run, never at a decision.
        self.course: Course | None = None

    def copy(self) -> YuanState:
        """An independent twin."""
        twin = YuanState(self.game, self.seats, self.chance.copy())
        twin.agenda = self.agenda.copy()
        # Terms, board, tiles on the table, powers and what was shown are values: a change replaces them.
        twin.terms = self.terms
        twin.laid = self.laid
        twin.board = self.board
        twin.powers = self.powers
        twin.clans = self.clans
        twin.shown = self.shown
        twin.unused = self.unused
        twin.first = self.first
        twin.turn = self.turn
        twin.chao = self.chao.copy()
        twin.villages = self.villages.copy()
        twin.cities = self.cities.copy()
        twin.armies = self.armies.copy()
        twin.temples = self.temples
        twin.ramparts = self.ramparts
        twin.owner = self.owner.copy()
        twin.towns = self.towns.copy()
        twin.walls = self.walls.copy()
        twin.troops = self.troops.copy()
        twin.shrines = self.shrines.copy()
        twin.markers = self.markers.copy()
        twin.plans = self.plans.copy()
        twin.sides = self.sides
        if not self.turn:
            twin.hands = [hand.copy() for hand in self.hands]
            twin.seat = self.seat
            twin.tile = self.tile
            twin.place = self.place
            twin.founded = self.founded.copy()
            twin.sides = self.sides.copy()
            twin.bidders = self.bidders.copy()
            twin.bids = self.bids.copy()
            twin.ties = self.ties
            twin.winner = self.winner
        return twin
