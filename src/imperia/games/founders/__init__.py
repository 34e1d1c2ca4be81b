"""Founders of the Empire: 2 to 4 players, 97 tiles, 24 tokens."""

from imperia.games.founders.game import GAME

__all__ = ["GAME"]
