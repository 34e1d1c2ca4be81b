"""Answers to an event: passives that answer by themselves, then exhaust abilities that their owner may use."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import EVENT, NO_SHIELDS, Deed
from imperia.games.imperium.language.passives import Use
from imperia.games.imperium.rules.exhaust import begin_use, usable
from imperia.games.imperium.state import ACTIVATE, ImperiumState
from imperia.games.imperium.words import DECLINE, EXHAUST_CARD
from imperia.kernel.agenda import ALONE, ASKED, SKIPPED, Choice, Step, put_after
from imperia.kernel.control import CostThen
from imperia.kernel.effects import Handled, rest_under_way


def happen(state: ImperiumState, seat: int, event: int, card: int = -1, number: int = 1, mark: int = 0) -> None:
    """Something happened to a player: whoever answers to it does so next, or after the price that is being paid.

    IMP-Q158: what a cost sets off waits until the whole cost is paid, and comes before what it buys.
    """
    if not listened_to(state, seat, event):
        return
    price = rest_under_way(state.agenda, CostThen)
    if price is None:
        state.agenda.append(React(seat, event, card, number, mark))
    else:
        put_after(state.agenda, price, Deferred(seat, event, card, number, mark))


def listened_to(state: ImperiumState, seat: int, event: i64) -> bool:
    """True if a card in play answers to such an event."""
    for laid in state.areas[seat]:
        if laid.printed.listens >> event & 1:
            return True
    return False


class React(Step[ImperiumState]):
    """Every card in play that answers to what happened (IMP-201, IMP-Q133)."""

    def __init__(self, seat: int, event: int, card: int, number: int, mark: int) -> None:
        self.seat: Final = seat
        self.event: Final = event
        # The card that it is about (-1: none), how many cards or tokens it was, and what `Trigger` says of marks.
        self.card: Final = card
        self.number: Final = number
        self.mark: Final = mark

    def run(self, state: ImperiumState) -> None:
        """Passives answer by themselves, and first."""
        if state.seat == self.seat and state.order == ACTIVATE:
            state.agenda.append(OfferUse(self.seat, self.event, self.card, self.number, self.mark, []))
        for laid in state.areas[self.seat]:
            for reaction in laid.printed.reactions:
                if reaction.moment.answers(self.event, self.card, self.mark):
                    reaction.effect.begin(state, set_off(self.seat, laid.card, self.number, self.card))


class Deferred(React):
    """The same, while a price is still being paid (IMP-Q158)."""

    def due(self) -> React:
        """The price is paid."""
        return React(self.seat, self.event, self.card, self.number, self.mark)


class OfferUse(Choice[ImperiumState]):
    """Use exhaust abilities that answer to what happened, each once, or none (IMP-071, IMP-Q133)."""

    rule: ClassVar[str] = "IMP-Q133"

    def __init__(self, seat: int, event: int, card: int, number: int, mark: int, used: list[int]) -> None:
        self.seat: Final = seat
        self.event: Final = event
        self.card: Final = card
        self.number: Final = number
        self.mark: Final = mark
        self.used: Final = used

    def seats(self, state: ImperiumState) -> tuple[int, ...]:
        return ALONE[self.seat]

    def use_of(self, card: int) -> Use | None:
        """The ability of a card that answers."""
        for use in CARDS[card].uses:
            if use.trigger is not None and use.trigger.answers(self.event, self.card, self.mark):
                return use
        return None

    def cards(self, state: ImperiumState) -> list[int]:
        """The cards whose ability can be used now."""
        found: list[int] = []
        for laid in state.areas[self.seat]:
            if laid.printed.listens >> self.event & 1 and laid.card not in self.used:
                use = self.use_of(laid.card)
                if use is not None and usable(state, set_off(self.seat, laid.card, self.number, self.card), use):
                    found.append(laid.card)
        return found

    def settled(self, state: ImperiumState) -> int:
        """Without such a card nobody is asked."""
        return ASKED if self.cards(state) else SKIPPED

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Exhaust one of them, or go on."""
        return sorted([*EXHAUST_CARD.moves(self.cards(state)), DECLINE.move()])

    def default(self, state: ImperiumState, seat: int) -> int:
        return DECLINE.move()

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The ability is used; then others may be."""
        if EXHAUST_CARD.says(move):
            card = EXHAUST_CARD.argument(move)
            state.agenda.append(OfferUse(self.seat, self.event, self.card, self.number, self.mark, [*self.used, card]))
            use = self.use_of(card)
            assert use is not None
            begin_use(state, set_off(seat, card, self.number, self.card), use)


def set_off(seat: int, card: int, number: int, about: int) -> Deed:
    """A card in play that answers to something, and remembers to what."""
    told: list[Any] = [Handled(EVENT, number, [about] if about >= 0 else [])]
    return Deed(card, seat, seat, told, NO_SHIELDS)
