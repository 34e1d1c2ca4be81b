"""People come before bots, and of what takes long only so much waits."""

import asyncio
import threading

import pytest

from imperia.server import work
from imperia.server.errors import Refusal
from imperia.server.work import Precedence, Work


async def breathe() -> None:
    """Let everybody who can go on do so."""
    for _ in range(50):
        await asyncio.sleep(0)


async def bot(precedence: Precedence, done: list[str], name: str = "bot") -> None:
    async with precedence.bot():
        done.append(name)


def test_a_bot_moves_when_the_last_person_has_been_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST_WAIT", 1000.0)

    async def play() -> None:
        precedence, done = Precedence(), list[str]()
        with precedence.person():
            with precedence.person():
                waiting = [asyncio.create_task(bot(precedence, done))]
                await breathe()
            await breathe()
            # One of the two is still busy.
            assert done == []
        await breathe()
        assert done == ["bot"]
        # Nobody is busy any more, so nobody waits.
        waiting.append(asyncio.create_task(bot(precedence, done)))
        await breathe()
        assert done == ["bot", "bot"]

    asyncio.run(play())


def test_a_bot_moves_in_the_end_although_people_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST_WAIT", 0.01)

    async def play() -> None:
        precedence, done = Precedence(), list[str]()
        with precedence.person():
            await bot(precedence, done)
        assert done == ["bot"]

    asyncio.run(play())


def test_the_moves_of_bots_are_made_one_at_a_time() -> None:
    async def play() -> None:
        precedence, done = Precedence(), list[str]()
        async with precedence.bot():
            task = asyncio.create_task(bot(precedence, done))
            await breathe()
            assert done == []
        await task
        assert done == ["bot"]

    asyncio.run(play())


def test_so_many_uploads_wait_and_one_more_is_refused_until_one_is_done() -> None:
    async def play() -> None:
        threads, may_go_on = Work(), threading.Event()
        try:
            waiting = [asyncio.create_task(threads.upload(may_go_on.wait)) for _ in range(work.LONGEST_QUEUE)]
            await breathe()
            with pytest.raises(Refusal, match="Too many at once"):
                await threads.upload(may_go_on.wait)
            # One of them has a thread, and none keeps another task from its own.
            assert await threads.run(lambda: 7) == 7
            may_go_on.set()
            assert all(await asyncio.gather(*waiting))
            assert await threads.upload(may_go_on.wait)
        finally:
            may_go_on.set()
            threads.close()

    asyncio.run(play())
