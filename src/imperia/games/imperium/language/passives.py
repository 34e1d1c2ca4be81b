"""Abilities in force while a card is in play (IMP-201), and those for which it is exhausted.

A passive is one class: how it is read, how it is said, and what the keyword that it changes asks of it. It stands
beside that keyword. Here are what passives have in common, and those that belong to no keyword.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from imperia.games.imperium.cards import Ability
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.triggers import Trigger
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.agenda import missing
from imperia.kernel.effects import Effect
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice
from imperia.kernel.values import Condition

CardEffect = Effect[ImperiumState, Deed]
CardCondition = Condition[ImperiumState, Deed]


class Passive:
    """One passive of a card, known by the field that its word names."""

    word: ClassVar[str] = ""

    def __init__(self, fields: Fields) -> None:
        return

    def trigger(self) -> Trigger | None:
        """The moment that it answers to, if it does."""
        return None

    def say(self, voice: Voice) -> str:
        """The passive in the words of a card."""
        raise missing(self, "say")


@final
class Reaction(Passive):
    """An effect that follows by itself when something happens."""

    word: ClassVar[str] = "on"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.moment: Final = Trigger(fields.part("on"))
        steps = fields.value("do")
        self.effect: Final = read_part(fields, [{"do": "may", "steps": steps}] if fields.flag("may") else steps)

    def trigger(self) -> Trigger | None:
        return self.moment

    def say(self, voice: Voice) -> str:
        return voice.say("effect.when", {"event": self.moment.say(voice), "then": self.effect.say(voice)})


@final
class OwnRule(Passive):
    """A rule of the book that is about this card; the rules carry it out where they come to it."""

    word: ClassVar[str] = "rule"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.rule: Final = fields.text("rule")

    def say(self, voice: Voice) -> str:
        return voice.say(f"passive.{self.rule}")


@final
class Use:
    """An exhaust ability as it is used: its moment, its condition, and what it costs and does."""

    def __init__(self, ability: Ability, trigger: Trigger | None, condition: CardCondition | None) -> None:
        self.place: Final = ability.place
        self.trigger: Final = trigger
        self.condition: Final = condition
        self.any_turn: Final = ability.any_turn
        self.effect: Final[CardEffect] = ability.effect


def read_part(fields: Fields, declared: Sequence[Mapping[str, Any]]) -> CardEffect:
    """The steps of a passive, which are known by its place."""
    effect: CardEffect = Effect(fields.key, declared)
    fields.lexicon.read(effect)
    return effect
