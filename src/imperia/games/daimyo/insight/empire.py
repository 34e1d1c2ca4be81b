"""How the empire of the solo game stands: what its turn will still bring it, and its relic tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.cards import BeginCell
from imperia.games.daimyo.automa.loot import LootTile, NextLoot, finishing, seen_tiles
from imperia.games.daimyo.automa.pieces import E_FARM, E_SHADOW, E_TOWER, NextPiece, PlacePiece, binding, room
from imperia.games.daimyo.automa.pieces import WORTH as INFLUENCE_OF
from imperia.games.daimyo.cards import SOLO, AnyEffect
from imperia.games.daimyo.effects.empire import EmpireGold, EmpirePoints, EmpireRelics, PlaceOp
from imperia.games.daimyo.insight.actions import series_worth
from imperia.games.daimyo.insight.islands import gain_on
from imperia.games.daimyo.insight.relics import pieces_of
from imperia.games.daimyo.objectives import buildings_of
from imperia.games.daimyo.printed import FARM, PIECES, TOWER, WHOLE
from imperia.games.daimyo.relics import count_bits
from imperia.games.daimyo.state import EMPIRE, DaimyoState

# What a piece brings wherever it stands, and a governor that a shadow eliminates.
ANYWHERE: Final = 0.3
STRUCK: Final = 2.0
# A relic that has to be finished, a tile that does not, and so many loose pieces of one colour.
FINISHED: Final = 5.0
TILE: Final = 0.5
LOOSE: Final[list[float]] = [0.0, 0.3, 1.0, 2.4, 2.4]
# Its gold, the Helmet, and what the player has to give up.
GOLD: Final = 0.6
OTHERWISE: Final = 0.7


def pieces_worth(state: DaimyoState, kind: int, count: int, islands: i64, bound: bool) -> float:
    """The empire's gain by pieces on the island where the player wants them least, as far as they may choose."""
    if kind == E_FARM:
        return more_buildings(state, FARM, count)
    allowed = (binding(state, kind, count, islands) if bound else 0) or islands
    least = -1.0
    for island in range(state.islands):
        if allowed >> island & 1 and room(state, kind, island):
            gain = max(0.0, gain_on(state, EMPIRE, island, INFLUENCE_OF[kind] * count))
            least = gain if least < 0.0 else min(least, gain)
    if least < 0.0:
        # DAI-246: it falls short, and has its point.
        return 1.0
    if kind == E_SHADOW:
        least += STRUCK
    return least + ANYWHERE + (more_buildings(state, TOWER, count) if kind == E_TOWER else 0.0)


def more_buildings(state: DaimyoState, kind: int, count: int) -> float:
    """The points of further buildings by their table."""
    built: int = buildings_of(state, EMPIRE, kind)
    return series_worth(state, kind, built + count, 0.0) - series_worth(state, kind, built, 0.0)


def loot_worth(state: DaimyoState, count: int, sources: i64, bound: bool) -> float:
    """The empire's gain by tiles: a relic where the player has to finish one, little otherwise."""
    if bound:
        tiles = finishing(state, count, sources) or seen_tiles(state, sources)
        for colour in range(state.islands):
            missing = ~(state.loose[EMPIRE] >> (colour * PIECES)) & WHOLE
            if count_bits(missing) <= count and tiles >> (colour * PIECES) & missing == missing:
                return FINISHED
    return TILE * count


def cell_worth(state: DaimyoState, effect: AnyEffect) -> float:
    """The empire's gain by a space of a card."""
    found = 0.0
    for op in effect.ops:
        if isinstance(op, PlaceOp):
            found += pieces_worth(state, op.kind, op.count, op.islands, op.advantage)
        elif isinstance(op, EmpireRelics):
            found += loot_worth(state, op.count, op.sources, op.advantage)
        elif isinstance(op, EmpirePoints):
            found += op.count
        elif isinstance(op, EmpireGold):
            found += GOLD * op.count
        else:
            found += OTHERWISE
    return found


def empire_worth(state: DaimyoState) -> float:
    """The empire's gain still to come of a turn that has begun, and its loose tiles."""
    found = 0.0
    for step in state.agenda:
        if isinstance(step, BeginCell):
            found += cell_worth(state, SOLO[step.card].cells[step.cell])
        elif isinstance(step, NextPiece):
            found += waiting_pieces(state, step.piece)
        elif isinstance(step, PlacePiece):
            found += waiting_pieces(state, step)
        elif isinstance(step, NextLoot):
            found += waiting_loot(state, step.loot)
        elif isinstance(step, LootTile):
            found += waiting_loot(state, step)
    for colour in range(state.islands):
        found += LOOSE[pieces_of(state, EMPIRE, colour)]
    return found


def waiting_pieces(state: DaimyoState, step: PlacePiece) -> float:
    """Pieces that are still to be placed."""
    return pieces_worth(state, step.kind, step.left, step.islands, step.bound)


def waiting_loot(state: DaimyoState, step: LootTile) -> float:
    """Tiles that are still to be taken."""
    return loot_worth(state, step.left, step.sources, step.bound)
