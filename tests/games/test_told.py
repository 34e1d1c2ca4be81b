"""Whoever reads the front page of the project or its commands is told of every game that is there."""

import re
from pathlib import Path

import pytest

import imperia

CLONE = Path(__file__).parents[2]


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_readme_says_how_far_a_game_is(name: str) -> None:
    readme = (CLONE / "README.md").read_text("utf-8")
    row = re.search(rf"^\| \[?{name}\b.*\|$", readme, flags=re.MULTILINE | re.IGNORECASE)
    assert row is not None
    assert "planned" not in row[0]


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_page_on_commands_lists_a_game(name: str) -> None:
    commands = (CLONE / "docs" / "commands.md").read_text("utf-8")
    assert f"\n{name} " in commands
    assert imperia.game(name).sheet.title.en in commands
