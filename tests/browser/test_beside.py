"""The C.I.V. and the empire beside a real box, on a phone in one hand: whole turns by tapping, a reload in between."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.player import PHONE_EN, PHONE_FR, Device, Player
from tests.browser.service import Service

# Taps after which a turn that has not ended is stuck.
MANY = 60
# Pixels that a thumb needs, and the upper edge of what it reaches on such a screen.
TOUCH = 44
REACH = 844 / 2
SMALL = """touch => [...document.querySelectorAll(".b-page button:not(.rule-link), .b-page summary, .dialog .b-card")]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < touch)
    .map(one => one.textContent)"""
ANSWERS = (".b-question .b-numbers .button", ".b-question .b-answers .button", ".b-card", ".b-bar .button-primary")
STORED = "localStorage.getItem('imperia.beside.imperium')"


def settle(page: Page) -> None:
    """Wait for what is on its way: what comes next the service says."""
    page.wait_for_timeout(50)
    expect(page.locator(".b-page")).to_have_attribute("aria-busy", "false")


def tap(page: Page) -> None:
    """The last answer that the page offers, or what comes next."""
    page.locator(", ".join(ANSWERS)).first.wait_for()
    next(found for choice in ANSWERS if (found := page.locator(choice)).count()).last.click()
    settle(page)


@pytest.mark.parametrize("device", [PHONE_EN, PHONE_FR], ids=str)
def test_whole_turns_of_the_civ_by_tapping(browser: Browser, service: Service, device: Device) -> None:
    with Player(browser, service, device) as player:
        page = player.page
        page.goto("/")
        page.locator(".panel[data-game=imperium] a[href='/beside/imperium']").click()
        assert faults(player) == []
        # No nation is preselected.
        page.locator(".b-choices").first.get_by_role("button").first.click()
        page.locator(".b-bar .button-primary").click()
        settle(page)
        heading = page.get_by_role("heading", level=1)
        expect(page.locator(".b-die")).to_be_visible()
        yours = heading.inner_text()
        page.locator(".b-slot").first.click()
        page.locator(".dialog input[type=search]").fill("forest" if device.lang == "en" else "foret")
        page.locator(".dialog .b-card").first.click()
        page.locator(".dialog .button-primary").click()
        settle(page)
        expect(page.locator(".b-slot").first).to_contain_text("Forest" if device.lang == "en" else "Forêt")
        for die in (3, 6):
            page.locator(".b-die .button").nth(die - 1).click()
            settle(page)
            expect(heading).not_to_have_text(yours)
            for turn in range(MANY):
                page.locator(", ".join(ANSWERS)).first.wait_for()
                assert page.evaluate(SMALL, TOUCH) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= device.width
                foot = page.locator(".b-bar .button-primary")
                if foot.count():
                    box = foot.bounding_box()
                    assert box is not None
                    assert REACH < box["y"] < device.height - TOUCH
                if turn == 9:
                    # A locked phone comes back where it was.
                    expect(page.locator(".b-stage [role=status]")).to_have_count(0)
                    said, stored = page.locator(".b-stage").inner_text(), page.evaluate(STORED)
                    page.reload()
                    expect(page.locator(".b-stage")).to_have_text(said, use_inner_text=True)
                    assert page.evaluate(STORED) == stored
                    assert faults(player) == []
                tap(page)
                if heading.inner_text() == yours:
                    break
            expect(heading).to_have_text(yours)
        assert player.problems == []


@pytest.mark.parametrize("device", [PHONE_EN, PHONE_FR], ids=str)
def test_a_round_of_the_empire_by_tapping(browser: Browser, service: Service, device: Device) -> None:
    with Player(browser, service, device) as player:
        page = player.page
        page.goto("/rules/daimyo")
        page.locator("a[href='/beside/daimyo']").click()
        assert faults(player) == []
        page.locator(".b-bar .button-primary").click()
        settle(page)
        assert page.locator(".b-steps li").count() == 8
        assert faults(player) == []
        # Some influence for you on the first island, so that the empire has somebody to get ahead of.
        page.locator(".d-fact").first.locator(".b-stepper").nth(1).locator("button").last.click()
        page.locator(".b-bar .button-primary").click()
        settle(page)
        heading = page.get_by_role("heading", level=1)
        for turn in range(3):
            if turn == 2:
                # A card that is not among ours is told in its own words.
                page.locator(".b-bar .button").last.click()
            else:
                page.locator(".d-solo-choice .b-card").nth(turn).click()
            settle(page)
            if turn == 0:
                assert faults(player) == []
            page.locator(".d-dice .d-toggle").nth(6 * turn + 3).click()
            settle(page)
            if turn == 2:
                for _ in range(2):
                    page.locator(".b-sheet input[type=radio]").first.check()
                    page.locator(".b-sheet .button-primary").click()
                    settle(page)
            for _ in range(2):
                act(player, device)
        # The sum of its dice tells its power.
        expect(page.locator(".b-stage")).to_contain_text("12")
        page.locator(".b-bar .button-primary").click()
        settle(page)
        act(player, device)
        ended = heading.inner_text()
        assert "1" in ended
        said, stored = page.locator(".b-stage").inner_text(), page.evaluate("localStorage['imperia.beside.daimyo']")
        page.reload()
        expect(page.locator(".b-stage")).to_have_text(said, use_inner_text=True)
        assert page.evaluate("localStorage['imperia.beside.daimyo']") == stored
        page.locator(".b-bar .button-primary").click()
        settle(page)
        expect(heading).not_to_have_text(ended)
        assert player.problems == []


def act(player: Player, device: Device) -> None:
    """An action of the empire: answer what is asked, then say that it is done."""
    page = player.page
    for _ in range(MANY):
        page.locator(".b-question .button, .b-bar .button-primary").first.wait_for()
        assert page.evaluate(SMALL, TOUCH) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= device.width
        question = page.locator(".b-question")
        if not question.count():
            break
        before = question.inner_text()
        if question.locator(".d-tiles").count():
            for tile in (0, 5, 10):
                if question.locator(".d-toggle").nth(tile).get_attribute("aria-pressed") == "false":
                    question.locator(".d-toggle").nth(tile).click()
        if device is PHONE_FR:
            assert faults(player) == []
        question.locator(".button").last.click()
        settle(page)
        expect(page.locator(".b-question").or_(page.locator(".b-bar .button-primary"))).not_to_have_text(before)
    page.locator(".b-bar .button-primary").click()
    settle(page)
