"""A game is taken along to where there is no line, and handed in again: the same record, or a refusal."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.play import AnyEntry, Table
from imperia.server.kept import KeptTable
from imperia.server.wire import Along, Opened
from tests.server.service import Service


def take_along(service: Service, opened: Opened) -> Along:
    asked = {"secret": opened.keys[0].secret}
    answer = service.http.post(f"/api/tables/{opened.table}/along", json=asked)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Along)


def hand_in(service: Service, opened: Opened, since: int, entries: list[AnyEntry]) -> httpx.Response:
    body: dict[str, Any] = {"secret": opened.keys[0].secret, "since": since, "entries": msgspec.to_builtins(entries)}
    return service.http.post(f"/api/tables/{opened.table}/handed", json=body)


def entries_of(along: Along) -> list[AnyEntry]:
    return [msgspec.json.decode(entry, type=AnyEntry) for entry in along.entries]


def play_elsewhere(along: Along, moves: int) -> Table:
    """A table on a device, after so many moves of everybody."""
    kept = msgspec.json.decode(along.kept, type=KeptTable)
    table, chance = Table(kept.make_record(imperia.game(kept.game)), entries_of(along)), Chance(3)
    for _ in range(moves):
        if not table.over:
            table.play(*random_move(table.state, chance))
    return table


def taken_along(service: Service) -> tuple[Opened, Along]:
    """A table that its player has left in their own turn, with the game on their device."""
    opened = service.open(None, "random")
    player = service.join(opened)
    player.play()
    player.leave()
    return opened, take_along(service, opened)


def test_a_game_that_ended_on_a_device_is_handed_in_with_the_same_record(service: Service) -> None:
    opened, along = taken_along(service)
    table = play_elsewhere(along, 5000)
    assert table.over
    answer = hand_in(service, opened, len(along.entries), table.history[len(along.entries) :])
    assert answer.status_code == 200, answer.text
    record = service.http.get(f"/api/tables/{opened.table}/record").text
    assert record == table.record.text(table.state)


def test_what_is_handed_in_twice_is_there_once(service: Service) -> None:
    opened, along = taken_along(service)
    table = play_elsewhere(along, 7)
    played = table.history[len(along.entries) :]
    assert hand_in(service, opened, len(along.entries), played[:3]).status_code == 200
    assert hand_in(service, opened, len(along.entries), played).status_code == 200
    assert entries_of(take_along(service, opened)) == table.history


def test_nothing_is_taken_when_the_table_has_gone_on(service: Service) -> None:
    opened, along = taken_along(service)
    service.join(opened).play()
    before = take_along(service, opened).entries
    played = play_elsewhere(along, 40).history[len(along.entries) :]
    answer = hand_in(service, opened, len(along.entries), played[-1:])
    assert (answer.status_code, answer.json()["key"]) == (409, "gone_on")
    assert take_along(service, opened).entries[: len(before)] == before


def test_nothing_is_taken_of_what_is_possible_only_at_first(service: Service) -> None:
    opened, along = taken_along(service)
    played = play_elsewhere(along, 4).history[len(along.entries) :]
    answer = hand_in(service, opened, len(along.entries), [*played, played[0]])
    assert (answer.status_code, answer.json()["key"]) == (409, "not_possible")
    assert take_along(service, opened).entries == along.entries


@pytest.mark.parametrize("address", ["along", "handed"])
def test_where_others_play_nobody_takes_the_game_along(service: Service, address: str) -> None:
    opened = service.open(None, None)
    body = {"secret": opened.keys[0].secret, "since": 0} | ({"entries": []} if address == "handed" else {})
    answer = service.http.post(f"/api/tables/{opened.table}/{address}", json=body)
    assert (answer.status_code, answer.json()["key"]) == (403, "still_running")


def test_a_game_is_for_the_one_who_plays_it(service: Service) -> None:
    opened = service.open(None, "random")
    answer = service.http.post(f"/api/tables/{opened.table}/along", json={"secret": "somebody else's"})
    assert (answer.status_code, answer.json()["key"]) == (403, "wrong_secret")
