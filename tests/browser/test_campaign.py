"""A campaign by clicking: from the front page through a won game to the reward and the next game."""

import json
import re
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.axe import faults
from tests.browser.player import DESKTOP_FR, PHONE_EN, Device, Player
from tests.browser.service import Service

# Seconds until a table that everybody has left is certainly not in memory any more.
DROPPED = 1.0


def last_turn(campaign: str) -> dict[str, Any]:
    """The last turn of a game that the Romans win by far, with cards that they gained."""
    data = {
        "seats": 1,
        "round": 9,
        "options": {"campaign": campaign},
        "ending": "last_round",
        "cause": "main_deck",
        "players": [{"nation": "romans", "tokens": {"progress": 300}, "discard": ["cl-port", "cl-shrine"]}],
    }
    state = imperia.game("imperium").position(data)
    return state.data()


def put(service: Service, table: str, position: dict[str, Any]) -> None:
    """Let a table at which nothing has happened yet begin at a position."""
    with closing(sqlite3.connect(service.database, timeout=10)) as database, database:
        database.execute("UPDATE tables SET position = ? WHERE id = ?", (json.dumps(position), table))


@pytest.mark.parametrize("device", [DESKTOP_FR, PHONE_EN], ids=["desktop", "phone"])
def test_a_campaign_goes_from_a_won_game_to_the_reward_and_the_next_game(
    browser: Browser, service: Service, device: Device
) -> None:
    with Player(browser, service, device) as player:
        page = player.page
        page.goto("/")
        page.locator(".panel[data-game=imperium] a[href='/campaign/imperium']").click()
        page.locator("[data-nation=romans]").click()
        assert faults(player) == []
        page.locator(".i-camp-bar .button-primary").click()
        expect(page.locator(".i-camp[data-how=choose]")).to_be_visible()
        assert faults(player) == []
        page.locator("[data-nation=greeks]").click()
        page.locator(".i-camp-bar .button-primary").click()
        assert player.wait()
        table = re.search(r"/t/([\w-]+)", page.url)
        assert table is not None
        # Everybody leaves; the game is found again by the list on the front page.
        page.goto("/")
        campaigns = page.locator("section[aria-labelledby=campaigns-head] li")
        expect(campaigns).to_have_count(1)
        time.sleep(DROPPED)
        put(service, table[1], last_turn("romans against greeks"))
        campaigns.locator("a").click()
        expect(page.locator(".i-camp[data-how=playing]")).to_be_visible()
        page.locator(".i-camp-bar .button-primary").click()
        assert player.wait()
        player.hand_over()
        page.locator(".result-next a[href^='/c/']").click()
        # Won: a card that was gained is kept.
        expect(page.locator(".i-camp[data-how=reward]")).to_be_visible()
        expect(page.locator(".i-camp-win i[data-on=true]")).to_have_count(1)
        now = page.locator(".i-camp-now")
        now.locator("[data-card=cl-port]").click()
        assert faults(player) == []
        now.locator(".i-camp-bar .button-primary").click()
        expect(page.locator(".i-camp[data-how=choose]")).to_be_visible()
        expect(page.locator("[data-nation=greeks]")).to_be_disabled()
        expect(page.locator(".i-camp-card[data-marked=true] [data-card=cl-port]")).to_be_visible()
        expect(page.locator(".i-camp-games tbody tr")).to_have_count(1)
        # Nobody is chosen for the player.
        page.locator("[data-nation=persians]").click()
        page.locator(".i-camp-bar .button-primary").click()
        assert player.wait()
        assert table[1] not in page.url
        assert player.problems == []
