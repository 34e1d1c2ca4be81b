"""A table that somebody is looking at: its lock, its readers, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec

from imperia.bots import BOTS, SERIOUS_BOT
from imperia.kernel.chance import SEEDS
from imperia.kernel.game import Game
from imperia.kernel.words import calling
from imperia.play import Answered, AnyEntry, HandedOver, Moved, Pleaded, Table, TookBack
from imperia.server.errors import TEXTS as SERVER_TEXTS
from imperia.server.errors import Refusal
from imperia.server.keys import draw_table_id
from imperia.server.moments import explain_refusal, make_moment
from imperia.server.names import clean_name
from imperia.server.store import KeptTable, NotKept, Store
from imperia.server.thinking import Thinkers, prepare_thought
from imperia.server.wire import Lang, Moment, Now, Reasons, SeatInfo, TableInfo, Why

LOG: Final = logging.getLogger("imperia.server")
# Seconds until a bot tries again whose move could not be kept, and how often it does.
PAUSE: Final = 1.0
ATTEMPTS: Final = 5
# The entry that nobody has seen: a reader who starts there is told everything.
UNSEEN: Final = -1


class Reader:
    """Somebody who looks at a table, from a seat or without one."""

    def __init__(self, seat: int | None, lang: Lang, send: Callable[[bytes], None]) -> None:
        self.seat: Final = seat
        self.lang = lang
        self.send: Final = send
        # The last entry that he was told of.
        self.seen = UNSEEN
        # The view that he was told last, by field.
        self.view: dict[str, bytes] = {}


class News(NamedTuple):
    """A message to a reader, and what he knows by it: the history up to an entry, and a view."""

    reader: Reader
    seq: int
    view: dict[str, bytes]
    message: bytes


def by_field(view: Any) -> dict[str, bytes]:
    """A view as it travels, each of its fields on its own."""
    fields = view if isinstance(view, dict) else msgspec.structs.asdict(view)
    return {name: msgspec.json.encode(value) for name, value in fields.items()}


class LiveTable:
    """A table in memory; every change is kept before anybody is told of it."""

    def __init__(self, kept: KeptTable, game: Game, store: Store, thinkers: Thinkers) -> None:
        self.kept: Final = kept
        self.game: Final = game
        self.readers: Final[set[Reader]] = set()
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._bots: asyncio.Task[None] | None = None
        self._lock: Final = asyncio.Lock()
        # When each seat was left, by this process's clock; one that nobody has come to yet, when the table was loaded.
        self._left: Final = [time.monotonic()] * len(kept.chairs)
        # False from when an entry is carried out until it is known to be kept.
        self.sure = False
        self.table: Table

    async def load(self) -> None:
        """Rebuild the table from its history."""
        history = await self._store.history(self.kept.id)
        self.table = await asyncio.to_thread(
            lambda: Table(self.kept.record(self.game), history, self.kept.teaches(self.game))
        )
        self.sure = True

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have the table for oneself, as it is kept."""
        async with self._lock:
            await self._make_sure()
            yield

    async def _make_sure(self) -> None:
        """What is kept is what counts: a table that may be otherwise is built again from it."""
        if not self.sure:
            await self.load()
            await self._tell_anew()
            self._wake_bots()

    def info(self) -> TableInfo:
        """What does not change about the table."""
        return table_info(self.kept)

    def names(self) -> list[str]:
        """What the players are called."""
        return [chair.name for chair in self.kept.chairs]

    # Coming and going

    async def join(self, reader: Reader, since: int) -> None:
        """Let somebody look on, who has seen everything until the entry `since`."""
        async with self.held():
            self.readers.add(reader)
            reader.seen = since
            await self._tell([reader])
            if reader.seat is not None:
                await self._tell(self.readers - {reader})
            self._wake_bots()

    async def leave(self, reader: Reader) -> None:
        """Somebody goes."""
        async with self._lock:
            self.readers.discard(reader)
            if reader.seat is None:
                return
            if not self.is_here(reader.seat):
                self._left[reader.seat] = time.monotonic()
            if self.sure:
                await self._tell(self.readers)

    async def speak(self, reader: Reader, lang: Lang) -> None:
        """Tell somebody everything in another language."""
        async with self.held():
            reader.lang = lang
            reader.seen = UNSEEN
            await self._tell([reader])

    def is_here(self, seat: int) -> bool:
        """True if somebody with the seat's key looks at the table."""
        return any(reader.seat == seat for reader in self.readers)

    def grace(self, seat: int) -> int | None:
        """Seconds until others may let a bot play for a person who is away; None for who is here, and for bots."""
        if self.is_here(seat) or self.table.bots[seat] is not None:
            return None
        return max(0, math.ceil(self._left[seat] + self.kept.grace - time.monotonic()))

    # What a seat may do

    async def play(self, seat: int, number: int, move: int, auto: bool = False) -> None:
        """Answer the question of that number."""
        async with self.held():
            self._check_own(seat)
            if number != self.table.question_number(seat):
                raise Refusal("out_of_order")
            if seat not in self.table.state.to_act():
                raise Refusal("not_your_turn")
            await self._enter(Moved(seat, self.game.notation(move), auto))

    async def take_back(self, seat: int, begun: bool, everything: bool) -> None:
        """Go back to one's last choice, to before the move that one is to complete, or take back all that is free."""
        async with self.held():
            self._check_own(seat)
            table = self.table
            count = table.free_moves if everything else table.moves_to_begin if begun else table.moves_to_choice
            await self._enter(TookBack(seat, max(1, count(seat))))

    async def plead(self, seat: int) -> None:
        """Ask the others to let one go back."""
        async with self.held():
            self._check_own(seat)
            await self._enter(Pleaded(seat, self.table.plea_moves(seat)))

    async def answer(self, seat: int, agree: bool) -> None:
        """Agree to a plea, or not."""
        async with self.held():
            self._check_own(seat)
            await self._enter(Answered(seat, agree))

    async def hand_over(self, by: int, seat: int, bot: str | None) -> None:
        """Let a bot move for one's own seat, or the serious one for that of a person who has been away for a while."""
        wanted = bot or SERIOUS_BOT
        async with self.held():
            if not 0 <= seat < len(self.kept.chairs):
                raise Refusal("no_seat")
            check_bot(wanted)
            entry = HandedOver(seat, wanted, None if seat == by else by)
            self.table.check(entry)
            if seat != by:
                self._check_away(seat, wanted)
            await self._enter(entry)

    def _check_away(self, seat: int, bot: str) -> None:
        """Refuse to let a bot play for somebody who is here or has just left, and any bot but the serious one."""
        if self.is_here(seat):
            raise Refusal("still_here")
        if bot != SERIOUS_BOT:
            raise Refusal("not_serious", bot=SERIOUS_BOT)
        if wait := self.grace(seat):
            raise Refusal("grace", seconds=wait)

    async def sit_down(self, seat: int) -> None:
        """Take one's own seat back from the bot."""
        async with self.held():
            await self._enter(HandedOver(seat, None))

    async def rename(self, seat: int, name: str) -> None:
        """Be called by another name, in all that was said before, too."""
        async with self.held():
            cleaned = clean_name(name)
            try:
                await self._store.rename(self.kept.id, seat, cleaned)
            except NotKept as error:
                raise Refusal("not_kept", 500) from error
            self.kept.chairs[seat].name = cleaned
            await self._tell_anew()

    async def play_again(self) -> None:
        """Open a table with the same seats, options and keys; everybody is told where, and once is enough."""
        async with self.held():
            if not self.table.over:
                raise Refusal("not_over")
            if self.kept.sequel is not None:
                return
            kept = msgspec.structs.replace(
                self.kept,
                id=draw_table_id(),
                # A lesson is the same again.
                seed=self.kept.seed if self.kept.lesson is not None else secrets.randbelow(SEEDS),
                chairs=[msgspec.structs.replace(chair) for chair in self.kept.chairs],
            )
            await self._store.add(kept, [], sequel_of=self.kept.id)
            self.kept.sequel = kept.id
            await self._tell(self.readers)

    async def why(self, seat: int, asked: Why, lang: Lang) -> Reasons:
        """The rules that forbid a move, and what it lacks."""
        async with self.held():
            return await asyncio.to_thread(self._explain, seat, asked, lang)

    def _explain(self, seat: int, asked: Why, lang: Lang) -> Reasons:
        state, move = self.table.state, self.game.parse(asked.notation)
        refusal = state.refusal(seat, move)
        if refusal is None:
            return Reasons(id=asked.id, legal=True, rules=[], text=SERVER_TEXTS.say("possible", lang))
        with calling(self.names()):
            text = explain_refusal(state, seat, move, refusal.reasons, lang)
        return Reasons(id=asked.id, legal=False, rules=refusal.reasons, text=text)

    def _check_own(self, seat: int) -> None:
        if self.table.bots[seat] is not None:
            raise Refusal("bot_moves")

    # Keeping and telling

    async def _enter(self, entry: AnyEntry) -> None:
        """Carry an entry out and keep it; only then is anybody told."""
        await asyncio.to_thread(self.table.check, entry)
        number = self.table.seq + 1
        self.sure = False
        try:
            # The news are written while the table is at hand, and sent when the entry is kept.
            news = await asyncio.to_thread(self._carry_out, entry)
            await self._store.append(self.kept.id, number, entry)
        except Exception as error:
            LOG.exception("Table %s: entry %d was not kept.", self.kept.id, number)
            try:
                await self._make_sure()
            except Exception:
                LOG.exception("Table %s could not be read again; whoever comes next tries.", self.kept.id)
            raise Refusal("not_kept", 500) from error
        self.sure = True
        self._send(news)
        self._wake_bots()

    def _carry_out(self, entry: AnyEntry) -> list[News]:
        self.table.add(entry)
        secret_of = self.table.secret_of
        # Not even that somebody plans goes to the others.
        return self._write_news([reader for reader in self.readers if secret_of is None or reader.seat == secret_of])

    async def _tell(self, readers: Iterable[Reader]) -> None:
        """Tell readers how the table is now, and what has happened since each was told last."""
        self._send(await asyncio.to_thread(self._write_news, list(readers)))

    async def _tell_anew(self) -> None:
        """Tell everybody everything."""
        for reader in self.readers:
            reader.seen = UNSEEN
        await self._tell(self.readers)

    def _write_news(self, readers: Iterable[Reader]) -> list[News]:
        seats = self._seats()
        moments: dict[tuple[int | None, int, Lang], tuple[Moment, dict[str, bytes]]] = {}
        news: list[News] = []
        for reader in readers:
            key = (reader.seat, reader.seen, reader.lang)
            if key not in moments:
                made = make_moment(self.table, seats, *key, self.kept.sequel)
                moments[key] = (made, by_field(made.view))
            moment, view = moments[key]
            fresh = {name: msgspec.Raw(value) for name, value in view.items() if reader.view.get(name) != value}
            message = msgspec.json.encode(Now(moment=msgspec.structs.replace(moment, view=fresh)))
            news.append(News(reader, self.table.seq, view, message))
        return news

    def _send(self, news: Iterable[News]) -> None:
        for reader, seq, view, message in news:
            reader.seen = seq
            reader.view = view
            reader.send(message)

    def _seats(self) -> list[SeatInfo]:
        here = {reader.seat for reader in self.readers}
        return [
            SeatInfo(
                seat=seat,
                name=chair.name,
                bot=self.table.bots[seat],
                person=self.table.is_person(seat),
                here=seat in here,
                grace=self.grace(seat) if self.table.is_person(seat) else None,
            )
            for seat, chair in enumerate(self.kept.chairs)
        ]

    # Bots

    def stop_bots(self) -> None:
        """Let no bot think any more; nobody is there to see it move."""
        if self._bots is not None:
            self._bots.cancel()

    def _wake_bots(self) -> None:
        if (self._bots is None or self._bots.done()) and self.table.bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let the bots move, one entry at a time, while somebody looks on."""
        failures = 0
        while failures < ATTEMPTS:
            try:
                if not await self._play_bot():
                    return
                failures = 0
            except Exception:
                LOG.exception("Table %s: a bot could not move.", self.kept.id)
                failures += 1
                await asyncio.sleep(PAUSE)

    async def _play_bot(self) -> bool:
        """Let the next bot move; False if it is for no bot to move, or nobody looks on."""
        async with self.held():
            table, seat = self.table, self.table.bot_to_move()
            if seat is None or not self.readers:
                return False
            number, bot = table.question_number(seat), table.bots[seat]
            assert bot is not None
            seed, moves = table.record.seed, len(table.record.moves)
            thought = await asyncio.to_thread(prepare_thought, table.state, seat, bot, seed, moves)
        move = await self._thinkers.choose(thought)
        async with self.held():
            table = self.table
            same = table.question_number(seat) == number and table.bots[seat] == bot and table.plea is None
            # While the bot thought, somebody may have gone back, sat down, or left.
            if same and self.readers:
                await self._enter(Moved(seat, self.game.notation(move)))
        return True


def table_info(kept: KeptTable) -> TableInfo:
    """What does not change about a table."""
    return TableInfo(table=kept.id, game=kept.game, seats=len(kept.chairs), options=kept.options)


def check_bot(bot: str) -> None:
    """Refuse a bot that the server does not have; only bots by name play here, never a file."""
    if bot not in BOTS:
        raise Refusal("no_bot", bot=clean_name(bot), bots=list(BOTS))
