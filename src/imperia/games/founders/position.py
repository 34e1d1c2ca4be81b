"""Positions from data: what is not mentioned lies where it would lie, and what could not be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from imperia.games.founders.options import terms_of
from imperia.games.founders.phases.draft import ROW_DRAWS, FillRows, LayStart, PickTile
from imperia.games.founders.phases.placement import PlaceTile
from imperia.games.founders.phases.token import BuyResource, OpponentChoice, TargetChoice
from imperia.games.founders.phases.turn import TURN
from imperia.games.founders.printed import ARTISAN, KINDS, PILES, ROW_LIMIT, TILES, TOKENS, VICTORY
from imperia.games.founders.purposes import ARTISANS, TILES_OF
from imperia.games.founders.state import FORM, FoundersState, closed_box
from imperia.games.founders.words import TILE, TOKEN
from imperia.kernel.agenda import Step
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import Reading, begin, finish
from imperia.kernel.position import write

if TYPE_CHECKING:
    from imperia.kernel.game import Game, Value

# What is left of a turn, the next step last.
STEPS: Final[dict[str, list[Step[Any]]]] = {"reveal": TURN, "token": TURN[:-1], "add": TURN[:-2]}


def position(game: Game, given: Mapping[str, Any]) -> FoundersState:
    """The state that the data describe, run to its next decision."""
    reading = begin(game, given, FORM.shape, empty_table)
    state: FoundersState = reading.state
    FORM.read(reading)
    check_tiles(state)
    complete_tiles(reading)
    complete_tokens(reading)
    finish(reading, STEPS[reading.data.step], check_agenda)
    check_nations(state)
    return state


def empty_table(game: Game, seats: int, chance: Draws, options: dict[str, Value]) -> FoundersState:
    """A table whose players have agreed on options."""
    return closed_box(game, seats, chance, terms_of(options))


def check_tiles(state: FoundersState) -> None:
    """Refuse rows that are too long (FOU-041) and victory tiles among those swept from them (FOU-039)."""
    for pile in PILES:
        if len(state.rows[pile]) > ROW_LIMIT:
            row = [TILE.words[tile] for tile in state.rows[pile]]
            raise BadPosition("against_rule", field=f"rows.{KINDS[pile]}", word=row, rule="FOU-041")
    for tile in state.swept:
        if TILES[tile].kind == VICTORY:
            raise BadPosition("against_rule", field="swept", word=TILE.words[tile], rule="FOU-039")


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
    """Refuse a player without a nation who has none to found any more: their turn will come (FOU-020)."""
    to_lay = [step.seat for step in state.agenda if isinstance(step, LayStart)]
    for seat in range(state.seats):
        if seat not in to_lay and not state.nations[seat].tiles:
            raise BadPosition("against_rule", field=f"nations[{seat}]", word="{}", rule="FOU-020")


def complete_tiles(reading: Reading) -> None:
    """Tiles not mentioned: victory tiles to the box, others to shuffled piles, or to the box if their pile is given."""
    state: FoundersState = reading.state
    given = [getattr(reading.data.piles, KINDS[pile]) is not None for pile in PILES]
    state.piles = [pile or [] for pile in state.piles]
    counts = FORM.tally(state)["tile"]
    for number, tile in enumerate(TILES):
        rest = tile.copies - counts[number]
        if rest < 0:
            raise BadPosition("too_many", word=TILE.words[number], count=counts[number], box=tile.copies)
        if tile.kind == VICTORY:
            state.unused += (number,) * rest
        elif not given[tile.kind]:
            state.piles[tile.kind] += [number] * rest
        else:
            state.swept += (number,) * rest
    for pile in PILES:
        if not given[pile]:
            state.chance.shuffle(TILES_OF[pile], state.piles[pile])


def complete_tokens(reading: Reading) -> None:
    """Tokens not mentioned lie in the supply; artisans face down in random order unless their order is given."""
    state: FoundersState = reading.state
    given = reading.data.artisans is not None
    counts = FORM.tally(state)["token"]
    for number, one in enumerate(TOKENS):
        rest = one.copies - counts[number]
        if rest < 0:
            raise BadPosition("too_many", word=TOKEN.entries[number], count=counts[number], box=one.copies)
        if one.type != ARTISAN:
            state.supply[number] += rest
        elif not given:
            state.artisans += [number] * rest
        else:
            state.boxed[number] += rest
    if not given:
        state.chance.shuffle(ARTISANS, state.artisans)
