"""Imperium, Classics and Legends: 2 to 4 players, 16 nations, 552 cards."""

from imperia.games.imperium.game import GAME

__all__ = ["GAME"]
