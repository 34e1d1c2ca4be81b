"""Daimyo, la Renaissance de l'Empire: 1 to 4 players, 52 heroes, mercenaries for two, an empire to beat alone."""

from imperia.games.daimyo.game import GAME

__all__ = ["GAME"]
