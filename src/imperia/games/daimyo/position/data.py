"""The shape of a position, and what is said of one that could never lie on a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from imperia.games.daimyo.printed import ROUNDS, START_STORAGE
from imperia.games.daimyo.state import NONE
from imperia.games.daimyo.words import HERO, SOLO_NOUN
from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.position import Count, MemoryData, Readers, SavedChance, read_all
from imperia.kernel.words import Noun

if TYPE_CHECKING:
    pass


# All cards that ever lie face down.
ALL_CARDS: Final = Noun("hidden", [*HERO.words, *SOLO_NOUN.words])
POINT_WORDS: Final = ("influence", "objectives", "effects")


class PartyData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player, and after the players the empire or the mercenaries."""

    clan: str = ""
    # Popularity, or by what it came from.
    points: Count | dict[str, Count] = {}
    stock: dict[str, Count] = {}
    # Influence by island; without it, what the pieces give.
    influence: dict[str, Count] | None = None
    governors: list[str] = []
    shadows: list[str] = []
    farms: list[str] = []
    towers: list[str] = []
    altars: list[str] = []
    # Relic markers beyond those on altars.
    beside: Count = 0
    scavenger: str = ""
    relics: list[str] = []
    # Restored relics that are stacked in storage, by colour; without it, those of the altars.
    stacks: dict[str, Count] | None = None
    storage: int = START_STORAGE
    track: Count = 0
    dice: dict[str, str] = {}
    farm_board: str = ""
    tower_board: str = ""
    # Tiles whose buildings were built, and tiles by slot of the clan board.
    built: list[str] = []
    tiles: dict[str, str] = {}
    hand: list[str] = []
    deck: list[str] = []
    discards: list[str] = []


# What comes next in a position that is not a saved one.
Next = Literal["die", "turn", "end", "round"]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole position; what it does not mention lies where it would lie."""

    seats: int
    seed: int = 0
    options: dict[str, bool | int | str] = {}
    seat: int = 0
    first: int = 0
    round: Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)] = 1
    phase: str = "turns"
    step: Next = "die"
    agenda: list[list[Any]] | None = None
    chance: SavedChance | None = None
    helmet: int = 0
    helped: int = NONE
    # Turns begun in this round; without it, by the dice that were placed.
    turns: int | None = None
    space: str = ""
    done: Count = 0
    used_tiles: list[str] = []
    played: list[str] = []
    drawn: str = ""
    players: list[PartyData] = []
    # Relic tiles by no man's land, in the black market and in the bag; the bag has all the others.
    lands: dict[str, list[str]] = {}
    black_market: list[str] = []
    # Dice on the central island; without it, those that are left show ones.
    pool: list[str] | None = None
    villagers: list[str] = []
    objectives: list[str] = []
    # Who has the first and the second place of each objective.
    tokens: list[list[int]] = []
    market: list[str] = []
    # The common deck with the last card on top: cards named here lie on top of the others.
    heroes: list[str] = []
    aside: list[str] = []
    pile: list[str] = []
    solo_open: list[str] = []
    solo_past: list[str] = []
    solo_decks: dict[str, list[str]] = {}
    # Who knows a hidden card, as a mask of seats and last those who look on, and what is remembered of shuffles.
    seen: dict[str, Readers] = {}
    memories: list[MemoryData] = []
    # True if decks, lands and the market are complete as they are given.
    exact: bool = False


def against(field: str, word: Any, rule: str) -> BadPosition:
    """What could never lie on a table, with the rule."""
    return BadPosition("against_rule", field=field, word=word, rule=rule)


def unknown(field: str, noun: str, word: str, words: Sequence[str]) -> BadPosition:
    """A word that nobody knows, with those that look like it."""
    return BadPosition("unknown_thing", field=field, noun=noun, word=word, near=DidYouMean(alike(word, words)))


class Reader:
    """Cards, each of which can be in one place only."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun
        self.taken: set[int] = set()

    def cards(self, words: Sequence[str], field: str) -> list[int]:
        """Cards by their words."""
        found = read_all(self.noun, words, field)
        for card in found:
            if card in self.taken:
                raise BadPosition("impossible", field=field, value=self.noun.words[card])
            self.taken.add(card)
        return found
