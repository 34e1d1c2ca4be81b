"""Why a tile does not fit, and why one player stands before another, in sentences."""

from __future__ import annotations

from imperia.games.founders.missing import best_cell, missing_at
from imperia.games.founders.phases.placement import PlaceTile
from imperia.games.founders.printed import TILES
from imperia.games.founders.scoring import victory_tiles
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import AT, CELL, RESOURCE, TAKE, TEXTS, TILE
from imperia.kernel.score import say_tie


def explain_missing(state: FoundersState, seat: int, move: int, lang: str) -> str:
    """The resources that a tile or a cell is refused for (FOU-057); empty where that is not the reason."""
    if "FOU-057" not in state.game.why_not(state, seat, move):
        return ""
    nation = state.nations[seat]
    tile = TAKE.argument(move)
    cell = AT.argument(move)
    choice = state.choice()
    key = "explain.tile"
    if tile >= 0:
        cell = best_cell(nation, TILES[tile].needs, state.bought)
    elif isinstance(choice, PlaceTile):
        key, tile = "explain.cell", choice.tile
    if tile < 0 or cell < 0:
        return ""
    needs = [RESOURCE.label(need, lang) for need in missing_at(nation, cell, TILES[tile].needs, state.bought)]
    details = {"tile": TILE.label(tile, lang), "cell": CELL.label(cell, lang), "needs": needs}
    return TEXTS.say(key, lang, details)


def explain_tie(state: FoundersState, lang: str) -> str:
    """The victory tiles of players with equal points (FOU-139, FOU-Q49); empty where there are none."""
    return say_tie(state, lang, _tell_victory)


def _tell_victory(state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
    return "explain.tie_player", {"victory": victory_tiles(state, seat)}
