"""All effect words and passives of Imperium, and all cards, read by them."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.cards import CARDS, Ability, Card
from imperia.games.imperium.deed import load_deed
from imperia.games.imperium.language.amounts import AMOUNTS
from imperia.games.imperium.language.conditions import CONDITIONS
from imperia.games.imperium.language.passives import OwnRule, Passive, Reaction, Use
from imperia.games.imperium.language.triggers import Trigger
from imperia.games.imperium.language.worth import read_worth
from imperia.games.imperium.rules.acquire import Acquire, AcquireFromExile
from imperia.games.imperium.rules.archive import Archive, HistoryToDiscard, Sink
from imperia.games.imperium.rules.attack import AttackShield, AttackToll, AvoidAttack
from imperia.games.imperium.rules.breakthrough import BreakThroughFor, Gamble
from imperia.games.imperium.rules.control import Again, Choose, Cost, EachPlayer, Optional, Whether
from imperia.games.imperium.rules.develop import Develop, DevelopmentCost
from imperia.games.imperium.rules.discard import Discard, DiscardSubstitute, ReduceDiscard, ToDiscard
from imperia.games.imperium.rules.draw import DrawCards, HandSize
from imperia.games.imperium.rules.exhaust import CopyExhaust, Refresh
from imperia.games.imperium.rules.exile import Exile, SwapExile
from imperia.games.imperium.rules.fame import ExtraFameLook, LookAtFame, TakeFame
from imperia.games.imperium.rules.gain import Gain, ReplaceGain
from imperia.games.imperium.rules.garrison import Garrison
from imperia.games.imperium.rules.give import Give, Swap
from imperia.games.imperium.rules.leave import Abandon, Recall
from imperia.games.imperium.rules.look import Bury, Find, Look, Reveal, Shuffle
from imperia.games.imperium.rules.market import MarketToken
from imperia.games.imperium.rules.nation import FlipState, NationToDiscard, ToPlay
from imperia.games.imperium.rules.pay import Pay
from imperia.games.imperium.rules.play import FreePlay, IgnoreState, LoseStateIcon, PlayCard, PlayEffect
from imperia.games.imperium.rules.recover import Recover, ToDeckTop
from imperia.games.imperium.rules.regions import TreatAs
from imperia.games.imperium.rules.steal import Steal
from imperia.games.imperium.rules.tokens import Collect, GainAction, PlaceTokens, SpendAction
from imperia.games.imperium.rules.turning import Flip, Replace, TriggerEnd
from imperia.games.imperium.rules.unrest import ReturnUnrest, TakeUnrest, UnrestCost
from imperia.kernel.effects import Effect, Op
from imperia.kernel.lexicon import Fields, Lexicon

OPS: Final[tuple[type[Op[Any, Any]], ...]] = (
    Choose, Optional, Cost, Whether, EachPlayer, Again,
    Gain, Pay, Steal, GainAction, SpendAction, Refresh, CopyExhaust, PlaceTokens, Collect, TreatAs,
    DrawCards, Acquire, BreakThroughFor, Gamble, TakeUnrest, ReturnUnrest, TakeFame, LookAtFame, Develop,
    NationToDiscard, ToPlay, FlipState, Flip, Replace, TriggerEnd,
    Discard, ReduceDiscard, ToDiscard, Recover, ToDeckTop, Archive, Sink, Exile, SwapExile, Abandon, Recall, Garrison,
    Give, Swap, Look, Bury, Shuffle, Reveal, Find, PlayCard, PlayEffect, IgnoreState, AvoidAttack,
)  # fmt: skip
# In the order in which a card says them.
PASSIVES: Final[tuple[type[Passive], ...]] = (
    HandSize, LoseStateIcon, AttackShield, AttackToll, AcquireFromExile, FreePlay, UnrestCost, DevelopmentCost,
    MarketToken, HistoryToDiscard, ExtraFameLook, ReplaceGain, DiscardSubstitute, Reaction, OwnRule,
)  # fmt: skip


class CardLexicon(Lexicon):
    """The words of the game; any step may carry `may`, by which it is a step that one may do."""

    def read_op(self, key: str, declared: Any) -> Op[Any, Any]:
        """Written out: each of several players decides alone, all else is done by whoever resolves it."""
        if isinstance(declared, dict) and "may" in declared:
            plain = {name: value for name, value in declared.items() if name != "may"}
            if declared["may"] is True:
                if plain.get("do") == EachPlayer.word:
                    plain["steps"] = [{"do": "may", "steps": plain["steps"]}]
                else:
                    plain = {"do": "may", "steps": [plain]}
            declared = plain
        return super().read_op(key, declared)


def make_lexicon() -> CardLexicon:
    """The words of the game, which have read nothing yet."""
    return CardLexicon(OPS, CONDITIONS, AMOUNTS, load_frame=load_deed)


def touching(effect: Effect[Any, Any]) -> list[Op[Any, Any]]:
    """The steps of an effect that touch other players, in their order."""
    found: list[Op[Any, Any]] = []
    for op in effect.ops:
        if isinstance(op, EachPlayer | Steal | Give):
            found.append(op)
        for inner in op.inner():
            found += touching(inner)
    return found


def read_passive(fields: Fields) -> Passive:
    """One passive, by the field that is the word of its class."""
    found = [one for one in PASSIVES if fields.has(one.word)]
    if len(found) != 1:
        raise fields.wrong(f"expected one of {', '.join([one.word for one in PASSIVES])}")
    passive = found[0](fields)
    fields.close()
    return passive


def read_passives(lexicon: Lexicon, card: Card) -> list[Passive]:
    """All passives of a card, in the order in which it says them."""
    found = [
        read_passive(Fields(lexicon, f"{card.word}/passive/{place}", declared))
        for place, declared in enumerate(card.passive)
    ]
    return sorted(found, key=lambda passive: PASSIVES.index(type(passive)))


def read_use(lexicon: Lexicon, ability: Ability) -> Use:
    """An exhaust ability."""
    lexicon.read(ability.effect)
    trigger = Trigger(Fields(lexicon, f"{ability.key}/when", ability.when)) if ability.when is not None else None
    condition = None
    if ability.condition is not None:
        condition = lexicon.read_condition(Fields(lexicon, f"{ability.key}/if", ability.condition))
    return Use(ability, trigger, condition)


def read_card(lexicon: Lexicon, card: Card) -> None:
    """All that a card can do, and what it is worth."""
    for effect in (card.effect, card.solstice, card.on_gain, card.before_scoring, *card.faces):
        if effect:
            lexicon.read(effect)
    card.passives = read_passives(lexicon, card)
    card.reactions = [passive for passive in card.passives if isinstance(passive, Reaction)]
    card.uses = [read_use(lexicon, ability) for ability in card.exhaust]
    for trigger in [*[passive.trigger() for passive in card.passives], *[use.trigger for use in card.uses]]:
        if trigger is not None:
            card.listens |= 1 << trigger.event
    for use in card.uses:
        if use.trigger is None and card.free_use is None:
            card.free_use = use
    if card.play_if is not None:
        card.condition = lexicon.read_condition(Fields(lexicon, f"{card.word}/play_if", card.play_if))
    if card.vp is not None:
        card.worth = read_worth(lexicon, f"{card.word}/vp", card.vp)
        card.points = card.worth.always()
        card.civ_points = card.worth.for_civ()
    if card.attack:
        parts = touching(card.effect)
        card.touching = len(parts)
        for number, op in enumerate(parts):
            assert isinstance(op, EachPlayer | Steal | Give)
            op.who.part = number


def read_cards(cards: list[Card]) -> CardLexicon:
    """The words of the game, and all cards read by them."""
    lexicon = make_lexicon()
    for card in cards:
        read_card(lexicon, card)
    return lexicon


LEXICON: Final = read_cards(CARDS)
