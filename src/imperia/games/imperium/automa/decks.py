"""The step that makes the Utopian C.I.V. a new deck (solo p. 8)."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium import hoard
from imperia.games.imperium.piles import pop_unrest, to_discard
from imperia.games.imperium.printed import UNREST_PILE
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.games.imperium.words import CIV_RESHUFFLED_ON_JOURNEY, CIV_TOOK_UNREST_ON_JOURNEY
from imperia.kernel.agenda import Step
from imperia.kernel.events import AUTOMA


class NewDeck(Step[ImperiumState]):
    """After the row of its journey card the discard pile is shuffled into a new deck (IMP-266, IMP-Q110)."""

    def __init__(self, unrest: int) -> None:
        # How many unrest cards lie in the new discard pile.
        self.unrest: Final = unrest

    def run(self, state: ImperiumState) -> None:
        hoard.make_deck(state, CIV_RESHUFFLED_ON_JOURNEY)
        for _ in range(min(self.unrest, len(state.piles[UNREST_PILE]))):
            state.tell(CIV_TOOK_UNREST_ON_JOURNEY, AUTOMA, 1)
            to_discard(state, CIV, pop_unrest(state))
