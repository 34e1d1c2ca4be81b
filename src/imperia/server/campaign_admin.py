"""An operator's commands for campaigns: list, export, import, delete, and issue new links."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from sqlalchemy import delete, func, select, update

from imperia.server.admin import Desk, with_zone
from imperia.server.columns import CAMPAIGNS, CHAIRS, STORIES, TABLES
from imperia.server.kept_campaigns import CampaignStore
from imperia.server.keys import draw_key, hash_key
from imperia.server.store import Store


class ListedCampaign(msgspec.Struct):
    """A campaign in the operator's list."""

    id: str
    game: str
    entries: int
    opened: datetime
    # When its story last went on.
    touched: datetime


async def list_campaigns(store: Store) -> list[ListedCampaign]:
    """All campaigns, the last touched first."""
    entries = select(func.count()).where(STORIES.c.campaign_id == CAMPAIGNS.c.id).scalar_subquery()
    wanted = select(CAMPAIGNS, entries.label("entries")).order_by(CAMPAIGNS.c.touched.desc(), CAMPAIGNS.c.id)
    async with store.reading() as connection:
        return [
            ListedCampaign(row.id, row.game, row.entries, with_zone(row.opened), with_zone(row.touched))
            for row in await connection.execute(wanted)
        ]


async def export_campaign(store: Store, campaign: str) -> str:
    """All that is kept of a campaign but for its key, as JSON."""
    kept = await CampaignStore(store).find(campaign)
    kept.key_hash = ""
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


async def delete_campaigns(store: Store, campaigns: Sequence[str]) -> None:
    """Forget campaigns with their stories and keys; their tables stay, as games like any other."""
    for campaign in campaigns:
        await CampaignStore(store).find(campaign)
    played = update(TABLES).where(TABLES.c.campaign.in_(campaigns))
    async with store.writing() as connection:
        await connection.execute(played.values(campaign=None, chapter=None, revision=TABLES.c.revision + 1))
        await connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id.in_(campaigns)))


async def find_untouched_campaigns(store: Store, days: float) -> list[str]:
    """The campaigns untouched for a number of days, with nobody at their tables."""
    since = datetime.now(UTC) - timedelta(days=days)
    async with store.reading() as connection:
        rows = await connection.execute(
            select(TABLES.c.campaign, TABLES.c.touched).where(TABLES.c.campaign.is_not(None))
        )
        visited = {row.campaign for row in rows if with_zone(row.touched) >= since}
    return [one.id for one in await list_campaigns(store) if one.touched < since and one.id not in visited]


async def renew_campaign_key(store: Store, campaign: str) -> str:
    """A new key for a campaign and for the seats at its tables; the old one opens neither."""
    await CampaignStore(store).find(campaign)
    key = draw_key()
    own = select(TABLES.c.id).where(TABLES.c.campaign == campaign)
    async with store.writing() as connection:
        await connection.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(key_hash=hash_key(key)))
        await connection.execute(update(CHAIRS).where(CHAIRS.c.table_id.in_(own)).values(key_hash=hash_key(key)))
        tables = update(TABLES).where(TABLES.c.campaign == campaign)
        await connection.execute(tables.values(revision=TABLES.c.revision + 1))
    return key


DESK: Final = Desk(export_campaign, delete_campaigns, find_untouched_campaigns)
