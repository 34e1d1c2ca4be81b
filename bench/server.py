"""How long a move takes to be answered over the WebSocket while the bots of other tables think.

Starts a server of its own, with a database in a temporary folder:

    .venv/bin/python bench/server.py --tables 8 --moves 300
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "founders"


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[str]:
    """A server on a free port; its host and port."""
    arguments = ["serve", "--port", "0", "--lang", "en", "--database", str(folder / "tables.sqlite")]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "imperia", *arguments, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    address = ""
    async for line in process.stderr:
        if found := re.search(rb"http://(\S+)", line):
            address = address or found[1].decode()
        if b"startup complete" in line:
            break
    drain = asyncio.create_task(process.stderr.read())
    try:
        yield address
    finally:
        process.terminate()
        await process.wait()
        await drain


async def open_table(http: httpx.AsyncClient, bots: list[str | None]) -> dict[str, Any]:
    """A table of people (None) and bots."""
    answer = await http.post("/api/tables", json={"game": GAME, "seats": [{"bot": bot} for bot in bots]})
    answer.raise_for_status()
    opened: dict[str, Any] = answer.json()
    return opened


@asynccontextmanager
async def sit_down(address: str, table: str, secret: str | None) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    async with connect(f"ws://{address}/api/tables/{table}/live") as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
        yield socket


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return message


async def keep_thinking(address: str, http: httpx.AsyncClient) -> None:
    """Games between greedy bots, one after the other, for a spectator."""
    while True:
        opened = await open_table(http, ["greedy"] * 4)
        async with sit_down(address, opened["table"], None) as socket:
            over = False
            while not over:
                message = await hear(socket)
                over = message["type"] == "now" and message["moment"]["result"] is not None


async def measure(address: str, http: httpx.AsyncClient, moves: int) -> list[float]:
    """Seconds from sending a move to hearing that it is kept, for so many moves of people."""
    times: list[float] = []
    while len(times) < moves:
        opened = await open_table(http, [None, None])
        first, second = (key["secret"] for key in opened["keys"])
        async with sit_down(address, opened["table"], first) as one, sit_down(address, opened["table"], second) as two:
            await asyncio.gather(*(answer(socket, times, moves) for socket in (one, two)))
    return times


async def answer(socket: ClientConnection, times: list[float], moves: int) -> None:
    """Answer every question until the game is over or enough is measured."""
    # The next question may come before the word that the last answer is kept.
    sent: dict[int, float] = {}
    while len(times) < moves:
        message = await hear(socket)
        if message["type"] == "done":
            times.append(time.perf_counter() - sent[message["id"]])
        elif message["type"] == "now":
            question = message["moment"]["question"]
            if message["moment"]["result"] is not None:
                return
            if question is not None:
                number, move = question["number"], question["moves"][-1]["move"]
                play = {"type": "play", "id": len(sent), "number": number, "move": move}
                sent[len(sent)] = time.perf_counter()
                await socket.send(msgspec.json.encode(play).decode())
    # The other player waits for moves that do not come.
    await socket.close()


async def main() -> None:
    """Measure without and with thinking bots, and print both."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=8, help="tables at which four greedy bots play (8)")
    parser.add_argument("--moves", type=int, default=300, help="moves to be measured (300)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
            for tables in (0, wanted.tables):
                thinking = [asyncio.create_task(keep_thinking(address, http)) for _ in range(tables)]
                times = sorted(await measure(address, http, wanted.moves))
                for task in thinking:
                    task.cancel()
                await asyncio.gather(*thinking, return_exceptions=True)
                median, late = statistics.median(times), times[int(len(times) * 0.95)]
                figures = f"median {median * 1000:.1f} ms, p95 {late * 1000:.1f} ms, {len(times)} moves"
                print(f"{tables} tables of bots: {figures}")


if __name__ == "__main__":
    asyncio.run(main())
