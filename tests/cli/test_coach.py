"""`imperia coach`, and hints at the table in the terminal."""

from pathlib import Path

import pytest

import imperia
from imperia.kernel.record import Record, keep_record
from imperia.lab.simulate import bot_choices, play_out
from tests.cli.run import answer, french, refusal, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    record = Record(imperia.game("yuan"), 2, 7, {}, ["random", "greedy"])
    keep_record(path, record, play_out(record, bot_choices(record)))
    return path


def test_the_form_that_programs_read(file: Path) -> None:
    report = answer("coach", str(file), "--seat", "2", "--seconds", "0.5")
    assert (report["game"], report["seat"], report["over"]) == ("yuan", 1, True)
    assert report["series"][0]["chances"] == [0.5, 0.5]
    assert sorted(report["series"][-1]["chances"]) == [0, 1]
    for one in report["accounts"]:
        assert one["begun"] + one["luck"] + one["own"] + sum(one["others"]) == pytest.approx(one["result"], abs=1e-9)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["the decisions of Player 1", "played: ", "better: ", "Turning points", "Luck and skill", "own errors"]),
        ("fr", ["les décisions de Joueur 1", french("joué : "), french("mieux : "), "Tournants", "ses erreurs"]),
    ],
)
def test_errors_turning_points_and_the_account_for_a_person(file: Path, lang: str, words: list[str]) -> None:
    shown = run("coach", str(file), "--lang", lang, "--seconds", "3").stdout
    for one in words:
        assert one in shown


def test_a_seat_that_is_not_there(file: Path) -> None:
    assert refusal("coach", str(file), "--seat", "3").startswith("There is no seat 3 at a table of 2")


def typed(*lines: str, lang: str = "en", bots: str = "greedy") -> str:
    result = run("play", "founders", "--seed", "7", "--bots", bots, "--lang", lang, lines="\n".join([*lines, ""]))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_a_hint_goes_a_step_further_each_time() -> None:
    one, two = typed("hint"), typed("hint", "?")
    assert "look at these: " in one
    assert "to win (± " not in one
    assert "1. Pick " in two
    assert "to win (± " in two
    assert "equally good" in typed("hint", "hint", "hint")


def test_a_hint_in_french() -> None:
    assert "regardez ces coups" in typed("indice", lang="fr")
    assert "chances de gagner" in typed("?", "?", lang="fr")


def test_there_are_no_hints_where_people_compete() -> None:
    shown = typed("hint", bots="human")
    assert "There are no hints where several people play." in shown
    assert "look at" not in shown
