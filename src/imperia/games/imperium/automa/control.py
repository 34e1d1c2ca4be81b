"""Words of the tables that put others together, and their conditions."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.automa.beside.matters import (
    REGIONS_IN_PLAY,
    YOU_ARE_EMPIRE,
    YOUR_REGION,
    Matter,
    in_discard,
)
from imperia.games.imperium.automa.op import CivCondition, CivEffect, CivOp, are_alone, carry_out, in_part
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.printed import EMPIRE, ICONS, REGION, RESOURCES, TYPES
from imperia.games.imperium.state import CIV, YOU, ImperiumState
from imperia.kernel.agenda import missing
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Condition


def begins(effect: CivEffect, state: ImperiumState, frame: Deed) -> bool:
    """True if an effect can be begun: its first step is possible."""
    return bool(effect.ops) and effect.ops[0].possible(state, frame)


class Compound(CivOp):
    """A word that is put together of others."""

    def weigh(self) -> None:
        """Once its parts are read, it is known whether they concern the C.I.V. alone."""
        self.alone = all(are_alone(effect) for effect in self.inner())

    def taken(self, state: ImperiumState, frame: Deed) -> list[CivEffect]:
        """The effects inside that are carried out as things are now, in their order."""
        raise missing(self, "taken")

    def run(self, state: ImperiumState, frame: Deed) -> None:
        for effect in self.taken(state, frame):
            carry_out(effect, state, frame)
            if state.collapsed:
                return


class FirstOf(Compound):
    """The first of several that can be begun, or the last one as far as it can be done (IMP-257, IMP-258, IMP-Q70)."""

    word: ClassVar[str] = "first_of"
    rule: ClassVar[str] = "IMP-257"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.options: Final[list[CivEffect]] = fields.effects("options")
        self.weigh()

    def inner(self) -> list[CivEffect]:
        return self.options

    def chosen(self, state: ImperiumState, frame: Deed) -> CivEffect | None:
        """In the order printed; "if possible" stands before all but the last."""
        last = self.options[-1]
        for option in self.options:
            if option is not last and begins(option, state, frame):
                return option
        return last if in_part(last, state, frame) else None

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return self.chosen(state, frame) is not None

    def taken(self, state: ImperiumState, frame: Deed) -> list[CivEffect]:
        option = self.chosen(state, frame)
        return [] if option is None else [option]

    def say(self, voice: Voice) -> str:
        """Each if the ones before cannot be done."""
        return voice.say("civ.otherwise").join([option.say(voice) for option in self.options])


class CivPay(Compound):
    """A price that is paid in full for something that can be had; else it is passed over (IMP-Q70, IMP-Q108)."""

    word: ClassVar[str] = "pay"
    rule: ClassVar[str] = "IMP-Q108"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.cost: Final[CivEffect] = fields.effect("cost")
        self.to: Final[CivEffect] = fields.effect("to")
        if not are_alone(self.cost):
            raise fields.wrong("cost: it concerns the player")
        self.weigh()

    def inner(self) -> list[CivEffect]:
        return [self.cost, self.to]

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """All of the price is there, and what it buys."""
        return self.cost.payable(state, frame) and begins(self.to, state, frame)

    def taken(self, state: ImperiumState, frame: Deed) -> list[CivEffect]:
        return [self.cost, self.to] if self.possible(state, frame) else []

    def say(self, voice: Voice) -> str:
        return voice.say("civ.pay", {"cost": self.cost.say(voice), "to": self.to.say(voice)})


class CivWhether(Compound):
    """One thing or another, by what holds now."""

    word: ClassVar[str] = "if"
    rule: ClassVar[str] = "IMP-258"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.condition: Final[Condition[ImperiumState, Deed]] = fields.condition("cond")
        self.then: Final[CivEffect] = fields.effect("then")
        self.otherwise: Final[CivEffect] = fields.effect("else")
        self.weigh()

    def inner(self) -> list[CivEffect]:
        return [self.then, self.otherwise]

    def chosen(self, state: ImperiumState, frame: Deed) -> CivEffect:
        """The branch that applies now."""
        return self.then if self.condition.holds(state, frame) else self.otherwise

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        return in_part(self.chosen(state, frame), state, frame)

    def taken(self, state: ImperiumState, frame: Deed) -> list[CivEffect]:
        return [self.chosen(state, frame)]

    def say(self, voice: Voice) -> str:
        named = {"condition": self.condition.say(voice), "then": self.then.say(voice)}
        if not self.otherwise:
            return voice.say("civ.if", named)
        return voice.say("civ.if_else", {**named, "else": self.otherwise.say(voice)})


class YouHaveInPlay(CivCondition):
    """The player has a region in play."""

    word: ClassVar[str] = "you_have_in_play"

    def __init__(self, fields: Fields) -> None:
        fields.fixed("you_have_in_play", "region")

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return any(CARDS[laid.card].is_of(REGION) for laid in state.areas[YOU])

    def matters(self) -> list[Matter]:
        return [YOUR_REGION]

    def say(self, voice: Voice) -> str:
        return voice.say("civ.you_have_in_play")


class YouAre(CivCondition):
    """The player's State card shows that side."""

    word: ClassVar[str] = "you_state"

    def __init__(self, fields: Fields) -> None:
        self.icon: Final = fields.word("you_state", ICONS)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return state.is_empire(YOU) == (self.icon == EMPIRE)

    def matters(self) -> list[Matter]:
        return [YOU_ARE_EMPIRE]

    def say(self, voice: Voice) -> str:
        return voice.say("civ.you_state", {"state": sign("state", ICONS[self.icon])})


class InPlayAtLeast(CivCondition):
    """It has so many region icons in play (IMP-Q111)."""

    word: ClassVar[str] = "in_play_at_least"

    def __init__(self, fields: Fields) -> None:
        self.least: Final = fields.counts("in_play_at_least", ("region",))[0]

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return hoard.regions(state) >= self.least

    def matters(self) -> list[Matter]:
        return [REGIONS_IN_PLAY]

    def say(self, voice: Voice) -> str:
        return voice.say("civ.in_play_at_least", {"cards": sign("banner", "region", self.least)})


class DiscardHasNo(CivCondition):
    """No card of a type lies in its discard pile."""

    word: ClassVar[str] = "discard_has_no"

    def __init__(self, fields: Fields) -> None:
        self.type: Final = fields.word("discard_has_no", TYPES)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return not any(CARDS[card].types >> self.type & 1 for card in state.discard(CIV))

    def matters(self) -> list[Matter]:
        return [in_discard(TYPES[self.type], [bool(card.types >> self.type & 1) for card in CARDS])]

    def say(self, voice: Voice) -> str:
        return voice.say("civ.discard_has_no", {"type": sign("type", TYPES[self.type])})


class HasAtLeast(CivCondition):
    """It has so many tokens (IMP-Q115)."""

    word: ClassVar[str] = "bot_has_at_least"

    def __init__(self, fields: Fields) -> None:
        self.least: Final = fields.counts("bot_has_at_least", RESOURCES)

    def holds(self, state: ImperiumState, frame: Deed) -> bool:
        return all(state.have(CIV, token) >= count for token, count in enumerate(self.least))

    def say(self, voice: Voice) -> str:
        signs = [sign("token", RESOURCES[token], count) for token, count in enumerate(self.least) if count]
        return voice.say("civ.has_at_least", {"tokens": voice.say("civ.and").join(signs)})


CONTROL: Final = (FirstOf, CivPay, CivWhether)
CONDITIONS: Final = (YouHaveInPlay, YouAre, InPlayAtLeast, DiscardHasNo, HasAtLeast)
