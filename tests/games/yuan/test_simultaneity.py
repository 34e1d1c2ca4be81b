"""Permuting the seats of a position and its plans permutes the result, and nothing else."""

from typing import Any

import pytest

from imperia.games.yuan.content import PROVINCES
from imperia.games.yuan.knowledge import imagine_plan
from imperia.games.yuan.state import YuanState
from imperia.kernel.chance import Chance
from imperia.kernel.soundness import check_components
from tests.games.yuan.table import GAME
from tests.rule import rule

SIGNS = ("rice", "forest", "mine", "hill", "water", "mountain", "volcano")
CLANS = ("mu", "suhey", "weyu", "xiangi")


def random_position(chance: Chance, seats: int) -> dict[str, Any]:
    """A small crowded map with pieces everywhere, and plans that can be paid for."""
    names = list(PROVINCES)
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
    clans = list(CLANS)
    for last in range(len(clans) - 1, 0, -1):
        other = chance.below(last + 1)
        clans[last], clans[other] = clans[other], clans[last]
    return {
        "seats": seats,
        "turn": (1, 5)[chance.below(2)],
        "cells": cells,
        "provinces": provinces,
        "clans": clans[:seats],
        "chao": [chance.below(16) for _ in range(seats)],
        "options": {"clan_powers": bool(chance.below(2)), "volcanoes": bool(chance.below(2))},
    }


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


def resolved(data: dict[str, Any], plans: list[dict[str, Any]], order: list[int]) -> dict[str, Any]:
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
    state.play(waiting, GAME.parse("ready" if own["target"] else "pass"))
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
    }


@rule("YUA-080", "YUA-165")
@pytest.mark.parametrize("seed", range(150))
def test_the_order_of_the_seats_changes_nothing(seed: int) -> None:
    chance = Chance(seed)
    seats = 2 + seed % 3
    data = random_position(chance, seats)
    state = GAME.position(data)
    assert isinstance(state, YuanState)
    plans = plans_for(state, chance)
    order = list(range(seats))
    first = resolved(data, plans, order)
    for _ in range(3):
        chance.shuffle(order)
        assert resolved(data, plans, order) == first
