"""The build that runs is the one that was asked for, and it is never older than the sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import imperia
from imperia.build import NATIVE, builds
from imperia.kernel import playout

CLONE = Path(__file__).parents[1]


def test_the_build_in_use_is_the_one_that_was_asked_for() -> None:
    assert os.environ.get("IMPERIA_BUILD", imperia.BUILD) == imperia.BUILD
    assert str(playout.__file__).endswith(NATIVE if imperia.BUILD == "compiled" else ".py")


class Copy:
    """A clone of its own, whose native modules are the ones of this clone if there are any."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src" / "imperia"
        shutil.copytree(CLONE / "src" / "imperia", self.source, ignore=shutil.ignore_patterns("page", "__pycache__"))
        for name in ("setup.py", "pyproject.toml", "requirements-dev.txt"):
            shutil.copy(CLONE / name, folder)
        (folder / "build").mkdir()
        (folder / "build" / "compiled").symlink_to(CLONE / "build" / "compiled")

    def run(self, code: str, build: str = "") -> subprocess.CompletedProcess[str]:
        """What some code does in it."""
        environment = {**os.environ, "PYTHONPATH": str(self.source.parent), "IMPERIA_BUILD": build}
        command = [sys.executable, "-P", "-c", f"import imperia; from imperia.kernel import chance, playout; {code}"]
        return subprocess.run(command, check=False, env=environment, capture_output=True, text=True, timeout=60)

    def build(self) -> str:
        return self.run("print(imperia.BUILD)").stdout.strip()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


compiled_only = pytest.mark.skipif(imperia.BUILD == "interpreted", reason="needs native modules of these sources")


@compiled_only
def test_native_modules_run_while_the_sources_are_the_ones_that_they_were_made_from(copy: Copy) -> None:
    done = copy.run("print(imperia.BUILD, imperia.__file__, playout.__file__)")
    built, package, module = done.stdout.split()
    assert built == "compiled"
    assert Path(package) == copy.source / "__init__.py"
    assert module.endswith(NATIVE)


@compiled_only
@pytest.mark.parametrize(
    ("file", "build"),
    [
        ("kernel/chance.py", "interpreted"),
        ("kernel/content.py", "interpreted"),
        ("games/yuan/words.py", "interpreted"),
        ("kernel/a_new_one.py", "interpreted"),
        ("cli/app.py", "compiled"),
        ("server/page.py", "compiled"),
    ],
)
def test_whoever_changes_a_source_never_runs_what_was_compiled_before(copy: Copy, file: str, build: str) -> None:
    with (copy.source / file).open("a") as source:
        source.write("\nCHANGED = 'changed'\n")
    assert copy.build() == build
    module = file.removesuffix(".py").replace("/", ".")
    done = copy.run(f"import importlib; print(importlib.import_module('imperia.{module}').CHANGED)")
    assert done.stdout.strip() == "changed"


@compiled_only
def test_a_source_that_is_gone_is_not_found_among_the_native_modules(copy: Copy) -> None:
    (copy.source / "kernel" / "hidden" / "knowledge.py").unlink()
    assert copy.run("import imperia.kernel.hidden").stderr.strip().endswith("'imperia.kernel.hidden.knowledge'")


def test_the_interpreted_build_can_always_be_asked_for(copy: Copy) -> None:
    assert copy.run("print(imperia.BUILD, chance.__file__)", "interpreted").stdout.split() == [
        "interpreted",
        str(copy.source / "kernel" / "chance.py"),
    ]


def test_what_is_not_there_is_not_replaced_by_something_slower(copy: Copy) -> None:
    with (copy.source / "kernel" / "chance.py").open("a") as source:
        source.write("\n")
    done = copy.run("print(imperia.BUILD)", "compiled")
    assert done.returncode == 1
    assert "IMPERIA_BUILD is compiled" in done.stderr


def test_there_is_always_a_build(copy: Copy) -> None:
    (copy.source.parents[1] / "build" / "compiled").unlink()
    assert copy.build() == builds()[0] == "interpreted"
