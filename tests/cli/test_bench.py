"""`imperia bench`."""

import imperia
from tests.cli.run import answer, run

SHORT = ("bench", "--seconds", "0.01", "--rounds", "1")


def test_every_game_is_measured() -> None:
    report = answer(*SHORT)
    assert {row["game"] for row in report["rows"]} == set(imperia.game_names())
    assert all(row["decisions_per_second"] > 0 for row in report["rows"])


def test_a_table_for_a_person() -> None:
    assert "decisions / s" in run(*SHORT).stdout
