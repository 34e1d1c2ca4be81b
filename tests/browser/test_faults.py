"""What only a real browser shows: what is covered, moved away, too small or out of sight."""

from typing import Any

from playwright.sync_api import Browser, Locator, expect

from imperia.kernel.state import State
from tests.browser.player import DESKTOP_EN, PHONE_EN, PHONE_ON_ITS_SIDE, TABLET, Player, open_later
from tests.browser.service import Service

LONG = "Maximiliana" * 3


def asked(choice: str, least: int = 0) -> Any:
    """True for a position in which the first seat is asked this, not before so many moves."""
    seen = 0

    def until(state: State) -> bool:
        nonlocal seen
        seen += 1
        return seen > least and 0 in state.to_act() and type(state.choice()).__name__ == choice

    return until


def box(one: Locator) -> dict[str, float]:
    """Where something lies on the screen."""
    found = one.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "right": x + width, "bottom": y + height}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """True if neither of two boxes covers anything of the other."""
    beside = one["right"] <= other["x"] or other["right"] <= one["x"]
    return beside or one["bottom"] <= other["y"] or other["bottom"] <= one["y"]


def test_a_phone_on_its_side_shows_the_map(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "yuan", 3, asked("PlanTurn", 30))
    with Player(browser, service, PHONE_ON_ITS_SIDE) as player:
        player.sit_down(table, secret, "Ana")
        frame = box(player.page.locator(".y-land-part .panzoom-frame"))
        decision = box(player.decision)
        assert min(frame["bottom"], PHONE_ON_ITS_SIDE.height) - frame["y"] > 150
        assert apart(frame, decision)
        assert player.page.evaluate("document.documentElement.scrollWidth") == PHONE_ON_ITS_SIDE.width
        assert player.problems == []


def test_a_phone_with_a_long_name_and_a_full_hand(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "settlers", 3, asked("TakeTurn", 90))
    with Player(browser, service, PHONE_EN) as player:
        player.sit_down(table, secret, LONG)
        page = player.page
        # Names do not push anything out of the screen.
        for one in (player.decision, page.locator(".decision-row"), page.locator(".table-head")):
            assert box(one)["right"] <= PHONE_EN.width + 0.5
        page.locator(".table-tools button").first.click()
        marks = page.locator(".log-line .log-open:visible")
        assert marks.count() > 5
        marks.last.click()
        rules = page.locator(".log-parts .rule-link")
        assert all(box(mark)["right"] <= PHONE_EN.width for mark in [*marks.all()[-5:], *rules.all()])
        assert rules.count() > 0
        page.keyboard.press("Escape")
        # The rows that a turn uses come before what the hand covers.
        lines = page.locator(".s-own .s-line:not([data-empty=true])")
        if page.locator(".s-own .s-line[data-kind=action]:not([data-empty=true])").count():
            assert box(page.locator(".s-own .s-line[data-kind=action]"))["y"] == min(
                box(one)["y"] for one in lines.all()
            )
        assert player.problems == []


def test_what_the_bar_says_moves_nothing_and_the_title_says_whose_turn_it_is(
    browser: Browser, service: Service
) -> None:
    table, secret = open_later(service, "settlers", 3, asked("TakeTurn", 90))
    with Player(browser, service, DESKTOP_EN) as player:
        player.sit_down(table, secret, "Ana")
        page = player.page
        assert page.title().startswith("● Your turn")
        page.evaluate("localStorage.setItem('imperia.hints', 'false')")
        page.reload()
        expect(player.decision).to_be_visible()
        hand = page.locator(".hand")
        before = box(hand)
        refused = page.locator(".hand .use[aria-disabled=true]").first
        refused.click(force=True)
        notice = page.locator(".decision-notice")
        expect(notice).to_be_visible()
        assert len(notice.inner_text()) > 15
        assert box(hand) == before
        # Passing with goods asks once, and again nothing moves.
        notice.get_by_role("button").last.click()
        page.locator("[data-move=pass]").click()
        expect(page.get_by_role("alertdialog")).to_contain_text("you lose")
        assert box(hand) == before
        page.get_by_role("button", name="Go back").click()
        assert player.is_asked()
        # A card that is played by the keyboard leaves the focus at the table.
        page.locator(".hand .use[data-lit]").first.focus()
        page.keyboard.press("Enter")
        player.appears(".decision:not([data-question])", 300)
        player.wait()
        assert page.evaluate("document.activeElement !== document.body")
        assert player.problems == []


def test_a_tablet_reads_the_market_and_sees_the_cell_that_it_is_told_of(browser: Browser, service: Service) -> None:
    table, secret = open_later(service, "founders", 4, asked("AddTile", 90), agreed_end=False)
    with Player(browser, service, TABLET) as player:
        player.sit_down(table, secret, "Ana")
        page = player.page
        assert page.locator(".table-log").count() == 0
        size = "getComputedStyle(document.querySelector('.f-caption')).fontSize"
        assert float(page.evaluate(size).removesuffix("px")) >= 11
        tile = page.locator(".opponent .f-land .spot").first
        assert box(tile)["width"] >= 20
        # One tile is chosen, then another in its place.
        lit = page.locator(".f-open-tile[data-lit]")
        chosen, other = [lit.nth(place).get_attribute("data-move") for place in (0, lit.count() - 1)]
        lit.first.click()
        expect(page.locator(".f-chosen")).to_have_count(1)
        page.locator(f'[data-instead="{other}"]').first.click()
        expect(page.locator(f'[data-instead="{chosen}"]').first).to_be_visible()
        # What a cell would cost is told beside it, not over it.
        cell = page.locator(".f-own .spot[data-move]").first
        cell.hover()
        note = page.locator(".note")
        expect(note).to_be_visible()
        assert apart(box(note), box(cell.locator(".ring")))
        # Escape takes nothing back; U does.
        page.keyboard.press("Escape")
        expect(page.locator(".f-chosen")).to_have_count(1)
        page.keyboard.press("u")
        expect(page.locator(".f-chosen")).to_have_count(0)
        assert player.problems == []
