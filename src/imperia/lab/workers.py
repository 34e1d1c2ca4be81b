"""Work for several processes whose results come in the order of the work, whoever is done first."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

# Pieces of work that wait for each process, so that none is idle and little is done in vain when somebody stops.
AHEAD: Final = 3


def in_order(work: Callable[[T], R], pieces: Sequence[T], workers: int) -> Iterator[R]:
    """The result of every piece, in their order; a caller that stops asking stops the work."""
    if workers == 1:
        for piece in pieces:
            yield work(piece)
        return
    # Fresh processes: a fork of a process with threads (a server, a progress bar) may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=ignore_interrupts) as pool:
        waiting: deque[Future[R]] = deque()
        try:
            for piece in pieces:
                waiting.append(pool.submit(work, piece))
                if len(waiting) >= workers * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            # One failure, the user's Ctrl-C or a caller who has heard enough ends the work at once.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that hands the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
