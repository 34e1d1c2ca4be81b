"""All tables: opened, found, loaded when somebody comes and dropped when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from imperia.bots import BOTS
from imperia.kernel.chance import SEEDS
from imperia.kernel.game import Game
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, Moved, Table
from imperia.server.errors import Refusal
from imperia.server.keys import draw_key, draw_table_id, hash_key
from imperia.server.live import LiveTable, check_bot
from imperia.server.moments import make_frame
from imperia.server.names import clean_name
from imperia.server.store import Chair, KeptTable, Store
from imperia.server.thinking import Thinkers
from imperia.server.wire import USUAL_GRACE, Frame, Opened, OpenTable, SeatKey

# So many finished games stay in memory for those who leaf through them.
FINISHED: Final = 8
# With which the bots of a lesson decide.
LESSON_SEED: Final = 0


class Tables:
    """The tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, find_game: Callable[[str], Game]) -> None:
        self.store: Final = store
        self._thinkers: Final = thinkers
        self._find_game: Final = find_game
        self._live: Final[dict[str, LiveTable]] = {}
        self._visitors: Final[dict[str, int]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._finished: Final[OrderedDict[str, LiveTable]] = OrderedDict()

    def close(self) -> None:
        """Stop all bots."""
        for live in self._live.values():
            live.stop_bots()

    # Opening

    async def open(self, wish: OpenTable) -> Opened:
        """Open a new table, or a lesson."""
        game = self._find_game(wish.game)
        for seat in wish.seats:
            if seat.bot is not None:
                check_bot(seat.bot)
        if wish.lesson is not None:
            return await self._open_lesson(game, wish, wish.lesson)
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        # The game checks seats, seed and options by setting itself up.
        await asyncio.to_thread(game.start, len(wish.seats), seed, wish.options)
        players = [seat.bot or HUMAN for seat in wish.seats]
        record = Record(game, len(wish.seats), seed, wish.options, players)
        return await self._keep(record, [clean_name(seat.name) for seat in wish.seats], wish.grace, over=False)

    async def _open_lesson(self, game: Game, wish: OpenTable, name: str) -> Opened:
        """A table at a lesson's position; its chance is the same each time, so that what it says is right."""
        if game.teaching is None:
            raise Refusal("no_primer", 404, game=game.name)
        lesson = game.teaching.lesson(name)
        players = [seat.bot or HUMAN for seat in wish.seats]
        if players != [HUMAN, *players[1:]] or HUMAN in players[1:]:
            raise Refusal("lesson_seats")
        options = lesson.position.get("options", {})
        record = Record(game, len(wish.seats), LESSON_SEED, options, players, position=lesson.position)
        await asyncio.to_thread(record.start)
        return await self._keep(record, [clean_name(seat.name) for seat in wish.seats], wish.grace, False, name)

    async def open_record(self, text: str) -> Opened:
        """A table from a record: to be looked at again, or taken up where it stands."""
        record, state = await asyncio.to_thread(read_record, text, self._find_game)
        known = [player if player in BOTS else HUMAN for player in record.players] or [HUMAN] * record.seats
        taken_up = Record(record.game, record.seats, record.seed, record.options, known, position=record.position)
        taken_up.moves = record.moves
        return await self._keep(taken_up, [""] * record.seats, USUAL_GRACE, over=state.over)

    async def _keep(
        self, record: Record, names: list[str], grace: int, over: bool, lesson: str | None = None
    ) -> Opened:
        game = record.game
        keys = [
            SeatKey(seat=seat, secret=draw_key())
            for seat, player in enumerate(record.players)
            if player == HUMAN and not over
        ]
        hashes = {key.seat: hash_key(key.secret) for key in keys}
        chairs = [
            Chair(bot=None if player == HUMAN else player, name=names[seat], key_hash=hashes.get(seat))
            for seat, player in enumerate(record.players)
        ]
        kept = KeptTable(
            id=draw_table_id(),
            game=game.name,
            rules=game.sheet.rules_version,
            content=game.fingerprint,
            position=record.position,
            lesson=lesson,
            seed=record.seed,
            options=record.options,
            chairs=chairs,
            grace=grace,
        )
        await self.store.add(kept, [Moved(seat, game.notation(move)) for seat, move in record.moves])
        return Opened(table=kept.id, game=game.name, keys=keys, over=over)

    # Visiting

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[LiveTable]:
        """Be at a table; it is in memory as long as somebody is."""
        self._visitors[table] = self._visitors.get(table, 0) + 1
        try:
            yield await self._load(table)
        finally:
            self._visitors[table] -= 1
            if not self._visitors[table]:
                del self._visitors[table]
                self._loading.pop(table, None)
                self._drop(table)

    async def _load(self, table: str) -> LiveTable:
        async with self._loading.setdefault(table, asyncio.Lock()):
            live = self._live.get(table) or self._finished.pop(table, None)
            if live is None:
                kept = await self.store.find(table)
                live = LiveTable(kept, self._find_game(kept.game), self.store, self._thinkers)
                await live.load()
            self._live[table] = live
            return live

    def _drop(self, table: str) -> None:
        live = self._live.pop(table, None)
        if live is None:
            return
        live.stop_bots()
        if live.sure and live.table.over:
            self._finished[table] = live
            if len(self._finished) > FINISHED:
                self._finished.popitem(last=False)

    # Looking at a finished game again

    @asynccontextmanager
    async def _visit_finished(self, table: str) -> AsyncIterator[tuple[LiveTable, Table]]:
        async with self.visit(table) as live:
            # What is not kept yet is not over yet.
            async with live.held():
                finished = live.table
                over = finished.over
            if not over:
                raise Refusal("still_running", 403)
            yield live, finished

    async def record_text(self, table: str) -> str:
        """The record of a finished game."""
        async with self._visit_finished(table) as (_, finished):
            return await asyncio.to_thread(finished.record.text, finished.state)

    async def frame(self, table: str, moves: int, seat: int | None, lang: str) -> Frame:
        """One position of a finished game."""
        async with self._visit_finished(table) as (live, finished):
            if not 0 <= moves <= len(finished.record.moves):
                raise Refusal("no_such_frame", 404, last=len(finished.record.moves))
            if seat is not None and not 0 <= seat < finished.record.seats:
                raise Refusal("no_seat", 404)
            return await asyncio.to_thread(make_frame, finished, live.names(), moves, seat, lang)
