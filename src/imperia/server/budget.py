"""How much one connection and one address may ask for: a flood waits for itself, and nobody else does."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec

# So many addresses are remembered; the one that has been quiet longest is forgotten first.
ADDRESSES: Final = 10_000


class Limits(msgspec.Struct, frozen=True):
    """What an operator's server takes from one connection and from one address."""

    # Tables opened and records uploaded in a minute.
    openings: int = 60
    uploads: int = 10
    # Points a second and points at once; what a message costs says `socket.COSTS`.
    connection_rate: float = 8.0
    connection_burst: float = 60.0
    address_rate: float = 40.0
    address_burst: float = 400.0
    # Connections that are open at the same time.
    connections: int = 200


class Budget:
    """Points that are spent and come back with time."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._when = time.monotonic()

    def spend(self, points: float) -> float:
        """Spend points, on credit if need be; the seconds until the debt is paid."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate) - points
        self._when = now
        return max(0.0, -self._left / self._rate)


class Address:
    """What one address has open and may still ask for."""

    def __init__(self, limits: Limits) -> None:
        self.budget: Final = Budget(limits.address_rate, limits.address_burst)
        self.connections = 0


class Addresses:
    """All addresses that have been heard of lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._known: Final[OrderedDict[str, Address]] = OrderedDict()

    def find(self, host: str) -> Address:
        """An address by its name."""
        found = self._known.pop(host, None) or Address(self.limits)
        self._known[host] = found
        if len(self._known) > ADDRESSES:
            self._forget_one()
        return found

    def _forget_one(self) -> None:
        for host, address in self._known.items():
            if not address.connections:
                del self._known[host]
                return
