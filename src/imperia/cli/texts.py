"""What the terminal says to a player, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.cli.options import Lang
from imperia.kernel.texts import load_texts

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))

# What can be typed instead of a move, in the order of the help.
COMMAND_NAMES: Final = ("undo", "restart", "why", "rule", "log", "look", "help", "quit")


def text(key: str, lang: Lang, **values: object) -> str:
    """A text with its details filled in."""
    return TEXTS.say(key, lang, values)
