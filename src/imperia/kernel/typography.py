"""How words are set for a reader: spaces, signs, numbers and lists as a language prints them, and names that elide."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

NO_BREAK: Final = "\u00a0"
# Between backticks stands what is typed or drawn letter by letter.
LITERAL: Final = re.compile(r"(`[^`]*`)")
# A hyphen that is a minus: before a number that stands alone, or within a sum; not within the coordinates of a cell.
MINUS: Final = re.compile(r"(?<!\S)-(?=\d+(?![\d,]))|(?<=\d )-(?= \d)|(?<=\d)-(?=\d+ =)")
TIMES: Final = re.compile(r"(?<=\d) x (?=\d)")
# Where French has a space that no line may end with.
BEFORE: Final = re.compile(r" (?=[:;?!»])")
AFTER: Final = re.compile(r"(?<=«) ")
# Smaller numbers, years among them, are printed without a gap.
LONG: Final = 10_000
BETWEEN_THOUSANDS: Final = {"en": ",", "fr": NO_BREAK}
LAST_OF_A_LIST: Final = {"en": " and ", "fr": " et "}
ENGLISH_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}

# What a name may be said with: `{who:de}` is "de Léo", "d’Ana", and "du Joueur virtuel" of "le Joueur virtuel".
ELIDED: Final = {"de": "d’", "que": "qu’", "le": "l’", "la": "l’", "du": "de l’", "au": "à l’"}
CONTRACTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
ORDINAL: Final = "ordinal"
# What one may choose from has commas only.
CHOICE: Final = "list"
FORMS: Final = (*ELIDED, "à", ORDINAL, CHOICE)


def typeset(text: str, lang: str) -> str:
    """A text as it is printed: apostrophes, arrows and signs, and in French the spaces that do not break."""
    return "".join(part if part.startswith("`") else _set(part, lang) for part in LITERAL.split(text))


def _set(text: str, lang: str) -> str:
    text = text.replace("'", "’").replace("->", "→")
    text = TIMES.sub(" × ", MINUS.sub("−", text))
    return AFTER.sub(NO_BREAK, BEFORE.sub(NO_BREAK, text)) if lang == "fr" else text


def listed(words: Sequence[str], lang: str) -> str:
    """An enumeration with the language's "and" before the last."""
    *others, last = words or [""]
    return LAST_OF_A_LIST[lang].join([", ".join(others), last]) if others else last


def number(value: int, lang: str) -> str:
    """A number with its thousands apart."""
    return f"{value:,}".replace(",", BETWEEN_THOUSANDS[lang]) if abs(value) >= LONG else str(value)


def in_form(word: str, form: str, lang: str) -> str:
    """A word in one of the forms that a text may ask for, or with a capital in that form; only French changes names."""
    if form == ORDINAL:
        return ordinal(int(word), lang)
    if lang == "en":
        return word
    said = french(form.lower(), word)
    return said[0].upper() + said[1:] if form[0].isupper() else said


def ordinal(value: int, lang: str) -> str:
    """The place in a ranking: 1st, 2nd; 1er, 2e."""
    if lang == "fr":
        return "1er" if value == 1 else f"{value}e"
    return f"{value}{'th' if value % 100 in (11, 12, 13) else ENGLISH_ENDINGS.get(value % 10, 'th')}"


def french(before: str, name: str) -> str:
    """A name with the word before it, contracted with its article or elided before a vowel."""
    article, _, rest = name.partition(" ")
    contracted = CONTRACTED.get(f"{before} {article.lower()}")
    if contracted and rest:
        return f"{contracted} {rest}"
    return ELIDED[before] + name if before in ELIDED and elides(name) else f"{before} {name}"


def elides(name: str) -> bool:
    """True if a word before the name loses its e: it begins with a vowel or an h, or with a y before a consonant."""
    letters = unicodedata.normalize("NFD", name.casefold())
    plain = "".join(one for one in letters if not unicodedata.combining(one))
    if plain.startswith("y"):
        return len(plain) > 1 and plain[1] not in "aeiou"
    return plain[:1] in tuple("aeiouhœæ")
