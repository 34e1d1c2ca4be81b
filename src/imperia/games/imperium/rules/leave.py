"""Abandon and recall: cards leave play, or a garrison (p. 16)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium import hoard
from imperia.games.imperium.cards import CARDS, NUMBERS
from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import PickCards
from imperia.games.imperium.language.selectors import IN_GARRISON, locate
from imperia.games.imperium.piles import find_laid
from imperia.games.imperium.rules.lift import discard_card, take_back
from imperia.games.imperium.rules.regions import remember_icons
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.games.imperium.words import ABANDON, ABANDONED, ABANDONED_GARRISON, RECALL, RECALLED, RECALLED_GARRISON
from imperia.kernel.agenda import missing
from imperia.kernel.effects import SUFFERED
from imperia.kernel.lexicon import Fields

# Where no step asks what left play, only its icons are remembered.
ICONS_ALONE: Final = "icons"


def may_leave(card: int) -> bool:
    """True if a card in play can be abandoned or recalled: only persistent ones (IMP-131, IMP-133)."""
    return CARDS[card].persistent and not CARDS[card].no_abandon_recall


def abandon_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one, goes to the discard pile with its garrison (IMP-131, IMP-132, IMP-146)."""
    discard_card(state, seat, card, ABANDONED if find_laid(state, seat, card).card >= 0 else ABANDONED_GARRISON)


def recall_card(state: ImperiumState, seat: int, card: int) -> None:
    """A card in play, or a garrisoned one, comes back into the hand with its garrison (IMP-133 to IMP-135)."""
    take_back(state, seat, card, RECALLED if find_laid(state, seat, card).card >= 0 else RECALLED_GARRISON)


class Leaving(PickCards):
    """Cards leave play, or a garrison; what they cost may pay for what follows."""

    own_tag: ClassVar[str] = ICONS_ALONE

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Of the cards in play only those that can leave it."""
        return can_leave(state, frame, super().candidates(state, frame))

    def note(self, state: ImperiumState, frame: Deed, card: int, weight: int) -> None:
        """What an attack takes out of play is nothing that the attacker uses (IMP-Q33, IMP-Q151)."""
        if frame.actor == frame.owner:
            remember_icons(state, frame.actor, card)
        if self.tag != ICONS_ALONE:
            super().note(state, frame, card, weight)

    def by_automa(self) -> int:
        """It loses a card of its own (IMP-Q72)."""
        return SUFFERED

    def suffer(self, state: ImperiumState, frame: Deed) -> None:
        """The card played last that is meant (IMP-273, IMP-274)."""
        found = [card for card in self.selector.cards_of(state, frame, CIV) if hoard.in_area(state, card)]
        if found:
            self.remember(state, 1, found[-1:])
            self.take_from_civ(state, found[-1])

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        """A card of the opponent leaves play."""
        raise missing(self, "take_from_civ")


def can_leave(state: ImperiumState, frame: Deed, cards: list[int]) -> list[int]:
    """Those of the cards that are garrisoned, or persistent cards in play that may be abandoned or recalled."""
    there: list[Any] = [
        NUMBERS[card] for card in cards if may_leave(card) or locate(state, frame.actor, card) == IN_GARRISON
    ]
    return there


class Abandon(Leaving):
    """Persistent cards in play go to the discard pile (IMP-131), or garrisoned ones (IMP-132)."""

    word: ClassVar[str] = "abandon"
    rule: ClassVar[str] = "IMP-131"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, ABANDON)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it."""
        abandon_card(state, frame.actor, card)

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        hoard.abandon(state, card)


class Recall(Leaving):
    """Persistent cards in play come back into the hand (IMP-133), or garrisoned ones (IMP-135)."""

    word: ClassVar[str] = "recall"
    rule: ClassVar[str] = "IMP-133"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, RECALL)

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """With what is garrisoned under it (IMP-134)."""
        recall_card(state, frame.actor, card)

    def take_from_civ(self, state: ImperiumState, card: int) -> None:
        hoard.recall(state, card)
