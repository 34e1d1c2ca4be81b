"""The page without a server: static files in a subfolder, under a strict policy, with the network cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.files import Site, serving
from tests.browser.player import DESKTOP_EN, PHONE_FR, Player

pytestmark = pytest.mark.site

SITE: Final = Path(__file__).parents[2] / "dist" / "site"
# Milliseconds in which Python starts on a busy machine, twice: for the tables and for the bots.
START: Final = 240_000
KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving(SITE) as served:
        yield served


def panel(page: Page, game: str) -> None:
    """Wait until the games are there, and begin one against a bot."""
    button = page.locator(f"[data-game={game}]").get_by_role("button").first
    button.wait_for(timeout=START)
    button.click()


def sit(player: Player) -> None:
    expect(player.decision).to_be_visible(timeout=START)
    player.page.wait_for_selector("[data-testid=decision]:is([data-state=asked], [data-state=over])", timeout=START)


def cut(player: Player) -> None:
    """Take the network away once everything is kept for that."""
    player.page.wait_for_function(KEPT, timeout=START)
    player.page.context.set_offline(True)


def test_a_game_goes_on_after_a_reload_without_any_network(browser: Browser, site: Site) -> None:
    with Player(browser, site, DESKTOP_EN) as player:
        page = player.page
        elsewhere: list[str] = []
        page.context.on("request", lambda asked: elsewhere.append(asked.url) if site.url not in asked.url else None)
        page.goto(site.url)
        panel(page, "founders")
        sit(player)
        player.play(4)
        cut(player)
        player.play(4)
        player.wait()
        before = player.moments()
        asked = player.decision.get_attribute("data-question")
        page.reload()
        sit(player)
        assert player.moments() == before
        assert player.decision.get_attribute("data-question") == asked
        player.play(4)
        player.wait()
        assert player.moments() > before
        assert elsewhere == []
        assert player.problems == []


def test_tables_are_taken_to_another_browser_in_a_file(browser: Browser, site: Site, tmp_path: Path) -> None:
    file = tmp_path / "tables.json"
    with Player(browser, site, PHONE_FR) as player:
        page = player.page
        page.goto(site.url)
        panel(page, "yuan")
        sit(player)
        player.play(2)
        player.wait()
        moves = player.moments()
        page.goto(f"{site.url}#/")
        with page.expect_download() as saving:
            page.get_by_test_id("save-all").click()
        saving.value.save_as(file)
    with Player(browser, site, DESKTOP_EN) as player:
        page = player.page
        page.goto(site.url)
        page.locator("[data-game=yuan]").first.wait_for(timeout=START)
        page.get_by_test_id("add-all").set_input_files(file)
        expect(page.get_by_text("The tables were added.")).to_be_visible()
        page.locator("a[href^='#/t/']").first.click()
        sit(player)
        assert player.moments() == moves
        assert player.problems == []
