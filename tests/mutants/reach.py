"""Which tests run a line that is to be bent: a copy of its file tells, whichever process runs it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.mutants.bending import Mutant

# Beside the packages of the bent clone. Servers and workers that a test starts find it there too.
MODULE: Final = "mutant_probe"
# Kept games notice that something has changed, and not what: they come last, so that it shows where all else fails.
KEPT_GAMES: Final = ("tests/games/test_records.py", "tests/games/golden/")
PROBE: Final = """
import os
from pathlib import Path

REACHED = Path(__file__).with_suffix(".reached")
told = set()


def reached(number):
    line = f"{number} {os.environ.get('PYTEST_CURRENT_TEST', '')}\\n"
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


def reached(clone: Path, mutants: list[Mutant], seconds: dict[str, float]) -> list[Reach]:
    """For each mutant the tests that reach it, of those that have a time."""
    calls: list[set[str]] = [set() for _ in mutants]
    imports: set[int] = set()
    shared: set[int] = set()
    for line in _told(clone).read_text().splitlines():
        number, test, when = _parts(line)
        if when == "(call)":
            calls[number].add(test)
        elif when:
            # What is set up for one test may be there for those after it too.
            shared.add(number)
        else:
            imports.add(number)

    def in_order(test: str) -> tuple[bool, float]:
        return test.startswith(KEPT_GAMES), seconds[test]

    return [
        Reach(
            sorted(seconds if number in imports | shared else found & seconds.keys(), key=in_order),
            number in imports,
        )
        for number, found in enumerate(calls)
    ]


def _parts(line: str) -> tuple[int, str, str]:
    number, _, rest = line.partition(" ")
    test, _, when = rest.rpartition(" ")
    return int(number), test, when


def _told(clone: Path) -> Path:
    return clone / "src" / f"{MODULE}.reached"
