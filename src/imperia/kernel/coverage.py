"""Which rules have a test that says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from imperia.kernel.rules import RuleBook


class Coverage(msgspec.Struct, frozen=True):
    """How many rules a game has, how many a test can check, how many a test does check, and which it does not."""

    rules: int
    testable: int
    tested: int
    untested: list[str]


def _is_rule_mark(mark: ast.expr) -> bool:
    return (isinstance(mark, ast.Name) and mark.id == "rule") or (
        isinstance(mark, ast.Attribute) and mark.attr == "rule"
    )


def _marked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _is_rule_mark(decorator.func):
                    yield from (str(one.value) for one in decorator.args if isinstance(one, ast.Constant))


def rules_with_tests(folder: Path) -> set[str]:
    """The ids in every `@rule(...)` on a test function below a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        found.update(_marked(ast.parse(path.read_text("utf-8"))))
    return found


def coverage(rules: RuleBook, tested: set[str]) -> Coverage:
    """The rule coverage of one game."""
    testable = [rule.id for rule in rules.all() if rule.testable]
    untested = [rule_id for rule_id in testable if rule_id not in tested]
    return Coverage(len(rules.all()), len(testable), len(testable) - len(untested), untested)
