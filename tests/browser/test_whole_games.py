"""Whole games against bots by clicking, on a game's own board and on the table that plays any game."""

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.player import DESKTOP_EN, DESKTOP_FR, PHONE_EN, PHONE_FR, Device, Player
from tests.browser.service import Service

OWN_BOARD, PLAIN_TABLE = False, True
TABLES = [(OWN_BOARD, DESKTOP_FR), (OWN_BOARD, PHONE_EN), (PLAIN_TABLE, DESKTOP_EN), (PLAIN_TABLE, PHONE_FR)]


@pytest.mark.parametrize(
    ("plain", "device"), TABLES, ids=["own_desktop_fr", "own_phone_en", "plain_desktop_en", "plain_phone_fr"]
)
@pytest.mark.parametrize("game", imperia.game_names())
def test_a_whole_game_is_played_by_clicking(
    browser: Browser, service: Service, game: str, plain: bool, device: Device
) -> None:
    with Player(browser, service, device, plain=plain) as player:
        player.play_now(game)
        expect(player.page.locator("html")).to_have_attribute("lang", device.lang)
        assert player.play()
        expect(player.page.locator(".result table")).to_be_visible()
        assert player.problems == []
