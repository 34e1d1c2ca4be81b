"""A game that its only player takes along to where there is no line, and what happened there when they are back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from imperia.kernel.errors import ImperiaError
from imperia.play import AnyEntry, HandedOver, Table
from imperia.server.errors import Refusal
from imperia.server.kept import KeptTable
from imperia.server.live import LONGEST, LiveTable, check_bot
from imperia.server.wire import Along
from imperia.server.work import Work


def is_alone(kept: KeptTable) -> bool:
    """True if one person sits at a table: then nothing at it is hidden from anybody else."""
    return sum(chair.key_hash is not None for chair in kept.chairs) == 1


async def take_along(live: LiveTable, since: int) -> Along:
    """What a device needs to go on; what happened after so many entries, or everything if that does not fit."""
    async with live.held():
        table = live.table
        if table.taken_on is not None:
            raise Refusal("no_record", 409)
        first = since if 0 <= since <= table.seq else 0
        # What the end of the game means for a campaign is noted by the server, when it hears of it.
        kept = msgspec.structs.replace(live.kept, campaign=None, chapter=None)
        return Along(kept=_text(kept), since=first, entries=[_text(entry) for entry in table.history[first:]])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def hand_in(live: LiveTable, work: Work, since: int, entries: Sequence[AnyEntry]) -> None:
    """Enter what happened on a device after the first `since` entries: all of it, or nothing if any is refused."""
    if since + len(entries) > LONGEST:
        raise Refusal("too_many_moves", 413, most=LONGEST)
    async with live.held():
        table = live.table
        here = table.history[since:] if table.taken_on is None and 0 <= since <= table.seq else None
        # Some of it may be here already, if the answer to an earlier attempt was lost.
        if here is None or here != list(entries[: len(here)]):
            raise Refusal("gone_on", 409)
        fresh = entries[len(here) :]
        await work.run(_try_out, live, fresh)
        for entry in fresh:
            await live.enter(entry)


def _try_out(live: LiveTable, entries: Sequence[AnyEntry]) -> None:
    """Refuse entries of which one is not possible, before any of them is kept."""
    lesson = live.kept.teaches(live.game)
    trial = Table(live.kept.make_record(live.game), live.table.history, lesson)
    for number, entry in enumerate(entries, start=1):
        try:
            if isinstance(entry, HandedOver) and entry.bot is not None:
                check_bot(entry.bot)
            trial.add(entry)
        except ImperiaError as error:
            raise Refusal("not_possible", 409, number=number, problem=error) from error
