"""A table that somebody is looking at: its lock, its readers, and what each of them is told."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Final

import msgspec

from imperia.bots import BOTS, SERIOUS_BOT
from imperia.coach.hints import Hint
from imperia.kernel.campaign import Ended
from imperia.kernel.chance import SEEDS
from imperia.kernel.content import Name
from imperia.kernel.game import Game
from imperia.kernel.record import seed_fingerprint
from imperia.kernel.score import totals
from imperia.kernel.words import calling
from imperia.play import REMOTE, Answered, AnyEntry, HandedOver, Moved, OtherEntry, Pleaded, Table, TookBack
from imperia.server.errors import TEXTS as SERVER_TEXTS
from imperia.server.errors import Refusal, StoreRefusal
from imperia.server.house import House
from imperia.server.kept import Ending, KeptTable, Noted, NotKept, Saved
from imperia.server.keys import draw_salt, draw_table_id
from imperia.server.moments import explain_refusal, make_moment
from imperia.server.names import clean_name
from imperia.server.programs import Programs, Seated
from imperia.server.reader import UNSEEN, News, Reader, by_field
from imperia.server.thought import prepare_hint, prepare_thought
from imperia.server.update import take_on
from imperia.server.wire import Closed, Lang, Moment, Now, PackInfo, Proof, Reasons, SeatInfo, TableInfo, Why

LOG: Final = logging.getLogger("imperia.server")
# Seconds until a bot tries again whose move could not be kept, and how often it does.
PAUSE: Final = 1.0
ATTEMPTS: Final = 5
# So many entries a history may have, far more than any game needs; then nobody plays on.
LONGEST: Final = 5000
# A log with more lines than these is written where nobody waits for it.
LONG_LOG: Final = 200
# Seconds after a change until the position is saved for a later release.
SAVE_AFTER: Final = 60.0


class LiveTable:
    """A table in memory; every change is kept before anybody is told of it."""

    def __init__(self, kept: KeptTable, game: Game, house: House) -> None:
        self.kept: Final = kept
        self.game: Final = game
        self.readers: Final[set[Reader]] = set()
        self._programs: Final = Programs()
        self._house: Final = house
        self._store: Final = house.store
        self._bots: asyncio.Task[None] | None = None
        self._saving: asyncio.Task[None] | None = None
        self._catching_up: Final[set[asyncio.Task[None]]] = set()
        # The last entry after which the position was saved.
        self._saved = -1
        self._lock: Final = asyncio.Lock()
        # When each seat was left, by this process's clock; where nobody has come since, when the table was loaded.
        self._left: Final = [time.monotonic()] * len(kept.chairs)
        # The seats that somebody has come to in this process.
        self._came: Final[set[int]] = set()
        # False from when an entry is carried out until it is known to be kept.
        self.sure = False
        self.table: Table

    async def load(self) -> None:
        """Rebuild the table from its history."""
        self._house.meters.count("loads_total")
        history = await self._store.history(self.kept.id)
        if not self.kept.is_for(self.game):
            history = await take_on(self._house, self.kept, self.game, history)
            self._save_later()
        lesson = self.kept.teaches(self.game)
        self.table = await self._house.work.run(lambda: Table(self.kept.make_record(self.game), history, lesson))
        self.sure = True
        if self.table.over and not self.kept.over:
            await self._store.end(self.kept.id, self._ending())
            self.kept.over = True

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have the table for oneself, as it is kept."""
        async with self._lock:
            await self._make_sure()
            yield

    async def _make_sure(self) -> None:
        """Rebuild the table from the store, which is authoritative, when the two may differ."""
        if not self.sure:
            await self.load()
            await self._tell_anew()
            self._wake_bots()

    def info(self) -> TableInfo:
        """The fixed facts of the table."""
        return table_info(self.kept)

    def names(self) -> list[str]:
        """The players' names."""
        return [chair.name for chair in self.kept.chairs]

    @property
    def closed(self) -> Closed | None:
        """Why nobody plays on, if nobody does."""
        if self.table.over:
            return None
        if self.table.seq >= LONGEST:
            return "full"
        return "closed" if self.kept.closed else None

    # Coming and going

    async def join(self, reader: Reader, since: int) -> None:
        """Add a spectator who has already seen the first `since` entries they may know of."""
        reader.outbox.on_room = lambda: self._catch_up_soon(reader)
        async with self.held():
            self.readers.add(reader)
            if reader.seat is not None:
                self._came.add(reader.seat)
            reader.seen = since
            await self._tell([reader])
            if reader.seat is not None:
                await self._tell(self.readers - {reader})
            self._wake_bots()

    async def leave(self, reader: Reader) -> None:
        """Somebody goes."""
        async with self._lock:
            self.readers.discard(reader)
            if reader.seat is not None:
                await self._note_left(reader.seat)

    async def speak(self, reader: Reader, lang: Lang) -> None:
        """Tell somebody everything in another language."""
        async with self.held():
            reader.lang = lang
            reader.seen = UNSEEN
            await self._tell([reader])

    def _catch_up_soon(self, reader: Reader) -> None:
        if reader.behind:
            task = asyncio.create_task(self._try_to_catch_up(reader))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _try_to_catch_up(self, reader: Reader) -> None:
        try:
            await self.catch_up(reader)
        except Exception:
            LOG.exception("Table %s: a reader could not be brought up to date.", self.kept.id)
            reader.outbox.cut()

    async def catch_up(self, reader: Reader) -> None:
        """Send a reader one message for all that was left out, once they have taken the earlier ones."""
        while reader.behind and await reader.outbox.room():
            async with self.held():
                if reader not in self.readers or not reader.behind:
                    return
                await self._tell([reader])

    def cut(self) -> None:
        """Let everybody go; whoever is still welcome comes back, to the table as it is then."""
        self.stop_bots()
        self._programs.cut()
        for reader in self.readers:
            reader.outbox.cut()

    def is_here(self, seat: int) -> bool:
        """True if somebody with the seat's key looks at the table, or a program sits there."""
        return seat in self._here()

    def _here(self) -> set[int | None]:
        return {reader.seat for reader in self.readers} | self._programs.seats()

    async def seat_program(self, program: Seated) -> None:
        """A program sits down."""
        async with self.held():
            self._programs.sit_down(program)
            self._came.add(program.seat)
            await self._tell(self.readers)
            self._wake_bots()

    async def unseat_program(self, program: Seated, fault: Name | None) -> None:
        """A program goes, with what is told of it if it broke its word."""
        async with self._lock:
            self._programs.leave(program, fault)
            await self._note_left(program.seat)

    async def _note_left(self, seat: int) -> None:
        """Somebody with the key of a seat has gone."""
        if not self.is_here(seat):
            self._left[seat] = time.monotonic()
        if self.sure:
            await self._tell(self.readers)

    def grace(self, seat: int) -> int | None:
        """Seconds until others may let a bot play for a person who is away; None for who is here, and for bots."""
        if self.is_here(seat) or self.table.bots[seat] is not None:
            return None
        if not self.has_come(seat):
            return self.kept.grace
        return max(0, math.ceil(self._left[seat] + self.kept.grace - time.monotonic()))

    def has_come(self, seat: int) -> bool:
        """True if somebody with the seat's key has ever been here, as far as this process or the history can tell."""
        if seat in self._came:
            return True
        if any(isinstance(one, Moved) and one.seat == seat for one in self.table.history):
            self._came.add(seat)
        return seat in self._came

    # What a seat may do

    async def play(self, seat: int, number: int, move: int, auto: bool = False) -> None:
        """Answer the question of that number."""
        async with self.held():
            self._check_own(seat)
            if number != self.table.question_number(seat):
                raise Refusal("out_of_order")
            if seat not in self.table.state.to_act():
                raise Refusal("not_your_turn")
            await self._move(seat, move, auto)

    async def take_back(self, seat: int, begun: bool, everything: bool) -> None:
        """Go back to one's last choice, to before the move that one is to complete, or take back all that is free."""
        async with self.held():
            self._check_own(seat)
            table = self.table
            count = table.free_moves if everything else table.moves_to_begin if begun else table.moves_to_choice
            await self._enter(TookBack(seat, max(1, count(seat))))

    async def plead(self, seat: int, lesson: bool = False) -> None:
        """Ask the others to let one go back to before one's last move, or to where one left the lesson."""
        async with self.held():
            self._check_own(seat)
            table = self.table
            await self._enter(table.return_to_lesson(seat) if lesson else Pleaded(seat, table.plea_moves(seat)))

    async def answer(self, seat: int, agree: bool) -> None:
        """Agree to a plea, or not."""
        async with self.held():
            self._check_own(seat)
            await self._enter(Answered(seat, agree))

    async def hand_over(self, by: int, seat: int, bot: str | None) -> None:
        """Let a bot move for one's own seat, or the serious one for that of a person who has been away for a while.

        Whoever plays alone may let another bot move for one.
        """
        wanted = bot or SERIOUS_BOT
        async with self.held():
            if not 0 <= seat < len(self.kept.chairs):
                raise Refusal("no_seat")
            check_bot(wanted)
            entry = HandedOver(seat, wanted, None if seat == by else by)
            self.table.check(entry)
            if seat != by and self.table.is_person(seat):
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
            if self.kept.campaign is not None:
                raise Refusal("campaign_goes_on")
            kept = msgspec.structs.replace(
                self.kept,
                id=draw_table_id(),
                rules=self.game.sheet.rules_version,
                content=self.game.fingerprint,
                pack=self.game.pack,
                # A lesson is the same again.
                seed=self.kept.seed if self.kept.lesson is not None else secrets.randbelow(SEEDS),
                # Nothing is drawn for a game that begins at a position.
                salt=None if self.kept.position is not None else draw_salt(),
                seed_chosen=False,
                over=False,
                closed=False,
                revision=0,
                chairs=[msgspec.structs.replace(chair) for chair in self.kept.chairs],
            )
            await self._store.add(kept, [], sequel_of=self.kept.id)
            self.kept.sequel = kept.id
            await self._tell(self.readers)

    async def hint(self, seat: int, number: int, lang: Lang) -> Hint:
        """A hint for the question of that number, from what the seat knows; none where people compete."""
        async with self.held():
            table = self.table
            self._check_own(seat)
            if sum(map(table.is_person, range(table.record.seats))) > 1:
                raise Refusal("no_hints", 403)
            if not self.kept.hints:
                raise Refusal("hints_off", 403)
            if number != table.question_number(seat):
                raise Refusal("out_of_order")
            if seat not in table.state.to_act():
                raise Refusal("not_your_turn")
            task = prepare_hint(self.kept.id, table.state, seat, len(table.record.moves), self.names(), lang)
        return await self._house.thinkers.hint(task)

    async def why(self, seat: int, asked: Why, lang: Lang) -> Reasons:
        """The rules that forbid a move, and what it lacks."""
        async with self.held():
            return self._explain(seat, asked, lang)

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

    def _check_open(self) -> None:
        if self.closed is not None:
            raise Refusal("table_full") if self.closed == "full" else Refusal("table_closed")

    async def _move(self, seat: int, move: int, auto: bool = False) -> None:
        """Make a move and keep it, or refuse it."""
        self._check_open()
        refusal = self.table.state.refusal(seat, move)
        if refusal is not None:
            raise refusal
        await self._keep(partial(self.table.play, seat, move, auto))

    async def enter(self, entry: AnyEntry) -> None:
        """Carry out and keep what happened elsewhere, for whoever holds the table."""
        if isinstance(entry, Moved):
            await self._move(entry.seat, self.game.parse(entry.move), entry.auto)
        else:
            await self._enter(entry)

    async def _enter(self, entry: OtherEntry) -> None:
        """Carry an entry out and keep it, or refuse it."""
        self._check_open()
        self.table.check(entry)
        # Going back may mean to play a whole game again.
        await self._keep(partial(self.table.carry_out, entry), long=not isinstance(entry, HandedOver))

    async def _keep(self, carry_out: Callable[[], AnyEntry], long: bool = False) -> None:
        """Carry out what is possible, where nobody waits for it if it may take long, and keep it; then tell."""
        number = self.table.seq + 1
        self.sure = False
        try:
            entry = await self._house.work.run(carry_out) if long else carry_out()
            ending = self._ending() if self.table.over else None
            # The news are written while the entry is being kept, and sent when it is.
            keeping = asyncio.create_task(self._store.append(self.kept.id, number, entry, ending))
            secret_of = self.table.secret_of
            # Not even that somebody plans goes to the others.
            told = [reader for reader in self.readers if secret_of is None or reader.seat == secret_of]
            news = await self._write_news(told)
            await keeping
        except StoreRefusal as error:
            await self._go_back()
            raise StoreRefusal("not_kept") from error
        except Exception as error:
            LOG.exception("Table %s: entry %d was not kept.", self.kept.id, number)
            await self._go_back()
            raise Refusal("not_kept", 500) from error
        self.sure = True
        self.kept.over = self.table.over
        self._send(news)
        if self.table.seq >= LONGEST and not self.table.over:
            await self._store.close_table(self.kept.id)
            self.kept.closed = True
        self._wake_bots()
        self._save_later()

    async def _go_back(self) -> None:
        """Show everybody the table as it is kept, without an entry that is not."""
        self._house.meters.count("not_kept_total")
        try:
            await self._make_sure()
        except StoreRefusal:
            # Whoever comes next tries.
            return
        except Exception:
            LOG.exception("Table %s could not be read again; whoever comes next tries.", self.kept.id)

    def _ending(self) -> Ending:
        """The stored summary of a finished game."""
        exact = self.table.taken_on is None
        return Ending(self.table.record.text(self.table.state) if exact else None, self._chapter())

    def _chapter(self) -> Noted | None:
        """The entry for the story of the game's campaign, stored together with its end; None outside campaigns."""
        rules = self.game.campaigns()
        if rules is None or self.kept.campaign is None or self.kept.chapter is None:
            return None
        state = self.table.state
        day = datetime.now(UTC).date().isoformat()
        won = 0 in self.game.winners(state)
        ended = Ended(day, totals(state.scores()), won, rules.gained(state), rules.cause(state))
        return Noted(self.kept.campaign, self.kept.chapter + 1, ended)

    async def _tell(self, readers: Iterable[Reader]) -> None:
        """Tell readers how the table is now, and what has happened since each was told last."""
        self._send(await self._write_news(list(readers)))

    async def _tell_anew(self) -> None:
        """Tell everybody everything."""
        for reader in self.readers:
            reader.seen = UNSEEN
        await self._tell(self.readers)

    async def _write_news(self, readers: Iterable[Reader]) -> list[News]:
        """A message to each reader who keeps up; the others get one catch-up message when they read again."""
        seats = self._seats()
        moments: dict[tuple[int | None, int, Lang], tuple[Moment, dict[str, bytes]]] = {}
        # The same is written once for all who get it.
        messages: dict[tuple[object, ...], bytes] = {}
        news: list[News] = []
        for reader in readers:
            if reader.outbox.full:
                reader.behind = True
                self._house.meters.count("behind_total")
                continue
            key = (reader.seat, reader.seen, reader.lang)
            if key not in moments:
                made = await self._make_moment(seats, *key)
                moments[key] = (made, by_field(made.view))
            moment, view = moments[key]
            changed = tuple(name for name, value in view.items() if reader.view.get(name) != value)
            if (*key, changed) not in messages:
                fresh = {name: msgspec.Raw(view[name]) for name in changed}
                sent = Now(moment=msgspec.structs.replace(moment, view=fresh))
                messages[*key, changed] = msgspec.json.encode(sent)
            news.append(News(reader, moment.seq, view, messages[*key, changed]))
            # Others are served between two readers of a large table.
            await asyncio.sleep(0)
        return news

    async def _make_moment(self, seats: list[SeatInfo], seat: int | None, seen: int, lang: Lang) -> Moment:
        table = self.table
        proof = self._proof()
        if table.events() - table.standing_lines(seen, seat) <= LONG_LOG:
            return make_moment(table, seats, seat, seen, lang, self.kept.sequel, self.closed, proof)
        make = self._house.work.run
        return await make(make_moment, table, seats, seat, seen, lang, self.kept.sequel, self.closed, proof)

    def _proof(self) -> Proof | None:
        """The proof that the game was played with its original seed; only once it is over."""
        if not self.table.over or self.kept.salt is None:
            return None
        return Proof(seed=str(self.kept.seed), salt=self.kept.salt)

    def _send(self, news: Iterable[News]) -> None:
        for reader, seq, view, message in news:
            reader.behind = False
            reader.seen = seq
            reader.view = view
            reader.outbox.send(message)

    # For a later release

    def _save_later(self) -> None:
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save_soon())

    async def _save_soon(self) -> None:
        await asyncio.sleep(SAVE_AFTER)
        await self.save()

    async def save(self) -> None:
        """Keep the position, so that a release with other rules can go on from it."""
        async with self._lock:
            if not self.sure or self.table.over or self._saved == self.table.seq:
                return
            seq, position = self.table.seq, self.table.saved()
        try:
            await self._store.save(self.kept.id, Saved(seq, self.kept.rules, self.kept.content, position))
            self._saved = seq
        except StoreRefusal:
            LOG.warning("Table %s: its position could not be saved.", self.kept.id)
        except Exception:
            LOG.exception("Table %s: its position could not be saved.", self.kept.id)

    def _seats(self) -> list[SeatInfo]:
        here = self._here()
        return [
            SeatInfo(
                seat=seat,
                name=chair.name,
                bot=self.table.bots[seat],
                person=self.table.is_person(seat),
                here=seat in here,
                grace=self.grace(seat) if self.table.is_person(seat) else None,
                came=not self.table.is_person(seat) or self.has_come(seat),
                remote=chair.bot == REMOTE,
                fault=self._programs.faults.get(seat),
            )
            for seat, chair in enumerate(self.kept.chairs)
        ]

    # Bots

    def stop_bots(self) -> None:
        """Let no bot think any more; nobody is there to see it move."""
        if self._bots is not None:
            self._bots.cancel()

    def _wake_bots(self) -> None:
        self._programs.call()
        if (self._bots is None or self._bots.done()) and self.table.bot_to_move() is not None and not self.closed:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let the bots move, one entry at a time, while somebody looks on."""
        failures = 0
        while failures < ATTEMPTS:
            try:
                if not await self._play_bot():
                    return
                failures = 0
            except StoreRefusal:
                # Whatever is wrong with the database, the game goes on when it is mended.
                await asyncio.sleep(PAUSE)
            except Exception:
                LOG.exception("Table %s: a bot could not move.", self.kept.id)
                failures += 1
                await asyncio.sleep(PAUSE)

    async def _play_bot(self) -> bool:
        """Let the next bot move; False if it is for no bot to move, or nobody looks on."""
        async with self._house.precedence.bot(), self.held():
            table, seat = self.table, self.table.bot_to_move()
            if seat is None or not self._here() or self.closed:
                return False
            number, bot = table.question_number(seat), table.bots[seat]
            assert bot is not None
            seed, moves = table.record.seed, len(table.record.moves)
            thought = prepare_thought(self.kept.id, table.state, seat, bot, seed, moves)
        move = await self._house.thinkers.choose(thought)
        self._house.meters.count("bot_moves_total")
        async with self._house.precedence.bot(), self.held():
            # While the bot thought, everybody may have left.
            if self._here():
                await self._move_if_asked(seat, bot, number, move)
        return True

    async def play_program(self, seat: int, number: int, move: int) -> None:
        """Let the program at a seat answer the question of that number."""
        async with self._house.precedence.bot(), self.held():
            await self._move_if_asked(seat, None, number, move)

    async def _move_if_asked(self, seat: int, bot: str | None, number: int, move: int) -> None:
        """Make a move, unless somebody has gone back, sat down or asked to go back since the question was put."""
        table = self.table
        if table.question_number(seat) == number and table.bots[seat] == bot and table.plea is None:
            await self._move(seat, move)


def table_info(kept: KeptTable) -> TableInfo:
    """The fixed facts of a table."""
    return TableInfo(
        table=kept.id,
        game=kept.game,
        seats=len(kept.chairs),
        options=kept.options,
        campaign=kept.campaign,
        pack=PackInfo(name=kept.pack, content=kept.content) if kept.pack else None,
        seed_chosen=kept.seed_chosen,
        fingerprint=None if kept.salt is None else seed_fingerprint(kept.seed, kept.salt),
        hints=kept.hints,
        title=kept.title,
    )


def check_bot(bot: str) -> None:
    """Refuse a bot that the server does not have; only bots by name play here, never a file."""
    if bot not in BOTS:
        raise Refusal("no_bot", bot=clean_name(bot), bots=list(BOTS))
