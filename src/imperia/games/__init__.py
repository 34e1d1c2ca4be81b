"""The games, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from imperia.kernel.errors import UnknownGame
from imperia.kernel.game import Game

NAMES: Final = ("founders", "settlers", "yuan", "daimyo", "imperium")


def game_names() -> list[str]:
    """The names of all games."""
    return list(NAMES)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame("no_such_game", game=name, games=list(NAMES))
    found = import_module(f"imperia.games.{name}").GAME
    assert isinstance(found, Game)
    return found
