"""Bots by name, and bots of the user's own from a file."""

import os
from pathlib import Path

import pytest

from imperia.bots import BOTS, find_bot
from imperia.kernel.errors import BadBot

FIRST = """
class First:
    def __init__(self, seed):
        pass

    def choose(self, knowledge):
        return knowledge.moves[0]
"""


def test_a_bot_of_ones_own_is_loaded_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FIRST)
    bot = find_bot(f"{tmp_path / 'mine.py'}:First")(1)
    assert type(bot).__name__ == "First"


def test_a_bots_file_may_hold_dataclasses(tmp_path: Path) -> None:
    lines = ["from __future__ import annotations", "from dataclasses import dataclass", "@dataclass", "class First:"]
    (tmp_path / "data.py").write_text("\n".join([*lines, "    seed: int", "    def choose(self, knowledge): ...", ""]))
    assert find_bot(f"{tmp_path / 'data.py'}:First")(1) is not None


def test_a_bot_may_have_files_beside_its_own(tmp_path: Path) -> None:
    (tmp_path / "table_of_values.py").write_text("BEST = 3\n")
    (tmp_path / "user.py").write_text("from table_of_values import BEST\n" + FIRST)
    assert find_bot(f"{tmp_path / 'user.py'}:First")(1) is not None


def test_an_edited_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "edited.py"
    path.write_text(FIRST)
    first = find_bot(f"{path}:First")
    assert find_bot(f"{path}:First") is first
    os.utime(path, ns=(1, 1))
    assert find_bot(f"{path}:First") is not first


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("clever", "", f"There is no bot “clever”; bots: {', '.join(BOTS)}, path/to/file.py:Class, or cmd:program"),
        ("search:", "", "write a number of lines"),
        ("search:many", "", "write a number of lines"),
        ("search:0", "", "write a number of lines"),
        ("search:-2s", "", "write a number of lines"),
        ("search:nans", "", "write a number of lines"),
        ("{file}", FIRST, "There is no bot “.*mine.py”"),
        ("{file}.txt:First", "", "there is no file .*mine.py.txt"),
        ("{folder}:First", "", "there is no file"),
        ("{file}:First", "class First(", "SyntaxError"),
        ("{file}:First", "1 / 0", "ZeroDivisionError: division by zero"),
        ("{file}:First", "import no_such_module", "No module named 'no_such_module'"),
        ("{file}:First", "", "there is no class First with a method “choose”"),
        ("{file}:First", "class First: pass", "there is no class First with a method “choose”"),
        ("{file}:First", "First = 7", "there is no class First with a method “choose”"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(
    tmp_path: Path, name: str, source: str, problem: str
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(source)
    with pytest.raises(BadBot, match=problem):
        find_bot(name.format(file=path, folder=tmp_path))


def test_a_bots_file_must_be_python(tmp_path: Path) -> None:
    path = tmp_path / "mine.text"
    path.write_text(FIRST)
    with pytest.raises(BadBot, match="is not a Python file"):
        find_bot(f"{path}:First")
