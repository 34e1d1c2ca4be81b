"""Drawing from one's own deck, and reshuffling it with the nation deck or the development area (p. 12, 19)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from imperia.games.imperium import hoard
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.amounts import UP_TO, Quantity, read_quantity
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.piles import draw_top, reshuffle
from imperia.games.imperium.printed import DEVELOPMENT_EXHAUST, EXHAUST, HAND_SIZE, NATION_DECK, NATION_EXHAUST, own
from imperia.games.imperium.rules.develop import affordable, develop, developable
from imperia.games.imperium.rules.lift import tell_empty
from imperia.games.imperium.rules.nation import take_nation_card
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import COUNT, DECLINE, DEVELOP, NATION_CARD
from imperia.kernel.agenda import ASKED, SKIPPED, SeatChoice, Step, in_order, take_next
from imperia.kernel.effects import SUFFERED, AskingOp, remember
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

NONE_DRAWN: Final[list[int]] = []


@final
class HandSize(Passive):
    """More cards in the hand after clean-up (IMP-086)."""

    word: ClassVar[str] = "hand_size"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.number("hand_size")

    def say(self, voice: Voice) -> str:
        return voice.say("passive.hand_size", {"count": self.count})


def hand_limit(state: ImperiumState, seat: int) -> int:
    """Up to how many cards a player draws in clean-up (IMP-086, IMP-319)."""
    limit = HAND_SIZE
    for laid in state.areas[seat]:
        for passive in laid.printed.passives:
            if isinstance(passive, HandSize):
                limit += passive.count
    return limit


def draw(state: ImperiumState, seat: int, count: int, if_able: bool = False, tag: str = "") -> None:
    """A player draws so many cards; the drawn ones are remembered under the tag, if there is one."""
    if count > 0:
        state.agenda.append(Draw(seat, count, if_able, tag))


def can_draw(state: ImperiumState, seat: int) -> bool:
    """True if a card lies in the deck or the discard pile, or comes there before the reshuffling (IMP-088)."""
    if state.deck(seat) or state.discard(seat):
        return True
    if not state.have(seat, EXHAUST):
        return False
    if state.is_empire(seat):
        return not state.have(seat, DEVELOPMENT_EXHAUST) and bool(affordable(state, seat))
    return not state.have(seat, NATION_EXHAUST) and bool(state.piles[own(seat, NATION_DECK)])


@mypyc_attr(free_list_len=1)
class Draw(Step[ImperiumState]):
    """Draw from one's deck; when it runs out it is made anew (IMP-088, IMP-171), but not "if able" (IMP-101)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int, count: int, if_able: bool, tag: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.if_able: Final = if_able
        self.tag: Final = tag

    def missing(self, state: ImperiumState) -> int:
        """How many are still to be drawn."""
        return self.count

    def rest(self, left: int) -> Draw:
        """The rest of it when so many are still to be drawn."""
        return Draw(self.seat, left, self.if_able, self.tag)

    def run(self, state: ImperiumState) -> None:
        """As many as there are; what happens when the deck is empty comes before the rest (IMP-Q131)."""
        seat = self.seat
        left = self.missing(state)
        there = len(state.deck(seat))
        count = max(0, min(left, there))
        left -= count
        emptied = 0 < count == there
        drawn = draw_top(state, seat, count) if count else NONE_DRAWN
        if self.tag:
            remember(state, self.tag, count, drawn)
        if left > 0 and not self.if_able:
            state.agenda.append(self.rest(left))
            if not emptied:
                state.agenda.append(RESHUFFLE_DECK[seat])
        if emptied:
            tell_empty(state, seat)


class DrawToLimit(Draw):
    """Draw up to the hand limit, whatever else comes into the hand meanwhile (IMP-086, IMP-319)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0, False, "")

    def parts(self) -> list[Any]:
        return [self.seat]

    def missing(self, state: ImperiumState) -> int:
        return hand_limit(state, self.seat) - len(state.hand(self.seat))

    def rest(self, left: int) -> Draw:
        return self


class ReshuffleDeck(Step[ImperiumState]):
    """The side of the State card says what comes before a discard pile is shuffled (IMP-088, IMP-Q38, IMP-Q40)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ImperiumState) -> None:
        """A nation card, or the offer of a development; then the pile is shuffled (IMP-091, IMP-Q35)."""
        seat = self.seat
        shuffle = SHUFFLE_DISCARDS[seat]
        if not state.have(seat, EXHAUST):
            # IMP-090, IMP-097
            state.agenda.append(shuffle)
        elif state.is_empire(seat):
            steps: list[Step[ImperiumState]] = [OFFER_DEVELOPMENT[seat], shuffle]
            state.agenda += in_order(steps)
        else:
            state.agenda.append(shuffle)
            # IMP-089, IMP-Q36, IMP-Q37
            if not state.have(seat, NATION_EXHAUST) and state.piles[own(seat, NATION_DECK)]:
                state.add(seat, EXHAUST, -1)
                state.add(seat, NATION_EXHAUST, 1)
                take_nation_card(state, seat, NATION_CARD)


class ShuffleDiscards(Step[ImperiumState]):
    """The discard pile becomes the deck (IMP-091)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ImperiumState) -> None:
        """The deck as it is by now; where there is nothing, drawing stops (IMP-Q34)."""
        if state.discard(self.seat):
            reshuffle(state, self.seat)
        else:
            take_next(state.agenda, Draw)


class OfferDevelopment(SeatChoice[ImperiumState]):
    """An empire may develop a card before it reshuffles (IMP-096 to IMP-099)."""

    rule: ClassVar[str] = "IMP-096"

    def settled(self, state: ImperiumState) -> int:
        """Nobody is asked who has a token there already, or can pay for no card."""
        if state.have(self.seat, DEVELOPMENT_EXHAUST):
            return SKIPPED
        moves = self.moves(state, self.seat)
        if len(moves) == 1:
            return SKIPPED
        state.keep_moves(self.seat, moves)
        return ASKED

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """A card that can be paid for, or none (IMP-098)."""
        moves = DEVELOP.moves(affordable(state, seat))
        DECLINE.add(0, moves)
        return moves

    def why_not(self, state: ImperiumState, seat: int, move: int) -> list[str]:
        return ["IMP-189", self.rule] if DEVELOP.argument(move) in developable(state, seat) else [self.rule]

    def default(self, state: ImperiumState, seat: int) -> int:
        return DECLINE.move()

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The token shows that it was done (IMP-100)."""
        if DEVELOP.says(move):
            state.add(seat, EXHAUST, -1)
            state.add(seat, DEVELOPMENT_EXHAUST, 1)
            develop(state, seat, DEVELOP.argument(move), False)


DRAW_TO_LIMIT: Final = [DrawToLimit(seat) for seat in range(4)]

RESHUFFLE_DECK: Final = [ReshuffleDeck(seat) for seat in range(4)]

SHUFFLE_DISCARDS: Final = [ShuffleDiscards(seat) for seat in range(4)]

OFFER_DEVELOPMENT: Final = [OfferDevelopment(seat) for seat in range(4)]


class DrawCards(AskingOp[ImperiumState, Deed]):
    """Cards from one's own deck come into the hand (IMP-171), or up to so many (IMP-101, IMP-102)."""

    word: ClassVar[str] = "draw"
    rule: ClassVar[str] = "IMP-171"
    demands: ClassVar[bool] = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.quantity: Final[Quantity] = read_quantity(fields)
        self.if_able: Final = fields.flag("if_able")

    def possible(self, state: ImperiumState, frame: Deed) -> bool:
        """As far as possible can be nothing at all."""
        return True

    def there(self, state: ImperiumState, frame: Deed) -> int:
        """How many there are to be drawn, as everybody can see."""
        seat = frame.actor
        count = len(state.deck(seat))
        return count if self.if_able else count + len(state.discard(seat)) + 1

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """How many, where the player says it."""
        most = self.quantity.most(state, frame, self.there(state, frame))
        return COUNT.moves(list(range(most + 1)))

    def run(self, state: ImperiumState, frame: Deed) -> None:
        """A number, or as many as the player likes."""
        if self.quantity.kind == UP_TO:
            super().run(state, frame)
        else:
            draw(state, frame.actor, self.quantity.amount.value(state, frame), self.if_able, self.tag)

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        draw(state, frame.actor, COUNT.argument(move), self.if_able, self.tag)

    def by_automa(self) -> int:
        """It has no hand: the cards go from its deck to its discard pile (IMP-269)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        hoard.discard_top(state, self.quantity.amount.value(state, frame))

    def question(self, state: ImperiumState, frame: Deed) -> tuple[str, dict[str, int]]:
        """By its word, for which card."""
        return self.word, {"card": frame.card}

    def say(self, voice: Voice) -> str:
        cards = self.quantity.of_things(voice, "thing", "card")
        return voice.say("effect.draw_if_able" if self.if_able else "effect.draw", {"cards": cards})
