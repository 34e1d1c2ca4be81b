"""The recipe of the document that needs more than imperia[research], on a small budget."""

import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
RECIPE = PAGE.read_text("utf-8").split("```python\nimport gymnasium")[1].split("```")[0]


@pytest.mark.learner
def test_the_learner_of_the_document_learns_and_plays() -> None:
    small = ("import gymnasium" + RECIPE).replace("STEPS, GAMES = 200_000, 200", "STEPS, GAMES = 1_024, 4")
    said = subprocess.run([sys.executable, "-c", small], capture_output=True, text=True, check=False, timeout=300)
    assert said.returncode == 0, said.stderr
    assert said.stdout.endswith("of 4 games won against random players\n")
