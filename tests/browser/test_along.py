"""Whoever plays alone loses the server, goes on on their device, and hands in what they played when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import DESKTOP_EN, DESKTOP_FR, PHONE_FR, Device, Player, open_near_end, open_table
from tests.browser.service import Service
from tests.browser.site import SITE, START, come_again, sit, until

pytestmark = pytest.mark.site

# True once this browser has all that the server knows of a table, and the page that needs no server.
TAKEN: Final = """async ([table, secret]) => {
    const site = await navigator.serviceWorker.getRegistration("/site/");
    const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ secret }) };
    const { entries } = await (await fetch(`/api/tables/${table}/along`, asked)).json();
    const mark = await READ(`along/${table}`);
    return Boolean(site?.active) && mark !== undefined && JSON.parse(mark).since === entries.length;
}"""
RECORD: Final = "([table]) => READ(`record/${table}`)"
READ: Final = """key => new Promise(resolve => {
    const opening = indexedDB.open("imperia", 1);
    opening.onsuccess = () => {
        const asked = opening.result.transaction("texts").objectStore("texts").get(key);
        asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
    };
})"""


def reading(script: str) -> str:
    """A script that may read what the browser keeps."""
    return script.replace("READ(", f"({READ})(")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Service]:
    """A server that hands out the page that needs none."""
    service = Service(tmp_path, "--site", str(SITE))
    service.start()
    yield service
    service.kill()


def lose(player: Player, server: Service, table: str, secret: str) -> int:
    """The server dies, and the player goes on on the device; how many moves there were."""
    player.wait()
    until(player.page, reading(TAKEN), [table, secret])
    moves = player.moments()
    server.kill()
    player.page.get_by_test_id("go-on-here").click(timeout=START)
    sit(player)
    assert player.moments() == moves
    expect(player.page.get_by_test_id("away")).to_be_visible()
    return moves


def come_back(player: Player) -> None:
    """The server is back, and the player goes there."""
    back = player.page.get_by_test_id("back")
    expect(back).to_be_visible(timeout=START)
    back.get_by_role("link").click()
    expect(player.decision).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP_EN, PHONE_FR])
def test_moves_on_the_device_are_handed_in_when_the_server_is_back(
    browser: Browser, server: Service, device: Device
) -> None:
    table, secrets = open_table(server, "founders", [None, "greedy"])
    with Player(browser, server, device) as player:
        player.sit_down(table, secrets[0])
        player.play(3)
        before = lose(player, server, table, secrets[0])
        player.play(3)
        come_again(player)
        player.play(2)
        player.wait()
        moves = player.moments()
        assert moves > before
        server.start()
        come_back(player)
        expect(player.page.get_by_test_id("handed")).to_be_visible()
        player.wait_for_moment(moves)
        # The game goes on there, and can be taken along again.
        player.play(2)
        player.wait()
        assert player.moments() > moves
        assert player.problems == []


def test_a_game_that_ends_on_the_device_has_the_same_record_at_the_server(browser: Browser, server: Service) -> None:
    table, secret = open_near_end(server, "yuan")
    with Player(browser, server, DESKTOP_FR) as player:
        player.sit_down(table, secret, "Ana")
        lose(player, server, table, secret)
        assert player.play()
        expect(player.page.locator(".result table")).to_be_visible()
        record = player.page.evaluate(reading(RECORD), [table])
        server.start()
        come_back(player)
        expect(player.page.locator(".result table")).to_be_visible()
        with urlopen(f"{server.url}/api/tables/{table}/record") as answer:
            assert answer.read().decode() == record
        assert player.problems == []


@pytest.mark.parametrize(("device", "choice"), [(DESKTOP_EN, "drop"), (PHONE_FR, "part")])
def test_moves_are_refused_where_somebody_has_played_on_meanwhile(
    browser: Browser, server: Service, device: Device, choice: str
) -> None:
    table, secrets = open_table(server, "yuan", [None, "greedy"])
    with Player(browser, server, device) as player, Player(browser, server, DESKTOP_EN, seed=5) as elsewhere:
        player.sit_down(table, secrets[0])
        player.play(2)
        lose(player, server, table, secrets[0])
        player.play(4)
        player.wait()
        here = player.moments()
        server.start()
        # The same person plays on another device, with the same key.
        elsewhere.sit_down(table, secrets[0])
        elsewhere.play(6)
        elsewhere.wait()
        there = elsewhere.moments()
        come_back(player)
        expect(player.page.get_by_test_id("not-handed")).to_be_visible()
        player.page.get_by_test_id(choice).click()
        if choice == "drop":
            player.wait_for_moment(there)
            expect(player.page.get_by_test_id("not-handed")).to_have_count(0)
        else:
            player.page.wait_for_url("**/site/**")
            sit(player)
            assert player.moments() == here
            # It is a game of this device now: no server is looked for.
            expect(player.page.get_by_test_id("back")).to_have_count(0)
        player.play(2)
        assert player.problems == []
