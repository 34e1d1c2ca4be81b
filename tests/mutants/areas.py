"""The parts of Imperia whose rules are bent, and the tests that ought to notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path("src/imperia")
# Words, pictures, views and data of a game have tests of another kind: every text and every card is looked at. What
# a bot thinks of a position breaks no rule.
BESIDE_THE_RULES: Final = {
    "beside", "content.py", "explain.py", "insight", "insight.py", "picture.py", "position", "position.py",
    "preview.py", "printed.py", "shown.py", "signs.py", "texts.py", "view", "view.py", "voice.py", "wording.py",
    "words.py",
}  # fmt: skip
# What a store of the past needs is tried with rows of each of its revisions; a schema is data.
BESIDE_THE_SERVER: Final = {"migrations", "columns.py", "schema.py", "wire.py"}


@dataclass(frozen=True)
class Area:
    """A part of the sources with its tests, as pytest is asked for them."""

    name: str
    folder: Path
    beside: frozenset[str]
    tests: tuple[str, ...]

    def sources(self, clone: Path) -> Iterator[str]:
        """The files whose lines may be bent."""
        for path in sorted((clone / self.folder).rglob("*.py")):
            inside = path.relative_to(clone / self.folder)
            if not self.beside.intersection(inside.parts):
                yield path.relative_to(clone).as_posix()


def _game(name: str) -> Area:
    whole_games = ("records", "soundness", "positions", "teaching", "citations", "values")
    every_game = [f"tests/games/test_{each}.py" for each in whole_games]
    # Whatever is asked of every game's form stands beside the kernel's.
    tests = (f"tests/games/{name}", *every_game, "tests/games/golden", "tests/kernel/test_form.py", "-k", name)
    return Area(name, PACKAGE / "games" / name, frozenset(BESIDE_THE_RULES), tests)


AREAS: Final = {
    area.name: area
    for area in (
        _game("founders"),
        _game("settlers"),
        _game("yuan"),
        _game("daimyo"),
        _game("imperium"),
        Area(
            "kernel",
            PACKAGE / "kernel",
            frozenset(),
            (
                "tests/kernel",
                # Packs, fitted weights, batches and lessons are tried by those who use them.
                "tests/cli/test_packs.py",
                "tests/lab/test_fit.py",
                "tests/research/test_table.py",
                "tests/games/test_teaching.py",
                "tests/games/test_records.py",
                "tests/games/golden",
            ),
        ),
        Area("search", PACKAGE / "search", frozenset(), ("tests/search",)),
        Area("play", PACKAGE / "play", frozenset(), ("tests/play",)),
        Area("server", PACKAGE / "server", frozenset(BESIDE_THE_SERVER), ("tests/server",)),
    )
}
