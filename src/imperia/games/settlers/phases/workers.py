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
from imperia.games.settlers.words import (
    DONE,
    GAINED_BY_OASIS,
    MORE_PAIRS,
    PAIR_BROUGHT,
    PAIR_COUNT,
    PAIRS,
    SPEND,
    SPENT_WORKERS,
)
from imperia.kernel.asking import Answer, TurnChoice

RESOURCES: Final = list(range(GOLD))


def goods_for_a_pair(state: SettlersState, seat: int) -> list[int]:
    """A resource of any kind or a card of a deck that has some; never gold (SET-142, SET-143, SET-145, SET-Q02)."""
    found = RESOURCES.copy()
    if common_left(state):
        found.append(COMMON_CARD)
    if state.decks[state.factions[seat]]:
        found.append(FACTION_CARD)
    return found


def why_not_for_a_pair(good: int) -> list[str]:
    """No pair brings that good, or no card is left."""
    return ["SET-145", "SET-142"] if good >= GOLD and good not in (COMMON_CARD, FACTION_CARD) else ["SET-Q02"]


def pay_pairs(state: SettlersState, seat: int, pairs: int) -> None:
    """The workers go to the supply; others may profit from each pair (SET-142, SET-175)."""
    state.stocks[seat][WORKER] -= WORKERS_PER_GAIN * pairs
    for party in range(len(state.hands)):
        if party != seat:
            for _ in range(pairs):
                reward_enemy(state, party)


def take_for_a_pair(state: SettlersState, seat: int, good: int) -> None:
    """A resource comes into the supply, a card is drawn (SET-142)."""
    if good < GOLD:
        state.stocks[seat][good] += 1
    else:
        state.agenda.append(DRAW_CARD[good])


class Spend(Answer[SettlersState]):
    """Two workers for a resource of any kind or a card of either deck; never for gold (SET-142, SET-143, SET-145)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        if state.stocks[seat][WORKER] >= WORKERS_PER_GAIN:
            for good in goods_for_a_pair(state, seat):
                SPEND.add_last(good, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """Before the first pair brings anything, it is said how many there are (SET-Q78)."""
        good = SPEND.argument(move)
        pay_pairs(state, seat, 1)
        state.tell(SPENT_WORKERS, seat, good)
        state.agenda.append(SPEND_MORE[good])

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not for that good, too few workers, or no card left."""
        found = why_not_for_a_pair(SPEND.argument(move))
        return ["SET-142"] if len(found) == 1 and state.stocks[seat][WORKER] < WORKERS_PER_GAIN else found

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return only_price(WORKER, WORKERS_PER_GAIN)

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return only_good(SPEND.argument(move), 1)


def reward_enemy(state: SettlersState, party: int) -> None:
    """The gains of another party's features for a pair of workers, also when it has passed (SET-Q11, SET-Q62)."""
    for location in state.empires[party]:
        trigger = location.face.trigger
        if trigger is not None and trigger.event == ON_WORKER_PAIR:
            goods = [0] * GOOD_COUNT
            trigger.effect.surely(state, Use(location.card, party), goods)
            give(state, GAINED_BY_OASIS, party, location.card, goods)


class SpendMore(TurnChoice[SettlersState]):
    """Say how many more pairs are discarded in the same action, before the first brings anything (SET-144, SET-Q78)."""

    rule: ClassVar[str] = "SET-144"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, good: int) -> None:
        # What the first pair brings.
        self.good: Final = good

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """As many as there are workers for."""
        most = min(state.stocks[seat][WORKER] // WORKERS_PER_GAIN, len(PAIR_COUNT))
        moves = [PAIRS.move(pairs - 1) for pairs in range(1, most + 1)]
        DONE.add(0, moves)
        return moves

    def settled(self, state: SettlersState) -> int:
        """Asked only where there are workers for it."""
        return state.only_answer(self, state.seat)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """All workers go at once; then the pairs bring what they bring, one after the other (SET-Q05)."""
        if PAIRS.says(move):
            pairs = PAIRS.argument(move) + 1
            pay_pairs(state, seat, pairs)
            state.tell(MORE_PAIRS, seat, pairs)
            state.agenda.append(SpendPair(pairs))
        take_for_a_pair(state, seat, self.good)

    def default(self, state: SettlersState, seat: int) -> int:
        return DONE.move()

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Too few workers."""
        return ["SET-142", self.rule] if PAIRS.says(move) else [self.rule]


class SpendPair(TurnChoice[SettlersState]):
    """Choose what the next of the pairs brings; the card of the one before was seen (SET-144, SET-Q05)."""

    rule: ClassVar[str] = "SET-144"

    def __init__(self, pairs: int) -> None:
        # How many are left, the next one among them.
        self.pairs: Final = pairs

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return SPEND.moves(goods_for_a_pair(state, seat))

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        good = SPEND.argument(move)
        state.tell(PAIR_BROUGHT, seat, good)
        if self.pairs > 1:
            state.agenda.append(SpendPair(self.pairs - 1))
        take_for_a_pair(state, seat, good)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        return why_not_for_a_pair(SPEND.argument(move)) if SPEND.says(move) else [self.rule]

    def wording(self, state: SettlersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """The workers are gone already."""
        return ("gain", {}) if SPEND.says(move) else ("", {})


SPEND_PAIR: Final = Spend(SPEND)
SPEND_MORE: Final = [SpendMore(good) for good in range(GOOD_COUNT)]
