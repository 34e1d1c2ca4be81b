"""Matters that only the player of a real table can see, each asked when it is needed and not before."""

from __future__ import annotations

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
from imperia.kernel.agenda import missing
from imperia.kernel.signs import Voice, sign

# The most region icons that can be told.
MOST_REGIONS: Final = 40
# How a question is answered.
YES_OR_NO: Final = "yes_or_no"
COUNT: Final = "count"
WHICH_CARD: Final = "card"

# Cards that stand for those which nobody has told.
REGION_CARDS: Final = [card.number for card in CARDS if card.regions == 1 and may_leave(card.number)]
UNREST_CARDS: Final = [card.number for card in CARDS if card.unrest]
ANY_CARD: Final = next(card.number for card in CARDS if not card.regions and not card.types and not card.unrest)


class Matter:
    """Something of a real table: how it is asked, and how the answer is laid out."""

    word: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    kind: ClassVar[str] = YES_OR_NO

    def __init__(self, name: str = "") -> None:
        # What tells it from others of its kind.
        self.name: Final = f"{self.word}:{name}"

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
        elif isinstance(answer, int) and self.kind == COUNT and 0 <= answer <= self.most():
            return answer
        raise BadFacts("beside_answer", answer=answer, kind=self.kind)

    def say(self, voice: Voice) -> str:
        """The question, as a text with signs."""
        return voice.say(f"beside.ask.{self.word}")

    def before(self, voice: Voice) -> str:
        """Something to be done at the table before it can be told; empty for nothing."""
        return ""

    def lay(self, state: ImperiumState, answer: int) -> None:
        """Lay out what was told, with stand-ins for cards that were not."""
        raise missing(self, "lay")


class RegionsInPlay(Matter):
    """The region icons in its play area (IMP-Q111)."""

    word: ClassVar[str] = "regions"
    rule: ClassVar[str] = "IMP-Q111"
    kind: ClassVar[str] = COUNT

    def most(self) -> int:
        """More than ever lie there."""
        return MOST_REGIONS

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.areas[CIV] = [FRESH[card] for card in REGION_CARDS[:answer]]


class DeckLeft(Matter):
    """Whether its deck has a card left (IMP-269)."""

    word: ClassVar[str] = "deck"
    rule: ClassVar[str] = "IMP-269"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[own(CIV, DECK)] = [ANY_CARD] * answer


class InDiscard(Matter):
    """Whether a card of a kind lies in its discard pile (IMP-Q114)."""

    word: ClassVar[str] = "discard"
    rule: ClassVar[str] = "IMP-Q114"

    def __init__(self, kind: str, fit: list[bool]) -> None:
        super().__init__(kind)
        self.of: Final = kind
        self.card: Final = fit.index(True)

    def say(self, voice: Voice) -> str:
        noun = "banner" if self.of in CATEGORIES else "type"
        return voice.say("beside.ask.discard", {"cards": sign(noun, self.of, 1)})

    def lay(self, state: ImperiumState, answer: int) -> None:
        if answer:
            state.discard(CIV).append(self.card)


class InExile(Matter):
    """Whether a card of some categories lies in the exile pile (IMP-Q113)."""

    word: ClassVar[str] = "exile"
    rule: ClassVar[str] = "IMP-Q113"

    def __init__(self, categories: list[int]) -> None:
        super().__init__(",".join([str(one) for one in categories]))
        self.categories: Final = categories

    def say(self, voice: Voice) -> str:
        words = voice.say("effect.or_sign").join([sign("banner", MARKET_CATEGORIES[one]) for one in self.categories])
        return voice.say("beside.ask.exile", {"category": words})

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[EXILE] = [card.number for card in CARDS if card.is_of(self.categories[0])][:answer]


class QuestPending(Matter):
    """Whether a quest is pending, or another one than the last (IMP-241)."""

    word: ClassVar[str] = "quest"
    rule: ClassVar[str] = "IMP-241"

    def __init__(self, but: int = NO_CARD) -> None:
        super().__init__(str(but))
        self.but: Final = but

    def say(self, voice: Voice) -> str:
        if self.but < 0:
            return voice.say("beside.ask.quest")
        return voice.say("beside.ask.quest_but", {"card": sign("card", CARDS[self.but].word)})

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[own(CIV, DEVELOPMENT)] = [ANY_CARD] * answer


class YouHave(Matter):
    """Whether the player has a token (IMP-272)."""

    word: ClassVar[str] = "you_have"
    rule: ClassVar[str] = "IMP-272"

    def __init__(self, token: int) -> None:
        super().__init__(RESOURCES[token])
        self.token: Final = token

    def say(self, voice: Voice) -> str:
        return voice.say("beside.ask.you_have", {"tokens": sign("token", RESOURCES[self.token], 1)})

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.put(YOU, self.token, answer)


class Stolen(Matter):
    """How many tokens are stolen from the player in the end: fewer if there are fewer, none under protection."""

    word: ClassVar[str] = "stolen"
    rule: ClassVar[str] = "IMP-272"
    kind: ClassVar[str] = COUNT

    def __init__(self, token: int, count: int) -> None:
        super().__init__(RESOURCES[token])
        self.token: Final = token
        self.count: Final = count

    def most(self) -> int:
        """As the row says."""
        return self.count

    def say(self, voice: Voice) -> str:
        return voice.say("beside.ask.stolen", {"token": sign("token", RESOURCES[self.token])})

    def lay(self, state: ImperiumState, answer: int) -> None:
        """The player has no more that it could take."""
        state.put(YOU, self.token, answer)


class YourHand(Matter):
    """Whether the player has a card in hand."""

    word: ClassVar[str] = "your_hand"
    rule: ClassVar[str] = "IMP-272"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[own(YOU, HAND)] += [ANY_CARD] * answer


class YourUnrest(Matter):
    """Whether the player has an unrest card in hand."""

    word: ClassVar[str] = "your_unrest"
    rule: ClassVar[str] = "IMP-256"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[own(YOU, HAND)] += UNREST_CARDS[:answer]


class YourDraw(Matter):
    """Whether the player has a card to draw (IMP-088)."""

    word: ClassVar[str] = "your_draw"
    rule: ClassVar[str] = "IMP-088"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[own(YOU, DECK)] = [ANY_CARD] * answer


class YourRegion(Matter):
    """Whether the player has a region in play."""

    word: ClassVar[str] = "your_region"
    rule: ClassVar[str] = "IMP-258"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.areas[YOU] = [FRESH[card] for card in REGION_CARDS[:answer]]


class YourPersistent(YourRegion):
    """Whether the player has a persistent card that can leave play (IMP-131)."""

    word: ClassVar[str] = "your_persistent"
    rule: ClassVar[str] = "IMP-131"


class YourLoose(YourRegion):
    """Whether the player has a region in play that can leave it (IMP-131)."""

    word: ClassVar[str] = "your_loose"
    rule: ClassVar[str] = "IMP-131"


class YouAreEmpire(Matter):
    """The side of the player's own State card."""

    word: ClassVar[str] = "your_state"
    rule: ClassVar[str] = "IMP-258"

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.empires = state.empires & ~(1 << YOU) | answer << YOU


class Crossed(Matter):
    """Whether the dynasty card just discarded was the accession card (IMP-265)."""

    word: ClassVar[str] = "accession"
    rule: ClassVar[str] = "IMP-265"

    def __init__(self, card: int) -> None:
        super().__init__("")
        self.card: Final = card

    def say(self, voice: Voice) -> str:
        return voice.say("beside.ask.accession", {"card": sign("card", CARDS[self.card].word)})

    def lay(self, state: ImperiumState, answer: int) -> None:
        if answer:
            put_on(state, CIV_NATION_DECK, self.card)


class DugUp(Matter):
    """Whether a dig in the main deck has turned up a card of the category (IMP-164, IMP-165)."""

    word: ClassVar[str] = "dug"
    rule: ClassVar[str] = "IMP-165"

    def __init__(self, category: int) -> None:
        super().__init__(MARKET_CATEGORIES[category])
        self.category: Final = category

    def say(self, voice: Voice) -> str:
        return voice.say("beside.ask.dug", {"category": sign("banner", MARKET_CATEGORIES[self.category])})

    def before(self, voice: Voice) -> str:
        return voice.say("beside.dig", {"category": sign("banner", MARKET_CATEGORIES[self.category])})

    def lay(self, state: ImperiumState, answer: int) -> None:
        state.piles[MAIN_DECK] = [card.number for card in CARDS if card.is_of(self.category)][:answer]


class InMarket(Matter):
    """The card in a slot of the market (IMP-057)."""

    word: ClassVar[str] = "market"
    rule: ClassVar[str] = "IMP-158"
    kind: ClassVar[str] = WHICH_CARD

    def __init__(self, place: int) -> None:
        super().__init__(str(place))
        self.place: Final = place

    def slot(self) -> int:
        """From left to right."""
        return self.place

    def read(self, answer: Any) -> int:
        """The word of a card; none for an empty slot."""
        if not isinstance(answer, str):
            raise BadFacts("beside_answer", answer=answer, kind=self.kind)
        return market_card(answer) if answer else NO_CARD

    def say(self, voice: Voice) -> str:
        return voice.say("beside.ask.market", {"slot": self.place + 1})

    def lay(self, state: ImperiumState, answer: int) -> None:
        """With its unrest, and nothing on it yet."""
        state.market[self.place] = in_market(answer, NO_TOKENS)


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
