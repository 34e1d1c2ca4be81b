"""Campaigns: series of linked games, as a story that is kept entry by entry; the game knows what they mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from imperia.kernel.game import Value
from imperia.kernel.state import State


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what"):
    """The base of all entries of a campaign's story."""


class Begun(Chapter, frozen=True, tag="begun"):
    """A game was begun at a table, against an opponent by its word."""

    table: str
    opponent: str


class CalledOff(Chapter, frozen=True, tag="called_off"):
    """Nobody can play the game that was begun to its end: it does not count."""


class Ended(Chapter, frozen=True, tag="ended"):
    """The end of a game of the campaign: when, the points (the player's first), and the words for what was gained."""

    day: str
    points: list[int]
    won: bool
    gained: list[str]
    # What ended it before its time, by a word of the game; mostly nothing did.
    cause: str = ""


class Rewarded(Chapter, frozen=True, tag="rewarded"):
    """The player has chosen what a win brings: a verb and a word."""

    choice: str


AnyChapter = Begun | CalledOff | Ended | Rewarded
Story = Sequence[AnyChapter]
Terms = Mapping[str, Value]


class CampaignRules(ABC):
    """A game's description of its campaigns; an impossible set-up raises `BadSetup` naming the rule."""

    @abstractmethod
    def begin(self, wish: Terms, before: tuple[Terms, Story] | None) -> dict[str, Value]:
        """The terms of a new campaign as somebody wishes it, after another one that is over."""

    @abstractmethod
    def options(self, terms: Terms, story: Story, opponent: str) -> dict[str, Value]:
        """The options of the table for the next game, against an opponent."""

    @abstractmethod
    def check_reward(self, terms: Terms, story: Story, choice: str) -> None:
        """Refuse a reward that is not there to be chosen."""

    @abstractmethod
    def gained(self, state: State) -> list[str]:
        """The part of a finished game that a campaign remembers."""

    def cause(self, state: State) -> str:
        """The game's word for what ended it early; usually empty."""
        return ""

    @abstractmethod
    def view(self, terms: Terms, story: Story) -> Any:
        """All that there is to see of a campaign, as a Struct for the page."""
