"""The bots' names and descriptions, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.kernel.texts import load_texts

BOT_TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))


def bot_label(bot: str, lang: str) -> str:
    """The name of a bot; for one from a file, its path."""
    return BOT_TEXTS.say(f"label.{bot}", lang) if f"label.{bot}" in BOT_TEXTS else bot
