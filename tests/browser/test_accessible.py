"""axe finds nothing serious on any page; tables are looked at while whole games are played."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.player import DESKTOP_FR, PHONE_EN, Device, Player
from tests.browser.service import Service


# Between them every size, language and theme.
@pytest.mark.parametrize("device", [DESKTOP_FR, PHONE_EN], ids=str)
@pytest.mark.parametrize(
    "path",
    ["/", "/beside/imperium", "/new/founders", "/rules/founders", "/content/founders", "/content/settlers", "/nowhere"],
)
def test_a_page_has_no_serious_fault(browser: Browser, service: Service, path: str, device: Device) -> None:
    with Player(browser, service, device) as player:
        player.page.goto(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.page.wait_for_load_state("networkidle")
        assert faults(player) == []
