"""The types that saved positions are read by, made of the kinds of a form; msgspec finds what does not fit them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from imperia.kernel.position import MOST as MOST


def whole(least: int, most: int) -> Any:
    """A whole number in a range."""
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def list_of(shape: Any) -> Any:
    """A list of things alike."""
    return list[shape]


def row_of(*shapes: Any) -> Any:
    """A list of fixed length, each entry of its own shape."""
    return tuple.__class_getitem__(shapes)


def dict_of(shape: Any) -> Any:
    """Things alike, by word."""
    return dict[str, shape]


def either(*shapes: Any) -> Any:
    """One of several shapes."""
    found = shapes[0]
    for shape in shapes[1:]:
        found = found | shape
    return found


def struct(name: str, fields: Sequence[tuple[str, Any, Any]]) -> type[msgspec.Struct]:
    """An object with named fields, each with its shape and its value where it is left out (`...`: it must be given)."""
    described: list[Any] = []
    for field, shape, default in fields:
        if default is ...:
            described.append((field, shape))
        else:
            # A default that is itself an object is created afresh for each.
            made = msgspec.field(default_factory=default) if isinstance(default, type) else default
            described.append((field, shape, made))
    return msgspec.defstruct(name, described, kw_only=True, forbid_unknown_fields=True, module=__name__)
