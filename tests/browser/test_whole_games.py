"""Whole games against bots, by clicking on a game's own board, and on the table that plays any game."""

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.axe import faults
from tests.browser.player import DESKTOP_FR, PHONE_EN, Device, Player
from tests.browser.service import Service

OWN_BOARD, PLAIN_TABLE = False, True


def tables() -> list[tuple[str, bool, Device]]:
    """Every game on its own board, on a desk and on a phone, and on the plain table on one of them in turn."""
    found: list[tuple[str, bool, Device]] = []
    for number, game in enumerate(imperia.game_names()):
        found += [(game, OWN_BOARD, DESKTOP_FR), (game, OWN_BOARD, PHONE_EN)]
        found.append((game, PLAIN_TABLE, PHONE_EN if number % 2 else DESKTOP_FR))
    return found


def name_of(value: str | bool | Device) -> str:
    """How a table is called in the list of tests."""
    match value:
        case Device():
            return f"{'phone' if value.touch else 'desktop'}_{value.lang}"
        case bool():
            return "plain" if value else "own"
    return value


@pytest.mark.parametrize(("game", "plain", "device"), tables(), ids=name_of)
def test_a_whole_game(browser: Browser, service: Service, game: str, plain: bool, device: Device) -> None:
    with Player(browser, service, device, plain=plain) as player:
        player.play_now(game)
        expect(player.page.locator("html")).to_have_attribute("lang", device.lang)
        for moves in (10, 20):
            player.play(moves)
            player.wait()
            assert faults(player) == []
            # A table fills the screen; only its parts scroll.
            size = player.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
            assert size == [device.width, device.height]
        if plain:
            # It asks in the same way to the end, whatever the game.
            player.hand_over()
        else:
            assert player.play()
        expect(player.page.locator(".result table")).to_be_visible()
        assert faults(player) == []
        assert player.problems == []
