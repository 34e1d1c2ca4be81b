"""Two people, each with the page and no server, play by sending each other links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.files import Site, serving
from tests.browser.player import DESKTOP_EN, PHONE_FR, Player
from tests.browser.site import SITE, START, sit

pytestmark = pytest.mark.site

LINK: Final = "#letter-link"
# Turns that are played by links.
TURNS: Final = 6
BY_LETTERS: Final = ("founders", "settlers", "imperium")


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving(SITE) as served:
        yield served


def letter(player: Player) -> str:
    """The link that a player is to send."""
    expect(player.page.locator(LINK)).to_be_visible(timeout=START)
    expect(player.page.locator(".qr-code").or_(player.page.get_by_text("too long"))).to_be_visible()
    return player.page.locator(LINK).input_value()


def receive(player: Player, link: str) -> None:
    """Open a link."""
    player.page.goto(link)


def begin(ana: Player, bruno: Player, site: Site, game: str) -> None:
    """One asks, the other agrees; both have drawn a number when the game begins."""
    ana.page.goto(f"{site.url}#/new/{game}")
    ana.page.get_by_test_id("by-links").click(timeout=START)
    ana.page.locator(".letter-name input").fill("Ana")
    ana.page.get_by_test_id("make-link").click()
    asked = letter(ana)
    receive(bruno, asked)
    bruno.page.locator(".letter-name input").fill("Bruno")
    bruno.page.get_by_test_id("agree").click(timeout=START)
    receive(ana, letter(bruno))
    expect(ana.decision).to_be_visible(timeout=START)


def take_turn(player: Player) -> str:
    """Move until it is the other's turn; the link for them."""
    asked = player.page.locator("[data-testid=decision][data-state=asked], [data-testid=pass-on]")
    expect(asked.first).to_be_visible(timeout=START)
    while not player.page.get_by_test_id("pass-on").count():
        player.move()
        expect(asked.first).to_be_visible(timeout=START)
    player.page.get_by_test_id("pass").click()
    return letter(player)


@pytest.mark.parametrize("game", BY_LETTERS)
def test_two_people_play_by_links(browser: Browser, site: Site, game: str) -> None:
    with Player(browser, site, DESKTOP_EN) as ana, Player(browser, site, PHONE_FR, seed=4) as bruno:
        begin(ana, bruno, site, game)
        mover, other = ana, bruno
        for _ in range(TURNS):
            link = take_turn(mover)
            moves = mover.moments()
            receive(other, link)
            expect(other.decision).to_be_visible(timeout=START)
            other.wait_for_moment(moves)
            # Whoever has passed the turn on waits.
            expect(mover.page.get_by_test_id("waits")).to_be_visible()
            mover, other = other, mover
        assert ana.problems == bruno.problems == []


def test_links_that_do_not_fit_are_returned_with_words(browser: Browser, site: Site) -> None:
    with Player(browser, site, PHONE_FR) as ana, Player(browser, site, DESKTOP_EN, seed=4) as bruno:
        begin(ana, bruno, site, "founders")
        returned = bruno.page.get_by_test_id("returned")
        first = take_turn(ana)
        # Cut on its way.
        receive(bruno, first[:-9])
        expect(returned).to_contain_text("cut or changed")
        # Of a game that is somebody else's.
        receive(bruno, first)
        sit(bruno)
        second = take_turn(bruno)
        receive(ana, second)
        third = take_turn(ana)
        # The same link twice changes nothing; one that was sent before another is too old.
        receive(ana, second)
        expect(ana.page.get_by_test_id("waits")).to_be_visible(timeout=START)
        receive(bruno, third)
        sit(bruno)
        moves = bruno.moments()
        receive(bruno, third)
        sit(bruno)
        assert bruno.moments() == moves
        # Somebody else has got a letter of theirs.
        fourth = take_turn(bruno)
        with Player(browser, site, DESKTOP_EN) as stranger:
            receive(stranger, fourth)
            expect(stranger.page.get_by_test_id("returned")).to_contain_text("does not have", timeout=START)
        assert ana.problems == bruno.problems == []


def test_a_turn_that_was_played_otherwise_after_it_was_sent_is_returned(browser: Browser, site: Site) -> None:
    with Player(browser, site, DESKTOP_EN) as ana, Player(browser, site, PHONE_FR, seed=4) as bruno:
        begin(ana, bruno, site, "imperium")
        first = take_turn(ana)
        ana.page.get_by_test_id("take-back").click()
        expect(ana.page.get_by_test_id("pass-on")).to_be_visible()
        ana.page.keyboard.press("u")
        expect(ana.page.get_by_test_id("pass-on")).to_have_count(0)
        second = take_turn(ana)
        receive(bruno, first)
        sit(bruno)
        moves = bruno.moments()
        receive(bruno, second)
        expect(bruno.page.get_by_test_id("returned")).to_contain_text("ne se raccorde pas", timeout=START)
        bruno.page.go_back()
        sit(bruno)
        assert bruno.moments() == moves
        assert ana.problems == bruno.problems == []
