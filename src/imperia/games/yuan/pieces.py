"""Putting pieces on provinces and taking them back; every piece comes from a reserve or supply and returns there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.state import FREE, YuanState


def put_village(state: YuanState, seat: i64, province: i64) -> bool:
    """A village on a free province, if the clan has one left (YUA-045, YUA-Q71)."""
    if not state.villages[seat]:
        return False
    state.villages[seat] -= 1
    state.owner[province] = seat
    return True


def raise_city(state: YuanState, province: i64) -> bool:
    """The village becomes a city, if its clan has one left (YUA-046, YUA-Q72)."""
    seat = state.owner[province]
    if not state.cities[seat]:
        return False
    state.cities[seat] -= 1
    state.villages[seat] += 1
    state.towns[province] = 1
    return True


def add_city(state: YuanState, province: i64) -> bool:
    """A second city beside the first, if the clan has one left (YUA-047, YUA-Q72)."""
    seat = state.owner[province]
    if not state.cities[seat]:
        return False
    state.cities[seat] -= 1
    state.towns[province] = 2
    return True


def add_armies(state: YuanState, province: i64, count: i64) -> i64:
    """Armies of the owner's reserve, as many as there are; returns how many came (YUA-131, YUA-Q73)."""
    seat = state.owner[province]
    count = min(count, state.armies[seat])
    state.armies[seat] -= count
    state.troops[province] += count
    return count


def remove_armies(state: YuanState, province: i64, count: i64) -> None:
    """Armies go back to their owner's reserve."""
    state.troops[province] -= count
    state.armies[state.owner[province]] += count


def clear_province(state: YuanState, province: i64) -> None:
    """All pieces but a temple leave a province, which is free then (YUA-138, YUA-Q41, YUA-Q65)."""
    seat = state.owner[province]
    if seat == FREE:
        return
    remove_armies(state, province, state.troops[province])
    if state.towns[province]:
        state.cities[seat] += state.towns[province]
        state.towns[province] = 0
    else:
        state.villages[seat] += 1
    state.ramparts += state.walls[province]
    state.walls[province] = 0
    state.owner[province] = FREE


def group_of(adjacent: list[list[int]], owner: vec[i64], province: int) -> list[int]:
    """The provinces of one clan that hang together with this one by adjacency (YUA-060, YUA-061)."""
    seat = owner[province]
    group = [province]
    seen = [False] * len(owner)
    seen[province] = True
    for one in group:
        for other in adjacent[one]:
            if owner[other] == seat and not seen[other]:
                seen[other] = True
                group.append(other)
    return group


def has_city(towns: vec[i64], group: list[int]) -> bool:
    """True if one of the provinces has a city."""
    for province in group:
        if towns[province]:
            return True
    return False


def urbanise(state: YuanState, province: int) -> bool:
    """Automatic urbanisation: the village becomes a city if its group has none (YUA-103, YUA-104, YUA-142)."""
    group = group_of(state.board.adjacent, state.owner, province)
    return not has_city(state.towns, group) and raise_city(state, province)
