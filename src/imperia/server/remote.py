"""A program at a seat: the server asks it in the protocol of the bots, and holds it to its word."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Final, TypeVar

import msgspec

from imperia.bots import Knowledge
from imperia.bots.protocol.asking import decision, legal_code, new_game, result
from imperia.bots.protocol.messages import Ask, Done, Greeting, Hello, Said, read_greeting
from imperia.bots.protocol.process import SECONDS
from imperia.bots.protocol.worlds import Worlds
from imperia.kernel.chance import SEEDS, WORDS, Chance
from imperia.kernel.errors import BadBot
from imperia.kernel.misfit import Misfit, read_json
from imperia.kernel.state import State
from imperia.play import REMOTE
from imperia.server import prices
from imperia.server.errors import Refusal, as_refused, in_words
from imperia.server.guest import PATIENCE, TOO_SLOW, USUAL_COST, WRONG_SECRET, Visitor
from imperia.server.keys import seat_of
from imperia.server.live import PAUSE
from imperia.server.programs import Seated

T = TypeVar("T")

LOG: Final = logging.getLogger("imperia.server")

# Why a connection was closed, for whoever runs the program: it broke its word, or the game is over.
BAD_PROGRAM: Final = 4400
GAME_OVER: Final = 1000


class Joining(msgspec.Struct, frozen=True):
    """The first message: the key of the seat, which is never part of an address."""

    secret: str


class Left(Exception):
    """The other side has gone."""


class Program(Visitor):
    """A program that plays a seat; crash, silence, garbage and an illegal answer are named, and no move is made."""

    # What the program is called where it is named, and the language that it reads.
    _name = REMOTE
    _lang = "en"
    # The last message, for whoever has to read what was wrong with it.
    _heard = b""

    async def serve(self) -> None:
        """Let a program sit down, and ask it whenever the game waits for its seat."""
        try:
            seat = await self._find_seat()
        except Refusal as error:
            self._line.outbox.say(as_refused(error, None))
            await self._line.hang_up(WRONG_SECRET)
            return
        if seat is None:
            await self._line.hang_up(TOO_SLOW)
            return
        self._name = self._live.kept.chairs[seat].name or REMOTE
        seated = Seated(seat, self._line.outbox)
        fault: BadBot | None = None
        try:
            self._lang = read_greeting(await self._ask(Hello(version("imperia")), Greeting), self._name)
            await self._live.seat_program(seated)
            await self._play(seated)
        except BadBot as error:
            fault = error
        except Left:
            # Nobody waited for it: it is away, like anybody else who has gone.
            return
        finally:
            await self._live.unseat_program(seated, None if fault is None else in_words(fault))
        if fault is not None:
            LOG.info("Table %s: %s", self._live.kept.id, fault)
            self._line.outbox.say(as_refused(fault, None))
        await self._line.hang_up(GAME_OVER if fault is None else BAD_PROGRAM)

    async def _find_seat(self) -> int | None:
        """The seat whose key comes first, or a refusal; None if nothing comes."""
        try:
            async with asyncio.timeout(PATIENCE):
                joining = await self._hear(Joining)
        except (TimeoutError, Left):
            return None
        except BadBot as error:
            raise Refusal("key_first") from error
        chairs = self._live.kept.chairs
        seat = seat_of(joining.secret, [chair.key_hash for chair in chairs])
        if seat is None:
            raise Refusal("wrong_secret", 403)
        if chairs[seat].bot != REMOTE:
            raise Refusal("no_program_seat", 403)
        return seat

    async def _play(self, seated: Seated) -> None:
        """Answer the game's questions until it is over."""
        live, seat = self._live, seated.seat
        # Nobody can tell anything about the table's seed from these.
        chance, seed = Chance(secrets.randbelow(SEEDS)), secrets.randbelow(WORDS)
        begun = False
        while not live.table.over:
            seated.called.clear()
            async with live.held():
                table = live.table
                asked = seat in table.asked() and table.plea is None and live.closed is None
                number = table.question_number(seat)
                world = table.state.imagine(seat, chance) if asked else None
                handed_over, pleaded = table.bots[seat] is not None, seat in table.still_to_agree()
            try:
                if world is not None:
                    if not begun:
                        await self._ask(new_game(world, seat, seed), Done)
                        begun = True
                    move = await self._choose(world, Knowledge(world, seat), chance)
                    await live.play_program(seat, number, move)
                    await self._pay(USUAL_COST)
                elif handed_over and live.closed is None:
                    await live.sit_down(seat)
                elif pleaded:
                    # As every bot does.
                    await live.answer(seat, True)
                else:
                    await self._wait(seated)
            except Refusal:
                # The table has gone on, or back, in the meantime, or nothing can be kept just now.
                await self._line.rest(PAUSE)
        with suppress(BadBot):
            await self._ask(result(live.table.state), Done)

    async def _choose(self, world: State, knowledge: Knowledge, chance: Chance) -> int:
        """The program's move, after all that it asks for on the way."""
        worlds = Worlds(knowledge, chance, self._lang)
        async with self._deadline():
            await self._say(decision(world, knowledge, self._lang, SECONDS))
            while True:
                said = await self._hear(Said)
                if said.do:
                    await self._pay(prices.WORLD)
                    await self._say(worlds.do(said))
                elif said.move is None:
                    raise self._garbage(BadBot("bot_no_answer"))
                elif (code := legal_code(said.move, knowledge)) is not None:
                    return code
                else:
                    raise BadBot("bot_cheats", bot=self._name, move=repr(said.move))

    async def _wait(self, seated: Seated) -> None:
        """Do nothing until something changes at the table, or the program goes."""
        waiting = [asyncio.create_task(one.wait()) for one in (seated.called, self._line.gone)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
        if self._line.gone.is_set():
            raise Left

    # The line

    @asynccontextmanager
    async def _deadline(self) -> AsyncIterator[None]:
        """Within it the program is asked; one that is silent or goes breaks its word."""
        try:
            async with asyncio.timeout(SECONDS):
                yield
        except TimeoutError as error:
            raise BadBot("bot_silent", bot=self._name, seconds=f"{SECONDS:g}") from error
        except Left as error:
            raise BadBot("bot_left", bot=self._name) from error

    async def _ask(self, question: Ask, kind: type[T]) -> T:
        async with self._deadline():
            await self._say(question)
            return await self._hear(kind)

    async def _say(self, message: msgspec.Struct) -> None:
        await self._line.outbox.room()
        self._line.outbox.say(message)

    async def _hear(self, kind: type[T]) -> T:
        """The next message; one that says something else than it should is a fault."""
        raw = await self._line.hear()
        if raw is None:
            raise Left
        self._heard = raw
        try:
            return read_json(raw, kind)
        except Misfit as error:
            raise self._garbage(error) from error

    def _garbage(self, problem: BadBot | Misfit) -> BadBot:
        text = self._heard.decode("utf-8", "replace").strip()
        return BadBot("bot_garbage", bot=self._name, text=text, problem=problem)
