"""Names as players type them, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 24
# Control signs, invisible format signs, surrogates and private ones have no place in a name.
UNFIT: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean_name(text: str) -> str:
    """One line of visible signs, not too long; empty if nothing is left."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text[: 20 * LONGEST])
    visible = "".join(sign for sign in unicodedata.normalize("NFC", spaced) if unicodedata.category(sign) not in UNFIT)
    return " ".join(visible.split())[:LONGEST].strip()
