"""Settlers, Naissance d'un Empire: 1 to 4 players, 4 factions, 220 cards."""

from imperia.games.settlers.game import GAME

__all__ = ["GAME"]
