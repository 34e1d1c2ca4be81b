"""The games, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from imperia.kernel.errors import UnknownGame
from imperia.kernel.game import Game

NAMES: Final = ("founders", "settlers", "yuan", "daimyo", "imperium")


def game_names() -> list[str]:
    """The names of all games."""
    return list(NAMES)


def check_name(name: str) -> None:
    """Refuse the name of a game that there is not."""
    if name not in NAMES:
        raise UnknownGame("no_such_game", game=name, games=list(NAMES))


def game(name: str) -> Game:
    """The game of that name."""
    check_name(name)
    found = import_module(f"imperia.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def content_folder(name: str) -> Path:
    """Where the printed content of a game lies; asking for it does not import the game."""
    return Path(__file__).parent / name / "content"
