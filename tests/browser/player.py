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
    """Someone with a browser of their own."""

    def __init__(self, browser: Browser, service: Service, device: Device) -> None:
        self.device: Final = device
        context = browser.new_context(
            base_url=service.url,
            viewport={"width": device.width, "height": device.height},
            locale={"en": "en-GB", "fr": "fr-FR"}[device.lang],
            color_scheme="dark" if device.theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=device.touch,
            is_mobile=device.touch,
        )
        self.page: Final[Page] = context.new_page()
        self.problems: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.page.context.close()
