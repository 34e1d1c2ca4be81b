"""A bot that thinks while others do something: its answer counts for what it was asked, and for nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import imperia
from imperia.play import Pleaded
from imperia.server.database import database_url
from imperia.server.house import House
from imperia.server.live import LiveTable
from imperia.server.meters import Meters
from imperia.server.outbox import Outbox, Outgoing
from imperia.server.reader import Reader
from imperia.server.store import Store
from imperia.server.tables import Tables
from imperia.server.thinking import Thinkers
from imperia.server.thought import Thought
from imperia.server.wire import OpenTable, SeatWish
from imperia.server.work import Precedence, Work

GAME = imperia.game("yuan")


class Ponderers(Thinkers):
    """Bots that answer when they are told what."""

    def __init__(self) -> None:
        super().__init__(0)
        self._asked: asyncio.Queue[Thought] = asyncio.Queue()
        self._answers: asyncio.Queue[int] = asyncio.Queue()

    async def choose(self, thought: Thought) -> int:
        await self._asked.put(thought)
        return await self._answers.get()

    async def asked(self) -> dict[str, list[int]]:
        """What the next bot is asked: its moves by their first word."""
        thought = await asyncio.wait_for(self._asked.get(), 30)
        words: dict[str, list[int]] = {}
        for move in thought.moves:
            words.setdefault(GAME.notation(move).split()[0], []).append(move)
        return words

    def answer(self, move: int) -> None:
        self._answers.put_nowait(move)


def at_table(tmp_path: Path, people: int, story: Callable[[LiveTable, Ponderers], Awaitable[None]]) -> None:
    """A table of Yuan in this very loop, with people and a bot at its last seat."""

    async def take(*_: object) -> None:
        return

    async def told() -> None:
        meters, bots = Meters(), Ponderers()
        outgoing = Outgoing(meters)
        store = Store(database_url(str(tmp_path / "t.sqlite")), meters)
        house = House(store, bots, Work(), Precedence(), meters, outgoing)
        await store.open()
        try:
            tables = Tables(house, imperia.game)
            seats = [*[SeatWish()] * people, SeatWish(bot="random")]
            opened = await tables.open(OpenTable(game="yuan", seats=seats, seed=5))
            async with tables.visit(opened.table) as live:
                outbox = Outbox(take, take, lambda: None, outgoing)
                reader = Reader(0, "en", outbox)
                await live.join(reader, -1)
                await story(live, bots)
                await live.leave(reader)
                outbox.drop()
            await tables.close()
        finally:
            house.work.close()
            await store.close()

    asyncio.run(told())


async def plan(live: LiveTable, seat: int, *words: str) -> None:
    """A person makes moves, each by its first word."""
    for word in words:
        moves = live.table.state.moves(seat)
        move = next(one for one in moves if GAME.notation(one).split()[0] == word)
        await live.play(seat, live.table.question_number(seat), move)


def test_what_a_bot_answers_to_a_turn_that_is_taken_back_is_not_entered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(live: LiveTable, bots: Ponderers) -> None:
        bots.answer((await bots.asked())["target"][0])
        this_turn = await bots.asked()
        await plan(live, 0, "target", "ready")
        bots.answer(this_turn["ready"][0])
        # The next turn has begun, and the bot thinks about it, while the person wants to go back to this one.
        next_turn = await bots.asked()
        await live.plead(0)
        bots.answer(next_turn["target"][0])
        again = await bots.asked()
        # Its target stands, and it is asked what it was asked then.
        assert "ready" in again
        assert "target" not in again
        assert [seat for seat, _ in live.table.record.moves] == [1, 0]
        assert "could not move" not in caplog.text

    at_table(tmp_path, 1, story)


def test_a_bot_waits_while_a_plea_is_open_though_it_has_thought_of_a_move(tmp_path: Path) -> None:
    async def story(live: LiveTable, bots: Ponderers) -> None:
        asked = await bots.asked()
        await plan(live, 0, "target", "ready", "change")
        await plan(live, 1, "target", "ready")
        await live.plead(0)
        bots.answer(asked["target"][0])
        # It has answered, and nothing has come of it.
        assert live._bots is not None
        await live._bots
        assert isinstance(live.table.history[-1], Pleaded)
        await live.answer(1, agree=False)
        bots.answer((await bots.asked())["pass"][0])
        await live._bots
        assert [seat for seat, _ in live.table.record.moves][-1] == 2

    at_table(tmp_path, 2, story)
