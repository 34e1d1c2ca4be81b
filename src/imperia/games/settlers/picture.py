"""A view as text, for the terminal."""

from __future__ import annotations

from imperia.games.settlers.view import SettlersView
from imperia.kernel.texts import Texts


def draw(texts: Texts, view: SettlersView, lang: str, width: int) -> str:
    """The whole table."""
    return ""
