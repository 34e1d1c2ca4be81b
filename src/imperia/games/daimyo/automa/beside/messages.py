"""Questions and answers about the empire at a real table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from imperia.games.daimyo.printed import ALTARS_EACH, COLOURS, GOODS, PLACES_EACH, RELIC_COUNT, SLUMS_EACH
from imperia.games.daimyo.texts import TEXTS
from imperia.kernel.errors import ImperiaError
from imperia.kernel.texts import Texts

# The islands of a solo game (DAI-230).
Colour = Literal["blue", "red", "yellow", "purple"]
Altar = Literal[1, 2, 3]
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


class EmpireAct(Struct, tag="act", tag_field="ask"):
    """An action to be worked out; `answers` to the questions asked so far."""

    facts: EmpireFacts
    action: Annotated[list[EmpireOp], msgspec.Meta(max_length=MOST_DEEDS)]
    answers: Annotated[list[Word | Tiles], msgspec.Meta(max_length=MOST_ANSWERS)] = []


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


class EmpireCount(Struct, tag="count", tag_field="ask"):
    """How the game has ended."""

    you: EmpireHoldings
    empire: EmpireHoldings


EmpireAsked = EmpireAct | EmpireCount


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
    """The empire's actions; where a question stands, the steps up to it."""

    # The table after the steps.
    facts: EmpireFacts
    # What it rests on: the islands, and whether tiles matter.
    islands: list[Colour] = []
    relics: bool = False
    # What the action says, and what it comes to.
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
    winners: list[Literal["you", "empire"]]
