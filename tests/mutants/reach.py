"""Which tests run a line that is to be bent: a copy of its file tells, whichever process runs it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Final

from tests.mutants.bending import Mutant
from tests.mutants.trial import FIXTURE, Outcome

# Beside the packages of the bent clone. Servers and workers that a test starts find it there too.
MODULE: Final = "mutant_probe"
# Kept games notice that something has changed, and not what: they come last, so that it shows where all else fails.
KEPT_GAMES: Final = ("tests/games/test_records.py", "tests/games/golden/")
PROBE: Final = f"""
import os
from pathlib import Path

REACHED = Path(__file__).with_suffix(".reached")
told = set()


def reached(number):
    fixture = os.environ.get({FIXTURE!r}, "")
    line = f"{{number}}|{{fixture}}|{{os.environ.get('PYTEST_CURRENT_TEST', '')}}\\n"
    if line not in told:
        told.add(line)
        with REACHED.open("a") as file:
            file.write(line)
"""


def plant(clone: Path, mutants: list[Mutant]) -> None:
    """Let every line that is to be bent tell when it is reached."""
    (clone / "src" / f"{MODULE}.py").write_text(PROBE)
    _told(clone).write_text("")
    for file in {mutant.file for mutant in mutants}:
        path = clone / file
        numbers = {number: mutant.line for number, mutant in enumerate(mutants) if mutant.file == file}
        path.write_text(with_probes(path.read_text(), numbers))


def with_probes(source: str, lines: dict[int, int]) -> str:
    """The source with a line more before the statement of each of these lines."""
    text = source.splitlines(keepends=True)
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
    # Nothing can stand before an `elif`; whoever comes there comes by the `if`.
    statements = [one for one in statements if not text[one.lineno - 1].lstrip().startswith("elif ")]
    probes: list[tuple[int, str]] = []
    for number, line in lines.items():
        around = [one for one in statements if _first_line(one) <= line <= (one.end_lineno or 0)]
        innermost = max(around, key=lambda one: one.lineno)
        indent = " " * innermost.col_offset
        probes.append((_first_line(innermost) - 1, f"{indent}__import__({MODULE!r}).reached({number})\n"))
    for place, probe in sorted(probes, reverse=True):
        text.insert(place, probe)
    return "".join(text)


def _first_line(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(one.lineno for one in decorators)])


@dataclass(frozen=True)
class Reach:
    """The tests that run a line, in the order to try them in, and whether it runs before the first of them."""

    tests: list[str]
    at_import: bool


def reached(clone: Path, mutants: list[Mutant], first: Outcome) -> list[Reach]:
    """For each mutant the tests that reach it, of those that have a time."""
    found: list[set[str]] = [set() for _ in mutants]
    imports: set[int] = set()
    for line in _told(clone).read_text().splitlines():
        number, fixture, test = line.split("|", 2)
        if fixture:
            found[int(number)] |= first.users.get(fixture, set())
        elif test:
            found[int(number)].add(test.rpartition(" ")[0])
        else:
            imports.add(int(number))

    everything = first.seconds.keys()
    return [
        Reach(_in_order(mutant, everything if number in imports else tests & everything, first), number in imports)
        for number, (mutant, tests) in enumerate(zip(mutants, found, strict=True))
    ]


def _in_order(mutant: Mutant, tests: Iterable[str], first: Outcome) -> list[str]:
    """Those of the file's own name first, then the quickest."""
    own = f"test_{PurePath(mutant.file).name}"

    def place(test: str) -> tuple[bool, bool, float]:
        return test.startswith(KEPT_GAMES), PurePath(test.partition("::")[0]).name != own, first.seconds[test]

    return sorted(tests, key=place)


def _told(clone: Path) -> Path:
    return clone / "src" / f"{MODULE}.reached"
