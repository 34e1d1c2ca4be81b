"""Every refusal of Imperia: a class to catch, a key to its words, and the values that explain it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from imperia.kernel.texts import KERNEL_TEXTS, Texts

# A refusal repeats no more than this of what somebody has written.
LONGEST_QUOTE: Final = 200


class ImperiaError(Exception):
    """Something asked for cannot be done; `say` tells what and why in either language."""

    # Where its words are kept; a layer with refusals of its own has texts of its own.
    texts: ClassVar[Texts] = KERNEL_TEXTS
    # The table of these texts that they stand in.
    table: ClassVar[str] = "error"

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions cross process borders by their arguments, and ours are named.
        return (_rebuild, (type(self), self.key, self.values))

    def say(self, lang: str) -> str:
        """The refusal in words."""
        told = {name: _quote(value, lang) for name, value in self.values.items()}
        return self.texts.say(f"{self.table}.{self.key}", lang, told)


def _quote(value: object, lang: str) -> object:
    """A value as a refusal names it: another refusal in its words, and nothing that goes on for pages."""
    if isinstance(value, ImperiaError):
        return value.say(lang)
    if isinstance(value, list | tuple):
        return [_quote(one, lang) for one in value]
    if isinstance(value, bool):
        # As commands, records and requests write it.
        return str(value).lower()
    text = str(value)
    return f"{text[:LONGEST_QUOTE]}…" if len(text) > LONGEST_QUOTE else value


def _rebuild(kind: type[ImperiaError], key: str, values: dict[str, object]) -> ImperiaError:
    return kind(key, **values)


class DidYouMean(ImperiaError):
    """The closest known word as the end of a refusal ("did you mean ..."); empty when nothing is close."""

    def __init__(self, near: list[str]) -> None:
        super().__init__("near", near=near)

    def __reduce__(self) -> tuple[Any, ...]:
        return (DidYouMean, (self.values["near"],))

    def say(self, lang: str) -> str:
        return self.texts.say("near", lang, self.values) if self.values["near"] else ""


def alike(word: str, words: Sequence[str]) -> list[str]:
    """The words that are spelt much like one that there is not."""
    return get_close_matches(word.lower(), list(words), 3)


class UnknownGame(ImperiaError):
    """No game has that name."""


class BadSetup(ImperiaError):
    """A seat count, an option, a seed or a bot that there is not."""


class BadBot(ImperiaError):
    """A bot that cannot be loaded, fails, or answers what is not legal."""


class BadMove(ImperiaError):
    """A text or a number that is no move of this game at all."""


class IllegalMove(ImperiaError):
    """A move that the rules forbid here and now; `reasons` are the ids of those rules."""

    @property
    def reasons(self) -> list[str]:
        """The ids of the rules that forbid it."""
        rules = self.values["rules"]
        return list(rules) if isinstance(rules, list) else []


class NoUndo(ImperiaError):
    """A move that cannot be taken back any more."""


class NoPlea(ImperiaError):
    """A wish to go back, or an answer to one, that has no place here."""


class BadPosition(ImperiaError):
    """Position data that no game could hold; the message names the field."""


class BadContent(ImperiaError):
    """A content file with a word, a sum or a reference that the game does not know."""


class BadRecord(ImperiaError):
    """A record that is damaged, forged or of another version; the message names the line."""


class Unsound(ImperiaError):
    """A game broke one of the kernel's promises."""
