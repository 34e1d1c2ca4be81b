"""The action to activate an action location (p. 10)."""

from __future__ import annotations

from imperia.games.settlers.abilities import ACT, DEMANDS
from imperia.games.settlers.empire import foreign_deals, location_of, replace
from imperia.games.settlers.location import Location, packed
from imperia.games.settlers.payment import payment, times_price
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    ACTION,
    DEAL_PRICE,
    HAND_PRICE,
    KIND,
    LIMIT,
    PRICE,
    TOKEN_PRICE,
    WORKER,
    affordable,
)


def payable(state: SettlersState, seat: int, card: int, times: int, stock: list[int], due: list[int]) -> bool:
    """True if the price of an action can be paid so often, besides what is due already (SET-135, SET-138)."""
    if not affordable(stock, times_price(PRICE[card], times), due):
        return False
    if HAND_PRICE[card] and len(state.hands[seat]) < times * HAND_PRICE[card]:
        return False
    if DEAL_PRICE[card] and len(state.deals[seat]) + len(foreign_deals(state, seat)) < times * DEAL_PRICE[card]:
        return False
    return state.tokens >= times * TOKEN_PRICE[card]


def useful(state: SettlersState, seat: int, card: int, times: int, stock: list[int], due: list[int]) -> bool:
    """True if every op of an action finds what it needs (SET-Q12)."""
    if not DEMANDS[card]:
        return True
    price = times_price(PRICE[card], times)
    whole = [price[good] + due[good] for good in range(len(due))]
    return all(op.possible(state, seat, stock, whole) for op in DEMANDS[card])


def usable(state: SettlersState, seat: int, card: int, times: int, stock: list[int], due: list[int]) -> bool:
    """True if an action can be paid and carried out."""
    return payable(state, seat, card, times, stock, due) and useful(state, seat, card, times, stock, due)


def ready(location: Location, times: int) -> bool:
    """True if a location may be activated so often, whoever used it before (SET-137, SET-139, SET-181, SET-Q64)."""
    card = location.card
    return KIND[card] == ACTION and not location.blocked and location.uses + times <= LIMIT[card]


def begin_use(state: SettlersState, card: int, onto: int, times: int) -> None:
    """Pay the price so often, laid on a location, then carry the action out so often (SET-135, SET-136, SET-Q17)."""
    state.using = onto
    state.acting = card
    state.due = times_price(PRICE[card], times)
    # SET-182: a worker of the supply marks the use where the price is an Egyptian token.
    mark = packed(WORKER, times * TOKEN_PRICE[card])
    replace(state, onto, location_of(state, onto).used(times if onto == card else 0, mark))
    for _ in range(times):
        state.agenda += ACT[card][::-1]
    state.agenda += payment(card, state.due, times)[::-1]
