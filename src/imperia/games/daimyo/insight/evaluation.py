"""How a position looks for a seat: points, what the islands promise, and what everything else may still become."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import HEROES, OBJECTIVE_CARDS, AnyEffect, Objective
from imperia.games.daimyo.dice import sums, total
from imperia.games.daimyo.effects.goods import GainPerOwn, Harvest, Produce
from imperia.games.daimyo.goods import use_of
from imperia.games.daimyo.insight.actions import TILE, main_worth, pending_worth, series_worth
from imperia.games.daimyo.insight.empire import empire_worth
from imperia.games.daimyo.insight.goods import WORTH, stock_worth, turns_left, yields_worth
from imperia.games.daimyo.insight.islands import AGAINST_BEST, AGAINST_EMPIRE, AGAINST_ONE, islands_worth
from imperia.games.daimyo.insight.relics import relics_worth
from imperia.games.daimyo.insight.weights import weights_of
from imperia.games.daimyo.objectives import buildings_of, count_of, open_place
from imperia.games.daimyo.phases.production import yield_of_all
from imperia.games.daimyo.printed import (
    FARM,
    GAINS,
    GOOD_COUNT,
    ISLAND_COUNT,
    POINT,
    ROUNDS,
    SLOT_COUNT,
    THRESHOLD,
    TOWER,
    TURNS,
)
from imperia.games.daimyo.scoring import hero_points, hero_values, sum_of_costs
from imperia.games.daimyo.scoring import total as total_of
from imperia.games.daimyo.state import NONE, TURNS_PHASE, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED, MAIN_DONE, POWER_USED
from imperia.kernel.effects import AskingOp

# What is not a sure gain of an effect.
ASKING: Final = 1.1
# A step of the recruitment track.
DEARER: Final = 0.35
# A card in hand always counts a little more than a discarded one: none is thrown away for nothing in the last turn.
KEPT: Final = 0.1
# Half of what lies between the first and the second hero value, and the lead that makes it sure.
RANK: Final = 4.0
SURE_LEAD: Final = 8.0
# The share of an objective's points that its last missing step would make sure.
OBJECTIVE: Final = 1.0
# What the effect of a hero brings, by card, as far as it is the same whatever else there is; the points of objectives.
UNKNOWN: Final = -1000.0
DEPENDS: Final = -2000.0
FIXED: Final[list[float]] = [UNKNOWN for _ in HEROES]
REWARDS: Final[list[int]] = [-1 for _ in OBJECTIVE_CARDS for _ in range(2)]


def hero_effect(state: DaimyoState, seat: int, card: int) -> float:
    """The gain by the effect of a hero, in points."""
    known = FIXED[card]
    if known > UNKNOWN:
        return known
    effect = HEROES[card].effect
    found = effect_worth(state, seat, effect, card)
    depends = any(isinstance(op, GainPerOwn | Produce | Harvest) for op in effect.ops)
    FIXED[card] = DEPENDS if depends else found
    return found


def effect_worth(state: DaimyoState, seat: int, effect: AnyEffect, card: int) -> float:
    """The gain by an effect, in points; ops that ask are worth a little."""
    found = 0.0
    goods = [0] * len(GAINS)
    for op in effect.ops:
        if isinstance(op, AskingOp):
            found += ASKING
        else:
            op.surely(state, use_of(card, seat), goods)
            found += 0.4
    for good in range(len(GAINS)):
        found += goods[good] * WORTH[good]
    return found


def growth(state: DaimyoState, seat: int, left: float) -> float:
    """The prospects of governors, buildings and tiles, and how dear the next recruit is."""
    rounds = left / TURNS
    found = yields_worth(state, seat, left)
    for slot in range(SLOT_COUNT):
        if state.tiles[seat * SLOT_COUNT + slot] != NONE:
            found += TILE * rounds
    for kind in (FARM, TOWER):
        built: int = buildings_of(state, seat, kind)
        # Their points are counted with the score.
        found += series_worth(state, kind, built, left) - series_worth(state, kind, built, 0.0)
    pieces: int = 0
    for island in range(ISLAND_COUNT):
        pieces += state.influence[seat * ISLAND_COUNT + island]
    track: int = state.track[seat]
    return found + pieces * weights_of(state).piece * rounds - DEARER * track * min(1.0, left / 3.0)


def heroes_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Cards in hand and deck, and those that the dice allow to be played now."""
    use = max(KEPT, min(1.0, left / 3.0))
    hand, deck, discards = state.hands[seat], state.decks[seat], state.discards[seat]
    costs = sum_of_costs(deck) + sum_of_costs(discards)
    found = 0.8 * len(hand) + 0.12 * sum_of_costs(hand) + 0.25 * (len(deck) + len(discards)) + 0.08 * costs
    return found * use


def rank_worth(seat: int, values: list[int]) -> float:
    """How near one is to the highest hero value, or how sure of it."""
    best = 0
    for party in range(len(values)):
        if party != seat and values[party] > best:
            best = values[party]
    lead = (values[seat] - best) / SURE_LEAD
    return RANK * max(-1.0, min(1.0, lead))


def dice_worth(state: DaimyoState, seat: int) -> float:
    """The worth of the dice on one's own board, in this turn or as they are likely to serve later in the round."""
    mine = seat == state.seat
    found = 0.0
    mask = sums(state, seat)
    if not (mine and state.done & HERO_PLAYED):
        best = 0.0
        for card in state.hands[seat]:
            if mask >> HEROES[card].power & 1 and not (mine and state.played >> card & 1):
                best = max(best, hero_effect(state, seat, card))
        found += best * 0.8
    whole: int = total(state, seat)
    if whole >= THRESHOLD and not (mine and state.done & POWER_USED):
        found += 1.4
    return found + min(whole, THRESHOLD) * 0.05


def reward(state: DaimyoState, card: Objective, rank: int) -> int:
    """The points of a place of an objective, which are the same for everybody."""
    place = card.number * 2 + rank
    if REWARDS[place] < 0:
        goods = [0] * len(GAINS)
        for op in card.rewards[rank].ops:
            op.surely(state, use_of(0, 0), goods)
        REWARDS[place] = goods[POINT]
    return REWARDS[place]


def objectives_worth(state: DaimyoState, seat: int, left: float) -> float:
    """How near one is to the objectives that are still open, as far as there is time for what they ask."""
    found = 0.0
    for place in range(len(state.objectives)):
        rank = open_place(state, place)
        if rank == NONE or state.tokens[place * 2] == seat:
            continue
        card = OBJECTIVE_CARDS[state.objectives[place]]
        count: int = count_of(state, seat, card.count)
        share = min(1.0, count / card.least)
        time = min(1.0, left / (1.0 + 2.0 * max(0, card.least - count)))
        found += share * share * reward(state, card, rank) * OBJECTIVE * time
    return found


def worth(state: DaimyoState, party: int, islands: list[float], values: list[int], heroes: list[int]) -> float:
    """Points, what the islands promise, and what everything else may still become."""
    found = total_of(state, party, heroes) + islands[party]
    if not state.agenda:
        return found
    if party >= state.seats:
        return found + empire_worth(state)
    left = turns_left(state, party)
    found += stock_worth(state, party, left) + relics_worth(state, party, left) + growth(state, party, left)
    found += heroes_worth(state, party, left) + rank_worth(party, values) + objectives_worth(state, party, left)
    if state.phase == TURNS_PHASE:
        found += dice_worth(state, party)
        if party == state.seat and state.space != NONE and not state.done & MAIN_DONE:
            found += main_worth(state, party)
        elif party == state.seat:
            found += pending_worth(state, party)
    return found


def worths(state: DaimyoState) -> list[float]:
    """The worth of a state to each player, and alone to the empire."""
    if state.round == 0:
        return [setup_worth(state, seat) for seat in range(state.seats)]
    islands = islands_worth(state)
    values = hero_values(state)
    heroes = hero_points(state, values)
    return [worth(state, party, islands, values, heroes) for party in range(state.seats + (state.seats == 1))]


def parts(state: DaimyoState, seat: int) -> list[tuple[str, float]]:
    """The summands of a worth; before the first round there is one."""
    if state.round == 0:
        return [("start", setup_worth(state, seat))]
    values = hero_values(state)
    points = float(total_of(state, seat, hero_points(state, values)))
    found = [("points", points), ("islands", islands_worth(state)[seat])]
    if not state.agenda:
        return found
    left = turns_left(state, seat)
    found.append(("goods", stock_worth(state, seat, left)))
    found.append(("relics", relics_worth(state, seat, left)))
    found.append(("growth", growth(state, seat, left)))
    found.append(("heroes", heroes_worth(state, seat, left) + rank_worth(seat, values)))
    found.append(("objectives", objectives_worth(state, seat, left)))
    if state.phase == TURNS_PHASE:
        found.append(("dice", dice_worth(state, seat)))
        if seat == state.seat:
            begun = state.space == NONE or bool(state.done & MAIN_DONE)
            found.append(("action", pending_worth(state, seat) if begun else main_worth(state, seat)))
    return found


def progress(state: DaimyoState) -> float:
    """Rounds, and how far this one has gone; 0 during the setup."""
    if state.round == 0:
        return 0.0
    done = (
        1.0
        if state.phase > TURNS_PHASE
        else float(state.turns) / (TURNS * (2 if state.seats == 1 else state.seats) + 1)
    )
    return (float(state.round) - 1.0 + done) / ROUNDS


def rivalry(state: DaimyoState) -> float:
    """How much of the strongest rival's worth counts, or of the empire's; nothing before the first round."""
    if state.round == 0:
        return 0.0
    if state.seats == 1:
        return AGAINST_EMPIRE
    return AGAINST_ONE if state.seats == 2 else AGAINST_BEST


def setup_worth(state: DaimyoState, seat: int) -> float:
    """Before the first round: what the first governors yield, and that they stand apart."""
    goods = yield_of_all(state, seat, True, False)
    found = 0.0
    for good in range(GOOD_COUNT):
        found += min(goods[good], 1) * WORTH[good]
    for island in range(state.islands):
        own: int = state.influence[seat * ISLAND_COUNT + island]
        other: int = state.influence[ISLAND_COUNT + island] if state.seats == 1 else 0
        found += 0.2 if own else 0.0
        # Alone one also chooses where the empire begins.
        found -= 0.5 if other >= own and other else 0.0
    return found
