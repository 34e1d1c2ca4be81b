"""`imperia simulate`."""

from pathlib import Path

import pytest

from imperia.bots import BOTS
from imperia.lab import simulate as lab
from tests.cli.run import answer, refusal, run

DOCS = Path(__file__).parents[2] / "docs"


def test_the_form_that_programs_read() -> None:
    report = answer("simulate", "founders", "--games", "5", "--seats", "3", "--bots", "random", "--seed", "4")
    assert (report["game"], report["seats"], report["games"], report["finished"]) == ("founders", 3, 5, 5)
    assert report["bots"] == ["random"] * 3
    assert report["decisions"] > 0
    assert {"seconds", "decisions_per_second"} <= set(report)
    assert set(report["wins"]["bots"]) == set(report["mean_scores"]["bots"]) == {"random"}
    assert len(report["wins"]["seats"]) == len(report["mean_scores"]["seats"]) == 3


def test_options_check_records_and_workers_reach_the_simulation(tmp_path: Path) -> None:
    options = ["--option", "agreed_end=false", "--check", "--records", str(tmp_path), "--workers", "2"]
    report = answer("simulate", "founders", "--games", "2", *options)
    assert report["options"] == {"agreed_end": False}
    assert report["checked"] is True
    assert len(list(tmp_path.iterdir())) == 2


def test_as_many_seats_as_bots_unless_said_otherwise() -> None:
    assert answer("simulate", "founders", "--games", "1", "--bots", "random,random,random")["seats"] == 3


def test_a_table_for_a_person() -> None:
    shown = run("simulate", "founders", "--games", "4", "--seed", "1", "--lang", "en").stdout
    assert "founders, 2 seats: 4 of 4 games finished" in shown
    assert "mean points" in shown
    assert "victory tiles" in shown


def test_a_table_in_french() -> None:
    shown = run("simulate", "founders", "--games", "4", "--seed", "1", "--check", "--lang", "fr").stdout
    assert "4 parties terminées sur 4, toutes vérifiées" in shown
    assert "points en moyenne" in shown
    assert "100,0 %" in shown.replace("\u00a0", " ").replace("\u202f", " ")


def test_how_far_it_is_is_told_on_stderr_where_nobody_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("simulate", "founders", "--games", "2", "--json").stderr == ""
    monkeypatch.setattr("imperia.cli.output.QUIET_SECONDS", 0.0)
    assert run("simulate", "founders", "--games", "2", "--json").stderr == "founders: 1 of 2\n"


def test_what_was_played_is_shown_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    play_game = lab.play_game

    def stopped(plan: lab.Plan, number: int) -> lab.Outcome:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(lab, "play_game", stopped)
    shown = run("simulate", "founders", "--games", "9", "--lang", "en")
    assert shown.exit_code == 0
    assert "Stopped after 3 of 9 games" in shown.stdout
    assert "3 of 3 games finished" in shown.stdout


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    source = (DOCS / "bots.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    (tmp_path / "my_bot.py").write_text(source)
    bots = f"{tmp_path / 'my_bot.py'}:MyBot,random"
    report = answer("simulate", "founders", "--games", "2", "--bots", bots, "--option", "agreed_end=false")
    assert report["wins"]["bots"][bots.split(",")[0]] == 2


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--option", "agreed_end"], "“agreed_end” is not an option: write name=value."),
        (["--option", "speed=3"], "founders has no option “speed”; options: agreed_end."),
        (["--option", "agreed_end=maybe"], "The option agreed_end cannot be maybe; values: true, false."),
        (["--seats", "7"], "founders is not played by 7; seats: 2, 3, 4."),
        (
            ["--bots", "genius"],
            f"There is no bot “genius”; bots: {', '.join(BOTS)}, path/to/file.py:Class, or cmd:program.",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: list[str], problem: str) -> None:
    assert refusal("simulate", "founders", *arguments) == problem
