"""A rule bent on purpose is found by the test that checks it, and survives where there is none."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.mutants.areas import AREAS, Area
from tests.mutants.bending import Mutant, mutants_of
from tests.mutants.judged import JUDGED, equivalent
from tests.mutants.reach import Reach, reached
from tests.mutants.report import Tally, in_words, tally
from tests.mutants.run import sample
from tests.mutants.trial import Outcome

CLONE = Path(__file__).parents[2]

TOY = """
import time


def full(hand, most=7) -> bool:
    return hand >= most


class Purse:
    kept = 3

    def pay(self, gold):
        while gold > 0:
            gold -= 1
        return gold


def nobody_calls_this(hand):
    return hand + 2
"""
TESTS = """
import subprocess
import sys
import tomllib
from pathlib import Path

import toy


def test_that_fails_by_itself_from_the_second_time_on():
    marker = Path(__file__).with_suffix(".marker")
    is_first = not marker.exists()
    marker.touch()
    assert toy.full(9) and is_first


def test_eight_are_too_many():
    assert toy.full(8)


def test_six_are_not():
    assert not toy.full(6)


def test_all_is_paid():
    assert toy.Purse().pay(3) == 0


def test_a_purse_holds_three_in_another_process():
    subprocess.run([sys.executable, "-c", "import toy; assert toy.Purse.kept == 3"], check=True)
"""
# A process of its own: pytest is run within, and forks of a process with threads are no good place for that.
PROGRAM = """
import os, sys
from pathlib import Path
from tests.mutants import trial
from tests.mutants.areas import Area
from tests.mutants.bending import mutants_of
from tests.mutants.report import Verdicts
from tests.mutants.run import Bench

trial.SECONDS = 1
source, work = Path(sys.argv[1]), Path(sys.argv[2])
planted = mutants_of("src/toy.py", (source / "src" / "toy.py").read_bytes())
mutants = [mutant for mutant in planted if mutant.became in sys.argv[3:]]
verdicts = Verdicts(work / "toy.json")
Bench(source, work / "toy", Area("toy", Path("src"), frozenset(), ("tests",)), verdicts, os.dup(2)).bend(mutants)
for mutant in mutants:
    print(mutant.became, "|", verdicts.found[mutant.name])
"""


# The mutants that the tests below speak of; each takes a second.
BENT = (
    "return True",
    "return (hand > most)",
    "def full(hand, most=8) -> bool:",
    "kept = 4",
    "gold += 1",
    "pass",
    "return (hand - 2)",
    "return hand + 3",
)


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Each mutant of a small program, with the test that found it."""
    source, work = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("work")
    for file, text in {"src/toy.py": TOY, "tests/test_toy.py": TESTS, "pytest.ini": "[pytest]\n"}.items():
        (source / file).parent.mkdir(exist_ok=True)
        (source / file).write_text(text)
    command = [sys.executable, "-c", PROGRAM, str(source), str(work), *BENT]
    # Of the plugins that there are, which are most of what a run takes, the toy's tests need none but this.
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "_hypothesis_pytestplugin"}
    done = subprocess.run(command, cwd=CLONE, check=False, capture_output=True, text=True, timeout=300, env=alone)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (source / "src" / "toy.py").read_text() == TOY
    return {mutant: test for line in done.stdout.splitlines() for mutant, _, test in [line.partition(" | ")]}


def test_a_bent_rule_is_found_by_the_test_that_checks_it(toy: dict[str, str]) -> None:
    assert toy["return True"] == "tests/test_toy.py::test_six_are_not"


def test_a_boundary_that_no_test_looks_at_survives(toy: dict[str, str]) -> None:
    assert toy["return (hand > most)"] == ""


def test_a_test_that_fails_by_itself_has_not_noticed(toy: dict[str, str]) -> None:
    assert not any("by_itself" in test for test in toy.values())


def test_a_default_is_bent_although_it_was_there_before_the_tests(toy: dict[str, str]) -> None:
    assert toy["def full(hand, most=8) -> bool:"] == ""
    assert "tests/test_toy.py" in toy["kept = 4"]


def test_a_test_that_never_ends_has_noticed(toy: dict[str, str]) -> None:
    assert toy["gold += 1"] == toy["pass"] == "tests/test_toy.py::test_all_is_paid (did not end)"


def test_what_no_test_reaches_survives(toy: dict[str, str]) -> None:
    assert toy["return (hand - 2)"] == toy["return hand + 3"] == ""


# The report and what was judged by hand


def mutant(became: str) -> Mutant:
    return Mutant("a.py", "f", 1, 0, 1, "", "x", became)


def test_what_was_judged_equivalent_does_not_count() -> None:
    planted = [mutant(became) for became in "abcd"]
    found = {planted[0].name: "test_a", planted[1].name: "tests/games/test_records.py::one", planted[2].name: ""}
    counted = tally("toy", planted, found, {planted[2].name: "It is the same."})
    assert counted == Tally("toy", 4, 2, 1, 1, [], untried=1)
    assert counted.rate == pytest.approx(2 / 3)
    assert in_words([counted]).splitlines()[-1].split() == ["toy", "4", "2", "1", "1", "0", "1", "67%"]


def test_what_was_not_tried_before_a_run_was_stopped_has_not_survived() -> None:
    planted = [mutant(became) for became in "abc"]
    counted = tally("toy", planted, {planted[0].name: "test_a", planted[1].name: ""}, {})
    assert (counted.survivors, counted.untried) == ([planted[1]], 1)
    assert counted.rate == pytest.approx(1 / 3)


def test_the_tests_of_a_line_are_those_that_run_it_or_use_what_ran_it(tmp_path: Path) -> None:
    by_call, by_server, by_import = (mutant(became) for became in "abc")
    told = ["0||tests/test_b.py::one (call)", "1|service|tests/test_b.py::one (setup)", "2||", "0||gone (call)"]
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "mutant_probe.reached").write_text("\n".join(told))
    seconds = {"tests/test_b.py::slow": 3.0, "tests/test_b.py::one": 1.0, "tests/test_a.py::own": 2.0}
    users = {"service": {"tests/test_b.py::slow", "tests/test_a.py::own"}}
    first = Outcome(seconds, users=users)
    assert reached(tmp_path, [by_call, by_server, by_import], first) == [
        Reach(["tests/test_b.py::one"], at_import=False),
        Reach(["tests/test_a.py::own", "tests/test_b.py::slow"], at_import=False),
        Reach(["tests/test_a.py::own", "tests/test_b.py::one", "tests/test_b.py::slow"], at_import=True),
    ]


def test_what_was_judged_is_still_in_the_sources() -> None:
    judged = equivalent()
    names = {
        one.name
        for file in {name.split()[0] for name in judged}
        for one in mutants_of(file, (CLONE / file).read_bytes())
    }
    assert judged.keys() <= names, f"{JUDGED.name} names what is no more: {sorted(judged.keys() - names)}"


def test_what_draws_have_shown_adds_up() -> None:
    draws = tomllib.loads(JUDGED.with_name("draws.toml").read_text("utf-8"))["draw"]
    assert {one["area"] for one in draws} <= AREAS.keys()
    for one in draws:
        assert one["found"] + one["equivalent"] + one["survived"] + one["untried"] == one["sample"], one
        assert one["tests"] <= one["survived"] + one["untried"], one


def test_a_seed_draws_the_same_mutants_again_and_no_two_at_one_line() -> None:
    area = AREAS["play"]
    drawn = sample(area, CLONE, 30, 1)
    assert drawn == sample(area, CLONE, 30, 1) != sample(area, CLONE, 30, 2)
    assert len({(one.file, one.line) for one in drawn}) == len(drawn) == 30
    assert drawn[:20] == sample(area, CLONE, 20, 1)


def test_a_change_elsewhere_leaves_the_draw_as_it_was(tmp_path: Path) -> None:
    area, file = Area("toy", Path("src"), frozenset(), ()), tmp_path / "src" / "toy.py"
    file.parent.mkdir()
    file.write_text(TOY)
    before = [one.name for one in sample(area, tmp_path, 100, 1)]
    file.write_text(f"def new(a):\n    return a < 3\n{TOY}")
    after = [one.name for one in sample(area, tmp_path, 100, 1)]
    assert before == [name for name in after if " new: " not in name]
    assert len(after) == len(before) + 1
