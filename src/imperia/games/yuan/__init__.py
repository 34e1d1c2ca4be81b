"""Yuan, the Art of War: 2 to 8 players plan in secret and at the same time."""

from imperia.games.yuan.game import GAME

__all__ = ["GAME"]
