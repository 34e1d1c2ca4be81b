"""Who works when: what takes long has threads of its own, and people come before bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final, ParamSpec, TypeVar

from imperia.server.errors import Refusal

P = ParamSpec("P")
R = TypeVar("R")

# Threads that load tables, write whole logs and read records; of these, this many may replay whole games that were
# uploaded or are looked at again.
THREADS: Final = 2
WHOLE_GAMES: Final = 1
# So many of these may wait for their turn.
LONGEST_QUEUE: Final = 8
# Seconds after which a bot moves although people are busy.
LONGEST_WAIT: Final = 1.0


class Work:
    """The threads of what takes long, which never keep those from working who only make a move."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="imperia")
        self._whole_games: Final = asyncio.Semaphore(WHOLE_GAMES)
        self._waiting = 0

    async def run(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something that takes long."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: task(*args, **kwargs))

    async def upload(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something that takes long for somebody whom nobody waits for."""
        async with self.in_turn():
            return await self.run(task, *args, **kwargs)

    @asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """Have one's turn among those who play whole games again, or be turned away if many wait for theirs."""
        if self._waiting >= LONGEST_QUEUE:
            raise Refusal("too_many", 429)
        self._waiting += 1
        try:
            async with self._whole_games:
                yield
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Precedence:
    """People come first: the moves of bots are made one at a time, while nobody else waits."""

    def __init__(self) -> None:
        self._people = 0
        self._quiet: Final = asyncio.Event()
        self._quiet.set()
        self._bot: Final = asyncio.Lock()

    @contextmanager
    def person(self) -> Iterator[None]:
        """Count a person's request while it is served; bots wait for it."""
        self._people += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._people -= 1
            if not self._people:
                self._quiet.set()

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """Let one bot at a time work, once no person is waiting."""
        async with self._bot:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._quiet.wait(), LONGEST_WAIT)
            yield
