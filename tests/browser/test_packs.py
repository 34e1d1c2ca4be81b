"""Content of one's own: made in the workshop, chosen on the set-up, seen on the board and in what is in the box."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.player import DESKTOP_EN, PATIENCE, PHONE_FR, Device, Player
from tests.browser.service import Service

MANY_WORKERS = "13"


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Service]:
    """A service on which packs can be made."""
    packs = tmp_path / "packs"
    packs.mkdir()
    service = Service(tmp_path, "--packs", str(packs), "--design")
    service.start()
    yield service
    service.kill()


@pytest.mark.parametrize("device", [DESKTOP_EN, PHONE_FR], ids=["desktop", "phone"])
def test_a_number_is_changed_tried_kept_and_played(browser: Browser, workshop: Service, device: Device) -> None:
    with Player(browser, workshop, device) as player:
        page = player.page
        page.goto("/")
        page.locator("a[href='/design/settlers']").click()
        page.locator(".design-choice select").first.select_option("boards")
        page.locator(".design-field", has_text="worker").first.locator("input").fill(MANY_WORKERS)
        expect(page.locator(".design-changes code")).to_have_text(
            f"boards.board_barbarian.production.worker={MANY_WORKERS}"
        )
        page.locator("form .button-primary").click()
        # The first intervals are there before the comparison is decided.
        expect(page.locator(".design-table tbody tr").first).to_be_visible(timeout=4 * PATIENCE)
        assert faults(player) == []
        page.locator("form input[required]").fill("Crowded")
        page.locator("form:has(input[required]) button").click()
        page.locator("a[href*='/new/settlers?pack=']").click()
        # The page has shown Settlers as printed, so it is loaded anew for the pack.
        page.locator(".setup-open .button-primary").click()
        expect(page.locator(".pack-mark").first).to_contain_text("Crowded")
        assert player.wait()
        expect(page.locator("[data-move^='faction ']").first).to_be_visible()
        page.goto(page.locator(".pack-mark").first.get_attribute("href") or "")
        expect(page.locator("#board_barbarian")).to_contain_text(MANY_WORKERS)
        page.goto("/content/settlers")
        expect(page.locator("#board_barbarian")).not_to_contain_text(MANY_WORKERS)
        assert player.problems == []
