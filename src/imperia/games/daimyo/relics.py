"""Relic tiles: the bag, the no man's lands, the black market, storage, and relics that are restored (p. 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.advantage import overtakes
from imperia.games.daimyo.board import change_influence
from imperia.games.daimyo.cards import FROM_RELIC
from imperia.games.daimyo.objectives import BY_RESTORING, BY_STORING, award
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BLACK_MARKET,
    ISLAND_COUNT,
    LAND_SIZE,
    MARKERS,
    MOST_STORAGE,
    OVERFLOW,
    PIECES,
    POINT,
    RELIC_COUNT,
    WHOLE,
)
from imperia.games.daimyo.purposes import BAG
from imperia.games.daimyo.state import BY_EFFECTS, EMPIRE, MERCENARIES, NONE, DaimyoState
from imperia.games.daimyo.words import (
    ALTAR,
    GIVE,
    OVERFLOWED,
    REFILLED,
    RESTORED,
    RESTORED_BESIDE,
    STORAGE_RAISED,
    TILE_GIVEN,
    TILE_TAKEN,
    amount,
    doer,
)
from imperia.kernel.asking import OpenChoice
from imperia.kernel.chance import Chance
from imperia.kernel.events import NO_SEAT, Happening

REPLACED: Final = REFILLED["DAI-076"]
# Beyond the no man's lands and the black market, tiles are taken out of the storage of a party.
STORED: Final = BLACK_MARKET + 1


def draw_from_bag(state: DaimyoState) -> i64:
    """A random tile of the bag; NONE if it is empty (DAI-Q21)."""
    return next_from_bag(state, state.chance.of(BAG))


def next_from_bag(state: DaimyoState, bag: Chance) -> i64:
    """The same, where several are drawn at one moment."""
    left: i64 = 0
    for tile in range(RELIC_COUNT):
        left += state.bag[tile]
    if not left:
        return NONE
    drawn = bag.below(left)
    for tile in range(RELIC_COUNT):
        drawn -= state.bag[tile]
        if drawn < 0:
            state.bag[tile] -= 1
            return tile
    return NONE


def fill_land(state: DaimyoState, island: i64, what: Happening) -> None:
    """Random tiles until there are three in a no man's land again, or the bag is empty (DAI-076, DAI-Q21)."""
    row = island * LAND_SIZE
    if state.lands[row] != NONE:
        return
    bag = state.chance.of(BAG)
    while state.lands[row] == NONE:
        tile = next_from_bag(state, bag)
        if tile == NONE:
            return
        put_on_land(state, island, tile)
        state.tell(what, NO_SEAT, tile, island)


def put_on_land(state: DaimyoState, island: i64, tile: i64) -> None:
    """A tile joins a no man's land, whose tiles lie in ascending order with gaps first."""
    place = island * LAND_SIZE
    last = place + LAND_SIZE - 1
    while place < last and state.lands[place + 1] < tile:
        state.lands[place] = state.lands[place + 1]
        place += 1
    state.lands[place] = tile


def take_off_land(state: DaimyoState, island: i64, tile: i64) -> None:
    """A tile leaves a no man's land."""
    row = island * LAND_SIZE
    place = row + LAND_SIZE - 1
    while state.lands[place] != tile:
        place -= 1
    while place > row:
        state.lands[place] = state.lands[place - 1]
        place -= 1
    state.lands[row] = NONE


def lies_there(state: DaimyoState, tile: i64, source: i64) -> bool:
    """True if a tile can be seen in a no man's land or in the black market."""
    if source == BLACK_MARKET:
        return state.black[tile] > 0
    row = source * LAND_SIZE
    return state.lands[row] == tile or state.lands[row + 1] == tile or state.lands[row + 2] == tile


def stacks_of(state: DaimyoState, party: i64) -> i64:
    """How many restored relics lie in a storage."""
    found: i64 = 0
    for colour in range(ISLAND_COUNT):
        found += state.stacks[party * ISLAND_COUNT + colour]
    return found


def count_bits(mask: i64) -> i64:
    """How many bits a mask has."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def load_of(state: DaimyoState, party: i64) -> i64:
    """The load of a storage: a loose tile counts 1, a restored relic counts 1 in all (DAI-089)."""
    return count_bits(state.loose[party]) + stacks_of(state, party)


def is_full(state: DaimyoState, seat: i64) -> bool:
    """True if a storage can take no further tile (DAI-088, DAI-093)."""
    return load_of(state, seat) >= state.storage[seat]


def may_take(state: DaimyoState, seat: i64, tile: i64, full: bool) -> bool:
    """True if a tile can be kept: no duplicate, and room for it, or a loose tile to give for it.

    (DAI-080, DAI-081, DAI-092, DAI-Q20, DAI-Q99)
    """
    if full:
        return state.loose[seat] != 0
    return not state.loose[seat] >> tile & 1


def why_not_keep(state: DaimyoState, seat: int) -> list[str]:
    """The rules against keeping a tile that could be taken: no room for it, or the same again."""
    return ["DAI-092", "DAI-Q23"] if is_full(state, seat) else ["DAI-080"]


def raise_storage(state: DaimyoState, seat: int, steps: int) -> None:
    """The gauge goes up; each step beyond its end earns a point instead (DAI-088, DAI-090)."""
    for _ in range(steps):
        if state.storage[seat] < MOST_STORAGE:
            state.storage[seat] += 1
            state.tell(STORAGE_RAISED, seat, state.storage[seat])
            award(state, BY_STORING)
        else:
            state.score(seat, BY_EFFECTS, OVERFLOW)
            state.tell(OVERFLOWED, seat, amount(POINT, OVERFLOW))


def give_tile(state: DaimyoState, seat: int, tile: int, to_bag: bool, what: Happening) -> None:
    """A loose tile goes to the black market or into the bag (DAI-092, DAI-161, DAI-Q23)."""
    state.loose[seat] &= ~(1 << tile)
    if to_bag:
        state.bag[tile] += 1
    else:
        state.black[tile] += 1
    state.tell(what, seat, tile)


def take_tile(state: DaimyoState, seat: int, tile: int, source: int, card: int) -> None:
    """A tile goes into the storage of a player, who makes room for it first where it is full (DAI-092, DAI-094).

    The card is what gives it: the Relic action, a hero, a tile and the like.
    """
    if is_full(state, seat):
        state.agenda.append(MakeRoom(tile, source, card))
    else:
        move_tile(state, seat, tile, source, TILE_TAKEN[rule_of(state, card)])


def move_tile(state: DaimyoState, party: int, tile: int, source: int, what: Happening, bound: bool = False) -> None:
    """A tile goes into a storage, and what it left is filled up again (DAI-076, DAI-Q22)."""
    store_tile(state, party, tile, source, what, bound)
    if source < BLACK_MARKET:
        fill_land(state, source, REPLACED)


def store_tile(state: DaimyoState, party: int, tile: int, source: int, what: Happening, bound: bool = False) -> None:
    """A tile goes into a storage; bound, the altar of a relic that it restores is chosen to the empire's advantage."""
    if source >= STORED:
        state.loose[source - STORED] &= ~(1 << tile)
    elif source == BLACK_MARKET:
        state.black[tile] -= 1
        state.tell(what, doer(state.seats, party), tile, source)
    else:
        take_off_land(state, source, tile)
        state.tell(what, doer(state.seats, party), tile, source)
    add_tile(state, party, tile, bound)


def add_tile(state: DaimyoState, party: int, tile: int, bound: bool = False) -> None:
    """A tile is in storage; the fourth piece of a colour restores its relic at once (DAI-096, DAI-214)."""
    fourth = restores(state, party, tile)
    state.loose[party] |= 1 << tile
    if fourth:
        restore(state, party, tile // PIECES, bound)


def restores(state: DaimyoState, party: i64, tile: i64) -> bool:
    """True if a tile is the fourth piece of its colour, and a marker is in reserve for the relic (DAI-096, DAI-Q26).

    The empire has any number of them (DAI-242).
    """
    if (state.loose[party] | 1 << tile) >> (tile // PIECES * PIECES) & WHOLE != WHOLE:
        return False
    endless = state.seats == 1 and party == EMPIRE
    return endless or state.markers[party] < MARKERS


def restore(state: DaimyoState, party: int, colour: int, bound: bool) -> None:
    """Four pieces are stacked, and a marker goes on an altar of their island (DAI-096 to DAI-101, DAI-Q24, DAI-Q25)."""
    state.loose[party] &= ~(WHOLE << (colour * PIECES))
    state.stacks[party * ISLAND_COUNT + colour] += 1
    state.markers[party] += 1
    award(state, BY_RESTORING)
    altars = free_altars(state, colour)
    if not altars:
        # DAI-Q24, DAI-251: beside the altars, without influence.
        beside = RESTORED_BESIDE["DAI-251" if state.seats == 1 and party == EMPIRE else "DAI-Q24"]
        state.tell(beside, doer(state.seats, party), colour)
    elif party < state.seats:
        put_marker(state, party, altars[0])
    else:
        state.agenda.append(ChooseAltar(party, colour, bound))


def free_altars(state: DaimyoState, island: int) -> list[int]:
    """The free altars of an island, the highest first."""
    row = island * ALTARS_EACH
    return [altar for altar in range(row, row + ALTARS_EACH) if state.altars[altar] == NONE]


def put_marker(state: DaimyoState, party: int, altar: int) -> None:
    """A relic marker stands on an altar and gives its influence (DAI-047, DAI-097)."""
    state.altars[altar] = party
    hired = state.seats == MERCENARIES and party == MERCENARIES
    state.tell(RESTORED["DAI-214" if hired else "DAI-097"], doer(state.seats, party), altar)
    change_influence(state, party, altar // ALTARS_EACH, ALTAR_VALUES[altar])


class MakeRoom(OpenChoice[DaimyoState]):
    """Give a loose tile to the black market to make room for another (DAI-092, DAI-Q23)."""

    rule: ClassVar[str] = "DAI-092"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("relic",)

    def __init__(self, tile: int, source: int, card: int = FROM_RELIC) -> None:
        self.tile: Final = tile
        self.source: Final = source
        # What gives the tile; games that were saved under rules version 1 do not say it.
        self.card: Final = card

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any loose tile; the equal one, where there is one (DAI-080, DAI-Q99)."""
        loose = state.loose[seat]
        if loose >> self.tile & 1:
            return [GIVE.move(self.tile)]
        return GIVE.moves([tile for tile in range(RELIC_COUNT) if loose >> tile & 1])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        give_tile(state, seat, GIVE.argument(move), False, TILE_GIVEN["DAI-092"])
        move_tile(state, seat, self.tile, self.source, TILE_TAKEN[rule_of(state, self.card)])

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Only loose tiles can be given, and nobody keeps two that are equal."""
        if not GIVE.says(move):
            return [self.rule]
        return ["DAI-080"] if state.loose[seat] >> self.tile & 1 else ["DAI-Q23"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"relic": self.tile}


class ChooseAltar(OpenChoice[DaimyoState]):
    """Choose the altar for a relic of the mercenaries or of the empire (DAI-Q25, DAI-245, DAI-247, DAI-Q80)."""

    rule: ClassVar[str] = "DAI-Q25"
    continues: ClassVar[bool] = True

    def __init__(self, party: int, island: int, bound: bool = False) -> None:
        self.party: Final = party
        self.island: Final = island
        # True if it has to be to the empire's advantage; under rules version 1 it never had to be.
        self.bound: Final = bound

    def ahead(self, state: DaimyoState) -> list[int]:
        """The altars that one has to be of because they put the empire ahead; none where the choice is free."""
        if not self.bound:
            return []
        return [one for one in free_altars(state, self.island) if overtakes(state, self.island, ALTAR_VALUES[one])]

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any free one of its island, or of those that put the empire ahead."""
        return ALTAR.moves(self.ahead(state) or free_altars(state, self.island))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        put_marker(state, self.party, ALTAR.argument(move))

    def asked_by(self, state: DaimyoState, seat: int) -> str:
        return "DAI-Q80" if self.ahead(state) else self.rule

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No altar of this island, an occupied one, or an advantage that would be missed."""
        altar = ALTAR.argument(move)
        if altar < 0:
            return [self.asked_by(state, seat)]
        if altar // ALTARS_EACH != self.island:
            return ["DAI-097"]
        return ["DAI-247", "DAI-Q80"] if state.altars[altar] == NONE else ["DAI-100"]
