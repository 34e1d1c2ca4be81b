"""The designers' workshop: a number changed on the page, compared, and kept as a pack that is played at once."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import refusal
from tests.server.process import ServerProcess
from tests.server.service import PATIENCE, Service

CHANGE = "tables.rounds=3"


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[tuple[Service, Path]]:
    """A server on which packs can be made, and their folder."""
    folder = tmp_path / "packs"
    folder.mkdir()
    server = ServerProcess(tmp_path / "tables.sqlite", "--packs", str(folder), "--design")
    yield server.service, folder
    server.kill()


def finished(service: Service, tried: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that is seen of a comparison until it is done."""
    seen, until = [tried], time.monotonic() + 10 * PATIENCE
    while not seen[-1]["done"]:
        assert time.monotonic() < until, seen[-1]
        time.sleep(0.2)
        found = service.http.get(f"/api/trials/{tried['id']}").json()
        if found["seeds"] != seen[-1]["seeds"] or found["done"]:
            seen.append(found)
    return seen


def test_intervals_shrink_until_the_comparison_is_decided(workshop: tuple[Service, Path]) -> None:
    service, _ = workshop
    wish = {"changes": [CHANGE], "seats": 2, "bot": "random", "seeds": 256}
    answer = service.http.post("/api/games/settlers/trials", json=wish)
    assert answer.status_code == 201, answer.text
    seen = finished(service, answer.json())
    end = seen[-1]
    assert end["failure"] is None
    assert end["verdict"]["en"].startswith("The change is real")
    assert end["verdict"]["fr"].startswith("Le changement est réel")
    widths = [
        [one["high"] - one["low"] for one in found["measured"] if one["label"]["en"] == "points of seat 1"]
        for found in seen
        if found["measured"]
    ]
    assert widths[-1][0] <= widths[0][0]


def test_a_misspelt_change_is_answered_with_the_nearest(workshop: tuple[Service, Path]) -> None:
    service, _ = workshop
    wish = {"changes": ["tables.runds=3"], "seats": 2, "bot": "random", "seeds": 64}
    tried = finished(service, service.http.post("/api/games/settlers/trials", json=wish).json())[-1]
    assert "Did you mean rounds" in tried["failure"]["en"]
    for wrong, key in (({"bot": "cmd:rm"}, "no_bot"), ({"seats": 9}, "bad_seats"), ({"changes": []}, "no_changes")):
        refused = service.http.post("/api/games/settlers/trials", json={**wish, **wrong})
        assert (refused.status_code, refused.json()["key"]) == (400, key)
    assert service.http.get("/api/trials/unknown").status_code == 404


def test_a_saved_pack_is_offered_played_by_bots_and_handed_on(workshop: tuple[Service, Path]) -> None:
    service, folder = workshop
    assert service.http.get("/api/library").json()["design"] is True
    printed = service.http.get("/api/games/settlers/printed").json()
    assert printed["tables"]["rounds"] == 5
    saved = service.http.post("/api/games/settlers/packs", json={"name": "Three Rounds!", "changes": [CHANGE]})
    assert saved.status_code == 201, saved.text
    pack = saved.json()
    games = service.http.get("/api/library").json()["games"]
    assert next(one for one in games if one["id"] == "settlers")["packs"] == [pack]
    kept = json.loads((folder / "settlers-three-rounds.json").read_text("utf-8"))
    assert (kept["name"], kept["changes"]) == ("Three Rounds!", [CHANGE])
    # The bots' own processes know it as well.
    opened = service.open("greedy", "greedy", game="settlers", pack=pack["content"])
    service.join(opened, None).until(lambda moment: moment.result is not None)
    record = service.http.get(f"/api/tables/{opened.table}/record").text
    assert json.loads(record.splitlines()[0])["pack"] == "Three Rounds!"
    for wish, key in (
        ({"name": "Three Rounds!", "changes": [CHANGE]}, "pack_twice"),
        ({"name": "as ever", "changes": ["tables.rounds=5"]}, "pack_nothing"),
        ({"name": "odd", "changes": ["tables.runds=5"]}, "content"),
    ):
        refused = service.http.post("/api/games/settlers/packs", json=wish)
        assert (refused.status_code, refused.json()["key"]) == (400, key), refused.text
    assert [one.name for one in folder.iterdir()] == ["settlers-three-rounds.json"]


def test_nobody_designs_where_the_operator_has_not_allowed_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    http = server.service.http
    assert http.get("/api/library").json()["design"] is False
    answers = [
        http.get("/api/games/settlers/printed"),
        http.post("/api/games/settlers/trials", json={"changes": [CHANGE], "seats": 2, "bot": "random"}),
        http.post("/api/games/settlers/packs", json={"name": "x", "changes": [CHANGE]}),
    ]
    assert [(one.status_code, one.json()["key"]) for one in answers] == 3 * [(403, "no_design")]
    server.kill()
    assert "--packs" in refusal("serve", "--design", "--database", str(tmp_path / "x.sqlite"), "--lang", "en")
