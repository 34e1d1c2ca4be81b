"""Errors in the account that somebody gives of their own table, and gaps in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from imperia.games.imperium.content import CARDS, NATIONS
from imperia.games.imperium.texts import TEXTS
from imperia.kernel.content import Name
from imperia.kernel.errors import ImperiaError
from imperia.kernel.texts import Texts

NAMES: Final[dict[object, Name]] = {one.id: one.name for one in (*CARDS, *NATIONS)}

if TYPE_CHECKING:
    from imperia.games.imperium.automa.beside.matters import Matter


class BadFacts(ImperiaError):
    """A table that cannot be; the message names the rule."""

    texts: ClassVar[Texts] = TEXTS

    def say(self, lang: str) -> str:
        """With the names of cards and nations instead of their words."""
        named = {key: NAMES[value].say(lang) for key, value in self.values.items() if value in NAMES}
        return self.texts.say(f"error.{self.key}", lang, {**self.values, **named})


class Unanswered(Exception):
    """Only the player can see how it goes on."""

    def __init__(self, matter: Matter) -> None:
        super().__init__(matter.name)
        self.matter: Final = matter
