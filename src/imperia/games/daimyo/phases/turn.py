"""A turn: a die is placed, its main action is carried out, and bonus actions around it in any order (p. 7, 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import FROM_TAX, TAX_EFFECT
from imperia.games.daimyo.goods import sure_of, use_of
from imperia.games.daimyo.phases.bonus import BONUS_ACTIONS
from imperia.games.daimyo.phases.construction import BUILD_ANY
from imperia.games.daimyo.phases.help import begin_help
from imperia.games.daimyo.phases.production import produce, yield_of_all
from imperia.games.daimyo.phases.recruitment import RECRUIT_ANY, ResetTrack
from imperia.games.daimyo.phases.relic import RELIC_ACTION
from imperia.games.daimyo.printed import (
    BESIDE,
    CONSTRUCTION,
    DIE_KINDS,
    FACES,
    HELP,
    PRODUCTION,
    RECRUITMENT,
    RELIC,
    SPACE_COLOURS,
    SPACE_COUNT,
    TAX,
)
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.turn_bits import MAIN_DONE
from imperia.games.daimyo.words import DIE_BESIDE, DIE_TAKEN, END, MAIN, RESET, TAKE_DIE
from imperia.kernel.agenda import ASKED, Step
from imperia.kernel.asking import Answer, Menu, Stop, TurnChoice


def free_space(state: DaimyoState, seat: i64, space: i64, colour: i64) -> bool:
    """True if a die of a colour may be put on a space (DAI-053, DAI-060, DAI-061)."""
    wanted = SPACE_COLOURS[space]
    return (wanted == colour or wanted < 0) and state.dice[seat * SPACE_COUNT + space] == 0


class TakeDie(TurnChoice[DaimyoState]):
    """Take a die from the central island and put it on a free space of its colour (DAI-053, DAI-268, DAI-Q33)."""

    rule: ClassVar[str] = "DAI-053"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Every die with every space; only where no die fits any, beside the board (DAI-Q36)."""
        moves: list[int] = []
        for die in range(DIE_KINDS):
            if state.pool[die]:
                colour = die // FACES
                for space in range(BESIDE):
                    if free_space(state, seat, space, colour):
                        TAKE_DIE.add_pair(die, space, moves)
        if not moves:
            moves = [TAKE_DIE.move(die, BESIDE) for die in range(DIE_KINDS) if state.pool[die]]
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """The turn begins with it; the first die on Villagers' Help is remembered (DAI-065, DAI-Q37)."""
        die = TAKE_DIE.argument(move)
        space = TAKE_DIE.second(move)
        state.pool[die] -= 1
        state.dice[seat * SPACE_COUNT + space] = die + 1
        state.space = space
        if space == BESIDE:
            state.done = MAIN_DONE
            state.tell(DIE_BESIDE, seat, die)
        else:
            state.tell(DIE_TAKEN, seat, die, space)
        if space == HELP and state.helped == NONE:
            state.helped = seat

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """No such die, another colour, an occupied space, or a die beside the board without need."""
        if not TAKE_DIE.says(move):
            return ["DAI-Q33"]
        die, space = TAKE_DIE.argument(move), TAKE_DIE.second(move)
        if not state.pool[die]:
            return ["DAI-053"]
        if space == BESIDE:
            return ["DAI-268", "DAI-Q36"]
        return ["DAI-060"] if state.dice[seat * SPACE_COUNT + space] else ["DAI-061"]


class MainAction(Answer[DaimyoState]):
    """Carry out the main action of the space of this turn's die (DAI-054, DAI-059, DAI-Q97)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        if not state.done & MAIN_DONE:
            MAIN.add(0, moves)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Whatever can be done of it (DAI-Q35)."""
        state.done |= MAIN_DONE
        space = state.space
        if space == HELP:
            begin_help(state, seat)
        elif space == PRODUCTION:
            produce(state, seat)
        elif space == RELIC:
            state.agenda += RELIC_ACTION
        elif space == RECRUITMENT:
            state.agenda.append(RECRUIT_ANY)
        elif space == CONSTRUCTION:
            state.agenda.append(BUILD_ANY)
        else:
            assert space == TAX
            TAX_EFFECT.at_once(state, use_of(FROM_TAX, seat))

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """It is done, or there is none beside the board."""
        return ["DAI-Q36"] if state.space == BESIDE else ["DAI-054"]

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        return "main_of", {"space": state.space}

    def gain(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        if state.space == PRODUCTION:
            return yield_of_all(state, seat, True, True)
        return sure_of(state, seat, TAX_EFFECT, 0) if state.space == TAX else []


class EndTurn(Stop[DaimyoState]):
    """End the turn, once the main action is done (DAI-057, DAI-Q97)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        if state.done & MAIN_DONE:
            END.add(0, moves)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """The main action is compulsory."""
        return ["DAI-Q97"]


class TakeTurn(Menu[DaimyoState]):
    """The main action and bonus actions, in any order, each finished before the next (DAI-054 to DAI-056)."""

    rule: ClassVar[str] = "DAI-055"

    def __init__(self) -> None:
        super().__init__([MainAction(MAIN), *BONUS_ACTIONS, ResetTrack(RESET), EndTurn(END)])

    def settled(self, state: DaimyoState) -> int:
        """With cards in hand there is always a choice; without any, perhaps only one thing to do."""
        return ASKED if state.hands[state.seat] else state.only_answer(self, state.seat)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Until the player ends the turn."""
        if not END.says(move):
            state.agenda.append(TAKE_TURN)
        super().take(state, seat, move)


TAKE_DIE_STEP: Final = TakeDie()
TAKE_TURN: Final = TakeTurn()
# A turn, its last step first.
TURN: Final[list[Step[DaimyoState]]] = [TAKE_TURN, TAKE_DIE_STEP]
