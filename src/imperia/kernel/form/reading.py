"""A saved position while it is read: the state that comes of it, and which cards have been named already."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from imperia.kernel.errors import BadPosition, DidYouMean, alike
from imperia.kernel.words import Noun


class Reading:
    """A position being read into a state; a card that exists once may be named only once."""

    def __init__(self, state: Any, data: Any) -> None:
        self.state: Final = state
        # What was given, by field.
        self.data: Final = data
        # A saved game says all there is to say; other positions leave out what can be worked out.
        self.saved: Final[bool] = data.agenda is not None
        self._taken: Final[dict[str, set[int]]] = {}

    def thing(self, noun: Noun, word: str, field: str) -> int:
        """The number of a thing by its word."""
        index = noun.index(word)
        if index is None:
            raise BadPosition("unknown_thing", field=field, noun=noun.name, word=word, near=DidYouMean(noun.near(word)))
        return index

    def word(self, words: Sequence[str], word: str, field: str) -> int:
        """The place of a word in a short list of them."""
        if word not in words:
            near = DidYouMean(alike(word, words))
            raise BadPosition("no_such_word", field=field, word=word, words=words, near=near)
        return words.index(word)

    def card(self, noun: Noun, word: str, field: str) -> int:
        """A card of which there is one, named for the first time; a name without a number is the first free copy."""
        named = noun.index(word)
        copies = [named] if named is not None else [noun.index(f"{word}_{number}") for number in range(1, 10)]
        cards = [card for card in copies if card is not None]
        if not cards:
            return self.thing(noun, word, field)
        taken = self.taken(noun)
        for card in cards:
            if card not in taken:
                taken.add(card)
                return card
        raise BadPosition("too_many", word=word, count=len(cards) + 1, box=len(cards))

    def cards(self, noun: Noun, words: Sequence[str], field: str) -> list[int]:
        """Several such cards."""
        return [self.card(noun, word, field) for word in words]

    def check(self, noun: Noun, things: Sequence[int], only: Collection[int] | None, field: str, rule: str) -> None:
        """Refuse things that a rule does not let lie there."""
        for thing in things:
            if only is not None and thing not in only:
                raise BadPosition("against_rule", field=field, word=noun.words[thing], rule=rule)

    def taken(self, noun: Noun) -> set[int]:
        """The cards that were named so far."""
        return self._taken.setdefault(noun.name, set())
