"""Questions and answers about the C.I.V. at a real table."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from imperia.games.imperium.automa.view import DoubtView
from imperia.games.imperium.content import Box, Resource

MOST_TOKENS: Final = 999
MOST_CARDS: Final = 200
MOST_ANSWERS: Final = 30
Word = Annotated[str, msgspec.Meta(max_length=60)]
# What has run out, or has happened, besides decks of the market: King of Kings was resolved by the C.I.V., or turned.
Gone = Literal[
    "region_deck", "tradition_deck", "civilised_deck", "fame_deck", "unrest_pile", "dynasty", "crowned", "king_turned"
]
Answers = Annotated[list[bool | int | Word], msgspec.Meta(max_length=MOST_ANSWERS)]
Cards = Annotated[list[Word], msgspec.Meta(max_length=MOST_CARDS)]
# Slots of the opponent are numbered from 1.
Slot = Annotated[int, msgspec.Meta(ge=1, le=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_TOKENS)]
Tokens = dict[Resource, Count]
Side = Literal["barbarian", "empire"]
# Chapters of the solo booklet that one reads beside the table.
Chapter = Literal["setup", "keywords", "end"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of these messages."""


class CivSlot(Struct):
    """A slot of the market: its card (empty if none lies there, null if nobody has told), and the tokens on it."""

    card: Word | None = None
    tokens: Tokens = {}


class CivFacts(Struct):
    """A real table, as far as account is kept of it."""

    nation: Word
    level: Word
    state: Side
    tokens: Tokens = {}
    # The die of this turn; 0 before it is rolled.
    die: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    # From left to right; slots that are left out are not told.
    market: Annotated[list[CivSlot], msgspec.Meta(max_length=MOST_CARDS)] = []
    gone: Annotated[list[Gone], msgspec.Meta(max_length=len(get_args(Gone)))] = []
    # The face of the Utopian journey that shows.
    journey: Word = ""


class CivAccount(Struct):
    """A game at somebody's own table, which they keep: it comes with every question, and goes back as it is then.

    What pages of earlier releases have kept reads as well.
    """

    facts: CivFacts
    # The box whose common cards are played with.
    box: Box
    # Whose turn it is: the player's, or the C.I.V.'s with its cards or its clean-up.
    phase: Literal["yours", "cards", "clean"] = "yours"
    # The slots that are still to be resolved; the first is the one that is turned up now, and its card once it is told.
    slots: Annotated[list[Slot], msgspec.Meta(max_length=MOST_CARDS)] = []
    card: Word = ""
    answers: Answers = []
    # The numbers that were told last, by what they are about.
    told: Annotated[dict[Word, Count], msgspec.Meta(max_length=MOST_CARDS)] = {}
    # True while its deck is made anew.
    deck: bool = False
    # True if the slots of the market that nobody has told are left for later.
    later: bool = False
    # The cards that it took from the market, the last first, and those that are counted at the end.
    taken: Cards = []
    counted: Cards = []


class CivTold(Struct):
    """What the player tells: the die, the card of a slot (none if empty) or of the market, an answer, or to go on."""

    what: Literal["die", "card", "market", "answer", "later", "done", "deck"]
    said: bool | int | Word = ""


class CivBegin(Struct, tag="begin", tag_field="ask"):
    """A new game against a nation."""

    nation: Word
    level: Word
    box: Box


class CivPlay(Struct, tag="play", tag_field="ask"):
    """A game, to go on with by what was told; without that it is only shown."""

    account: CivAccount
    told: CivTold | None = None


class CivRead(Struct, tag="read", tag_field="ask"):
    """A chapter of the booklet for this opponent."""

    chapter: Chapter
    facts: CivFacts


class CivCount(Struct, tag="count", tag_field="ask"):
    """The final count: all its cards, in slots, play area, deck, discard pile and history, and its tokens."""

    facts: CivFacts
    cards: Cards = []


class CivFind(Struct, tag="cards", tag_field="ask"):
    """The cards that can be told in a game."""

    account: CivAccount


CivAsked = CivBegin | CivPlay | CivRead | CivCount | CivFind


class CivStep(Struct, omit_defaults=True):
    """Something to be done at the table, by which rule, and what it comes to; texts with signs."""

    text: str
    rule: str
    details: list[str] = []


class CivQuestion(Struct, omit_defaults=True):
    """A question about something that only the player can see; a text with signs."""

    # The word of what it is about, and of which kind: "discard:scroll".
    matter: str
    text: str
    rule: str
    kind: Literal["yes_or_no", "count", "card"]
    # The highest number that can be told.
    most: int = 1
    # The slot of the market that it is about, from 0; -1 for none.
    slot: int = -1


class CivRow(Struct, omit_defaults=True):
    """A row of its table: where it stands, which cards it is for, what it says, and how well that is known."""

    row: str
    label: str
    match: str
    text: str
    source: str
    unsure: list[DoubtView] = []


class CivPoints(Struct):
    """Points from one source."""

    label: str
    rule: str
    count: int
    points: int


class CivAdvice(Struct, omit_defaults=True):
    """A game at a table with what stands on it now: what is to be told, or what the C.I.V. does."""

    account: CivAccount
    # The player's turn; a slot of the market that nobody has told; the card of a slot; what it does.
    stage: Literal["yours", "market", "card", "acts"]
    # The table after the steps; where a question stands, the steps up to it.
    facts: CivFacts
    # The slot that it is about: of the market from 0, of the C.I.V. from 1; and the slot that is resolved next.
    slot: int = 0
    following: int = 0
    steps: list[CivStep] = []
    question: CivQuestion | None = None
    # The number that was told the last time this was asked; -1 for none that could be told again.
    before: int = -1
    # The row that is resolved, and those above it that match but of which nothing can be done.
    row: CivRow | None = None
    passed: list[CivRow] = []
    # The market cards that went to its deck.
    taken: list[str] = []


class CivText(Struct):
    """A chapter of the booklet."""

    steps: list[CivStep]


class CivCounted(Struct):
    """The result of the C.I.V."""

    total: int
    lines: list[CivPoints]


class CivCards(Struct):
    """The cards that can be told, one of each print: those that the C.I.V. may turn up, and those of the market."""

    # An unrest card, which has a button of its own.
    unrest: str
    # What it took from the market, the last first; its own; the common ones; those of all other nations.
    taken: list[str]
    own: list[str]
    common: list[str]
    foreign: list[str]
    # The common cards that can still come to the market: no more copies than there are.
    market: list[str]


CivAnswered = CivAdvice | CivText | CivCounted | CivCards
