"""The lookout phase in its three forms (p. 6, 12), and that of the solo game (p. 13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.empire import add_location
from imperia.games.settlers.location import Location
from imperia.games.settlers.piles import discard, draw, to_hand, top_common, without
from imperia.games.settlers.printed import ADVANCED_REVEAL, ALTERNATIVE_HAND, COMMON, SOLO_REVEAL
from imperia.games.settlers.purposes import VIRTUAL_PLAYER
from imperia.games.settlers.state import ADVANCED, ALTERNATIVE, LOOKOUT, VIRTUAL, SettlersState
from imperia.games.settlers.words import (
    ADDED_IN_FIRST_PASS,
    ADDED_IN_SECOND_PASS,
    CHOSE,
    CHOSE_SECOND,
    DRAFTED,
    DREW_IN_ADVANCED,
    DREW_IN_ALTERNATIVE,
    DREW_IN_LOOKOUT,
    DREW_IN_PEACE,
    DREW_IN_SOLO,
    LEFT_OVER,
    LEFT_OVER_ADVANCED,
    LEFT_OVER_AGAIN,
    PASSED_ON,
    REVEALED,
    REVEALED_ADVANCED,
    REVEALED_AGAIN,
    REVEALED_SOLO,
    TAKE,
    TOOK,
    TOOK_ADVANCED,
    TOOK_BACKWARDS,
    TOOK_SOLO,
    TOOK_SOLO_SECOND,
    VIRTUAL_GOT,
    VIRTUAL_GOT_LAST,
)
from imperia.kernel.agenda import Choice, SeatChoice, Step, in_order, only_answer
from imperia.kernel.events import AUTOMA, EVERYONE, NO_SEAT, Happening, only


class LookOut(Step[SettlersState]):
    """Every player draws a faction card, then common cards are shared out (SET-050, SET-057, SET-211)."""

    def run(self, state: SettlersState) -> None:
        """The form of the phase is an option."""
        state.phase = LOOKOUT
        drew = DREW_IN_LOOKOUT
        if state.seats == 1:
            drew = DREW_IN_SOLO
        elif state.terms.lookout == ALTERNATIVE:
            drew = DREW_IN_ALTERNATIVE
        elif state.terms.lookout == ADVANCED:
            drew = DREW_IN_ADVANCED
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        for seat in order:
            draw(state, seat, state.factions[seat], what=drew)
            if state.terms.peaceful:
                draw(state, seat, COMMON, what=DREW_IN_PEACE)
        if state.seats == 1:
            steps = SOLO_LOOKOUT
        elif state.terms.lookout == ALTERNATIVE:
            steps = ALTERNATIVE_LOOKOUT
        elif state.terms.lookout == ADVANCED:
            steps = advanced(order)
        else:
            steps = standard(order)
        state.agenda += in_order(steps)


def standard(order: list[int]) -> list[Step[Any]]:
    """Two drafts, the second one backwards (SET-051 to SET-056, SET-Q44)."""
    steps: list[Step[Any]] = []
    for picks in (order, order[::-1]):
        steps.append(REVEAL[len(order) + 1])
        steps += [PICK_CARD[seat] for seat in picks]
        steps.append(DISCARD_REST)
    return steps


def advanced(order: list[int]) -> list[Step[Any]]:
    """One row of cards for two passes, filled up as the book says (SET-206 to SET-210)."""
    steps: list[Step[Any]] = [REVEAL[ADVANCED_REVEAL]]
    last = len(order) - 1
    for place, seat in enumerate(order):
        # SET-208: one card more before the third and fourth picks.
        if place >= 2:
            steps.append(REVEAL[1])
        steps.append(PICK_CARD[seat])
    for place, seat in enumerate(order):
        # SET-209: one card more before each pick but the first and the last.
        if 0 < place < last:
            steps.append(REVEAL[1])
        steps.append(PICK_CARD[seat])
    steps.append(DISCARD_REST)
    return steps


class RevealCards(Step[SettlersState]):
    """Turn common cards face up, as many as there are (SET-051, SET-253, SET-Q03)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: SettlersState) -> None:
        """They lie open while they are chosen."""
        fresh: list[int] = []
        for _ in range(self.count):
            card = top_common(state)
            if card >= 0:
                fresh.append(card)
        state.open += fresh
        state.open.sort()
        if fresh:
            state.tell_list(self.what(state), NO_SEAT, fresh)

    def what(self, state: SettlersState) -> Happening:
        """Each form of the lookout reveals cards by rules of its own."""
        if state.seats == 1:
            return REVEALED_SOLO
        if state.terms.lookout != ADVANCED:
            return REVEALED_AGAIN if in_second_draft(state) else REVEALED
        if self.count > 1:
            return REVEALED_ADVANCED
        picks = sum([isinstance(step, PickCard) for step in state.agenda])
        return ADDED_IN_FIRST_PASS if picks > state.seats else ADDED_IN_SECOND_PASS


def in_second_draft(state: SettlersState) -> bool:
    """True if no further cards are revealed in this lookout (SET-054)."""
    return not any(isinstance(step, RevealCards) for step in state.agenda)


def take_open(state: SettlersState, what: Happening, seat: int, card: int) -> None:
    """An open card comes into a hand, and everybody has seen it (SET-052, SET-253)."""
    state.open.remove(card)
    to_hand(state, seat, card)
    state.hidden.see([card], EVERYONE)
    state.tell(what, seat, card)


class PickCard(SeatChoice[SettlersState]):
    """Take one of the open cards into the hand (SET-052, SET-055, SET-206, SET-219, SET-221)."""

    rule: ClassVar[str] = "SET-052"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return TAKE.moves(state.open)

    def settled(self, state: SettlersState) -> int:
        """With too few cards players pick while they last (SET-Q03)."""
        return only_answer(TAKE.moves(state.open))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Everybody sees it."""
        took = TOOK
        if state.seats == 1:
            took = TOOK_SOLO if len(state.open) > 2 else TOOK_SOLO_SECOND
        elif state.terms.lookout == ADVANCED:
            took = TOOK_ADVANCED
        elif in_second_draft(state):
            took = TOOK_BACKWARDS
        take_open(state, took, seat, TAKE.argument(move))

    def asked_by(self, state: SettlersState, seat: int) -> str:
        """Solo, the advanced form and the second draft have rules of their own."""
        if state.seats == 1:
            return "SET-219" if len(state.open) > 2 else "SET-221"
        if state.terms.lookout == ADVANCED:
            return "SET-206"
        return "SET-055" if in_second_draft(state) else self.rule


class DiscardRest(Step[SettlersState]):
    """The card that nobody took is discarded (SET-053, SET-056, SET-210)."""

    def run(self, state: SettlersState) -> None:
        """Also when there were too few players' picks to make."""
        left = LEFT_OVER_AGAIN if in_second_draft(state) else LEFT_OVER
        if state.terms.lookout == ADVANCED:
            left = LEFT_OVER_ADVANCED
        for card in state.open:
            discard(state, NO_SEAT, card, left)
        state.open.clear()


# The alternative form: simultaneous and secret.


class DealDrafts(Step[SettlersState]):
    """Every player draws three common cards (SET-202)."""

    def run(self, state: SettlersState) -> None:
        """One by one from the first player on, as long as there are cards (SET-Q03)."""
        for _ in range(ALTERNATIVE_HAND):
            for place in range(state.seats):
                card = top_common(state)
                if card >= 0:
                    seat = (state.first + place) % state.seats
                    state.drafts[seat] = sorted([*state.drafts[seat], card])
        for seat in range(state.seats):
            if state.drafts[seat]:
                state.tell_list(DRAFTED, seat, state.drafts[seat].copy(), only(seat))
        offer_drafts(state, KEEP_FIRST)


def offer_drafts(state: SettlersState, choice: Choice[SettlersState]) -> None:
    """Ask those who have a choice; a single card is kept without asking."""
    state.kept = [0 if len(draft) == 1 else -1 for draft in state.drafts]
    if any(len(draft) > 1 for draft in state.drafts):
        state.agenda.append(choice)


class DraftChoice(Choice[SettlersState]):
    """Keep one of the cards before oneself; all choose at once, and secretly (SET-O04)."""

    secret: ClassVar[bool] = True
    chose: ClassVar[Happening] = CHOSE

    def seats(self, state: SettlersState) -> tuple[int, ...]:
        """Those who have not chosen yet."""
        return tuple([seat for seat in range(state.seats) if state.kept[seat] < 0 and len(state.drafts[seat]) > 1])

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return TAKE.moves(state.drafts[seat])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Nobody learns it."""
        state.kept[seat] = state.drafts[seat].index(TAKE.argument(move))
        state.tell_only(only(seat), self.chose, seat, TAKE.argument(move))
        if self.seats(state):
            state.agenda.append(self)


class KeepFirst(DraftChoice):
    """Keep one of three cards (SET-203)."""

    rule: ClassVar[str] = "SET-203"


class KeepSecond(DraftChoice):
    """Keep one of the two cards received, and discard the other (SET-204)."""

    rule: ClassVar[str] = "SET-204"
    chose: ClassVar[Happening] = CHOSE_SECOND


class PassDrafts(Step[SettlersState]):
    """The kept card comes to the hand, the others go to the left neighbour (SET-203)."""

    def run(self, state: SettlersState) -> None:
        """The left neighbour is the next in clockwise order."""
        passed: list[list[int]] = [[] for _ in state.drafts]
        for seat in range(state.seats):
            draft = state.drafts[seat]
            if not draft:
                continue
            state.hidden.mix(draft, only(seat))
            to_hand(state, seat, draft[state.kept[seat]])
            rest = without(draft, draft[state.kept[seat]])
            left = (seat + 1) % state.seats
            passed[left] = rest
            # Who passes a card on remembers it (SET-Q75).
            state.hidden.see(rest, only(seat))
            if rest:
                state.tell_list(PASSED_ON, seat, [left, *rest], only(left) | only(seat))
        state.drafts = passed
        offer_drafts(state, KEEP_SECOND)


class EndDrafts(Step[SettlersState]):
    """The second kept card comes to the hand, the other one is discarded (SET-204)."""

    def run(self, state: SettlersState) -> None:
        """Seat by seat; the discards show who kept what to those who had passed it on."""
        for seat in range(state.seats):
            draft = state.drafts[seat]
            state.hidden.mix(draft, only(seat) | only((seat - 1) % state.seats))
            for place in range(len(draft)):
                if place == state.kept[seat]:
                    to_hand(state, seat, draft[place])
                else:
                    discard(state, seat, draft[place])
            state.drafts[seat] = []
            state.kept[seat] = -1


# The solo game.


class GiveVirtual(Step[SettlersState]):
    """One of the cards left, at random, goes to the virtual player (SET-220, SET-221)."""

    def run(self, state: SettlersState) -> None:
        """The last one goes to them without chance."""
        if not state.open:
            return
        got = VIRTUAL_GOT if len(state.open) > 1 else VIRTUAL_GOT_LAST
        place = state.chance.below(VIRTUAL_PLAYER, len(state.open)) if len(state.open) > 1 else 0
        card = state.open.pop(place)
        add_location(state, VIRTUAL, Location(card, VIRTUAL))
        state.tell(got, AUTOMA, card)


LOOK_OUT: Final = LookOut()
REVEAL: Final = [RevealCards(count) for count in range(max(ADVANCED_REVEAL, SOLO_REVEAL) + 1)]
PICK_CARD: Final = [PickCard(seat) for seat in range(4)]
DISCARD_REST: Final = DiscardRest()
KEEP_FIRST: Final = KeepFirst()
KEEP_SECOND: Final = KeepSecond()
ALTERNATIVE_LOOKOUT: Final[list[Step[Any]]] = [DealDrafts(), PassDrafts(), EndDrafts()]
GIVE_VIRTUAL: Final = GiveVirtual()
SOLO_LOOKOUT: Final[list[Step[Any]]] = [
    REVEAL[SOLO_REVEAL], PICK_CARD[0], GIVE_VIRTUAL, PICK_CARD[0], GIVE_VIRTUAL
]  # fmt: skip
