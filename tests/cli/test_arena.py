"""`imperia arena`."""

from pathlib import Path

from tests.cli.run import answer, refusal, run


def test_a_table_with_ratings_for_a_person() -> None:
    shown = run("arena", "founders", "--bots", "quick,random", "--seeds", "2", "--lang", "en").stdout
    assert "founders, 2 seats: 4 games, each of 2 seeds from every seat" in shown
    assert "rating" in shown
    assert "o" in shown.splitlines()[3]


def test_a_kept_report_is_the_answer_and_can_be_checked(tmp_path: Path) -> None:
    kept = tmp_path / "arena.json"
    command = ["arena", "founders", "--bots", "quick,random", "--seeds", "1", "--seed", "4"]
    report = answer(*command)
    run(*command, "--out", str(kept))
    assert report["arena"]["bots"] == ["quick", "random"]
    assert [one["bot"] for one in report["standings"]] == ["quick", "random"]
    assert "2 games played again" in run("arena", "--check", str(kept), "--lang", "en").stdout
    kept.write_text(kept.read_text().replace('"decisions": ', '"decisions": 1'))
    assert "otherwise" in refusal("arena", "--check", str(kept), "--lang", "en")


def test_a_file_that_is_no_report_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("{}")
    assert "is not the report of an arena" in refusal("arena", "--check", str(tmp_path / "other.json"), "--lang", "en")


def test_a_game_has_to_be_named() -> None:
    assert "founders" in refusal("arena", "--bots", "quick,random", "--lang", "en")
