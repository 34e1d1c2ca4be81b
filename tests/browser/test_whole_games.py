"""Whole games against bots, by clicking on a game's own board, and on the table that plays any game."""

import re

import pytest
from playwright.sync_api import Browser, expect

import imperia
from tests.browser.axe import faults
from tests.browser.player import DESKTOP_FR, PHONE_EN, Device, Player, open_near_end
from tests.browser.service import Service

# A game, the board it lies on (its own, that of its solo game, or the plain table that plays any game), the device, and
# how far it is clicked.
Table = tuple[str, str, Device, str]


def tables() -> list[Table]:
    """Every game on its own board, to the end on a desk or a phone in turn; on the other of them it begins and ends.

    Both show the same parts, a phone one at a time; so what is asked late in a game is clicked on one of them. The
    plain table asks in the same way to the end, whatever the game, so it is only tried.
    """
    found: list[Table] = []
    for number, game in enumerate(imperia.game_names()):
        one, other = (PHONE_EN, DESKTOP_FR) if number % 2 else (DESKTOP_FR, PHONE_EN)
        found += [(game, "own", one, "whole"), (game, "own", other, "begun"), (game, "plain", one, "tried")]
        if imperia.game(game).sheet.seats[0] == 1 < imperia.game(game).sheet.usual_seats:
            found += [(game, "solo", other, "begun")]
    return found


def name_of(value: str | Device) -> str:
    """How a table is called in the list of tests."""
    return value if isinstance(value, str) else f"{'phone' if value.touch else 'desktop'}_{value.lang}"


def sums_that_do_not_fit(player: Player) -> list[tuple[int, list[int]]]:
    """The totals of the result with what stands above or beside them, where that does not add up to them."""
    table = player.page.locator(".result table")
    rows = [row.locator("td, th").all_inner_texts() for row in table.locator("tr").all()]
    by_party = "scores-many" in (table.get_attribute("class") or "")
    columns = (
        [row[1:] for row in rows[1:]] if by_party else [list(column) for column in zip(*rows[1:], strict=True)][1:]
    )
    found: list[tuple[int, list[int]]] = []
    for column in columns:
        # What stands in brackets only counts; a dash is none.
        points = [int(re.sub(r"\(.*\)", "", cell).replace("\u2212", "-").replace("\u2013", "0")) for cell in column]
        total, parts = (points[0], points[1:]) if by_party else (points[-1], points[:-1])
        if total != sum(parts):
            found.append((total, parts))
    return found


@pytest.mark.parametrize(("game", "board", "device", "clicked"), tables(), ids=name_of)
def test_a_whole_game(browser: Browser, service: Service, game: str, board: str, device: Device, clicked: str) -> None:
    with Player(browser, service, device, plain=board == "plain") as player:
        if board == "solo":
            player.play_alone(game)
        else:
            player.play_now(game)
        expect(player.page.locator("html")).to_have_attribute("lang", device.lang)
        player.play(5 if clicked == "tried" else 15)
        player.wait()
        assert faults(player) == []
        # A table fills the screen; only its parts scroll.
        size = player.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
        assert size == [device.width, device.height]
        if clicked == "whole":
            assert player.play()
        elif clicked == "begun":
            # At another table, near its end, a bot plays on, and its moves are shown.
            player.sit_down(*open_near_end(service, game), "Ana")
            player.hand_over()
        if clicked != "tried":
            expect(player.page.locator(".result table")).to_be_visible()
            assert sums_that_do_not_fit(player) == []
            assert faults(player) == []
        assert player.problems == []
