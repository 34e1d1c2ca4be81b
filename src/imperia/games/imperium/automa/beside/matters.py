"""Matters that only the player of a real table can see, each asked when it is needed and not before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from imperia.games.imperium.automa.beside.errors import BadFacts
from imperia.games.imperium.cards import CARDS, NO_CARD
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.laid import EMPTY, FRESH, Laid
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import (
    CATEGORIES,
    DECK,
    DEVELOPMENT,
    EXILE,
    HAND,
    MAIN_DECK,
    MARKET_CATEGORIES,
    NO_TOKENS,
    RESOURCES,
    own,
)
from imperia.games.imperium.rules.leave import may_leave
from imperia.games.imperium.state import CIV, CIV_NATION_DECK, YOU, ImperiumState
from imperia.kernel.signs import Voice, sign

# The most region icons that can be told.
MOST_REGIONS: Final = 40
# How a question is answered.
YES_OR_NO: Final = "yes_or_no"
NUMBER: Final = "count"
WHICH_CARD: Final = "card"

# Cards that stand for those which nobody has told.
REGION_CARDS: Final = [card.number for card in CARDS if card.regions == 1 and may_leave(card.number)]
UNREST_CARDS: Final = [card.number for card in CARDS if card.unrest]
ANY_CARD: Final = next(card.number for card in CARDS if not card.regions and not card.types and not card.unrest)


class Matter:
    """Something of a real table: how it is asked, and how the answer is laid out."""

    kind: ClassVar[str] = YES_OR_NO

    def __init__(
        self,
        word: str,
        rule: str,
        lay: Callable[[ImperiumState, int], None],
        name: str = "",
        signs: Mapping[str, str] | None = None,
    ) -> None:
        # Its question in the texts, and what is named there.
        self.word: Final = word
        self.signs: Final = signs
        self.rule: Final = rule
        # Lays out what was told, with stand-ins for cards that were not.
        self.lay: Final = lay
        # What tells it from others of its kind.
        self.name: Final = f"{word}:{name}"

    def most(self) -> int:
        """The highest number that can be told; so many, or more."""
        return 1

    def slot(self) -> int:
        """The slot of the market that it is about; -1 for none."""
        return -1

    def read(self, answer: Any) -> int:
        """An answer as a number, or a refusal."""
        if isinstance(answer, bool):
            if self.kind == YES_OR_NO:
                return int(answer)
        elif isinstance(answer, int) and self.kind == NUMBER and 0 <= answer <= self.most():
            return answer
        raise BadFacts("beside_answer", answer=answer, kind=self.kind)

    def say(self, voice: Voice) -> str:
        """The question, as a text with signs."""
        return voice.say(f"beside.ask.{self.word}", self.signs)

    def before(self, voice: Voice) -> str:
        """Something to be done at the table before it can be told; empty for nothing."""
        return ""


class HowMany(Matter):
    """A number, up to a limit."""

    kind: ClassVar[str] = NUMBER

    def __init__(
        self,
        word: str,
        rule: str,
        lay: Callable[[ImperiumState, int], None],
        limit: int,
        name: str = "",
        signs: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(word, rule, lay, name, signs)
        self.limit: Final = limit

    def most(self) -> int:
        return self.limit


class InExile(Matter):
    """Whether a card of some categories lies in the exile pile (IMP-Q113)."""

    def __init__(self, categories: list[int]) -> None:
        def lay(state: ImperiumState, answer: int) -> None:
            state.piles[EXILE] = [card.number for card in CARDS if card.is_of(categories[0])][:answer]

        super().__init__("exile", "IMP-Q113", lay, ",".join([str(one) for one in categories]))
        self.categories: Final = categories

    def say(self, voice: Voice) -> str:
        words = voice.say("effect.or_sign").join([sign("banner", MARKET_CATEGORIES[one]) for one in self.categories])
        return voice.say("beside.ask.exile", {"category": words})


class DugUp(Matter):
    """Whether a dig in the main deck has turned up a card of the category (IMP-164, IMP-165)."""

    def __init__(self, category: int) -> None:
        def lay(state: ImperiumState, answer: int) -> None:
            state.piles[MAIN_DECK] = [card.number for card in CARDS if card.is_of(category)][:answer]

        word = MARKET_CATEGORIES[category]
        super().__init__("dug", "IMP-165", lay, word, {"category": sign("banner", word)})

    def before(self, voice: Voice) -> str:
        return voice.say("beside.dig", self.signs)


class InMarket(Matter):
    """The card in a slot of the market (IMP-057)."""

    kind: ClassVar[str] = WHICH_CARD

    def __init__(self, place: int) -> None:
        def lay(state: ImperiumState, answer: int) -> None:
            # With its unrest, and nothing on it yet.
            state.market[place] = in_market(answer, NO_TOKENS)

        super().__init__("market", "IMP-158", lay, str(place), {"slot": str(place + 1)})
        self.place: Final = place

    def slot(self) -> int:
        return self.place

    def read(self, answer: Any) -> int:
        """The word of a card; none for an empty slot."""
        if not isinstance(answer, str):
            raise BadFacts("beside_answer", answer=answer, kind=self.kind)
        return market_card(answer) if answer else NO_CARD


def in_discard(kind: str, fit: list[bool]) -> Matter:
    """Whether a card of a kind lies in its discard pile (IMP-Q114)."""

    def lay(state: ImperiumState, answer: int) -> None:
        if answer:
            state.discard(CIV).append(fit.index(True))

    noun = "banner" if kind in CATEGORIES else "type"
    return Matter("discard", "IMP-Q114", lay, kind, {"cards": sign(noun, kind, 1)})


def quest_pending(but: int = NO_CARD) -> Matter:
    """Whether a quest is pending, or another one than the last (IMP-241)."""
    if but < 0:
        return Matter("quest", "IMP-241", lay_quest, str(but))
    return Matter("quest_but", "IMP-241", lay_quest, str(but), {"card": sign("card", CARDS[but].word)})


def lay_yours(token: int) -> Callable[[ImperiumState, int], None]:
    """Tokens of the player, who has no more that could be taken."""

    def lay(state: ImperiumState, answer: int) -> None:
        state.put(YOU, token, answer)

    return lay


def you_have(token: int) -> Matter:
    """Whether the player has a token (IMP-272)."""
    word = RESOURCES[token]
    return Matter("you_have", "IMP-272", lay_yours(token), word, {"tokens": sign("token", word, 1)})


def stolen(token: int, count: int) -> Matter:
    """How many tokens are stolen from the player in the end: fewer if there are fewer, none under protection."""
    word = RESOURCES[token]
    return HowMany("stolen", "IMP-272", lay_yours(token), count, word, {"token": sign("token", word)})


def crossed(card: int) -> Matter:
    """Whether the dynasty card just discarded was the accession card (IMP-265)."""

    def lay(state: ImperiumState, answer: int) -> None:
        if answer:
            put_on(state, CIV_NATION_DECK, card)

    return Matter("accession", "IMP-265", lay, signs={"card": sign("card", CARDS[card].word)})


def lay_regions(state: ImperiumState, answer: int) -> None:
    """Regions of the C.I.V."""
    state.areas[CIV] = [FRESH[card] for card in REGION_CARDS[:answer]]


def lay_your_region(state: ImperiumState, answer: int) -> None:
    """A region of the player that can leave play."""
    state.areas[YOU] = [FRESH[card] for card in REGION_CARDS[:answer]]


def lay_deck(state: ImperiumState, answer: int) -> None:
    """A card in its deck."""
    state.piles[own(CIV, DECK)] = [ANY_CARD] * answer


def lay_your_deck(state: ImperiumState, answer: int) -> None:
    """A card that the player can draw."""
    state.piles[own(YOU, DECK)] = [ANY_CARD] * answer


def lay_your_hand(state: ImperiumState, answer: int) -> None:
    """A card in the player's hand."""
    state.piles[own(YOU, HAND)] += [ANY_CARD] * answer


def lay_your_unrest(state: ImperiumState, answer: int) -> None:
    """An unrest card in the player's hand."""
    state.piles[own(YOU, HAND)] += UNREST_CARDS[:answer]


def lay_quest(state: ImperiumState, answer: int) -> None:
    """A pending quest."""
    state.piles[own(CIV, DEVELOPMENT)] = [ANY_CARD] * answer


def lay_your_state(state: ImperiumState, answer: int) -> None:
    """The side of the player's State card."""
    state.empires = state.empires & ~(1 << YOU) | answer << YOU


REGIONS_IN_PLAY: Final = HowMany("regions", "IMP-Q111", lay_regions, MOST_REGIONS)
DECK_LEFT: Final = Matter("deck", "IMP-269", lay_deck)
YOUR_HAND: Final = Matter("your_hand", "IMP-272", lay_your_hand)
YOUR_UNREST: Final = Matter("your_unrest", "IMP-256", lay_your_unrest)
YOUR_DRAW: Final = Matter("your_draw", "IMP-088", lay_your_deck)
YOUR_REGION: Final = Matter("your_region", "IMP-258", lay_your_region)
# A persistent card, or a region, that can leave play.
YOUR_PERSISTENT: Final = Matter("your_persistent", "IMP-131", lay_your_region)
YOUR_LOOSE: Final = Matter("your_loose", "IMP-131", lay_your_region)
YOU_ARE_EMPIRE: Final = Matter("your_state", "IMP-258", lay_your_state)


def market_card(word: str) -> int:
    """The card of a word, if it can lie in the market (IMP-057)."""
    card = known_card(word)
    if CARDS[card].nation >= 0 or CARDS[card].unrest or CARDS[card].not_drawn:
        raise BadFacts("beside_market", card=word, rule="IMP-057")
    return card


def known_card(word: str) -> int:
    """The card of a word."""
    if word not in INDEX:
        raise BadFacts("beside_card", card=word)
    return INDEX[word]


def in_market(card: int, tokens: list[int]) -> Laid:
    """A card of the market with its unrest (IMP-058)."""
    if card < 0:
        return EMPTY
    under = UNREST_CARDS[:1] if CARDS[card].brings_unrest else []
    return Laid(card, False, tokens, under, CARDS[card].region_types)
