"""The server is updated in the middle of a game: whoever plays goes on."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from imperia.kernel.errors import BadPosition
from imperia.kernel.game import Game
from imperia.kernel.soundness import frozen
from imperia.server.columns import POSITIONS, TABLES
from imperia.server.database import database_url
from tests.cli.run import run
from tests.french import foreign
from tests.kernel.toy import SHEET, ToyGame, toy
from tests.server.old import FINISHED, RUNNING, all_rows, connected, make_old
from tests.server.service import PATIENCE, Player, find_game, running


def toy_of(rules: int) -> Game:
    """The toy of a later release."""
    return toy(sheet=msgspec.structs.replace(SHEET, rules_version=rules))


def release(rules: int) -> Callable[[str, str], Game]:
    later = toy_of(rules)
    return lambda name, content: later if name == "toy" else find_game(name, content)


def play_a_while(players: list[Player], moves: int) -> None:
    for _ in range(moves):
        mover = next(player for player in players if player.moment.question is not None)
        shown = mover.play().moves
        for player in players:
            player.until_moves(shown)


def test_a_running_game_goes_on_after_an_update(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as service:
        opened = service.open(None, None, game="toy", seed=5)
        players = [service.join(opened, seat) for seat in (0, 1)]
        play_a_while(players, 6)
        players[0].do("hand_over", seat=0, bot="random")
        players[0].do("sit_down")
        before = [player.until(lambda moment: moment.seats[0].bot is None) for player in players]
    with running(database, find=release(2)) as service:
        players = [service.join(opened, seat, seq=before[seat].seq) for seat in (0, 1)]
        for player, old in zip(players, before, strict=True):
            assert frozen(player.moment.view) == frozen(old.view)
            assert player.moment.seq > old.seq
            # The log begins anew, and says why.
            assert (player.moment.standing, [line.what for line in player.moment.lines]) == (0, ["taken_on"])
            assert player.moment.lines[0].text.startswith("The server has been updated")
        asked = [player.moment.question for player in players]
        assert [one is None for one in asked] == [one.question is None for one in before]
        play_a_while(players, 3)
    # What was taken on is rebuilt like any other table, and taken on again.
    for rules, lines in ((2, {"taken_on"}), (3, {"taken_on"})):
        with running(database, find=release(rules)) as service:
            player = service.join(opened, 0)
            assert lines <= {line.what for line in player.moment.lines}
            for seat in (0, 1):
                service.join(opened, seat).do("hand_over", seat=seat, bot="random")
                service.join(opened, seat).do("sit_down")
    with running(database, find=release(3)) as service:
        for seat in (0, 1):
            service.join(opened, seat).do("hand_over", seat=seat, bot="random")
        service.join(opened, None).until(lambda moment: moment.result is not None)
        answer = service.http.get(f"/api/tables/{opened.table}/record")
        assert (answer.status_code, answer.json()["key"]) == (409, "no_record")


def test_entries_after_the_saved_position_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as service:
        opened = service.open(None, None, game="toy", seed=5)
        play_a_while([service.join(opened, seat) for seat in (0, 1)], 3)

    async def lost(*_: object) -> None:
        """The process is killed before it saves anything."""

    with monkeypatch.context() as killed, running(database) as service:
        killed.setattr("imperia.server.live.LiveTable.save", lost)
        players = [service.join(opened, seat) for seat in (0, 1)]
        saved = [player.moment.view for player in players]
        # Both answer, so that the game goes on.
        shown = max(player.play().moves for player in players)
        for player in players:
            player.until_moves(shown)
        before = [player.moment.view for player in players]
    assert frozen(before) != frozen(saved)
    with running(database, find=release(2)) as service:
        assert frozen([service.join(opened, seat).moment.view for seat in (0, 1)]) == frozen(before)


def test_a_position_that_cannot_be_taken_on_is_refused_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as service:
        opened = service.open(None, None, game="toy", seed=5)
        play_a_while([service.join(opened, seat) for seat in (0, 1)], 3)
        moves = service.join(opened, 0).moment.moves
    strange = toy_of(2)
    with monkeypatch.context() as other:

        def refuse(self: Game, data: object) -> None:
            raise BadPosition("no_such_step", step="Fly", steps=[])

        other.setattr(ToyGame, "position", refuse)
        with running(database, find=lambda name, _: strange if name == "toy" else find_game(name)) as service:
            line = service.connect(opened.table)
            assert b"old_table" in line.recv(timeout=10, decode=False)
    with running(database) as service:
        assert service.join(opened, 0).moment.moves == moves


def test_a_finished_game_of_an_older_release_keeps_its_record(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as service:
        opened = service.open("random", "random", game="toy")
        service.join(opened, None).until(lambda moment: moment.result is not None)
        record = service.http.get(f"/api/tables/{opened.table}/record").text
    with running(database, find=release(2)) as service:
        assert service.http.get(f"/api/tables/{opened.table}/record").text == record
        answer = service.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        assert (answer.status_code, answer.json()["key"]) == (400, "record_rules")


# Games from before records and positions were kept: revision 0004


def settled(database: Path) -> bool:
    """True if the record of the game that is over and the position of the one that runs are kept."""
    with connected(database_url(str(database))) as connection:
        recorded = connection.execute(select(TABLES.c.record).where(TABLES.c.id == FINISHED.table)).scalar_one()
        saved = connection.execute(select(POSITIONS.c.seq).where(POSITIONS.c.table_id == RUNNING.table)).scalar()
        return None not in (recorded, saved)


def test_old_games_get_a_record_or_a_position_though_nobody_comes(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    make_old(database_url(str(database)), "0004")
    with running(database):
        until = time.monotonic() + PATIENCE
        while not settled(database) and time.monotonic() < until:
            time.sleep(0.05)
    (record,) = [row["record"] for row in all_rows()["tables"] if row["id"] == FINISHED.table]
    with running(database, find=release(2)) as service:
        assert service.http.get(f"/api/tables/{FINISHED.table}/record").text == record
        play_a_while([service.join(RUNNING, seat) for seat in (0, 1)], 1)


def test_an_old_game_whose_rules_are_gone_has_no_record_and_is_exported_as_it_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    before = make_old(database_url(str(database)), "0004")
    with running(database, find=release(2)) as service:
        answer = service.http.get(f"/api/tables/{FINISHED.table}/record")
        assert (answer.status_code, answer.json()["key"]) == (409, "no_old_record")
        assert foreign(answer.json()["text"]["fr"]) == []
    export = run("tables", "export", FINISHED.table, "--database", str(database)).stdout
    history = [row for row in before["history"] if row["table_id"] == FINISHED.table]
    assert len(msgspec.json.decode(export)["history"]) == len(history)
