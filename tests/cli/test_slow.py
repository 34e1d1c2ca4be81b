"""The slow build says that it is slow, where speed matters and a person reads."""

from collections.abc import Sequence
from typing import Any

import pytest

from imperia.cli import slow
from imperia.lab.bench import Report
from imperia.server import serve
from tests.cli.run import french, run

EN = "Kernel and games run interpreted, several times slower than compiled; in a clone, “make compile” builds them.\n"
FR = french(
    "Le moteur et les jeux tournent interprétés, bien plus lentement que compilés ; "
    "dans une copie du dépôt, « make compile » les compile.\n"
)
SIMULATE = ("simulate", "founders", "--games", "1")
BENCH = ("bench", "--seconds", "0.01", "--rounds", "1")


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(slow, "BUILD", "interpreted")
    return monkeypatch


@pytest.mark.parametrize(("locale", "line"), [("C", EN), ("fr_FR.UTF-8", FR)])
def test_simulate_says_that_it_runs_interpreted(on: pytest.MonkeyPatch, locale: str, line: str) -> None:
    assert run(*SIMULATE, locale=locale).stderr == line


def test_the_compiled_build_has_nothing_to_say(on: pytest.MonkeyPatch) -> None:
    on.setattr(slow, "BUILD", "compiled")
    assert run(*SIMULATE).stderr == ""


def test_programs_are_not_disturbed(on: pytest.MonkeyPatch) -> None:
    assert run(*SIMULATE, "--json").stderr == ""


def test_bench_says_it_too(on: pytest.MonkeyPatch) -> None:
    report = Report(python="3", machine="abacus", rounds=1, seconds=0.01, peer=None, rows=[], notes=[])
    on.setattr("imperia.cli.bench.measure", lambda *_, **__: report)
    assert run(*BENCH).stderr == EN


def test_serve_says_it_when_it_is_ready(on: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    on.setattr(serve, "serve", lambda *parts, **_: hear(heard, *parts))
    run("serve", "--database", ":memory:", "--lang", "en")
    assert heard == [EN.strip()]


def hear(heard: list[str], *parts: Any) -> None:
    remarks: Sequence[str] = parts[-1]
    heard += remarks
