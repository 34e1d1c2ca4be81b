"""What linters, type checkers and import contracts must check at least: the floor.

Whoever wants to check more simply does. Whoever checks less gives the reason beside it, as a comment on the same line
or right above it; where a settings file has no room for one (JSON), or where something is gone altogether, the floor
here is changed with it, so that a review sees it.
"""

from pathlib import Path

from tests.contracts.commands import in_commands
from tests.contracts.page import in_page
from tests.contracts.python import in_python


def complaints(clone: Path) -> list[str]:
    """Every place where a clone of the project checks less than the floor and does not say why, in a sentence each."""
    return [*in_python(clone), *in_page(clone), *in_commands(clone)]
