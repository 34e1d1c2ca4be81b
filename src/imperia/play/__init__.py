"""A table: seats, history and undo, without a network."""

from imperia.play.history import Answered, AnyEntry, HandedOver, Moved, OtherEntry, Pleaded, TakenOn, TookBack
from imperia.play.lines import Line
from imperia.play.plea import Plea
from imperia.play.table import HUMAN, REMOTE, Table
from imperia.play.tutor import LEARNER, Advice, Tutor

__all__ = [
    "HUMAN",
    "LEARNER",
    "REMOTE",
    "Advice",
    "Answered",
    "AnyEntry",
    "HandedOver",
    "Line",
    "Moved",
    "OtherEntry",
    "Plea",
    "Pleaded",
    "Table",
    "TakenOn",
    "TookBack",
    "Tutor",
]
