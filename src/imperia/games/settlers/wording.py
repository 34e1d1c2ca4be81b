"""What a card does, in words made from its effects, so that text and effect cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from imperia.games.settlers import content
from imperia.games.settlers.cards import CARDS, Card
from imperia.games.settlers.printed import GOODS, PRICE_WORDS
from imperia.games.settlers.words import TEXTS
from imperia.kernel.signs import Voice, sign, spell


def goods_words(goods: Mapping[str, int], lang: str) -> str:
    """Goods as people say them."""
    return ", ".join(TEXTS.say(f"amount.{good}", lang, {"count": count}) for good, count in goods.items())


def price_signs(price: list[int], voice: Voice) -> str:
    """The price of an action: goods as signs, what is given up besides in words."""
    words: list[str] = []
    for place, count in enumerate(price):
        if count:
            word = PRICE_WORDS[place]
            words.append(sign("good", word, count) if word in GOODS else voice.say(f"effect.{word}", {"count": count}))
    return ", ".join(words)


def say_card(card: Card, lang: str) -> list[str]:
    """What a card does, a sentence each, as texts with signs."""
    voice = Voice(TEXTS, lang)
    said: list[str] = []
    if card.produce:
        said.append(voice.say("effect.production", {"ops": card.produce.say(voice)}))
    if card.act:
        said.append(say_action(card, voice))
    said += [ability.say(voice) for ability in card.abilities]
    if card.bonus:
        said.append(voice.say("effect.bonus", {"ops": card.bonus.say(voice)}))
    return said


def say_action(card: Card, voice: Voice) -> str:
    """The price of an action, what it does, and how often."""
    ops = card.act.say(voice) + (voice.say("effect.twice") if card.limit == 2 else "")
    price = price_signs(card.prices[1], voice)
    if not price:
        return voice.say("effect.action_free", {"ops": ops})
    return voice.say("effect.action", {"price": price, "ops": ops})


def sign_in_words(noun: str, word: str, count: int | None, lang: str) -> str:
    """What a thing, or so many of it, is called in the text of a card."""
    if noun == "good":
        return goods_words({word: count}, lang) if count is not None else TEXTS.say(f"noun.good.{word}", lang)
    if noun == "card":
        return str(getattr(next(card.name for card in content.CARDS if card.card == word), lang))
    return TEXTS.say(f"{noun}.{word}", lang)


@cache
def _words(entry: int, lang: str) -> tuple[str, ...]:
    card = next(card for card in CARDS if card.entry == entry)
    return tuple(
        spell(text, lambda noun, word, count: sign_in_words(noun, word, count, lang)) for text in say_card(card, lang)
    )


def card_words(entry: int, lang: str) -> list[str]:
    """What the card with that place in the content does, a sentence each, in words."""
    return list(_words(entry, lang))
