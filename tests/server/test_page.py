"""The page's files, and what every answer says to browsers."""

import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from imperia.server import page
from tests.server.service import PLENTY, Service, running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Imperia</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    monkeypatch.setattr(page, "INDEX", folder / "index.html")
    return folder


@pytest.mark.parametrize("path", ["/", "/new/founders", "/t/abc", "/replay/abc", "/rules/founders", "/index.html"])
def test_every_address_of_the_page_gets_its_front(service: Service, built: Path, path: str) -> None:
    answer = service.http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Imperia</title>")
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-cache"


def test_assets_are_kept_by_browsers_for_ever(service: Service, built: Path) -> None:
    answer = service.http.get("/assets/main-1a2b.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]
    assert service.http.get("/icon.svg").headers["Content-Type"] == "image/svg+xml"
    assert service.http.get("/assets/main-0000.js").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/assets/%00"])
def test_a_name_that_no_file_can_have_is_an_address_like_any_other(service: Service, built: Path, path: str) -> None:
    answer = service.http.get(f"http://127.0.0.1:{service.port}{path}")
    assert answer.status_code == (404 if path.startswith("/assets") else 200)


def test_a_page_behind_a_link_is_handed_out(tmp_path: Path) -> None:
    package = tmp_path / "imperia" / "server"
    (tmp_path / "src" / "assets").mkdir(parents=True)
    (tmp_path / "src" / "index.html").write_text("<title>Imperia</title>")
    (tmp_path / "src" / "assets" / "main.js").write_text("play()")
    package.mkdir(parents=True)
    (package / "page").symlink_to(tmp_path / "src")
    linked = runpy.run_path(str(shutil.copy(Path(page.__file__), package)))
    assert linked["find_file"]("assets/main.js").file_path == tmp_path / "src" / "assets" / "main.js"


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd"])
def test_nothing_outside_the_page_is_handed_out(service: Service, built: Path, path: str) -> None:
    answer = service.http.get(f"http://127.0.0.1:{service.port}{path}")
    assert "secret" not in answer.text
    assert "root" not in answer.text


def test_a_page_that_was_not_built_says_how(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "INDEX", tmp_path / "index.html")
    answer = service.http.get("/")
    assert (answer.status_code, answer.json()["key"]) == (404, "page_not_built")
    assert "make play" in answer.json()["text"]["en"]


@pytest.mark.parametrize("path", ["/api/library", "/api/nothing", "/"])
def test_every_answer_protects_its_reader(service: Service, path: str) -> None:
    headers = service.http.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_large_files_are_compressed(service: Service, built: Path) -> None:
    (built / "assets" / "large-3c4d.js").write_text("play();" * 1000)
    with service.http.stream("GET", "/assets/large-3c4d.js", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(b"".join(answer.iter_raw())) < 500
    assert service.http.get("/assets/large-3c4d.js").text == "play();" * 1000


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
