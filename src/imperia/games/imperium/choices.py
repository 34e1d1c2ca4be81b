"""Options of cards, and parts of attacks, as a noun: a move that names one is labelled by what it does."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.automa.lexicon import CIV_ROWS
from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.language.voice import ORDER, CardVoice
from imperia.games.imperium.lexicon import LEXICON, touching
from imperia.games.imperium.rules.control import Choose, Optional
from imperia.games.imperium.words import TEXTS, VOCABULARY
from imperia.kernel.effects import Effect, Op
from imperia.kernel.signs import in_words
from imperia.kernel.words import Noun


class Option:
    """Something that can be chosen, by its place in the content: an effect, or one op of it."""

    def __init__(self, key: str, effect: Effect[Any, Any] | None, op: Op[Any, Any] | None) -> None:
        self.key: Final = key
        self.effect: Final = effect
        self.op: Final = op

    def say(self, voice: CardVoice) -> str:
        if self.op is not None:
            return self.op.say(voice)
        return self.effect.say(voice) if self.effect is not None else ""


def make_options() -> list[Option]:
    """All of them; whoever asks for one remembers where their own begin."""
    found: list[Option] = []
    for op in LEXICON.ops.values():
        if isinstance(op, Choose):
            op.named = len(found)
            found += [Option(option.key, option, None) for option in op.options]
        elif isinstance(op, Optional):
            op.named = len(found)
            found.append(Option(op.steps.key, op.steps, None))
    for card in CARDS:
        if card.attack:
            card.first_part = len(found)
            found += [Option(op.key, None, op) for op in touching(card.effect)]
    for row in CIV_ROWS:
        row.named = len(found)
        found += [Option(op.key, None, op) for op in row.attacks]
    return found


OPTIONS: Final = make_options()


class OptionNoun(Noun):
    """The options by what they do, in words."""

    def label(self, index: int, lang: str) -> str:
        """Written when somebody asks for it."""
        said = OPTIONS[index].say(CardVoice(TEXTS, lang, ORDER))
        return in_words(f"{said[:1].upper()}{said[1:]}", TEXTS, {noun.name: noun for noun in VOCABULARY.nouns}, lang)


CHOICE: Final = OptionNoun("choice", [option.key for option in OPTIONS])
