"""Imperia: empire-building board games, played by their printed rules."""

from imperia.games import game, game_names
from imperia.kernel.chance import Chance
from imperia.kernel.errors import IllegalMove, ImperiaError

__version__ = "0.1.0"

__all__ = ["Chance", "IllegalMove", "ImperiaError", "game", "game_names"]
