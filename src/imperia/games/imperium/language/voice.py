"""How effects are said: as an order, after another verb, or of somebody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperia.kernel.signs import Voice, sign
from imperia.kernel.texts import Texts

# The forms of a text: "archive a card", "you may archive a card", "each other player archives a card", "each player may
# archive a card"; the last is that of the second unless it is written.
ORDER: Final = 0
AFTER_VERB: Final = 1
OF_OTHERS: Final = 2
OTHERS_AFTER_VERB: Final = 3


class CardVoice(Voice):
    """The voice of a card's text, in one of the moods."""

    def __init__(self, texts: Texts, lang: str, mood: int) -> None:
        super().__init__(texts, lang)
        self.mood: Final = mood

    def say(self, key: str, details: Mapping[str, object] | None = None) -> str:
        """The text of a key in the form that is meant."""
        named: dict[str, object] = {"mood": self.mood}
        if details is not None:
            named.update(details)
        return super().say(key, named)

    def turned(self, mood: int) -> CardVoice:
        """The same voice in another mood."""
        return CardVoice(self.texts, self.lang, mood)

    def after_verb(self) -> CardVoice:
        """The same voice after another verb."""
        return self.turned(AFTER_VERB if self.mood in (ORDER, AFTER_VERB) else OTHERS_AFTER_VERB)


def heard(voice: Voice) -> CardVoice:
    """The voice of a card, which has moods."""
    assert isinstance(voice, CardVoice)
    return voice


def sentence(text: str) -> str:
    """A text as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def words_of(voice: Voice, noun: str, words: list[str]) -> str:
    """Things side by side, any of which will do."""
    return voice.say("effect.or_sign").join([sign(noun, word) for word in words])


def one_of(voice: Voice, said: list[str]) -> str:
    """Several phrases, any of which will do."""
    if len(said) == 1:
        return said[0]
    return ", ".join(said[:-1]) + voice.say("effect.or_word") + said[-1]
