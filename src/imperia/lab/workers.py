"""Work for several processes of this machine, or for a Ray cluster: results as they are done, or in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from functools import partial
from importlib import import_module
from typing import Any, Final, Literal, TypeVar

from imperia.kernel.errors import BadSetup

T = TypeVar("T")
R = TypeVar("R")

Engine = Literal["local", "ray"]
LOCAL: Final[Engine] = "local"
RAY: Final[Engine] = "ray"
# Pieces of work under way for each process, so that none is idle and little is wasted when somebody stops.
AHEAD: Final = 2


def spread(work: Callable[[T], R], pieces: Iterable[T], workers: int, engine: Engine = LOCAL) -> Iterator[R]:
    """The results of pieces of work, as they are done; the next piece is asked for when a worker is nearly free."""
    if workers < 1:
        raise BadSetup("bad_workers", workers=workers)
    if engine == RAY:
        yield from _on_ray(work, pieces, workers)
    elif workers == 1:
        yield from map(work, pieces)
    else:
        yield from _in_processes(work, pieces, workers)


def _in_processes(work: Callable[[T], R], pieces: Iterable[T], workers: int) -> Iterator[R]:
    # Fresh processes: a fork of a process with threads (a server, a progress bar) may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker) as pool:
        try:
            under_way: set[Future[R]] = set()
            for piece in pieces:
                under_way.add(pool.submit(work, piece))
                if len(under_way) == AHEAD * workers:
                    done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                    yield from [future.result() for future in done]
            for future in as_completed(under_way):
                yield future.result()
        except BaseException:
            # One failure, the user's Ctrl-C or a caller who has heard enough ends the work at once.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


def _on_ray(work: Callable[[T], R], pieces: Iterable[T], workers: int) -> Iterator[R]:
    """The same on the cluster that RAY_ADDRESS names or that runs on this machine, else on a local one."""
    # Nobody else needs it, and it takes seconds to import.
    ray: Any = import_module("ray")

    def do(piece: T) -> R:
        return work(piece)

    ours = not ray.is_initialized()
    if ours:
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        task: Any = ray.remote(num_cpus=1, max_retries=3)(do)
        under_way: list[Any] = []
        for piece in pieces:
            under_way.append(task.remote(piece))
            if len(under_way) == AHEAD * workers:
                done, under_way = ray.wait(under_way)
                yield from ray.get(done)
        while under_way:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def in_order(work: Callable[[T], R], pieces: Iterable[T], workers: int) -> Iterator[R]:
    """The result of every piece, in their order; a caller that stops asking stops the work."""
    waiting: dict[int, R] = {}
    turn = 0
    for place, result in spread(partial(_numbered, work), enumerate(pieces), workers):
        waiting[place] = result
        while turn in waiting:
            yield waiting.pop(turn)
            turn += 1


def _numbered(work: Callable[[T], R], piece: tuple[int, T]) -> tuple[int, R]:
    return piece[0], work(piece[1])


def begin_worker() -> None:
    """Leave Ctrl-C to the process that hands the work out, and end with it whatever ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
