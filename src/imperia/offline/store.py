"""Tables and campaigns on a shelf: what a server has rows for are texts under keys here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from imperia.kernel.campaign import AnyChapter
from imperia.kernel.game import Game
from imperia.offline.shelf import Change, Shelf, Taken
from imperia.play import AnyEntry, TakenOn
from imperia.server.errors import Refusal
from imperia.server.kept import Ending, KeptCampaign, KeptTable, NotKept, Saved

T = TypeVar("T")


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _table(table: str) -> str:
    return f"table/{table}"


def _record(table: str) -> str:
    return f"record/{table}"


def _position(table: str) -> str:
    return f"position/{table}"


def _campaign(campaign: str) -> str:
    return f"campaign/{campaign}"


def _entry(of: str, seq: int) -> str:
    # As many digits as keep the order of the keys that of the entries.
    return f"entry/{of}/{seq:08}"


def _entries(of: str, first: int, entries: Sequence[AnyEntry] | Sequence[AnyChapter]) -> list[Change]:
    return [Change(_entry(of, seq), _text(entry), new=True) for seq, entry in enumerate(entries, start=first)]


async def _write(shelf: Shelf, changes: Sequence[Change]) -> None:
    try:
        await shelf.write(changes)
    except Taken as error:
        raise NotKept from error


class ShelfTables:
    """The tables on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf: Final = shelf

    async def add(self, kept: KeptTable, history: Sequence[AnyEntry], sequel_of: str | None = None) -> None:
        """Keep a new table with its history, as the sequel of another where it is one."""
        changes = [Change(_table(kept.id), _text(kept), new=True), *_entries(kept.id, 1, history)]
        if sequel_of is not None:
            before = await self.find(sequel_of)
            before.sequel = kept.id
            changes.append(Change(_table(sequel_of), _text(before)))
        await _write(self._shelf, changes)

    async def find(self, table: str) -> KeptTable:
        """A table by its id, or a refusal."""
        found = await self._shelf.read(_table(table))
        if found is None:
            raise Refusal("no_such_table", 404)
        return msgspec.json.decode(found, type=KeptTable)

    async def record(self, table: str) -> str | None:
        """The record of a finished game, if it is kept."""
        return await self._shelf.read(_record(table))

    async def unsettled(self) -> list[str]:
        """None: every release that has kept tables here has kept what a later one needs."""
        return []

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """There are no operators here."""
        return dict.fromkeys(tables, 0)

    async def touch(self, table: str) -> None:
        """Nobody clears up here by what was left long ago."""

    async def end(self, table: str, ending: Ending) -> None:
        """Note that a game is over."""
        await _write(self._shelf, await self._end(table, ending))

    async def _end(self, table: str, ending: Ending) -> list[Change]:
        kept = await self.find(table)
        kept.over = True
        changes = [Change(_table(table), _text(kept))]
        if ending.record is not None:
            changes.append(Change(_record(table), ending.record))
        if ending.noted is not None:
            changes += _entries(ending.noted.campaign, ending.noted.seq, [ending.noted.entry])
        return changes

    async def _change(self, table: str, change: Callable[[KeptTable], None]) -> None:
        kept = await self.find(table)
        change(kept)
        await _write(self._shelf, [Change(_table(table), _text(kept))])

    async def close_table(self, table: str) -> None:
        """Let nobody play on."""

        def close(kept: KeptTable) -> None:
            kept.closed = True

        await self._change(table, close)

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Keep another name for a player."""

        def call(kept: KeptTable) -> None:
            kept.chairs[seat].name = name

        await self._change(table, call)

    async def history(self, table: str) -> list[AnyEntry]:
        """All entries of a table's history, in their order."""
        return [msgspec.json.decode(one, type=AnyEntry) for one in await self._shelf.read_all(f"entry/{table}/")]

    async def append(self, table: str, seq: int, entry: AnyEntry, ending: Ending | None = None) -> None:
        """Keep one more entry; no number is given twice, not even by another window."""
        changes = _entries(table, seq, [entry])
        if ending is not None:
            changes += await self._end(table, ending)
        await _write(self._shelf, changes)

    async def save(self, table: str, saved: Saved) -> None:
        """Keep the newest position of a table."""
        await _write(self._shelf, [Change(_position(table), _text(saved))])

    async def saved(self, table: str) -> Saved | None:
        """The newest position of a table that was kept."""
        found = await self._shelf.read(_position(table))
        return None if found is None else msgspec.json.decode(found, type=Saved)

    async def take_on(self, kept: KeptTable, game: Game, seq: int, entry: TakenOn) -> None:
        """A table goes on with the rules and the content that there are now."""
        now = msgspec.structs.replace(kept, rules=game.sheet.rules_version, content=game.fingerprint)
        await _write(self._shelf, [Change(_table(kept.id), _text(now)), *_entries(kept.id, seq, [entry])])
        kept.rules, kept.content = now.rules, now.content

    async def answers(self) -> bool:
        """It can always be asked."""
        return True


class ShelfCampaigns:
    """The campaigns on a shelf; a story has entries as a table's history has."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf: Final = shelf

    async def add(self, kept: KeptCampaign, after: str | None) -> None:
        """Keep a new campaign, as the sequel of another where it is one."""
        changes = [Change(_campaign(kept.id), _text(kept), new=True)]
        if after is not None:
            before = await self._find(after)
            before.sequel = kept.id
            changes.append(Change(_campaign(after), _text(before)))
        await _write(self._shelf, changes)

    async def _find(self, campaign: str) -> KeptCampaign:
        """A campaign without its story."""
        found = await self._shelf.read(_campaign(campaign))
        if found is None:
            raise Refusal("no_such_campaign", 404)
        return msgspec.json.decode(found, type=KeptCampaign)

    async def find(self, campaign: str) -> KeptCampaign:
        """A campaign by its id, with its story, or a refusal."""
        kept = await self._find(campaign)
        entries = await self._shelf.read_all(f"entry/{campaign}/")
        kept.story = [msgspec.json.decode(entry, type=AnyChapter) for entry in entries]
        return kept

    async def append(self, kept: KeptCampaign, entries: Sequence[AnyChapter], table: KeptTable | None = None) -> None:
        """Keep more entries, with the table that the last of them begins, all or nothing."""
        changes = _entries(kept.id, len(kept.story) + 1, entries)
        if table is not None:
            changes.append(Change(_table(table.id), _text(table), new=True))
        await _write(self._shelf, changes)

    async def tables_of(self, campaign: str) -> list[str]:
        """The tables of a campaign's games."""
        tables = [msgspec.json.decode(one, type=KeptTable) for one in await self._shelf.read_all("table/")]
        own = [table for table in tables if table.campaign == campaign]
        return [table.id for table in sorted(own, key=lambda one: one.chapter or 0)]

    async def can_be_played(self, table: str) -> bool:
        """True if a table is there and nobody has closed it."""
        found = await self._shelf.read(_table(table))
        return found is not None and not msgspec.json.decode(found, type=KeptTable).closed
