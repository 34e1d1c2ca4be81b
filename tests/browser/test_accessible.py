"""axe finds nothing serious on any screen."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.player import DESKTOP_EN, PHONE_FR, Device, Player
from tests.browser.service import Service

AXE = Path("web/node_modules/axe-core/axe.min.js")
DARK_DESKTOP = Device(1440, 900, "fr", "dark")


def faults(player: Player) -> list[str]:
    """The serious faults of what is on the screen."""
    player.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = player.page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("device", [DESKTOP_EN, DARK_DESKTOP, PHONE_FR], ids=str)
@pytest.mark.parametrize(
    "path", ["/", "/new/founders", "/rules/founders", "/content/founders", "/content/settlers", "/nowhere"]
)
def test_a_page_has_no_serious_fault(browser: Browser, service: Service, path: str, device: Device) -> None:
    with Player(browser, service, device) as player:
        player.page.goto(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        player.page.wait_for_load_state("networkidle")
        assert faults(player) == []


@pytest.mark.parametrize("device", [DARK_DESKTOP, PHONE_FR], ids=["desktop_dark", "phone_light"])
@pytest.mark.parametrize(
    ("game", "plain"),
    [(game, False) for game in imperia.game_names()] + [("founders", True)],
    ids=[*imperia.game_names(), "plain_table"],
)
def test_a_table_has_no_serious_fault(
    browser: Browser, service: Service, game: str, plain: bool, device: Device
) -> None:
    with Player(browser, service, device, plain=plain) as player:
        player.play_now(game)
        for _ in range(3):
            player.play(10)
            player.wait()
            assert faults(player) == []
            # A table fills the screen; only its parts scroll.
            size = player.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
            assert size == [device.width, device.height]
