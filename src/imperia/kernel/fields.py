"""What an object consists of, compiled or not, so that no field can be left out of a copy or of a saved game."""

from __future__ import annotations

from typing import Any

from imperia.kernel.agenda import Step


def field_names(thing: Any) -> list[str]:
    """The fields of an object; what begins with an underscore is only remembered and can be worked out anew."""
    kind = type(thing)
    slots = [name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())]
    names = [*getattr(kind, "__mypyc_attrs__", ()), *slots, *getattr(thing, "__dict__", ())]
    return [name for name in dict.fromkeys(names) if not name.startswith("_")]


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two things of one kind differ in value, by the path of fields and places to it; empty if they are equal."""
    if one is other:
        return ""
    if isinstance(one, list | tuple):
        if type(one) is not type(other) or len(one) != len(other):
            return path
        pairs = enumerate(zip(one, other, strict=True))
        return next((found for place, (a, b) in pairs if (found := difference(a, b, f"{path}[{place}]"))), "")
    if isinstance(one, Step):
        return "" if type(one) is type(other) and one.parts() == other.parts() else path
    names = field_names(one)
    if not names or not set(names) <= set(field_names(other)):
        return "" if one == other else path
    fields = ((name, getattr(one, name), getattr(other, name)) for name in names)
    return next((found for name, a, b in fields if (found := difference(a, b, f"{path}.{name}"))), "")
