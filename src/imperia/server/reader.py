"""Somebody who looks at a table, and what they were told last."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from imperia.server.outbox import Outbox
from imperia.server.wire import Lang

# The entries seen by a reader who is to be told everything.
UNSEEN: Final = -1


class Reader:
    """Somebody who looks at a table, from a seat or without one."""

    def __init__(self, seat: int | None, lang: Lang, outbox: Outbox) -> None:
        self.seat: Final = seat
        self.lang = lang
        self.outbox: Final = outbox
        # True if messages were left out because the reader had not taken the earlier ones.
        self.behind = False
        # The number of history entries sent so far.
        self.seen = UNSEEN
        # The last view sent, by field.
        self.view: dict[str, bytes] = {}


class News(NamedTuple):
    """A message to a reader, and what they know once they have it: how much of the history, and a view."""

    reader: Reader
    seq: int
    view: dict[str, bytes]
    message: bytes


def by_field(view: Any) -> dict[str, bytes]:
    """A view as it travels, each of its fields on its own."""
    fields = view if isinstance(view, dict) else msgspec.structs.asdict(view)
    return {name: msgspec.json.encode(value) for name, value in fields.items()}
