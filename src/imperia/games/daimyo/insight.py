"""What the bots are told of a position: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import HEROES, OBJECTIVE_CARDS, AnyEffect
from imperia.games.daimyo.dice import sums, total
from imperia.games.daimyo.goods import held, use_of
from imperia.games.daimyo.objectives import buildings_of, count_of, open_place
from imperia.games.daimyo.phases.construction import Build, cost_of, lacking
from imperia.games.daimyo.phases.production import yield_of_all
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.phases.relic import TAKEN, VisitLand
from imperia.games.daimyo.phases.round_end import shares
from imperia.games.daimyo.printed import (
    BESIDE,
    BUILDINGS_EACH,
    CONSTRUCTION,
    FARM,
    FIRST_YELLOW,
    GAINS,
    GOLD,
    GOOD_COUNT,
    HELP,
    ISLAND_COUNT,
    MOST_STORAGE,
    PIECES,
    PRODUCTION,
    RECRUITMENT,
    RELIC,
    RICE,
    ROUNDS,
    SLOT_COUNT,
    THRESHOLD,
    TOWER,
    TRACK,
    TURNS,
    WHOLE,
)
from imperia.games.daimyo.relics import count_bits, stacks_of
from imperia.games.daimyo.scoring import hero_points, score
from imperia.games.daimyo.state import NONE, TURNS_PHASE, DaimyoState
from imperia.games.daimyo.turn_bits import HERO_PLAYED, MAIN_DONE, POWER_USED
from imperia.kernel.effects import AskingOp

# What a good is worth in points while there is time to use it; the last is a point.
WORTH: Final[list[float]] = [0.8, 0.75, 0.75, 0.7, 1.0]
# Many of a kind are hard to use.
MANY: Final = 5
# How sure a place on an island is, from the coming scoring on.
SURE: Final[list[float]] = [1.0, 0.7, 0.5, 0.4, 0.3]
# The worth of a set of loose pieces of one colour, a whole one being restored at once.
LOOSE: Final[list[float]] = [0.0, 0.5, 1.5, 3.4, 5.0]
# What is not a sure gain of an effect, and a tile on the clan board for each round that is left.
ASKING: Final = 1.1
TILE: Final = 0.8
YELLOW: Final = 1.0
PIECE: Final = 0.12
RIVAL: Final = 0.35
EMPIRE: Final = 0.9


def effect_worth(state: DaimyoState, seat: int, effect: AnyEffect, card: int) -> float:
    """What an effect brings, in points; ops that ask are worth a little."""
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


def rounds_left(state: DaimyoState) -> int:
    """The rounds after this one."""
    return max(0, ROUNDS - int(state.round))


def turns_left(state: DaimyoState, seat: int) -> float:
    """The turns that a player still has, those of later rounds included."""
    count = 2 if state.seats == 1 else state.seats
    now = 0.0
    if state.phase == TURNS_PHASE:
        place: int = (seat - state.first) % count
        taken: int = (state.turns - place + count - 1) // count
        now = float(TURNS - taken)
    return now + TURNS * rounds_left(state)


def islands_worth(state: DaimyoState) -> list[float]:
    """What the standing on the islands promises each party at this scoring and the later ones."""
    found = [0.0] * state.parties
    first: int = max(1, state.round)
    if state.phase > TURNS_PHASE:
        first += 1
    for number in range(first, ROUNDS + 1):
        sure = SURE[number - first]
        for island in range(state.islands):
            points = shares(state, island, number)
            for party in range(state.parties):
                found[party] += points[party] * sure
    return found


def stock_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Goods, as far as there are turns to use them."""
    found = 0.0
    use = min(1.0, left / 4.0)
    for good in range(GOOD_COUNT):
        count: int = held(state, seat, good)
        useful = count if count <= MANY else MANY + (count - MANY) * 0.4
        found += useful * (WORTH[good] * use + (0.15 if good < GOLD else 0.1) * (1.0 - use))
    return found


def relics_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Loose pieces of relics that can still be completed, and room for them."""
    found = 0.0
    use = min(1.0, left / 5.0)
    room = state.storage[seat] - stacks_of(state, seat)
    for colour in range(state.islands):
        count: int = count_bits(state.loose[seat] >> (colour * PIECES) & WHOLE)
        found += LOOSE[count] * use * (1.0 if room >= PIECES else 0.15)
    capacity: int = state.storage[seat]
    return found + use * (min(capacity, 6) * 1.1 + max(0, capacity - 6) * 0.4) + (capacity == MOST_STORAGE) * 0.2


def growth(state: DaimyoState, seat: int, left: float) -> float:
    """What governors, techno-farms and tiles will bring, and how dear the next recruit is."""
    found = 0.0
    rounds = left / TURNS
    goods = yield_of_all(state, seat, True, True)
    for good in range(GOOD_COUNT):
        found += goods[good] * WORTH[good] * 0.45 * rounds
    for slot in range(SLOT_COUNT):
        if state.tiles[seat * SLOT_COUNT + slot] != NONE:
            found += (YELLOW if slot >= FIRST_YELLOW else TILE) * rounds * 0.6
    pieces = 0
    for island in range(ISLAND_COUNT):
        pieces += state.influence[seat * ISLAND_COUNT + island]
    track: int = state.track[seat]
    return found + pieces * PIECE * rounds - 0.35 * track * min(1.0, left / 3.0)


def heroes_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Cards in hand and deck, and those that the dice allow to be played now."""
    use = min(1.0, left / 3.0)
    found = len(state.hands[seat]) * 0.8 * use
    for card in state.hands[seat]:
        found += HEROES[card].cost * 0.12 * use
    for card in state.decks[seat] + state.discards[seat]:
        found += (0.25 + HEROES[card].cost * 0.08) * use
    return found


def dice_worth(state: DaimyoState, seat: int) -> float:
    """What the dice on the own board allow in this turn, or make likely later in the round."""
    mine = seat == state.seat
    found = 0.0
    mask = sums(state, seat)
    if not (mine and state.done & HERO_PLAYED):
        best = 0.0
        for card in state.hands[seat]:
            if mask >> HEROES[card].power & 1 and not (mine and state.played >> card & 1):
                best = max(best, effect_worth(state, seat, HEROES[card].effect, card))
        found += best * 0.8
    whole: int = total(state, seat)
    if whole >= THRESHOLD and not (mine and state.done & POWER_USED):
        found += 1.4
    return found + min(whole, THRESHOLD) * 0.05


def main_worth(state: DaimyoState, seat: int) -> float:
    """What the main action that is still to be done will bring."""
    space = state.space
    rounds = rounds_left(state)
    if space == PRODUCTION:
        goods = yield_of_all(state, seat, True, True)
        found = 0.0
        for good in range(GOOD_COUNT):
            found += goods[good] * WORTH[good]
        return found
    if space == RECRUITMENT:
        return recruit_worth(state, seat) * (2.2 + 0.5 * rounds)
    if space == CONSTRUCTION:
        return build_worth(state, seat)
    if space == RELIC:
        return 1.6 + 0.25 * rounds if state.storage[seat] > PIECES else 0.6
    if space == HELP:
        return 2.4 + (0.8 if state.helped == seat and state.helmet != seat else 0.0)
    return 0.0 if space == BESIDE else 1.1


def pending_worth(state: DaimyoState, seat: int) -> float:
    """What a part of an action that has begun may still bring."""
    found = 0.0
    for step in state.agenda:
        if isinstance(step, Recruit):
            found += min(1.0, recruit_worth(state, seat)) * (2.2 + 0.5 * rounds_left(state))
        elif isinstance(step, Build):
            found += build_worth(state, seat)
        elif isinstance(step, VisitLand):
            found += 0.8 if not step.done & TAKEN else 0.1
    return found


def recruit_worth(state: DaimyoState, seat: int) -> float:
    """How many units can be paid for."""
    rice: i64 = held(state, seat, RICE)
    track = state.track[seat]
    count = 0.0
    while rice >= TRACK[track] and count < 3.0:
        rice -= TRACK[track]
        track = min(track + 1, len(TRACK) - 1)
        count += 1.0
    return count


def build_worth(state: DaimyoState, seat: int) -> float:
    """What can be built now."""
    found = 0.0
    rounds = rounds_left(state)
    for kind in (FARM, TOWER):
        if buildings_of(state, seat, kind) == BUILDINGS_EACH:
            continue
        if lacking(state, seat, cost_of(state, seat, kind, False, NONE)) == 0:
            found = max(found, 3.5 + 0.8 * rounds)
    return found


def objectives_worth(state: DaimyoState, seat: int) -> float:
    """How near one is to the objectives that are still open."""
    found = 0.0
    for place in range(len(state.objectives)):
        rank = open_place(state, place)
        if rank != NONE and state.tokens[place * 2] != seat:
            card = OBJECTIVE_CARDS[state.objectives[place]]
            share = min(1.0, count_of(state, seat, card.count) / card.least)
            found += share * share * (1.5 if rank == 0 else 0.7)
    return found


def worth(state: DaimyoState, party: int, islands: list[float], heroes: list[int]) -> float:
    """Points, what the islands promise, and what everything else may still become."""
    found = score(state, party, heroes).total + islands[party]
    if party >= state.seats or not state.agenda:
        return found
    left = turns_left(state, party)
    found += stock_worth(state, party, left) + relics_worth(state, party, left) + growth(state, party, left)
    found += heroes_worth(state, party, left) + objectives_worth(state, party)
    if state.phase == TURNS_PHASE:
        found += dice_worth(state, party)
        if party == state.seat and state.space != NONE and not state.done & MAIN_DONE:
            found += main_worth(state, party)
        elif party == state.seat:
            found += pending_worth(state, party)
    return found


def evaluate(state: DaimyoState, seat: int) -> float:
    """Own prospects less a share of the strongest rival's; alone, less most of the empire's."""
    if state.round == 0:
        return setup_worth(state, seat)
    islands = islands_worth(state)
    heroes = hero_points(state)
    own = worth(state, seat, islands, heroes)
    if state.seats == 1:
        return own - EMPIRE * worth(state, 1, islands, heroes)
    rival = -1000.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, worth(state, other, islands, heroes))
    return own - RIVAL * rival


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
