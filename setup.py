"""The optional native build; everything else about the package stands in pyproject.toml.

With IMPERIA_MYPYC=1 in the environment, mypyc compiles the kernel and each game into a library of its own, so that a
build uses every core and no C file grows with the number of games. Without it, Imperia is a pure Python package.
The same files run both ways.
"""

import os
import re
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED_PACKAGES = ("src/imperia/kernel", "src/imperia/games")

# Files of these names stay interpreted: front pages, data, errors and words, which no hot loop calls.
INTERPRETED = {"__init__.py", "content.py", "errors.py", "game.py", "picture.py", "texts.py", "view.py"}

# So does every file that imports msgspec. A Struct in a compiled file silently loses its options (frozen,
# kw_only, forbid_unknown_fields) and the element types of its fields, so that bad data would pass.
DEFINES_STRUCTS = re.compile(r"^(import|from) msgspec\b", re.MULTILINE)


def is_native(path: Path) -> bool:
    return path.name not in INTERPRETED and not DEFINES_STRUCTS.search(path.read_text(encoding="utf-8"))


def native_sources() -> list[str]:
    """List the files to compile, in an order that is the same on every machine."""
    return sorted(
        path.as_posix() for package in COMPILED_PACKAGES for path in Path(package).rglob("*.py") if is_native(path)
    )


def library(source: str) -> str:
    """The name of the library that a file is compiled into: imperia_kernel, imperia_games_yuan."""
    return "_".join(Path(source).parent.parts[1:4])


def native_modules() -> list[Any]:
    if os.environ.get("IMPERIA_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    sources = native_sources()
    libraries: dict[str, list[str]] = {}
    for source in sources:
        libraries.setdefault(library(source), []).append(source)
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in libraries.items()]
    return mypycify(sources, opt_level="2", debug_level="0", separate=separate, target_dir="build/native")


setup(ext_modules=native_modules())
