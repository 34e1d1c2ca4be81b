"""The count at the end, by source (p. 5)."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.founders.printed import (
    ARTISAN_POINTS,
    HAND_POINTS,
    REPLACED_POINTS,
    TILES,
    TOKEN_COUNT,
    VICTORY,
)
from imperia.games.founders.state import FoundersState
from imperia.kernel.score import Score, ScoreLine, rank


def victory_tiles(state: FoundersState, seat: int) -> int:
    """The victory tiles in a nation, pillaged or not (FOU-139, FOU-Q48)."""
    count = 0
    for tile in state.nations[seat].tiles.values():
        if TILES[tile].kind == VICTORY:
            count += 1
    return count


def score(state: FoundersState, seat: int) -> Score:
    """The score of a seat; nothing else counts, and there is no floor (FOU-137, FOU-Q50)."""
    nation = state.nations[seat]
    tiles = 0
    points = 0
    for cell, tile in nation.tiles.items():
        # FOU-097, FOU-133: a pillaged tile brings nothing.
        if TILES[tile].points and cell not in nation.war:
            tiles += 1
            points += TILES[tile].points
    artisans = 0
    for cell in nation.artisans:
        if cell not in nation.war:
            artisans += 1
    # FOU-132: coins on one's own tiles are as good as in hand.
    tokens = sum(state.hand(seat)) + len(nation.coins)
    replaced = len(state.replaced[seat])
    return Score(
        [
            ScoreLine("victory", "FOU-133", tiles, points),
            ScoreLine("artisans", "FOU-134", artisans, artisans * ARTISAN_POINTS),
            ScoreLine("tokens", "FOU-135", tokens, tokens * HAND_POINTS),
            ScoreLine("replaced", "FOU-136", replaced, replaced * REPLACED_POINTS),
        ]
    )


def total(state: FoundersState, seat: int) -> i64:
    """The sum of a score, without its lines."""
    nation = state.nations[seat]
    artisans: i64 = len(nation.artisans)
    for cell in nation.war:
        if cell in nation.artisans:
            artisans -= 1
    tokens: i64 = len(nation.coins)
    for place in range(seat * TOKEN_COUNT, (seat + 1) * TOKEN_COUNT):
        tokens += state.hands[place]
    counted = artisans * ARTISAN_POINTS + tokens * HAND_POINTS + len(state.replaced[seat]) * REPLACED_POINTS
    return nation.points() + counted


def scores(state: FoundersState) -> list[Score]:
    """The score of every seat."""
    return [score(state, seat) for seat in range(state.seats)]


def ranking(state: FoundersState) -> list[list[int]]:
    """Points, then victory tiles in the nation, then a shared place (FOU-138, FOU-139, FOU-Q49, FOU-Q67)."""
    return rank([(score(state, seat).total, victory_tiles(state, seat)) for seat in range(state.seats)])
