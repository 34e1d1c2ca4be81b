"""The effects of a card, as text with signs made from its effects, so that text and effect cannot differ."""

from __future__ import annotations

from functools import cache

from imperia.games.settlers import content
from imperia.games.settlers.cards import CARDS, Card
from imperia.games.settlers.signs import goods_signs
from imperia.games.settlers.words import TEXTS
from imperia.kernel.signs import Voice


@cache
def _said(entry: int, lang: str) -> tuple[str, ...]:
    voice = Voice(TEXTS, lang)
    card = next(card for card in CARDS if card.entry == entry)
    said: list[str] = []
    if card.produce:
        said.append(voice.say("effect.production", {"ops": card.produce.say(voice)}))
    if card.act:
        said.append(say_action(card, voice))
    said += [ability.say(voice) for ability in card.abilities]
    if card.bonus:
        said.append(voice.say("effect.bonus", {"ops": card.bonus.say(voice)}))
    return tuple(said)


def say_action(card: Card, voice: Voice) -> str:
    """The price of an action, what it does, and how often."""
    ops = card.act.say(voice) + (voice.say("effect.twice") if card.limit == 2 else "")
    printed = content.CARDS[card.entry].effect
    # As it is printed, workers first.
    price = goods_signs(printed.cost) if isinstance(printed, content.Action) else ""
    return voice.say("effect.action" if price else "effect.action_free", {"price": price, "ops": ops})


def card_words(entry: int, lang: str) -> list[str]:
    """The effects of the card with that place in the content, a sentence each."""
    return list(_said(entry, lang))
