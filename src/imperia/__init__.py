"""Imperia: empire-building board games, played by their printed rules."""

from imperia.games import game, game_names

__all__ = ["game", "game_names"]
