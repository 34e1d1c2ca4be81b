"""Editions: games that are here a second time, each with the content of a pack, beside the printed ones.

A game compiles tables, moves and effects from its content when it is imported. So an edition is the same modules once
more: imported while a pack is in force, and then taken out of `sys.modules`, where the printed ones have their places
back. They reach each other as they were imported, for no game imports anything while it is played. The kernel is the
same for all. Python loads a native module once, whatever is done to `sys.modules`; so an edition has copies of these.
"""

from __future__ import annotations

import atexit
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import mkdtemp
from threading import Lock
from types import ModuleType
from typing import Final

import msgspec

from imperia.build import NATIVE
from imperia.kernel.errors import BadContent
from imperia.kernel.game import Game
from imperia.kernel.packs import Pack, in_force

PACKAGE: Final = "imperia.games"


class Known(msgspec.Struct, frozen=True):
    """A pack, and the fingerprint of the content that a game has with it."""

    content: str
    pack: Pack


# By game and fingerprint.
_KNOWN: Final[dict[tuple[str, str], Pack]] = {}
_EDITIONS: Final[dict[tuple[str, str], Game]] = {}
_LOADING: Final = Lock()


def add(game: Game, pack: Pack) -> None:
    """Have an edition found by the fingerprint of its content from now on."""
    _KNOWN[game.name, game.fingerprint] = pack
    _EDITIONS[game.name, game.fingerprint] = game


def expect(known: Sequence[Known]) -> None:
    """Have editions imported when they are asked for."""
    _KNOWN.update({(one.pack.game, one.content): one.pack for one in known})


def all_known() -> list[Known]:
    """The editions of this process, for another one."""
    return [Known(content, pack) for (_, content), pack in _KNOWN.items()]


def editions_of(name: str) -> list[Game]:
    """The editions of a game that are here."""
    return [game for (of, _), game in _EDITIONS.items() if of == name]


def find(name: str, content: str) -> Game | None:
    """The edition of a game whose content has this fingerprint, if it is here."""
    if not content:
        return None
    found = _EDITIONS.get((name, content))
    if found is None and (name, content) in _KNOWN:
        found = _EDITIONS[name, content] = make(_KNOWN[name, content])
    return found


def make(pack: Pack) -> Game:
    """The edition of a game that a pack makes."""
    own = f"{PACKAGE}.{pack.game}"
    library = f"{own.replace('.', '_')}__mypyc"
    with _LOADING:
        # The printed one first, so that nobody who imports it meanwhile finds the modules of an edition.
        printed = import_module(own).GAME
        try:
            with _beside(own, library), in_force(pack):
                found = import_module(own).GAME
                # While the pack is in force: both are worked out once.
                _ = found.fingerprint, found.pack
        except BadContent:
            raise
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            # What no struct and no check of the content foresaw, and the tables made from it cannot hold.
            raise BadContent("pack_odd", file=pack.name, problem=f"{type(error).__name__}: {error}") from error
    assert isinstance(found, Game)
    assert found is not printed
    return found


@contextmanager
def _beside(own: str, library: str) -> Iterator[None]:
    """Import a game anew meanwhile, and have its modules where they were afterwards."""

    def taken_out() -> dict[str, ModuleType]:
        names = [name for name in sys.modules if name in (own, library) or name.startswith(f"{own}.")]
        return {name: sys.modules.pop(name) for name in names}

    parent = sys.modules[PACKAGE]
    there, attribute = taken_out(), getattr(parent, own.rpartition(".")[2])
    finder = _Copies(there)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        taken_out()
        sys.modules.update(there)
        setattr(parent, own.rpartition(".")[2], attribute)


class _Copies(MetaPathFinder):
    """Finds copies of native modules in the place of those that are loaded already."""

    def __init__(self, loaded: dict[str, ModuleType]) -> None:
        native = {name: module.__file__ for name, module in loaded.items()}
        self._native: Final = {name: Path(file) for name, file in native.items() if file and file.endswith(NATIVE)}
        self._folder: Final = Path(mkdtemp(prefix="imperia-")) if self._native else None
        if self._folder is not None:
            atexit.register(shutil.rmtree, self._folder, ignore_errors=True)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The copy of a native module; all others are found as ever."""
        original = self._native.get(fullname)
        if original is None or self._folder is None:
            return None
        copy = self._folder / f"{fullname}{NATIVE}"
        shutil.copyfile(original, copy)
        return spec_from_file_location(fullname, copy)
