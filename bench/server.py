"""What a server bears: many people who play at the same time, with and without bots at other tables.

Starts a server of its own on a database in a temporary folder (or on --database) and clients in another process:

    .venv/bin/python bench/server.py
    .venv/bin/python bench/server.py --clients 500 --seconds 30 --database postgresql://user@localhost/bench

One line each for: people who think for three seconds; the same with tables of bots; people who answer at once. Then
what a connection and a table take of the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "founders"
# All clients come from one address, so the limits of an address are out of the way.
SERVER = """
import sys
from imperia.server.budget import Limits
from imperia.server.database import database_url
from imperia.server.serve import serve
many = 1_000_000
limits = Limits(many, many, many, many, many, many, many)
say = lambda line: print(line, file=sys.stderr)
serve("127.0.0.1", 0, database_url(sys.argv[1]), int(sys.argv[2]), "en", say, limits=limits)
"""


class Load(NamedTuple):
    """What the clients of one run do."""

    clients: int
    thinking: float
    bot_tables: int
    seconds: float


class Server(NamedTuple):
    """A server that runs."""

    address: str
    pid: int


@contextmanager
def server(database: str, workers: int) -> Iterator[Server]:
    """A server on a free port."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, database, str(workers)], stderr=subprocess.PIPE, text=True
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
        yield Server(address, process.pid)
    finally:
        process.terminate()
        process.wait()
        drain.wait()


def memory(pid: int) -> float:
    """What a process has of the machine's memory, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def processor(pid: int) -> float:
    """The seconds that a process has had of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_table(http: httpx.AsyncClient, bots: list[str | None]) -> dict[str, Any]:
    """A table of people (None) and bots."""
    answer = await http.post("/api/tables", json={"game": GAME, "seats": [{"bot": bot} for bot in bots]})
    answer.raise_for_status()
    opened: dict[str, Any] = answer.json()
    return opened


@asynccontextmanager
async def sit_down(address: str, table: str, secret: str | None) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    async with connect(f"ws://{address}/api/tables/{table}/live", open_timeout=60) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
        yield socket


async def keep_thinking(address: str, http: httpx.AsyncClient) -> None:
    """Games between greedy bots, one after the other, for a spectator."""
    while True:
        opened = await open_table(http, ["greedy"] * 4)
        async with sit_down(address, opened["table"], None) as socket:
            over = False
            while not over:
                message = msgspec.json.decode(await socket.recv())
                over = message["type"] == "now" and message["moment"]["result"] is not None


async def keep_playing(
    address: str, http: httpx.AsyncClient, load: Load, times: list[float], seated: asyncio.Semaphore
) -> None:
    """Two people, who play one game after the other."""
    while True:
        opened = await open_table(http, [None, None])
        await asyncio.gather(
            *(answer(address, opened["table"], key["secret"], load.thinking, times, seated) for key in opened["keys"])
        )


async def answer(
    address: str, table: str, secret: str, thinking: float, times: list[float], seated: asyncio.Semaphore
) -> None:
    """Answer every question of a game, and note how long it took until each answer was kept."""
    sent: dict[int, float] = {}
    thoughts: set[asyncio.Task[None]] = set()

    async def think(socket: ClientConnection, number: int, move: int) -> None:
        await asyncio.sleep(thinking * (0.5 + random.random()))
        sent[number] = time.perf_counter()
        play = {"type": "play", "id": number, "number": number, "move": move}
        await socket.send(msgspec.json.encode(play).decode())

    with suppress(ConnectionClosed):
        async with sit_down(address, table, secret) as socket:
            asked = -1
            await socket.recv()
            seated.release()
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message["type"] == "done":
                    times.append(time.perf_counter() - sent[message["id"]])
                if message["type"] != "now":
                    continue
                question = message["moment"]["question"]
                if message["moment"]["result"] is not None:
                    return
                if question is not None and question["number"] != asked:
                    asked = question["number"]
                    # Whoever thinks still hears: the word that the last answer is kept may come after the question.
                    thought = asyncio.create_task(think(socket, asked, question["moves"][-1]["move"]))
                    thoughts.add(thought)
                    thought.add_done_callback(thoughts.discard)


async def be_clients(found: Server, load: Load) -> dict[str, Any]:
    """All clients of a run; the times of the answers and how busy the server was, without the first seconds."""
    address = found.address
    times: list[float] = []
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, limits=limits) as http:
        seated = asyncio.Semaphore(0)
        tasks = [asyncio.create_task(keep_thinking(address, http)) for _ in range(load.bot_tables)]
        tasks += [
            asyncio.create_task(keep_playing(address, http, load, times, seated)) for _ in range(load.clients // 2)
        ]
        for _ in range(load.clients // 2 * 2):
            await seated.acquire()
        await asyncio.sleep(max(2.0, load.thinking))
        times.clear()
        before = processor(found.pid)
        await asyncio.sleep(load.seconds)
        result = {"times": list(times), "busy": processor(found.pid) - before}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return result


def measure(found: Server, load: Load) -> str:
    """Let the clients of another process do that, and say how they were served."""
    command = [sys.executable, __file__, "--be-clients", json.dumps([*found, *load])]
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    times = sorted(answer["times"])
    if not times:
        return "nobody was answered"
    middle, late = statistics.median(times) * 1000, times[int(len(times) * 0.99)] * 1000
    told = f"p50 {middle:.1f} ms, p99 {late:.1f} ms, {len(times) / load.seconds:.0f} moves a second"
    return f"{told}, {answer['busy'] / len(times) * 1000:.2f} ms of the processor a move"


async def weigh(found: Server, tables: int) -> tuple[float, float]:
    """What a table with one onlooker takes, and what one more onlooker takes, in kB."""
    address = found.address
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        opened = [(await open_table(http, [None, None]))["table"] for _ in range(tables)]
    weights = [memory(found.pid)]
    sockets: list[ClientConnection] = []
    for _ in range(2):
        for table in opened:
            socket = await connect(f"ws://{address}/api/tables/{table}/live", open_timeout=60)
            await socket.send('{"type":"hello"}')
            await socket.recv()
            await socket.recv()
            sockets.append(socket)
        weights.append(memory(found.pid))
    for socket in sockets:
        await socket.close()
    client = (weights[2] - weights[1]) / tables
    return (weights[1] - weights[0]) / tables - client, client


def main() -> None:
    """Measure, and print a line for each kind of load."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--clients", type=int, default=500, help="people who think (500)")
    parser.add_argument("--tables", type=int, default=20, help="tables at which four greedy bots play (20)")
    parser.add_argument("--seconds", type=float, default=20, help="seconds for each line (20)")
    parser.add_argument("--database", default="", help="instead of a SQLite file in a temporary folder")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 1) - 1), help="of the bots")
    parser.add_argument("--be-clients", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.be_clients:
        address, pid, *rest = json.loads(wanted.be_clients)
        print(json.dumps(asyncio.run(be_clients(Server(address, pid), Load(*rest)))))
        return
    fewer = wanted.clients * 2 // 5
    with tempfile.TemporaryDirectory() as folder:
        with server(wanted.database or f"{folder}/tables.sqlite", wanted.workers) as found:
            for load, name in [
                (Load(wanted.clients, 3.0, 0, wanted.seconds), f"{wanted.clients} people"),
                (Load(fewer, 3.0, wanted.tables, wanted.seconds), f"{fewer} people, {wanted.tables} tables of bots"),
                (Load(40, 0.0, 0, wanted.seconds), "40 people who do not think"),
            ]:
                print(f"{name}: {measure(found, load)}", flush=True)
        with server(f"{folder}/weight.sqlite", 1) as found:
            table, client = asyncio.run(weigh(found, 200))
            print(f"memory: {table:.0f} kB a table, {client:.0f} kB a connection")


if __name__ == "__main__":
    main()
