"""Bots think in processes of their own, with nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

import imperia
from imperia.bots import BOTS, Knowledge
from imperia.kernel.chance import Chance
from imperia.kernel.state import State

LOG: Final = logging.getLogger("imperia.server")
# Seconds after which a bot is taken to be stuck.
LONGEST: Final = 60.0
# A bot is asked so often before a move is drawn for it.
ATTEMPTS: Final = 2


class Thought(msgspec.Struct, frozen=True):
    """A decision of a bot: who decides, and a position that its seat could not tell from the true one."""

    game: str
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]
    moves: list[int]


def prepare_thought(state: State, seat: int, bot: str, table_seed: int, move_number: int) -> Thought:
    """What a worker needs; the same decision of the same table always comes with the same seed."""
    mixed = hashlib.sha256(f"{table_seed} {seat} {move_number}".encode()).digest()
    seed = int.from_bytes(mixed[:8], "big")
    world = state.imagine(seat, Chance(seed))
    return Thought(state.game.name, bot, seat, seed, state.game.data(world), state.moves(seat))


def think(thought: Thought) -> int:
    """Choose a move; this runs in a worker."""
    world = imperia.game(thought.game).position(thought.position)
    return int(BOTS[thought.bot](thought.seed).choose(Knowledge(world, thought.seat)))


def _start_worker() -> None:
    # Ctrl-C is for the server, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever plays is answered first; thinking can wait a little.
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._pool = self._make_pool()
        # The time of a bot is counted from when a worker is free for it.
        self._free: Final = asyncio.Semaphore(workers)

    def _make_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_start_worker)

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for _ in range(self._workers):
            self._pool.submit(imperia.game_names)

    async def choose(self, thought: Thought) -> int:
        """The bot's move; a legal one is drawn for a bot that fails, whatever happened to its worker."""
        for _ in range(ATTEMPTS):
            try:
                move = await self._ask(thought)
            except Exception:
                LOG.exception("The bot %s failed at %s.", thought.bot, thought.game)
                continue
            if move in thought.moves:
                return move
            LOG.error("The bot %s answered %d, which is not legal, at %s.", thought.bot, move, thought.game)
        return thought.moves[Chance(thought.seed).below(len(thought.moves))]

    async def _ask(self, thought: Thought) -> int:
        async with self._free:
            return await self._ask_worker(thought)

    async def _ask_worker(self, thought: Thought) -> int:
        pool = self._pool
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, think, thought)
            return await asyncio.wait_for(asked, LONGEST)
        except (BrokenProcessPool, TimeoutError):
            # Others who were asked at the same time find the new workers already there.
            if pool is self._pool:
                self._pool = self._make_pool()
                _end_pool(pool)
            raise

    def close(self) -> None:
        """End all workers."""
        _end_pool(self._pool)


def _end_pool(pool: ProcessPoolExecutor) -> None:
    # There is no public way to end a worker that is stuck.
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
