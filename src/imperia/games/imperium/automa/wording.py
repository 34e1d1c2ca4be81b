"""The rows of the C.I.V.'s tables in words, written from their declarations."""

from __future__ import annotations

from imperia.games.imperium.automa.lexicon import CIV_LEXICON as CIV_LEXICON
from imperia.games.imperium.language.voice import sentence
from imperia.games.imperium.solo_tables import ROWS, Row
from imperia.games.imperium.words import TEXTS
from imperia.kernel.signs import Voice


def row_words(row: Row, lang: str) -> list[str]:
    """A row in words, a sentence a step, as texts with signs."""
    voice = Voice(TEXTS, lang)
    return [sentence(op.say(voice)) for op in row.effect.ops]


def rows_in_words(lang: str) -> dict[str, list[str]]:
    """All rows, by the key of what they do."""
    return {row.effect.key: row_words(row, lang) for row in ROWS}
