"""A view as text, for the terminal."""

from __future__ import annotations

from imperia.games.daimyo.view import DaimyoView
from imperia.kernel.texts import Texts


def draw(texts: Texts, view: DaimyoView, lang: str, width: int) -> str:
    """The table."""
    return ""
