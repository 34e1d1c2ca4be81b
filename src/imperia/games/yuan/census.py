"""Every component is in exactly one place: on the board, in a reserve, in the supply, in a hand or in the box."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan import content
from imperia.games.yuan.printed import (
    ARMIES,
    CHINA,
    CITIES,
    MONGOLIA,
    RAMPARTS,
    TEMPLES,
    VILLAGES,
    boxes_in_use,
    clans_of,
    tiles_of,
)
from imperia.games.yuan.state import FREE, YuanState

PIECES: Final = [VILLAGES, CITIES, ARMIES]
# By clan, what its villages, cities and armies are called.
PIECE_WORDS: Final[list[list[str]]] = [
    [f"{piece}_{clan.id}" for piece in ("village", "city", "army")] for clan in content.CLANS
]
# By box, its tiles and the pieces of its clans.
CONTENTS: Final[list[dict[str, int]]] = [
    {content.TILES[tile].id: content.TILES[tile].count for tile in tiles_of([one])}
    | {word: count for clan in clans_of([one]) for word, count in zip(PIECE_WORDS[clan], PIECES, strict=True)}
    for one in (MONGOLIA, CHINA)
]


def box(state: YuanState) -> dict[str, int]:
    """All limited components of the boxes at this table (YUA-001 to YUA-006, YUA-Q94)."""
    boxes = boxes_in_use(state.seats, state.terms.base_box)
    found = {"temple": TEMPLES * len(boxes), "rampart": RAMPARTS * len(boxes)}
    for one in boxes:
        found.update(CONTENTS[one])
    return found


def pieces_on_board(state: YuanState, side: int) -> list[int]:
    """The villages, cities and armies of one side on the board."""
    counts = [0, 0, 0]
    for province, owner in enumerate(state.owner):
        if owner == side:
            counts[0] += 0 if state.towns[province] else 1
            counts[1] += state.towns[province]
            counts[2] += state.troops[province]
    return counts


def census(state: YuanState) -> dict[str, int]:
    """All components by id; the clans that nobody plays lie in the box."""
    found = dict.fromkeys(box(state), 0)
    tiles = [*[tile for tile, _, _ in state.laid], *state.unused]
    for hand in state.hands:
        tiles += hand
    for tile in tiles:
        found[content.TILES[tile].id] += 1
    found["temple"] = state.temples + sum(state.shrines)
    found["rampart"] = state.ramparts + sum(state.walls)
    for number, words in enumerate(PIECE_WORDS):
        if words[0] not in found:
            continue
        counts = PIECES
        if number in state.clans:
            side = state.clans.index(number)
            reserve = (state.villages[side], state.cities[side], state.armies[side])
            counts = [left + placed for left, placed in zip(reserve, pieces_on_board(state, side), strict=True)]
        for word, count in zip(words, counts, strict=True):
            found[word] = count
    # Pieces on a province that nobody owns would be lost.
    for province, owner in enumerate(state.owner):
        if owner == FREE:
            found["rampart"] -= state.walls[province]
            found["temple"] -= state.troops[province] + state.towns[province]
    return found
