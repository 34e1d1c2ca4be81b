"""The real service as a process of its own, that a test can kill and start again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """`imperia serve` on a port and a database file of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self._folder: Final = folder
        self._arguments: Final = arguments
        self.database: Final = folder / "tables.sqlite"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "imperia", "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--database", f"sqlite:///{self.database}", *self._arguments]
        with (self._folder / "service.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError((self._folder / "service.log").read_text("utf-8"))
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/library", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """Kill it and its workers at once, as a crash would."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
