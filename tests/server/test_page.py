"""The page's files, and what every answer says to browsers."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from imperia.server.page import Page
from tests.server.service import PLENTY, Service, running

SCRIPT = "play();" * 1000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built: what is shorter so lies beside its file, packed."""
    there = tmp_path_factory.mktemp("built")
    folder = there / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Imperia</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    # Python cannot pack like that; only that it is shortest matters here.
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli")
    (there / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def built(folder: Path) -> Iterator[Service]:
    with running(folder.parent / "tables.sqlite", page=folder) as one:
        yield one


@pytest.mark.parametrize("path", ["/", "/new/founders", "/t/abc", "/replay/abc", "/rules/founders", "/index.html"])
def test_every_address_of_the_page_gets_its_front(built: Service, path: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Imperia</title>")
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-cache"


def test_assets_are_kept_by_browsers_for_ever(built: Service) -> None:
    answer = built.http.get("/assets/main-1a2b.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]
    assert built.http.get("/icon.svg").headers["Content-Type"] == "image/svg+xml"
    assert built.http.get("/assets/main-0000.js").status_code == 404


def test_the_page_that_needs_no_server_lies_in_a_folder_of_its_own(folder: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "engine-1a2b").mkdir(parents=True)
    (site / "index.html").write_text("<title>Alone</title>")
    (site / "engine-1a2b" / "python.wasm").write_bytes(b"wasm")
    with running(tmp_path / "tables.sqlite", page=folder, site=site) as service:
        front = service.http.get("/site/", follow_redirects=True)
        assert (front.status_code, front.text) == (200, "<title>Alone</title>")
        assert "'wasm-unsafe-eval'" in front.headers["Content-Security-Policy"]
        assert service.http.get("/site/engine-1a2b/python.wasm").headers["Content-Type"] == "application/wasm"
        assert service.http.get("/site/t/abc").status_code == 404
        assert "wasm" not in service.http.get("/").headers["Content-Security-Policy"]


def test_a_server_without_that_page_says_so(built: Service) -> None:
    assert built.http.get("/site/").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/assets/%00"])
def test_a_name_that_no_file_can_have_is_an_address_like_any_other(built: Service, path: str) -> None:
    answer = built.http.get(f"http://127.0.0.1:{built.port}{path}")
    assert answer.status_code == (404 if path.startswith("/assets") else 200)


def test_a_page_behind_a_link_is_handed_out(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "page").symlink_to(folder)
    assert Page(tmp_path / "page").find("assets/main-1a2b.js").plain == SCRIPT.encode()


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd"])
def test_nothing_outside_the_page_is_handed_out(built: Service, path: str) -> None:
    answer = built.http.get(f"http://127.0.0.1:{built.port}{path}")
    assert "secret" not in answer.text
    assert "root" not in answer.text


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", page=tmp_path / "page") as service:
        answer = service.http.get("/")
    assert (answer.status_code, answer.json()["key"]) == (404, "page_not_built")
    assert "make play" in answer.json()["text"]["en"]


# Packed


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("gzip;q=0", None),
        ("identity", None),
        ("identity;q=0.5, gzip;q=0.4", None),
        ("identity, gzip", "gzip"),
        ("deflate", None),
        ("gzip;q=much", None),
        ("", None),
    ],
)
def test_a_browser_gets_a_file_as_it_wants_it(built: Service, accepted: str, coding: str | None) -> None:
    bodies = {"br": b"brotli", "gzip": gzip.compress(SCRIPT.encode(), mtime=0), None: SCRIPT.encode()}
    with built.http.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("Content-Encoding") == coding
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert b"".join(answer.iter_raw()) == bodies[coding]


def test_what_is_packed_is_no_file_of_its_own(built: Service) -> None:
    assert built.http.get("/assets/main-1a2b.js.gz").status_code == 404


def test_a_packed_file_that_is_longer_than_it_was_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("hi")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"hi"))
    assert Page(tmp_path).find("index.html").coded == {}


# Once is enough


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/api/library", "/api/games/yuan/words", "/api/schema"])
@pytest.mark.parametrize("accepted", ["gzip", "br", "identity"])
def test_who_has_an_answer_already_is_not_sent_it_again(built: Service, path: str, accepted: str) -> None:
    headers = {"Accept-Encoding": accepted}
    first = built.http.get(path, headers=headers)
    mark = first.headers["ETag"]
    assert mark[0] == mark[-1] == '"'
    for named in (mark, f"W/{mark}", f'"other", {mark}', "*"):
        again = built.http.get(path, headers={**headers, "If-None-Match": named})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("ETag", "Cache-Control", "Vary"):
            assert again.headers[name] == first.headers[name]
    assert built.http.get(path, headers={**headers, "If-None-Match": '"other"'}).status_code == 200


def test_every_coding_has_a_mark_of_its_own(built: Service) -> None:
    codings = ("gzip", "br", "identity")
    marks = {
        built.http.head("/assets/main-1a2b.js", headers={"Accept-Encoding": one}).headers["ETag"] for one in codings
    }
    assert len(marks) == len(codings)


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/api/library", "/health", "/api/nothing"])
def test_the_head_of_an_answer_is_that_of_the_whole(built: Service, path: str) -> None:
    whole, head = built.http.get(path), built.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize(
    ("asked", "status", "part", "said"),
    [
        ("bytes=0-3", 206, SCRIPT[:4], "bytes 0-3/7000"),
        ("bytes=6990-", 206, SCRIPT[-10:], "bytes 6990-6999/7000"),
        ("bytes=-5", 206, SCRIPT[-5:], "bytes 6995-6999/7000"),
        ("bytes=6999-9999", 206, ";", "bytes 6999-6999/7000"),
        ("bytes=-9999", 206, SCRIPT, "bytes 0-6999/7000"),
        ("bytes=7000-", 416, "", "bytes */7000"),
        ("bytes=-0", 416, "", "bytes */7000"),
        # What cannot be read, or asks for several parts, gets the whole.
        ("bytes=5-2", 200, SCRIPT, None),
        ("bytes=0-1,3-4", 200, SCRIPT, None),
        ("bytes=-", 200, SCRIPT, None),
        ("lines=1-2", 200, SCRIPT, None),
    ],
)
def test_a_download_goes_on_where_it_was_broken_off(
    built: Service, asked: str, status: int, part: str, said: str | None
) -> None:
    answer = built.http.get("/assets/main-1a2b.js", headers={"Range": asked, "Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.text) == (status, part)
    assert answer.headers.get("Content-Range") == said


def test_a_download_of_a_file_that_has_changed_begins_anew(built: Service) -> None:
    mark = built.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"}).headers["ETag"]
    for known, status in ((mark, 206), ('"other"', 200)):
        headers = {"Range": "bytes=0-3", "If-Range": known}
        assert built.http.get("/assets/main-1a2b.js", headers=headers).status_code == status


def test_what_is_said_about_a_table_is_not_kept_by_browsers(service: Service) -> None:
    table = service.open(None, None)
    for path in (f"/api/tables/{table.table}", f"/api/tables/{table.table}/record", "/health", "/metrics"):
        assert service.http.get(path).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/library", "/api/nothing", "/"])
def test_every_answer_protects_its_reader(service: Service, path: str) -> None:
    headers = service.http.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


@pytest.fixture
def strict_service(tmp_path: Path) -> Iterator[Service]:
    with running(tmp_path / "tables.sqlite", msgspec.structs.replace(PLENTY, openings=3, uploads=2)) as one:
        yield one


def test_one_address_opens_only_so_many_tables_a_minute(strict_service: Service) -> None:
    http = strict_service.http
    answers = [http.post("/api/tables", json={"game": "founders", "seats": [{}, {}]}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[3].json()["key"] == "too_many"
    uploads = [http.post("/api/records", content="x") for _ in range(3)]
    assert [answer.status_code for answer in uploads] == [400, 400, 429]
    assert http.get("/api/library").status_code == 200
