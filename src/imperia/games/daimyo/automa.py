"""The empire of the solo game: its start, its cards, its powers, its heroes (p. 16 to 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.board import (
    eliminate,
    free_for_building,
    free_for_governor,
    free_for_shadow,
    put_building,
    put_governor,
    put_shadow,
)
from imperia.games.daimyo.cards import (
    FROM_POWERS,
    FROM_SLUMS,
    FROM_SOLO,
    HERO_COUNT,
    POWER_OF_SUM,
    POWER_ROWS,
    SOLO,
    SOLO_OF_DECK,
)
from imperia.games.daimyo.dice import total
from imperia.games.daimyo.goods import NOTHING_HANDLED, give_good
from imperia.games.daimyo.objectives import has_governor
from imperia.games.daimyo.phases.mercenaries import take_rightmost
from imperia.games.daimyo.printed import (
    BLACK_MARKET,
    DECK_OF_ROUND,
    DECK_USED,
    DECKS,
    DIE_KINDS,
    FACES,
    FARM,
    GOLD,
    GOVERNOR_WORTH,
    ISLAND_COUNT,
    LEVEL_GOVERNORS,
    LEVEL_RELICS,
    LEVEL_TOWERS,
    LEVELS,
    PIECES,
    PLACES_EACH,
    POINT,
    RELIC_COUNT,
    ROUNDS,
    SHADOW_WORTH,
    SLUM_GOLD,
    SLUMS_EACH,
    SPACE_COUNT,
    TOWER,
    TOWER_WORTH,
    TURNS,
    WHOLE,
)
from imperia.games.daimyo.relics import add_tile, count_bits, draw_from_bag, lies_there, move_tile
from imperia.games.daimyo.state import BY_EFFECTS, EMPIRE, NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUILT,
    CARD_OPENED,
    CARD_REVEALED,
    CELL_ACTS,
    EMPIRE_DIE,
    EMPIRE_DOES,
    EMPIRE_GOT,
    EMPIRE_TILES_BACK,
    FELL_SHORT,
    GOVERNOR,
    GOVERNOR_PLACED,
    POWER_ACTS,
    SHADOW,
    SHADOW_PLACED,
    SITE,
    TAKE,
    TILE_DRAWN,
    VICTIM,
    amount,
)
from imperia.kernel.agenda import Step, only_answer
from imperia.kernel.asking import TurnChoice
from imperia.kernel.effects import Frame, Resolution, remembering
from imperia.kernel.events import EVERYONE, NO_SEAT

# What the empire places; shadows strike besides.
E_GOVERNOR: Final = 0
E_TOWER: Final = 1
E_FARM: Final = 2
E_SHADOW: Final = 3
WORTH: Final = [GOVERNOR_WORTH, TOWER_WORTH, 0, SHADOW_WORTH]
SHORT: Final = "short"


# Set-up


def deal_solo_cards(state: DaimyoState) -> None:
    """Six, six and three cards form three decks; a hero that nobody has seen lies below the open one.

    (DAI-237 to DAI-239, DAI-Q85, DAI-Q103)
    """
    for deck in range(len(DECKS)):
        cards = SOLO_OF_DECK[deck].copy()
        state.chance.shuffle(cards)
        state.solo_unused[deck] = sorted(cards[DECK_USED[deck] :])
        state.solo_decks[deck] = cards[: DECK_USED[deck]]
    state.pile = [state.heroes[-2]]
    state.heroes = [*state.heroes[:-2], state.heroes[-1]]
    reveal_card(state, 1)


def reveal_card(state: DaimyoState, number: i64) -> None:
    """The next card of the deck of a round lies open (DAI-238, DAI-252, DAI-258)."""
    deck = DECK_OF_ROUND[number]
    decks = state.solo_decks.copy()
    card = decks[deck][-1]
    decks[deck] = decks[deck][:-1]
    state.solo_decks = decks
    state.hidden.see([HERO_COUNT + card], EVERYONE)
    state.tell(CARD_OPENED if state.solo_open else CARD_REVEALED, NO_SEAT, card)
    state.solo_open = [*state.solo_open, card]


def islands_without(state: DaimyoState) -> int:
    """The islands in play without a governor of the empire, as a mask."""
    mask = 0
    for island in range(state.islands):
        if not has_governor(state, EMPIRE, island):
            mask |= 1 << island
    return mask


class StartGovernor(TurnChoice[DaimyoState]):
    """Choose where the empire's governors start: so many on an island that has none yet (DAI-233 to DAI-236)."""

    rule: ClassVar[str] = "DAI-236"

    def __init__(self, left: int, islands: int) -> None:
        self.left: Final = left
        # The islands as a mask; none for those without a governor of the empire.
        self.islands: Final = islands

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any free slot there."""
        moves: list[int] = []
        free_for_governor(state, GOVERNOR, moves, self.islands or islands_without(state))
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With their influence; the others of the same number stand on the same island."""
        place = GOVERNOR.argument(move)
        state.tell(GOVERNOR_PLACED, EMPIRE_DOES, place)
        put_governor(state, EMPIRE, place)
        if self.left > 1:
            state.agenda.append(StartGovernor(self.left - 1, 1 << place // PLACES_EACH))


class StartTower(TurnChoice[DaimyoState]):
    """Choose where the empire's radio tower starts, on the island without its governors (DAI-235, DAI-236)."""

    rule: ClassVar[str] = "DAI-235"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any free slot there."""
        moves: list[int] = []
        free_for_building(state, SITE, moves, islands_without(state))
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With its influence."""
        place = SITE.argument(move)
        state.tell(BUILT, EMPIRE_DOES, TOWER, place)
        put_building(state, EMPIRE, TOWER, place)


class StartRelics(Step[DaimyoState]):
    """Different random tiles for the empire; a duplicate is put back and drawn again (DAI-235)."""

    def run(self, state: DaimyoState) -> None:
        """As the level says."""
        for _ in range(LEVEL_RELICS[state.terms.level]):
            tile = draw_from_bag(state)
            while state.loose[EMPIRE] >> tile & 1:
                state.bag[tile] += 1
                tile = draw_from_bag(state)
            state.tell(TILE_DRAWN, EMPIRE_DOES, tile)
            add_tile(state, EMPIRE, tile)


START_TOWER: Final = StartTower()
START_RELICS: Final = StartRelics()


def start_of(level: int) -> list[Step[DaimyoState]]:
    """What the empire starts with, in order."""
    steps: list[Step[DaimyoState]] = [StartGovernor(count, 0) for count in LEVEL_GOVERNORS[level]]
    steps += [START_TOWER] * LEVEL_TOWERS[level]
    return [*steps, START_RELICS]


EMPIRE_STARTS: Final = [start_of(level) for level in range(len(LEVELS))]


# Turns


class EmpireTurn(TurnChoice[DaimyoState]):
    """Give the empire a die: the two spaces of its card that stay free act (DAI-239, DAI-244)."""

    rule: ClassVar[str] = "DAI-244"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any die; its colour tells the space."""
        return EMPIRE_DIE.moves([die for die in range(DIE_KINDS) if state.pool[die]])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """From top to bottom; after the first and the second turn the next card is revealed (DAI-252)."""
        die = EMPIRE_DIE.argument(move)
        number = state.solo_open[-1]
        card = SOLO[number]
        turn = len(state.solo_open) - 1
        state.pool[die] -= 1
        state.dice[EMPIRE * SPACE_COUNT + turn] = die + 1
        state.tell(EMPIRE_GOT, seat, die, number)
        if turn + 1 < TURNS:
            state.agenda.append(NEXT_CARD)
        for cell in range(len(card.cells) - 1, -1, -1):
            if card.dice[cell] != die // FACES:
                state.agenda.append(BeginCell(number, cell))

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No such die."""
        return ["DAI-244"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        """On which card."""
        return "", {"solo": state.solo_open[-1]}


class NextCard(Step[DaimyoState]):
    """The card of the next turn of the empire is revealed (DAI-252)."""

    def run(self, state: DaimyoState) -> None:
        """From the deck of the round."""
        reveal_card(state, state.round)


class BeginCell(Step[DaimyoState]):
    """A space of a solo card acts (DAI-244)."""

    nouns: ClassVar[tuple[str, ...]] = ("solo",)

    def __init__(self, card: int, cell: int) -> None:
        self.card: Final = card
        self.cell: Final = cell

    def run(self, state: DaimyoState) -> None:
        """What the player may choose of it, he chooses (DAI-245)."""
        card = SOLO[self.card]
        state.tell(CELL_ACTS, EMPIRE_DOES, self.card, card.dice[self.cell])
        card.cells[self.cell].begin(state, Frame(FROM_SOLO + self.card, EMPIRE, 0, NOTHING_HANDLED))


class EmpirePower(Step[DaimyoState]):
    """The sum of its three dice tells the line of the Empire powers card (DAI-253)."""

    def run(self, state: DaimyoState) -> None:
        """Just before influence is scored."""
        state.seat = 0
        found: int = total(state, EMPIRE)
        row = POWER_OF_SUM[found]
        if row >= 0:
            state.tell(POWER_ACTS, EMPIRE_DOES, found)
            POWER_ROWS[row].begin(state, Frame(FROM_POWERS, EMPIRE, 0, NOTHING_HANDLED))


def fall_short(state: DaimyoState, frame: Frame) -> None:
    """What cannot be done in full brings the empire a point, once for each space (DAI-246, DAI-Q79, DAI-Q104)."""
    if frame.number(SHORT):
        return
    state.score(EMPIRE, BY_EFFECTS, 1)
    state.tell(FELL_SHORT, EMPIRE_DOES, amount(POINT, 1))
    top = state.agenda[-1]
    if isinstance(top, Resolution) and top.frame.card == frame.card:
        handled = remembering(top.frame.handled, SHORT, 1, [])
        state.agenda[-1] = top.resumed(top.frame.changed(top.frame.actor, handled))


# To its advantage


def needed(state: DaimyoState, island: i64, worth: i64, strikes: bool) -> i64:
    """How many such pieces make the empire more influential than the player on an island where it is not so yet.

    Strictly more, before shadows are counted (DAI-247, DAI-Q81); 99 where it leads already or pieces give nothing.
    """
    own = state.influence[EMPIRE * ISLAND_COUNT + island]
    other = state.influence[island]
    if own > other or not worth:
        return 99
    governors: i64 = 0
    if strikes:
        for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH):
            if state.governors[place] == 0:
                governors += 1
    count: i64 = 0
    while own <= other:
        own += worth
        count += 1
        if governors:
            governors -= 1
            other = other - GOVERNOR_WORTH if other > GOVERNOR_WORTH else 0
    return count


def room(state: DaimyoState, kind: i64, island: i64) -> i64:
    """How many pieces of a kind an island can take."""
    found: i64 = 0
    if kind == E_SHADOW:
        for slum in range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH):
            if state.shadows[slum] == NONE:
                found += 1
        return found
    for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH):
        slot = state.governors[place] if kind == E_GOVERNOR else state.buildings[place]
        if slot == NONE:
            found += 1
    return found


def binding(state: DaimyoState, kind: i64, left: i64, islands: i64) -> i64:
    """The islands on which the next piece must go so that the whole action still reaches an advantage.

    All of them where no choice of its pieces does (DAI-247, DAI-248, DAI-Q80, DAI-Q92).
    """
    must: i64 = 0
    spare = False
    for island in range(state.islands):
        if islands >> island & 1:
            count = needed(state, island, WORTH[kind], kind == E_SHADOW)
            if count <= left and count <= room(state, kind, island):
                must |= 1 << island
                spare = spare or count < left
    return must if must and not spare else islands


class PlacePiece(TurnChoice[DaimyoState]):
    """Choose where a piece of the empire goes (DAI-243, DAI-245, DAI-247 to DAI-249, DAI-Q94)."""

    rule: ClassVar[str] = "DAI-245"

    def __init__(self, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
        self.kind: Final = kind
        self.left: Final = left
        self.islands: Final = islands
        # True while an advantage has to be sought.
        self.bound: Final = bound
        self.frame: Final = frame

    def parts(self) -> list[object]:
        """What is placed where, and what it is about."""
        return [self.kind, self.left, self.islands, self.bound, *self.frame.parts()]

    def free(self, state: DaimyoState, islands: i64) -> list[int]:
        """The slots of the islands of a mask that can take it."""
        moves: list[int] = []
        if self.kind == E_GOVERNOR:
            free_for_governor(state, GOVERNOR, moves, islands)
        elif self.kind == E_SHADOW:
            free_for_shadow(state, SHADOW, moves, islands)
        else:
            free_for_building(state, SITE, moves, islands)
        return moves

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any of the islands named; to its advantage, where that binds."""
        islands: i64 = self.islands
        if self.bound:
            islands = binding(state, self.kind, self.left, islands)
        return self.free(state, islands)

    def settled(self, state: DaimyoState) -> int:
        """A single slot leaves no choice."""
        return only_answer(self.moves(state, state.seat))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Free of charge; more may follow."""
        verb = GOVERNOR if self.kind == E_GOVERNOR else SHADOW if self.kind == E_SHADOW else SITE
        slot: int = verb.argument(move)
        island = slot // (SLUMS_EACH if self.kind == E_SHADOW else PLACES_EACH)
        trailed = state.influence[EMPIRE * ISLAND_COUNT + island] <= state.influence[island]
        struck = 0
        if self.kind == E_SHADOW and has_governor(state, 0, island):
            struck = GOVERNOR_WORTH
        ahead = state.influence[EMPIRE * ISLAND_COUNT + island] + WORTH[self.kind] > state.influence[island] - struck
        place_pieces(state, self.kind, self.left - 1, self.islands, self.bound and not (trailed and ahead), self.frame)
        if self.kind == E_GOVERNOR:
            state.tell(GOVERNOR_PLACED, EMPIRE_DOES, slot)
            put_governor(state, EMPIRE, slot)
        elif self.kind == E_SHADOW:
            # DAI-Q77, DAI-Q78: it takes the gold of the slot, and the player the compensation.
            state.tell(SHADOW_PLACED, EMPIRE_DOES, slot)
            give_good(state, EMPIRE, FROM_SLUMS, GOLD, SLUM_GOLD[slot])
            put_shadow(state, EMPIRE, slot)
            state.agenda.append(EmpireStrike(island))
        else:
            kind = TOWER if self.kind == E_TOWER else FARM
            state.tell(BUILT, EMPIRE_DOES, kind, slot)
            put_building(state, EMPIRE, kind, slot)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not one of its islands, occupied, or an advantage that would be missed."""
        return ["DAI-247", "DAI-Q92"] if move in self.free(state, self.islands) else ["DAI-245", "DAI-Q94"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        """What is placed."""
        return f"PlacePiece_{('governor', 'tower', 'farm', 'shadow')[self.kind]}", {"card": self.frame.card}


def place_pieces(state: DaimyoState, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
    """So many pieces, one after the other."""
    if left > 0:
        state.agenda.append(NextPiece(kind, left, islands, bound, frame))


class NextPiece(Step[DaimyoState]):
    """The next piece of the empire, if there is a slot for it (DAI-246, DAI-Q94)."""

    def __init__(self, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
        self.piece: Final = PlacePiece(kind, left, islands, bound, frame)

    def parts(self) -> list[object]:
        """What is placed where, and what it is about."""
        return self.piece.parts()

    def run(self, state: DaimyoState) -> None:
        """Without a slot it falls short."""
        if self.piece.free(state, self.piece.islands):
            state.agenda.append(self.piece)
        else:
            fall_short(state, self.piece.frame)


class EmpireStrike(TurnChoice[DaimyoState]):
    """Choose the governor that a shadow of the empire eliminates (DAI-Q78)."""

    rule: ClassVar[str] = "DAI-Q78"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("island",)

    def __init__(self, island: int) -> None:
        self.island: Final = island

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """The player's own on the island."""
        row = self.island * PLACES_EACH
        return VICTIM.moves([place for place in range(row, row + PLACES_EACH) if state.governors[place] == seat])

    def settled(self, state: DaimyoState) -> int:
        """Asked only where there are several."""
        return only_answer(self.moves(state, state.seat))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With the usual compensation."""
        eliminate(state, EMPIRE, VICTIM.argument(move))


# Relics of the empire


def sources_of(state: DaimyoState, sources: i64) -> list[int]:
    """The no man's lands in play and the black market that a mask names (DAI-250)."""
    found = [island for island in range(state.islands) if sources >> island & 1]
    return [*found, BLACK_MARKET] if sources >> BLACK_MARKET & 1 else found


def seen_tiles(state: DaimyoState, sources: i64) -> i64:
    """The tiles that can be seen there, as a mask."""
    mask: i64 = 0
    for source in sources_of(state, sources):
        for tile in range(RELIC_COUNT):
            if not mask >> tile & 1 and lies_there(state, tile, source):
                mask |= 1 << tile
    return mask


def finishing(state: DaimyoState, left: i64, sources: i64) -> i64:
    """The tiles of which the next must be one so that the tiles now visible still finish a relic.

    All of them where no choice does, or where there is one to spare (DAI-247, DAI-Q92).
    """
    seen = seen_tiles(state, sources)
    loose = state.loose[EMPIRE]
    must: i64 = 0
    for colour in range(state.islands):
        missing = ~(loose >> (colour * PIECES)) & WHOLE
        count = count_bits(missing)
        if count <= left and seen >> (colour * PIECES) & missing == missing:
            must |= missing << (colour * PIECES)
            if count < left:
                return seen
    return must or seen


class LootTile(TurnChoice[DaimyoState]):
    """Choose a tile for the empire (DAI-241, DAI-245, DAI-247, DAI-250, DAI-Q20)."""

    rule: ClassVar[str] = "DAI-250"

    def __init__(self, left: int, sources: int, bound: bool, frame: Frame) -> None:
        self.left: Final = left
        self.sources: Final = sources
        self.bound: Final = bound
        self.frame: Final = frame

    def parts(self) -> list[object]:
        """How many from where, and what it is about."""
        return [self.left, self.sources, self.bound, *self.frame.parts()]

    def possible(self, state: DaimyoState, tiles: i64) -> list[int]:
        """Those of a mask that it lacks, wherever they lie."""
        moves: list[int] = []
        for tile in range(RELIC_COUNT):
            if tiles >> tile & 1 and not state.loose[EMPIRE] >> tile & 1:
                for source in sources_of(state, self.sources):
                    if lies_there(state, tile, source):
                        TAKE.add_pair(tile, source, moves)
        return moves

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any; one that finishes a relic, where that binds."""
        tiles = finishing(state, self.left, self.sources) if self.bound else seen_tiles(state, self.sources)
        return self.possible(state, tiles)

    def settled(self, state: DaimyoState) -> int:
        """A single tile leaves no choice."""
        return only_answer(self.moves(state, state.seat))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """What it left is filled up; more may follow."""
        tile, source = TAKE.argument(move), TAKE.second(move)
        colour = tile // PIECES
        whole = (state.loose[EMPIRE] | 1 << tile) >> (colour * PIECES) & WHOLE == WHOLE
        loot(state, self.left - 1, self.sources, self.bound and not whole, self.frame)
        move_tile(state, EMPIRE, tile, source)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not there, a duplicate, or a relic that would not be finished."""
        if move in self.possible(state, seen_tiles(state, self.sources)):
            return ["DAI-247", "DAI-Q92"]
        return ["DAI-250", "DAI-Q20"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        """By which card."""
        return "", {"card": self.frame.card}


def loot(state: DaimyoState, left: int, sources: int, bound: bool, frame: Frame) -> None:
    """So many tiles, one after the other."""
    if left > 0:
        state.agenda.append(NextLoot(left, sources, bound, frame))


class NextLoot(Step[DaimyoState]):
    """The next tile of the empire, if there is one that it lacks (DAI-246)."""

    def __init__(self, left: int, sources: int, bound: bool, frame: Frame) -> None:
        self.loot: Final = LootTile(left, sources, bound, frame)

    def parts(self) -> list[object]:
        """How many from where, and what it is about."""
        return self.loot.parts()

    def run(self, state: DaimyoState) -> None:
        """Without one it falls short."""
        if self.loot.possible(state, seen_tiles(state, self.loot.sources)):
            state.agenda.append(self.loot)
        else:
            fall_short(state, self.loot.frame)


# End of a round


class EmpirePurchase(Step[DaimyoState]):
    """The empire takes the rightmost card of the market free of charge (DAI-257)."""

    def run(self, state: DaimyoState) -> None:
        """Everybody has seen it."""
        take_rightmost(state, EMPIRE_DOES)


class ClearCards(Step[DaimyoState]):
    """The cards of the round are discarded and the first of the next is revealed (DAI-258).

    After the last but one round all tiles of the empire go back into the bag (DAI-259, DAI-Q82).
    """

    def run(self, state: DaimyoState) -> None:
        """Markers stay."""
        state.solo_past = [*state.solo_past, *state.solo_open]
        state.solo_open = []
        if state.round == ROUNDS - 1:
            for tile in range(RELIC_COUNT):
                count = state.stacks[EMPIRE * ISLAND_COUNT + tile // PIECES] + (state.loose[EMPIRE] >> tile & 1)
                state.bag[tile] += count
            state.loose[EMPIRE] = 0
            for colour in range(ISLAND_COUNT):
                state.stacks[EMPIRE * ISLAND_COUNT + colour] = 0
            state.tell(EMPIRE_TILES_BACK, EMPIRE_DOES)
        reveal_card(state, state.round + 1)


EMPIRE_TURN: Final = EmpireTurn()
NEXT_CARD: Final = NextCard()
EMPIRE_POWER: Final = EmpirePower()
EMPIRE_PURCHASE: Final = EmpirePurchase()
CLEAR_CARDS: Final = ClearCards()
