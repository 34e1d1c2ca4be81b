"""A plain server of static files in a subfolder, as people put them somewhere, with a strict policy for scripts."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

FOLDER: Final = "/imperia/"
# WebAssembly is compiled; nothing else is made into code, and nothing comes from elsewhere.
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class Files(SimpleHTTPRequestHandler):
    """Hands out the files of a folder under `/imperia/`, and nothing anywhere else."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """The file of an address."""
        if not path.startswith(FOLDER):
            return str(Path(self.directory) / "nothing")
        return super().translate_path("/" + path.removeprefix(FOLDER))

    def end_headers(self) -> None:
        """Say what the page may do."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class Site(NamedTuple):
    """Static files that are served."""

    url: str


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """Serve a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield Site(f"http://127.0.0.1:{server.server_port}{FOLDER}")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
