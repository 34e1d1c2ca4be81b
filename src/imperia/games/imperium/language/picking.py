"""Ops that handle cards which whoever resolves them chooses, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from imperia.games.imperium.cards import place_of
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.amounts import ALL, Quantity, read_quantity
from imperia.games.imperium.language.selectors import (
    IN_DECK,
    IN_DEVELOPMENT,
    IN_DISCARD,
    IN_HAND,
    IN_HISTORY,
    Selector,
    cards_in,
    read_selector,
)
from imperia.games.imperium.piles import distinct, find_laid
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import DONE, HAD_NONE
from imperia.kernel.agenda import missing
from imperia.kernel.effects import AskingOp, Continue, SecretAsk, remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice
from imperia.kernel.words import Verb

# Piles in which cards that are alike need not be told apart.
HEAPS: Final = (IN_HAND, IN_DISCARD, IN_DECK, IN_HISTORY, IN_DEVELOPMENT)
# More cards than anybody has.
MANY: Final = 999
ANY_OF_HAND: Final[dict[str, Any]] = {"in": "hand"}
NO_CARDS: Final[list[int]] = []


class ChoosingOp(AskingOp[ImperiumState, Deed]):
    """An op that is begun by choosing something: where it may be done, to choose is to do it."""

    demands: ClassVar[bool] = False

    def offered(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The answers that begin it."""
        return self.answers(state, frame)

    def guarded(self, state: ImperiumState, frame: Deed) -> bool:
        """True if it tells others something about a hand whether there is an answer."""
        return False

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """As far as possible can be nothing at all (IMP-Q18)."""
        return True

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        """By its word, for which card."""
        return self.word, {"card": frame.card}


class PickCards(ChoosingOp):
    """Choose as many cards as it says, as far as there are any, and do the same with each (IMP-070, IMP-105)."""

    # True if the order in which cards are chosen matters even where all of them have to be.
    ordered: ClassVar[bool] = False
    # True if a card of the hand goes where nobody else sees it.
    face_down: ClassVar[bool] = False

    def __init__(self, fields: Fields, verb: Verb, usual: Mapping[str, Any] = ANY_OF_HAND) -> None:
        super().__init__(fields)
        self.verb: Final = verb
        self.quantity: Final[Quantity] = read_quantity(fields)
        self.selector: Final[Selector] = (
            read_selector(fields, "sel") if fields.has("sel") else Selector(Fields(fields.lexicon, fields.key, usual))
        )
        zones = self.selector.zones
        # That there is one answer tells nobody a secret where all that is chosen from lies open, or is chosen blindly.
        self.evidently: Final = IN_HAND not in zones or (zones == [IN_HAND] and all(self.selector.fit))
        self.heaped: Final = len(zones) == 1 and zones[0] in HEAPS
        self.from_hand: Final = IN_HAND in zones
        # True if cards of a pile are chosen from, by what is printed on them, and each of them counts as one.
        self.counts_one: Final = self.heaped and self.selector.by_print and self.selector.category < 0
        # True if it is nobody else's business what is chosen.
        self.unseen: Final = self.face_down and self.from_hand
        # True if it does not matter in which order all of the cards are chosen, where they have to be.
        self.unordered: Final = not self.quantity.free and not self.ordered

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """Handle one card."""
        raise missing(self, "handle")

    def finish(self, state: ImperiumState, frame: Deed, count: int) -> None:
        """Finish after the last card; so many were handled."""

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The cards that can be chosen; a card that is about to be played lies in no hand any more (IMP-Q19)."""
        cards = self.selector.cards(state, frame)
        if self.selector.this or place_of(cards, frame.card) < 0:
            return cards
        in_play = find_laid(state, frame.actor, frame.card).card >= 0
        return cards if in_play else [card for card in cards if card != frame.card]

    def wanted(self, state: ImperiumState, frame: Deed) -> int:
        """How many have to be chosen, if there are so many."""
        return self.quantity.needed(state, frame)

    def there(self, state: ImperiumState, frame: Deed) -> int:
        """How many can be chosen, as they count."""
        if not self.counts_one:
            return self.selector.total(self.candidates(state, frame))
        fit = self.selector.fit
        count = 0
        for card in cards_in(state, frame.actor, self.selector.zones[0]):
            if fit[card] and card != frame.card:
                count += 1
        return count

    def payable(self, state: ImperiumState, frame: Deed) -> bool:
        """There have to be so many (IMP-Q17)."""
        return self.there(state, frame) >= self.wanted(state, frame)

    def offered(self, state: ImperiumState, frame: Deed) -> list[int]:
        """The moves that choose a card."""
        return self.choosing(state, frame, self.candidates(state, frame))

    def choosing(self, state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
        """The moves that choose one of these cards; of cards that are alike in a pile one is enough."""
        return self.verb.moves(distinct(cards) if self.heaped else cards)

    def guarded(self, state: ImperiumState, frame: Deed) -> bool:
        """As the zones are; everybody sees that a hand is empty."""
        return not self.evidently and bool(state.hand(frame.actor))

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """A card, or that it is enough."""
        return self.answers_of(state, frame, self.candidates(state, frame))

    def answers_of(self, state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
        """One of these cards, or that it is enough."""
        moves = self.choosing(state, frame, cards)
        if self.quantity.free and (moves or self.guarded(state, frame)):
            DONE.add(0, moves)
        return moves

    def evident(self, state: ImperiumState, frame: Deed, move: int) -> bool:
        return self.evidently

    def ask(self, state: ImperiumState, frame: Deed) -> None:
        """A card that nobody else may see is chosen in secret."""
        if self.unseen:
            state.agenda.append(SecretAsk(self, frame))
        else:
            super().ask(state, frame)

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """All of them at once, or one after the other."""
        if self.quantity.kind == ALL:
            cards = self.candidates(state, frame).copy()
            for card in cards:
                self.handle(state, frame, card)
            self.finish(state, frame, len(cards))
            return
        # How many there are in a hand must not be told by what waits on the agenda.
        left = self.quantity.most(state, frame, MANY) if self.quantity.free else self.wanted(state, frame)
        self.go_on(state, frame, left, 0)

    def resume(self, state: ImperiumState, frame: Deed, left: list[int]) -> None:
        self.go_on(state, frame, left[0], left[1])

    def go_on(self, state: ImperiumState, frame: Deed, left: int, done: int) -> None:
        """Ask for the next card, unless there is no choice about it."""
        cards = self.candidates(state, frame) if left > 0 else NO_CARDS
        moves = self.answers_of(state, frame, cards) if left > 0 else NO_CARDS
        if not moves:
            if left > 0 and self.guarded(state, frame):
                state.tell(HAD_NONE, frame.actor)
            self.finish(state, frame, done)
            return
        if self.evident(state, frame, moves[0]) and self.no_choice(left, moves, cards):
            self.answered(state, frame, left, done, moves[0])
        else:
            state.agenda.append(Continue(self, [left, done], frame))
            self.ask(state, frame)
            state.keep_moves(frame.actor, moves)

    def no_choice(self, left: int, moves: list[int], cards: list[int]) -> bool:
        """True if one card can be chosen, or all have to be; that those of a hand are alike is its owner's secret."""
        if self.unordered and self.selector.total(cards) <= left:
            return True
        return len(moves) == 1 and (not self.from_hand or len(cards) == 1)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        """The card is handled, and the rest comes after what that sets off."""
        rest = self.take_rest(state)
        if rest:
            self.answered(state, frame, rest[0], rest[1], move)
        else:
            # Nobody waited for it: where it may be done, to choose is to begin it.
            self.answered(state, frame, -1, 0, move)

    def answered(self, state: ImperiumState, frame: Deed, left: int, done: int, move: int) -> None:
        """A card is chosen, or it is enough."""
        if DONE.says(move):
            self.finish(state, frame, done)
        else:
            self.chosen(state, frame, left, done, self.verb.argument(move))

    def note(self, state: ImperiumState, frame: Deed, card: int, weight: int) -> None:
        """Remember a card that is chosen."""
        remember(state, self.tag, weight, [card])

    def chosen(self, state: ImperiumState, frame: Deed, left: int, done: int, card: int) -> None:
        """A card is chosen; without a number of cards left it is the first of as many as are wanted."""
        if left < 0:
            left = self.wanted(state, frame)
        weight = self.selector.weight(card)
        if self.tag:
            self.note(state, frame, card, weight)
        if left > weight:
            state.agenda.append(Continue(self, [left - weight, done + 1], frame))
            self.handle(state, frame, card)
        else:
            self.handle(state, frame, card)
            self.finish(state, frame, done + 1)

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        return [self.rule]

    def wording(self, state: ImperiumState, frame: Deed, move: int) -> tuple[str, dict[str, int]]:
        """Who is asked only to keep a secret hears that there is nothing to choose."""
        return ("nothing_fits" if DONE.says(move) and not self.offered(state, frame) else ""), {}

    def say(self, voice: Voice) -> str:
        """The op in words, with how many of which cards."""
        return voice.say(f"effect.{self.word}", {"cards": self.quantity.of_cards(voice, self.selector)})
