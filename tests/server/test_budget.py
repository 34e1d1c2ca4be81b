"""Whom a request is charged to, and for how long that is remembered."""

import pytest

from imperia.server import budget
from imperia.server.budget import Address, Addresses, Budget, Limits, network_of


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    one = Clock()
    monkeypatch.setattr(budget, "time", one)
    return one


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        # What a proxy may say instead of an address.
        ("unknown", "unknown"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_whom_an_address_belongs_to(host: str, network: str) -> None:
    assert network_of(host) == network


def test_whoever_has_a_whole_network_has_one_budget() -> None:
    addresses = Addresses(Limits())
    one = addresses.find("2001:db8::1")
    assert one is addresses.find("2001:db8::ffff:1")
    assert one is not addresses.find("2001:db8:0:1::1")
    assert addresses.find("192.0.2.7") is addresses.find("::ffff:192.0.2.7")


def test_points_come_back_with_time_and_never_more_than_there_were(clock: Clock) -> None:
    purse = Budget(rate=2.0, burst=10.0)
    assert purse.spend(10.0) == 0.0
    assert purse.spend(4.0) == 2.0
    clock.now += 2.0
    assert purse.spend(2.0) == 1.0
    clock.now += 1000.0
    assert purse.spend(12.0) == 1.0


def test_who_is_turned_away_owes_no_more_than_before(clock: Clock) -> None:
    purse = Budget(rate=2.0, burst=10.0)
    purse.spend(12.0)
    for _ in range(100):
        assert purse.spend(4.0, patience=2.0) == 3.0
    assert purse.spend(2.0, patience=2.0) == 2.0


def test_a_quiet_address_is_forgotten_in_time(clock: Clock) -> None:
    addresses = Addresses(Limits())
    spent = addresses.find("192.0.2.1")
    for number in range(50):
        addresses.find(f"198.51.100.{number}")
    clock.now += budget.QUIET
    assert addresses.find("192.0.2.1") is spent
    for _ in range(50):
        clock.now += 1.0
        addresses.find("192.0.2.1")
    assert len(addresses) == 1
    clock.now += budget.QUIET + 1
    addresses.find("192.0.2.2")
    assert addresses.find("192.0.2.1") is not spent


def test_no_more_addresses_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "ADDRESSES", 5)
    addresses = Addresses(Limits())
    first = addresses.find("192.0.2.0")
    for number in range(1, 20):
        addresses.find(f"192.0.2.{number}")
        # Whoever asks again and again has not been quiet longest.
        assert addresses.find("192.0.2.0") is first
    assert len(addresses) == 5


def test_an_address_with_open_connections_is_never_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "ADDRESSES", 5)
    addresses = Addresses(Limits())
    connected: list[Address] = []
    for number in range(8):
        connected.append(addresses.find(f"203.0.113.{number}"))
        connected[-1].connections = 1
    for number in range(40):
        clock.now += budget.QUIET
        addresses.find(f"192.0.2.{number}")
    assert [addresses.find(f"203.0.113.{number}") for number in range(8)] == connected
    # Nor is the one that has just come, although all others stay.
    assert addresses.find("192.0.2.100") is addresses.find("192.0.2.100")
    for one in connected:
        one.connections = 0
    clock.now += budget.QUIET + 1
    for _ in range(10):
        addresses.find("192.0.2.1")
    assert len(addresses) == 1
