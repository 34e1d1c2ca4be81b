"""Tables that are played with content of one's own, beside those that are played as printed."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import imperia
from imperia.games import editions
from imperia.kernel.packs import Pack
from tests.cli.run import french, refusal, run
from tests.server.process import ServerProcess
from tests.server.service import Service

Start = Callable[..., ServerProcess]


def write(folder: Path, file: str, name: str, *changes: str, game: str = "settlers") -> Path:
    """A pack of changes in a folder."""
    folder.mkdir(exist_ok=True)
    path = folder / file
    path.write_text(json.dumps({"imperia_pack": 1, "game": game, "name": name, "changes": changes}), "utf-8")
    return path


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder of packs: Settlers with four rounds, and with richer Barbarians."""
    write(tmp_path / "packs", "long.json", "rich", "boards.board_barbarian.production.worker=9")
    write(tmp_path / "packs", "short.json", "four rounds", "tables.rounds=4")
    return tmp_path / "packs"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server on a database that outlives it; none is left running."""
    started: list[ServerProcess] = []

    def begin(*arguments: object) -> ServerProcess:
        started.append(ServerProcess(tmp_path / "tables.sqlite", *map(str, arguments)))
        return started[-1]

    yield begin
    for server in started:
        server.kill()


def packs_of(service: Service, game: str) -> dict[str, str]:
    """The packs that are offered, by name."""
    found = next(one for one in service.http.get("/api/library").json()["games"] if one["id"] == game)
    return {pack["name"]: pack["content"] for pack in found["packs"]}


def played(service: Service, **more: Any) -> tuple[str, dict[str, Any], str]:
    """A game of two bots to its end: its table, what the server says of it, and its record."""
    opened = service.open("random", "greedy", game="settlers", seed=3, **more)
    watching = service.join(opened, None)
    watching.until(lambda moment: moment.result is not None)
    record = service.http.get(f"/api/tables/{opened.table}/record")
    assert record.status_code == 200, record.text
    return opened.table, service.http.get(f"/api/tables/{opened.table}").json(), record.text


def test_tables_with_a_pack_are_played_beside_printed_ones_and_say_so(start: Start, packs: Path) -> None:
    server = start("--packs", packs)
    assert "can be played with the pack “four rounds” (short.json)" in server.said
    offered = packs_of(server.service, "settlers")
    assert set(offered) == {"rich", "four rounds"}
    assert packs_of(server.service, "founders") == {}
    short, rounds = offered["four rounds"], {}
    for name, pack in (("printed", ""), ("short", short), ("printed again", "")):
        _, info, record = played(server.service, pack=pack)
        assert info["pack"] == ({"name": "four rounds", "content": short} if pack else None)
        header = json.loads(record.splitlines()[0])
        assert header.get("pack", "") == ("four rounds" if pack else "")
        rounds[name] = record
        assert server.service.http.post("/api/records", content=record).status_code == 201
    assert rounds["printed"].splitlines()[1:-1] == rounds["printed again"].splitlines()[1:-1]
    # The record is handed on: it replays where the pack is, and nowhere else.
    file = packs.parent / "short.record"
    file.write_text(rounds["short"], "utf-8")
    assert "the pack “four rounds”" in command("replay", str(file), "--lang", "en").stderr
    replayed = command("replay", str(file), "--pack", str(packs / "short.json"))
    assert replayed.returncode == 0, replayed.stderr


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which imports its games anew."""
    return subprocess.run([sys.executable, "-m", "imperia", *arguments], capture_output=True, text=True, check=False)


def test_the_page_is_told_what_a_pack_changes(start: Start, packs: Path) -> None:
    service = start("--packs", packs).service
    rich = packs_of(service, "settlers")["rich"]

    def workers(shelves: list[dict[str, Any]]) -> object:
        entries = next(shelf["entries"] for shelf in shelves if shelf["name"] == "boards")
        return next(one["fields"]["production"]["worker"] for one in entries if one["id"] == "board_barbarian")

    assert workers(service.http.get("/api/games/settlers/content").json()) == 5
    assert workers(service.http.get(f"/api/games/settlers/content?pack={rich}").json()) == 9
    drawn = service.http.get(f"/api/games/settlers/drawn?pack={rich}&lang=fr").json()
    boards = {one["id"]: one for one in drawn["content"]["shelves"]["boards"]}
    assert boards["board_barbarian"]["production"]["worker"] == 9
    assert drawn["words"]["names"]["board_roman"]
    for path in ("content", "words", "drawn"):
        assert service.http.get(f"/api/games/settlers/{path}?pack=0123456789abcdef").status_code == 404
    assert service.http.get(f"/api/games/founders/content?pack={rich}").status_code == 404


def test_people_play_with_a_pack_and_get_hints_but_cannot_take_it_along(start: Start, packs: Path) -> None:
    service = start("--packs", packs).service
    rich = packs_of(service, "settlers")["rich"]
    opened = service.open(None, "greedy", game="settlers", seed=3, pack=rich)
    player = service.join(opened)
    assert player.info.pack is not None
    assert player.info.pack.name == "rich"
    player.play()
    question = player.until(lambda moment: moment.question is not None).question
    assert question is not None
    wish = {"secret": opened.keys[0].secret, "number": question.number, "lang": "en"}
    answer = service.http.post(f"/api/tables/{opened.table}/hint", json=wish)
    assert answer.status_code == 200, answer.text
    again = service.http.post(f"/api/tables/{opened.table}/along", json={"secret": opened.keys[0].secret})
    assert (again.status_code, again.json()["key"]) == (409, "pack_stays")


def test_a_table_waits_for_its_pack(start: Start, packs: Path) -> None:
    server = start("--packs", packs)
    offered = packs_of(server.service, "settlers")
    running = server.service.open(None, "random", game="settlers", seed=3, pack=offered["rich"])
    shown = server.service.join(running).play().moves
    over, _, record = played(server.service, pack=offered["four rounds"])
    server.kill()
    listed = run("tables", "list", "--how", "running", "--database", str(packs.parent / "tables.sqlite")).stdout
    assert "settlers (rich)" in listed
    # Without its pack the table does not go on, and says which pack it was.
    bare = start()
    line = bare.service.connect(running.table)
    assert "“rich”" in line.recv(timeout=30, decode=False).decode()
    uploaded = bare.service.http.post("/api/records", content=record)
    assert (uploaded.status_code, uploaded.json()["key"]) == (400, "record_pack")
    assert french("« four rounds »") in uploaded.json()["text"]["fr"]
    assert bare.service.http.get(f"/api/tables/{over}/record").text == record
    refused = bare.service.http.post(
        "/api/tables", json={"game": "settlers", "seats": [{}, {"bot": "random"}], "pack": offered["rich"]}
    )
    assert (refused.status_code, refused.json()["key"]) == (404, "no_pack")
    bare.kill()
    # With it, it does.
    assert start("--packs", packs).service.join(running).until_moves(shown).moves >= shown


def test_bad_packs_are_refused_with_words_at_the_start(packs: Path, tmp_path: Path) -> None:
    def start_with(folder: Path) -> str:
        database = tmp_path / "none.sqlite"
        return refusal("serve", "--port", "0", "--packs", str(folder), "--database", str(database), "--lang", "en")

    assert "cannot be read" in start_with(tmp_path / "nowhere")
    write(tmp_path / "misspelt", "one.json", "typo", "tables.runds=4")
    found = start_with(tmp_path / "misspelt")
    assert "one.json" in found
    assert "Did you mean rounds" in found
    write(tmp_path / "twice", "one.json", "same", "tables.rounds=4")
    write(tmp_path / "twice", "two.json", "same", "tables.rounds=6")
    assert "two.json: there is another pack of the same game that is called “same”" in start_with(tmp_path / "twice")
    write(tmp_path / "strange", "one.json", "chess", game="chess")
    assert "chess" in start_with(tmp_path / "strange")
    (tmp_path / "garbled").mkdir()
    (tmp_path / "garbled" / "one.json").write_text("{", "utf-8")
    assert "is not a pack" in start_with(tmp_path / "garbled")
    said = run("serve", "--packs", str(tmp_path / "twice"), "--database", "x.sqlite", "--lang", "fr").stderr
    assert "un autre pack du même jeu" in said


def test_an_edition_is_a_game_of_its_own_and_leaves_the_printed_one_alone() -> None:
    printed = imperia.game("settlers")
    before = printed.start(2, 7).view(0)
    made = editions.make(Pack(imperia_pack=1, game="settlers", name="six", changes=["tables.rounds=6"]))
    assert (made.pack, printed.pack) == ("six", "")
    assert made.fingerprint != printed.fingerprint
    assert imperia.game("settlers") is printed
    assert imperia.game("settlers", "no such content") is printed
    assert printed.start(2, 7).view(0) == before
    assert type(made.start(2, 7)) is not type(printed.start(2, 7))
    # What plays as printed has the printed fingerprint.
    same = editions.make(Pack(imperia_pack=1, game="settlers", name="same", changes=["tables.rounds=5"]))
    assert (same.pack, same.fingerprint) == ("", printed.fingerprint)
