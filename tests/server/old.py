"""Databases as earlier releases have left them: at any revision, with real games in every table that there was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, MetaData, NullPool, Table, create_engine, insert, select

import imperia
from imperia.kernel.campaign import AnyChapter, Begun, Ended
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.play import HUMAN, HandedOver, TookBack
from imperia.play import Table as Played
from imperia.server.keys import hash_key
from imperia.server.migrating import run_migrations
from imperia.server.wire import Opened, SeatKey
from tests.kernel.toy import TOY

REVISIONS = ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009"]
LONG_AGO = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
# All rows, by the name of their table.
Rows = dict[str, list[dict[str, Any]]]

KEYS = ["ana", "leo"]
RUNNING = Opened("running", "toy", [SeatKey(seat, key) for seat, key in enumerate(KEYS)], over=False)
FINISHED = Opened("finished", "toy", RUNNING.keys, over=True)
LESSON = Opened("lesson", "founders", RUNNING.keys[:1], over=False)
CAMPAIGN = "campaign"
STORY: list[AnyChapter] = [Begun("long-gone", "greeks"), Ended("2026-03-01", [30, 40], False, [])]


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    """A connection that is committed at the end; SQLite has its foreign keys off."""
    engine = create_engine(
        url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url, poolclass=NullPool
    )
    with engine.begin() as connection:
        yield connection


def make_old(url: URL, revision: str) -> Rows:
    """A database of a revision, with games; its rows."""
    with connected(url) as connection:
        run_migrations(connection, revision)
        for name, columns in _reflect(connection).items():
            for row in all_rows().get(name, []):
                known = {key: value for key, value in row.items() if key in columns.c}
                connection.execute(insert(columns), known)
        return read_rows(connection)


def read_rows(connection: Connection) -> Rows:
    """All that a database holds."""
    return {
        name: sorted((dict(row) for row in connection.execute(select(columns)).mappings()), key=str)
        for name, columns in _reflect(connection).items()
    }


def _reflect(connection: Connection) -> dict[str, Table]:
    found = MetaData()
    found.reflect(connection)
    # Those that others refer to come first.
    return {one.name: one for one in found.sorted_tables if one.name != "alembic_version"}


def played(moves: int) -> Played:
    """A table of the toy at which so many moves were made, unless the game was over before, and some taken back."""
    table, chance = Played(Record(TOY, 2, 5, {}, [HUMAN, HUMAN])), Chance(9)
    while len(table.record.moves) < moves and not table.over:
        seat, move = random_move(table.state, chance)
        table.play(seat, move)
        if len(table.record.moves) == 3 and table.can_undo(seat):
            table.add(TookBack(seat, 1))
            table.add(HandedOver(seat, "random"))
            table.add(HandedOver(seat, None))
    return table


@cache
def all_rows() -> Rows:
    """What there is to be kept: a game that runs, one that is over, a lesson, and a campaign."""
    teaching = imperia.game("founders").teaching
    assert teaching is not None
    lesson = teaching.lessons["first"]
    begun = Played(Record(imperia.game("founders"), 2, 0, {}, [HUMAN, "greedy"], position=lesson.position))
    several = [
        _keep(RUNNING.table, played(7)),
        _keep(FINISHED.table, played(1000), sequel=RUNNING.table),
        _keep(LESSON.table, begun, position=msgspec.json.encode(lesson.position).decode(), lesson="first"),
        {
            "campaigns": [
                {
                    "id": CAMPAIGN,
                    "game": "imperium",
                    "terms": '{"nation":"romans","supreme":false}',
                    "key_hash": hash_key("ana"),
                    "opened": LONG_AGO,
                    "touched": LONG_AGO,
                }
            ],
            "stories": [
                {"campaign_id": CAMPAIGN, "seq": seq, "entry": msgspec.json.encode(chapter).decode()}
                for seq, chapter in enumerate(STORY, start=1)
            ],
        },
    ]
    names = {name for rows in several for name in rows}
    return {name: [row for rows in several for row in rows.get(name, [])] for name in names}


def _keep(name: str, table: Played, **more: str) -> Rows:
    """All that a release of today would keep of a table."""
    record, game = table.record, table.record.game
    rules = {"rules": game.sheet.rules_version, "content": game.fingerprint}
    setup = {
        "id": name,
        "game": game.name,
        **rules,
        "seed": str(record.seed),
        "options": msgspec.json.encode(record.options).decode(),
        "opened": LONG_AGO,
        "grace": 90,
        "seed_chosen": False,
        "over": table.over,
        "record": record.text(table.state) if table.over else None,
        "closed": False,
        "pack": game.pack,
        "hints": True,
        "title": "",
        "revision": 0,
        "touched": LONG_AGO,
        **more,
    }
    chairs = [
        {
            "table_id": name,
            "seat": seat,
            "bot": bot,
            "name": f"Player {seat}",
            "key_hash": hash_key(KEYS[seat]) if bot is None else None,
        }
        for seat, bot in enumerate(table.bots)
    ]
    history = [
        {"table_id": name, "seq": seq, "entry": msgspec.json.encode(entry).decode()}
        for seq, entry in enumerate(table.history, start=1)
    ]
    position = {
        "table_id": name,
        "seq": table.seq,
        **rules,
        "position": msgspec.json.encode(table.saved()).decode(),
    }
    return {
        "tables": [setup],
        "chairs": chairs,
        "history": history,
        "positions": [] if table.over else [position],
    }
