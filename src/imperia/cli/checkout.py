"""Where the tests are, if this is a checkout of the project."""

from __future__ import annotations

from pathlib import Path

import imperia
from imperia.kernel.errors import ImperiaError


def tests_folder() -> Path:
    """The tests of the checkout in which somebody stands, or of the one that this code runs from."""
    here = Path.cwd()
    beside_the_source = Path(imperia.__file__).resolve().parents[2]
    for root in (here, *here.parents, beside_the_source):
        if (root / "src" / "imperia" / "games").is_dir() and (root / "tests" / "games").is_dir():
            return root / "tests"
    raise ImperiaError("no_tests")
