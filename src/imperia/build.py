"""Which build runs: kernel, games and search compiled, or interpreted.

In a clone, `make compile` puts native modules into build/compiled. They are used as long as they were made from the
sources as they are now; after a change the changed sources run, interpreted, until `make compile` has been run again.
IMPERIA_BUILD=interpreted or =compiled in the environment asks for one of the two, and nothing runs if it is not there.
Run as a program, this file prints the fingerprint of the sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

PACKAGE: Final = Path(__file__).parent
CLONE: Final = PACKAGE.parents[1]
COMPILED: Final = CLONE / "build" / "compiled"
FINGERPRINT: Final = COMPILED / "fingerprint"
Build = Literal["compiled", "interpreted"]
# How the files of native modules end, for this version of Python on this kind of machine.
NATIVE: Final = EXTENSION_SUFFIXES[0]

# What the native modules follow from: sources, and the settings and versions of what compiles them.
FOLDERS: Final = (PACKAGE / "kernel", PACKAGE / "games", PACKAGE / "search")
SETTINGS: Final = ("setup.py", "pyproject.toml", "requirements-dev.txt")


def fingerprint() -> str:
    """A word that changes with the name or the contents of anything that the native modules follow from."""
    sources = [source for folder in FOLDERS for source in folder.rglob("*.py")]
    found = sha256(NATIVE.encode())
    for file in sorted([*sources, *(CLONE / name for name in SETTINGS)]):
        found.update(file.relative_to(CLONE).as_posix().encode())
        found.update(sha256(file.read_bytes()).digest())
    return found.hexdigest()


def is_up_to_date() -> bool:
    """True if there are native modules that were made from the sources as they are."""
    try:
        return FINGERPRINT.read_text() == fingerprint()
    except FileNotFoundError:
        return False


class NativeModules(MetaPathFinder):
    """Finds the native modules of a clone before the files that they were made from."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("imperia"):
            return None
        file = COMPILED / f"{fullname.replace('.', '/')}{NATIVE}"
        return spec_from_file_location(fullname, file) if file.is_file() else None


def builds() -> list[Build]:
    """The builds that there are of this package, the fastest last."""
    if (PACKAGE / "kernel" / f"playout{NATIVE}").is_file():
        # Installed from a compiled wheel.
        return ["compiled"]
    return ["interpreted", "compiled"] if is_up_to_date() else ["interpreted"]


def choose() -> Build:
    """See to it that the fastest build is imported, or the one that is asked for."""
    there = builds()
    wanted = os.environ.get("IMPERIA_BUILD") or there[-1]
    for build in there:
        if build == wanted:
            if len(there) > 1 and build == "compiled":
                sys.meta_path.insert(0, NativeModules())
            return build
    raise ImportError(f"IMPERIA_BUILD is {wanted}, and of these sources there is only: {', '.join(there)}")


BUILD: Final = choose()

if __name__ == "__main__":
    print(fingerprint())
