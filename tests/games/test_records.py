"""Recorded games replay to their final scores, move by move; see tests/games/record.py."""

from pathlib import Path

import msgspec
import pytest

import imperia
from imperia.kernel.record import read_record
from tests.games.record import recorded, solo_levels

RECORDS = [path for name in imperia.game_names() for path in recorded(name)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_scores(path: Path) -> None:
    record, state = read_record(path.read_text("utf-8"), imperia.game)
    assert state.over
    *moves, closing = record.text(state).splitlines()
    *kept, claims = path.read_text("utf-8").splitlines()
    assert moves == kept
    # Records of before say less of the end.
    assert msgspec.json.decode(claims).items() <= msgspec.json.decode(closing).items()


@pytest.mark.parametrize("name", imperia.game_names())
def test_ten_games_by_bots_of_different_kinds_and_each_solo_level_are_kept(name: str) -> None:
    records = [read_record(path.read_text("utf-8"), imperia.game)[0] for path in recorded(name)]
    levels = solo_levels(name)
    assert len(records) == 10 + len(levels)
    assert {player for record in records for player in record.players} == {"random", "greedy"}
    assert {record.seats for record in records} == set(imperia.game(name).sheet.seats)
    solo = [record.options for record in records if record.seats == 1]
    assert all(any(level.items() <= options.items() for options in solo) for level in levels)
