"""The server's refusals and how they are worded."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from imperia.kernel.content import Name
from imperia.kernel.errors import IllegalMove, ImperiaError, UnknownGame
from imperia.kernel.texts import load_texts
from imperia.server.wire import Failure, Refused

TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))

Status = Literal[400, 403, 404, 405, 409, 413, 415, 421, 429, 500, 503]


class Refusal(ImperiaError):
    """Something that the server does not do."""

    texts = TEXTS

    def __init__(self, key: str, status: Status = 400, **values: object) -> None:
        super().__init__(key, **values)
        self.status: Final = status


class StoreRefusal(Refusal):
    """Something that cannot be done now because the database is locked, full or not there; the log has it already."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 503)


def in_words(error: ImperiaError) -> Name:
    """A refusal in both languages."""
    return Name(en=error.say("en"), fr=error.say("fr"))


def as_failure(error: ImperiaError) -> Failure:
    """A refusal as the body of an HTTP error."""
    status: Status = 404 if isinstance(error, UnknownGame) else 400
    return Failure(status=error.status if isinstance(error, Refusal) else status, key=error.key, text=in_words(error))


def as_refused(error: ImperiaError, request: int | None) -> Refused:
    """A refusal as a message to the page."""
    rules = error.reasons if isinstance(error, IllegalMove) else []
    return Refused(id=request, key=error.key, text=in_words(error), rules=rules)
