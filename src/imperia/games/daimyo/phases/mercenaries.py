"""Two players: the mercenaries, their dice and their actions (p. 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.board import (
    eliminate,
    governor_left,
    move_building,
    move_shadow,
    own_buildings,
    put_building,
    put_governor,
    put_shadow,
    shadow_left,
)
from imperia.games.daimyo.dice import total
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.heroes import leave_market
from imperia.games.daimyo.objectives import buildings_of
from imperia.games.daimyo.phases.construction import site_free
from imperia.games.daimyo.phases.slots import BuildingSlot, GovernorSlot, ShadowSlot
from imperia.games.daimyo.printed import (
    BUILDINGS_EACH,
    DIE_KINDS,
    FACES,
    GOLD,
    GOOD_COUNT,
    HIRE_COLOURS,
    HIRE_GOVERNOR,
    HIRE_RELIC,
    HIRE_SHADOW,
    HIRE_TOWER,
    HIRES,
    LAND_SIZE,
    MERCENARY_BONUS,
    MERCENARY_SPACES,
    MERCENARY_THRESHOLD,
    PIECES,
    PLACES_EACH,
    SHADOW_HIRE,
    SLUMS_EACH,
    SPACE_COUNT,
    TOWER,
)
from imperia.games.daimyo.relics import draw_from_bag, fill_land, put_on_land, restores, store_tile, take_off_land
from imperia.games.daimyo.state import MERCENARIES, NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUILDING_MOVED,
    BUILT,
    COLLECT,
    DECLINE,
    ELIMINATED,
    GOVERNOR,
    GOVERNOR_PLACED,
    HERO_TAKEN,
    HIRE,
    HIRED,
    MERCENARIES_DO,
    MERCENARY_GOLD,
    MOVE,
    MOVE_SHADOW,
    REFILLED,
    SHADOW,
    SHADOW_MOVED,
    SHADOW_PLACED,
    SITE,
    SWAP,
    SWAPPED,
    TAKE,
    TILE_TAKEN,
    TO,
    VICTIM,
    amount,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import OpenChoice
from imperia.kernel.events import EVERYONE, NO_SEAT, Happening
from imperia.kernel.words import Verb

COLLECTED: Final = 2


def free_hire(state: DaimyoState, hire: i64) -> i64:
    """The free die space of an action of the mercenaries, or NONE (DAI-212, DAI-213)."""
    for space in range(len(MERCENARY_SPACES)):
        if MERCENARY_SPACES[space] == hire and not state.dice[MERCENARIES * SPACE_COUNT + space]:
            return space
    return NONE


class GiveDie(OpenChoice[DaimyoState]):
    """Give the mercenaries a die, and carry out the action of its space at once (DAI-210 to DAI-212)."""

    rule: ClassVar[str] = "DAI-212"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Free spaces of the colour of the die; a shadow has to be paid (DAI-223, DAI-Q72)."""
        moves: list[int] = []
        for die in range(DIE_KINDS):
            if state.pool[die]:
                for hire in range(len(HIRES)):
                    if HIRE_COLOURS[hire] == die // FACES and self.open(state, seat, hire):
                        HIRE.add_pair(die, hire, moves)
        return moves

    def open(self, state: DaimyoState, seat: int, hire: int) -> bool:
        """True if an action can be chosen."""
        if hire == HIRE_SHADOW and held(state, seat, GOLD) < SHADOW_HIRE:
            return False
        return free_hire(state, hire) != NONE

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        die, hire = HIRE.argument(move), HIRE.second(move)
        space = free_hire(state, hire)
        state.pool[die] -= 1
        state.dice[MERCENARIES * SPACE_COUNT + space] = die + 1
        state.tell(HIRED, seat, die, hire)
        if hire == HIRE_RELIC:
            state.agenda.append(HIRE_SCAVENGERS)
        elif hire == HIRE_TOWER:
            built = buildings_of(state, MERCENARIES, TOWER) >= BUILDINGS_EACH
            state.agenda.append(LIFT_TOWER if built else PLACE_TOWER)
        elif hire == HIRE_GOVERNOR:
            if governor_left(state, MERCENARIES):
                state.agenda.append(PLACE_GOVERNOR)
        else:
            # DAI-219, DAI-Q74: paid also where nothing can be placed.
            state.stock[seat * GOOD_COUNT + GOLD] -= SHADOW_HIRE
            state.stock[MERCENARIES * GOOD_COUNT + GOLD] += SHADOW_HIRE
            state.tell(MERCENARY_GOLD["DAI-219"], MERCENARIES_DO, amount(GOLD, SHADOW_HIRE))
            state.agenda.append(PLACE_SHADOW if shadow_left(state, MERCENARIES) else LIFT_SHADOW)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No such die, another colour, no free space, or no gold."""
        if not HIRE.says(move):
            return ["DAI-211"]
        hire = HIRE.second(move)
        if hire == HIRE_SHADOW and held(state, seat, GOLD) < SHADOW_HIRE:
            return ["DAI-223"]
        return ["DAI-212", "DAI-Q72"]


def tiles_there(state: DaimyoState, island: int) -> list[int]:
    """The tiles of a no man's land."""
    row = island * LAND_SIZE
    return [state.lands[place] for place in range(row, row + LAND_SIZE) if state.lands[place] != NONE]


def lacked(state: DaimyoState, tiles: list[int]) -> list[int]:
    """Those of some tiles that the mercenaries may take: none that they have loose (DAI-Q20, DAI-Q73)."""
    return [tile for tile in tiles if not state.loose[MERCENARIES] >> tile & 1]


def can_collect(state: DaimyoState, tiles: list[int]) -> bool:
    """True if the mercenaries may take two of these tiles in some order (DAI-Q73).

    They lack two different ones; or they lack one that restores a relic, after which its tiles are no longer loose and
    any other of that colour may follow.
    """
    lacking = sorted(set(lacked(state, tiles)))
    if len(lacking) != 1:
        return len(lacking) >= COLLECTED
    first = lacking[0]
    alike = [tile for tile in tiles if tile // PIECES == first // PIECES]
    return len(alike) >= COLLECTED and restores(state, MERCENARIES, first)


class HireScavengers(OpenChoice[DaimyoState]):
    """Replace one tile of an island, or let the mercenaries collect two of one island (DAI-213)."""

    rule: ClassVar[str] = "DAI-213"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any tile of any island, and the islands of which they may have two."""
        islands: list[int] = []
        swaps: list[int] = []
        for island in range(state.islands):
            tiles = tiles_there(state, island)
            swaps += [SWAP.move(tile, island) for tile in tiles]
            if can_collect(state, tiles):
                islands.append(island)
        return sorted(set(swaps)) + COLLECT.moves(islands)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """The new tile is drawn before the old one goes into the bag; from an empty bag comes none (DAI-Q21)."""
        if COLLECT.says(move):
            island = COLLECT.argument(move)
            state.agenda += [FillLand(island), CollectTile(COLLECTED, island)]
            return
        tile, island = SWAP.argument(move), SWAP.second(move)
        drawn = draw_from_bag(state)
        take_off_land(state, island, tile)
        state.bag[tile] += 1
        state.tell(SWAPPED, seat, tile, island)
        if drawn != NONE:
            put_on_land(state, island, drawn)
            state.tell(REFILLED["DAI-213"], NO_SEAT, drawn, island)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No such tile there, or no two that they may have."""
        return ["DAI-Q73"] if COLLECT.says(move) else ["DAI-213"]


class CollectTile(OpenChoice[DaimyoState]):
    """Put two tiles of one island into the mercenaries' storage (DAI-213, DAI-214, DAI-Q73)."""

    rule: ClassVar[str] = "DAI-213"
    continues: ClassVar[bool] = True

    def __init__(self, left: int, island: int) -> None:
        self.left: Final = left
        self.island: Final = island

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        found = lacked(state, tiles_there(state, self.island))
        return sorted({TAKE.move(tile, self.island) for tile in found})

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Two of those that lie there; only then are new ones drawn."""
        if self.left > 1:
            state.agenda.append(CollectTile(self.left - 1, self.island))
        store_tile(state, MERCENARIES, TAKE.argument(move), self.island, TILE_TAKEN["DAI-213"])

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """One that they have, or one that does not lie there."""
        there = TAKE.second(move) == self.island and TAKE.argument(move) in tiles_there(state, self.island)
        return ["DAI-Q73"] if TAKE.says(move) and there else [self.rule]


class FillLand(Step[DaimyoState]):
    """Draw tiles from the bag until three lie in a no man's land again (DAI-213)."""

    def __init__(self, island: int) -> None:
        self.island: Final = island

    def run(self, state: DaimyoState) -> None:
        fill_land(state, self.island, REFILLED["DAI-213"])


class PlaceTower(BuildingSlot):
    """Put a mercenary radio tower on a free building slot (DAI-216, DAI-Q74)."""

    rule: ClassVar[str] = "DAI-216"

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        place = SITE.argument(move)
        state.tell(BUILT["DAI-216"], MERCENARIES_DO, TOWER, place)
        put_building(state, MERCENARIES, TOWER, place)


class LiftTower(OpenChoice[DaimyoState]):
    """With all four on the board, one of them may be moved instead (DAI-217, DAI-Q74)."""

    rule: ClassVar[str] = "DAI-217"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any of them if there is a free slot, or none."""
        moves: list[int] = []
        if site_free(state):
            own_buildings(state, MERCENARIES, 1 << TOWER, MOVE, moves)
        DECLINE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        if MOVE.says(move):
            state.agenda.append(SetTower(MOVE.argument(move)))


class SetTower(BuildingSlot):
    """Where a mercenary tower is moved to (DAI-217)."""

    rule: ClassVar[str] = "DAI-217"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("place",)
    verb: ClassVar[Verb] = TO

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        place = TO.argument(move)
        state.tell(BUILDING_MOVED["DAI-217"], MERCENARIES_DO, TOWER, self.source, place)
        move_building(state, self.source, place)


class PlaceGovernor(GovernorSlot):
    """Put a mercenary governor on a free governor slot (DAI-218, DAI-Q74)."""

    rule: ClassVar[str] = "DAI-218"

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        place = GOVERNOR.argument(move)
        state.tell(GOVERNOR_PLACED["DAI-218"], MERCENARIES_DO, place)
        put_governor(state, MERCENARIES, place)


class PlaceShadow(ShadowSlot):
    """Put a mercenary shadow in the slums; its gold goes to nobody (DAI-219, DAI-222, DAI-Q74)."""

    rule: ClassVar[str] = "DAI-219"

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Then a governor of the other player there is lost."""
        slum = SHADOW.argument(move)
        state.tell(SHADOW_PLACED["DAI-219"], MERCENARIES_DO, slum)
        put_shadow(state, MERCENARIES, slum)
        state.agenda.append(HiredKill(slum // SLUMS_EACH))


class HiredKill(OpenChoice[DaimyoState]):
    """Eliminate a governor of the other player, never one's own or a mercenary (DAI-219 to DAI-221, DAI-Q75)."""

    rule: ClassVar[str] = "DAI-219"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("island",)

    def __init__(self, island: int) -> None:
        self.island: Final = island

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """The opponent's governors on the island."""
        row = self.island * PLACES_EACH
        return VICTIM.moves([place for place in range(row, row + PLACES_EACH) if state.governors[place] == 1 - seat])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Its owner is compensated."""
        eliminate(state, MERCENARIES, VICTIM.argument(move), ELIMINATED["DAI-219"])

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """One's own and those of the mercenaries are safe; others are not here."""
        place = VICTIM.argument(move)
        here = place >= 0 and place // PLACES_EACH == self.island and state.governors[place] != NONE
        return ["DAI-221", "DAI-Q75"] if here else [self.rule]


class LiftShadow(OpenChoice[DaimyoState]):
    """With all three on the board, one of them may be moved instead (DAI-224, DAI-Q74)."""

    rule: ClassVar[str] = "DAI-224"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any of them if there is a free slot, or none."""
        moves: list[int] = []
        slums = range(state.islands * SLUMS_EACH)
        if any(state.shadows[slum] == NONE for slum in slums):
            for slum in slums:
                if state.shadows[slum] == MERCENARIES:
                    MOVE_SHADOW.add(slum, moves)
        DECLINE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        if MOVE_SHADOW.says(move):
            state.agenda.append(SetShadow(MOVE_SHADOW.argument(move)))


class SetShadow(ShadowSlot):
    """Where a mercenary shadow is moved to; it eliminates nobody (DAI-224)."""

    rule: ClassVar[str] = "DAI-224"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("slum",)

    def __init__(self, source: int) -> None:
        self.source: Final = source

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        slum = SHADOW.argument(move)
        state.tell(SHADOW_MOVED, MERCENARIES_DO, slum)
        move_shadow(state, self.source, slum)


class MercenaryBonus(Step[DaimyoState]):
    """Gold for the mercenaries whose dice make 13 or more (DAI-226)."""

    def run(self, state: DaimyoState) -> None:
        if total(state, MERCENARIES) >= MERCENARY_THRESHOLD:
            state.stock[MERCENARIES * GOOD_COUNT + GOLD] += MERCENARY_BONUS
            state.tell(MERCENARY_GOLD["DAI-226"], MERCENARIES_DO, amount(GOLD, MERCENARY_BONUS))


class MercenaryHero(Step[DaimyoState]):
    """The last card of the market goes to the mercenaries' pile (DAI-227, DAI-Q51, DAI-Q54)."""

    def run(self, state: DaimyoState) -> None:
        """Everybody has seen it."""
        take_rightmost(state, MERCENARIES_DO, HERO_TAKEN["DAI-227"])


def take_rightmost(state: DaimyoState, who: int, what: Happening) -> None:
    """The oldest card of the market goes to the pile of the mercenaries or of the empire (DAI-227, DAI-257)."""
    if state.market:
        card = state.market[-1]
        state.hidden.see([card], EVERYONE)
        state.pile = [*state.pile, card]
        state.tell(what, who, card)
        leave_market(state, card)


GIVE_DIE: Final = GiveDie()
HIRE_SCAVENGERS: Final = HireScavengers()
PLACE_TOWER: Final = PlaceTower()
LIFT_TOWER: Final = LiftTower()
PLACE_GOVERNOR: Final = PlaceGovernor()
PLACE_SHADOW: Final = PlaceShadow()
LIFT_SHADOW: Final = LiftShadow()
MERCENARY_BONUS_STEP: Final = MercenaryBonus()
MERCENARY_HERO: Final = MercenaryHero()
