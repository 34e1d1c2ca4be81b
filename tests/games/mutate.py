"""Saved positions with something wrong in them: a number off, a word for another, an entry lost, doubled or moved."""

import copy
from collections.abc import Iterator
from typing import Any

from imperia.kernel.chance import Chance

# A place in plain data: the list or table that holds it, and its key there.
Place = tuple[Any, Any]


def places(data: Any) -> Iterator[Place]:
    """Every place of plain data, from the outside in."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from places(data[key])


def one_of(chance: Chance, things: list[Any]) -> Any:
    """Any of several things."""
    return things[chance.below(len(things))]


def mutated(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The same position with one thing changed, as a careless author or a broken file would."""
    changed = copy.deepcopy(data)
    # What shuffles is the same for every position.
    found = [(where, key) for where, key in places(changed) if key not in ("chance", "seed")]
    where, key = one_of(chance, found)
    value = where[key]
    words = sorted({one for holder, at in found if isinstance(one := holder[at], str)})
    if isinstance(value, bool):
        where[key] = not value
    elif isinstance(value, int):
        where[key] = value + one_of(chance, [-2, -1, 1, 2, 7])
    elif isinstance(value, str):
        where[key] = one_of(chance, words)
    elif isinstance(value, list) and value:
        change = chance.below(4)
        entry = chance.below(len(value))
        if change == 0:
            del value[entry]
        elif change == 1:
            value.append(copy.deepcopy(value[entry]))
        elif change == 2:
            lists = [holder[at] for holder, at in found if isinstance(holder[at], list)]
            one_of(chance, lists).append(value.pop(entry))
        else:
            value.reverse()
    elif isinstance(value, dict) and value and chance.below(2):
        del value[one_of(chance, sorted(value))]
    elif isinstance(where, dict):
        del where[key]
    return changed


def out_of_step(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The same position with a step of its agenda left out, with one doubled on top, or with less left to be done."""
    agenda = list(data["agenda"])
    step = chance.below(len(agenda))
    change = chance.below(3)
    if change == 0:
        del agenda[step]
    elif change == 1:
        agenda.append(agenda[step])
    else:
        del agenda[step:]
    return {**data, "agenda": agenda}
