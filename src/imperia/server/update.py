"""Tables that were begun with other rules or content of their game: they go on from a position that was saved."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from imperia.kernel.errors import ImperiaError
from imperia.kernel.game import Game
from imperia.play import AnyEntry, Table
from imperia.server.errors import Refusal
from imperia.server.house import House
from imperia.server.kept import KeptTable

LOG: Final = logging.getLogger("imperia.server")


async def take_on(house: House, kept: KeptTable, game: Game, history: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Take a table on with the rules and the content of now, or refuse it; the history that it goes on with."""
    saved = await house.store.saved(kept.id)
    if saved is None or kept.over or (saved.rules, saved.content) != (kept.rules, kept.content):
        raise Refusal("old_table", 409, game=kept.game)
    before = [*history[: saved.seq], saved.position]
    try:
        table = await house.work.run(Table, kept.make_record(game), before)
    except ImperiaError as error:
        LOG.exception("Table %s: the position of an older release cannot be taken on.", kept.id)
        raise Refusal("old_table", 409, game=kept.game) from error
    # What came after the position was saved, if the server was killed: as far as it is possible still.
    for entry in history[saved.seq :]:
        try:
            table.add(entry)
        except ImperiaError:
            LOG.warning("Table %s goes on from entry %d: the next one is not possible now.", kept.id, table.seq - 1)
            break
    taken = table.saved()
    await house.store.take_on(kept, game, len(history) + 1, taken)
    LOG.info("Table %s was taken on with the rules and the content of now.", kept.id)
    return [*history, taken]
