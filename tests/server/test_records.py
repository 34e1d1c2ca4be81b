"""Records down and up, and finished games looked at again."""

from pathlib import Path

import httpx
import msgspec
import pytest

import imperia
from imperia.kernel.record import read_record
from imperia.server.wire import Frame, Opened
from tests.french import foreign
from tests.server.service import Service

RECORDS = Path(__file__).parents[1] / "games" / "founders" / "records"
FINISHED = (RECORDS / "founders-3-1.record").read_text("utf-8")


def upload(service: Service, text: str) -> Opened:
    answer = service.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


def frame(service: Service, table: str, moves: int, seat: int | None = None) -> Frame:
    answer = service.http.get(f"/api/tables/{table}/frames/{moves}", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Frame)


def test_a_finished_game_is_down_and_up_again_the_same(service: Service) -> None:
    opened = service.open("random", "random")
    service.join(opened, None).until(lambda moment: moment.result is not None)
    text = service.http.get(f"/api/tables/{opened.table}/record").text
    again = upload(service, text)
    assert (again.over, again.keys) == (True, [])
    assert service.http.get(f"/api/tables/{again.table}/record").text == text


def test_every_frame_of_a_finished_game_is_what_a_replay_shows(service: Service) -> None:
    opened = upload(service, FINISHED)
    record, _ = read_record(FINISHED, imperia.game)
    state = record.start()
    for moves in range(len(record.moves) + 1):
        if moves:
            state.play(*record.moves[moves - 1])
        if moves % 9 == 0 or state.over:
            for seat in (None, 1):
                shown = frame(service, opened.table, moves, seat)
                assert (shown.moves, shown.last) == (moves, len(record.moves))
                assert shown.view == msgspec.to_builtins(state.view(seat))
                assert shown.mover == (record.moves[moves - 1][0] if moves else None)
                assert (shown.label is None) == (moves == 0)
                assert {line.move for line in shown.lines} <= {moves}
                assert (shown.result is None) != state.over


def test_there_is_no_frame_past_the_end_and_none_of_a_seat_that_is_not(service: Service) -> None:
    table = upload(service, FINISHED).table
    for path, key in [("100000", "no_such_frame"), ("1?seat=7", "no_seat"), ("1?seat=x", "bad_request")]:
        assert service.http.get(f"/api/tables/{table}/frames/{path}").json()["key"] == key


def test_a_running_game_shows_neither_record_nor_frames(service: Service) -> None:
    table = service.open(None, None).table
    for part in ("record", "frames/0"):
        answer = service.http.get(f"/api/tables/{table}/{part}")
        assert (answer.status_code, answer.json()["key"]) == (403, "still_running")


def test_an_unfinished_record_is_taken_up_where_it_stands(service: Service) -> None:
    record, _ = read_record(FINISHED, imperia.game)
    del record.moves[20:]
    record.players.clear()
    opened = upload(service, record.text(record.replay()))
    assert (opened.over, [key.seat for key in opened.keys]) == (False, [0, 1, 2])
    players = [service.join(opened, key) for key in range(3)]
    assert {player.moment.moves for player in players} == {20}
    mover = next(player for player in players if player.moment.question is not None)
    assert mover.play().moves == 21


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not_a_record"),
        ("{}", "not_a_record"),
        ("[" * 100_000, "not_a_record"),
        ('{"imperia":1,"game":' + "[" * 100_000, "not_a_record"),
        ("\x00\xff", "not_a_record"),
        (FINISHED[:400], "record_cut"),
        (FINISHED.replace('"rules":', '"rules":9'), "record_rules"),
        (FINISHED.replace("\n0 ", "\n1 ", 1), "record_line"),
        (FINISHED.replace('"seed":', '"seed":9'), "record_line"),
        (FINISHED.replace('"over":true', '"over":false'), "record_result"),
    ],
    ids=[
        "empty",
        "no format",
        "nested",
        "nested inside",
        "bytes",
        "cut",
        "other rules",
        "other seat",
        "other seed",
        "other result",
    ],
)
def test_a_broken_upload_says_what_is_wrong(service: Service, text: str, key: str) -> None:
    answer = service.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert foreign(answer.json()["text"]["fr"]) == []


def test_an_upload_that_is_too_large_is_refused(service: Service) -> None:
    answer = service.http.post("/api/records", content="x" * 600_000, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (413, "too_large")


def ask_so_far(service: Service, opened: Opened, secret: str) -> httpx.Response:
    return service.http.post(f"/api/tables/{opened.table}/unfinished", json={"secret": secret})


def test_who_plays_alone_can_keep_a_game_that_is_not_over_and_take_it_up_elsewhere(service: Service) -> None:
    opened = service.open(None, "random")
    player = service.join(opened)
    moves = player.play().moves
    text = ask_so_far(service, opened, opened.keys[0].secret).text
    again = upload(service, text)
    assert (again.over, len(again.keys)) == (False, 1)
    assert service.join(again).moment.moves >= moves


def test_where_others_play_nobody_is_told_the_seed_before_the_end(service: Service) -> None:
    opened = service.open(None, None)
    answer = ask_so_far(service, opened, opened.keys[0].secret)
    assert (answer.status_code, answer.json()["key"]) == (403, "still_running")


def test_a_record_so_far_is_for_the_one_who_sits_there(service: Service) -> None:
    opened = service.open(None, "random")
    answer = ask_so_far(service, opened, "somebody else's")
    assert (answer.status_code, answer.json()["key"]) == (403, "wrong_secret")


def test_the_first_frame_tells_how_the_log_grew(service: Service) -> None:
    table = upload(service, FINISHED).table
    first = service.http.get(f"/api/tables/{table}/frames/0").json()
    assert len(first["course"]) == first["last"] + 1
    for moves in (1, 20, first["last"]):
        frame = service.http.get(f"/api/tables/{table}/frames/{moves}").json()
        assert (frame["told"], frame["course"]) == (first["course"][moves], [])
