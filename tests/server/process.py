"""The server as an operator runs it: a process of its own, that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.service import Service


class ServerProcess:
    """`imperia serve` on a free port."""

    def __init__(self, database: Path | str, *arguments: str, python: Path | str = sys.executable) -> None:
        command = [str(python), "-m", "imperia", "serve", "--port", "0", "--workers", "1", "--lang", "en"]
        self._process = subprocess.Popen(
            [*command, "--database", str(database), *arguments],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.said = ""
        self.service = Service(self._find_port())
        # A server whose words nobody reads stops at some time.
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _find_port(self) -> int:
        assert self._process.stderr is not None
        port = 0
        for line in self._process.stderr:
            self.said += line
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                port = int(found[1])
            if "Application startup complete" in line:
                return port
        raise AssertionError(self.said)

    def _listen(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.said += line

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that the server has started."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        if self._process.poll() is None:
            self._process.kill()
            self._finish()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; the exit code."""
        self._process.send_signal(how)
        return self._finish()

    def _finish(self) -> int:
        self._process.wait(timeout=30)
        self._listener.join()
        self.service.close()
        return self._process.returncode
