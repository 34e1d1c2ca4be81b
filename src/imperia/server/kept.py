"""The stored form of tables and campaigns, and the interface of whatever stores them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from imperia.kernel.campaign import AnyChapter, Ended
from imperia.kernel.game import Game, Value
from imperia.kernel.record import Record
from imperia.kernel.teaching import Lesson
from imperia.play import HUMAN, REMOTE, AnyEntry, TakenOn


class Chair(msgspec.Struct):
    """A seat as it is kept: whose it is and what its player is called."""

    # None for a person, `remote` for a program that comes with the seat's key.
    bot: str | None
    name: str
    key_hash: str | None

    @property
    def is_guest(self) -> bool:
        """True if somebody comes to the seat with a key."""
        return self.bot is None or self.bot == REMOTE


class KeptTable(msgspec.Struct):
    """How a table was set up, and who sits at it."""

    id: str
    game: str
    rules: int
    content: str
    seed: int
    options: dict[str, Value]
    chairs: list[Chair]
    # Seconds a player may be away before others may let a bot play for them.
    grace: int
    # What the seed's fingerprint is made with; None for a table that was opened when there were none.
    salt: str | None = None
    # True if whoever opened the table knows the seed.
    seed_chosen: bool = False
    # The table at which the same people play again.
    sequel: str | None = None
    # The prepared position that it began at, and the lesson that it is.
    position: dict[str, Any] | None = None
    lesson: str | None = None
    # The campaign that it is a game of, and which entry of its story began it.
    campaign: str | None = None
    chapter: int | None = None
    # None where nobody has looked since this is kept.
    over: bool | None = False
    # True if the operator lets nobody play on.
    closed: bool = False
    # Counts what operators have changed.
    revision: int = 0
    # True if the only person may ask for hints.
    hints: bool = True
    # What a table that begins at a position of another one is called.
    title: str = ""
    # The name of the pack that it is played with; empty for the printed content.
    pack: str = ""

    def is_for(self, game: Game) -> bool:
        """True if the rules and the content are those that the table is played with."""
        return self.rules == game.sheet.rules_version and self.content == game.fingerprint

    def make_record(self, game: Game) -> Record:
        """The record before the first move."""
        players = [chair.bot or HUMAN for chair in self.chairs]
        return Record(game, len(self.chairs), self.seed, self.options, players, self.position, self.salt or "")

    def teaches(self, game: Game) -> Lesson | None:
        """The lesson that the table is; a lesson that there is no longer leaves a game like any other."""
        if self.lesson is None or game.teaching is None:
            return None
        return game.teaching.lessons.get(self.lesson)


class Saved(msgspec.Struct):
    """A position of a running table that a later release can go on from."""

    seq: int
    rules: int
    content: str
    position: TakenOn


class Noted(msgspec.Struct):
    """A story entry for the end of a campaign's game, with its number."""

    campaign: str
    seq: int
    entry: Ended


class Ending(msgspec.Struct):
    """A game is over; its record, if there is an exact one, and what a campaign notes of it."""

    record: str | None
    noted: Noted | None = None


class KeptCampaign(msgspec.Struct):
    """A campaign and all that has happened in it."""

    id: str
    game: str
    terms: dict[str, Value]
    key_hash: str
    story: list[AnyChapter]
    # The campaign that was begun after it.
    sequel: str | None = None


class NotKept(Exception):
    """The database has not taken an entry, though it works."""


class TableKeeper(Protocol):
    """Keeps tables. What it was asked to keep is kept when the answer comes; `NotKept` and `StoreRefusal` say no."""

    async def add(self, kept: KeptTable, history: Sequence[AnyEntry], sequel_of: str | None = None) -> None:
        """Keep a new table with its history, as the sequel of another where it is one."""

    async def find(self, table: str) -> KeptTable:
        """A table by its id, or a refusal."""

    async def record(self, table: str) -> str | None:
        """The record of a finished game, if it is kept."""

    async def unsettled(self) -> list[str]:
        """The tables of which neither an end nor a position is kept, because no release that keeps them has looked."""

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often operators have changed something about these tables; those that are gone are left out."""

    async def touch(self, table: str) -> None:
        """Note that somebody was there."""

    async def end(self, table: str, ending: Ending) -> None:
        """Note that a game is over."""

    async def close_table(self, table: str) -> None:
        """Let nobody play on."""

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Keep another name for a player."""

    async def history(self, table: str) -> list[AnyEntry]:
        """All entries of a table's history, in their order."""

    async def append(self, table: str, seq: int, entry: AnyEntry, ending: Ending | None = None) -> None:
        """Keep one more entry; no number is given twice."""

    async def save(self, table: str, saved: Saved) -> None:
        """Keep the newest position of a table."""

    async def saved(self, table: str) -> Saved | None:
        """The newest position of a table that was kept."""

    async def take_on(self, kept: KeptTable, game: Game, seq: int, entry: TakenOn) -> None:
        """A table goes on with the rules and the content that there are now."""

    async def answers(self) -> bool:
        """True if it can be asked something."""


class CampaignKeeper(Protocol):
    """Keeps campaigns, as tables are kept."""

    async def add(self, kept: KeptCampaign, after: str | None) -> None:
        """Keep a new campaign, as the sequel of another where it is one."""

    async def find(self, campaign: str) -> KeptCampaign:
        """A campaign by its id, with its story, or a refusal."""

    async def append(self, kept: KeptCampaign, entries: Sequence[AnyChapter], table: KeptTable | None = None) -> None:
        """Keep more entries, with the table that the last of them begins, all or nothing."""

    async def tables_of(self, campaign: str) -> list[str]:
        """The tables of a campaign's games that nobody has deleted."""

    async def can_be_played(self, table: str) -> bool:
        """True if a table is there and nobody has closed it."""
