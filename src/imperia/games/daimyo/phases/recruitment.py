"""Main action: Recruitment, and recruiting by heroes and tiles (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.board import (
    eliminate,
    free_for_governor,
    free_for_shadow,
    governor_left,
    others_governors,
    put_governor,
    put_shadow,
    shadow_left,
)
from imperia.games.daimyo.cards import FROM_SLUMS
from imperia.games.daimyo.goods import give_good, held, just, pay_good
from imperia.games.daimyo.printed import (
    GOLD,
    PLACES_EACH,
    RESET_COST,
    RESET_SPACE,
    RICE,
    SLUM_GOLD,
    SLUMS_EACH,
    TRACK,
)
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import (
    DONE,
    ELIMINATED,
    GOVERNOR,
    GOVERNOR_PLACED,
    RESET,
    SHADOW,
    SHADOW_PLACED,
    TRACK_RESET,
    VICTIM,
)
from imperia.kernel.asking import Answer, OpenChoice
from imperia.kernel.events import Happening

RECRUITED: Final = GOVERNOR_PLACED["DAI-109"]
SHADOW_RECRUITED: Final = SHADOW_PLACED["DAI-111"]
# As many units as one can pay for, and no price of its own (DAI-102).
ANY_NUMBER: Final = -1
TRACK_PRICE: Final = -1


def may_reset(state: DaimyoState, seat: i64) -> bool:
    """True if the marker is on the reset space and the price can be paid (DAI-106, DAI-107)."""
    return state.track[seat] == RESET_SPACE and held(state, seat, GOLD) >= RESET_COST


def reset_track(state: DaimyoState, seat: int, what: Happening) -> None:
    """The marker goes back to the first space."""
    state.track[seat] = 0
    state.tell(what, seat)


def buy_reset(state: DaimyoState, seat: int) -> None:
    """The gold is paid, and the marker goes back (DAI-106)."""
    pay_good(state, seat, GOLD, RESET_COST, "DAI-106")
    reset_track(state, seat, TRACK_RESET["DAI-106"])


def why_not_reset(state: DaimyoState, seat: int) -> list[str]:
    """The marker is not on the reset space, or the gold is lacking."""
    return ["DAI-107"] if state.track[seat] != RESET_SPACE else ["DAI-106"]


class ResetTrack(Answer[DaimyoState]):
    """Pay to put the recruitment marker back, at any moment of the own turn (DAI-106, DAI-Q70)."""

    def offer(self, state: DaimyoState, seat: int, moves: list[int]) -> None:
        """Only from the last space."""
        if may_reset(state, seat):
            RESET.add(0, moves)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        buy_reset(state, seat)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        return why_not_reset(state, seat)

    def price(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        return just(GOLD, RESET_COST)


class Recruit(OpenChoice[DaimyoState]):
    """Recruit units one after the other: pay, advance the marker, place, carry out (DAI-102 to DAI-116, DAI-269)."""

    rule: ClassVar[str] = "DAI-103"

    def __init__(self, left: int, fixed: int, minus: int) -> None:
        # How many may still be recruited; an exact price instead of the track's, or a discount on that.
        self.left: Final = left
        self.fixed: Final = fixed
        self.minus: Final = minus

    def cost(self, state: DaimyoState, seat: i64) -> int:
        """The price of the next unit (DAI-104, DAI-105, DAI-150, DAI-164, DAI-Q62, DAI-Q63)."""
        if self.fixed != TRACK_PRICE:
            return self.fixed
        return max(0, TRACK[state.track[seat]] - self.minus)

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Units that can be paid for and placed, or a stop (DAI-Q29)."""
        moves: list[int] = []
        if may_reset(state, seat):
            RESET.add(0, moves)
        if held(state, seat, RICE) >= self.cost(state, seat):
            if governor_left(state, seat):
                free_for_governor(state, GOVERNOR, moves)
            if shadow_left(state, seat):
                free_for_shadow(state, SHADOW, moves)
        DONE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """One unit, or the reset, or no more."""
        if DONE.says(move):
            return
        if RESET.says(move):
            state.agenda.append(self)
            buy_reset(state, seat)
            return
        if self.left == ANY_NUMBER:
            state.agenda.append(self)
        elif self.left > 1:
            state.agenda.append(Recruit(self.left - 1, self.fixed, self.minus))
        pay_good(state, seat, RICE, self.cost(state, seat), self.rule)
        # DAI-108: also through a hero or a tile; on the last space it stays (DAI-105).
        if state.track[seat] < RESET_SPACE:
            state.track[seat] += 1
        if GOVERNOR.says(move):
            place = GOVERNOR.argument(move)
            state.tell(RECRUITED, seat, place)
            put_governor(state, seat, place)
        else:
            recruit_shadow(state, seat, SHADOW.argument(move))

    def price(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        if RESET.says(move):
            return just(GOLD, RESET_COST)
        return [] if DONE.says(move) else just(RICE, self.cost(state, seat))

    def gain(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        """The gold of a slum."""
        return just(GOLD, SLUM_GOLD[SHADOW.argument(move)]) if SHADOW.says(move) else []

    def default(self, state: DaimyoState, seat: int) -> int:
        return DONE.move()

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Too dear, nobody left, not in play, or occupied."""
        if RESET.says(move):
            return why_not_reset(state, seat)
        slot = SHADOW.argument(move) if SHADOW.says(move) else GOVERNOR.argument(move)
        if slot < 0:
            return ["DAI-056"]
        each = SLUMS_EACH if SHADOW.says(move) else PLACES_EACH
        if slot >= state.islands * each:
            return ["DAI-015"]
        if held(state, seat, RICE) < self.cost(state, seat):
            return ["DAI-103", "DAI-104"]
        if SHADOW.says(move):
            return ["DAI-043"] if state.shadows[slot] != NONE else ["DAI-115"]
        return ["DAI-043"] if state.governors[slot] != NONE else ["DAI-040"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"rice": self.cost(state, seat)}


def recruit_shadow(state: DaimyoState, seat: int, slum: int) -> None:
    """Gold, influence, and a governor of somebody else there is eliminated (DAI-111 to DAI-114, DAI-Q06, DAI-Q27)."""
    state.tell(SHADOW_RECRUITED, seat, slum)
    give_good(state, seat, FROM_SLUMS, GOLD, SLUM_GOLD[slum])
    put_shadow(state, seat, slum)
    state.agenda.append(CHOOSE_VICTIM[slum // SLUMS_EACH])


class ChooseVictim(OpenChoice[DaimyoState]):
    """Eliminate an opposing governor on the island of the shadow (DAI-114, DAI-116, DAI-Q27, DAI-Q76)."""

    rule: ClassVar[str] = "DAI-114"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("island",)

    def __init__(self, island: int) -> None:
        self.island: Final = island

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any of them; never one's own."""
        moves: list[int] = []
        others_governors(state, seat, VICTIM, moves, 1 << self.island)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Back to its reserve."""
        eliminate(state, seat, VICTIM.argument(move), ELIMINATED["DAI-114"])

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Only governors of others on this island."""
        return ["DAI-114", "DAI-116"] if VICTIM.says(move) else [self.rule]


RECRUIT_ANY: Final = Recruit(ANY_NUMBER, TRACK_PRICE, 0)
CHOOSE_VICTIM: Final = [ChooseVictim(island) for island in range(6)]
