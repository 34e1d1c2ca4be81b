"""A hint asked for in a game against bots, and the coach after a game, on a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.player import DESKTOP_EN, PATIENCE, PHONE_FR, Device, Player, open_near_end, open_table
from tests.browser.service import Service


@pytest.mark.parametrize("device", [DESKTOP_EN, PHONE_FR], ids=["desktop", "phone"])
def test_a_hint_in_three_clicks(browser: Browser, service: Service, device: Device) -> None:
    with Player(browser, service, device) as player:
        player.play_now("founders")
        player.play(2)
        player.wait()
        hint = player.page.get_by_test_id("hint")
        player.page.get_by_test_id("ask-hint").click()
        expect(hint).to_have_attribute("data-step", "1")
        # Where to look is lit; no chance is told yet.
        assert player.page.locator("[data-taught]").count() > 0
        expect(hint.locator("ol")).to_have_count(0)
        player.page.get_by_test_id("ask-hint").click()
        expect(hint.locator("ol > li").first).to_contain_text(re.compile(r"\d.?%"))
        player.page.get_by_test_id("ask-hint").click()
        expect(hint).to_have_attribute("data-step", "3")
        assert faults(player) == []
        size = player.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
        assert size == [device.width, device.height]
        # The next question has no hint before one asks.
        player.move()
        expect(hint).to_have_count(0)
        assert player.problems == []


def test_where_two_people_play_nobody_can_ask_for_a_hint(browser: Browser, service: Service) -> None:
    table, secrets = open_table(service, "yuan", [None, None])
    with Player(browser, service, DESKTOP_EN) as player:
        player.sit_down(table, secrets[0])
        player.wait()
        expect(player.page.get_by_test_id("ask-hint")).to_have_count(0)


def test_a_table_can_be_set_up_without_hints(browser: Browser, service: Service) -> None:
    with Player(browser, service, DESKTOP_EN) as player:
        player.page.goto("/new/founders")
        player.page.get_by_label("Hints on request").uncheck()
        player.page.locator(".setup-open .button-primary").click()
        assert player.wait()
        expect(player.page.get_by_test_id("ask-hint")).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP_EN, PHONE_FR], ids=["desktop", "phone"])
def test_the_coach_after_a_game(browser: Browser, service: Service, device: Device) -> None:
    with Player(browser, service, device) as player:
        player.sit_down(*open_near_end(service, "yuan"), "Ana")
        player.hand_over()
        page = player.page
        page.locator(".result-next a[href*=coach]").click()
        coach = page.get_by_test_id("coach")
        expect(coach.get_by_role("img").first).to_be_visible()
        expect(coach.locator(".coach-account tbody tr")).to_have_count(2)
        error = coach.locator("ol .coach-go").first
        # On a busy machine the coach looks for a while before anything is certain.
        expect(error).to_be_visible(timeout=4 * PATIENCE)
        assert faults(player) == []
        error.click()
        # The board shows the position, and above it what would have been better.
        expect(page.get_by_test_id("judged").locator("dd")).to_have_count(2)
        assert faults(player) == []
        page.get_by_test_id("play-on").click()
        page.locator(".dialog input").fill("No mill")
        page.get_by_test_id("what-if-go").click()
        expect(player.decision).to_be_visible()
        assert player.wait()
        expect(page.locator(".table-head h1")).to_have_text("No mill")
        player.move()
        # Its beginning goes on by a link, to a table of whoever opens it.
        address = page.url.split("/t/")[1].split("#")[0]
        with Player(browser, service, device) as friend:
            friend.page.goto(f"/what-if/{address}?seat=0")
            expect(friend.page.get_by_role("heading", level=1)).to_contain_text("No mill")
            assert faults(friend) == []
            friend.page.get_by_test_id("what-if-begin").click()
            expect(friend.decision).to_be_visible()
            assert friend.wait()
            assert address not in friend.page.url
        # It stands among one's tables by its name.
        page.goto("/")
        expect(page.locator("section[aria-labelledby=recent-head]")).to_contain_text("No mill")
        assert player.problems == []
