"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from imperia.games.founders.census import count_tiles, count_tokens
from imperia.games.founders.content import TILES, TOKENS
from imperia.games.founders.grid import BLOCK, SIDES
from imperia.games.founders.nation import Nation, nation_of
from imperia.games.founders.phases.turn import TURN
from imperia.games.founders.printed import (
    ARTISAN,
    GIVES,
    KIND,
    KINDS,
    MATCHES,
    NATURE,
    PILES,
    ROW_LIMIT,
    TOKEN_TYPE,
    VICTORY,
    VILLAGE,
)
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import CELL, RESOURCE, TILE, TOKEN
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition
from imperia.kernel.position import (
    Count,
    SavedChance,
    chance_of,
    check_entries,
    check_number,
    convert,
    plain,
    read,
    read_all,
    read_maybe,
    run_on,
    write,
    write_maybe,
)

if TYPE_CHECKING:
    from imperia.kernel.game import Game


class NationData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A nation: tile by cell, and where tokens lie."""

    tiles: dict[str, str] = {}
    war: list[str] = []
    coins: list[str] = []
    artisans: dict[str, str] = {}
    carts: list[str] = []


class PileData(msgspec.Struct, forbid_unknown_fields=True):
    """Tiles by colour; of a pile the last one is on top."""

    nature: list[str] = []
    village: list[str] = []
    city: list[str] = []


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position. Tiles and tokens that it does not mention go to piles, supply and box."""

    seats: int
    seed: int = 0
    seat: int = 0
    first: int = 0
    turn: Count = 1
    agreed_end: bool = True
    # What remains of the turn, by its next step; or the exact agenda of a saved game.
    step: Literal["reveal", "token", "add"] = "reveal"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    nations: list[NationData] = []
    hands: list[dict[str, int]] = []
    replaced: list[list[str]] = []
    rows: PileData = msgspec.field(default_factory=PileData)
    piles: PileData | None = None
    victory: list[str] = []
    draft: list[str] = []
    picked: list[list[str]] = []
    swept: list[str] = []
    # The artisan supply, last on top; the open supplies are what is left.
    artisans: list[str] | None = None
    boxed: dict[str, int] = {}
    token: str = ""
    victim: int = -1
    cell: str = ""
    bought: str = ""
    tile: str = ""
    drawn: bool = False


# What is left of a turn, the next step last.
STEPS: Final[dict[str, list[Step[Any]]]] = {"reveal": TURN, "token": TURN[:-1], "add": TURN[:-2]}


def read_counts(words: Mapping[str, int], field: str) -> list[int]:
    """Tokens by kind."""
    counts = [0] * len(TOKEN)
    for word, count in words.items():
        if count < 0:
            raise BadPosition("impossible", field=f"{field}.{word}", value=count)
        counts[read(TOKEN, word, field)] = count
    return counts


def read_nation(data: NationData, field: str) -> Nation:
    """A nation, refused where it could not have come about."""
    tiles = {read(CELL, cell, field): read(TILE, tile, field) for cell, tile in data.tiles.items()}
    war, coins, carts = (sorted(read_all(CELL, cells, field)) for cells in (data.war, data.coins, data.carts))
    artisans = {read(CELL, cell, field): read(TOKEN, token, field) for cell, token in data.artisans.items()}
    for cell, token in artisans.items():
        if TOKEN_TYPE[token] != ARTISAN:
            raise BadPosition("impossible", field=f"{field}.artisans", value=TOKEN.words[token])
        if cell not in tiles or KIND[tiles[cell]] != VILLAGE or MATCHES[token] not in GIVES[tiles[cell]]:
            raise BadPosition("against_rule", field=f"{field}.artisans", word=CELL.words[cell], rule="FOU-119")
    for cell in [*war, *coins]:
        if cell not in tiles:
            raise BadPosition("against_rule", field=field, word=CELL.words[cell], rule="FOU-147")
    for cell in coins:
        if not GIVES[tiles[cell]] or cell in artisans:
            raise BadPosition("against_rule", field=f"{field}.coins", word=CELL.words[cell], rule="FOU-104")
    for corner in carts:
        if any(corner + step not in tiles for step in BLOCK):
            raise BadPosition("against_rule", field=f"{field}.carts", word=CELL.words[corner], rule="FOU-111")
    for cells in (war, coins, carts):
        if len(set(cells)) != len(cells):
            raise BadPosition("bad_field", field=field, problem=[CELL.words[cell] for cell in cells])
    check_joined(tiles, field)
    return nation_of(tiles, war, coins, artisans, carts)


def check_joined(tiles: dict[int, int], field: str) -> None:
    """Refuse a nation whose tiles do not hang together by their sides (FOU-054)."""
    reached: set[int] = set()
    open_cells = list(tiles)[:1]
    while open_cells:
        cell = open_cells.pop()
        if cell not in reached:
            reached.add(cell)
            open_cells += [side for side in SIDES[cell] if side in tiles]
    if len(reached) != len(tiles):
        raise BadPosition(
            "against_rule",
            field=f"{field}.tiles",
            word=list(map(CELL.words.__getitem__, tiles)),
            rule="FOU-054",
        )


def position(game: Game, given: Mapping[str, Any]) -> FoundersState:
    """The state that the data describe, run to its next decision."""
    data = convert(given, PositionData)
    game.check_seats(data.seats)
    game.check_seed(data.seed)
    state = FoundersState(game, data.seats, chance_of(data.seed, data.chance))
    read_players(state, data)
    read_market(state, data)
    read_turn(state, data)
    complete_tiles(state, data)
    complete_tokens(state, data)
    state.agenda = STEPS[data.step].copy() if data.agenda is None else game.load_agenda(state, data.agenda)
    run_on(state)
    check_nations(state)
    return state


def read_players(state: FoundersState, data: PositionData) -> None:
    """Nations, hands, and the tiles before each player."""
    check_entries(data.seats, data, "nations", "hands", "replaced", "picked")
    for seat, nation in enumerate(data.nations):
        state.nations[seat] = read_nation(nation, f"nations[{seat}]")
    for seat, hand in enumerate(data.hands):
        state.hands[seat] = read_counts(hand, f"hands[{seat}]")
    for seat, tiles in enumerate(data.replaced):
        state.replaced[seat] = read_all(TILE, tiles, f"replaced[{seat}]")
    for seat, tiles in enumerate(data.picked):
        state.picked[seat] = read_colour(tiles, NATURE, f"picked[{seat}]", "FOU-016")


def read_market(state: FoundersState, data: PositionData) -> None:
    """Rows, open tiles, and what is out of the game."""
    for pile in PILES:
        state.rows[pile] = read_pile(data.rows, pile, "rows")
        if len(state.rows[pile]) > ROW_LIMIT:
            row = write(TILE, state.rows[pile])
            raise BadPosition("against_rule", field=f"rows.{KINDS[pile]}", word=row, rule="FOU-041")
    state.victory = read_colour(data.victory, VICTORY, "victory", "FOU-012")
    state.draft = read_colour(data.draft, NATURE, "draft", "FOU-016")
    state.swept = read_all(TILE, data.swept, "swept")
    state.boxed = read_counts(data.boxed, "boxed")


def read_turn(state: FoundersState, data: PositionData) -> None:
    """Whose turn it is, and what has been done in it."""
    for name, least in (("seat", 0), ("first", 0), ("victim", -1)):
        check_number(data, name, least, data.seats)
    state.seat, state.first, state.victim = data.seat, data.first, data.victim
    state.turn, state.agreed_end = data.turn, data.agreed_end
    state.token = read_maybe(TOKEN, data.token, "token")
    state.cell = read_maybe(CELL, data.cell, "cell")
    state.bought = read_maybe(RESOURCE, data.bought, "bought")
    state.tile = read_maybe(TILE, data.tile, "tile")
    if data.drawn:
        read_colour([data.tile], NATURE, "tile", "FOU-063")
    state.drawn = data.drawn


def check_nations(state: FoundersState) -> None:
    """Refuse to ask a player without a nation once the nations are founded (FOU-020)."""
    for seat in state.to_act():
        if state.turn and not state.nations[seat].tiles:
            raise BadPosition("against_rule", field=f"nations[{seat}]", word="{}", rule="FOU-020")


def read_colour(words: Sequence[str], kind: int, field: str, rule: str) -> list[int]:
    """Tiles of one colour, where a rule wants no other."""
    tiles = read_all(TILE, words, field)
    for tile in tiles:
        if KIND[tile] != kind:
            raise BadPosition("against_rule", field=field, word=TILE.words[tile], rule=rule)
    return tiles


def read_pile(data: PileData, pile: int, field: str) -> list[int]:
    """The tiles of one pile or row (FOU-040)."""
    return read_colour(getattr(data, KINDS[pile]), pile, f"{field}.{KINDS[pile]}", "FOU-040")


def complete_tiles(state: FoundersState, data: PositionData) -> None:
    """Tiles not mentioned: victory tiles to the box, others to shuffled piles, or to the box if piles are given."""
    if data.piles is not None:
        for pile in PILES:
            state.piles[pile] = read_pile(data.piles, pile, "piles")
    counts = count_tiles(state)
    for tile, entity in enumerate(TILES):
        rest = entity.count - counts[tile]
        if rest < 0:
            raise BadPosition("too_many", word=entity.id, count=counts[tile], box=entity.count)
        if KIND[tile] == VICTORY:
            state.unused += [tile] * rest
        elif data.piles is None:
            state.piles[KIND[tile]] += [tile] * rest
        else:
            state.swept += [tile] * rest
    if data.piles is None:
        for tiles in state.piles:
            state.chance.shuffle(tiles)


def complete_tokens(state: FoundersState, data: PositionData) -> None:
    """Tokens not mentioned lie in the supply; artisans face down in random order unless their order is given."""
    if data.artisans is not None:
        state.artisans = read_all(TOKEN, data.artisans, "artisans")
        for token in state.artisans:
            if TOKEN_TYPE[token] != ARTISAN:
                raise BadPosition("against_rule", field="artisans", word=TOKEN.words[token], rule="FOU-026")
    counts = count_tokens(state)
    for token, entity in enumerate(TOKENS):
        rest = entity.count - counts[token]
        if rest < 0:
            raise BadPosition("too_many", word=entity.id, count=counts[token], box=entity.count)
        if MATCHES[token] < 0:
            state.supply[token] += rest
        elif data.artisans is None:
            state.artisans += [token] * rest
        else:
            state.boxed[token] += rest
    if data.artisans is None:
        state.chance.shuffle(state.artisans)


def write_nation(nation: Nation) -> NationData:
    """A nation as data."""
    return NationData(
        tiles={CELL.words[cell]: TILE.words[tile] for cell, tile in sorted(nation.tiles.items())},
        war=[CELL.words[cell] for cell in nation.war],
        coins=[CELL.words[cell] for cell in nation.coins],
        artisans={CELL.words[cell]: TOKEN.words[token] for cell, token in sorted(nation.artisans.items())},
        carts=[CELL.words[corner] for corner in nation.carts],
    )


def write_counts(counts: Sequence[int]) -> dict[str, int]:
    """Tokens by word, without those that there are none of."""
    return {TOKEN.words[token]: count for token, count in enumerate(counts) if count}


def data_of(game: Game, state: FoundersState) -> dict[str, Any]:
    """The whole position as plain data."""
    data = PositionData(
        seats=state.seats,
        seat=state.seat,
        first=state.first,
        turn=state.turn,
        agreed_end=state.agreed_end,
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        nations=[write_nation(nation) for nation in state.nations],
        hands=[write_counts(hand) for hand in state.hands],
        replaced=[write(TILE, tiles) for tiles in state.replaced],
        rows=PileData(*(write(TILE, row) for row in state.rows)),
        piles=PileData(*(write(TILE, pile) for pile in state.piles)),
        victory=write(TILE, state.victory),
        draft=write(TILE, state.draft),
        picked=[write(TILE, tiles) for tiles in state.picked],
        swept=write(TILE, state.swept),
        artisans=write(TOKEN, state.artisans),
        boxed=write_counts(state.boxed),
        token=write_maybe(TOKEN, state.token),
        victim=state.victim,
        cell=write_maybe(CELL, state.cell),
        bought=write_maybe(RESOURCE, state.bought),
        tile=write_maybe(TILE, state.tile),
        drawn=state.drawn,
    )
    return plain(data)
