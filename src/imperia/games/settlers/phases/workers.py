"""The action to spend workers (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.abilities import ON_PAIR_GOODS
from imperia.games.settlers.gains import DRAW_CARD, give
from imperia.games.settlers.piles import common_left
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import COMMON_CARD, FACTION_CARD, GOLD, WORKER, WORKERS_PER_GAIN
from imperia.games.settlers.words import DONE, SPEND, SPEND_VERB, SPENT_WORKERS
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


def spend_moves(state: SettlersState, seat: int) -> list[int]:
    """A resource of any kind or a card of either deck for two workers; never gold (SET-142, SET-143, SET-145)."""
    if state.stocks[seat][WORKER] < WORKERS_PER_GAIN:
        return []
    moves = [SPEND + good for good in range(GOLD)]
    if common_left(state):
        moves.append(SPEND + COMMON_CARD)
    if state.decks[state.factions[seat]]:
        moves.append(SPEND + FACTION_CARD)
    return moves


def spend_pair(state: SettlersState, good: int) -> None:
    """Two workers go to the supply for one good; others may profit (SET-142, SET-175)."""
    seat = state.seat
    state.stocks[seat][WORKER] -= WORKERS_PER_GAIN
    state.tell(SPENT_WORKERS, seat, good)
    for party in range(len(state.hands)):
        if party != seat:
            for location in state.empires[party]:
                # SET-Q11, SET-Q62: also for a player who has passed.
                if ON_PAIR_GOODS[location.card]:
                    give(state, party, location.card, ON_PAIR_GOODS[location.card])
    state.agenda.append(OFFER_MORE)
    if good < GOLD:
        state.stocks[seat][good] += 1
    else:
        state.agenda.append(DRAW_CARD[good])


def refuse_spending(state: SettlersState, seat: int, good: int) -> list[str]:
    """Why workers do not bring that good."""
    if good >= GOLD and good not in (COMMON_CARD, FACTION_CARD):
        return ["SET-145", "SET-142"]
    return ["SET-142"] if state.stocks[seat][WORKER] < WORKERS_PER_GAIN else ["SET-Q02"]


class OfferMore(Step[SettlersState]):
    """Ask for a further pair only where there are workers for it (SET-144)."""

    def run(self, state: SettlersState) -> None:
        """Each pair is a choice of its own."""
        if state.stocks[state.seat][WORKER] >= WORKERS_PER_GAIN:
            state.agenda.append(SPEND_MORE)


class SpendMore(TurnChoice[SettlersState]):
    """Discard a further pair in the same action, or stop (SET-144)."""

    rule: ClassVar[str] = "SET-144"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """As for the first pair."""
        return [*spend_moves(state, seat), DONE]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The card of one pair is seen before the next is spent (SET-Q05)."""
        if move != DONE:
            spend_pair(state, move - SPEND)

    def default(self, state: SettlersState, seat: int) -> int:
        """Stop."""
        return DONE

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not for gold."""
        good = SPEND_VERB.argument(move)
        return refuse_spending(state, seat, good) if good >= 0 else [self.rule]


OFFER_MORE: Final = OfferMore()
SPEND_MORE: Final = SpendMore()
