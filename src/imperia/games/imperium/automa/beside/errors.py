"""What is wrong with what somebody tells of his own table, and what he has not told yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from imperia.games.imperium.texts import TEXTS
from imperia.kernel.errors import ImperiaError
from imperia.kernel.texts import Texts

if TYPE_CHECKING:
    from imperia.games.imperium.automa.beside.matters import Matter


class BadFacts(ImperiaError):
    """A table that cannot be; the message names the rule."""

    texts: ClassVar[Texts] = TEXTS


class Unanswered(Exception):
    """Only the player can see how it goes on."""

    def __init__(self, matter: Matter) -> None:
        super().__init__(matter.name)
        self.matter: Final = matter
