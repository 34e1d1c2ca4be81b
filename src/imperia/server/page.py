"""The page's files, as Vite builds them into this package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import File

from imperia.server.errors import Refusal

# Where the files really are, if there is a link to them.
PAGE: Final = Path(__file__).with_name("page").resolve()
INDEX: Final = PAGE / "index.html"
# Names of built assets change with their contents, so they never have to be asked for again.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
# What a browser is told that a file is, the same on every machine.
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain",
}


def is_built() -> bool:
    """True if there is a page to hand out."""
    return INDEX.is_file()


@get("/", include_in_schema=False)
async def show_front() -> File:
    """The front page."""
    return find_file("")


@get("/{path:path}", include_in_schema=False)
async def show_file(path: FromPath[str]) -> File:
    """A file of the page, or its front."""
    return find_file(path.lstrip("/"))


def find_file(wanted: str) -> File:
    """A file of the page; every address that is the page's own business gets its front."""
    first = wanted.partition("/")[0]
    if first == "api":
        raise Refusal("no_such_page", 404)
    if not is_built():
        raise Refusal("page_not_built", 404)
    file = _inside(wanted)
    if file is not None and file != INDEX:
        return _hand_out(file, FOR_EVER if first == "assets" else ASK_FIRST)
    if first == "assets":
        raise Refusal("no_such_page", 404)
    return _hand_out(INDEX, ASK_FIRST)


def _inside(wanted: str) -> Path | None:
    """The file of that name, if it is one of the page's."""
    try:
        file = (PAGE / wanted).resolve()
        return file if file.is_relative_to(PAGE) and file.is_file() else None
    except (OSError, ValueError):
        # No file can have such a name.
        return None


def _hand_out(file: Path, caching: str) -> File:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": caching})
