"""Biome and tsc: their settings, and what sources of the page say to them."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

# Made by tools, each with checks of its own.
NOT_FOR_BIOME = {"!build", "!dist", "!src/wire", "!package-lock.json"}
STRICT = (
    "strict", "noUncheckedIndexedAccess", "noImplicitOverride", "noUnusedLocals", "noUnusedParameters",
    "exactOptionalPropertyTypes", "verbatimModuleSyntax", "isolatedModules",
)  # fmt: skip
# What `strict` stands for; none of it may be taken back.
PARTS_OF_STRICT = (
    "noImplicitAny", "noImplicitThis", "strictBindCallApply", "strictBuiltinIteratorReturn", "strictFunctionTypes",
    "strictNullChecks", "strictPropertyInitialization", "useUnknownInCatchVariables", "alwaysStrict",
)  # fmt: skip
INCLUDED = {"src", "tests", "vite.config.ts", "icons.ts", "packed.ts"}

SOURCES = ("*.ts", "*.tsx", "*.css")
IGNORED = re.compile(r"biome-ignore(-all|-start|-end)?\s*([^\s:]*)\s*:?([^*\n]*)")
UNTYPED = re.compile(r"@ts-(ignore|expect-error|nocheck)\b:?([^*\n]*)")
ANY = re.compile(r"(?:[:<|&,(]|=>|\bas|=)\s*any\b(?!\s*[:(])")
# Comments and texts, where `any` is a word.
PROSE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)


def in_page(clone: Path) -> Iterator[str]:
    """What is checked less than it should be on the page's side."""
    web = clone / "web"
    yield from _biome(json.loads((web / "biome.json").read_text()))
    yield from _tsc(json.loads((web / "tsconfig.json").read_text()))
    for folder in (web / "src", web / "tests"):
        for pattern in SOURCES:
            for file in sorted(folder.rglob(pattern)):
                if (web / "src" / "wire") not in file.parents:
                    yield from _silenced(file.read_text(), file.relative_to(clone))


def _biome(settings: Mapping[str, Any]) -> Iterator[str]:
    linter = settings.get("linter", {})
    rules = linter.get("rules", {})
    if rules.get("preset", "recommended" if rules.get("recommended", True) else "none") not in ("recommended", "all"):
        yield "web/biome.json: the recommended rules are not on."
    for tool in ("linter", "formatter", "assist"):
        if settings.get(tool, {}).get("enabled") is False:
            yield f"web/biome.json: the {tool} is switched off."
    for group, of_group in rules.items():
        for rule, setting in of_group.items() if isinstance(of_group, dict) else ():
            level = setting.get("level") if isinstance(setting, dict) else setting
            if level not in ("error", "warn", "on", True):
                yield f"web/biome.json: {group}/{rule} is {level}; a place that needs it gives its reason there."
    if settings.get("overrides"):
        yield "web/biome.json: some files have settings of their own."
    overlooked = {name for part in (settings, linter) for name in _includes(part) if name.startswith("!")}
    for name in sorted(overlooked - NOT_FOR_BIOME):
        yield f"web/biome.json: Biome overlooks {name[1:]}."
    if "**" not in settings.get("files", {}).get("includes", ["**"]):
        yield "web/biome.json: Biome no longer looks at all files."


def _includes(part: Mapping[str, Any]) -> list[str]:
    return [*part.get("includes", ()), *part.get("files", {}).get("includes", ())]


def _tsc(settings: Mapping[str, Any]) -> Iterator[str]:
    options = settings["compilerOptions"]
    for flag in STRICT:
        if options.get(flag) is not True:
            yield f"web/tsconfig.json: {flag} is no longer on."
    for flag in PARTS_OF_STRICT:
        if options.get(flag) is False:
            yield f"web/tsconfig.json: {flag} is switched off."
    for name in sorted(INCLUDED - {*settings.get("include", ())}):
        yield f"web/tsconfig.json: tsc no longer looks at {name}."
    for name in settings.get("exclude", ()):
        yield f"web/tsconfig.json: tsc overlooks {name}."


def _silenced(text: str, name: Path) -> Iterator[str]:
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        for how, rule, reason in IGNORED.findall(line):
            if how == "-all" or rule.count("/") < 2:
                yield f"{name}: line {number} silences more of Biome than one rule in one place."
            elif not _says_something(reason) and how != "-end":
                yield f"{name}: line {number} silences {rule} and does not say why."
        for how, reason in UNTYPED.findall(line):
            if how == "nocheck" or not _says_something(reason):
                yield f"{name}: line {number} silences tsc (@ts-{how}) and does not say why."
    # As many lines as before, without what is written for people.
    code = PROSE.sub(lambda prose: "\n" * prose.group().count("\n"), text)
    for number, line in enumerate(code.splitlines(), 1):
        if ANY.search(line) and not any("//" in one for one in lines[max(0, number - 2) : number]):
            yield f"{name}: line {number} has the type `any` and does not say why."


def _says_something(reason: str) -> bool:
    return re.search(r"\w{2,} \w", reason) is not None and "<explanation>" not in reason
