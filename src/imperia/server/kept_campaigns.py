"""Storage of campaigns: their set-up and their story, append-only like a table's history."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import Executable, insert, select

from imperia.kernel.campaign import AnyChapter
from imperia.kernel.game import Value
from imperia.server.chapters import chapter_row, touched
from imperia.server.columns import CAMPAIGNS, STORIES, TABLES
from imperia.server.errors import Refusal
from imperia.server.kept import KeptCampaign, KeptTable
from imperia.server.store import Store


class CampaignStore:
    """The campaigns of a database."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, kept: KeptCampaign, after: str | None) -> None:
        """Keep a new campaign, as the sequel of another where it is one."""
        now = datetime.now(UTC)
        row = {
            "id": kept.id,
            "game": kept.game,
            "terms": msgspec.json.encode(kept.terms).decode(),
            "key_hash": kept.key_hash,
            "opened": now,
            "touched": now,
        }
        changes: list[Executable] = [insert(CAMPAIGNS).values(row)]
        if after is not None:
            changes.append(touched(after, sequel=kept.id))
        await self._store.keep(changes)

    async def find(self, campaign: str) -> KeptCampaign:
        """A campaign by its id, with its story."""
        if "\0" in campaign:
            # PostgreSQL cannot even be asked for such a text.
            raise Refusal("no_such_campaign", 404)
        async with self._store.reading() as connection:
            found = (await connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign))).one_or_none()
            if found is None:
                raise Refusal("no_such_campaign", 404)
            wanted = select(STORIES.c.entry).where(STORIES.c.campaign_id == campaign).order_by(STORIES.c.seq)
            entries = (await connection.execute(wanted)).scalars().all()
        return KeptCampaign(
            id=found.id,
            game=found.game,
            terms=msgspec.json.decode(found.terms, type=dict[str, Value]),
            key_hash=found.key_hash,
            story=[msgspec.json.decode(entry, type=AnyChapter) for entry in entries],
            sequel=found.sequel,
        )

    async def append(self, kept: KeptCampaign, entries: Sequence[AnyChapter], table: KeptTable | None = None) -> None:
        """Keep more entries, with the table that the last of them begins; all of it is committed when this returns."""
        first = len(kept.story) + 1
        changes = [chapter_row(kept.id, first + place, entry) for place, entry in enumerate(entries)]
        changes.append(touched(kept.id))
        if table is None:
            await self._store.keep(changes)
        else:
            await self._store.add(table, [], changes=changes)

    async def tables_of(self, campaign: str) -> list[str]:
        """The tables of a campaign's games that nobody has deleted."""
        async with self._store.reading() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.campaign == campaign).order_by(TABLES.c.chapter)
            return list((await connection.execute(wanted)).scalars())

    async def can_be_played(self, table: str) -> bool:
        """True if a table is there and nobody has closed it."""
        async with self._store.reading() as connection:
            found = await connection.execute(select(TABLES.c.closed).where(TABLES.c.id == table))
            return found.scalar_one_or_none() is False
