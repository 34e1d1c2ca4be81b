"""ruff, mypy and import-linter: their settings in pyproject.toml, and what sources say to them."""

import re
import tokenize
import tomllib
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

RULES = {
    "E", "F", "W", "I", "B", "PLE", "PLW", "UP", "SIM", "C4", "PIE", "RET", "RUF", "PERF", "FURB", "PT", "PGH",
    "D1", "D200", "D209", "D300", "D400", "D419",
}  # fmt: skip
LONGEST_LINE = 120
# What switches rules off.
LESS = ("ignore", "extend-ignore", "per-file-ignores", "extend-per-file-ignores", "exclude")

CHECKED = {"src", "tests", "bench", "setup.py"}
STRICT = ("strict", "warn_unreachable")
ERROR_CODES = {"ignore-without-code", "possibly-undefined", "truthy-bool"}
# What mypy is told without being told to overlook something.
HARMLESS = {"files", "mypy_path", "explicit_package_bases", "enable_error_code", "overrides", *STRICT}

# From above to below; what stands on one level knows nothing of what stands on a higher one.
LAYERS = (("cli",), ("server",), ("play", "coach", "lab", "research"), ("bots",), ("games", "search"), ("kernel",))
WEB = {"litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "psycopg"}
BELOW_THE_SERVER = {
    "imperia.kernel", "imperia.games", "imperia.search", "imperia.bots", "imperia.play", "imperia.coach", "imperia.lab",
    "imperia.cli",
}  # fmt: skip
# Who must not know what.
FORBIDDEN = (
    ({"imperia.kernel"}, {"imperia.games"}),
    ({"imperia.kernel", "imperia.games", "imperia.search"}, {"typer", "rich", "catanatron"}),
    (BELOW_THE_SERVER, WEB),
)
# What loosens a contract of imports.
LOOSER = ("ignore_imports", "exhaustive_ignores", "allow_indirect_imports", "as_packages", "unmatched_ignore_imports")

SOURCES = ("src/**/*.py", "tests/**/*.py", "bench/**/*.py", "*.py")
# A comment that silences a checker, and what stands behind it.
SILENCED = re.compile(
    r"#\s*(noqa(?::\s*[A-Z]+\d+(?:[, ]+[A-Z]+\d+)*)?|type:\s*ignore(?:\[[\w, -]*\])?|(?:ruff|flake8|mypy):\s*[\w-]+"
    r"(?:\s*[:=]\s*[\w\", -]+)?)(.*)",
    re.IGNORECASE,
)


def in_python(clone: Path) -> Iterator[str]:
    """What is checked less than it should be on the Python side."""
    text = (clone / "pyproject.toml").read_text()
    tools = tomllib.loads(text)["tool"]
    lines = text.splitlines()
    yield from _ruff(tools["ruff"], lines)
    yield from _mypy(tools.get("mypy", {}), lines)
    yield from _imports(tools.get("importlinter", {}), lines)
    for pattern in SOURCES:
        for file in sorted(clone.glob(pattern)):
            yield from _silenced(file, file.relative_to(clone))


def _ruff(ruff: Mapping[str, Any], lines: list[str]) -> Iterator[str]:
    lint = ruff.get("lint", {})
    for rule in sorted(RULES - {*lint.get("select", ()), *lint.get("extend-select", ())}):
        yield f"pyproject.toml: ruff no longer checks {rule}, which is part of the floor."
    if ruff.get("line-length", 0) > LONGEST_LINE:
        yield f"pyproject.toml: lines may be longer than {LONGEST_LINE} characters."
    yield from _unexplained(lines, "tool.ruff", ("exclude", "extend-exclude", "force-exclude"))
    yield from _unexplained(lines, "tool.ruff.lint", LESS)
    for table in ("per-file-ignores", "extend-per-file-ignores"):
        yield from _unexplained(lines, f"tool.ruff.lint.{table}", lint.get(table, ()))


def _mypy(mypy: Mapping[str, Any], lines: list[str]) -> Iterator[str]:
    for flag in STRICT:
        if mypy.get(flag) is not True:
            yield f"pyproject.toml: mypy is no longer told to be {flag}."
    for code in sorted(ERROR_CODES - {*mypy.get("enable_error_code", ())}):
        yield f"pyproject.toml: mypy no longer reports {code}."
    for folder in sorted(CHECKED - {*mypy.get("files", ())}):
        yield f"pyproject.toml: mypy no longer looks at {folder}."
    yield from _unexplained(lines, "tool.mypy", mypy.keys() - HARMLESS)
    for number, line in enumerate(lines):
        if line.startswith("[[tool.mypy.overrides]]") and not _explained(lines, number):
            yield f"pyproject.toml: line {number + 1} asks less of some modules in mypy and does not say why."


def _imports(linter: Mapping[str, Any], lines: list[str]) -> Iterator[str]:
    contracts = linter.get("contracts", [])
    if "imperia" not in linter.get("root_packages", ()) or linter.get("include_external_packages") is not True:
        yield "pyproject.toml: import-linter no longer looks at all of imperia and what it imports from outside."
    if not any(_keeps_layers(one) for one in contracts if one["type"] == "layers"):
        yield "pyproject.toml: no contract keeps the layers of imperia in their order, all of them."
    if not any(one["type"] == "independence" and "imperia.games.*" in one["modules"] for one in contracts):
        yield "pyproject.toml: no contract keeps the games from knowing each other."
    forbidden = [one for one in contracts if one["type"] == "forbidden"]
    for sources, modules in FORBIDDEN:
        if not any(sources <= {*one["source_modules"]} and modules <= {*one["forbidden_modules"]} for one in forbidden):
            yield f"pyproject.toml: no contract keeps {', '.join(sorted(modules))} out of {', '.join(sorted(sources))}."
    yield from _unexplained(lines, "tool.importlinter.contracts", LOOSER)


def _keeps_layers(contract: Mapping[str, Any]) -> bool:
    """True for a contract in which every layer of the floor stands above those that it stood above."""
    place = {
        name.strip(" ()"): level
        for level, names in enumerate(contract["layers"])
        for name in re.split("[:|]", names)
    }  # fmt: skip
    levels = [[place.get(name) for name in names] for names in LAYERS]
    known = [[level for level in names if level is not None] for names in levels]
    return (
        contract.get("containers") == ["imperia"]
        and contract.get("exhaustive") is True
        and known == levels
        and all(max(upper) < min(lower) for upper, lower in pairwise(known))
    )


def _unexplained(lines: list[str], section: str, keys: Collection[str]) -> Iterator[str]:
    """The lines of these keys in a section that have no comment: in a list, each line that names something."""
    inside, open_key = "", ""
    for number, line in enumerate(lines):
        if header := re.match(r"\[+([^\]]+)\]+", line):
            inside = header.group(1)
        if inside != section:
            continue
        if start := re.match(r'"?([^"=]+?)"?\s*=\s*(.*)', line):
            open_key = start.group(1)
        names_something = '"' in line if not start or start.group(2).startswith("[") else True
        if open_key in keys and names_something and not _explained(lines, number):
            yield f"pyproject.toml: line {number + 1} ({line.strip()}) weakens a check and does not say why."


def _explained(lines: list[str], number: int) -> bool:
    """True if a line or the one above it has a comment."""
    above = lines[number - 1].strip() if number else ""
    return bool(re.search(r"#\s*\w{2,}", re.sub(r'"[^"]*"', "", lines[number]))) or above.startswith("# ")


def _silenced(file: Path, name: Path) -> Iterator[str]:
    if not SILENCED.search(file.read_text()):
        return
    with file.open("rb") as source:
        comments = [token for token in tokenize.tokenize(source.readline) if token.type == tokenize.COMMENT]
    for comment in comments:
        for silenced in SILENCED.finditer(comment.string):
            what, reason = silenced.groups()
            if not re.search(r"\w{2,} \w", reason):
                yield f"{name}: line {comment.start[0]} silences a checker (# {what.strip()}) and does not say why."
