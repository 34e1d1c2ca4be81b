"""Changes of the database by which a campaign's story goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Executable, insert, update

from imperia.kernel.campaign import AnyChapter
from imperia.server.columns import CAMPAIGNS, STORIES


def chapter_row(campaign: str, seq: int, entry: AnyChapter) -> Executable:
    """One more entry of a story; no number is given twice."""
    return insert(STORIES).values(campaign_id=campaign, seq=seq, entry=msgspec.json.encode(entry).decode())


def touched(campaign: str, **values: Any) -> Executable:
    """Somebody has done something about a campaign."""
    return update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(touched=datetime.now(UTC), **values)
