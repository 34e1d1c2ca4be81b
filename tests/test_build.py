"""The build under test is the one that was asked for."""

import os
from importlib.resources import files
from pathlib import Path

import pytest

import imperia
from imperia.kernel import playout


@pytest.mark.skipif(os.environ.get("IMPERIA_EXPECT") != "compiled", reason="the interpreted run")
def test_compiled_modules_are_the_ones_in_use() -> None:
    assert Path(str(playout.__file__)).suffix != ".py"
    assert "src" not in Path(str(imperia.__file__)).parts


def test_data_files_come_with_the_package() -> None:
    source = Path(__file__).parents[1] / "src" / "imperia"
    expected = {
        path.relative_to(source)
        for folder in ("kernel", "games", "bots", "cli", "server")
        for pattern in ("*.toml", "*.json")
        for path in (source / folder).rglob(pattern)
        # The page is built after the package, and not by everybody.
        if "page" not in path.relative_to(source).parts
    }
    assert expected
    missing = [str(path) for path in sorted(expected) if not files("imperia").joinpath(str(path)).is_file()]
    assert missing == []
