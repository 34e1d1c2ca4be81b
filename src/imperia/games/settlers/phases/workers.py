"""The action to spend workers (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.features import ON_WORKER_PAIR
from imperia.games.settlers.gains import DRAW_CARD, give
from imperia.games.settlers.piles import common_left
from imperia.games.settlers.printed import (
    COMMON_CARD,
    FACTION_CARD,
    GOLD,
    GOOD_COUNT,
    WORKER,
    WORKERS_PER_GAIN,
    only_good,
    only_price,
)
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import DONE, SPEND, SPENT_WORKERS
from imperia.kernel.agenda import ASKED, SKIPPED
from imperia.kernel.asking import Answer, Menu, Stop


class Spend(Answer[SettlersState]):
    """Two workers for a resource of any kind or a card of either deck; never for gold (SET-142, SET-143, SET-145)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Cards only of a deck that has some (SET-Q02)."""
        if state.stocks[seat][WORKER] >= WORKERS_PER_GAIN:
            for good in range(GOLD):
                SPEND.add(good, moves)
            if common_left(state):
                SPEND.add(COMMON_CARD, moves)
            if state.decks[state.factions[seat]]:
                SPEND.add(FACTION_CARD, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The workers go to the supply; others may profit (SET-142, SET-175)."""
        good = SPEND.argument(move)
        state.stocks[seat][WORKER] -= WORKERS_PER_GAIN
        state.tell(SPENT_WORKERS, seat, good)
        for party in range(len(state.hands)):
            if party != seat:
                reward_enemy(state, party)
        state.agenda.append(SPEND_MORE)
        if good < GOLD:
            state.stocks[seat][good] += 1
        else:
            state.agenda.append(DRAW_CARD[good])

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not for that good, too few workers, or no card left."""
        good = SPEND.argument(move)
        if good >= GOLD and good not in (COMMON_CARD, FACTION_CARD):
            return ["SET-145", "SET-142"]
        return ["SET-142"] if state.stocks[seat][WORKER] < WORKERS_PER_GAIN else ["SET-Q02"]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return only_price(WORKER, WORKERS_PER_GAIN)

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return only_good(SPEND.argument(move), 1)


def reward_enemy(state: SettlersState, party: int) -> None:
    """What the features of another party give it for a pair of workers, also when it has passed (SET-Q11, SET-Q62)."""
    for location in state.empires[party]:
        trigger = location.face.trigger
        if trigger is not None and trigger.event == ON_WORKER_PAIR:
            goods = [0] * GOOD_COUNT
            trigger.effect.surely(state, Use(location.card, party), goods)
            give(state, party, location.card, goods)


class SpendMore(Menu[SettlersState]):
    """Discard a further pair in the same action, or stop (SET-144); the card of one pair is seen first (SET-Q05)."""

    rule: ClassVar[str] = "SET-144"

    def __init__(self) -> None:
        super().__init__([SPEND_PAIR, Stop(DONE)])

    def settled(self, state: SettlersState) -> int:
        """Asked only where there are workers for it."""
        return ASKED if state.stocks[state.seat][WORKER] >= WORKERS_PER_GAIN else SKIPPED

    def default(self, state: SettlersState, seat: int) -> int:
        return DONE.move()


SPEND_PAIR: Final = Spend(SPEND)
SPEND_MORE: Final = SpendMore()
