"""All words of the C.I.V.'s tables, and the rows read by them."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.common import COMMON
from imperia.games.imperium.automa.control import CONDITIONS, CONTROL
from imperia.games.imperium.automa.op import are_alone
from imperia.games.imperium.automa.own import OWN
from imperia.games.imperium.automa.you import YOU_OPS, Strike
from imperia.games.imperium.deed import load_deed
from imperia.games.imperium.solo_tables import ROWS, Row
from imperia.kernel.effects import Effect
from imperia.kernel.lexicon import Lexicon


def strikes(effect: Effect[Any, Any]) -> list[Strike]:
    """The ops of an effect that harm the player, in their order."""
    found: list[Strike] = []
    for op in effect.ops:
        if isinstance(op, Strike):
            found.append(op)
        for inner in op.inner():
            found += strikes(inner)
    return found


def read_row(lexicon: Lexicon, row: Row) -> None:
    """Read a row, and find the parts of it that are attacks: all that harm, if one of them is hostile (IMP-272)."""
    lexicon.read(row.effect)
    row.alone = are_alone(row.effect)
    found = strikes(row.effect)
    if any(op.hostile for op in found):
        for part, op in enumerate(found):
            op.part = part
            row.attacks.append(op)


def read_rows(lexicon: Lexicon, rows: list[Row]) -> list[Row]:
    """The rows, read."""
    for row in rows:
        read_row(lexicon, row)
    return rows


CIV_LEXICON: Final = Lexicon([*CONTROL, *OWN, *COMMON, *YOU_OPS], CONDITIONS, load_frame=load_deed)
CIV_ROWS: Final = read_rows(CIV_LEXICON, ROWS)
