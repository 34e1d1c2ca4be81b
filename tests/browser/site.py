"""The page without a server, as the tests come to it: opened, begun, and with its network cut."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.player import DECISION, Player

SITE: Final = Path(__file__).parents[2] / "dist" / "site"
# Milliseconds in which Python starts on a busy machine, twice: for the tables and for the bots.
START: Final = 240_000
KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"


def until(page: Page, script: str, arg: object = None) -> None:
    """Wait until a script says so that has to wait itself; `wait_for_function` takes any promise for a yes."""
    deadline = time.monotonic() + START / 1000
    while not page.evaluate(script, arg):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(200)


def begin(page: Page, game: str) -> None:
    """Wait until the games are there, and begin one against a bot."""
    button = page.locator(f"[data-game={game}]").get_by_role("button").first
    button.wait_for(timeout=START)
    button.click()


def begin_alone(player: Player, game: str) -> None:
    """Wait until the games are there, and begin the solo game; the first time it asks how strong the opponent is."""
    button = player.page.locator(f"[data-game={game}]").get_by_test_id("alone")
    button.wait_for(timeout=START)
    button.click()
    if player.appears(f"[data-testid=solo-go], {DECISION}") and player.page.get_by_test_id("solo-go").count():
        player.page.get_by_test_id("solo-go").click()


def sit(player: Player) -> None:
    """Wait until something is asked, or the game is over."""
    expect(player.decision).to_be_visible(timeout=START)
    player.page.wait_for_selector(f"{DECISION}:is([data-state=asked], [data-state=over])", timeout=START)


def cut(player: Player) -> None:
    """Take the network away once everything is kept for that."""
    until(player.page, KEPT)
    player.page.context.set_offline(True)


def come_again(player: Player) -> None:
    """Load the page anew, and find the game as it was."""
    player.wait()
    before, asked = player.moments(), player.decision.get_attribute("data-question")
    player.page.reload()
    sit(player)
    assert player.moments() == before
    assert player.decision.get_attribute("data-question") == asked
