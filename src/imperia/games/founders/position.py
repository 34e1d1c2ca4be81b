"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.founders import content
from imperia.games.founders.census import count_tiles, count_tokens
from imperia.games.founders.grid import BLOCK, SIDES
from imperia.games.founders.nation import Nation, nation_of
from imperia.games.founders.options import options_of, terms_of
from imperia.games.founders.phases.draft import ROW_DRAWS, FillRows, LayStart, PickTile
from imperia.games.founders.phases.placement import PlaceTile
from imperia.games.founders.phases.token import BuyResource, OpponentChoice, TargetChoice
from imperia.games.founders.phases.turn import TURN
from imperia.games.founders.printed import (
    ARTISAN,
    KINDS,
    NATURE,
    PILES,
    ROW_LIMIT,
    TILES,
    TOKENS,
    VICTORY,
    VILLAGE,
)
from imperia.games.founders.state import FoundersState, closed_box
from imperia.games.founders.words import CELL, RESOURCE, TILE, TOKEN
from imperia.kernel.agenda import Step
from imperia.kernel.errors import BadPosition
from imperia.kernel.position import (
    MOST,
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


class RowData(msgspec.Struct, forbid_unknown_fields=True):
    """Open tiles by colour."""

    nature: list[str] = []
    village: list[str] = []
    city: list[str] = []


class PileData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Piles by colour, the last tile on top; one that is not given holds all tiles that lie nowhere else."""

    nature: list[str] | None = None
    village: list[str] | None = None
    city: list[str] | None = None


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position. Tiles and tokens that it does not mention go to piles, supply and box."""

    seats: int
    seed: int = 0
    seat: int = 0
    first: int = 0
    turn: Count = 1
    options: dict[str, bool | int | str] = {}
    # What remains of the turn, by its next step; or the exact agenda of a saved game.
    step: Literal["reveal", "token", "add"] = "reveal"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    nations: list[NationData] = []
    hands: list[dict[str, int]] = []
    replaced: list[list[str]] = []
    rows: RowData = msgspec.field(default_factory=RowData)
    piles: PileData = msgspec.field(default_factory=PileData)
    victory: list[str] = []
    draft: list[str] = []
    picked: list[list[str]] = []
    swept: list[str] = []
    # The artisan supply, last on top; the open supplies are what is left.
    artisans: list[str] | None = None
    boxed: dict[str, int] = {}
    bought: str = ""
    drawn: str = ""


# What is left of a turn, the next step last.
STEPS: Final[dict[str, list[Step[Any]]]] = {"reveal": TURN, "token": TURN[:-1], "add": TURN[:-2]}


def read_counts(words: Mapping[str, int], field: str) -> list[int]:
    """Tokens by kind."""
    counts = [0] * len(TOKEN)
    for word, count in words.items():
        if not 0 <= count <= MOST:
            raise BadPosition("impossible", field=f"{field}.{word}", value=count)
        counts[read(TOKEN, word, field)] = count
    return counts


def read_nation(data: NationData, field: str) -> Nation:
    """A nation, refused where it could not have come about."""
    tiles = {read(CELL, cell, field): read(TILE, tile, field) for cell, tile in data.tiles.items()}
    war, coins, carts = (sorted(read_all(CELL, cells, field)) for cells in (data.war, data.coins, data.carts))
    artisans = {read(CELL, cell, field): read(TOKEN, token, field) for cell, token in data.artisans.items()}
    for cell, token in artisans.items():
        if TOKENS[token].type != ARTISAN:
            raise BadPosition("impossible", field=f"{field}.artisans", value=TOKEN.words[token])
        tile = TILES[tiles[cell]] if cell in tiles else None
        if tile is None or tile.kind != VILLAGE or TOKENS[token].matches not in tile.gives:
            raise BadPosition("against_rule", field=f"{field}.artisans", word=CELL.words[cell], rule="FOU-119")
    for cell in [*war, *coins]:
        if cell not in tiles:
            raise BadPosition("against_rule", field=field, word=CELL.words[cell], rule="FOU-147")
    for cell in coins:
        if not TILES[tiles[cell]].gives or cell in artisans:
            raise BadPosition("against_rule", field=f"{field}.coins", word=CELL.words[cell], rule="FOU-104")
    for corner in carts:
        if any(corner + step not in tiles for step in BLOCK):
            raise BadPosition("against_rule", field=f"{field}.carts", word=CELL.words[corner], rule="FOU-111")
    for cells in (war, coins, carts):
        if len(set(cells)) != len(cells):
            raise BadPosition("impossible", field=field, value=[CELL.words[cell] for cell in cells])
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
    terms = terms_of(game.complete_options(data.options))
    state = closed_box(game, data.seats, chance_of(data.seed, data.chance), terms)
    read_players(state, data)
    read_market(state, data)
    read_turn(state, data)
    complete_tiles(state, data)
    complete_tokens(state, data)
    state.agenda = STEPS[data.step].copy() if data.agenda is None else game.load_agenda(state, data.agenda)
    check_agenda(state)
    run_on(state)
    check_nations(state)
    return state


def read_players(state: FoundersState, data: PositionData) -> None:
    """Nations, hands, and the tiles before each player."""
    check_entries(data.seats, data, "nations", "hands", "replaced", "picked")
    for seat, nation in enumerate(data.nations):
        state.nations[seat] = read_nation(nation, f"nations[{seat}]")
    for seat, hand in enumerate(data.hands):
        for token, count in enumerate(read_counts(hand, f"hands[{seat}]")):
            state.give(seat, token, count)
    for seat, tiles in enumerate(data.replaced):
        state.replaced[seat] = tuple(read_all(TILE, tiles, f"replaced[{seat}]"))
    for seat, tiles in enumerate(data.picked):
        state.picked[seat] = tuple(read_colour(tiles, NATURE, f"picked[{seat}]", "FOU-016"))


def read_market(state: FoundersState, data: PositionData) -> None:
    """Rows, open tiles, and what is out of the game."""
    for pile in PILES:
        state.rows[pile] = tuple(read_tiles(getattr(data.rows, KINDS[pile]), pile, "rows"))
        if len(state.rows[pile]) > ROW_LIMIT:
            row = write(TILE, state.rows[pile])
            raise BadPosition("against_rule", field=f"rows.{KINDS[pile]}", word=row, rule="FOU-041")
    state.victory = tuple(read_colour(data.victory, VICTORY, "victory", "FOU-012"))
    state.draft = tuple(read_colour(data.draft, NATURE, "draft", "FOU-016"))
    state.swept = tuple(read_all(TILE, data.swept, "swept"))
    for tile in state.swept:
        if TILES[tile].kind == VICTORY:
            raise BadPosition("against_rule", field="swept", word=TILE.words[tile], rule="FOU-039")
    state.boxed = vec[i64](read_counts(data.boxed, "boxed"))


def read_turn(state: FoundersState, data: PositionData) -> None:
    """Whose turn it is, and what has been done in it."""
    for name in ("seat", "first"):
        check_number(data, name, 0, data.seats)
    state.seat, state.first, state.turn = data.seat, data.first, data.turn
    state.bought = read_maybe(RESOURCE, data.bought, "bought")
    if data.drawn:
        (state.drawn,) = read_colour([data.drawn], NATURE, "drawn", "FOU-063")


def check_agenda(state: FoundersState) -> None:
    """Refuse steps whose tiles or tokens are not there.

    Those of the draft (FOU-016 to FOU-022), a tile to be added (FOU-051), a token to be played (FOU-046).
    """
    picks = [step.seat for step in state.agenda if isinstance(step, PickTile)]
    lays = [step.seat for step in state.agenda if isinstance(step, LayStart)]
    for seat in range(state.seats):
        wanted = 2 * lays.count(seat) - picks.count(seat)
        if len(state.picked[seat]) != wanted or wanted < 0:
            word = write(TILE, state.picked[seat])
            raise BadPosition("against_rule", field=f"picked[{seat}]", word=word, rule="FOU-019")
    fills = any(isinstance(step, FillRows) for step in state.agenda)
    if len(state.draft) != (len(picks) + 1 if fills else 0):
        raise BadPosition("against_rule", field="draft", word=write(TILE, state.draft), rule="FOU-016")
    if fills and any(len(state.piles[pile]) < ROW_DRAWS[state.seats][pile] for pile in PILES):
        raise BadPosition("against_rule", field="piles", word=[len(pile) for pile in state.piles], rule="FOU-022")
    offered = [tile for row in state.rows for tile in row] + [*state.victory, state.drawn]
    for step in state.agenda:
        if isinstance(step, PlaceTile) and step.tile not in offered:
            raise BadPosition("against_rule", field="rows", word=TILE.words[step.tile], rule="FOU-051")
        if isinstance(step, OpponentChoice | TargetChoice | BuyResource) and not state.held(state.seat, step.token):
            raise BadPosition(
                "against_rule", field=f"hands[{state.seat}]", word=TOKEN.words[step.token], rule="FOU-046"
            )


def check_nations(state: FoundersState) -> None:
    """Refuse a player without a nation who has none to found any more: his turn will come (FOU-020)."""
    to_lay = [step.seat for step in state.agenda if isinstance(step, LayStart)]
    for seat in range(state.seats):
        if seat not in to_lay and not state.nations[seat].tiles:
            raise BadPosition("against_rule", field=f"nations[{seat}]", word="{}", rule="FOU-020")


def read_colour(words: Sequence[str], kind: int, field: str, rule: str) -> list[int]:
    """Tiles of one colour, where a rule wants no other."""
    tiles = read_all(TILE, words, field)
    for tile in tiles:
        if TILES[tile].kind != kind:
            raise BadPosition("against_rule", field=field, word=TILE.words[tile], rule=rule)
    return tiles


def read_tiles(words: Sequence[str], pile: int, field: str) -> list[int]:
    """The tiles of one pile or row (FOU-040)."""
    return read_colour(words, pile, f"{field}.{KINDS[pile]}", "FOU-040")


def complete_tiles(state: FoundersState, data: PositionData) -> None:
    """Tiles not mentioned: victory tiles to the box, others to shuffled piles, or to the box if their pile is given."""
    given = [getattr(data.piles, KINDS[pile]) for pile in PILES]
    for pile in PILES:
        state.piles[pile] = read_tiles(given[pile] or [], pile, "piles")
    counts = count_tiles(state)
    for number, tile in enumerate(TILES):
        rest = tile.copies - counts[number]
        if rest < 0:
            raise BadPosition("too_many", word=TILE.words[number], count=counts[number], box=tile.copies)
        if tile.kind == VICTORY:
            state.unused += (number,) * rest
        elif given[tile.kind] is None:
            state.piles[tile.kind] += [number] * rest
        else:
            state.swept += (number,) * rest
    for pile in PILES:
        if given[pile] is None:
            state.chance.shuffle(state.piles[pile])


def complete_tokens(state: FoundersState, data: PositionData) -> None:
    """Tokens not mentioned lie in the supply; artisans face down in random order unless their order is given."""
    if data.artisans is not None:
        state.artisans = read_all(TOKEN, data.artisans, "artisans")
        for token in state.artisans:
            if TOKENS[token].type != ARTISAN:
                raise BadPosition("against_rule", field="artisans", word=TOKEN.words[token], rule="FOU-026")
    counts = count_tokens(state)
    for number, one in enumerate(TOKENS):
        rest = one.copies - counts[number]
        if rest < 0:
            raise BadPosition("too_many", word=content.TOKENS[number].id, count=counts[number], box=one.copies)
        if one.type != ARTISAN:
            state.supply[number] += rest
        elif data.artisans is None:
            state.artisans += [number] * rest
        else:
            state.boxed[number] += rest
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


def write_counts(counts: Iterable[int]) -> dict[str, int]:
    """Tokens by word, without those that there are none of."""
    return {TOKEN.words[token]: count for token, count in enumerate(counts) if count}


def data_of(game: Game, state: FoundersState) -> dict[str, Any]:
    """The whole position as plain data."""
    data = PositionData(
        seats=state.seats,
        seat=state.seat,
        first=state.first,
        turn=state.turn,
        options=options_of(state.terms),
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        nations=[write_nation(nation) for nation in state.nations],
        hands=[write_counts(state.hand(seat)) for seat in range(state.seats)],
        replaced=[write(TILE, tiles) for tiles in state.replaced],
        rows=RowData(*(write(TILE, row) for row in state.rows)),
        piles=PileData(*(write(TILE, pile) for pile in state.piles)),
        victory=write(TILE, state.victory),
        draft=write(TILE, state.draft),
        picked=[write(TILE, tiles) for tiles in state.picked],
        swept=write(TILE, state.swept),
        artisans=write(TOKEN, state.artisans),
        boxed=write_counts(state.boxed),
        bought=write_maybe(RESOURCE, state.bought),
        drawn=write_maybe(TILE, state.drawn),
    )
    return plain(data)
