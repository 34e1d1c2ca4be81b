"""What is kept of campaigns: what they were begun with, and their story, append-only as a table's history is."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Executable, insert, select, update

from imperia.kernel.campaign import AnyChapter
from imperia.kernel.game import Value
from imperia.server.columns import CAMPAIGNS, STORIES, TABLES
from imperia.server.errors import Refusal
from imperia.server.store import KeptTable, Store


class KeptCampaign(msgspec.Struct):
    """A campaign and all that has happened in it."""

    id: str
    game: str
    terms: dict[str, Value]
    key_hash: str
    story: list[AnyChapter]
    # The campaign that was begun after it.
    sequel: str | None = None


def chapter_row(campaign: str, seq: int, entry: AnyChapter) -> Executable:
    """One more entry of a story; no number is given twice."""
    return insert(STORIES).values(campaign_id=campaign, seq=seq, entry=msgspec.json.encode(entry).decode())


def touched(campaign: str, **values: Any) -> Executable:
    """Somebody has done something about a campaign."""
    return update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(touched=datetime.now(UTC), **values)


async def add_campaign(store: Store, kept: KeptCampaign, after: str | None) -> None:
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
    await store.keep(changes)


async def find_campaign(store: Store, campaign: str) -> KeptCampaign:
    """A campaign by its id, with its story."""
    if "\0" in campaign:
        # PostgreSQL cannot even be asked for such a text.
        raise Refusal("no_such_campaign", 404)
    async with store.reading() as connection:
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


async def append_chapters(
    store: Store, kept: KeptCampaign, entries: Sequence[AnyChapter], table: KeptTable | None = None
) -> None:
    """Keep more entries, with the table that the last of them begins; all of it is committed when this returns."""
    first = len(kept.story) + 1
    changes = [chapter_row(kept.id, first + place, entry) for place, entry in enumerate(entries)]
    changes.append(touched(kept.id))
    if table is None:
        await store.keep(changes)
    else:
        await store.add(table, [], changes=changes)


async def tables_of(store: Store, campaign: str) -> list[str]:
    """The tables of a campaign's games that nobody has deleted."""
    async with store.reading() as connection:
        wanted = select(TABLES.c.id).where(TABLES.c.campaign == campaign).order_by(TABLES.c.chapter)
        return list((await connection.execute(wanted)).scalars())


async def can_be_played(store: Store, table: str) -> bool:
    """True if a table is there and nobody has closed it."""
    async with store.reading() as connection:
        found = await connection.execute(select(TABLES.c.closed).where(TABLES.c.id == table))
        return found.scalar_one_or_none() is False
