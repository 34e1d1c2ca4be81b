"""The optional native build; everything else about the package stands in pyproject.toml.

With IMPERIA_MYPYC=1 in the environment, mypyc compiles the kernel and the games as one group.
Without it, Imperia is a pure Python package. The same files run both ways.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED_PACKAGES = ("src/imperia/kernel", "src/imperia/games")

# Files of these names stay interpreted: they define msgspec Structs, which build themselves with a
# metaclass that a native class cannot have, or they only load data once at start.
INTERPRETED = {
    "__init__.py",
    "content.py",
    "errors.py",
    "game.py",
    "picture.py",
    "position.py",
    "record.py",
    "rules.py",
    "texts.py",
    "view.py",
}


def native_sources() -> list[str]:
    """List the files to compile, in an order that is the same on every machine."""
    return sorted(
        path.as_posix()
        for package in COMPILED_PACKAGES
        for path in Path(package).rglob("*.py")
        if path.name not in INTERPRETED
    )


def native_modules() -> list[Any]:
    if os.environ.get("IMPERIA_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    sources = native_sources()
    return mypycify(sources, opt_level="3", debug_level="0", group_name="imperia", target_dir="build/native")


setup(ext_modules=native_modules())
