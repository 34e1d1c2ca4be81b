"""What one address without a key can do to everybody else by plain requests.

Starts a server of its own with the limits that every server has, and in another process eight connections from
another address of this machine that ask for one thing as quickly as they are answered, while two people play:

    .venv/bin/python bench/flood.py
    .venv/bin/python bench/flood.py --seconds 10 --connections 100 /api/library

One line for each: the moves that were made, without the flood and during it, and what the flood was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PAGE = Path(__file__).parents[1] / "src" / "imperia" / "server" / "page"
# Linux lets every process speak from any address that begins with 127.
FLOODER = "127.0.0.2"
GAME = "founders"
RECORD = Path(__file__).parents[1] / "tests" / "games" / "imperium" / "records" / "imperium-4-3.record"
# Stands for a position of a finished game, which has to be uploaded first.
FRAME = "frame"
# As many choices among as many options as an action may have.
CHOICE = {"op": "e_choice", "chooser": "player", "options": [[{"op": "e_pp", "n": 1}]] * 9}
BESIDE = json.dumps({"ask": "act", "facts": {}, "action": [CHOICE] * 9})


@contextmanager
def server() -> Iterator[str]:
    """A server as anybody starts it, on a free port; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "imperia", "serve", "--port", "0", "--workers", "1", "--lang", "en"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/tables.sqlite"], stderr=subprocess.PIPE, text=True
        )
        assert process.stderr is not None
        address = ""
        for line in process.stderr:
            if found := re.search(r"http://(\S+)", line):
                address = address or found[1]
            if "startup complete" in line:
                break
        # What it logs from now on is of no interest, and must not fill the pipe.
        drain = subprocess.Popen(["cat"], stdin=process.stderr, stdout=subprocess.DEVNULL)
        try:
            yield address
        finally:
            process.terminate()
            process.wait()
            drain.wait()


# The flood


async def read_answer(reader: asyncio.StreamReader) -> str:
    """The status of an answer, which is read to its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    if found := re.search(rb"content-length: (\d+)", head):
        await reader.readexactly(int(found[1]))
    elif b"chunked" in head:
        while size := int(await reader.readuntil(b"\r\n"), 16):
            await reader.readexactly(size + 2)
        await reader.readexactly(2)
    return head[9:12].decode()


async def keep_asking(address: str, asked: bytes, answers: collections.Counter[str]) -> None:
    """One connection that asks for the same thing for ever; whenever it is cut it comes back."""
    host, port = address.split(":")
    while True:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(FLOODER, 0))
            try:
                while True:
                    writer.write(asked)
                    answers[await read_answer(reader)] += 1
            finally:
                writer.close()


async def flood(address: str, path: str, connections: int) -> None:
    """Ask until somebody stops this process, and then say what was answered."""
    method, body = ("POST", BESIDE) if path.endswith("/beside") else ("GET", "")
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {address}",
        "Accept-Encoding: gzip, br",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    asked = ("\r\n".join(head) + "\r\n\r\n" + body).encode()
    answers: collections.Counter[str] = collections.Counter()
    asking = [asyncio.create_task(keep_asking(address, asked, answers)) for _ in range(connections)]
    await asyncio.to_thread(sys.stdin.read)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    print(json.dumps(answers))


# The people


async def play_seat(socket: ClientConnection, done: list[int]) -> None:
    """Answer every question of a game at once, and count the answers that are kept."""
    asked = -1
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["type"] == "done":
            done.append(1)
        if message["type"] != "now":
            continue
        if message["moment"]["result"] is not None:
            return
        question = message["moment"]["question"]
        if question is not None and question["number"] != asked:
            asked = question["number"]
            play = {"type": "play", "id": asked, "number": asked, "move": question["moves"][-1]["move"]}
            await socket.send(msgspec.json.encode(play).decode())


async def play(address: str, seconds: float) -> int:
    """Two people at one table; how many moves they make in that time, from the first question on."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        answer = await http.post("/api/tables", json={"game": GAME, "seats": [{}, {}]})
    opened: dict[str, Any] = answer.raise_for_status().json()
    done: list[int] = []
    sockets = [await connect(f"ws://{address}/api/tables/{opened['table']}/live", open_timeout=60) for _ in range(2)]
    for socket, key in zip(sockets, opened["keys"], strict=True):
        await socket.send(msgspec.json.encode({"type": "hello", "secret": key["secret"]}).decode())
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*(play_seat(socket, done) for socket in sockets)), seconds)
    for socket in sockets:
        socket.transport.abort()
    return len(done)


def measure(address: str, path: str, connections: int, seconds: float) -> str:
    """How many moves are made while that is asked for."""
    before = asyncio.run(play(address, seconds))
    command = [sys.executable, __file__, "--flood", address, "--connections", str(connections), path]
    flooding = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        asyncio.run(asyncio.sleep(2))
        during = asyncio.run(play(address, seconds))
    finally:
        said, _ = flooding.communicate()
    answers = ", ".join(f"{number} x {status}" for status, number in sorted(json.loads(said).items()))
    return f"{before} moves, {during} during the flood; it was answered {answers}"


def paths() -> list[str]:
    """What is worth asking for again and again."""
    largest = max((PAGE / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    games = [f"/api/games/imperium/{part}" for part in ("words", "rules", "primer", "content")]
    own = ["/", f"/assets/{largest.name}", "/api/library", *games, "/api/schema", "/api/nothing", "/health", "/metrics"]
    return [*own, "/api/tables/nowhere", FRAME, "/api/games/daimyo/beside"]


def upload(address: str) -> str:
    """A position of a long finished game, far from those that are kept on the way."""
    uploaded = httpx.post(f"http://{address}/api/records", content=RECORD.read_bytes(), timeout=60).raise_for_status()
    moves = RECORD.read_text().count("\n") - 2
    return f"/api/tables/{uploaded.json()['table']}/frames/{moves // 2 // 64 * 64 + 63}"


def main() -> None:
    """Measure, and print a line for each address."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("path", nargs="*", help="what is asked for (everything that costs)")
    parser.add_argument("--connections", type=int, default=8, help="of the flooder (8)")
    parser.add_argument("--seconds", type=float, default=6, help="for which people play (6)")
    parser.add_argument("--flood", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.flood:
        asyncio.run(flood(wanted.flood, wanted.path[0], wanted.connections))
        return
    for path in wanted.path or paths():
        # Another server for each, so that nobody pays for the one before.
        with server() as address:
            asked = upload(address) if path == FRAME else path
            print(f"{path}: {measure(address, asked, wanted.connections, wanted.seconds)}", flush=True)


if __name__ == "__main__":
    main()
