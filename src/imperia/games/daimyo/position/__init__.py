"""Positions as data: read from tests, puzzles and saved games, and written back without loss."""

from imperia.games.daimyo.position.data import PositionData
from imperia.games.daimyo.position.reading import position
from imperia.games.daimyo.position.writing import data_of

__all__ = ["PositionData", "data_of", "position"]
