"""The text of a card, part by part, written from what it is declared to do."""

from __future__ import annotations

from typing import Any

from imperia.games.imperium.cards import CARDS, Card
from imperia.games.imperium.language.voice import ORDER, CardVoice, one_of, sentence
from imperia.games.imperium.words import TEXTS
from imperia.kernel.effects import Effect


def card_words(number: int, lang: str) -> list[str]:
    """The sentences of a card, one or more a part, with the name of the part before it; texts with signs."""
    return [TEXTS.say(f"card.{part}", lang, {"text": text}) for part, text in card_parts(number, lang)]


def card_parts(number: int, lang: str) -> list[tuple[str, str]]:
    """The parts of a card: each by its name, and a text with signs."""
    card = CARDS[number]
    voice = CardVoice(TEXTS, lang, ORDER)
    words = [*header(card, voice), *steps("effect", card.effect, voice)]
    said = ability(card, voice)
    if said:
        words.append(("exhaust", said))
    words += [("passive", sentence(passive.say(voice))) for passive in card.passives]
    words += steps("solstice", card.solstice, voice)
    words += steps("on_gain", card.on_gain, voice)
    words += steps("before_scoring", card.before_scoring, voice)
    for place, face in enumerate(card.faces):
        words += steps(("king_a", "king_b")[place], face, voice)
    points = card.worth.say(voice) if card.worth is not None else ""
    if points:
        words.append(("vp", sentence(points)))
    return words


def steps(part: str, effect: Effect[Any, Any], voice: CardVoice) -> list[tuple[str, str]]:
    """A part as a list of sentences in their order."""
    said = [sentence(op.say(voice)) for op in effect.ops]
    return [(part, " ".join(said))] if said else []


def header(card: Card, voice: CardVoice) -> list[tuple[str, str]]:
    """The condition for playing a card."""
    flags = {
        "unplayable": card.unplayable and not card.not_drawn,
        "no_garrison": card.no_garrison,
        "no_abandon_recall": card.no_abandon_recall,
        "free_action": card.free_action,
    }
    words = [(flag, sentence(voice.say(f"effect.{flag}"))) for flag, shown in flags.items() if shown]
    if card.condition is not None:
        words.append(("play_if", sentence(voice.say("effect.play_if", {"condition": card.condition.say(voice)}))))
    return words


def ability(card: Card, voice: CardVoice) -> str:
    """The exhaust ability; two moments of the same ability are said as one (IMP-Q97)."""
    uses = card.uses
    if not uses:
        return ""
    moments = [use.trigger.say(voice) for use in uses if use.trigger is not None]
    condition = uses[0].condition
    said = [op.say(voice) for op in uses[0].effect.ops]
    if condition is not None:
        said[0] = voice.say("effect.if", {"condition": condition.say(voice), "then": said[0]})
    if moments:
        said[0] = voice.say("effect.when", {"event": one_of(voice, moments), "then": said[0]})
    return " ".join([sentence(one) for one in said])
