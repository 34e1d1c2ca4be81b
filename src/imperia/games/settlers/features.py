"""Abilities of features: one class for each ability, which reads its own fields and says itself."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.content import CARDS
from imperia.games.settlers.printed import CARD, COLOURS, GOODS, POINT, STOCK, TARGETS
from imperia.games.settlers.signs import kinds_signs
from imperia.kernel.agenda import missing
from imperia.kernel.effects import Effect
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign

# What triggers answer to.
EVENTS: Final = ("build", "raze", "deal", "gain_vp", "enemy_spends_worker_pair")
ON_BUILD: Final = 0
ON_RAZE: Final = 1
ON_DEAL: Final = 2
ON_POINTS: Final = 3
ON_WORKER_PAIR: Final = 4
# A filter that lets everything pass, as a mask.
ALL: Final = (1 << 16) - 1


class Ability:
    """One ability of a feature; what it does not speak of stays as it is without it."""

    word: ClassVar[str] = ""

    def __init__(self, fields: Fields) -> None:
        # What is kept in cleanup, and how many more tokens a razing in this empire takes.
        self.stores: list[int] = []
        self.raze_bonus: int = 0
        # What may be laid here, and the points for each of it at the end.
        self.takes_cards: bool = False
        self.takes_resources: bool = False
        self.points_per_card: int = 0
        self.points_per_resource: int = 0

    def say(self, voice: Voice) -> str:
        """Its effect, as a text with signs."""
        raise missing(self, "say")


class Static(Ability):
    """An ability that holds as long as the feature stands (SET-083, SET-Q70, SET-Q51)."""

    word: ClassVar[str] = "static"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.kind: Final = fields.text("static")
        if self.kind == "store":
            self.stores = fields.words("goods", STOCK)
            fields.fixed("max", None)
        elif self.kind == "raze_cost_bonus":
            self.raze_bonus = fields.number("amount")
            fields.fixed("scope", "own_common_locations")
        elif self.kind != "unrazeable":
            raise fields.wrong(f"static: {self.kind!r}")

    def say(self, voice: Voice) -> str:
        """The goods stored, the higher cost of razing, or that there is none."""
        details = {"goods": kinds_signs(self.stores), "amount": sign("good", "raze", self.raze_bonus)}
        return voice.say(f"effect.{self.kind}", details)


class FreeMove(Ability):
    """An ability to lay goods here at any moment of its owner's turn (SET-160, SET-167)."""

    word: ClassVar[str] = "free_move"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.takes_cards = fields.word("move", ("hand_cards_to_here", "resources_to_here")) == 0
        self.takes_resources = not self.takes_cards
        fields.fixed("count", "any")

    def say(self, voice: Voice) -> str:
        return voice.say("effect.hand_cards_to_here" if self.takes_cards else "effect.resources_to_here")


class Endgame(Ability):
    """Points at the end for what lies here (SET-092)."""

    word: ClassVar[str] = "endgame"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        points = fields.number("vp")
        if fields.word("per", ("card_under", "resource_on")) == 0:
            self.points_per_card = points
        else:
            self.points_per_resource = points

    def say(self, voice: Voice) -> str:
        if self.points_per_card:
            return voice.say("effect.card_under", {"vp": sign("good", "vp", self.points_per_card)})
        return voice.say("effect.resource_on", {"vp": sign("good", "vp", self.points_per_resource)})


class Trigger(Ability):
    """Ops that follow an event (SET-146, SET-Q34)."""

    word: ClassVar[str] = "trigger"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.event: Final = fields.word("event", EVENTS)
        self.optional: Final = fields.flag("optional")
        # Ops that may be declined are told so.
        declared: list[dict[str, Any]] = fields.value("ops")
        self.effect: Final[Effect[Any, Any]] = Effect(
            f"{fields.key}/ops", [{**op, "optional": True} for op in declared] if self.optional else declared
        )
        only = fields.part("filter") if fields.has("filter") else None
        self.colour: Final = only.text("color", "") if only is not None else ""
        self.deck: Final = only.text("deck", "") if only is not None else ""
        self.target: Final = only.text("target", "any") if only is not None else "any"
        self.not_from: Final = only.text("not_from", "") if only is not None else ""
        if only is not None:
            only.close()
        # As masks; a trigger without a filter answers to all.
        self.colours: Final = 1 << COLOURS.index(self.colour) if self.colour else ALL
        self.decks: Final = {"": ALL, "common": 1, "faction": ALL - 1}[self.deck]
        self.targets: Final = 1 << TARGETS.index(self.target) if self.target != "any" else ALL
        if self.event >= ON_POINTS and not self.plain(declared):
            raise fields.wrong("what reacts to points or outside one's turn gives goods and asks nothing")
        if (self.event == ON_POINTS) != bool(self.not_from):
            raise fields.wrong("what reacts to points names itself")

    def plain(self, declared: list[dict[str, Any]]) -> bool:
        """True if all that is declared are goods of a supply and points."""
        drawn = set(GOODS[CARD:POINT])
        return not self.optional and all(op["op"] == "gain" and not drawn & set(op["goods"]) for op in declared)

    def say(self, voice: Voice) -> str:
        ops = self.effect.say(voice)
        ops = voice.say("effect.may", {"ops": ops}) if self.optional else ops
        return voice.say("effect.trigger", {"when": self.say_when(voice), "ops": ops})

    def say_when(self, voice: Voice) -> str:
        """The event it answers to."""
        key = f"effect.on_{EVENTS[self.event]}"
        if self.colour:
            return voice.say(f"{key}_color", {"color": sign("colour", self.colour)})
        if self.deck:
            return voice.say(f"{key}_{self.deck}")
        if self.event == ON_RAZE:
            return voice.say(f"{key}_{self.target}")
        names = {card.card: card.name for card in CARDS}
        return voice.say(key, {"card": names[self.not_from].say(voice.lang)} if self.not_from else {})


ABILITIES: Final[dict[str, type[Ability]]] = {one.word: one for one in (Static, FreeMove, Endgame, Trigger)}
