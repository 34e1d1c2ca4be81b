"""The page without a server: static files in a subfolder, under a strict policy, with the network cut."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.files import FOLDER, Site, serving
from tests.browser.player import DESKTOP_EN, PHONE_FR, Player
from tests.browser.site import KEPT, SITE, START, begin, come_again, cut, sit, until

pytestmark = pytest.mark.site


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving(SITE) as served:
        yield served


def test_a_game_goes_on_after_a_reload_without_any_network(browser: Browser, site: Site) -> None:
    with Player(browser, site, DESKTOP_EN) as player:
        page = player.page
        elsewhere: list[str] = []
        page.context.on("request", lambda asked: elsewhere.append(asked.url) if site.url not in asked.url else None)
        page.goto(site.url)
        begin(page, "founders")
        sit(player)
        player.play(4)
        cut(player)
        player.play(4)
        come_again(player)
        before = player.moments()
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
        begin(page, "yuan")
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


# Lists the browser's tables as releases did that thought of no other page beside theirs, and one of a server's.
AS_BEFORE = """() => {
    const listed = JSON.parse(localStorage.getItem("imperia.device.tables"));
    const others = { ...listed[0], table: "somewhere-else" };
    localStorage.setItem("imperia.tables", JSON.stringify([others, ...listed]));
    localStorage.removeItem("imperia.device.tables");
    localStorage.removeItem("imperia.device.listed");
}"""


def test_tables_that_an_earlier_release_has_listed_are_found(browser: Browser, site: Site) -> None:
    with Player(browser, site, PHONE_FR) as player:
        page = player.page
        page.goto(site.url)
        begin(page, "founders")
        sit(player)
        table = page.url
        page.evaluate(AS_BEFORE)
        page.goto(f"{site.url}#/")
        page.reload()
        rows = page.locator("a[href^='#/t/']")
        expect(rows).to_have_count(1, timeout=START)
        rows.click()
        sit(player)
        assert page.url == table
        assert player.problems == []


def publish(folder: Path, mark: str) -> None:
    """Put another build in the place of the one that is served; the mark shows which one a browser has loaded."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace("<head>", f'<head><meta name="build" content="{mark}">'), "utf-8")
    text, found = re.subn(r"\$\{OWN\}[0-9a-f]{12}\b", f"${{OWN}}{mark}", worker.read_text("utf-8"))
    assert found == 1
    worker.write_text(text, "utf-8")


def test_a_new_build_is_taken_at_the_next_start_and_the_table_goes_on(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with serving(folder) as site, Player(browser, site, DESKTOP_EN) as player:
        page = player.page
        page.goto(site.url)
        begin(page, "settlers")
        sit(player)
        player.play(3)
        until(page, KEPT)
        publish(folder, "next")
        # It is fetched beside the old one while the game goes on, even if the page is loaded anew.
        page.evaluate("() => navigator.serviceWorker.ready.then(kept => kept.update())")
        until(page, "() => navigator.serviceWorker.ready.then(kept => kept.waiting !== null)")
        come_again(player)
        expect(page.locator("meta[name=build]")).to_have_count(0)
        player.play(2)
        player.wait()
        address, moves = page.url, player.moments()
        # Everybody leaves the page, for another one of the same server.
        page.goto(site.url.removesuffix(FOLDER))
        page.context.set_offline(True)
        page.goto(address)
        sit(player)
        expect(page.locator("meta[name=build]")).to_have_attribute("content", "next")
        assert player.moments() == moves
        player.play(2)
        assert player.problems == []
