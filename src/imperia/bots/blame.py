"""Whose mistake it was: an error in a bot, told with the line of its own file."""

from __future__ import annotations

import traceback
from typing import Final

# Modules of users' bots are named so, and nothing else is.
PREFIX: Final = "imperia_bot_"


def blame(error: BaseException) -> str:
    """An error in one line, with the last place in a bot's own file that led to it."""
    words = " ".join(f"{type(error).__name__}: {error}".split())
    places = [
        f"{frame.f_code.co_filename}, line {line}"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__", "")).startswith(PREFIX)
    ]
    return f"{words} ({places[-1]})" if places else words
