"""The coach's words, in French and English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from imperia.coach.trial import RIVALS
from imperia.kernel.game import Game
from imperia.kernel.texts import load_texts

COACH_TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))


def reason_label(game: Game, part: str, lang: str) -> str:
    """The subject of a difference at the end of two lines."""
    return COACH_TEXTS.say("rivals", lang) if part == RIVALS else game.part_label(part, lang)
