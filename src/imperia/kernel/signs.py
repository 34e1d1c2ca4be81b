"""Texts with signs: what the page draws and the terminal spells.

A sign stands for a thing, or a number of it, in the midst of a text: `[good:wood:2]`, `[card:mill]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from imperia.kernel.texts import Texts
from imperia.kernel.words import Noun

SIGN: Final = re.compile(r"\[(\w+):([\w,.-]+)(?::(-?\d+))?\]")
# What stands before what it brings about; the sign of a thing has colons, too.
ARROW: Final = "→"
STAGES: Final = re.compile(rf" {ARROW} |\u00a0?: ")
# Signs that are drawn side by side are said with a comma between them.
SIDE_BY_SIDE: Final = re.compile(r"\] \[")


def sign(noun: str, word: str, count: int | None = None) -> str:
    """A thing as a sign, optionally with its number."""
    return f"[{noun}:{word}]" if count is None else f"[{noun}:{word}:{count}]"


def spell(text: str, name: Callable[[str, str, int | None], str]) -> str:
    """A text with every sign in words; `name` gives the name of a thing, or of a number of them."""
    return SIGN.sub(lambda found: name(found[1], found[2], int(found[3]) if found[3] else None), text)


def in_short(text: str) -> str:
    """The signs of a text alone, where there is no room for words: what it takes, an arrow, what it brings."""
    stages = [" ".join(found[0] for found in SIGN.finditer(part)) for part in STAGES.split(text)]
    if not any(stages):
        return ""
    return " → ".join([stages[0], *(stage or "…" for stage in stages[1:])]).strip()


def in_words(text: str, texts: Texts, nouns: Mapping[str, Noun], lang: str) -> str:
    """A text with every sign as a game calls the thing: a number of it as `amount.<word>` says."""

    def name(noun: str, word: str, count: int | None) -> str:
        if count is not None:
            return texts.say(f"amount.{word}", lang, {"count": count})
        place = nouns[noun].index(word) if noun in nouns else None
        return texts.say(f"noun.{noun}.{word}", lang) if place is None else nouns[noun].label(place, lang)

    return spell(SIDE_BY_SIDE.sub("], [", text), name)


class Voice:
    """How effects are said in one language: a game's texts, and signs in them."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self.texts: Final = texts
        self.lang: Final = lang

    def say(self, key: str, details: Mapping[str, object] | None = None) -> str:
        """The text of a key with its details filled in."""
        return self.texts.say(key, self.lang, details)

    def in_order(self, said: Sequence[str]) -> str:
        """One thing after the other; what is done over again is said once, and an arrow needs no comma."""
        half, odd = divmod(len(said), 2)
        if half and not odd and said[:half] == said[half:] and "effect.do_twice" in self.texts:
            return self.say("effect.do_twice", {"what": self.in_order(said[:half])})
        return self.say("effect.and").join(said).replace(f"{ARROW}{self.say('effect.and')}", f"{ARROW} ")

    def one_of(self, said: Sequence[str]) -> str:
        """One thing or another."""
        return self.say("effect.or").join(said)
