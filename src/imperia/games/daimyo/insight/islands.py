"""Islands in points: what the standing promises at this scoring and the later ones, and what a piece would change."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.phases.round_end import shares
from imperia.games.daimyo.printed import ISLAND_COUNT, ROUNDS
from imperia.games.daimyo.state import EMPIRE, NONE, TURNS_PHASE, DaimyoState

# How sure a place on an island is, from the coming scoring on.
SURE: Final[list[float]] = [1.0, 0.7, 0.5, 0.4, 0.3]
# Whose loss is a gain, and how much of one: alone nearly all that the empire loses, else a share of the best rival's.
AGAINST_EMPIRE: Final = 0.9
AGAINST_RIVAL: Final = 0.35


def island_worth(state: DaimyoState, island: int) -> list[float]:
    """What an island promises each party as it stands."""
    found = [0.0] * state.parties
    first: int = max(1, state.round)
    if state.phase > TURNS_PHASE:
        first += 1
    for number in range(first, ROUNDS + 1):
        points = shares(state, island, number)
        for party in range(state.parties):
            found[party] += points[party] * SURE[number - first]
    return found


def islands_worth(state: DaimyoState) -> list[float]:
    """What all islands promise each party."""
    found = [0.0] * state.parties
    for island in range(state.islands):
        one = island_worth(state, island)
        for party in range(state.parties):
            found[party] += one[party]
    return found


def rival_of(state: DaimyoState, party: int) -> int:
    """Alone, the player and the empire are against each other; else nobody in particular."""
    if state.seats > 1:
        return NONE
    return EMPIRE if party == 0 else 0


def gain_on(state: DaimyoState, party: int, island: int, influence: int) -> float:
    """What more influence on an island would bring a party, what its rival loses there included."""
    before = island_worth(state, island)
    place = party * ISLAND_COUNT + island
    state.influence[place] += influence
    after = island_worth(state, island)
    state.influence[place] -= influence
    gain = after[party] - before[party]
    rival = rival_of(state, party)
    return gain if rival == NONE else gain + AGAINST_EMPIRE * (before[rival] - after[rival])


def best_gain(state: DaimyoState, party: int, influence: int) -> float:
    """What more influence would bring where it brings most."""
    best = 0.0
    for island in range(state.islands):
        best = max(best, gain_on(state, party, island, influence))
    return best
