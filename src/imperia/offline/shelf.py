"""Where a browser keeps things: texts by key, changed together or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Change(msgspec.Struct, frozen=True):
    """A text to be put under a key."""

    key: str
    text: str
    # True if there must not be one under the key yet.
    new: bool = False


class Taken(Exception):
    """There is something already under a key that had to be new; nothing was changed."""


class Shelf(Protocol):
    """Texts by key."""

    async def read(self, key: str) -> str | None:
        """The text under a key."""

    async def read_all(self, prefix: str) -> list[str]:
        """The texts under all keys that begin so, in the order of their keys."""

    async def write(self, changes: Sequence[Change]) -> None:
        """Make all changes, or none of them and raise `Taken`; they last when this returns."""
