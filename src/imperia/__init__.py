"""Imperia: empire-building board games, played by their printed rules."""

from imperia.games import game, games

__all__ = ["game", "games"]
