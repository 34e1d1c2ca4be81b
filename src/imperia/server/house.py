"""What all tables of a process share."""

from __future__ import annotations

from typing import NamedTuple

from imperia.server.meters import Meters
from imperia.server.store import Store
from imperia.server.thinking import Thinkers
from imperia.server.work import Precedence, Work


class House(NamedTuple):
    """The store, those who work, and what is counted."""

    store: Store
    thinkers: Thinkers
    work: Work
    precedence: Precedence
    meters: Meters
