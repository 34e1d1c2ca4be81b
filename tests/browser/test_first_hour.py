"""A newcomer: the primer before the first move, and a lesson that is left, taken up and followed to its end."""

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.axe import faults
from tests.browser.player import DESKTOP_FR, PHONE_EN, Player
from tests.browser.service import Service

# How wide the words of the lesson are, and how much of the screen is left above the decision bar.
LAST_CARD = """() => [
    document.querySelector(".lesson-words").getBoundingClientRect().width,
    document.querySelector("[data-testid=decision]").getBoundingClientRect().top,
]"""
# Moves after which a lesson that has not ended is stuck.
MANY = 60


@pytest.mark.parametrize(("number", "game"), list(enumerate(imperia.game_names())))
def test_a_lesson_is_learnt_by_doing_what_is_lit(browser: Browser, service: Service, number: int, game: str) -> None:
    device = PHONE_EN if number % 2 else DESKTOP_FR
    with Player(browser, service, device, newcomer=True) as player:
        page = player.page
        page.goto("/")
        page.locator(f".panel[data-game={game}]").get_by_test_id("learn").click()
        primer = page.locator(".primer")
        expect(primer).to_be_visible()
        assert faults(player) == []
        page.keyboard.press("Escape")
        expect(primer).to_be_hidden()
        lesson = page.get_by_test_id("lesson")
        expect(lesson).to_have_attribute("data-idea", "0")
        assert faults(player) == []
        player.wait()
        player.follow()
        player.wait()
        said = lesson.inner_text()
        page.reload()
        # It is read, and where it was.
        player.wait()
        expect(primer).to_be_hidden()
        expect(lesson).to_have_text(said, use_inner_text=True)
        lesson.get_by_test_id("leave").click()
        expect(lesson).to_be_hidden()
        page.get_by_test_id("help").click()
        expect(primer).to_be_visible()
        page.get_by_test_id("take-up").click()
        expect(lesson).to_be_visible()
        for _ in range(MANY):
            if not player.wait() or lesson.get_attribute("data-over") == "true":
                break
            player.follow()
        expect(lesson).to_have_attribute("data-over", "true")
        assert faults(player) == []
        page.set_viewport_size({"width": PHONE_EN.width, "height": PHONE_EN.height})
        words, above = page.evaluate(LAST_CARD)
        assert words > 250
        assert above > PHONE_EN.height / 3
        assert player.problems == []
