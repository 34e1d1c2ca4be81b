"""The prospects of a main action that is still to be done, or that has begun."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import FROM_TAX, TAX_EFFECT
from imperia.games.daimyo.goods import held, use_of
from imperia.games.daimyo.insight.goods import WORTH, added_worth, harvest_worth, price, turns_left
from imperia.games.daimyo.insight.islands import best_gain
from imperia.games.daimyo.insight.relics import digging_worth, land_gain
from imperia.games.daimyo.insight.weights import weights_of
from imperia.games.daimyo.objectives import buildings_of
from imperia.games.daimyo.phases.construction import Build, cost_of, lacking
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.phases.relic import TAKEN, MoveScavenger, VisitLand
from imperia.games.daimyo.printed import (
    BESIDE,
    BUILDINGS_EACH,
    CONSTRUCTION,
    FARM,
    FARM_POINTS,
    GAINS,
    GOLD,
    GOVERNOR_WORTH,
    HELP,
    METAL,
    PRODUCTION,
    RECRUITMENT,
    RELIC,
    RESET_SPACE,
    RICE,
    TOWER,
    TOWER_POINTS,
    TOWER_WORTH,
    TRACK,
    TURNS,
)
from imperia.games.daimyo.scoring import by_table
from imperia.games.daimyo.state import NONE, DaimyoState

# A bonus tile on the clan board for each round to come.
TILE: Final = 0.5
# Units of one action are worth ever less, for they go where the first did not have to.
FOLLOWING: Final[list[float]] = [1.0, 0.8, 0.6, 0.4]
ANY_NUMBER: Final = len(FOLLOWING)
# Tables of points rise: a building is worth its share of a series while there is time for the others.
FARM_SHARE: Final = 3.0
TOWER_SHARE: Final = 1.75
SERIES: Final = 3.0 * TURNS
# The Helmet with Villagers' Help.
HELMET: Final = 0.8


def main_worth(state: DaimyoState, seat: int) -> float:
    """The prospects of the main action that is still to be done."""
    space = state.space
    left = turns_left(state, seat)
    if space == PRODUCTION:
        return harvest_worth(state, seat, left)
    if space == RECRUITMENT:
        return recruit_worth(state, seat, ANY_NUMBER)
    if space == CONSTRUCTION:
        return build_worth(state, seat)
    if space == RELIC:
        return digging_worth(state, seat, 2, left)
    if space == HELP:
        helmet = HELMET if state.helped == seat and state.helmet != seat else 0.0
        return weights_of(state).helped * min(1.0, left / 4.0) + helmet
    return 0.0 if space == BESIDE else taxes_worth(state, seat, left)


def taxes_worth(state: DaimyoState, seat: int, left: float) -> float:
    """The promise of Taxes, never more than they would add to the stock now: late in the game that is little."""
    goods = [0] * len(GAINS)
    TAX_EFFECT.surely(state, use_of(FROM_TAX, seat), goods)
    return min(weights_of(state).taxes, added_worth(state, seat, goods, left))


def pending_worth(state: DaimyoState, seat: int) -> float:
    """The prospects of a part of an action that has begun."""
    found = 0.0
    left = turns_left(state, seat)
    moves = 0
    for step in state.agenda:
        if isinstance(step, Recruit):
            found += recruit_worth(state, seat, ANY_NUMBER if step.left < 0 else step.left)
        elif isinstance(step, Build):
            found += build_worth(state, seat)
        elif isinstance(step, MoveScavenger):
            moves += 1
        elif isinstance(step, VisitLand) and not step.done & TAKEN and step is state.agenda[-1]:
            found += land_gain(state, seat, state.scavengers[seat], left)
    return found + digging_worth(state, seat, moves, left) if moves else found


def recruit_worth(state: DaimyoState, seat: int, most: int) -> float:
    """The governors that can be paid for and are worth their price, each on the best island for it."""
    left = turns_left(state, seat)
    rounds = left / TURNS
    weights = weights_of(state)
    yielded = WORTH[RICE] * weights.harvested
    unit = best_gain(state, seat, GOVERNOR_WORTH) + rounds * (yielded + GOVERNOR_WORTH * weights.piece)
    rice: int = held(state, seat, RICE)
    track: int = state.track[seat]
    found = 0.0
    for count in range(min(most, ANY_NUMBER)):
        gain = unit * FOLLOWING[count] + weights.unit - TRACK[track] * price(state, RICE, left)
        if rice < TRACK[track] or gain <= 0.0:
            break
        found += gain
        rice -= TRACK[track]
        track = min(track + 1, RESET_SPACE)
    return found


def series_worth(state: DaimyoState, kind: int, built: int, left: float) -> float:
    """The count of so many buildings of a kind: their points, or their share of a series that can be completed."""
    table = FARM_POINTS[state.terms.farm_table] if kind == FARM else TOWER_POINTS
    share = FARM_SHARE if kind == FARM else TOWER_SHARE
    points = by_table(table, built)
    return points + (share * built - points) * min(1.0, left / SERIES)


def build_worth(state: DaimyoState, seat: int) -> float:
    """The worth beyond their price of buildings that can be built now."""
    left = turns_left(state, seat)
    rounds = left / TURNS
    weights = weights_of(state)
    found = 0.0
    for kind in (FARM, TOWER):
        built: int = buildings_of(state, seat, kind)
        cost = cost_of(state, seat, kind, False, NONE)
        if built == BUILDINGS_EACH or lacking(state, seat, cost):
            continue
        gain = series_worth(state, kind, built + 1, left) - series_worth(state, kind, built, left) + TILE * rounds
        gain += weights.building
        gain += best_gain(state, seat, TOWER_WORTH) if kind == TOWER else WORTH[METAL] * weights.harvested * rounds
        for good in range(GOLD):
            gain -= cost[good] * price(state, good, left)
        found += max(0.0, gain)
    return found
