"""How much one connection and one address may ask for: a flood waits for itself, and nobody else does."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import OrderedDict
from typing import Final

import msgspec

# So many addresses are remembered; the one that has been quiet longest is forgotten first.
ADDRESSES: Final = 10_000
# Seconds of quiet after which an address is forgotten in any case; by then it owes nothing that is worth remembering.
QUIET: Final = 600.0
# Seconds that somebody waits who asks much; who would wait longer is turned away.
PATIENCE: Final = 2.0
# A household or a guest of a network has this many bits of an IPv6 address in common, and all others to choose from.
NETWORK: Final = 64
MINUTE: Final = 60.0


class Limits(msgspec.Struct, frozen=True):
    """The limits for one connection and for one address."""

    # Tables opened and records uploaded: this many at once, and then this many a minute.
    openings: int = 60
    uploads: int = 10
    # Points a second and points at once; what a message costs says `guest.COSTS`, what a request costs `prices`.
    connection_rate: float = 8.0
    connection_burst: float = 60.0
    address_rate: float = 40.0
    address_burst: float = 400.0
    # Connections that are open at the same time.
    connections: int = 200


class Budget:
    """Points that are spent and come back with time."""

    __slots__ = ("_burst", "_left", "_rate", "_when")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._when = time.monotonic()

    def spend(self, points: float, patience: float = math.inf) -> float:
        """Spend points, on credit if need be; the seconds until the debt is paid.

        Nothing is spent if that takes longer than the patience: who is turned away owes no more than before.
        """
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        debt = max(0.0, (points - self._left) / self._rate)
        if debt <= patience:
            self._left -= points
        return debt


class Address:
    """One address's open connections and remaining budget."""

    __slots__ = ("budget", "connections", "heard", "openings", "uploads")

    def __init__(self, limits: Limits) -> None:
        self.budget: Final = Budget(limits.address_rate, limits.address_burst)
        self.openings: Final = Budget(limits.openings / MINUTE, limits.openings)
        self.uploads: Final = Budget(limits.uploads / MINUTE, limits.uploads)
        self.connections = 0
        self.heard = time.monotonic()

    async def pay(self, points: float) -> bool:
        """Pay for a request, and wait while it is not paid for; False, after a while, if it would wait for long."""
        debt = self.budget.spend(points, PATIENCE)
        if debt:
            await asyncio.sleep(min(debt, PATIENCE))
        return debt <= PATIENCE


class Addresses:
    """All addresses that have been heard of lately, the one that has been quiet longest first."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._known: Final[OrderedDict[str, Address]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, host: str) -> Address:
        """An address by its name."""
        name = network_of(host)
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = Address(self.limits)
        self._known.move_to_end(name)
        found.heard = time.monotonic()
        self._forget(but=found)
        return found

    def _forget(self, but: Address) -> None:
        """Forget who has been quiet for long, and the quietest if there are too many; never who is connected.

        Each time two are looked at, and one may be new: so nobody ever has to look at all of them.
        """
        now = time.monotonic()
        for _ in range(2):
            name, oldest = next(iter(self._known.items()))
            if oldest is but:
                return
            if oldest.connections:
                # Whoever is connected is not quiet.
                oldest.heard = now
                self._known.move_to_end(name)
            elif oldest.heard < now - QUIET or len(self._known) > ADDRESSES:
                del self._known[name]


def network_of(host: str) -> str:
    """Whom an address belongs to: itself for IPv4, however it is written, the network for IPv6."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False))
