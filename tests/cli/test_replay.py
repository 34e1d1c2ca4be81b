"""`imperia replay`."""

import re
from pathlib import Path

import pytest

import imperia
from imperia.kernel.record import Record, keep_record
from imperia.lab.simulate import bot_choices, play_out
from tests.cli.run import answer, french, refusal, run
from tests.french import foreign


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    record = Record(imperia.game("founders"), 3, 7, {"agreed_end": False}, ["random"] * 3)
    keep_record(path, record, play_out(record, bot_choices(record)))
    return path


def test_the_form_that_programs_read(file: Path) -> None:
    result = answer("replay", str(file))
    assert (result["game"], result["seats"], result["rules"], result["over"]) == ("founders", 3, 3, True)
    assert result["moves"] == file.read_text("utf-8").count("\n") - 2
    assert result["scores"] == [sum(sources.values()) for sources in result["breakdown"]]
    assert set(result["breakdown"][0]) == {"victory", "artisans", "tokens", "replaced"}
    assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1, 2]


@pytest.mark.parametrize(
    ("lang", "words", "bot", "player"),
    [
        ("en", "the game is over", "Random", "1st: Player"),
        ("fr", "partie terminée", "Très facile", french("1er : Joueur")),
    ],
)
def test_scores_and_ranking_for_a_person(file: Path, lang: str, words: str, bot: str, player: str) -> None:
    shown = run("replay", str(file), "--lang", lang).stdout
    assert words in shown
    result = answer("replay", str(file))
    (best,) = result["ranking"][0]
    assert f"{player} {best + 1} ({bot}), {result['scores'][best]} point" in shown
    assert ", 1 points" not in shown


def test_a_tie_is_explained_below_the_ranking(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(imperia.game("founders")), "tie_break", lambda game, state, lang: f"More tiles ({lang}).")
    assert run("replay", str(file), "--lang", "fr").stdout.endswith("points\nMore tiles (fr).\n")


def test_every_move_on_a_line(file: Path) -> None:
    shown = run("replay", str(file), "--moves").stdout
    moves = file.read_text("utf-8").splitlines()[1:-1]
    assert [line.split("[")[1].rstrip("]") for line in shown.splitlines() if line.endswith("]")] == [
        move.split(" ", 1)[1] for move in moves
    ]
    assert answer("replay", str(file), "--moves")["played"] == moves
    assert "played" not in answer("replay", str(file))


def test_what_came_of_every_move(file: Path) -> None:
    shown = run("replay", str(file), "--moves", "--lang", "fr").stdout.splitlines()
    place = next(place for place, line in enumerate(shown) if "[reveal " in line)
    assert re.fullmatch(r" {8}Joueur \d révèle «\u00a0.+\u00a0» \(pile \w+\)\.  FOU-037", shown[place + 1])


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda lines: [*lines[:4], "0 dance", *lines[5:]], "Line 5: “dance” is not a move of this game"),
        (lambda lines: [*lines[:4], *lines[5:]], "Line 5: It is not the turn of seat 2"),
        (lambda lines: lines[:20], "Line 20: the record breaks off here; its closing line is missing."),
        (lambda lines: ["\x00\x01", *lines], "This file is not an Imperia game record."),
        (lambda lines: [], "This file is not an Imperia game record."),
    ],
)
def test_a_damaged_file_is_refused_with_the_line(file: Path, damage: object, problem: str) -> None:
    assert callable(damage)
    file.write_text("\n".join(damage(file.read_text("utf-8").splitlines())))
    assert problem in refusal("replay", str(file))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"seats":3', '"seats":"three"', "seats doit être un nombre entier, et non un texte."),
        ('"seats":3', '"sièges":3', "il n'y a pas de champ « sièges » ; champs : imperia, game"),
        ('"seats":3,', "", "seats manque."),
    ],
)
def test_a_damaged_head_is_told_in_french(file: Path, old: str, new: str, problem: str) -> None:
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    said = refusal("replay", str(file), "--lang", "fr")
    assert said.startswith(french("Ligne 1 : ce n'est pas l'en-tête d'un enregistrement : "))
    assert french(problem) in said
    assert foreign(said) == []


def test_a_file_that_is_not_there_or_not_text(file: Path) -> None:
    assert "No such file" in refusal("replay", str(file) + "x")
    assert "Is a directory" in refusal("replay", str(file.parent))
    file.write_bytes(bytes(range(128, 256)))
    assert "not an Imperia game record" in refusal("replay", str(file))
