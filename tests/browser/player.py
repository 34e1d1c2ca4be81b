"""A person at the page: opens it on a device and plays by clicking what is lit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from imperia.kernel.chance import Chance
from tests.browser.service import Service

# Clicks after which a game that has not ended is stuck.
MANY: Final = 1500


@dataclass(frozen=True)
class Device:
    """A screen, its language and its colours."""

    width: int
    height: int
    lang: str
    theme: str = "light"

    @property
    def touch(self) -> bool:
        """True for a phone."""
        return self.width < 600


DESKTOP_EN: Final = Device(1440, 900, "en")
DESKTOP_FR: Final = Device(1440, 900, "fr", "dark")
PHONE_EN: Final = Device(390, 844, "en", "dark")
PHONE_FR: Final = Device(390, 844, "fr")


class Player:
    """Someone with a browser of their own, who plays whatever is lit."""

    def __init__(self, browser: Browser, service: Service, device: Device, plain: bool = False, seed: int = 1) -> None:
        self.device: Final = device
        self._chance: Final = Chance(seed)
        context = browser.new_context(
            base_url=service.url,
            viewport={"width": device.width, "height": device.height},
            locale={"en": "en-GB", "fr": "fr-FR"}[device.lang],
            color_scheme="dark" if device.theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=device.touch,
            is_mobile=device.touch,
        )
        # The others' moves are shown at once, and on wish any game lies on the plain table.
        context.add_init_script(
            "localStorage.setItem('imperia.speed', '\"skip\"');"
            f"localStorage.setItem('imperia.plainBoard', '{str(plain).lower()}');"
        )
        self.page: Final[Page] = context.new_page()
        # What went wrong in the page without anybody seeing it.
        self.problems: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.decision: Final = self.page.get_by_test_id("decision")
        self.over: Final = self.page.locator("[data-testid=decision][data-state=over]")

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.page.context.close()

    def play_now(self, game: str) -> None:
        """Open the page and a table against bots, by one click."""
        self.page.goto("/")
        self.page.locator(f"[data-game={game}]").get_by_role("button").first.click()
        expect(self.decision).to_be_visible()

    def state(self) -> str:
        """What the decision bar says: asked and by which question, waiting, or over."""
        return f"{self.decision.get_attribute('data-state')} {self.decision.get_attribute('data-question')}"

    def lit(self) -> Locator:
        """What can be clicked: on the board where something is lit there, else in the decision bar."""
        board = self.page.locator(":not([data-testid=decision] *)[data-move]").filter(visible=True)
        if board.count():
            return board
        asked = self.page.locator("[data-asked=true][aria-pressed=false]").filter(visible=True)
        if asked.count():
            asked.first.click()
            if board.count():
                return board
        return self.decision.locator("[data-move]").filter(visible=True)

    def move(self) -> None:
        """Answer the question by clicking one of the lit things; a phone shows what it does at the first tap."""
        before = self.state()
        lit = self.lit()
        count = lit.count()
        assert count, f"something is lit when a question is asked ({before}); problems: {self.problems}"
        chosen = lit.nth(self._chance.below(count))
        notation = chosen.get_attribute("data-move")
        same = self.page.locator(f'[data-move="{notation}"]').filter(visible=True).first
        for _ in range(3):
            same.click()
            if self._answered(before):
                return
        raise AssertionError(f"{notation} was clicked and nothing came of it; problems: {self.problems}")

    def _answered(self, before: str) -> bool:
        deadline = 40
        while self.state() == before and deadline:
            self.page.wait_for_timeout(25)
            deadline -= 1
        return deadline > 0

    def wait(self) -> bool:
        """Wait until it is asked something (True) or the game is over (False)."""
        self.page.wait_for_selector("[data-testid=decision]:is([data-state=asked], [data-state=over])")
        return self.over.count() == 0

    def play(self, moves: int = MANY) -> bool:
        """Play so many moves, or to the end; True if the game is over."""
        for _ in range(moves):
            if not self.wait():
                return True
            self.move()
        return False
