"""Developing a card (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.keywords.passives import development_cut, development_price, less
from imperia.games.imperium.keywords.pay import can_pay, pay
from imperia.games.imperium.phases.ending import trigger_scoring
from imperia.games.imperium.piles import take_from, to_discard
from imperia.games.imperium.printed import DEVELOPMENT, own
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import DEVELOPED, LAST_DEVELOPMENT
from imperia.kernel.agenda import Step


def developable(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player could develop without paying: only as an empire (IMP-038, IMP-182)."""
    if not state.is_empire(seat) or not NATION_CARDS[state.nations[seat]].can_develop:
        return []
    return state.piles[own(seat, DEVELOPMENT)]


def affordable(state: ImperiumState, seat: int) -> list[int]:
    """The cards that a player can develop and pay for (IMP-180, IMP-189)."""
    cards = developable(state, seat)
    if not cards:
        return []
    cut = development_cut(state, seat)
    return [card for card in cards if can_pay(state, seat, less(CARDS[card].dev_cost, cut))]


def develop(state: ImperiumState, seat: int, card: int, free: bool) -> None:
    """A card is paid for, then developed (IMP-180)."""
    state.agenda.append(LayDeveloped(seat, card))
    if not free:
        pay(state, seat, development_price(state, seat, card))


class LayDeveloped(Step[ImperiumState]):
    """A developed card goes to the discard pile; the last one triggers a Scoring (IMP-110, IMP-180, IMP-Q125)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: ImperiumState) -> None:
        """Face up."""
        area = own(self.seat, DEVELOPMENT)
        take_from(state, area, self.card)
        to_discard(state, self.seat, self.card)
        state.tell(DEVELOPED, self.seat, self.card)
        if not state.piles[area]:
            trigger_scoring(state, LAST_DEVELOPMENT, self.seat)
