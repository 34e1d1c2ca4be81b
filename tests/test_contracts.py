"""No linter, type checker or import contract checks less than it did, unless the reason stands beside it."""

import shutil
from pathlib import Path

import pytest

from tests.contracts import complaints

CLONE = Path(__file__).parents[1]
SETTINGS = ("pyproject.toml", "Makefile", "web/biome.json", "web/package.json", "web/tsconfig.json")


def test_nothing_is_checked_less_without_a_reason() -> None:
    assert complaints(CLONE) == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The settings of this clone, with no sources."""
    for name in SETTINGS:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(CLONE / name, tmp_path / name)
    return tmp_path


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        # ruff
        ("pyproject.toml", '"I", ', "", "ruff no longer checks I"),
        ("pyproject.toml", '"B", "PLE"', '"PLE"', "ruff no longer checks B"),
        ("pyproject.toml", 'ignore = [\n', 'ignore = [\n    "B008",\n', '("B008",) weakens a check'),
        ("pyproject.toml", "  # the name of a test says all", "", '("tests/**" = ["D"]) weakens'),
        ("pyproject.toml", '"setup.py" = [', '"src/**" = ["F"]\n"setup.py" = [', '("src/**" = ["F"]) weakens'),
        ("pyproject.toml", "line-length = 120", "line-length = 140", "lines may be longer"),
        ("pyproject.toml", "ignore = [\n", 'extend-per-file-ignores = { "src/**" = ["F"] }\nignore = [\n', '"src/**"'),
        ("pyproject.toml", "[tool.ruff]\n", '[tool.ruff]\nextend-exclude = ["bench"]\n', "bench"),
        # mypy
        ("pyproject.toml", "strict = true", "strict = false", "no longer told to be strict"),
        ("pyproject.toml", "warn_unreachable = true\n", "", "warn_unreachable"),
        ("pyproject.toml", '"truthy-bool"', "", "no longer reports truthy-bool"),
        ("pyproject.toml", '"src", "tests", "bench", "setup.py"]', '"src"]', "no longer looks at tests"),
        ("pyproject.toml", "strict = true", "strict = true\ndisallow_any_generics = false", "disallow_any_generics"),
        ("pyproject.toml", "# Peers and frameworks that come without types.\n", "", "modules in mypy"),
        # import-linter
        ("pyproject.toml", '    "games : search",\n', "", "keeps the layers"),
        ("pyproject.toml", '"games : search"', '"games"', "keeps the layers"),
        ("pyproject.toml", '"games : search",\n    "kernel"', '"games",\n    "kernel : search"', "keeps the layers"),
        ("pyproject.toml", '    "kernel",\n]', ']', "keeps the layers"),
        ("pyproject.toml", '    "(bots)",\n', "", "keeps the layers"),
        ("pyproject.toml", "exhaustive = true\n", "", "keeps the layers"),
        ("pyproject.toml", 'modules = ["imperia.games.*"]', 'modules = ["imperia.games.yuan"]', "knowing each other"),
        ("pyproject.toml", '"typer", "rich"', '"typer"', "keeps catanatron, rich, typer out"),
        ("pyproject.toml", '"imperia.games", "imperia.search"]', '"imperia.games"]', "typer out of imperia.games"),
        ("pyproject.toml", '"imperia.search", "imperia.bots"', '"imperia.bots"', "websockets out of imperia.bots"),
        ("pyproject.toml", '["litestar", ', "[", "litestar"),
        ("pyproject.toml", "exhaustive = true\n", 'exhaustive = true\nignore_imports = ["a -> b"]\n', "a -> b"),
        # Biome
        ("web/biome.json", '"preset": "recommended"', '"preset": "none"', "recommended rules are not on"),
        ("web/biome.json", '"preset": "recommended"', '"recommended": false', "recommended rules are not on"),
        ("web/biome.json", '"preset": "recommended"', '"a11y": { "useAltText": "off" }', "a11y/useAltText is off"),
        ("web/biome.json", '"linter": {', '"linter": { "enabled": false,', "linter is switched off"),
        ("web/biome.json", '"!build"', '"!build", "!tests"', "overlooks tests"),
        ("web/biome.json", '"linter": {', '"overrides": [{}], "linter": {', "settings of their own"),
        # tsc
        ("web/tsconfig.json", '"strict": true', '"strict": false', "strict is no longer on"),
        ("web/tsconfig.json", '"noUnusedLocals": true,', "", "noUnusedLocals is no longer on"),
        ("web/tsconfig.json", '"strict": true', '"strict": true, "noImplicitAny": false', "noImplicitAny is switched"),
        ("web/tsconfig.json", '"src", "tests"', '"src"', "no longer looks at tests"),
        ("web/tsconfig.json", '"include"', '"exclude": ["src/ui"], "include"', "overlooks src/ui"),
        # What runs them
        ("web/package.json", " --error-on-warnings", "", "no longer runs `biome check --error-on-warnings .`"),
        ("web/package.json", "tsc --noEmit && ", "", "no longer runs `tsc --noEmit`"),
        ("Makefile", "\t@$(BIN)/mypy --no-error-summary\n", "", "`make lint-python` no longer runs `/mypy`"),
        ("Makefile", "ruff check --quiet .\n", "ruff check --quiet . || true\n", "goes on when a check fails"),
        ("Makefile", "lint-python lint-page test-page", "lint-python test-page", "`make test` no longer runs"),
    ],
)  # fmt: skip
def test_settings_that_ask_less_are_found(copy: Path, file: str, old: str, new: str, complaint: str) -> None:
    assert complaints(copy) == []
    rewrite(copy / file, old, new)
    found = complaints(copy)
    assert any(complaint in one and file in one for one in found), found


def test_a_setting_with_its_reason_beside_it_is_no_complaint(copy: Path) -> None:
    rewrite(copy / "pyproject.toml", "ignore = [\n", 'ignore = [\n    "B008",  # defaults are values here\n')
    rewrite(
        copy / "pyproject.toml", "[tool.pytest", '# No types yet.\n[[tool.mypy.overrides]]\nmodule = "x"\n[tool.pytest'
    )
    assert complaints(copy) == []


@pytest.mark.parametrize(
    "file", ["ruff.toml", "src/imperia/.ruff.toml", "mypy.ini", ".importlinter", "web/biome.jsonc"]
)
def test_settings_in_another_file_are_found(copy: Path, file: str) -> None:
    (copy / file).parent.mkdir(parents=True, exist_ok=True)
    (copy / file).touch()
    assert complaints(copy) == [f"{file}: settings of its own hide those of the project."]


SILENCERS = [
    ("src/a.py", "import x  # noqa: F401", "  (importing it is all it takes)"),
    ("setup.py", "import x  # noqa: E501", "  (a long name)"),
    ("src/a.py", "import x  # noqa", "  (importing it is all it takes)"),
    ("tests/a.py", "y = x  # type: ignore[arg-type]", "  # the words of its type"),
    ("bench/a.py", "# mypy: ignore-errors", "  # the peer has no types"),
    ("src/a.py", "# ruff: noqa: F401", "  # all of them are used by others"),
    ("web/src/a.tsx", "// @ts-ignore", " until the library has types"),
    ("web/tests/a.ts", "// @ts-expect-error", ": the page never sends this"),
    ("web/src/a.tsx", "// biome-ignore lint/a11y/useAltText:", " it is a drawing without words"),
    ("web/src/a.css", "/* biome-ignore lint/complexity/noImportantStyles: */", ""),
    ("web/src/a.ts", "const a: any = 1;", " // what the library gives"),
    ("web/src/a.ts", "const a = b as any;", " // what the library gives"),
    ("web/src/a.ts", "const a = new Map<string, any>();", " // what the library gives"),
    ("web/src/a.ts", "// @ts-nocheck", ""),
    ("web/src/a.ts", "// biome-ignore-all lint/a11y/useAltText: it is a drawing without words", ""),
    ("web/src/a.ts", "// biome-ignore lint: it is a drawing without words", ""),
]


@pytest.mark.parametrize(("file", "line", "reason"), SILENCERS)
def test_a_silenced_checker_needs_a_reason(copy: Path, file: str, line: str, reason: str) -> None:
    (copy / file).parent.mkdir(parents=True, exist_ok=True)
    (copy / file).write_text(f"\n{line}\n")
    [found] = complaints(copy)
    assert f"{file}: line 2" in found
    if reason:
        (copy / file).write_text(f"\n{line}{reason}\n")
        assert complaints(copy) == []


def test_words_in_texts_and_comments_silence_nothing(copy: Path) -> None:
    (copy / "src").mkdir()
    (copy / "src" / "a.py").write_text('A = "x  # noqa"\n# A comment on type checks: ignore it.\n')
    (copy / "web" / "src").mkdir()
    (copy / "web" / "src" / "a.ts").write_text('/** deck: any card. */\nconst a = "as any";\nconst b = any(c);\n')
    assert complaints(copy) == []
