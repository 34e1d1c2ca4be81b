"""Which face of a tile a table plays with (DAI-032, DAI-033, DAI-Q14)."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import TILES, AnyEffect
from imperia.games.daimyo.content import BONUS_EFFECTS
from imperia.games.daimyo.content import TILES as PRINTED
from imperia.games.daimyo.state import DaimyoState

_IDS: Final = [one.id for one in BONUS_EFFECTS]
# What a tile does, as a line of the list of bonus tiles, by tile and side.
BONUS_OF: Final[list[list[int]]] = [
    [_IDS.index(tile.basic.effect_id), _IDS.index(tile.advanced.effect_id)] for tile in PRINTED
]


def bonus_of(state: DaimyoState, tile: int) -> int:
    """The effect of a tile, by the list of bonus tiles."""
    return BONUS_OF[tile][state.terms.side]


def effect_of(state: DaimyoState, tile: int) -> AnyEffect:
    """The effect of a tile."""
    return TILES[tile].faces[state.terms.side]
