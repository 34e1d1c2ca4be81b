"""A round: the dice are rolled, everybody takes three turns, and it is brought to its end (p. 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.cards import EMPIRE_TURN
from imperia.games.daimyo.phases.mercenaries import GIVE_DIE
from imperia.games.daimyo.phases.round_end import end_of_round
from imperia.games.daimyo.phases.turn import TURN
from imperia.games.daimyo.printed import DICE_OF_SEATS, DIE_KINDS, FACES, GIVINGS, ROUNDS, SPACE_COUNT, TURNS
from imperia.games.daimyo.purposes import DICE
from imperia.games.daimyo.state import NONE, TURNS_PHASE, DaimyoState
from imperia.games.daimyo.words import ENDED, ROLLED, ROUND_BEGAN
from imperia.kernel.agenda import Step
from imperia.kernel.events import NO_SEAT


class BeginRound(Step[DaimyoState]):
    """All dice are back on the central island and are rolled (DAI-050, DAI-051, DAI-196)."""

    def run(self, state: DaimyoState) -> None:
        """The next round, from its first player on."""
        state.round += 1
        state.phase = TURNS_PHASE
        state.turns = 0
        state.helped = NONE
        state.tell(ROUND_BEGAN, NO_SEAT, state.round)
        for place in range(state.parties * SPACE_COUNT):
            state.dice[place] = 0
        for die in range(DIE_KINDS):
            state.pool[die] = 0
        rolled: list[int] = []
        dice = state.chance.of(DICE)
        for colour, count in enumerate(DICE_OF_SEATS[state.seats]):
            for _ in range(count):
                shown: i64 = colour * FACES + dice.below(FACES)
                state.pool[shown] += 1
                rolled.append(shown)
        state.tell_list(ROLLED, state.first if state.first < state.seats else NO_SEAT, sorted(rolled))
        state.agenda.append(NEXT_TURN)


def taking_turns(state: DaimyoState) -> int:
    """How many take turns: the seats, and the empire of the solo game (DAI-240)."""
    return 2 if state.seats == 1 else state.seats


class NextTurn(Step[DaimyoState]):
    """Clockwise from the first player until everybody has had three turns (DAI-052, DAI-057, DAI-058, DAI-240)."""

    def run(self, state: DaimyoState) -> None:
        """Before some turns of two players a die goes to the mercenaries (DAI-210, DAI-211)."""
        count = taking_turns(state)
        if state.turns == TURNS * count:
            state.agenda.append(CLOSE_ROUND)
            state.agenda += end_of_round(state)
            return
        party: int = (state.first + state.turns) % count
        turn, place = divmod(state.turns, count)
        state.turns += 1
        state.space = NONE
        state.done = 0
        state.used_tiles = 0
        state.played = 0
        state.agenda.append(NEXT_TURN)
        if party >= state.seats:
            state.seat = 0
            state.agenda.append(EMPIRE_TURN)
            return
        state.seat = party
        state.agenda += TURN
        if state.seats == 2 and GIVINGS[turn][place]:
            state.agenda.append(GIVE_DIE)


class CloseRound(Step[DaimyoState]):
    """The next round begins; after the income of the last one the game is over (DAI-001, DAI-195)."""

    def run(self, state: DaimyoState) -> None:
        if state.round < ROUNDS:
            state.agenda.append(BEGIN_ROUND)
        else:
            state.tell(ENDED, NO_SEAT)


BEGIN_ROUND: Final = BeginRound()
CLOSE_ROUND: Final = CloseRound()
NEXT_TURN: Final = NextTurn()
