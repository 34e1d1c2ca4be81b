"""Permuting the seats of a position and its plans permutes the result, and nothing else."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.content import PROVINCES
from imperia.games.yuan.knowledge import imagine_plan
from imperia.games.yuan.state import YuanState
from imperia.kernel.chance import Chance
from imperia.kernel.soundness import check_components
from tests.games.yuan.table import GAME
from tests.rule import rule

SIGNS = ("rice", "forest", "mine", "hill", "water", "mountain", "volcano")
CLANS = {"mongolia": ("mu", "suhey", "weyu", "xiangi"), "china": ("huan", "zhuang", "luong", "goujian")}


def random_position(chance: Chance, seats: int) -> dict[str, Any]:
    """A small crowded map with pieces everywhere."""
    names = list(PROVINCES)
    box = ("mongolia", "china")[chance.below(2)]
    cells: dict[str, str] = {}
    provinces: dict[str, dict[str, Any]] = {}
    armies, towns = [0] * seats, [0] * seats
    walls = 0
    for q in range(6):
        for r in range(4):
            kind = SIGNS[min(chance.below(9), 6)] if chance.below(5) else SIGNS[chance.below(4)]
            if kind not in SIGNS[:4]:
                cells[f"{q},{r}"] = kind
                continue
            name = names.pop(chance.below(len(names)))
            cells[f"{q},{r}"] = f"{kind} {name}"
            here: dict[str, Any] = {"temple": not chance.below(3)}
            if chance.below(4):
                owner = chance.below(seats)
                troops = min(chance.below(4), 9 - armies[owner])
                cities = min(max(0, chance.below(4) - 1), 14 - towns[owner])
                ramparts = chance.below(3) if cities and walls < 20 else 0
                armies[owner] += troops
                towns[owner] += cities
                walls += ramparts
                here |= {"owner": owner, "armies": troops, "cities": cities, "ramparts": ramparts}
            provinces[name] = here
    known = [*CLANS["mongolia"], *CLANS["china"]] if seats > 4 else [*CLANS[box]]
    order = list(range(len(known)))
    chance.shuffle(order)
    clans = [known[place] for place in order]
    # A side of a cell and the next one, in three directions that lie inside the map.
    banks = [(chance.below(5), chance.below(3) + 1, *((1, 0), (0, -1), (1, -1))[chance.below(3)]) for _ in range(4)]
    rivers = sorted({(f"{q},{r}", f"{q + dq},{r + dr}") for q, r, dq, dr in banks}) if chance.below(2) else []
    return {
        "seats": seats,
        "turn": (1, 5)[chance.below(2)],
        "cells": cells,
        "rivers": rivers,
        "provinces": provinces,
        "clans": clans[:seats],
        "chao": [chance.below(16) for _ in range(seats)],
        "options": {"clan_powers": bool(chance.below(2)), "volcanoes": bool(chance.below(2)), "base_box": box},
    }


def shortage(chance: Chance, seats: int) -> dict[str, Any]:
    """Nearly empty reserves and supplies: no more than a few pieces of each kind, or no shortage at all."""
    if chance.below(2):
        return {}
    kinds = ("villages", "cities", "armies")
    short: dict[str, Any] = {kind: [chance.below(3) for _ in range(seats)] for kind in kinds}
    return {**short, "temples": chance.below(2), "ramparts": chance.below(3)}


def take_away(state: YuanState, short: dict[str, Any], order: list[int]) -> None:
    """Leave only so many pieces beside the board."""
    if short:
        state.villages, state.cities, state.armies = (
            vec[i64]([short[kind][old] for old in order]) for kind in ("villages", "cities", "armies")
        )
        state.temples, state.ramparts = short["temples"], short["ramparts"]


def plans_for(state: YuanState, chance: Chance) -> list[dict[str, Any]]:
    """A plan for each seat, often on the same few provinces."""
    crowded = [chance.below(state.board.size) for _ in range(3)]
    found: list[dict[str, Any]] = []
    for seat in range(state.seats):
        plan = imagine_plan(state, seat, chance)
        target = crowded[chance.below(3)] if chance.below(3) else plan.target
        word = PROVINCES[state.board.names[target]] if plan.target >= 0 else ""
        found.append({"target": word, "levels": list(plan.levels), "crosses": plan.crosses, "ready": bool(seat)})
    return found


def resolved(
    data: dict[str, Any], plans: list[dict[str, Any]], short: dict[str, Any], order: list[int]
) -> dict[str, Any]:
    """The position after the turn, with seats put into another order; the last one to be ready lifts the screens."""
    place = {old: new for new, old in enumerate(order)}
    moved = {
        **data,
        "clans": [data["clans"][old] for old in order],
        "chao": [data["chao"][old] for old in order],
        "plans": [plans[old] for old in order],
        "provinces": {
            name: {**here, "owner": place[here["owner"]]} if "owner" in here else here
            for name, here in data["provinces"].items()
        },
    }
    state = GAME.position(moved)
    assert isinstance(state, YuanState)
    (waiting,) = state.awaited()
    own = plans[0]
    take_away(state, short, order)
    state.play(waiting, GAME.parse("ready" if own["target"] else "pass"))
    if not short:
        check_components(state)
    after = state.data()
    return {
        "provinces": {
            name: {**here, "owner": order[here["owner"]]} if "owner" in here else here
            for name, here in after.get("provinces", {}).items()
        },
        "chao": {old: after["chao"][new] for new, old in enumerate(order)},
        "winners": sorted(order[seat] for seat in state.winners()),
        "over": state.over,
        "reserves": {old: (state.villages[new], state.cities[new], state.armies[new]) for new, old in enumerate(order)},
        "supplies": (state.temples, state.ramparts),
    }


@rule("YUA-080", "YUA-165")
@pytest.mark.parametrize("seed", range(210))
def test_the_order_of_the_seats_changes_nothing(seed: int) -> None:
    chance = Chance(seed)
    seats = 2 + seed % 7
    data = random_position(chance, seats)
    state = GAME.position(data)
    assert isinstance(state, YuanState)
    plans = plans_for(state, chance)
    short = shortage(chance, seats)
    order = list(range(seats))
    first = resolved(data, plans, short, order)
    for _ in range(3):
        chance.shuffle(order)
        assert resolved(data, plans, short, order) == first
