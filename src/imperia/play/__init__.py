"""A table: seats, history and undo, without a network."""

from imperia.play.history import Answered, AnyEntry, HandedOver, Moved, Pleaded, TakenOn, TookBack
from imperia.play.lines import Line
from imperia.play.plea import Plea
from imperia.play.table import HUMAN, Table

__all__ = [
    "HUMAN",
    "Answered",
    "AnyEntry",
    "HandedOver",
    "Line",
    "Moved",
    "Plea",
    "Pleaded",
    "Table",
    "TakenOn",
    "TookBack",
]
