"""What the others did can be followed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import (
    DESKTOP_EN,
    PHONE_EN,
    PHONE_FR,
    Device,
    Player,
    open_later,
    open_near_end,
    open_table,
)
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


def test_what_others_do_is_told_where_it_happens_and_can_be_seen_again(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "settlers", 3, is_in_the_middle)
    with Player(browser, service, DESKTOP_EN) as player:
        player.page.context.add_init_script("localStorage.setItem('imperia.speed', '\"slow\"');")
        player.sit_down(table, secret, "Ana")
        player.page.locator("[data-move=pass]").click()
        # Passing with goods asks once.
        player.page.locator("[role=alertdialog] [data-move=pass]").click()
        expect(player.page.locator(".caption").first).to_be_visible()
        player.page.get_by_role("button", name="Skip").click()
        player.page.locator(".did-brief .button").first.click()
        player.page.locator(".did-action").first.click()
        expect(player.page.get_by_test_id("playing")).to_be_visible()
        # Whoever wants to go on goes on.
        player.page.get_by_role("button", name="Skip").click()
        expect(player.page.get_by_test_id("playing")).to_be_hidden()
        assert player.problems == []


@pytest.mark.parametrize("device", [DESKTOP_EN, PHONE_EN])
def test_the_end_says_the_result_and_plays_again_without_scrolling(
    browser: Browser, service: Service, device: Device
) -> None:
    table, secret = open_near_end(service, "founders")
    with Player(browser, service, device) as player:
        player.sit_down(table, secret, "Ana")
        player.hand_over()
        expect(player.page.locator("#result-head")).to_have_text(re.compile(r"wins? (together )?−?\d+ to −?\d+"))
        expect(player.page.get_by_role("button", name="Play again")).to_be_in_viewport()
        player.page.locator(".result-turned > summary").click()
        expect(player.page.locator(".result-turned li")).to_have_count(3)
        player.page.get_by_role("link", name="Replay").click()
        # One's own game is seen from one's own seat; every position has an address that a reload keeps.
        moves = player.page.locator(".replay-bar output")
        expect(moves).to_have_text(re.compile("^0 / "))
        for _ in range(3):
            player.page.keyboard.press("ArrowRight")
        expect(moves).to_have_text(re.compile("^3 / "))
        expect(player.page).to_have_url(re.compile(rf"/replay/{table}\?move=3&seat=0$"))
        player.page.reload()
        expect(moves).to_have_text(re.compile("^3 / "))
        assert player.problems == []


def test_people_at_one_device_do_not_see_each_others_hands(browser: Browser, service: Service) -> None:
    table, secrets = open_table(service, "settlers", [None, None])
    keys = [{"seat": seat, "secret": secret} for seat, secret in secrets.items()]
    known = {"table": table, "game": "settlers", "secret": secrets[0], "others": [], "shared": keys}
    tables = json.dumps([{**known, "names": ["", ""], "when": 1, "over": False}])
    with Player(browser, service, PHONE_EN) as player:
        player.page.context.add_init_script(
            f"localStorage.getItem('imperia.tables') || localStorage.setItem('imperia.tables', {json.dumps(tables)});"
        )
        player.sit_down(table, secrets[0])
        cover = player.page.locator(".hand-on")
        for _ in range(3):
            if not cover.is_visible():
                player.move()
            expect(cover).to_be_visible()
            before = player.page.url
            cover.get_by_role("button").first.click()
            expect(cover).to_be_hidden()
            assert player.page.url != before
        assert player.problems == []
