"""Drawing from one's own deck, and reshuffling it with the nation deck or the development area (p. 12, 19)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.language.passives import Passive
from imperia.games.imperium.piles import draw_top, reshuffle, to_discard
from imperia.games.imperium.printed import DEVELOPMENT_EXHAUST, EXHAUST, HAND_SIZE, NATION_DECK, NATION_EXHAUST, own
from imperia.games.imperium.rules.develop import affordable, develop, developable
from imperia.games.imperium.rules.lift import tell_empty
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import BECAME_EMPIRE, DECLINE, DEVELOP, NATION_CARD, NATION_IN_PLAY
from imperia.kernel.agenda import ASKED, SKIPPED, SeatChoice, Step, in_order, take_next
from imperia.kernel.effects import remember
from imperia.kernel.events import Happening
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice

# The effect word by which a card lays itself in play.
TO_PLAY: Final = "to_play"
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
        """What remains of it when so many are still to be drawn."""
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
        """What lies in it by now; where there is nothing, drawing stops (IMP-Q34)."""
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
        """What cannot be paid cannot be developed."""
        return ["IMP-189", self.rule] if DEVELOP.argument(move) in developable(state, seat) else [self.rule]

    def default(self, state: ImperiumState, seat: int) -> int:
        """To develop nothing."""
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


def take_nation_card(state: ImperiumState, seat: int, what: Happening) -> None:
    """The top nation card goes to its owner's discard pile, at last the accession card (IMP-092, IMP-Q123)."""
    pile = own(seat, NATION_DECK)
    if not state.piles[pile]:
        return
    card = state.own_pile(pile).pop()
    to_discard(state, seat, card)
    state.tell(NATION_IN_PLAY if comes_into_play(card) else what, seat, card)
    nation = NATION_CARDS[state.nations[seat]]
    if card == nation.accession and nation.accedes:
        become_empire(state, seat, BECAME_EMPIRE)
    # IMP-093, IMP-094
    CARDS[card].on_gain.begin(state, deed_of(seat, card))


def comes_into_play(card: int) -> bool:
    """True if a nation card is laid in play as soon as it is gained (IMP-093)."""
    return any(op.word == TO_PLAY for op in CARDS[card].on_gain.ops)


def become_empire(state: ImperiumState, seat: int, what: Happening) -> None:
    """The State card is turned to its empire side (IMP-092, IMP-311)."""
    if not state.is_empire(seat):
        state.empires |= 1 << seat
        state.tell(what, seat)
