"""The course of a turn and the end of the game (p. 3, 5)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.phases.placement import ADD_TILE
from imperia.games.founders.phases.reveal import REVEAL_TILE
from imperia.games.founders.phases.token import PLAY_TOKEN
from imperia.games.founders.printed import COIN
from imperia.games.founders.recipes import NO_RESOURCE
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import (
    ACCEPT,
    ACCEPTED,
    COLLECTED,
    ENDED_BY_ACCORD,
    ENDED_BY_PILES,
    ENDED_BY_VICTORY,
    FIRST_TURN_BEGAN,
    GO_ON,
    LAST_COINS,
    PROPOSE,
    PROPOSED,
    REFUSE,
    REFUSED,
    TURN_BEGAN,
)
from imperia.kernel.agenda import SeatChoice, Step, in_order
from imperia.kernel.asking import TurnChoice
from imperia.kernel.events import Happening


class BeginTurn(Step[FoundersState]):
    """Lay out the three steps of a turn and its end (FOU-034)."""

    def run(self, state: FoundersState) -> None:
        """Nothing is carried over from the turn before (FOU-071, FOU-105)."""
        state.turn += 1
        state.bought = NO_RESOURCE
        state.tell(TURN_BEGAN if state.turn > 1 else FIRST_TURN_BEGAN, state.seat, state.turn)
        state.agenda += TURN


class EndTurn(Step[FoundersState]):
    """Coins to hand, then look at the end conditions (FOU-091, FOU-093, FOU-Q53)."""

    def run(self, state: FoundersState) -> None:
        """The game ends here and nowhere else (FOU-126, FOU-127, FOU-129)."""
        collect_coins(state, state.seat, COLLECTED)
        if not state.victory:
            end_game(state, ENDED_BY_VICTORY)
        elif not any(state.piles):
            end_game(state, ENDED_BY_PILES)
        elif state.terms.agreed_end:
            state.agenda.append(PROPOSE_END)


class NextPlayer(Step[FoundersState]):
    """The turn goes to the left (FOU-028, FOU-036)."""

    def run(self, state: FoundersState) -> None:
        """Clockwise is the order of the seats."""
        state.seat = (state.seat + 1) % state.seats
        state.agenda.append(BEGIN_TURN)


class ProposeEnd(TurnChoice[FoundersState]):
    """Propose to end the game by common accord, or go on (FOU-128, FOU-Q47)."""

    rule: ClassVar[str] = "FOU-128"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The engine does not judge the claim."""
        return GO_ON_OR_PROPOSE

    def default(self, state: FoundersState, seat: int) -> int:
        """Most turns end like this."""
        return GO_ON.move()

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The others are asked in clockwise order."""
        if PROPOSE.says(move):
            state.tell(PROPOSED, seat)
            state.agenda.append(ANSWER_PROPOSAL[(seat + 1) % state.seats])


class AnswerProposal(SeatChoice[FoundersState]):
    """Accept or refuse the end of the game; everyone has to accept (FOU-130, FOU-146)."""

    rule: ClassVar[str] = "FOU-146"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        return ACCEPT_OR_REFUSE

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """One refusal is enough to go on; the last consent ends the game."""
        if REFUSE.says(move):
            state.tell(REFUSED, seat)
            return
        state.tell(ACCEPTED, seat)
        following = (seat + 1) % state.seats
        if following == state.seat:
            end_game(state, ENDED_BY_ACCORD)
        else:
            state.agenda.append(ANSWER_PROPOSAL[following])


def collect_coins(state: FoundersState, seat: int, what: Happening) -> None:
    """The coins on a nation's tiles go to its owner's hand; everything else stays (FOU-091, FOU-108, FOU-Q62)."""
    nation = state.nations[seat]
    if nation.coins:
        state.give(seat, COIN, len(nation.coins))
        state.nations[seat] = nation.without_coins()
        state.tell(what, seat, len(nation.coins))


def end_game(state: FoundersState, what: Happening) -> None:
    """Before the count every player takes the coins on their tiles (FOU-110, FOU-132)."""
    state.tell(what, -1)
    for seat in range(state.seats):
        collect_coins(state, seat, LAST_COINS)
    state.agenda.clear()


GO_ON_OR_PROPOSE: Final = sorted([GO_ON.move(), PROPOSE.move()])
ACCEPT_OR_REFUSE: Final = sorted([ACCEPT.move(), REFUSE.move()])
BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
NEXT_PLAYER: Final = NextPlayer()
PROPOSE_END: Final = ProposeEnd()
ANSWER_PROPOSAL: Final = [AnswerProposal(seat) for seat in range(4)]
TURN: Final = in_order([REVEAL_TILE, PLAY_TOKEN, ADD_TILE, END_TURN, NEXT_PLAYER])
