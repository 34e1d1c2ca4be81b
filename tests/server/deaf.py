"""Readers who never read what they asked for; run as a program it prints what they do to a server's memory."""

from __future__ import annotations

import argparse
import os
import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tests.server.attack import talkative_record
from tests.server.process import ServerProcess
from tests.server.service import PATIENCE
from tests.server.test_floods import upload

HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
# As little as possible waits on this side; with less still, the kernel takes a message of 100 kB for most of a minute.
SMALLEST_BUFFER = 2048
# The most that is read at once.
PORTION = 16384
# What a frame begins with: a whole text, its first part and any other, the end, a ping; and that it is masked.
TEXT, PART_OF_TEXT, PART, CLOSE, PING, MASKED = 0x81, 0x01, 0x00, 0x88, 0x89, 0x80
# A frame that is larger says its size in the two or eight bytes that follow.
LARGEST_SIZE = 125


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as a page sends it, masked with nothing."""
    assert len(payload) <= LARGEST_SIZE
    return bytes([kind, MASKED | len(payload), 0, 0, 0, 0]) + payload


class DeafReader:
    """A WebSocket that says what it likes and takes only what it is made to, without compression."""

    def __init__(self, port: int, table: str, secret: str | None = None, buffer: int = SMALLEST_BUFFER) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", port))
        self._socket.sendall(HANDSHAKE.format(table=table).encode())
        # Up to the end of the answer and no further.
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._socket.recv(1)
        assert b" 101 " in answer
        self.say("hello", secret=secret)

    def say(self, kind: str, **parts: Any) -> None:
        """Send a message."""
        self.send(frame(TEXT, msgspec.json.encode({"type": kind, **parts})))

    def send(self, raw: bytes) -> None:
        """Send whatever bytes."""
        self._socket.sendall(raw)

    def _take(self, size: int, pause: float = 0.0) -> bytes:
        taken = b""
        while len(taken) < size:
            part = self._socket.recv(min(size - len(taken), PORTION))
            assert part, "the server has ended the connection"
            taken += part
            time.sleep(pause)
        return taken

    def hear(self, pause: float = 0.0) -> bytes:
        """Read the next frame after all, resting between its portions."""
        size = self._take(2)[1]
        if size > LARGEST_SIZE:
            size = int.from_bytes(self._take(2 if size == LARGEST_SIZE + 1 else 8), "big")
        return self._take(size, pause)

    @property
    def ended(self) -> bool:
        """True if the server has ended the connection; nothing is read to find out."""
        return self._socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0

    def close(self) -> None:
        """Go."""
        self._socket.close()


def memory(pid: int) -> int:
    """What a process has of the machine's memory, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def attack(server: ServerProcess, readers: int, seconds: int) -> None:
    """Many look at a long table and never read, while its players tell everybody everything anew."""
    opened = upload(server.service, talkative_record(4900))
    port, pid = server.service.port, server.pid
    print(f"before: {memory(pid)} MB")
    # So many of them come with a key that together they may ask for all that one address may.
    secrets = [*[key.secret for key in opened.keys] * 3, *[None] * readers][:readers]
    deaf = [DeafReader(port, opened.table, secret) for secret in secrets]
    highest, ended = 0, 0
    began = time.monotonic()
    for second in range(seconds):
        for number, secret in enumerate(secrets):
            if deaf[number].ended:
                # Whoever was let go comes back.
                deaf[number].close()
                deaf[number] = DeafReader(port, opened.table, secret)
                ended += 1
            if secret is not None:
                with suppress(OSError):
                    deaf[number].say("rename", id=second, name=f"Name {number} {second}")
        time.sleep(max(0.0, began + second + 1 - time.monotonic()))
        highest = max(highest, memory(pid))
        if second % 5 == 4:
            print(f"after {second + 1} s: {memory(pid)} MB, {ended} let go", flush=True)
    print(f"most: {highest} MB")
    for reader in deaf:
        reader.close()


def main() -> None:
    """Attack a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readers", type=int, default=38)
    parser.add_argument("--seconds", type=int, default=50)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "tables.sqlite")
        try:
            attack(server, asked.readers, asked.seconds)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
