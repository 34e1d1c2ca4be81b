"""The page's files, as Vite builds them into this package: read once, and handed out from memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from imperia.server.errors import Refusal
from imperia.server.ready import ASK_FIRST, FOR_EVER, Ready

PAGE: Final = Path(__file__).with_name("page")
INDEX: Final = "index.html"
# Names of built assets change with their contents, so they never have to be asked for again.
ASSETS: Final = "assets"
# Where the page that needs no server is handed out, if it is.
SITE: Final = "site"
# What the build has put beside a file that is shorter so, and what browsers call it.
CODINGS: Final = {".br": "br", ".gz": "gzip"}
# What a browser is told that a file is, the same on every machine.
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
}


def is_built() -> bool:
    """True if there is a page to hand out."""
    return (PAGE / INDEX).is_file()


class Page:
    """All files of the page; what is not among them when the server starts is never handed out."""

    def __init__(self, folder: Path) -> None:
        files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
        self._files: Final = {
            name: _read(file, FOR_EVER if name.startswith(f"{ASSETS}/") else ASK_FIRST)
            for name, file in files.items()
            if not (file.suffix in CODINGS and name.removesuffix(file.suffix) in files)
        }

    def find(self, wanted: str) -> Ready:
        """A file of the page; every address that is the page's own business gets its front."""
        first = wanted.partition("/")[0]
        if first in ("api", SITE):
            raise Refusal("no_such_page", 404)
        if INDEX not in self._files:
            raise Refusal("page_not_built", 404)
        if first == ASSETS and wanted not in self._files:
            raise Refusal("no_such_page", 404)
        return self._files.get(wanted) or self._files[INDEX]

    def find_exactly(self, wanted: str) -> Ready:
        """A file by its name."""
        found = self._files.get(wanted)
        if found is None:
            raise Refusal("no_such_page", 404)
        return found


def _read(file: Path, caching: str) -> Ready:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    beside = {coding: file.with_name(file.name + suffix) for suffix, coding in CODINGS.items()}
    coded = {coding: one.read_bytes() for coding, one in beside.items() if one.is_file()}
    return Ready(file.read_bytes(), kind, caching, coded)


ThePage = NamedDependency[Page]
TheSite = NamedDependency[Page | None]


@get("/", include_in_schema=False, sync_to_thread=False)
def show_front(page: ThePage, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The front page."""
    return page.find(INDEX).answer(request.headers)


@get(f"/{SITE}", include_in_schema=False, sync_to_thread=False)
def show_site(site: TheSite) -> Response[bytes]:
    """The way to the page that needs no server, whose addresses begin at its folder."""
    if site is None:
        raise Refusal("no_such_page", 404)
    return Response(b"", status_code=307, headers={"Location": f"/{SITE}/{INDEX}"})


@get(f"/{SITE}/{{path:path}}", include_in_schema=False, sync_to_thread=False)
def show_site_file(path: FromPath[str], site: TheSite, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page that needs no server."""
    if site is None:
        raise Refusal("no_such_page", 404)
    return site.find_exactly(path.removeprefix("/")).answer(request.headers)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(path: FromPath[str], page: ThePage, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or its front."""
    return page.find(path.removeprefix("/")).answer(request.headers)
