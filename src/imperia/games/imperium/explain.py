"""Reasons in sentences: why a move is refused here and now, and why the places are as they are."""

from __future__ import annotations

from typing import Any

from imperia.games.imperium.cards import CARDS, KINDS, NO_CARD
from imperia.games.imperium.language.voice import ORDER, CardVoice, sentence
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.piles import find_laid
from imperia.games.imperium.printed import ACTION, EMPIRE
from imperia.games.imperium.scoring import scores, unrest_owned
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CARD, FINISH, NUMBER, PLAY, REVOLT_WITH, SEAT, TEXTS, VOCABULARY
from imperia.kernel.effects import Ask
from imperia.kernel.words import Verb


def explain_refusal(state: ImperiumState, seat: int, move: int, lang: str) -> str:
    """Why something that the question is about cannot be done; empty where something else is asked altogether."""
    if state.over or seat not in state.to_act():
        return ""
    verb, arguments = VOCABULARY.read(move)
    legal = state.moves(seat)
    offered = [verb.argument(one) for one in legal if verb.says(one)]
    rules = state.game.why_not(state, seat, move)
    if move in legal or not (offered or is_about(state, seat, move, rules)):
        return ""
    card = arguments[0] if verb.nouns and verb.nouns[0] is CARD else NO_CARD
    named: dict[str, object] = {"question": state.game.ask(state, seat, lang)}
    if card != NO_CARD:
        named["card"] = CARD.label(card, lang)
        if any(KINDS[one] == KINDS[card] for one in offered):
            return TEXTS.say("explain.twin", lang, named)
    for rule in rules:
        key = f"explain.{key_of(state, seat, rule, card)}"
        if key in TEXTS:
            return TEXTS.say(key, lang, {**named, "what": in_words(state, seat, rule, card, lang)})
    return unfit(state, verb, offered, named, lang)


def is_about(state: ImperiumState, seat: int, move: int, rules: list[str]) -> bool:
    """True if a move answers the question, though nothing of its kind can be done now."""
    choice = state.choice()
    if isinstance(choice, TakeTurn):
        return choice.answer(move) is not None
    return rules != [choice.asked_by(state, seat)]


def key_of(state: ImperiumState, seat: int, rule: str, card: int) -> str:
    """The text for a rule; where the rule says several things, the one that is in the way."""
    if rule == "IMP-069":
        return "empire" if CARDS[card].icon == EMPIRE else "barbarian"
    if rule == "IMP-072" and find_laid(state, seat, card).card >= 0:
        return "no_ability"
    return rule


def in_words(state: ImperiumState, seat: int, rule: str, card: int, lang: str) -> str:
    """The part of a card that is in the way: its first step, its price, its condition; empty for all else."""
    voice = CardVoice(TEXTS, lang, ORDER)
    said = ""
    if rule == "IMP-Q16":
        said = CARDS[card].effect.ops[0].say(voice)
    elif rule == "IMP-Q20":
        condition = CARDS[card].condition
        said = (
            voice.say("effect.unplayable")
            if condition is None or CARDS[card].unplayable
            else voice.say("effect.play_if", {"condition": condition.say(voice)})
        )
    elif rule in ("IMP-074", "IMP-Q137"):
        use = CARDS[card].free_use or CARDS[card].uses[0]
        said = use.effect.ops[0].say(voice)
        if rule == "IMP-Q137" and use.condition is not None:
            said = use.condition.say(voice)
    return state.game.spell(sentence(said), lang) if said else ""


def unfit(state: ImperiumState, verb: Verb, offered: list[int], named: dict[str, Any], lang: str) -> str:
    """That an answer of the right kind is not among those that can be given; what can be, as far as it can be said."""
    choice = state.choice()
    if verb.nouns and verb.nouns[0] is NUMBER and offered:
        return TEXTS.say("explain.numbers", lang, {"least": min(offered), "most": max(offered)})
    if "card" not in named:
        return TEXTS.say("explain.impossible", lang, named)
    if isinstance(choice, Ask):
        what = state.game.spell(sentence(choice.op.say(CardVoice(TEXTS, lang, ORDER))), lang)
        return TEXTS.say("explain.unfit_for", lang, {**named, "what": what})
    return TEXTS.say("explain.unfit", lang, named)


def explain_loss(state: ImperiumState, seat: int, move: int, lang: str) -> str:
    """The action tokens that an ended turn, or a revolt that returns nothing, leaves unused (IMP-065, IMP-084).

    Nothing is said to who has no card to play.
    """
    idle = FINISH.says(move) or (REVOLT_WITH.says(move) and REVOLT_WITH.argument(move) == 0)
    if not idle or not isinstance(state.choice(), TakeTurn):
        return ""
    left = state.have(seat, ACTION)
    if not left or not any(PLAY.says(one) for one in state.moves(seat)):
        return ""
    return TEXTS.say("explain.unused", lang, {"amount": TEXTS.say("amount.action", lang, {"count": left})})


def explain_ranking(state: ImperiumState, lang: str) -> str:
    """After a Collapse: the unrest cards of each player (IMP-129, IMP-130); alone: why it was lost."""
    if state.seats == 1:
        return explain_defeat(state, lang)
    if not state.collapsed:
        return ""
    players = [
        TEXTS.say("explain.unrest_of", lang, {"player": SEAT.label(seat, lang), "count": unrest_owned(state, seat)})
        for seat in range(state.seats)
    ]
    return TEXTS.say("explain.collapse", lang, {"players": players})


def explain_defeat(state: ImperiumState, lang: str) -> str:
    """Why the C.I.V. is first although it has no more points: it wins ties and every Collapse (IMP-292, IMP-293)."""
    if state.collapsed:
        return TEXTS.say("explain.civ_collapse", lang)
    own, civ = [one.total for one in scores(state)]
    return TEXTS.say("explain.civ_tie", lang) if own == civ else ""
