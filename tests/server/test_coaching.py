"""Hints for those who play without other people, the coach of finished games, and games played on from a position."""

import time
from typing import Any

import httpx
import pytest

from imperia.server.wire import Opened
from tests.server.service import PATIENCE, Player, Service
from tests.server.test_records import FINISHED, upload


def ask_hint(service: Service, opened: Opened, player: Player, key: int = 0, **more: Any) -> httpx.Response:
    question = player.until(lambda moment: moment.question is not None).question
    assert question is not None
    wish = {"secret": opened.keys[key].secret, "number": question.number, **more}
    return service.http.post(f"/api/tables/{opened.table}/hint", json=wish)


def test_a_hint_names_moves_of_the_question(service: Service) -> None:
    opened = service.open(None, "greedy")
    player = service.join(opened)
    answer = ask_hint(service, opened, player)
    assert answer.status_code == 200, answer.text
    question = player.moment.question
    assert question is not None
    hint, legal = answer.json()["hint"], {move.move for move in question.moves}
    assert answer.json()["number"] == question.number
    assert {one["moves"][0] for one in hint["best"]} <= legal
    assert {*hint["look"]} <= legal
    assert "Choisir" in ask_hint(service, opened, player, lang="fr").json()["hint"]["best"][0]["text"]


def test_where_two_people_play_there_are_no_hints(service: Service) -> None:
    opened = service.open(None, None)
    service.join(opened)
    wish = {"secret": opened.keys[0].secret, "number": 0}
    answer = service.http.post(f"/api/tables/{opened.table}/hint", json=wish)
    assert (answer.status_code, answer.json()["key"]) == (403, "no_hints")


def test_hints_can_be_left_out_of_a_table(service: Service) -> None:
    opened = service.open(None, "greedy", hints=False)
    player = service.join(opened)
    assert not player.info.hints
    assert ask_hint(service, opened, player).json()["key"] == "hints_off"


def test_a_hint_needs_the_key_of_the_seat_and_its_question(service: Service) -> None:
    opened = service.open(None, "greedy")
    player = service.join(opened)
    assert ask_hint(service, opened, player, secret="a guess").json()["key"] == "wrong_secret"
    assert ask_hint(service, opened, player, number=99).json()["key"] == "out_of_order"


def test_the_coach_tells_what_it_knows_and_goes_on_looking(service: Service) -> None:
    table = upload(service, FINISHED).table
    found = service.http.get(f"/api/tables/{table}/coach", params={"seat": 1}).json()["report"]
    assert (found["game"], found["seat"], found["over"]) == ("founders", 1, True)
    assert len(found["accounts"]) == 3
    first = found["all_looked_at"]
    until = time.monotonic() + PATIENCE
    while found["all_looked_at"] <= first and time.monotonic() < until:
        found = service.http.get(f"/api/tables/{table}/coach", params={"seat": 1}).json()["report"]
        time.sleep(0.2)
    assert found["all_looked_at"] > first


def test_the_coach_is_silent_while_the_game_runs(service: Service) -> None:
    opened = service.open(None, "random")
    answer = service.http.get(f"/api/tables/{opened.table}/coach")
    assert (answer.status_code, answer.json()["key"]) == (403, "still_running")


def test_the_coach_has_no_seat_that_is_not_there(service: Service) -> None:
    table = upload(service, FINISHED).table
    assert service.http.get(f"/api/tables/{table}/coach", params={"seat": 3}).json()["key"] == "no_seat"


def play_on(service: Service, table: str, **more: Any) -> httpx.Response:
    wish = {"moves": 30, "seat": 1, "bots": ["greedy"] * 3, "name": "Ada", **more}
    return service.http.post(f"/api/tables/{table}/branches", json=wish)


def test_a_finished_game_is_played_on_from_any_position_against_bots(service: Service) -> None:
    table = upload(service, FINISHED).table
    answer = play_on(service, table)
    assert answer.status_code == 201, answer.text
    branch = answer.json()
    assert [key["seat"] for key in branch["keys"]] == [1]
    player = Player(service, branch["table"], branch["keys"][0]["secret"])
    assert [(seat.name, seat.bot) for seat in player.moment.seats] == [("", "greedy"), ("Ada", None), ("", "greedy")]
    # It goes on, and can be looked at again like any other.
    player.play()
    then = service.http.get(f"/api/tables/{table}/frames/30", params={"seat": 1}).json()["view"]
    assert player.moments[0].view["nations"] == then["nations"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"moves": 100000}, "no_such_frame"),
        ({"seat": 3}, "no_seat"),
        ({"bots": ["greedy"]}, "no_seat"),
        ({"bots": ["greedy", "greedy", "nobody"]}, "no_bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(service: Service, wish: dict[str, Any], key: str) -> None:
    assert play_on(service, upload(service, FINISHED).table, **wish).json()["key"] == key


def test_a_running_game_is_played_on_by_its_only_person_alone(service: Service) -> None:
    opened = service.open(None, "random")
    player = service.join(opened)
    player.play()
    own = {"moves": 0, "seat": 0, "bots": ["greedy", "greedy"]}
    assert play_on(service, opened.table, **own).json()["key"] == "play_on_own"
    assert play_on(service, opened.table, **own, secret=opened.keys[0].secret).status_code == 201
    together = service.open(None, None)
    assert play_on(service, together.table, **own, secret=together.keys[0].secret).json()["key"] == "play_on_own"


def test_the_end_of_a_game_cannot_be_played_on(service: Service) -> None:
    table = upload(service, FINISHED).table
    last = service.http.get(f"/api/tables/{table}/frames/0").json()["last"]
    assert play_on(service, table, moves=last).json()["key"] == "play_on_over"


def test_what_if_has_a_name_and_its_beginning_can_be_shared(service: Service) -> None:
    table = upload(service, FINISHED).table
    branch = play_on(service, table, title="No mill").json()
    info = service.http.get(f"/api/tables/{branch['table']}").json()
    assert info["title"] == "No mill"
    # Whoever knows its address begins there, too, at a table of their own; from later on only the owner does.
    own = {"moves": 0, "seat": 1, "title": "No mill"}
    shared = play_on(service, branch["table"], **own)
    assert shared.status_code == 201, shared.text
    assert shared.json()["table"] != branch["table"]
    assert play_on(service, branch["table"], **{**own, "seat": 0}).json()["key"] == "play_on_own"
    untitled = play_on(service, table).json()["table"]
    assert play_on(service, untitled, **own).json()["key"] == "play_on_own"
