"""Imperia: empire-building board games, played by their printed rules."""

# The build comes first: it decides where kernel and games are imported from.
from imperia.build import BUILD
from imperia.games import game, game_names
from imperia.kernel.chance import Chance
from imperia.kernel.errors import IllegalMove, ImperiaError

__version__ = "0.1.0"

__all__ = ["BUILD", "Chance", "IllegalMove", "ImperiaError", "game", "game_names"]
