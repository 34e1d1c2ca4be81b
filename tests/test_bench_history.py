"""What is kept of measurements, and what is said to have changed: on figures that were made up."""

from pathlib import Path

import msgspec
import pytest

from bench.history import Run, is_thorough, keep, make_run, noise, read_runs, told
from imperia.lab.bench import OWN, ROUNDS, SECONDS, Ratio, Report, Row, ratio


def row(game: str = "chess", build: str = "compiled", loop: str = OWN, **ratios: Ratio) -> Row:
    return Row(
        game=game,
        seats=2,
        build=build,
        loop=loop,
        decisions_per_second=1e6,
        decisions_spread=0,
        copy_microseconds=1,
        copy_spread=0,
        bytes_per_state=1,
        ratios=ratios,
    )


def report(*rows: Row, peer: str | None = "go", rounds: int = ROUNDS, seconds: float = SECONDS) -> Report:
    return Report(
        python="3.11.4", machine="abacus", rounds=rounds, seconds=seconds, peer=peer, rows=list(rows), notes=[]
    )


def run(peer: str = "go 1.0", error: float = 0.01, date: str = "2026-01-01", **times: float) -> Run:
    """A run of one game."""
    ratios = {what: Ratio(value, error) for what, value in times.items()}
    return Run(date, "abc1234", peer, "3.11", 7, 1.0, {"chess 2 compiled": ratios})


def test_a_ratio_is_the_median_of_the_rounds_and_its_error_follows_from_their_spread() -> None:
    assert ratio([20.0] * 7) == Ratio(20.0, 0.0)
    # One round in which something else ran says nothing.
    assert ratio([20.0] * 6 + [5.0]) == Ratio(20.0, 0.0)
    few, many = ratio([19.0, 20.0, 21.0]), ratio([19.0, 20.0, 21.0] * 12)
    assert few.times == many.times == 20.0
    assert few.error > many.error > 0


def test_a_run_keeps_ratios_by_game_and_not_those_of_the_peer_with_itself() -> None:
    made = make_run(
        report(
            row(decisions=Ratio(35.12345, 0.01234), copy=Ratio(0.0123456, 0.02)),
            row(loop="in Python", decisions=Ratio(17.0, 0.01), copy=Ratio(0.0123456, 0.02)),
            row(game="go", build="interpreted", decisions=Ratio(1.0, 0.0)),
        ),
        "2026-11-18",
        "abc1234",
        "go 1.0",
    )
    assert (made.date, made.commit, made.peer, made.python) == ("2026-11-18", "abc1234", "go 1.0", "3.11")
    assert made.ratios == {
        "chess 2 compiled": {
            "decisions": Ratio(35.12, 0.012),
            "copy": Ratio(0.01235, 0.02),
            "in Python": Ratio(17.0, 0.01),
        }
    }


def test_what_is_kept_is_read_again_one_line_a_run(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    assert read_runs(file) == []
    first, second = run(decisions=30), run(decisions=31, date="2026-02-01")
    keep(file, first)
    keep(file, second)
    assert read_runs(file) == [first, second]
    assert len(file.read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("measured", "thorough"),
    [
        (report(row(), row(build="interpreted")), True),
        (report(row(), row(build="interpreted"), peer=None), False),
        (report(row(), row(build="interpreted"), rounds=ROUNDS - 1), False),
        (report(row(), row(build="interpreted"), seconds=SECONDS / 2), False),
        (report(row(build="interpreted"), row(game="go", build="interpreted")), False),
    ],
)
def test_a_short_run_one_without_a_peer_and_one_of_half_the_builds_are_not_kept(
    measured: Report, thorough: bool
) -> None:
    assert is_thorough(measured) == thorough


def test_a_change_within_noise_is_none() -> None:
    (line,) = told([run(decisions=30, copy=0.01)], run(decisions=31, copy=0.0103))
    assert line == "Nothing has changed beyond noise since 2026-01-01 (abc1234)."


def test_more_decisions_are_faster_and_more_time_is_slower() -> None:
    _, *lines = told([run(decisions=30, imagine=0.05)], run(decisions=36, imagine=0.06))
    assert lines == [
        "chess 2 compiled, decisions: faster (30 to 36, +20%, noise 5%).",
        "chess 2 compiled, imagine: SLOWER (0.05 to 0.06, +20%, noise 5%).",
    ]
    _, *lines = told([run(decisions=30, imagine=0.05)], run(decisions=24, imagine=0.04))
    assert [line.split(": ")[1].split()[0] for line in lines] == ["SLOWER", "faster"]


def test_what_varies_from_round_to_round_has_to_change_more() -> None:
    restless = Ratio(30, 0.1)
    assert noise(Ratio(30, 0.001), Ratio(30, 0.001)) == 0.05
    assert noise(restless, Ratio(30, 0.0)) == pytest.approx(0.3)
    (line,) = told([run(decisions=30, error=0.1)], run(decisions=38, error=0.1))
    assert line.startswith("Nothing has changed")


def test_what_was_not_measured_both_times_is_named() -> None:
    _, *lines = told([run(decisions=30, copy=0.01)], run(decisions=30, view=0.2))
    assert lines == [
        "chess 2 compiled, copy: not measured any more.",
        "chess 2 compiled, view: measured for the first time.",
    ]


def test_a_run_is_compared_with_the_last_one_beside_the_same_release_of_the_peer() -> None:
    old, other = run(decisions=30), run(peer="go 2.0", decisions=60, date="2026-02-01")
    assert "since 2026-01-01" in told([old, other], run(decisions=30))[0]
    assert "since 2026-02-01" in told([old, other], run(peer="go 2.0", decisions=60))[0]
    (line,) = told([old, other], run(peer="go 3.0", decisions=60))
    assert line == "There is no earlier run beside go 3.0 on Python 3.11 to compare with."
    (line,) = told([old], msgspec.structs.replace(run(decisions=30), python="3.14"))
    assert "no earlier run" in line
