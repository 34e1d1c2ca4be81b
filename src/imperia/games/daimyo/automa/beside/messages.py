"""Questions and answers about the empire at a real table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from imperia.games.daimyo.printed import (
    ALTARS_EACH,
    COLOURS,
    GOODS,
    PLACES_EACH,
    RELIC_COUNT,
    ROUNDS,
    SLUMS_EACH,
    TURNS,
)
from imperia.games.daimyo.texts import TEXTS
from imperia.kernel.errors import ImperiaError
from imperia.kernel.texts import Texts

# The islands of a solo game (DAI-230).
Colour = Literal["blue", "red", "yellow", "purple"]
Altar = Literal[1, 2, 3]
Level = Literal["easy", "normal", "hard"]
Party = Literal["you", "empire"]
# The spaces of a card from top to bottom, by the colour of their die; a die is "red4".
Space = Literal["blue", "green", "red"]
Die = Annotated[str, msgspec.Meta(pattern="^(blue|green|red)[1-6]$")]
Word = Annotated[str, msgspec.Meta(max_length=20)]
Influence = Annotated[int, msgspec.Meta(ge=0, le=99)]
Places = Annotated[int, msgspec.Meta(ge=0, le=PLACES_EACH)]
Slums = Annotated[int, msgspec.Meta(ge=0, le=SLUMS_EACH)]
Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
Held = Annotated[int, msgspec.Meta(ge=0, le=999)]
Price = Literal[0, 2, 3, 4, 5]
# A printed space makes it do two things at most, and lets choose from two.
MOST_DEEDS: Final = 9
MOST_SOURCES: Final = max(len(COLOURS), len(GOODS))
# Nine things of nine pieces each.
MOST_ANSWERS: Final = 99
Tiles = Annotated[list[Word], msgspec.Meta(max_length=RELIC_COUNT)]


class BadFacts(ImperiaError):
    """A table that cannot be, or an answer that was not asked for."""

    texts: ClassVar[Texts] = TEXTS


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of these messages."""


# What is told of an island besides its altars.
Field = Literal["empire", "you", "its_governors", "your_governors", "buildings", "shadows"]


class EmpireIsland(Struct):
    """An island: both influences, what stands there, and the altars that are free."""

    empire: Influence = 0
    you: Influence = 0
    # The empire's governors and the player's; buildings and shadows of both.
    its_governors: Places = 0
    your_governors: Places = 0
    buildings: Places = 0
    shadows: Slums = 0
    altars: Annotated[tuple[Altar, ...], msgspec.Meta(max_length=ALTARS_EACH)] = (3, 2, 1)


class EmpireFacts(Struct):
    """A real table, as far as the empire asks for it."""

    # Islands that are left out are bare.
    islands: dict[Colour, EmpireIsland] = {}
    # Its loose relic tiles.
    tiles: Tiles = []


class EmpireDeed(Struct, omit_defaults=True):
    """One thing that a space of a card makes it do, in the words of the content."""

    op: Literal[
        "e_governor", "e_tower", "e_farm", "e_shadow", "e_relic", "e_gold", "e_pp", "e_helmet", "e_player_discard",
        "e_choice",
    ]  # fmt: skip
    n: Number | None = None
    islands: Literal["any"] | Annotated[list[Colour], msgspec.Meta(max_length=len(COLOURS))] | None = None
    # Where tiles come from; of what the player discards.
    source: Literal["any", "black_market"] | Annotated[list[Word], msgspec.Meta(max_length=MOST_SOURCES)] | None = (
        msgspec.field(name="from", default=None)
    )
    advantage: bool | None = None


Deeds = Annotated[list[EmpireDeed], msgspec.Meta(max_length=MOST_DEEDS)]


class EmpireOp(EmpireDeed, omit_defaults=True):
    """The same, or one of several that the player chooses from."""

    chooser: Literal["player"] | None = None
    options: Annotated[list[Deeds], msgspec.Meta(max_length=MOST_DEEDS)] | None = None


Action = Annotated[list[EmpireOp], msgspec.Meta(max_length=MOST_DEEDS)]
Answers = Annotated[list[Word | Tiles], msgspec.Meta(max_length=MOST_ANSWERS)]


class EmpireHoldings(Struct, omit_defaults=True):
    """The final belongings of one of the two."""

    # On the popularity track.
    points: Held = 0
    relics: Held = 0
    farms: Held = 0
    towers: Held = 0
    gold: Held = 0
    # The price of each hero.
    heroes: Annotated[list[Price], msgspec.Meta(max_length=MOST_ANSWERS)] = []
    helmet: bool = False
    # Rice, metal and stone together.
    goods: Held = 0


class EmpireAccount(Struct):
    """A solo game at somebody's own table, which they keep: it comes with every question, and goes back as it is then.

    What pages of earlier releases have kept reads as well.
    """

    level: Level
    facts: EmpireFacts
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    # Where the turns of a round are over the empire's powers are carried out.
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS + 1)] = 1
    # What stands on the table: a card or a die to be told, an action, a list of things to do.
    phase: Literal["setup", "card", "die", "tell", "act", "power", "round", "over"] = "setup"
    # The open card, ours or one that the player has told before; empty if it says something else.
    card: Word = ""
    # The empire's dice of this round.
    dice: Annotated[list[Die], msgspec.Meta(max_length=TURNS)] = []
    # The actions that are still to be carried out; the first is under way.
    queue: Annotated[list[Action], msgspec.Meta(max_length=MOST_DEEDS)] = []
    answers: Answers = []
    # The relic tiles that could be seen last.
    seen: Tiles = []
    # What both have for the final count; of the empire it grows by what it does.
    held: dict[Party, EmpireHoldings] = {}


class EmpireTold(Struct):
    """What the player tells: all is set up, a card, a die, what spaces or its power say, an answer, it is done."""

    what: Literal["ready", "card", "die", "spaces", "answer", "done", "power"]
    said: Word | Tiles = ""
    # With the die: what the open card says where that is not one of ours, as far as the player has told it.
    spaces: dict[Space, Action] = {}
    # In place of the line of its powers that the sum of its dice names.
    action: Action | None = None


class EmpireBegin(Struct, tag="begin", tag_field="ask"):
    """A new game."""

    level: Level


class EmpirePlay(Struct, tag="play", tag_field="ask"):
    """A game, to go on with by what was told; without that it is only shown."""

    account: EmpireAccount
    told: EmpireTold | None = None


class EmpireCount(Struct, tag="count", tag_field="ask"):
    """How the game has ended."""

    you: EmpireHoldings
    empire: EmpireHoldings


EmpireAsked = EmpireBegin | EmpirePlay | EmpireCount


class EmpireStep(Struct):
    """Something to be done at the table, and by which rule; a text with signs."""

    text: str
    rule: str


class EmpireAnswer(Struct):
    """An answer that can be given, and what it is called."""

    word: str
    label: str


class EmpireQuestion(Struct, omit_defaults=True):
    """A decision of the player, or something only they can see; where tiles are asked for, the answer is a list."""

    kind: Literal["island", "seen", "tile", "altar", "option"]
    text: str
    rule: str
    answers: list[EmpireAnswer] = []


class EmpireAdvice(Struct, omit_defaults=True):
    """A game at a table with what stands on it now, by its phase."""

    account: EmpireAccount
    # The table after the steps; where a question stands, the steps up to it.
    facts: EmpireFacts
    # The deck of the round, and those of our cards that it may hold.
    deck: str = ""
    cards: list[str] = []
    # The spaces that act by the last die, from top to bottom.
    acting: list[Space] = []
    # The sum of the empire's dice, and the line of its powers that this names, from 0.
    sum: int = 0
    row: int = -1
    # True in the last round, and for an action by its powers.
    last: bool = False
    by_power: bool = False
    # What the action rests on: the islands and what is told of them, and whether tiles matter.
    islands: list[Colour] = []
    fields: list[Field] = []
    relics: bool = False
    # What the action says, and what it comes to; in other phases what is to be done.
    says: list[EmpireStep] = []
    steps: list[EmpireStep] = []
    # What of it counts at the end: relics, buildings and gold.
    gains: EmpireHoldings = msgspec.field(default_factory=EmpireHoldings)
    question: EmpireQuestion | None = None


class EmpireLine(Struct):
    """A source of points with its rule, and what it brings both."""

    source: Literal["points", "relics", "farms", "towers", "value", "helmet", "goods"]
    rule: str
    you: int
    empire: int


class EmpireCounted(Struct):
    """The final count; both may have won."""

    lines: list[EmpireLine]
    you: int
    empire: int
    winners: list[Party]


EmpireAnswered = EmpireAdvice | EmpireCounted
