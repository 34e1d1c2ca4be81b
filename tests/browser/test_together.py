"""Several browsers at one table, reloads, and a server that is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import DESKTOP_EN, PHONE_EN, PHONE_FR, Player, open_table
from tests.browser.service import Service


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Service]:
    """A service that the test may kill."""
    service = Service(tmp_path)
    service.start()
    yield service
    service.kill()


def test_two_people_at_one_table_see_each_others_moves_at_once(browser: Browser, service: Service) -> None:
    table, secrets = open_table(service, "founders", [None, None])
    with (
        Player(browser, service, DESKTOP_EN) as ana,
        Player(browser, service, PHONE_FR) as bruno,
        Player(browser, service, DESKTOP_EN) as onlooker,
    ):
        ana.sit_down(table, secrets[0])
        bruno.sit_down(table, secrets[1])
        onlooker.sit_down(table)
        for _ in range(12):
            mover, other = (ana, bruno) if ana.is_asked() else (bruno, ana)
            assert not other.is_asked()
            moves = mover.moments() + 1
            mover.move()
            for one in (ana, bruno, onlooker):
                one.wait_for_moment(moves)
        assert not onlooker.is_asked()
        assert onlooker.log() == ana.log()
        assert [ana.problems, bruno.problems, onlooker.problems] == [[], [], []]


def test_a_reload_in_the_middle_changes_nothing(browser: Browser, service: Service) -> None:
    with Player(browser, service, PHONE_EN) as player:
        player.play_now("founders")
        player.play(15)
        player.wait()
        # The board turns to what is asked.
        expect(player.page.locator("[data-asked=true][aria-pressed=true]")).to_be_visible()
        lit, log = player.lit(), player.log()
        player.page.reload()
        player.wait()
        assert (player.lit(), player.log()) == (lit, log)
        player.play(3)
        assert player.problems == []


def test_a_server_that_is_killed_and_started_again_loses_nothing(browser: Browser, mortal: Service) -> None:
    with Player(browser, mortal, DESKTOP_EN) as player:
        player.play_now("founders")
        for _ in range(2):
            player.play(6)
            player.wait()
            log = player.log()
            mortal.kill()
            expect(player.page.locator(".table-lost")).to_be_visible()
            mortal.start()
            expect(player.page.locator(".table-lost")).to_be_hidden(timeout=30_000)
            player.wait()
            assert player.log() == log
        assert player.problems == []


def test_a_wrong_secret_and_an_unknown_table_are_turned_away_with_a_reason(browser: Browser, service: Service) -> None:
    table, _ = open_table(service, "founders", [None, "random"])
    with Player(browser, service, DESKTOP_EN) as player:
        player.page.goto(f"/t/{table}#not-the-secret")
        expect(player.page.get_by_role("alert")).to_contain_text("seat")
        player.page.goto("/t/no-such-table")
        expect(player.page.get_by_role("alert")).to_contain_text("no such table")
