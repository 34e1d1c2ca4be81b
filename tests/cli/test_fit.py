"""`imperia fit`."""

from pathlib import Path

import pytest

from imperia.kernel.fitted import read_insight
from imperia.lab import fit as lab
from tests.cli.run import answer, refusal, run


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the weights go instead of the game's folder."""
    path = tmp_path / "insight.toml"
    monkeypatch.setattr(lab, "insight_file", lambda game: path)
    return path


def test_it_keeps_what_it_found_and_says_how_well_that_holds(kept: Path) -> None:
    shown = run("fit", "yuan", "--games", "4", "--seats", "2", "--bots", "random", "--lang", "en").stdout
    assert "positions of 4 games" in shown
    assert "90 to 100%" in shown
    assert "Log loss in each quarter" in shown
    (found,) = read_insight(kept).odds
    assert (found.seats, found.games, found.bots) == (2, 4, ["random"])


def test_the_form_that_programs_read(kept: Path) -> None:
    found = answer("fit", "yuan", "--games", "2", "--seats", "3", "--bots", "random", "--option", "clan_powers=true")
    assert (found["seats"], found["options"]) == (3, {"clan_powers": True})
    assert len(found["at"]) == len(found["scale"])
    assert kept.is_file()


def test_one_game_is_not_enough(kept: Path) -> None:
    assert "1 is not a number of games" in refusal("fit", "yuan", "--games", "1")
    assert not kept.exists()
