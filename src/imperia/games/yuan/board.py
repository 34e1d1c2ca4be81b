"""The map: cells, provinces, and which of them are adjacent and connected; a value that is never changed."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.hexes import PLACES, cells_of, corners, neighbours
from imperia.games.yuan.powers import UNLIMITED
from imperia.games.yuan.tables import (
    MOUNTAIN,
    PROVINCE_INDEX,
    TILE_PROVINCES,
    TILE_RIVERS,
    TILE_TERRAINS,
    VOLCANO,
    WATER,
)
from imperia.games.yuan.words import PASS, TARGET

Spot = tuple[int, int]


class Waterways:
    """The water of a map as nodes: every water cell, and every run of river sides joined corner to corner (YUA-Q96)."""

    def __init__(self, terrain: dict[Spot, int], rivers: list[tuple[Spot, Spot]]) -> None:
        # The runs, as lists of river sides.
        runs: list[list[tuple[Spot, Spot]]] = []
        for side in rivers:
            ends = corners(side[0], side[1])
            touching = [run for run in runs if any_end_shared(run, ends)]
            joined = [side]
            for run in touching:
                joined += run
            runs = [run for run in runs if run not in touching]
            runs.append(joined)
        water = [spot for spot, kind in terrain.items() if kind == WATER]
        number = {spot: index for index, spot in enumerate(water)}
        self.links: list[list[int]] = [[] for _ in range(len(water) + len(runs))]
        # The cells that have a side on each node.
        self.shores: list[list[Spot]] = [neighbours(spot[0], spot[1]) for spot in water]
        for spot, index in number.items():
            self.links[index] += [number[side] for side in neighbours(spot[0], spot[1]) if side in number]
        for place, run in enumerate(runs):
            node = len(water) + place
            banks: list[Spot] = []
            for a, b in run:
                banks += [a, b]
                for corner in corners(a, b):
                    for spot in corner:
                        if spot in number and number[spot] not in self.links[node]:
                            self.links[node].append(number[spot])
                            self.links[number[spot]].append(node)
            self.shores.append(banks)


def any_end_shared(run: list[tuple[Spot, Spot]], ends: list[tuple[Spot, ...]]) -> bool:
    """True if a river side with these corners joins a run (YUA-Q95)."""
    for a, b in run:
        for corner in corners(a, b):
            if corner in ends:
                return True
    return False


class Board:
    """The cells of all tiles together. Provinces are numbered from nought in the alphabetical order of their names."""

    def __init__(self, terrain: dict[Spot, int], province: dict[Spot, int], rivers: list[tuple[Spot, Spot]]) -> None:
        self.terrain: Final = terrain
        self.rivers: Final = rivers
        named = sorted([(name, spot) for spot, name in province.items()])
        self.size: Final[int] = len(named)
        # Each province's number among all of both boxes, and its cell; and back.
        self.names: Final[list[int]] = [name for name, _ in named]
        self.spots: Final[list[Spot]] = [spot for _, spot in named]
        self.local: Final[list[int]] = [-1] * len(PROVINCE_INDEX)
        self.at: Final[dict[Spot, int]] = {}
        for index, (name, spot) in enumerate(named):
            self.local[name] = index
            self.at[spot] = index
        self.kind: Final[list[int]] = [terrain[spot] for spot in self.spots]
        barred = {(a, b) for a, b in rivers} | {(b, a) for a, b in rivers}
        self.adjacent: Final[list[list[int]]] = []
        # How many of the six cells around are mountains, and whether one is a volcano.
        self.mountains: Final[list[int]] = []
        self.volcanic: Final[list[bool]] = []
        for spot in self.spots:
            around = neighbours(spot[0], spot[1])
            self.adjacent.append(
                sorted([self.at[one] for one in around if one in self.at and (spot, one) not in barred])
            )
            kinds = [terrain.get(one, -1) for one in around]
            self.mountains.append(kinds.count(MOUNTAIN) + kinds.count(VOLCANO))
            self.volcanic.append(VOLCANO in kinds)
        self._waterways: Final = Waterways(terrain, rivers)
        self._reach: Final[dict[int, list[list[int]]]] = {}
        self._crossings: Final[dict[int, list[list[int]]]] = {}
        # Adjacent or connected, whatever the water (YUA-058).
        self.reach: Final[list[list[int]]] = self.reach_within(UNLIMITED)
        # What a clan may begin a plan with (YUA-074, YUA-078).
        self.openings: Final[list[int]] = [PASS, *[TARGET + name for name in self.names]]

    def reach_within(self, most: int) -> list[list[int]]:
        """By province, those adjacent or connected over at most so many water cells (YUA-056 to YUA-059, YUA-Q90)."""
        if most not in self._reach:
            ways = self._waterways
            shores: list[list[int]] = [[self.at[one] for one in shore if one in self.at] for shore in ways.shores]
            found: list[list[int]] = []
            for index in range(self.size):
                reached = set(self.adjacent[index])
                nodes = [node for node in range(len(shores)) if index in shores[node]]
                seen = set(nodes)
                length = 1
                while nodes and length <= most:
                    following: list[int] = []
                    for node in nodes:
                        reached.update(shores[node])
                        for link in ways.links[node]:
                            if link not in seen:
                                seen.add(link)
                                following.append(link)
                    nodes = following
                    length += 1
                reached.discard(index)
                found.append(sorted(reached))
            self._reach[most] = found
        return self._reach[most]

    def crossings(self, water: int) -> list[list[int]]:
        """For each province those that a path over exactly one mountain and so much water leads to (YUA-Q88)."""
        if water not in self._crossings:
            found: list[list[int]] = []
            for index, start in enumerate(self.spots):
                reached: set[int] = set()
                # A cell, and the mountains and water cells on the way to it, itself included.
                trails = [(start, 0, 0)]
                seen = set(trails)
                while trails:
                    spot, peaks, wet = trails.pop()
                    for side in neighbours(spot[0], spot[1]):
                        kind = self.terrain.get(side, -1)
                        if kind in (MOUNTAIN, VOLCANO):
                            trail = (side, peaks + 1, wet)
                        elif kind == WATER:
                            trail = (side, peaks, wet + 1)
                        else:
                            if side in self.at and peaks == 1:
                                reached.add(self.at[side])
                            continue
                        if trail[1] <= 1 and trail[2] <= water and trail not in seen:
                            seen.add(trail)
                            trails.append(trail)
                reached.discard(index)
                found.append(sorted(reached))
            self._crossings[water] = found
        return self._crossings[water]

    def distances(self, start: int, most: int) -> list[int]:
        """The steps to every province, a step being adjacent or connected, counted up to a number (YUA-Q05)."""
        steps = [most] * self.size
        steps[start] = 0
        edge = [start]
        length = 1
        while edge and length < most:
            following: list[int] = []
            for province in edge:
                for other in self.reach[province]:
                    if steps[other] > length:
                        steps[other] = length
                        following.append(other)
            edge = following
            length += 1
        return steps

    def largest_part(self) -> list[int]:
        """The provinces of the largest part that is linked by adjacency and connection (YUA-Q07)."""
        best: list[int] = []
        seen: set[int] = set()
        for start in range(self.size):
            if start in seen:
                continue
            part = [start]
            seen.add(start)
            for province in part:
                for other in self.reach[province]:
                    if other not in seen:
                        seen.add(other)
                        part.append(other)
            if len(part) > len(best):
                best = part
        return sorted(best)


def board_of(laid: list[tuple[int, int, int]], rivers: bool) -> Board:
    """The map that tiles make; the rivers printed on them count only with their option (YUA-Q95)."""
    terrain: dict[Spot, int] = {}
    province: dict[Spot, int] = {}
    sides: list[tuple[Spot, Spot]] = []
    for tile, place, rotation in laid:
        cells = cells_of(PLACES[place], rotation)
        for index, spot in enumerate(cells):
            terrain[spot] = TILE_TERRAINS[tile][index]
            if TILE_PROVINCES[tile][index] >= 0:
                province[spot] = TILE_PROVINCES[tile][index]
        if rivers:
            sides += [(cells[a], cells[b]) for a, b in TILE_RIVERS[tile]]
    return Board(terrain, province, sides)


NO_BOARD: Final = Board({}, {}, [])
