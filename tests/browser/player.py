"""A person at the page: opens it on a device and plays by clicking what is lit."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.game import Value
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.play import HUMAN, Table
from tests.browser.service import Service

# Clicks after which a game that has not ended is stuck.
MANY: Final = 1500
# How many moves are left where a game nears its end.
LAST_MOVES: Final = 20
# Milliseconds for what others do, and for the answer to a click.
PATIENCE: Final = 30_000
SOON: Final = 1000
DECISION: Final = "[data-testid=decision]"
# The notations of what is lit and seen. A bot that is ahead agrees to end the game, which tests want to see all of.
LIT: Final = """marked => {
    const all = [...document.querySelectorAll("[data-move]:not([data-move=propose])" + marked)];
    const seen = all.filter(one => one.checkVisibility());
    const board = seen.filter(one => !one.closest("[data-testid=decision]"));
    return (board.length ? board : seen).map(one => one.dataset.move);
}"""
# Looks for something at every change of the page; to look at every frame would have the browser draw them all.
APPEARS: Final = """([selector, patience]) => new Promise(resolve => {
    const answer = found => { changes.disconnect(); clearTimeout(late); resolve(found); };
    const look = () => document.querySelector(selector) && answer(true);
    const changes = new MutationObserver(look);
    const late = setTimeout(answer, patience, false);
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    look();
})"""


@dataclass(frozen=True)
class Device:
    """A screen, its language and its colours."""

    width: int
    height: int
    lang: str
    theme: str = "light"

    @property
    def touch(self) -> bool:
        """True for a phone, upright or on its side."""
        return min(self.width, self.height) < 600


DESKTOP_EN: Final = Device(1440, 900, "en")
DESKTOP_FR: Final = Device(1440, 900, "fr", "dark")
PHONE_EN: Final = Device(390, 844, "en")
PHONE_FR: Final = Device(390, 844, "fr")
PHONE_ON_ITS_SIDE: Final = Device(844, 390, "en")
TABLET: Final = Device(1024, 768, "en")


def open_table(service: Service, game: str, bots: list[str | None]) -> tuple[str, dict[int, str]]:
    """Open a table with these bots (None: a person); its id, and the secrets of the people's seats."""
    seats = [{"bot": bot, "name": f"Player {number}"} for number, bot in enumerate(bots, start=1)]
    return _open(service, "tables", json.dumps({"game": game, "seats": seats}), "application/json")


def open_later(
    service: Service, game: str, seats: int, until: Callable[[State], bool], **options: Value
) -> tuple[str, str]:
    """Open a table in the middle of a random game, for a person against bots; its id, and the secret of the seat."""
    return _open_record(service, _begun(game, seats, until, options))


def open_near_end(service: Service, game: str) -> tuple[str, str]:
    """Open a table for two a few moves before the end of a random game; its id, and the secret of the person's seat."""
    record = _begun(game, 2, lambda state: state.over, {})
    del record.moves[-LAST_MOVES:]
    return _open_record(service, record)


def _begun(game: str, seats: int, until: Callable[[State], bool], options: dict[str, Value]) -> Record:
    record = Record(imperia.game(game), seats, 11, options, [HUMAN] + ["greedy"] * (seats - 1))
    table, chance = Table(record), Chance(4)
    while not until(table.state):
        table.play(*random_move(table.state, chance))
    return record


def _open_record(service: Service, record: Record) -> tuple[str, str]:
    table_id, secrets = _open(service, "records", record.text(record.replay()), "text/plain")
    return table_id, secrets[0]


def _open(service: Service, what: str, body: str, kind: str) -> tuple[str, dict[int, str]]:
    request = Request(f"{service.url}/api/{what}", body.encode(), {"Content-Type": kind})
    with urlopen(request) as answer:
        opened = json.load(answer)
    return opened["table"], {key["seat"]: key["secret"] for key in opened["keys"]}


class Served(Protocol):
    """Whatever hands the page out."""

    @property
    def url(self) -> str:
        """Where the page is."""


class Player:
    """Someone with a browser of their own, who plays whatever is lit."""

    def __init__(
        self,
        browser: Browser,
        service: Served,
        device: Device,
        plain: bool = False,
        seed: int = 1,
        newcomer: bool = False,
    ) -> None:
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
        if not newcomer:
            # Who has played before has read what stands before a first game.
            read = json.dumps(imperia.game_names())
            context.add_init_script(f"localStorage.setItem('imperia.primers', '{read}');")
        self.page: Final[Page] = context.new_page()
        # What went wrong in the page without anybody seeing it.
        self.problems: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.decision: Final = self.page.get_by_test_id("decision")

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.page.context.close()

    def play_now(self, game: str) -> None:
        """Open the page and a table against bots, by one click."""
        self.page.goto("/")
        self.page.locator(f"[data-game={game}]").get_by_role("button").first.click()
        expect(self.decision).to_be_visible()

    def play_alone(self, game: str) -> None:
        """Open the page and the solo game, by one click; the first time it asks how strong the opponent is."""
        self.page.goto("/")
        self.page.locator(f"[data-game={game}]").get_by_test_id("alone").click()
        if self.appears(f"[data-testid=solo-go], {DECISION}") and self.page.get_by_test_id("solo-go").count():
            self.page.get_by_test_id("solo-go").click()
        expect(self.decision).to_be_visible()

    def sit_down(self, table: str, secret: str = "", name: str = "") -> None:
        """Follow a link to a table: a seat's own, or a spectator's; who has no name there yet is asked for one."""
        self.page.goto(f"/t/{table}#{secret}" if secret else f"/t/{table}")
        expect(self.decision).to_be_visible()
        if name:
            self.page.locator("dialog input").fill(name)
            self.page.locator("dialog .name-go").click()
            expect(self.page.locator("dialog")).to_be_hidden()

    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator(".log-line").all_inner_texts()

    def is_asked(self) -> bool:
        """True if the decision bar asks something."""
        return self.decision.get_attribute("data-state") == "asked"

    def moments(self) -> int:
        """How many moves stand on what is shown."""
        return int(self.decision.get_attribute("data-moves") or 0)

    def wait_for_moment(self, moves: int) -> None:
        """Wait until so many moves are shown."""
        expect(self.decision).to_have_attribute("data-moves", str(moves))

    def lit(self, marked: str = "") -> list[str]:
        """What can be clicked: on the board where something is lit there, else in the decision bar."""
        lit: list[str] = self.page.evaluate(LIT, marked)
        return lit

    def appears(self, selector: str, patience: int = PATIENCE) -> bool:
        """True as soon as something is there, False if it does not come."""
        found: bool = self.page.evaluate(APPEARS, [selector, patience])
        return found

    def _menus(self, marked: str) -> Locator:
        return self.page.locator(f"[data-lit][aria-haspopup=true]{marked}").filter(visible=True)

    def move(self, marked: str = "") -> None:
        """Answer the question by clicking one of the lit things; a phone shows what it does at the first tap."""
        asked = self.decision.get_attribute("data-question")
        lit = self.lit(marked)
        if not lit:
            # A phone shows one part of the board at a time, and marks the part where something is asked.
            self.page.locator("[data-asked=true]").filter(visible=True).or_(self._menus(marked)).first.click()
            lit = self.lit(marked)
        if not lit:
            # A thing that can be used in several ways offers them in a menu.
            menus = self._menus(marked)
            menus.nth(self._chance.below(menus.count())).click()
            lit = self.lit(marked)
        assert lit, f"something is lit when a question is asked; problems: {self.problems}"
        notation = lit[self._chance.below(len(lit))]
        for _ in range(3):
            try:
                # Who was warned of it confirms it there; on a phone the warning lies over the board.
                warned = self.page.locator(f'[role=alertdialog] [data-move="{notation}"]')
                things = self.page.locator(f'[data-move="{notation}"]').filter(visible=True)
                (warned if warned.count() else things).first.click(timeout=5000)
            except TimeoutError:
                if notation in self.lit():
                    raise
                # Others moved meanwhile, and something else is asked.
                return
            if self.appears(f"{DECISION}:not([data-question='{asked}'])", SOON):
                return
        raise AssertionError(f"{notation} was clicked and nothing came of it; problems: {self.problems}")

    def follow(self) -> None:
        """Do as a lesson says."""
        self.move("[data-taught]")

    def wait(self) -> bool:
        """Wait until it is asked something (True) or the game is over (False)."""
        assert self.appears(f"{DECISION}:is([data-state=asked], [data-state=over])")
        return self.is_asked()

    def hand_over(self) -> None:
        """Let a bot play on, and look on to the end."""
        self.page.locator(".popover.player-face > button").click()
        self.page.locator(".player-face .menu .button-quiet").first.click()
        assert self.appears(f"{DECISION}[data-state=over]"), f"the bot plays to the end; problems: {self.problems}"

    def play(self, moves: int = MANY) -> bool:
        """Play so many moves, or to the end; True if the game is over."""
        for _ in range(moves):
            if not self.wait():
                return True
            self.move()
        return False
