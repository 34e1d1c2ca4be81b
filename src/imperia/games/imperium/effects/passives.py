"""What a card in play always does, and what it answers to; read once for every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS, Ability, Card
from imperia.games.imperium.effects.deed import Deed
from imperia.games.imperium.effects.selectors import Selector, read_selector
from imperia.games.imperium.effects.triggers import Trigger
from imperia.games.imperium.effects.voice import heard, one_of, words_of
from imperia.games.imperium.printed import CATEGORIES, ICONS, NO_TOKENS, RESOURCES, TYPES
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import Effect
from imperia.kernel.lexicon import Fields, Lexicon
from imperia.kernel.signs import Voice, sign
from imperia.kernel.values import Condition

CardEffect = Effect[ImperiumState, Deed]
CardCondition = Condition[ImperiumState, Deed]


class Reaction:
    """What follows by itself when something happens."""

    def __init__(self, trigger: Trigger, effect: CardEffect) -> None:
        self.trigger: Final = trigger
        self.effect: Final = effect


class Use:
    """An exhaust ability as it is used: its moment, its condition, and what it costs and does."""

    def __init__(self, ability: Ability, trigger: Trigger | None, condition: CardCondition | None) -> None:
        self.place: Final = ability.place
        self.trigger: Final = trigger
        self.condition: Final = condition
        self.any_turn: Final = ability.any_turn
        self.effect: Final[CardEffect] = ability.effect


class Loss:
    """A state icon that cards of a kind do not show (IMP-011)."""

    def __init__(self, icon: int, selector: Selector) -> None:
        self.icon: Final = icon
        self.selector: Final = selector


class Passive:
    """All that a card has in force while it is in play (IMP-201)."""

    def __init__(self) -> None:
        self.hand_size: int = 0
        self.losses: list[Loss] = []
        # What wards off an attack: its price and that it is avoided. What an attacker has to give for his attack.
        self.shields: list[CardEffect] = []
        self.toll: int = 0
        # The categories that can be acquired from the exile pile, too, and the cards that are free to play.
        self.exile: list[int] = []
        self.free_play: Selector | None = None
        # What is taken off the price of an unrest card, and what has to be left of it; off that of a development.
        self.unrest_materials: int = 0
        self.unrest_cards: int = 0
        self.unrest_least: int = 0
        self.develop: list[int] = NO_TOKENS
        # What is added to the market in clean-up in place of progress; -1 for no change.
        self.market_token: int = -1
        self.market_count: int = 0
        self.no_history: bool = False
        self.fame_look: int = 0
        # What is gained in place of a token.
        self.replaced: int = -1
        self.replacement: CardEffect | None = None
        # What can be done in place of discarding a card of a type.
        self.substituted: int = -1
        self.substitute: CardEffect | None = None
        self.reactions: list[Reaction] = []
        self.uses: list[Use] = []
        # The one of them that waits for no moment; a card has one at most.
        self.free_use: Use | None = None
        # The events that the card answers to, as a mask.
        self.listens: i64 = 0
        # The rules that the card has besides.
        self.rules: list[str] = []

    def say(self, voice: Voice) -> list[str]:
        """Each of them, in the words of a card."""
        said: list[str] = []
        if self.hand_size:
            said.append(voice.say("passive.hand_size", {"count": self.hand_size}))
        for loss in self.losses:
            named = {"cards": loss.selector.say(voice, None), "state": sign("state", ICONS[loss.icon])}
            said.append(voice.say("passive.lose_state_icon", named))
        for ward in self.shields:
            cost = shield_price(ward, heard(voice).after_verb())
            said.append(voice.say("passive.attack_shield", {"cost": cost}))
        if self.toll:
            said.append(voice.say("passive.attack_toll", {"tokens": sign("token", "progress", self.toll)}))
        if self.exile:
            named = {"category": words_of(voice, "banner", [CATEGORIES[one] for one in self.exile])}
            said.append(voice.say("passive.acquire_from_exile", named))
        if self.free_play is not None:
            said.append(voice.say("passive.free_play", {"cards": self.free_play.said.say(voice, None)}))
        less = [sign("token", "materials", self.unrest_materials)] if self.unrest_materials else []
        less += [sign("thing", "card", self.unrest_cards)] if self.unrest_cards else []
        if less:
            said.append(voice.say("passive.unrest_cost", {"less": one_of(voice, less), "least": self.unrest_least}))
        for token, cut in enumerate(self.develop):
            if cut:
                said.append(voice.say("passive.dev_cost", {"tokens": sign("token", RESOURCES[token], cut)}))
        if self.market_token >= 0:
            tokens = sign("token", RESOURCES[self.market_token], self.market_count)
            said.append(voice.say("passive.market_token", {"tokens": tokens}))
        if self.no_history:
            said.append(voice.say("passive.history_to_discard"))
        if self.fame_look:
            said.append(voice.say("passive.extra_fame_look", {"count": self.fame_look}))
        if self.replacement is not None:
            named = {"token": sign("token", RESOURCES[self.replaced]), "instead": self.replacement.say(voice)}
            said.append(voice.say("passive.replace_gain", named))
        if self.substitute is not None:
            instead = self.substitute.say(heard(voice).after_verb())
            named = {"cards": sign("type", TYPES[self.substituted], 1), "instead": instead}
            said.append(voice.say("passive.discard_substitute", named))
        for reaction in self.reactions:
            named = {"event": reaction.trigger.say(voice), "then": reaction.effect.say(voice)}
            said.append(voice.say("effect.when", named))
        return said + [voice.say(f"passive.{rule}") for rule in self.rules]


def shield_price(ward: CardEffect, voice: Voice) -> str:
    """What a protection costs."""
    return ward.ops[0].inner()[0].say(voice)


# By number of the card; `effects/lexicon.py` reads them when all words are known.
PASSIVES: Final[list[Passive]] = [Passive() for _ in CARDS]
for _card in CARDS:
    _card.in_force = PASSIVES[_card.number]
# The condition without which a card may not be played, or None.
PLAY_IF: Final[list[CardCondition | None]] = [None for _ in CARDS]


def read_part(lexicon: Lexicon, key: str, declared: Sequence[Mapping[str, Any]]) -> CardEffect:
    """A list of steps that stands in a passive."""
    effect: CardEffect = Effect(key, declared)
    lexicon.read(effect)
    return effect


def read_passives(lexicon: Lexicon, card: Card) -> None:
    """All passives and abilities of a card."""
    passive = PASSIVES[card.number]
    for place, declared in enumerate(card.passive):
        fields = Fields(lexicon, f"{card.word}/passive/{place}", declared)
        read_passive(lexicon, fields, passive)
        fields.close()
    for ability in card.exhaust:
        key = f"{card.word}/exhaust/{ability.place}"
        lexicon.read(ability.effect)
        trigger = Trigger(Fields(lexicon, f"{key}/when", ability.when)) if ability.when is not None else None
        condition = None
        if ability.condition is not None:
            condition = lexicon.read_condition(Fields(lexicon, f"{key}/if", ability.condition))
        use = Use(ability, trigger, condition)
        passive.uses.append(use)
        if trigger is not None:
            passive.listens |= 1 << trigger.event
        elif passive.free_use is None:
            passive.free_use = use
    if card.play_if is not None:
        PLAY_IF[card.number] = lexicon.read_condition(Fields(lexicon, f"{card.word}/play_if", card.play_if))


def read_passive(lexicon: Lexicon, fields: Fields, passive: Passive) -> None:
    """One passive; a word that is none does not load."""
    key = fields.key
    if fields.has("on"):
        trigger = Trigger(fields.part("on"))
        steps = fields.value("do")
        declared = [{"do": "may", "steps": steps}] if fields.flag("may") else steps
        passive.reactions.append(Reaction(trigger, read_part(lexicon, key, declared)))
        passive.listens |= 1 << trigger.event
    elif fields.has("hand_size"):
        passive.hand_size += fields.number("hand_size")
    elif fields.has("lose_state_icon"):
        part = fields.part("lose_state_icon")
        passive.losses.append(Loss(part.word("icon", ICONS), read_selector(part, "sel")))
        part.close()
    elif fields.has("attack_shield"):
        part = fields.part("attack_shield")
        priced = [{"do": "cost", "pay": part.value("cost"), "then": [{"do": "avoid_attack"}]}]
        passive.shields.append(read_part(lexicon, key, priced))
        part.close()
    elif fields.has("attack_toll"):
        part = fields.part("attack_toll")
        part.fixed("token", "progress")
        passive.toll += part.number("n")
        part.close()
    elif fields.has("acquire_from_exile"):
        part = fields.part("acquire_from_exile")
        passive.exile += part.words("category", CATEGORIES)
        part.close()
    elif fields.has("free_play"):
        passive.free_play = read_selector(fields, "free_play")
    elif fields.has("unrest_cost"):
        part = fields.part("unrest_cost")
        passive.unrest_materials -= part.number("materials", 0)
        passive.unrest_cards -= part.number("cards", 0)
        passive.unrest_least = part.number("min")
        part.close()
    elif fields.has("dev_cost"):
        part = fields.part("dev_cost")
        part.fixed("min", 0)
        passive.develop = [passive.develop[token] - part.number(name, 0) for token, name in enumerate(RESOURCES)]
        part.close()
    elif fields.has("market_token"):
        part = fields.part("market_token")
        passive.market_token = part.word("token", RESOURCES)
        passive.market_count = part.number("n")
        part.close()
    elif fields.has("history_to_discard"):
        passive.no_history = fields.flag("history_to_discard")
    elif fields.has("extra_fame_look"):
        passive.fame_look += fields.number("extra_fame_look")
    elif fields.has("replace_gain"):
        part = fields.part("replace_gain")
        passive.replaced = part.word("token", RESOURCES)
        passive.replacement = read_part(lexicon, key, part.value("with"))
        part.close()
    elif fields.has("discard_substitute"):
        part = fields.part("discard_substitute")
        passive.substituted = part.word("type", TYPES)
        passive.substitute = read_part(lexicon, key, part.value("with"))
        part.close()
    else:
        passive.rules.append(fields.text("rule"))
