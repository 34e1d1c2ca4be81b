"""A table: seats, history and undo, without a network."""

from imperia.play.table import HUMAN, Line, Table

__all__ = ["HUMAN", "Line", "Table"]
