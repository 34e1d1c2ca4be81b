"""Bots think in processes of their own, with nothing but what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import msgspec

import imperia
from imperia.bots import below
from imperia.coach.hints import Hint
from imperia.coach.report import Report
from imperia.games.editions import Known, all_known, expect
from imperia.kernel.chance import Chance
from imperia.server.counsel import CoachTask, HintTask, give_hint, look_further
from imperia.server.thought import MOST_BOTS, Thought, think

T = TypeVar("T")
R = TypeVar("R")

LOG: Final = logging.getLogger("imperia.server")
# Seconds after which a bot is taken to be stuck.
LONGEST: Final = 60.0
# A bot is asked so often before a move is drawn for it.
ATTEMPTS: Final = 2
# Seconds that a table waits for the bots of others: beyond that a bot plays one level lower, beyond three times that
# two levels lower.
PATIENCE: Final = 2.0
# How much of a worker's mean time for a decision the last one counts.
LAST: Final = 0.2


def _start_worker(known: Sequence[Known]) -> None:
    # Ctrl-C is for the server, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever plays is answered first; thinking can wait.
    if hasattr(os, "nice"):
        os.nice(19)
    expect(known)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A worker whose server was killed would wait for work for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Worker:
    """A process in which the bots of some seats live."""

    def __init__(self) -> None:
        self._pool = self._make_pool()
        # The time of a bot is counted from when the worker is free for it. Who came first is served first, and a seat
        # asks for one move at a time: so no table gets two turns before another has had one.
        self._free: Final = asyncio.Lock()
        # How many decisions wait or are thought about, and how long one takes on the average.
        self._asked: int = 0
        self._seconds: float = 0.0

    def wait(self) -> float:
        """For how many seconds a decision that came now would wait for others."""
        return self._asked * self._seconds

    def _make_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=spawn, initializer=_start_worker, initargs=(all_known(),))

    def warm_up(self) -> None:
        """Start the process before the first bot is asked."""
        self._pool.submit(imperia.game_names)

    async def ask(self, thought: Thought) -> int:
        """The bot's answer."""
        return await self.do(think, thought)

    async def do(self, task: Callable[[T], R], what: T) -> R:
        """Do something in the process; one that is dead or stuck is replaced, and its bots are created again."""
        self._asked += 1
        try:
            async with self._free:
                return await self._do(task, what)
        finally:
            self._asked -= 1

    async def _do(self, task: Callable[[T], R], what: T) -> R:
        begin = time.monotonic()
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._pool, task, what)
            return await asyncio.wait_for(asked, LONGEST)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            self._pool = self._make_pool()
            raise
        finally:
            self._seconds += LAST * (time.monotonic() - begin - self._seconds)

    def processes(self) -> list[int]:
        """The process, if it runs."""
        return [process.pid for process in (self._pool._processes or {}).values() if process.pid is not None]

    def close(self) -> None:
        """End the process."""
        # There is no public way to end a worker that is stuck.
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Thinkers:
    """The worker processes; each bot lives in one of them from its first decision to its last."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = [Worker() for _ in range(workers)]
        # Bots that have stepped down for now, so that the log tells it once.
        self._stepped: Final[OrderedDict[str, str]] = OrderedDict()

    def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        for worker in self._workers:
            worker.warm_up()

    async def choose(self, thought: Thought) -> int:
        """The bot's move; a legal one is drawn for a bot that fails, whatever happened to its worker."""
        worker = self._worker_of(thought.who)
        thought = self.step_down(thought, worker.wait())
        for _ in range(ATTEMPTS):
            try:
                move = await worker.ask(thought)
            except Exception:
                LOG.exception("The bot %s failed at %s.", thought.bot, thought.game)
                continue
            if move in thought.moves:
                return move
            LOG.error("The bot %s answered %d, which is not legal, at %s.", thought.bot, move, thought.game)
        return thought.moves[Chance(thought.seed).below(len(thought.moves))]

    def _worker_of(self, who: str) -> Worker:
        return self._workers[zlib.crc32(who.encode()) % len(self._workers)]

    async def hint(self, task: HintTask) -> Hint:
        """A hint for a seat."""
        return await self._worker_of(task.table).do(give_hint, task)

    async def coach(self, task: CoachTask) -> Report:
        """The coach's findings after a further look."""
        return await self._worker_of(task.table).do(look_further, task)

    def step_down(self, thought: Thought, wait: float) -> Thought:
        """The same decision for a lower level, if there is so much to do that tables would wait for it."""
        bot, patience = thought.bot, PATIENCE
        while wait > patience and below(bot) != bot:
            bot, patience = below(bot), 3 * patience
        if bot == thought.bot:
            self._stepped.pop(thought.who, None)
            return thought
        if self._stepped.get(thought.who) != bot:
            LOG.warning("Bots wait %.1f s: %s plays as %s at %s.", wait, thought.bot, bot, thought.game)
            self._stepped[thought.who] = bot
            if len(self._stepped) > MOST_BOTS:
                self._stepped.popitem(last=False)
        return msgspec.structs.replace(thought, bot=bot, who=f"{thought.who} {bot}")

    async def learn_editions(self) -> None:
        """Have every worker know the packs that are here now."""
        await asyncio.gather(*(worker.do(expect, all_known()) for worker in self._workers))

    def processes(self) -> list[int]:
        """The processes that run."""
        return [pid for worker in self._workers for pid in worker.processes()]

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.close()
