"""The terminal's texts for players, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.cli.options import Lang
from imperia.kernel.texts import load_texts

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))

# What can be typed instead of a move, in the order of the help.
COMMAND_NAMES: Final = ("undo", "restart", "hint", "why", "rule", "log", "look", "help", "quit")


def heads(names: str, lang: Lang) -> list[str]:
    """The heads of a table, by their names; one that ends with > stands on the right."""
    found = [name.partition(">") for name in names.split()]
    return [text(f"head.{name}", lang) + right for name, right, _ in found]


def decimal(value: float, places: int, lang: Lang) -> str:
    """A number with that many decimals, and a comma for its point in French."""
    written = f"{value:.{places}f}"
    return written.replace(".", ",") if lang == Lang.fr else written


def text(key: str, lang: Lang, **values: object) -> str:
    """A text with its details filled in."""
    return TEXTS.say(key, lang, values)
