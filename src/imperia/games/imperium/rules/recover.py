"""Recovering cards into the hand (p. 19), and laying them on top of the deck (IMP-Q43)."""

from __future__ import annotations

from typing import ClassVar

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.selectors import IN_HAND, locate
from imperia.games.imperium.piles import put_on
from imperia.games.imperium.printed import DECK, own
from imperia.games.imperium.rules.lift import lift, take_back
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import ON_DECK, RECOVER, TO_DECK
from imperia.kernel.events import EVERYONE, only
from imperia.kernel.lexicon import Fields


class Recover(PickCards):
    """Cards of a pile, or garrisoned ones, come into the hand (IMP-136)."""

    word: ClassVar[str] = "recover"
    rule: ClassVar[str] = "IMP-136"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, RECOVER)
        fields.fixed("to", "hand")

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """In sight of all."""
        take_back(state, frame.actor, card)


class ToDeckTop(PickCards):
    """Cards go on top of the deck, in an order that their owner chooses (IMP-Q43)."""

    word: ClassVar[str] = "to_deck_top"
    rule: ClassVar[str] = "IMP-Q43"
    ordered: ClassVar[bool] = True
    face_down: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, TO_DECK)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """A card of the hand face down, one of the discard pile in sight of all."""
        seat = frame.actor
        from_hand = locate(state, seat, card) == IN_HAND
        lift(state, seat, card, True)
        put_on(state, own(seat, DECK), card)
        state.hidden.see([card], only(seat) if from_hand else EVERYONE)
        state.tell_only(only(seat) if from_hand else EVERYONE, ON_DECK, seat, card)
