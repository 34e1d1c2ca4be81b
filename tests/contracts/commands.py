"""What runs the checks, `make test`, `make lint` and the page's `check`, and by which settings."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

# What a target of the Makefile must run or need.
TARGETS = {
    "test": ("lint-python", "lint-page"),
    "lint": ("lint-python", "lint-page"),
    "lint-python": ("/ruff check", "/ruff format --check", "/mypy", "/lint-imports"),
    "lint-page": ("npm run --silent check",),
}
# Files whose settings would be obeyed in place of those that are looked at here.
RIVALS = {
    ".": (
        "ruff.toml",
        ".ruff.toml",
        "mypy.ini",
        ".mypy.ini",
        "setup.cfg",
        ".importlinter",
        "biome.json",
        "biome.jsonc",
    ),
    "src": ("**/ruff.toml", "**/.ruff.toml", "**/pyproject.toml"),
    "tests": ("**/ruff.toml", "**/.ruff.toml", "**/pyproject.toml"),
    "bench": ("**/ruff.toml", "**/.ruff.toml", "**/pyproject.toml"),
    "web": ("biome.jsonc", ".biome.json", "src/**/biome.json*", "tests/**/biome.json*", "src/**/tsconfig.json"),
}
CHECK = ("tsc --noEmit", "biome check --error-on-warnings .")
# What would let a command fail unseen.
DEAF = re.compile(
    r"\|\| *(true|:)|--exit-zero|; *true\b|^\s*@?-\$|--skip-errors|--no-errors-on-unmatched", re.MULTILINE
)


def in_commands(clone: Path) -> Iterator[str]:
    """What the commands do not run, or do not listen to, and settings that hide others."""
    for folder, patterns in RIVALS.items():
        for file in (found for pattern in patterns for found in sorted((clone / folder).glob(pattern))):
            yield f"{file.relative_to(clone)}: settings of its own hide those of the project."
    makefile = (clone / "Makefile").read_text()
    for target, needed in TARGETS.items():
        found = re.search(rf"^{target}:(.*\n(?:\t.*\n)*)", makefile, re.MULTILINE)
        recipe = found.group(1) if found else ""
        yield from (f"Makefile: `make {target}` no longer runs `{one}`." for one in needed if one not in recipe)
        if deaf := DEAF.search(recipe):
            yield f"Makefile: `make {target}` goes on when a check fails (`{deaf.group().strip()}`)."
    script = json.loads((clone / "web" / "package.json").read_text())["scripts"].get("check", "")
    steps = [step.strip() for step in script.split("&&")]
    yield from (f"web/package.json: `check` no longer runs `{one}`." for one in CHECK if one not in steps)
