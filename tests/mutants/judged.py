"""Mutants that change nothing anybody could notice, each with the reason: judged by hand, kept in equivalent.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

JUDGED: Final = Path(__file__).with_name("equivalent.toml")


def equivalent(path: Path = JUDGED) -> dict[str, str]:
    """The reasons by the names of the mutants."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {
        f"{file} {one['function']}: {one['was']} -> {one['became']}": one["reason"]
        for file, mutants in data.items()
        for one in mutants
    }
