"""Where the system's Chromium is; run as a program it fails when there is none."""

from __future__ import annotations

import shutil
import sys
from typing import Final

# The shell first: it draws pages and no windows around them, which makes a click twice as quick.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

# Root cannot use the sandbox, and a test machine has neither a graphics card nor a network to phone home.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of the first browser that is there."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    sys.exit(find_chromium() is None)
