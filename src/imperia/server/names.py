"""Names as players type them, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

# Signs that stand side by side.
LONGEST: Final = 24
# Control signs, invisible format signs, surrogates and private ones have no place in a name.
UNFIT: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
# Accents, points and vowels above, below and around another sign; a Hebrew letter has up to three.
STACKED: Final = {"Mn", "Me"}
HIGHEST: Final = 3
# So many characters the database has room for, however they are stacked.
ROOM: Final = 64


def clean_name(text: str) -> str:
    """One line of visible signs, not too long and not too high; empty if nothing is left."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text[: 20 * LONGEST])
    visible = "".join(sign for sign in unicodedata.normalize("NFC", spaced) if unicodedata.category(sign) not in UNFIT)
    return _cut(" ".join(visible.split())).strip()


def _cut(line: str) -> str:
    """A line cut to its length, each sign with few marks on top; what would stand on nothing is left out."""
    kept: list[str] = []
    signs, height = 0, HIGHEST
    for sign in line:
        if unicodedata.category(sign) in STACKED:
            height += 1
            if height > HIGHEST:
                continue
        elif signs == LONGEST:
            break
        else:
            signs += 1
            height = HIGHEST if sign == " " else 0
        kept.append(sign)
    return "".join(kept[:ROOM])
