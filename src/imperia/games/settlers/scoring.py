"""The count at the end, by source (p. 7, 14)."""

from __future__ import annotations

from imperia.games.settlers.location import unpack
from imperia.games.settlers.printed import COMMON, FEATS, GOLD, WORKER
from imperia.games.settlers.state import SettlersState
from imperia.kernel.score import Score, ScoreLine, rank


def score(state: SettlersState, seat: int) -> Score:
    """Points of the track and of the empire; deals, hand and foundations bring none (SET-002, SET-090 to SET-093)."""
    common = faction = common_points = faction_points = 0
    under = under_points = offered = offered_points = 0
    for location in state.empires[seat]:
        card = location.face
        if card.deck == COMMON:
            common += 1
            common_points += card.value
        else:
            faction += 1
            faction_points += card.value
        # SET-092, SET-Q20: what lies under a Gate and on a Shrine.
        under += len(location.under)
        under_points += len(location.under) * card.points_per_card
        if location.offered:
            count = 0
            for good in range(GOLD):
                count += unpack(location.offered, good)
            offered += count
            offered_points += count * card.points_per_resource
    lines = [
        ScoreLine("track", "SET-016", state.points[seat], state.points[seat]),
        ScoreLine("common", "SET-090", common, common_points),
        ScoreLine("faction", "SET-091", faction, faction_points),
    ]
    if under:
        lines.append(ScoreLine("under", "SET-092", under, under_points))
    if offered:
        lines.append(ScoreLine("offered", "SET-092", offered, offered_points))
    return Score(lines)


def total(state: SettlersState, seat: int) -> int:
    """The sum of a score, without its lines."""
    found = state.points[seat]
    for location in state.empires[seat]:
        card = location.face
        found += card.value
        if location.under:
            found += len(location.under) * card.points_per_card
        if location.offered:
            for good in range(GOLD):
                found += unpack(location.offered, good) * card.points_per_resource
    return found


def scores(state: SettlersState) -> list[Score]:
    """The score of every seat; in solo also the collection pile of the virtual player (SET-241)."""
    found = [score(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        count = len(state.collected)
        found.append(Score([ScoreLine("collected", "SET-241", count, count)]))
    return found


def faction_locations(state: SettlersState, seat: int) -> int:
    """The faction locations in an empire."""
    count = 0
    for location in state.empires[seat]:
        if location.face.deck != COMMON:
            count += 1
    return count


def beats_virtual(state: SettlersState) -> bool:
    """True if the player has more faction locations than there are cards in the collection pile (SET-241, SET-242)."""
    return faction_locations(state, 0) > len(state.collected)


def left_over(state: SettlersState, seat: int) -> int:
    """Workers and resources in the supply, for the first tie-break (SET-094, SET-Q41)."""
    stock = state.stocks[seat]
    return stock[0] + stock[1] + stock[2] + stock[WORKER]


def ranking(state: SettlersState) -> list[list[int]]:
    """Points, then workers and resources, then cards in hand, then a shared place (SET-001, SET-094 to SET-096)."""
    if state.seats == 1:
        return [[0], [1]] if beats_virtual(state) else [[1], [0]]
    return rank(
        [(score(state, seat).total, left_over(state, seat), len(state.hands[seat])) for seat in range(state.seats)]
    )


def feat(points: int) -> int:
    """The line of the table of feats that a final score reaches (SET-243)."""
    found = 0
    for place in range(len(FEATS)):
        if points >= FEATS[place]:
            found = place
    return found
