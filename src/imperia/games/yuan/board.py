"""The map: cells, provinces, and which of them are adjacent and connected; a value that is never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.abilities import UNLIMITED
from imperia.games.yuan.hexes import DIRECTIONS, PLACES, Laid, Spot, cells_of, corners
from imperia.games.yuan.printed import MOUNTAIN, PROVINCE_INDEX, TILES, VOLCANO, WATER
from imperia.games.yuan.words import PASS, TARGET

# The two cells on either side of a stretch of river.
Side = tuple[Spot, Spot]
NONE: Final = -1
SIX: Final = len(DIRECTIONS)
TILE_CELLS: Final = 1 + SIX
# A set of provinces is this many words of bits.
WORD: Final = 62
WORDS: Final = 1 + (len(PROVINCE_INDEX) - 1) // WORD
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(WORD)])


def alone(count: int) -> vec[i64]:
    """By province, the set of that province alone."""
    sets = vec[i64]([0] * (WORDS * count))
    for province in range(count):
        sets[WORDS * province + province // WORD] = BIT[province % WORD]
    return sets


class Cells:
    """The cells of a map in the order in which they were laid: where they are, what they are, which province."""

    def __init__(self, count: int) -> None:
        self.count: Final[int] = count
        self.q: Final[vec[i64]] = vec[i64]([0] * count)
        self.r: Final[vec[i64]] = vec[i64]([0] * count)
        self.kind: Final[vec[i64]] = vec[i64]([0] * count)
        # The number of the province among all of both boxes.
        self.name: Final[vec[i64]] = vec[i64]([NONE] * count)

    def put(self, cell: i64, spot: Spot, kind: i64, name: i64) -> None:
        """Lay one cell."""
        self.q[cell] = spot[0]
        self.r[cell] = spot[1]
        self.kind[cell] = kind
        self.name[cell] = name

    def spot(self, cell: int) -> Spot:
        """Where a cell lies."""
        return self.q[cell], self.r[cell]


def cells_beside(cells: Cells) -> vec[i64]:
    """For each cell the six around it, counter-clockwise; they are looked up in a rectangle with a rim of nothing."""
    left: i64 = 0
    right: i64 = 0
    top: i64 = 0
    bottom: i64 = 0
    for q in cells.q:
        left = min(left, q)
        right = max(right, q)
    for r in cells.r:
        top = min(top, r)
        bottom = max(bottom, r)
    height = bottom - top + 3
    origin = height * (1 - left) + 1 - top
    rectangle = vec[i64]([NONE] * (height * (right - left + 3)))
    steps = vec[i64]([q * height + r for q, r in DIRECTIONS])
    index: i64 = 0
    for index in range(cells.count):
        rectangle[origin + cells.q[index] * height + cells.r[index]] = index
    found = vec[i64]([NONE] * (SIX * cells.count))
    for index in range(cells.count):
        middle = origin + cells.q[index] * height + cells.r[index]
        direction: i64 = 0
        for direction in range(SIX):
            found[SIX * index + direction] = rectangle[middle + steps[direction]]
    return found


class Waterways:
    """The water of a map as nodes: every water cell, and every run of river sides joined corner to corner (YUA-Q96)."""

    def __init__(self, provinces: int) -> None:
        # By node: the nodes it leads on to, and the provinces on its shore. By province: the nodes it lies at.
        self.links: Final[list[list[int]]] = []
        self.shores: Final[list[list[int]]] = []
        self.nodes: Final[list[list[int]]] = [[] for _ in range(provinces)]

    def add(self, shore: list[int]) -> int:
        """One more node, with the provinces on its shore."""
        node = len(self.links)
        self.links.append([])
        self.shores.append(shore)
        for province in shore:
            self.nodes[province].append(node)
        return node

    def reach(self, adjacent: list[list[int]], most: int) -> list[list[int]]:
        """By province, those adjacent or on the shores of at most `most` nodes in a row (YUA-058, YUA-Q90)."""
        # The province in whose turn a province or a node was last met.
        met = vec[i64]([NONE] * len(adjacent))
        seen = vec[i64]([NONE] * len(self.links))
        found: list[list[int]] = []
        for province, near in enumerate(adjacent):
            nodes = self.nodes[province]
            if not nodes:
                found.append(near)
                continue
            reached = near.copy()
            met[province] = province
            for other in near:
                met[other] = province
            for node in nodes:
                seen[node] = province
            length = 1
            while nodes and length <= most:
                following: list[int] = []
                for node in nodes:
                    for other in self.shores[node]:
                        if met[other] != province:
                            met[other] = province
                            reached.append(other)
                    for link in self.links[node]:
                        if seen[link] != province:
                            seen[link] = province
                            following.append(link)
                nodes = following
                length += 1
            reached.sort()
            found.append(reached)
        return found


def river_runs(rivers: list[Side]) -> list[list[Side]]:
    """The river sides that are joined corner to corner, run by run (YUA-Q95)."""
    runs: list[list[Side]] = []
    for side in rivers:
        ends = corners(side[0], side[1])
        joined = [side]
        apart: list[list[Side]] = []
        for run in runs:
            if any(corner in ends for a, b in run for corner in corners(a, b)):
                joined += run
            else:
                apart.append(run)
        runs = [*apart, joined]
    return runs


class Board:
    """The cells of all tiles together. Provinces are numbered from nought in the alphabetical order of their names."""

    def __init__(self, cells: Cells, rivers: list[Side]) -> None:
        self.cells: Final = cells
        self.rivers: Final = rivers
        self._beside: Final[vec[i64]] = cells_beside(cells)
        homes = vec[i64]([NONE] * len(PROVINCE_INDEX))
        index: i64 = 0
        for index in range(cells.count):
            if cells.name[index] != NONE:
                homes[cells.name[index]] = index
        # Each province's number among all of both boxes, and its cell; and back.
        self.names: Final[vec[i64]] = vec[i64](name for name in range(len(homes)) if homes[name] != NONE)
        self.size: Final[int] = len(self.names)
        self.homes: Final[vec[i64]] = vec[i64](homes[name] for name in self.names)
        self.local: Final[vec[i64]] = vec[i64]([NONE] * len(homes))
        for index in range(self.size):
            self.local[self.names[index]] = index
        self.kind: Final[vec[i64]] = vec[i64](cells.kind[home] for home in self.homes)
        at = {cells.spot(cell): cell for cell in range(cells.count)} if rivers else {}
        barred = {(at.get(a, NONE), at.get(b, NONE)) for side in rivers for a, b in (side, side[::-1])}
        self.adjacent: Final[list[list[int]]] = []
        # How many of the six cells around are mountains, and whether one is a volcano.
        self.mountains: Final[vec[i64]] = vec[i64]([0] * self.size)
        self.volcanic: Final[list[bool]] = [False] * self.size
        for index in range(self.size):
            home = self.homes[index]
            near: list[int] = []
            for other in self._beside[SIX * home : SIX * home + SIX]:
                kind = cells.kind[other] if other != NONE else WATER
                if kind in (MOUNTAIN, VOLCANO):
                    self.mountains[index] += 1
                    if kind == VOLCANO:
                        self.volcanic[index] = True
                elif kind != WATER and not (barred and (home, other) in barred):
                    near.append(self.local[cells.name[other]])
            near.sort()
            self.adjacent.append(near)
        self._water: Final = self._waterways(at)
        self._reach: Final[dict[int, list[list[int]]]] = {}
        self._crossings: Final[dict[int, list[list[int]]]] = {}
        # Adjacent or connected, whatever the water (YUA-058).
        self.reach: Final[list[list[int]]] = self._water.reach(self.adjacent, UNLIMITED)
        self._within: Final[list[vec[i64]]] = [alone(self.size)]
        # What a clan may begin a plan with (YUA-074, YUA-078).
        self.openings: Final[list[int]] = sorted([PASS.move(), *[TARGET.move(name) for name in self.names]])

    def _waterways(self, at: dict[Spot, int]) -> Waterways:
        cells = self.cells
        ways = Waterways(self.size)
        nodes = vec[i64]([NONE] * cells.count)
        index: i64 = 0
        for index in range(cells.count):
            if cells.kind[index] != WATER:
                continue
            around = self._beside[SIX * index : SIX * index + SIX]
            shore = [self.local[cells.name[other]] for other in around if other != NONE and cells.name[other] != NONE]
            node = ways.add(shore)
            nodes[index] = node
            for other in around:
                # A cell that comes later is linked when its turn comes.
                if other != NONE and nodes[other] != NONE:
                    ways.links[node].append(nodes[other])
                    ways.links[nodes[other]].append(node)
        for run in river_runs(self.rivers):
            banks = {at[spot] for side in run for spot in side if spot in at}
            node = ways.add([self.local[cells.name[bank]] for bank in banks if cells.name[bank] != NONE])
            mouths = {at[spot] for a, b in run for corner in corners(a, b) for spot in corner if spot in at}
            for mouth in mouths:
                if nodes[mouth] != NONE:
                    ways.links[node].append(nodes[mouth])
                    ways.links[nodes[mouth]].append(node)
        return ways

    def reach_within(self, most: int) -> list[list[int]]:
        """By province, those adjacent or connected over at most that many water cells (YUA-056 to YUA-059, YUA-Q90)."""
        if most == UNLIMITED:
            return self.reach
        if most not in self._reach:
            self._reach[most] = self._water.reach(self.adjacent, most)
        return self._reach[most]

    def crossings(self, water: int) -> list[list[int]]:
        """For each province those that a path over exactly one mountain and so much water leads to (YUA-Q88)."""
        if water not in self._crossings:
            self._crossings[water] = [self._crossed(province, water) for province in range(self.size)]
        return self._crossings[water]

    def _crossed(self, province: int, water: int) -> list[int]:
        cells = self.cells
        reached: set[int] = set()
        # A cell, and the mountains and water cells on the way to it, itself included.
        trails: list[tuple[int, int, int]] = [(self.homes[province], 0, 0)]
        seen = set(trails)
        while trails:
            cell, peaks, wet = trails.pop()
            for side in self._beside[SIX * cell : SIX * cell + SIX]:
                kind = cells.kind[side] if side != NONE else NONE
                if kind in (MOUNTAIN, VOLCANO):
                    trail = (int(side), peaks + 1, wet)
                elif kind == WATER:
                    trail = (int(side), peaks, wet + 1)
                else:
                    if kind != NONE and peaks == 1:
                        reached.add(self.local[cells.name[side]])
                    continue
                if trail[1] <= 1 and trail[2] <= water and trail not in seen:
                    seen.add(trail)
                    trails.append(trail)
        reached.discard(province)
        return sorted(reached)

    def within(self, steps: int) -> vec[i64]:
        """By province, the set of those at most that many steps away; a step is adjacent or connected (YUA-Q05)."""
        while len(self._within) <= steps:
            nearer = self._within[-1]
            wider = nearer[:]
            for province, reached in enumerate(self.reach):
                for other in reached:
                    word: i64 = 0
                    for word in range(WORDS):
                        wider[WORDS * province + word] |= nearer[WORDS * other + word]
            self._within.append(wider)
        return self._within[steps]

    def largest_part(self) -> list[int]:
        """The provinces of the largest part that is linked by adjacency and connection (YUA-Q07)."""
        best: list[int] = []
        seen = [False] * self.size
        for start in range(self.size):
            if seen[start]:
                continue
            part = [start]
            seen[start] = True
            for province in part:
                for other in self.reach[province]:
                    if not seen[other]:
                        seen[other] = True
                        part.append(other)
            if len(part) > len(best):
                best = part
        return sorted(best)


def board_of(laid: tuple[Laid, ...], rivers: bool) -> Board:
    """The map that tiles make; the rivers printed on them count only with their option (YUA-Q95)."""
    cells = Cells(TILE_CELLS * len(laid))
    sides: list[Side] = []
    cell: i64 = 0
    for number, place, rotation in laid:
        tile = TILES[number]
        spots = cells_of(PLACES[place], rotation)
        index: i64 = 0
        for index in range(TILE_CELLS):
            cells.put(cell, spots[index], tile.terrains[index], tile.provinces[index])
            cell += 1
        if rivers:
            sides += [(spots[a], spots[b]) for a, b in tile.rivers]
    return Board(cells, sides)


NO_BOARD: Final = Board(Cells(0), [])
