"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import CLAN_HEROES, CLAN_WORDS, HERO_COUNT, HEROES, OBJECTIVE_CARDS, SOLO, TILES
from imperia.games.daimyo.census import box, census, count_relics
from imperia.games.daimyo.objectives import governors_of, shadows_of, watch
from imperia.games.daimyo.options import check_together, options_of, terms_of
from imperia.games.daimyo.phases.round_end import end_of_round
from imperia.games.daimyo.phases.rounds import BEGIN_ROUND, CLOSE_ROUND, NEXT_TURN
from imperia.games.daimyo.phases.setup import heroes_in_play
from imperia.games.daimyo.phases.turn import TAKE_DIE_STEP, TAKE_TURN
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BOARD_KINDS,
    BUILDINGS,
    BUILDINGS_EACH,
    COLOURS,
    COPIES,
    DECK_OF_ROUND,
    DECK_USED,
    DECKS,
    DICE_OF_SEATS,
    FACES,
    FARM,
    FIRST_YELLOW,
    GOOD_COUNT,
    GOODS,
    GOVERNOR_WORTH,
    GOVERNORS,
    HIRES,
    IN_PLAY,
    ISLAND_COUNT,
    LAND_SIZE,
    MARKERS,
    MARKET_SIZE,
    MERCENARY_SPACES,
    MOST_STORAGE,
    PIECES,
    PLACES_EACH,
    RELIC_COUNT,
    RELIC_TILES,
    RESET_SPACE,
    ROUNDS,
    SHADOW_WORTH,
    SHADOWS,
    SLOT_COUNT,
    SLOTS,
    SLUMS_EACH,
    SPACE_COLOURS,
    SPACE_COUNT,
    SPACES,
    START_STORAGE,
    TOWER,
    TOWER_WORTH,
    TURNS,
    VILLAGER_COUNT,
)
from imperia.games.daimyo.relics import count_bits, load_of
from imperia.games.daimyo.state import BY_EFFECTS, NONE, PHASES, POINT_SOURCES, SETUP, DaimyoState
from imperia.games.daimyo.turn_bits import MAIN_DONE
from imperia.games.daimyo.words import (
    ALTAR_NOUN,
    BOARD,
    CLAN,
    DIE,
    FACE,
    HERO,
    ISLAND,
    OBJECTIVE,
    PLACE,
    RELIC_NOUN,
    SLUM,
    SOLO_NOUN,
    TILE_NOUN,
)
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition, DidYouMean
from imperia.kernel.events import EVERYONE
from imperia.kernel.position import (
    Count,
    MemoryData,
    SavedChance,
    chance_of,
    check_number,
    convert,
    plain,
    read,
    read_all,
    read_hidden,
    run_on,
    write,
    write_memories,
    write_seen,
)
from imperia.kernel.words import Noun, alike

if TYPE_CHECKING:
    from imperia.kernel.game import Game

# All cards that ever lie face down.
ALL_CARDS = Noun("hidden", [*HERO.words, *SOLO_NOUN.words])
POINT_WORDS = ("influence", "objectives", "effects")


class PartyData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player, and after the players the empire or the mercenaries."""

    clan: str = ""
    # Popularity, or by what it came from.
    points: Count | dict[str, Count] = {}
    stock: dict[str, Count] = {}
    # Influence by island; without it, what the pieces give.
    influence: dict[str, Count] | None = None
    governors: list[str] = []
    shadows: list[str] = []
    farms: list[str] = []
    towers: list[str] = []
    altars: list[str] = []
    # Relic markers beyond those on altars.
    beside: Count = 0
    scavenger: str = ""
    relics: list[str] = []
    # Restored relics that are stacked in storage, by colour; without it, those of the altars.
    stacks: dict[str, Count] | None = None
    storage: int = START_STORAGE
    track: Count = 0
    dice: dict[str, str] = {}
    farm_board: str = ""
    tower_board: str = ""
    # Tiles whose buildings were built, and tiles by slot of the clan board.
    built: list[str] = []
    tiles: dict[str, str] = {}
    hand: list[str] = []
    deck: list[str] = []
    discards: list[str] = []


# What comes next in a position that is not a saved one.
Next = Literal["die", "turn", "end", "round"]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position; what it does not mention lies where it would lie."""

    seats: int
    seed: int = 0
    options: dict[str, bool | int | str] = {}
    seat: int = 0
    first: int = 0
    round: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 1
    phase: str = "turns"
    step: Next = "die"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    helmet: int = 0
    helped: int = NONE
    # Turns begun in this round; without it, by the dice that were placed.
    turns: int | None = None
    space: str = ""
    done: Count = 0
    used_tiles: list[str] = []
    played: list[str] = []
    drawn: str = ""
    players: list[PartyData] = []
    # Relic tiles by no man's land, in the black market and in the bag; the bag has all the others.
    lands: dict[str, list[str]] = {}
    black_market: list[str] = []
    # Dice on the central island; without it, those that are left show ones.
    pool: list[str] | None = None
    villagers: list[str] = []
    objectives: list[str] = []
    # Who has the first and the second place of each objective.
    tokens: list[list[int]] = []
    market: list[str] = []
    # The common deck with the last card on top: cards named here lie on top of the others.
    heroes: list[str] = []
    aside: list[str] = []
    pile: list[str] = []
    solo_open: list[str] = []
    solo_past: list[str] = []
    solo_decks: dict[str, list[str]] = {}
    # Who knows a hidden card, as a mask of seats and last those who look on, and what is remembered of shuffles.
    seen: dict[str, int] = {}
    memories: list[MemoryData] = []
    # True if decks, lands and the market are complete as they are given.
    exact: bool = False


def against(field: str, word: Any, rule: str) -> BadPosition:
    """What could never lie on a table, with the rule."""
    return BadPosition("against_rule", field=field, word=word, rule=rule)


def unknown(field: str, noun: str, word: str, words: Sequence[str]) -> BadPosition:
    """A word that nobody knows, with those that look like it."""
    return BadPosition("unknown_thing", field=field, noun=noun, word=word, near=DidYouMean(alike(word, words)))


class Reader:
    """Cards, each of which can be in one place only."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun
        self.taken: set[int] = set()

    def cards(self, words: Sequence[str], field: str) -> list[int]:
        """Cards by their words."""
        found = read_all(self.noun, words, field)
        for card in found:
            if card in self.taken:
                raise BadPosition("impossible", field=field, value=self.noun.words[card])
            self.taken.add(card)
        return found


def position(game: Game, given: Mapping[str, Any]) -> DaimyoState:
    """A state from data."""
    data = convert(given, PositionData)
    game.check_seats(data.seats)
    options = game.complete_options(data.options)
    check_together(data.seats, options)
    game.check_seed(data.seed)
    check_number(data, "seat", 0, data.seats)
    state = DaimyoState(game, data.seats, chance_of(data.seed, data.chance))
    if len(data.players) > state.parties:
        raise BadPosition("more_than_seats", field="players", count=len(data.players), seats=data.seats)
    takers = 2 if data.seats == 1 else data.seats
    check_number(data, "first", 0, takers)
    check_number(data, "helmet", 0, takers)
    check_number(data, "helped", NONE, data.seats)
    if data.phase not in PHASES:
        near = DidYouMean(alike(data.phase, PHASES))
        raise BadPosition("no_such_word", field="phase", word=data.phase, words=PHASES, near=near)
    if (data.round == 0) != (data.phase == PHASES[SETUP]):
        raise against("round", data.round, "DAI-017")
    state.terms = terms_of(options)
    state.islands = IN_PLAY[data.seats]
    state.seat, state.first, state.helmet, state.helped = data.seat, data.first, data.helmet, data.helped
    state.round, state.phase = data.round, PHASES.index(data.phase)
    players = [*data.players, *[PartyData() for _ in range(int(state.parties) - len(data.players))]]
    heroes, solo = Reader(HERO), Reader(SOLO_NOUN)
    started = data.round > 0 or data.agenda is not None
    if data.agenda is None:
        choose_clans(players, data.seats)
    for party, one in enumerate(players):
        read_party(state, data, party, one, heroes)
    read_turn(state, data)
    read_relics(state, data)
    read_dice(state, data, players)
    read_objectives(state, data)
    read_villagers(state, data)
    read_cards(state, data, players, heroes, started)
    read_solo(state, data, solo)
    read_known(state, data)
    check_all(state)
    watch(state)
    state.agenda = game.load_agenda(state, data.agenda) if data.agenda is not None else agenda_of(state, data)
    run_on(state)
    return state


def agenda_of(state: DaimyoState, data: PositionData) -> list[Step[Any]]:
    """What comes next, by its word."""
    if data.step == "die":
        return [NEXT_TURN, TAKE_TURN, TAKE_DIE_STEP]
    if data.step == "turn":
        return [NEXT_TURN, TAKE_TURN]
    if data.step == "round":
        state.round -= 1
        return [BEGIN_ROUND]
    return [CLOSE_ROUND, *end_of_round(state)]


def choose_clans(players: list[PartyData], seats: int) -> None:
    """Clans and boards that are not mentioned are the first ones left."""
    for count, one in enumerate(players):
        if not one.clan:
            used = {other.clan for other in players}
            one.clan = next(word for word in CLAN_WORDS if word not in used)
        if count >= seats:
            continue
        for name, kind in (("farm_board", FARM), ("tower_board", TOWER)):
            if not getattr(one, name):
                used = {getattr(other, name) for other in players}
                boards = [word for word, of in zip(BOARD.words, BOARD_KINDS, strict=True) if of == kind]
                setattr(one, name, next(word for word in boards if word not in used))


def read_party(state: DaimyoState, data: PositionData, party: int, one: PartyData, reader: Reader) -> None:
    """One side of the table."""
    field = f"players[{party}]"
    plays = party < state.seats
    state.clans[party] = read(CLAN, one.clan, f"{field}.clan") if one.clan else NONE
    if one.clan and party and state.clans[party] in [state.clans[other] for other in range(party)]:
        raise against(f"{field}.clan", one.clan, "DAI-028")
    for good, count in one.stock.items():
        if good not in GOODS:
            raise unknown(f"{field}.stock", "good", good, GOODS)
        state.stock[party * GOOD_COUNT + GOODS.index(good)] = count
    points = {POINT_WORDS[BY_EFFECTS]: one.points} if isinstance(one.points, int) else one.points
    for word, count in points.items():
        if word not in POINT_WORDS:
            raise unknown(f"{field}.points", "source", word, POINT_WORDS)
        state.points[party * POINT_SOURCES + POINT_WORDS.index(word)] = count
    read_pieces(state, party, one, field, data.agenda is not None)
    read_influence(state, party, one, field)
    read_storage(state, party, one, field)
    if plays:
        read_boards(state, party, one, field)
        if not 0 <= one.track <= RESET_SPACE:
            raise against(f"{field}.track", one.track, "DAI-104")
        state.track[party] = one.track
        state.hands[party] = sorted(reader.cards(one.hand, f"{field}.hand"))
        state.discards[party] = reader.cards(one.discards, f"{field}.discards")
        state.decks[party] = reader.cards(one.deck, f"{field}.deck")
    elif one.hand or one.deck or one.discards or one.built or one.tiles:
        raise against(field, "hand", "DAI-243" if state.seats == 1 else "DAI-208")


def put(slots: vec[i64], place: int, value: int, field: str, word: str) -> None:
    """A piece on a slot that is still free (DAI-043)."""
    if slots[place] != NONE:
        raise against(field, word, "DAI-043")
    slots[place] = value


def read_pieces(state: DaimyoState, party: int, one: PartyData, field: str, saved: bool) -> None:
    """Governors, shadows, buildings and relic markers on islands in play."""
    groups: list[tuple[str, list[str], Noun, vec[i64], int, int]] = [
        ("governors", one.governors, PLACE, state.governors, party, PLACES_EACH),
        ("shadows", one.shadows, SLUM, state.shadows, party, SLUMS_EACH),
        ("farms", one.farms, PLACE, state.buildings, party * 2 + FARM, PLACES_EACH),
        ("towers", one.towers, PLACE, state.buildings, party * 2 + TOWER, PLACES_EACH),
        ("altars", one.altars, ALTAR_NOUN, state.altars, party, ALTARS_EACH),
    ]
    for name, words, noun, slots, value, each in groups:
        for word in words:
            place = read(noun, word, f"{field}.{name}")
            if place // each >= state.islands:
                raise against(f"{field}.{name}", word, "DAI-015")
            put(slots, place, value, f"{field}.{name}", word)
    if one.scavenger:
        island = read(ISLAND, one.scavenger, f"{field}.scavenger")
        if island >= state.islands:
            raise against(f"{field}.scavenger", one.scavenger, "DAI-015")
        state.scavengers[party] = island
    elif party < state.seats and state.round:
        # Every player has a scavenger on the board; who does not say where has it on the first island (DAI-040).
        if saved:
            raise against(f"{field}.scavenger", "", "DAI-040")
        state.scavengers[party] = 0
    state.markers[party] = len(one.altars) + one.beside


def read_influence(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """As it is given, or what the pieces give (DAI-046, DAI-047)."""
    if one.influence is not None:
        for word, count in one.influence.items():
            island = read(ISLAND, word, f"{field}.influence")
            if island >= state.islands and count:
                raise against(f"{field}.influence", word, "DAI-015")
            state.influence[party * ISLAND_COUNT + island] = count
        return
    row = party * ISLAND_COUNT
    for word in one.governors:
        state.influence[row + read(PLACE, word, field) // PLACES_EACH] += GOVERNOR_WORTH
    for word in one.shadows:
        state.influence[row + read(SLUM, word, field) // SLUMS_EACH] += SHADOW_WORTH
    for word in one.towers:
        state.influence[row + read(PLACE, word, field) // PLACES_EACH] += TOWER_WORTH
    for word in one.altars:
        altar = read(ALTAR_NOUN, word, field)
        state.influence[row + altar // ALTARS_EACH] += ALTAR_VALUES[altar]


def read_storage(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """Loose tiles and stacked relics; a player keeps no more than fits (DAI-080, DAI-088)."""
    for tile in read_all(RELIC_NOUN, one.relics, f"{field}.relics"):
        if state.loose[party] >> tile & 1:
            raise against(f"{field}.relics", RELIC_TILES[tile], "DAI-080")
        state.loose[party] |= 1 << tile
    stacks = one.stacks
    if stacks is None:
        stacks = {}
        for word in one.altars:
            colour = COLOURS[read(ALTAR_NOUN, word, field) // ALTARS_EACH]
            stacks[colour] = stacks.get(colour, 0) + 1
    for word, count in stacks.items():
        state.stacks[party * ISLAND_COUNT + read(ISLAND, word, f"{field}.stacks")] = count
    if party >= state.seats:
        return
    if not START_STORAGE <= one.storage <= MOST_STORAGE:
        raise against(f"{field}.storage", one.storage, "DAI-088")
    state.storage[party] = one.storage
    if load_of(state, party) > one.storage:
        raise against(f"{field}.relics", one.relics, "DAI-093")


def read_boards(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """Construction boards, what was built, and tiles on the clan board."""
    for name, word, kind in (("farm_board", one.farm_board, FARM), ("tower_board", one.tower_board, TOWER)):
        if word:
            board = read(BOARD, word, f"{field}.{name}")
            if BOARD_KINDS[board] != kind or board in state.boards:
                raise against(f"{field}.{name}", word, "DAI-031")
            state.boards[party * 2 + kind] = board
    for number in read_all(TILE_NOUN, one.built, f"{field}.built"):
        tile = TILES[number]
        kind = BOARD_KINDS[tile.board]
        if state.boards[party * 2 + kind] != tile.board:
            raise against(f"{field}.built", tile.word, "DAI-034")
        state.built[party * 2 + kind] |= 1 << tile.slot
    for word, tile_word in one.tiles.items():
        if word not in SLOTS:
            raise unknown(f"{field}.tiles", "slot", word, SLOTS)
        place_tile(state, party, SLOTS.index(word), read(TILE_NOUN, tile_word, f"{field}.tiles"), f"{field}.tiles")
    for kind, words in ((FARM, one.farms), (TOWER, one.towers)):
        raise_built(state, party, kind, len(words), f"{field}.{BUILDINGS[kind]}s")


def place_tile(state: DaimyoState, party: int, slot: int, number: int, field: str) -> None:
    """A tile on its kind of slot, once; its building has been built (DAI-125, DAI-126)."""
    tile = TILES[number]
    kind = BOARD_KINDS[tile.board]
    if tile.yellow != (slot >= FIRST_YELLOW):
        raise against(field, tile.word, "DAI-126")
    if state.boards[party * 2 + kind] != tile.board:
        raise against(field, tile.word, "DAI-034")
    if number in [state.tiles[party * SLOT_COUNT + other] for other in range(SLOT_COUNT)]:
        raise BadPosition("impossible", field=field, value=tile.word)
    state.tiles[party * SLOT_COUNT + slot] = number
    state.built[party * 2 + kind] |= 1 << tile.slot


def raise_built(state: DaimyoState, party: int, kind: int, count: int, field: str) -> None:
    """As many buildings have left the board as stand on the islands; those not named are the first ones."""
    if count > BUILDINGS_EACH:
        raise against(field, count, "DAI-009")
    mask = state.built[party * 2 + kind]
    for slot in range(BUILDINGS_EACH):
        if count_bits(mask) < count and not mask >> slot & 1:
            mask |= 1 << slot
    if count_bits(mask) != count:
        raise against(field, count, "DAI-118")
    state.built[party * 2 + kind] = mask


def read_turn(state: DaimyoState, data: PositionData) -> None:
    """What has been done in this turn."""
    if data.space and data.space not in SPACES:
        raise unknown("space", "space", data.space, SPACES)
    state.space = SPACES.index(data.space) if data.space else NONE
    if data.step == "turn" and data.agenda is None and state.space == NONE:
        raise against("space", "", "DAI-053")
    state.done = data.done
    for tile in read_all(TILE_NOUN, data.used_tiles, "used_tiles"):
        state.used_tiles |= 1 << tile
    for card in read_all(HERO, data.played, "played"):
        state.played |= 1 << card
    if data.space == SPACES[-1]:
        state.done |= MAIN_DONE


def read_relics(state: DaimyoState, data: PositionData) -> None:
    """Tiles in no man's lands and in the black market; all others are in the bag (DAI-022)."""
    if data.drawn:
        state.drawn = read(RELIC_NOUN, data.drawn, "drawn")
    for tile in read_all(RELIC_NOUN, data.black_market, "black_market"):
        state.black[tile] += 1
    for word, words in data.lands.items():
        island = read(ISLAND, word, "lands")
        if island >= state.islands or len(words) > LAND_SIZE:
            raise against("lands", word, "DAI-015" if island >= state.islands else "DAI-023")
        tiles = sorted(read_all(RELIC_NOUN, words, f"lands.{word}"))
        for place, tile in enumerate([NONE] * (LAND_SIZE - len(tiles)) + tiles):
            state.lands[island * LAND_SIZE + place] = tile
    counts = count_relics(state)
    for tile in range(RELIC_COUNT):
        left = (COPIES[tile] if tile < state.islands * PIECES else 0) - counts[tile]
        if left < 0:
            rule = "DAI-022" if tile >= state.islands * PIECES else "DAI-005"
            raise against("players", RELIC_TILES[tile], rule)
        state.bag[tile] = left
    if not data.exact and data.agenda is None:
        for island in range(state.islands):
            if COLOURS[island] not in data.lands:
                fill_quietly(state, island)


def fill_quietly(state: DaimyoState, island: int) -> None:
    """Three random tiles of the bag."""
    tiles: list[int] = []
    for _ in range(LAND_SIZE):
        left = [tile for tile in range(RELIC_COUNT) for _ in range(state.bag[tile])]
        if left:
            tile = left[state.chance.below(len(left))]
            state.bag[tile] -= 1
            tiles.append(tile)
    tiles.sort()
    for place, tile in enumerate([NONE] * (LAND_SIZE - len(tiles)) + tiles):
        state.lands[island * LAND_SIZE + place] = tile


def spaces_of(state: DaimyoState, party: int) -> list[str]:
    """The words for the spaces before a party."""
    if party < state.seats:
        return list(SPACES)
    if state.seats == 1:
        return [f"turn{number}" for number in range(1, TURNS + 1)]
    return ["relic_1", "relic_2", *[HIRES[hire] for hire in MERCENARY_SPACES[2:]]]


def read_dice(state: DaimyoState, data: PositionData, players: list[PartyData]) -> None:
    """Dice before the parties and on the central island (DAI-021, DAI-061)."""
    left = DICE_OF_SEATS[state.seats].copy()
    placed = 0
    for party, one in enumerate(players):
        spaces = spaces_of(state, party)
        for word, die_word in one.dice.items():
            field = f"players[{party}].dice"
            die = read(DIE, die_word, field)
            if word not in spaces:
                raise unknown(field, "space", word, spaces)
            space = spaces.index(word)
            wanted = SPACE_COLOURS[space] if party < state.seats and space < len(SPACE_COLOURS) else -1
            if wanted not in (-1, die // FACES):
                raise against(field, die_word, "DAI-061")
            state.dice[party * SPACE_COUNT + space] = die + 1
            left[die // FACES] -= 1
            placed += party < state.seats or state.seats == 1
    pool = data.pool
    if pool is None:
        pool = [DIE.words[colour * FACES] for colour, count in enumerate(left) for _ in range(max(0, count))]
    for die in read_all(DIE, pool, "pool"):
        state.pool[die] += 1
        left[die // FACES] -= 1 if data.pool is not None else 0
    if min(left) < 0 or (data.pool is not None and any(left)):
        raise against("pool", data.pool or "", "DAI-021")
    takers = 2 if state.seats == 1 else state.seats
    turns = data.turns
    if turns is None:
        # The player to move has begun a turn; his die lies there or is about to be taken.
        turns = placed + (1 if data.step == "die" and data.agenda is None else 0)
    if not 0 <= turns <= TURNS * takers:
        raise against("turns", turns, "DAI-058")
    state.turns = turns if data.step != "end" or data.agenda is not None else TURNS * takers


def read_objectives(state: DaimyoState, data: PositionData) -> None:
    """Objectives in play and their tokens; none in the solo game (DAI-026, DAI-230)."""
    if data.objectives and state.seats == 1:
        raise against("objectives", data.objectives, "DAI-230")
    state.objectives = read_all(OBJECTIVE, data.objectives, "objectives")
    if len(set(state.objectives)) != len(state.objectives):
        raise BadPosition("impossible", field="objectives", value=data.objectives)
    tokens = [*data.tokens, *[[NONE, NONE] for _ in range(len(state.objectives) - len(data.tokens))]]
    if len(tokens) != len(state.objectives) or any(len(pair) != 2 for pair in tokens):
        raise BadPosition("bad_field", field="tokens", problem=str(data.tokens))
    for place, (first, second) in enumerate(tokens):
        card = OBJECTIVE_CARDS[state.objectives[place]]
        for seat in (first, second):
            if not NONE <= seat < state.seats:
                raise BadPosition("bad_field", field="tokens", problem=str(seat))
        if second != NONE and (not card.green or first in (NONE, second) or state.seats == 2):
            raise against("tokens", card.word, "DAI-175")
        state.tokens = append(append(state.tokens, first), second)


def read_villagers(state: DaimyoState, data: PositionData) -> None:
    """Which faces the villagers show; those not named show their first."""
    for face in read_all(FACE, data.villagers, "villagers"):
        state.villagers[face // 2] = face % 2
    if len({face // 2 for face in read_all(FACE, data.villagers, "villagers")}) != len(data.villagers):
        raise BadPosition("impossible", field="villagers", value=data.villagers)


def read_cards(state: DaimyoState, data: PositionData, players: list[PartyData], reader: Reader, started: bool) -> None:
    """The common heroes; clan heroes that are not mentioned lie in their deck."""
    for party in range(state.seats):
        allowed = set(heroes_in_play(state))
        if state.clans[party] != NONE:
            allowed |= set(CLAN_HEROES[state.clans[party]])
        for card in [*state.hands[party], *state.decks[party], *state.discards[party]]:
            if card not in allowed:
                rule = "DAI-029" if HEROES[card].clan >= 0 else "DAI-138"
                raise against(f"players[{party}].hand", HERO.words[card], rule)
    state.market = reader.cards(data.market, "market")
    state.aside = reader.cards(data.aside, "aside")
    state.pile = reader.cards(data.pile, "pile")
    top = reader.cards(data.heroes, "heroes")
    common = heroes_in_play(state)
    for card in [*state.market, *state.pile, *top]:
        if card not in common:
            raise against("market", HERO.words[card], "DAI-018" if HEROES[card].clan >= 0 else "DAI-138")
    if data.exact or data.agenda is not None:
        state.heroes = top
        return
    rest = [card for card in common if card not in reader.taken]
    state.chance.shuffle(rest)
    while len(state.market) < MARKET_SIZE and rest:
        state.market.append(rest.pop())
    state.heroes = rest + top
    for party in range(state.seats):
        if state.clans[party] != NONE:
            missing = [card for card in CLAN_HEROES[state.clans[party]] if card not in reader.taken]
            # What is named lies on top.
            state.decks[party] = missing + state.decks[party]


def read_solo(state: DaimyoState, data: PositionData, reader: Reader) -> None:
    """The empire's cards; those not mentioned lie in their decks, or out of the game."""
    if state.seats != 1:
        if data.solo_open or data.solo_past or data.solo_decks:
            raise against("solo_open", data.solo_open, "DAI-238")
        return
    state.solo_open = reader.cards(data.solo_open, "solo_open")
    state.solo_past = reader.cards(data.solo_past, "solo_past")
    named = {word: reader.cards(cards, "solo_decks") for word, cards in data.solo_decks.items()}
    for deck, word in enumerate(DECKS):
        left = [card.number for card in SOLO if card.deck == deck and card.number not in reader.taken]
        if data.exact or data.agenda is not None:
            state.solo_decks[deck], state.solo_unused[deck] = named.get(word, []), left
            continue
        state.chance.shuffle(left)
        top = named.get(word, [])
        gone = [card for card in [*state.solo_open, *state.solo_past] if SOLO[card].deck == deck]
        size = max(0, DECK_USED[deck] - len(gone) - len(top))
        state.solo_decks[deck] = left[:size] + top
        state.solo_unused[deck] = left[size:]
    if data.agenda is None and not state.solo_open and data.round:
        deck = DECK_OF_ROUND[data.round]
        if state.solo_decks[deck]:
            state.solo_open = [state.solo_decks[deck].pop()]
    for deck, word in enumerate(DECKS):
        gone = [card for card in [*state.solo_open, *state.solo_past] if SOLO[card].deck == deck]
        if data.round and len(state.solo_decks[deck]) + len(gone) != DECK_USED[deck]:
            raise against("solo_decks", word, "DAI-238")
    for card in state.solo_open:
        if data.round and SOLO[card].deck != DECK_OF_ROUND[data.round]:
            raise against("solo_open", SOLO[card].word, "DAI-258")


def read_known(state: DaimyoState, data: PositionData) -> None:
    """Who knows hidden cards; a saved game says it of all of them."""
    if data.agenda is None:
        hidden = state.hidden
        for party in range(state.seats):
            # Everybody saw which heroes a player took; none of them is sure where they lie.
            owned = state.hands[party] + state.decks[party]
            hidden.see(owned, EVERYONE)
            hidden.mix(owned)
        hidden.see([*state.pile, *state.heroes[-1:], *[HERO_COUNT + card for card in state.solo_open]], EVERYONE)
    read_hidden(state.hidden, ALL_CARDS, data.seen, data.memories)


def check_all(state: DaimyoState) -> None:
    """Refuse what no game could come to."""
    found, whole = census(state), box(state)
    if found != whole:
        wrong = sorted(word for word in {*found, *whole} if found.get(word, 0) != whole.get(word, 0))
        raise BadPosition("impossible", field="players", value=wrong)
    for party in range(state.parties):
        endless = state.seats == 1 and party == state.seats
        if not endless and governors_of(state, party) > GOVERNORS:
            raise against(f"players[{party}].governors", int(governors_of(state, party)), "DAI-009")
        if not endless and shadows_of(state, party) > SHADOWS:
            raise against(f"players[{party}].shadows", int(shadows_of(state, party)), "DAI-115")
        if not endless and state.markers[party] > MARKERS:
            raise against(f"players[{party}].altars", int(state.markers[party]), "DAI-101")


# Writing


def write_slots(noun: Noun, slots: vec[i64], value: int) -> list[str]:
    """The slots that hold a value."""
    return [noun.words[place] for place in range(len(slots)) if slots[place] == value]


def write_party(state: DaimyoState, party: int) -> PartyData:
    """One side of the table as data."""
    plays = party < state.seats
    row = party * ISLAND_COUNT
    spaces = spaces_of(state, party)
    altars = write_slots(ALTAR_NOUN, state.altars, party)
    tiles = [(SLOTS[slot], int(state.tiles[party * SLOT_COUNT + slot])) for slot in range(SLOT_COUNT)]
    return PartyData(
        clan=CLAN.words[state.clans[party]] if state.clans[party] != NONE else "",
        points={
            word: int(state.points[party * POINT_SOURCES + place])
            for place, word in enumerate(POINT_WORDS)
            if state.points[party * POINT_SOURCES + place]
        },
        stock={
            GOODS[good]: int(state.stock[party * GOOD_COUNT + good])
            for good in range(GOOD_COUNT)
            if state.stock[party * GOOD_COUNT + good]
        },
        influence={
            COLOURS[island]: int(state.influence[row + island])
            for island in range(ISLAND_COUNT)
            if state.influence[row + island]
        },
        governors=write_slots(PLACE, state.governors, party),
        shadows=write_slots(SLUM, state.shadows, party),
        farms=write_slots(PLACE, state.buildings, party * 2 + FARM),
        towers=write_slots(PLACE, state.buildings, party * 2 + TOWER),
        altars=altars,
        beside=int(state.markers[party]) - len(altars),
        scavenger=COLOURS[state.scavengers[party]] if state.scavengers[party] != NONE else "",
        relics=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) if state.loose[party] >> tile & 1],
        stacks={
            COLOURS[colour]: int(state.stacks[row + colour])
            for colour in range(ISLAND_COUNT)
            if state.stacks[row + colour]
        },
        storage=int(state.storage[party]),
        track=int(state.track[party]),
        dice={
            word: DIE.words[state.dice[party * SPACE_COUNT + space] - 1]
            for space, word in enumerate(spaces)
            if state.dice[party * SPACE_COUNT + space]
        },
        farm_board=BOARD.words[state.boards[party * 2]] if state.boards[party * 2] != NONE else "",
        tower_board=BOARD.words[state.boards[party * 2 + 1]] if state.boards[party * 2 + 1] != NONE else "",
        built=[
            tile.word
            for tile in TILES
            if tile.board in (state.boards[party * 2], state.boards[party * 2 + 1])
            and state.built[party * 2 + BOARD_KINDS[tile.board]] >> tile.slot & 1
        ],
        tiles={slot: TILE_NOUN.words[tile] for slot, tile in tiles if tile != NONE},
        hand=write(HERO, state.hands[party]) if plays else [],
        deck=write(HERO, state.decks[party]) if plays else [],
        discards=write(HERO, state.discards[party]) if plays else [],
    )


def data_of(game: Game, state: DaimyoState) -> dict[str, Any]:
    """The whole position as plain data."""
    lands = [
        [RELIC_TILES[tile] for tile in state.lands[island * LAND_SIZE : (island + 1) * LAND_SIZE] if tile != NONE]
        for island in range(ISLAND_COUNT)
    ]
    data = PositionData(
        seats=state.seats,
        options=options_of(state.terms),
        seat=state.seat,
        first=int(state.first),
        round=int(state.round),
        phase=PHASES[state.phase],
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        helmet=int(state.helmet),
        helped=int(state.helped),
        turns=int(state.turns),
        space=SPACES[state.space] if state.space != NONE else "",
        done=int(state.done),
        used_tiles=[tile.word for tile in TILES if state.used_tiles >> tile.number & 1],
        played=[hero.word for hero in HEROES if state.played >> hero.number & 1],
        drawn=RELIC_TILES[state.drawn] if state.drawn != NONE else "",
        players=[write_party(state, party) for party in range(state.parties)],
        lands={COLOURS[island]: tiles for island, tiles in enumerate(lands) if tiles},
        black_market=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) for _ in range(state.black[tile])],
        pool=[DIE.words[die] for die in range(len(DIE)) for _ in range(state.pool[die])],
        villagers=[FACE.words[place * 2 + state.villagers[place]] for place in range(VILLAGER_COUNT)],
        objectives=write(OBJECTIVE, state.objectives),
        tokens=[
            [int(state.tokens[place * 2]), int(state.tokens[place * 2 + 1])] for place in range(len(state.objectives))
        ],
        market=write(HERO, state.market),
        heroes=write(HERO, state.heroes),
        aside=write(HERO, state.aside),
        pile=write(HERO, state.pile),
        solo_open=write(SOLO_NOUN, state.solo_open),
        solo_past=write(SOLO_NOUN, state.solo_past),
        solo_decks={DECKS[deck]: write(SOLO_NOUN, cards) for deck, cards in enumerate(state.solo_decks) if cards},
        seen=write_seen(state.hidden, ALL_CARDS),
        memories=write_memories(state.hidden, ALL_CARDS),
        exact=True,
    )
    return plain(data)
