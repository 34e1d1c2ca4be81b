"""What the others did can be followed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE_FR, Player, open_later
from tests.browser.service import Service


def is_in_the_middle(state: Any) -> bool:
    """True where the person is to take a turn, some turns into the game."""
    return bool(state.round == 2 and 0 in state.to_act() and type(state.choice()).__name__ == "TakeTurn")


def test_a_panel_tells_after_a_reload_what_was_done_and_shows_it_in_the_log(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "settlers", 3, is_in_the_middle)
    with Player(browser, service, PHONE_FR) as player:
        player.sit_down(table, secret)
        player.page.reload()
        player.page.get_by_role("button", name="Adversaires").click()
        told = player.page.locator(".opponent .did")
        expect(told).to_have_count(2)
        player.page.locator(".did-action").first.press("Enter")
        sought = player.page.locator("dialog .log-line[data-sought]").first
        expect(sought).to_be_focused()
        expect(sought).to_be_in_viewport()
        assert not player.problems
