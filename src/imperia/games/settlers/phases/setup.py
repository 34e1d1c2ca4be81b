"""From the box to the first round (p. 5, 13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.automa import reveal_attack
from imperia.games.settlers.cards import CARDS_OF_DECK
from imperia.games.settlers.phases.rounds import BEGIN_ROUND
from imperia.games.settlers.piles import draw
from imperia.games.settlers.printed import ATTACK, COMMON, FACTIONS, START_COMMON, START_FACTION
from imperia.games.settlers.purposes import BEGINS, CARDS_OF, FACTIONS_DRAWN
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import (
    CHOOSE_FACTION,
    DREW_AT_START,
    DREW_SOLO_START,
    FACTION_CHOSEN,
    FACTION_DRAWN,
    FIRST_PLAYER,
    FIRST_TARGET_REVEALED,
)
from imperia.kernel.agenda import SeatChoice, Step, in_order


class SetUp(Step[SettlersState]):
    """Shuffle the common deck, draw the first player, then factions (SET-037, SET-038, SET-042, SET-043, SET-045)."""

    def run(self, state: SettlersState) -> None:
        """In solo there is no first player to draw (SET-O02)."""
        shuffle_deck(state, COMMON)
        if state.seats > 1:
            state.first = state.chance.below(BEGINS, state.seats)
            state.tell(FIRST_PLAYER, state.first)
        else:
            shuffle_deck(state, ATTACK)
        state.seat = state.first
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        steps: list[Step[Any]] = []
        if state.terms.drawn:
            factions = list(FACTIONS)
            state.chance.of(FACTIONS_DRAWN).shuffle(factions)
            for seat in order:
                take_faction(state, seat, factions.pop())
                state.tell(FACTION_DRAWN, seat, state.factions[seat] - 1)
        else:
            # SET-Q71: in the order of play.
            steps += [CHOOSE_FACTION_OF[seat] for seat in order]
        state.agenda += in_order([*steps, DEAL_HANDS, BEGIN_ROUND])


def shuffle_deck(state: SettlersState, deck: int) -> None:
    """All cards of a deck, shuffled."""
    cards = CARDS_OF_DECK[deck].copy()
    state.chance.shuffle(CARDS_OF[deck], cards)
    state.decks[deck] = cards


def take_faction(state: SettlersState, seat: int, faction: int) -> None:
    """A faction's deck, shuffled; those of others stay in the box (SET-039 to SET-041)."""
    state.factions[seat] = faction
    shuffle_deck(state, faction)


class ChooseFaction(SeatChoice[SettlersState]):
    """Choose a faction that nobody has (SET-039)."""

    rule: ClassVar[str] = "SET-039"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return [CHOOSE_FACTION.move(faction - 1) for faction in FACTIONS if faction not in state.factions]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        take_faction(state, seat, CHOOSE_FACTION.argument(move) + 1)
        state.tell(FACTION_CHOSEN, seat, CHOOSE_FACTION.argument(move))


class DealHands(Step[SettlersState]):
    """Two common cards and two of the faction for everybody (SET-046, SET-257); in solo the first target (SET-217)."""

    def run(self, state: SettlersState) -> None:
        """From the first player on."""
        drew = DREW_AT_START if state.seats > 1 else DREW_SOLO_START
        for place in range(state.seats):
            seat = (state.first + place) % state.seats
            for _ in range(START_COMMON):
                draw(state, seat, COMMON, what=drew)
            for _ in range(START_FACTION):
                draw(state, seat, state.factions[seat], what=drew)
        if state.seats == 1:
            reveal_attack(state, FIRST_TARGET_REVEALED)


SET_UP: Final = SetUp()
CHOOSE_FACTION_OF: Final = [ChooseFaction(seat) for seat in range(4)]
DEAL_HANDS: Final = DealHands()
