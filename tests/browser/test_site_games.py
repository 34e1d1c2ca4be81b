"""Whole games on the page without a server, by clicking, with the network cut before they begin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.files import Site, serving
from tests.browser.player import DESKTOP_FR, PHONE_EN, Device, Player
from tests.browser.site import SITE, START, begin, begin_alone, come_again, cut, sit

pytestmark = pytest.mark.site

# Of a game, some moves before the page is loaded anew in the middle of it.
SOME: Final = 12
GAMES = imperia.game_names()
SOLO = [game for game in GAMES if imperia.game(game).sheet.seats[0] == 1]


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving(SITE) as served:
        yield served


def load_and_cut(player: Player, site: Site) -> None:
    """Load the page until all of it is kept, and go where there is no network."""
    player.page.goto(site.url)
    player.page.locator("[data-game]").first.wait_for(timeout=START)
    cut(player)


def play_to_the_end(player: Player) -> None:
    """Play a whole game, with the page loaded anew in the middle of it."""
    sit(player)
    player.play(SOME)
    come_again(player)
    assert player.play()
    expect(player.page.locator(".result table")).to_be_visible()
    assert player.problems == []


@pytest.mark.parametrize(("game", "device"), list(zip(GAMES, cycle([DESKTOP_FR, PHONE_EN]), strict=False)))
def test_a_whole_game_without_a_network(browser: Browser, site: Site, game: str, device: Device) -> None:
    with Player(browser, site, device) as player:
        load_and_cut(player, site)
        begin(player.page, game)
        play_to_the_end(player)


@pytest.mark.parametrize("game", SOLO)
def test_a_solo_game_without_a_network(browser: Browser, site: Site, game: str) -> None:
    with Player(browser, site, PHONE_EN) as player:
        load_and_cut(player, site)
        begin_alone(player, game)
        play_to_the_end(player)


def test_the_first_game_of_a_campaign_without_a_network(browser: Browser, site: Site) -> None:
    with Player(browser, site, DESKTOP_FR) as player:
        page = player.page
        load_and_cut(player, site)
        page.locator(".panel[data-game=imperium] a[href='#/campaign/imperium']").click()
        page.locator("[data-nation=romans]").click()
        page.locator(".i-camp-bar .button-primary").click()
        expect(page.locator(".i-camp[data-how=choose]")).to_be_visible()
        page.locator("[data-nation=greeks]").click()
        page.locator(".i-camp-bar .button-primary").click()
        play_to_the_end(player)
        page.locator(".result-next a[href^='#/c/']").click()
        expect(page.locator(".i-camp-games tbody tr")).to_have_count(1)
