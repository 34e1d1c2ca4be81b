"""The page on positions names every field that a position can have."""

import importlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import imperia

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """A Struct and all that are named in its fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        inner = [one for field in msgspec.structs.fields(kind) for one in structs_in(field.type)]
        return [kind, *inner]
    return [one for part in getattr(kind, "__args__", ()) for one in structs_in(part)]


@pytest.mark.parametrize("name", imperia.game_names())
def test_every_field_of_a_position_is_documented(name: str) -> None:
    general, *games = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    told = general + next(part for part in games if part.lower().startswith(name))
    kinds = structs_in(importlib.import_module(f"imperia.games.{name}.position").PositionData)
    fields = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert not [field for field in sorted(fields) if f"`{field}`" not in told]
