"""The fields of an object, compiled or not, so that none can be left out of a copy or of a saved game."""

from __future__ import annotations

from typing import Any


def field_names(thing: Any) -> list[str]:
    """The fields of an object, those of its base classes first, each in the order in which it is given its value.

    Attributes with a leading underscore are caches and can be recomputed.
    """
    names: list[str] = []
    for base in reversed(type(thing).__mro__):
        names += base.__dict__.get("__mypyc_attrs__", ())
        names += base.__dict__.get("__slots__", ())
    names += getattr(thing, "__dict__", ())
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
    parts = getattr(one, "parts", None)
    if callable(parts):
        return "" if type(one) is type(other) and parts() == other.parts() else path
    names = field_names(one)
    if not names or not set(names) <= set(field_names(other)):
        return "" if one == other else path
    fields = ((name, getattr(one, name), getattr(other, name)) for name in names)
    return next((found for name, a, b in fields if (found := difference(a, b, f"{path}.{name}"))), "")
