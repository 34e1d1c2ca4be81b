"""Islands in points: what the standing promises at this scoring and the later ones, and what a piece would change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.phases.round_end import shares
from imperia.games.daimyo.printed import FIRST_BANNER, ISLAND_COUNT, ROUNDS, SECOND_BANNER, TURNS
from imperia.games.daimyo.state import EMPIRE, TURNS_PHASE, DaimyoState

# Alone: how sure a place on an island is, from the coming scoring on.
SURE: Final[list[float]] = [1.0, 0.7, 0.5, 0.4, 0.3]
# Among players a lead of so much influence is sure, and more is needed for each turn and each round before a scoring.
SURE_LEAD: Final = 1.0
SURE_LEAD_A_TURN: Final = 0.6
SURE_LEAD_A_ROUND: Final = 1.0
# Whose loss is a gain, and how much of one: alone nearly all that the empire loses, against one player most of what
# they lose, against several a share of what the best of them does.
AGAINST_EMPIRE: Final = 0.9
AGAINST_ONE: Final = 0.7
AGAINST_BEST: Final = 0.35
# What an island promises among players, by the influence there and the turns before its scorings; one position of a
# search differs from the next on one island at most, so nearly all of them are known. Emptied when it is full.
KNOWN: Final[dict[int, list[float]]] = {}
MOST_KNOWN: Final = 100_000
MOST_INFLUENCE: Final = 128
MOST_SEATS: Final = 8


def expected(state: DaimyoState, island: i64, number: int, party: i64, sure: float) -> float:
    """The points of a party at a scoring, by how likely its lead over each of the others makes the first two places."""
    own = float(state.influence[party * ISLAND_COUNT + island])
    half = 0.5 / sure
    first = 1.0
    second = 0.0
    other: i64 = 0
    for other in range(state.parties):
        if other != party:
            ahead = 0.5 + half * (own - float(state.influence[other * ISLAND_COUNT + island]))
            if ahead >= 1.0:
                continue
            if ahead < 0.0:
                ahead = 0.0
            second = second * ahead + first * (1.0 - ahead)
            first *= ahead
    return FIRST_BANNER[number] * first + SECOND_BANNER[number] * second


def turns_before_scoring(state: DaimyoState) -> float:
    """How many turns everybody still has in this round."""
    if state.phase != TURNS_PHASE:
        return 0.0
    return float(TURNS * state.seats - state.turns) / state.seats


def island_worth(state: DaimyoState, island: int) -> list[float]:
    """An island's promise to each party: as it stands alone or when it is scored, else as far as leads are sure."""
    first: int = max(1, state.round)
    if state.phase > TURNS_PHASE:
        first += 1
    if state.seats > 1 and state.phase == TURNS_PHASE and state.turns < TURNS * state.seats:
        return known_worth(state, island, first)
    found = [0.0] * state.parties
    for number in range(first, ROUNDS + 1):
        later = number - first
        if state.seats > 1 and later:
            sure = SURE_LEAD + SURE_LEAD_A_ROUND * later
            for party in range(state.parties):
                found[party] += expected(state, island, number, party, sure)
        else:
            points = shares(state, island, number)
            for party in range(state.parties):
                found[party] += points[party] * SURE[later]
    return found


def known_worth(state: DaimyoState, island: int, first: int) -> list[float]:
    """An island's promise to each party while there are turns before its scoring; not to be changed."""
    key: i64 = state.turns * (ROUNDS + 1) + state.round
    key = key * MOST_SEATS + state.seats
    party: i64 = 0
    for party in range(state.parties):
        key = key * MOST_INFLUENCE + state.influence[party * ISLAND_COUNT + island]
    known = KNOWN.get(key)
    if known is not None:
        return known
    turns = turns_before_scoring(state)
    found = [0.0] * state.parties
    for number in range(first, ROUNDS + 1):
        sure = SURE_LEAD + SURE_LEAD_A_TURN * turns + SURE_LEAD_A_ROUND * (number - first)
        for party in range(state.parties):
            found[party] += expected(state, island, number, party, sure)
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.clear()
    KNOWN[key] = found
    return found


def islands_worth(state: DaimyoState) -> list[float]:
    """The promise of all islands to each party."""
    found = [0.0] * state.parties
    for island in range(state.islands):
        one = island_worth(state, island)
        for party in range(state.parties):
            found[party] += one[party]
    return found


def gain_on(state: DaimyoState, party: int, island: int, influence: int) -> float:
    """The gain of a party by more influence on an island; alone, its rival's loss there included."""
    if state.seats > 1:
        return own_gain(state, party, island, influence)
    before = island_worth(state, island)
    place = party * ISLAND_COUNT + island
    state.influence[place] += influence
    after = island_worth(state, island)
    state.influence[place] -= influence
    rival = EMPIRE if party == 0 else 0
    return after[party] - before[party] + AGAINST_EMPIRE * (before[rival] - after[rival])


def own_gain(state: DaimyoState, party: int, island: int, influence: int) -> float:
    """The gain of a player among players by more influence on an island."""
    turns = turns_before_scoring(state)
    first: int = max(1, state.round) + (1 if state.phase > TURNS_PHASE else 0)
    place = party * ISLAND_COUNT + island
    gain = 0.0
    for number in range(first, ROUNDS + 1):
        later = number - first
        if later or turns:
            sure = SURE_LEAD + SURE_LEAD_A_TURN * turns + SURE_LEAD_A_ROUND * later
            gain -= expected(state, island, number, party, sure)
            state.influence[place] += influence
            gain += expected(state, island, number, party, sure)
            state.influence[place] -= influence
        else:
            gain -= SURE[later] * shares(state, island, number)[party]
            state.influence[place] += influence
            gain += SURE[later] * shares(state, island, number)[party]
            state.influence[place] -= influence
    return gain


def best_gain(state: DaimyoState, party: int, influence: int) -> float:
    """The gain by more influence where it is largest."""
    best = 0.0
    for island in range(state.islands):
        best = max(best, gain_on(state, party, island, influence))
    return best
