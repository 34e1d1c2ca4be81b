"""Copies of a SQLite file, made beside it before it is updated."""

from __future__ import annotations

import filecmp
import glob
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Final

from imperia.server.database import make_private
from imperia.server.errors import Refusal

# How many tables there are, and how many of them have seats.
SEATED: Final = "SELECT count(*), count((SELECT min(seat) FROM chairs WHERE table_id = id)) FROM tables"


def copy_beside(file: Path, revision: str) -> Path:
    """Copy a SQLite file as it was last committed, for nobody but its owner to read; or refuse to go on without.

    No copy is written over another. One that holds the same already is enough, so that a server which is started again
    and again does not fill the disk.
    """
    fresh = file.with_name(f"{file.name}-copying")
    try:
        fresh.unlink(missing_ok=True)
        make_private(fresh)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(fresh)) as target:
            source.backup(target)
        for copy in _names(file, revision):
            if not copy.exists():
                # Under this name it is whole, whenever the process may be killed.
                return fresh.rename(copy)
            if filecmp.cmp(copy, fresh, shallow=False):
                fresh.unlink()
                return copy
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            fresh.unlink()
        raise Refusal("no_copy", database=file, problem=error) from error
    raise AssertionError("some name is free")


def _names(file: Path, revision: str) -> Iterator[Path]:
    yield file.with_name(f"{file.name}-copy-{revision}")
    for number in count(2):
        yield file.with_name(f"{file.name}-copy-{revision}-{number}")


def find_whole_copy(file: Path) -> Path | None:
    """The newest copy that has tables, and all of them with their seats."""
    copies = map(Path, glob.glob(f"{glob.escape(str(file))}-copy-*"))
    return max(filter(_is_whole, copies), key=os.path.getmtime, default=None)


def _is_whole(copy: Path) -> bool:
    try:
        # Otherwise opening it would leave files beside it.
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?immutable=1", uri=True)) as opened:
            tables, seated = opened.execute(SEATED).fetchone()
            return bool(tables == seated > 0)
    except sqlite3.Error:
        return False
