"""All tables: opened, found, loaded when somebody comes and dropped when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from imperia.bots import BOTS
from imperia.games.editions import editions_of
from imperia.kernel.chance import SEEDS, Chance
from imperia.kernel.game import Game
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, REMOTE, Moved, Table
from imperia.server import prices
from imperia.server.along import hand_in, is_alone, take_along
from imperia.server.budget import Address
from imperia.server.coaching import Coaching
from imperia.server.counsel import CoachTask
from imperia.server.errors import Refusal, StoreRefusal
from imperia.server.house import House
from imperia.server.kept import Chair, Ending, KeptTable, TableKeeper
from imperia.server.keys import draw_key, draw_salt, draw_table_id, hash_key, seat_of
from imperia.server.live import LONGEST, LiveTable, check_bot
from imperia.server.moments import make_frame
from imperia.server.names import clean_name
from imperia.server.prices import charge
from imperia.server.wire import (
    USUAL_GRACE,
    Along,
    AskHint,
    Coached,
    Frame,
    HandIn,
    Hinted,
    Opened,
    OpenTable,
    PlayOn,
    SeatKey,
    TableInfo,
    TakeAlong,
)

LOG: Final = logging.getLogger("imperia.server")
# So many finished games stay in memory for those who leaf through them.
FINISHED: Final = 8
# Seconds between two looks at what operators have changed.
LOOK_EVERY: Final = 2.0
# With which the bots of a lesson decide.
LESSON_SEED: Final = 0


class Tables:
    """The tables of this process."""

    def __init__(self, house: House, find_game: Callable[[str, str], Game]) -> None:
        self._house: Final = house
        self._find_game: Final = find_game
        self._coaching: Final = Coaching(house.thinkers)
        self._live: Final[dict[str, LiveTable]] = {}
        self._visitors: Final[dict[str, int]] = {}
        self._loading: Final[dict[str, asyncio.Lock]] = {}
        self._finished: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        # What is still being written down of tables that everybody has left.
        self._leaving: Final[set[asyncio.Task[None]]] = set()

    @property
    def store(self) -> TableKeeper:
        """Where they are kept."""
        return self._house.store

    async def close(self) -> None:
        """Stop all bots, and save what a later release needs."""
        for live in self._live.values():
            live.stop_bots()
        await asyncio.gather(*self._leaving, *(live.save() for live in self._live.values()), return_exceptions=True)

    async def follow_operators(self) -> None:
        """Notice what operators have changed about tables in memory, for ever: who is there comes in anew."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look_for_changes()
            except StoreRefusal:
                # The next look finds them.
                continue
            except Exception:
                LOG.exception("What operators have changed could not be read.")

    async def _look_for_changes(self) -> None:
        known = {**self._finished, **self._live}
        found = await self.store.revisions(list(known)) if known else {}
        for table, live in known.items():
            if found.get(table) != live.kept.revision:
                self._live.pop(table, None)
                self._finished.pop(table, None)
                live.cut()

    # Tables of earlier releases

    async def settle(self) -> None:
        """Keep the record or the position of tables from before these were kept, as long as their rules are here.

        A later release with other rules could make neither of them from a history.
        """
        try:
            for table in await self.store.unsettled():
                async with self._house.precedence.bot():
                    await self._settle(table)
        except StoreRefusal:
            LOG.warning("Tables of earlier releases could not be looked at; the next start tries again.")

    async def _settle(self, table: str) -> None:
        try:
            kept = await self.store.find(table)
            game = self._game_of(kept)
            # Where somebody is, it is done already.
            if kept.is_for(game) and table not in self._visitors:
                live = LiveTable(kept, game, self._house)
                await live.load()
                await live.save()
        except StoreRefusal:
            raise
        except Exception:
            LOG.exception("Table %s, which an earlier release has kept, cannot be read.", table)

    def _game_of(self, kept: KeptTable) -> Game:
        """The game with the content that a table was begun with, or that its pack has now; refused if that is gone."""
        found = self._find_game(kept.game, kept.content)
        if found.pack == kept.pack:
            return found
        for edition in editions_of(kept.game):
            if edition.pack == kept.pack:
                return edition
        raise Refusal("pack_gone", 409, game=kept.game, pack=kept.pack, content=kept.content)

    # Opening

    async def open(self, wish: OpenTable) -> Opened:
        """Open a new table, or a lesson."""
        game = self._find_game(wish.game, wish.pack)
        if wish.pack and game.fingerprint != wish.pack:
            raise Refusal("no_pack", 404, game=game.name)
        for seat in wish.seats:
            if seat.bot is not None and seat.bot != REMOTE:
                check_bot(seat.bot)
        if wish.lesson is not None:
            if wish.pack:
                raise Refusal("lesson_pack")
            return await self._open_lesson(game, wish, wish.lesson)
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        # The game checks seats, seed and options by setting itself up.
        await self._house.work.run(game.start, len(wish.seats), seed, wish.options)
        players = [seat.bot or HUMAN for seat in wish.seats]
        record = Record(game, len(wish.seats), seed, wish.options, players)
        names = [clean_name(seat.name) for seat in wish.seats]
        return await self._keep(record, names, wish.grace, seed_chosen=wish.seed is not None, hints=wish.hints)

    async def _open_lesson(self, game: Game, wish: OpenTable, name: str) -> Opened:
        """A table at a lesson's position; its chance is the same each time, so that what it says is right."""
        if game.teaching is None:
            raise Refusal("no_primer", 404, game=game.name)
        lesson = game.teaching.lesson(name)
        players = [seat.bot or HUMAN for seat in wish.seats]
        if players[:1] != [HUMAN] or not set(BOTS).issuperset(players[1:]):
            raise Refusal("lesson_seats")
        options = lesson.position.get("options", {})
        record = Record(game, len(wish.seats), LESSON_SEED, options, players, position=lesson.position)
        await self._house.work.run(record.start)
        names = [clean_name(seat.name) for seat in wish.seats]
        return await self._keep(record, names, wish.grace, seed_chosen=False, lesson=name)

    async def open_record(self, text: str) -> Opened:
        """A table from a record: to be looked at again, or taken up where it stands."""
        if text.count("\n") > LONGEST + 2:
            raise Refusal("too_many_moves", 413, most=LONGEST)
        self._house.meters.count("uploads_total")
        record, state = await self._house.work.upload(read_record, text, self._find_game)
        known = [player if player in BOTS else HUMAN for player in record.players] or [HUMAN] * record.seats
        taken_up = Record(record.game, record.seats, record.seed, record.options, known, record.position, record.salt)
        taken_up.moves = record.moves
        ending = Ending(taken_up.text(state)) if state.over else None
        return await self._keep(taken_up, [""] * record.seats, USUAL_GRACE, seed_chosen=True, ending=ending)

    async def _keep(
        self,
        record: Record,
        names: list[str],
        grace: int,
        seed_chosen: bool,
        ending: Ending | None = None,
        lesson: str | None = None,
        hints: bool = True,
        title: str = "",
    ) -> Opened:
        game, over = record.game, ending is not None
        keys = [
            SeatKey(seat=seat, secret=draw_key())
            for seat, player in enumerate(record.players)
            if player in (HUMAN, REMOTE) and not over
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
            pack=game.pack,
            position=record.position,
            lesson=lesson,
            seed=record.seed,
            options=record.options,
            chairs=chairs,
            grace=grace,
            # Nothing is drawn for a game that begins at a position.
            salt=None if record.position is not None else record.salt or draw_salt(),
            seed_chosen=seed_chosen,
            hints=hints,
            title=title,
        )
        await self.store.add(kept, [Moved(seat, game.notation(move)) for seat, move in record.moves])
        if ending is not None:
            await self.store.end(kept.id, ending)
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
                live = LiveTable(kept, self._game_of(kept), self._house)
                await live.load()
            self._live[table] = live
            self._count()
            return live

    def _is_here(self, table: str) -> bool:
        """True if a table is in memory."""
        return table in self._live or table in self._finished

    def _count(self) -> None:
        self._house.meters.set("tables", len(self._live) + len(self._finished))

    def _drop(self, table: str) -> None:
        live = self._live.pop(table, None)
        if live is None:
            return
        live.stop_bots()
        leaving = asyncio.create_task(self._note_leaving(live))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)
        if live.sure and live.table.over:
            self._finished[table] = live
            if len(self._finished) > FINISHED:
                self._finished.popitem(last=False)
        self._count()

    async def _note_leaving(self, live: LiveTable) -> None:
        await live.save()
        try:
            await self.store.touch(live.kept.id)
        except StoreRefusal:
            return
        except Exception:
            LOG.exception("Table %s: that it was left could not be noted.", live.kept.id)

    # Looking at a finished game again

    async def _check_finished(self, table: str) -> KeptTable:
        """Refuse a game that runs, without looking at it."""
        kept = await self.store.find(table)
        if kept.over is False and not kept.closed:
            raise Refusal("still_running", 403)
        return kept

    @asynccontextmanager
    async def _visit_finished(self, table: str, reader: Address) -> AsyncIterator[tuple[LiveTable, Table]]:
        """Look at a game that is over; who has it played again for that pays for it, and waits for their turn."""
        async with AsyncExitStack() as visiting:
            if self._is_here(table):
                live = await visiting.enter_async_context(self.visit(table))
            else:
                await charge(reader, prices.REBUILDING)
                async with self._house.work.in_turn():
                    rebuilt = not self._is_here(table)
                    live = await visiting.enter_async_context(self.visit(table))
                if rebuilt:
                    reader.budget.spend(prices.REPLAYED_MOVE * len(live.table.record.moves))
            # What is not kept yet is not over yet.
            async with live.held():
                finished = live.table
                ended = finished.over or live.closed is not None
            if not ended:
                raise Refusal("still_running", 403)
            yield live, finished

    async def record_text(self, table: str, reader: Address) -> str:
        """The record of a finished game, or of one that nobody plays on."""
        kept = await self._check_finished(table)
        found = await self.store.record(table) if kept.over else None
        if found is not None:
            return found
        if kept.over is None and not kept.is_for(self._game_of(kept)):
            raise Refusal("no_old_record", 409, game=kept.game)
        async with self._visit_finished(table, reader) as (_, finished):
            if finished.taken_on is not None:
                raise Refusal("no_record", 409)
            return await self._house.work.run(finished.record.text, finished.state)

    async def _check_alone(self, table: str, secret: str) -> None:
        """Refuse whoever does not play alone at a table, for they are told the seed, and with it what is hidden."""
        kept = await self.store.find(table)
        if seat_of(secret, [chair.key_hash for chair in kept.chairs]) is None:
            raise Refusal("wrong_secret", 403)
        if not is_alone(kept) and not self._house.own:
            raise Refusal("still_running", 403)

    async def take_along(self, table: str, wish: TakeAlong) -> Along:
        """What a device needs to go on with a game where there is no line, for who plays it alone."""
        await self._check_alone(table, wish.secret)
        async with self.visit(table) as live:
            if live.kept.pack:
                raise Refusal("pack_stays", 409, pack=live.kept.pack)
            return await take_along(live, wish.since)

    async def hand_in(self, table: str, handed: HandIn, reader: Address) -> TableInfo:
        """Take what happened on the device of who plays alone, if it follows from what is here."""
        await self._check_alone(table, handed.secret)
        await charge(reader, prices.REBUILDING)
        async with self.visit(table) as live:
            reader.budget.spend(prices.REPLAYED_MOVE * (live.table.seq + len(handed.entries)))
            await hand_in(live, self._house.work, handed.since, handed.entries)
            return live.info()

    async def record_so_far(self, table: str, secret: str) -> str:
        """The record of a game that runs, for who plays it alone: it tells the seed, and with it what is hidden."""
        await self._check_alone(table, secret)
        async with self.visit(table) as live, live.held():
            if live.table.taken_on is not None:
                raise Refusal("no_record", 409)
            return await self._house.work.run(live.table.record.text, live.table.state)

    async def frame(self, table: str, moves: int, seat: int | None, lang: str, reader: Address) -> Frame:
        """One position of a finished game."""
        await self._check_finished(table)
        async with self._visit_finished(table, reader) as (live, finished):
            if not 0 <= moves <= len(finished.record.moves):
                raise Refusal("no_such_frame", 404, last=len(finished.record.moves))
            if seat is not None and not 0 <= seat < finished.record.seats:
                raise Refusal("no_seat", 404)
            return await self._house.work.run(make_frame, finished, live.names(), moves, seat, lang)

    # Hints, the coach, and what might have been

    async def hint(self, table: str, asked: AskHint) -> Hinted:
        """A hint for somebody who sits at a table without other people."""
        async with self.visit(table) as live:
            seat = seat_of(asked.secret, [chair.key_hash for chair in live.kept.chairs])
            if seat is None:
                raise Refusal("wrong_secret", 403)
            return Hinted(number=asked.number, hint=await live.hint(seat, asked.number, asked.lang))

    async def coach(self, table: str, seat: int, lang: str, reader: Address) -> Coached:
        """The coach's findings on a finished game so far."""
        kept = await self._check_finished(table)
        if not 0 <= seat < len(kept.chairs):
            raise Refusal("no_seat", 404)
        record = await self.record_text(table, reader)
        names = [chair.name for chair in kept.chairs]
        return Coached(report=await self._coaching.report(CoachTask(table, record, seat, names, lang)))

    async def play_on(self, table: str, wish: PlayOn, reader: Address) -> Opened:
        """Open a table at a position of another one, as a seat could know it, against bots."""
        for bot in wish.bots:
            check_bot(bot)
        kept = await self.store.find(table)
        if not 0 <= wish.seat < len(kept.chairs) or len(wish.bots) != len(kept.chairs):
            raise Refusal("no_seat", 404)
        people = [seat for seat, chair in enumerate(kept.chairs) if chair.is_guest]
        if kept.title and wish.moves == 0 and people == [wish.seat]:
            # Its beginning was made to be shared, as that seat could know it.
            await charge(reader, prices.REBUILDING)
        elif kept.over is False and not kept.closed:
            own = None if wish.secret is None else seat_of(wish.secret, [chair.key_hash for chair in kept.chairs])
            if people != [wish.seat] or own != wish.seat:
                raise Refusal("play_on_own", 403)
        else:
            await charge(reader, prices.REBUILDING)
        async with self.visit(table) as live, live.held():
            found = live.table
            if not 0 <= wish.moves <= len(found.record.moves):
                raise Refusal("no_such_frame", 404, last=len(found.record.moves))
            # Whatever was hidden from the seat is drawn anew: nobody knows what comes.
            chance = Chance(secrets.randbelow(SEEDS))
            state = await self._house.work.run(lambda: found.at(wish.moves).imagine(wish.seat, chance))
            if state.over:
                raise Refusal("play_on_over", 409)
            options = found.record.options
        players = [HUMAN if seat == wish.seat else bot for seat, bot in enumerate(wish.bots)]
        seed = secrets.randbelow(SEEDS)
        record = Record(state.game, state.seats, seed, options, players, position=state.game.data(state))
        names = [clean_name(wish.name) if seat == wish.seat else "" for seat in range(state.seats)]
        title = clean_name(wish.title)
        return await self._keep(record, names, USUAL_GRACE, seed_chosen=False, hints=kept.hints, title=title)
