"""The games, by name; each is imported when it is asked for, and may be here with packs of content besides."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from imperia.games import editions
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


# The games that were asked for. While an edition of one is imported, its modules have the places of the printed one.
_FOUND: Final[dict[str, Game]] = {}


def game(name: str, content: str = "") -> Game:
    """The game of that name: the edition whose content has this fingerprint, if it is here, else the printed one."""
    check_name(name)
    edition = editions.find(name, content)
    if edition is not None:
        return edition
    if name not in _FOUND:
        found = import_module(f"imperia.games.{name}").GAME
        assert isinstance(found, Game)
        _FOUND[name] = found
    return _FOUND[name]


def content_folder(name: str) -> Path:
    """Where the printed content of a game lies; asking for it does not import the game."""
    return Path(__file__).parent / name / "content"
