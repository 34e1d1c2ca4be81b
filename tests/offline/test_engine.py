"""The engines of the site replay recorded games as those of a server do: the same results, position by position."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

import imperia
from imperia.kernel.record import Record
from imperia.lab.simulate import bot_choices, play_out
from tests.games.record import recorded
from tests.offline.replayed import replayed

HERE: Final = Path(__file__).parent
SITE: Final = HERE.parents[1] / "dist" / "site"
# How many games of each game the long run plays, and how many a Python is given at once.
GAMES: Final = 200
AT_ONCE: Final = 50


def replayed_there(records: Sequence[str]) -> list[str]:
    """What the site's engines make of records: its Python and its files, in Node instead of a browser."""
    [engines] = SITE.glob("engine-*")
    command = ["node", str(HERE / "replay.mjs"), str(engines), str(HERE / "replayed.py")]
    done = subprocess.run(command, input=msgspec.json.encode(records), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:].decode()
    return msgspec.json.decode(done.stdout, type=list[str])


@pytest.mark.site
def test_all_games_of_the_tests_replay_on_the_site_as_they_do_here() -> None:
    records = [path.read_text("utf-8") for name in imperia.game_names() for path in recorded(name)]
    assert len(records) >= 30
    assert replayed_there(records) == [replayed(record) for record in records]


@pytest.mark.soak
@pytest.mark.parametrize("name", imperia.game_names())
def test_two_hundred_fresh_games_replay_on_the_site_as_they_do_here(name: str) -> None:
    game, first = imperia.game(name), int.from_bytes(os.urandom(4), "big")
    records: list[str] = []
    for number in range(GAMES):
        seats = game.sheet.seats[number % len(game.sheet.seats)]
        # Every tenth table is one of greedy bots, whose games take other ways.
        record = Record(game, seats, first + number, {}, ["random" if number % 10 else "greedy"] * seats)
        records.append(record.text(play_out(record, bot_choices(record))))
    for begin in range(0, GAMES, AT_ONCE):
        some = records[begin : begin + AT_ONCE]
        assert replayed_there(some) == [replayed(record) for record in some]
