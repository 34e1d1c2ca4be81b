"""The form of a position: every field once, with its kind, its range and who may see it."""

from imperia.kernel.form.cards import Card, Cards, Open, Pointers
from imperia.kernel.form.field import Dealt, Field, Observed, OfParty, OfTurn, RowOfParty, Told
from imperia.kernel.form.form import Form
from imperia.kernel.form.kinds import (
    Counts,
    Deal,
    Flag,
    Given,
    Kind,
    Mask,
    OneOf,
    Parties,
    Pile,
    Pointer,
    PointerMask,
    Seat,
    Tally,
    Thing,
    Whole,
)
from imperia.kernel.form.nesting import Listed, Maybe, Named, Record, Several
from imperia.kernel.form.observing import EVERYBODY, HELD, LOOKED, NOBODY, OWNER, Eye, Part, Writer
from imperia.kernel.form.places import Grid, Laid, Marks
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.saving import begin, finish

__all__ = [
    "EVERYBODY", "HELD", "LOOKED", "NOBODY", "OWNER", "Card", "Cards", "Counts", "Deal", "Dealt", "Eye", "Field",
    "Flag", "Form", "Given", "Grid", "Kind", "Laid", "Listed", "Marks", "Mask", "Maybe", "Named", "Observed",
    "OfParty", "OfTurn", "OneOf", "Open", "Part", "Parties", "Pile", "Pointer", "PointerMask", "Pointers",
    "Reading", "Record", "RowOfParty", "Seat", "Several", "Tally", "Thing", "Told", "Whole", "Writer", "begin",
    "finish",
]  # fmt: skip
