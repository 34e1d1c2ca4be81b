"""What the bots are told of a position: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.abilities import ACT, PRODUCE, REACT
from imperia.games.settlers.effects.op import Op
from imperia.games.settlers.effects.yields import GainGoods, GainPerColour, GainPerSamurai
from imperia.games.settlers.empire import count_colour
from imperia.games.settlers.location import Location
from imperia.games.settlers.phases.cleanup import storable
from imperia.games.settlers.scoring import faction_locations, score
from imperia.games.settlers.state import CLEANUP, LOOKOUT, VIRTUAL, SettlersState
from imperia.games.settlers.tables import (
    ACTION,
    CARD,
    COST_SUM,
    DEAL,
    GOLD,
    GOOD_COUNT,
    KIND,
    LIMIT,
    PRICE,
    PRICE_SIZE,
    PRODUCTION,
    ROUNDS,
    STOCK_SIZE,
    VALUE,
)

# What a good is worth in points while there is time to use it, by number; the last are cards and points.
WORTH: Final[list[float]] = [0.55, 0.6, 0.5, 0.8, 0.35, 0.55, 0.05, 0.5, 0.5, 0.5, 1.0]
PRICE_WORTH: Final[list[float]] = [0.55, 0.6, 0.5, 0.8, 0.35, 0.55, 0.5]
# An action location yields only if its price can be spared; a trigger only if it is met.
SPARE: Final = 0.75
TRIGGER: Final = 0.7
ASKING: Final = 0.9
FOUNDATION: Final = 0.5
RIVAL: Final = 0.4
COLLECTED: Final = 3.0


def yield_of(state: SettlersState, seat: int, ops: list[Op]) -> float:
    """What ops bring, in points; those that ask are worth a little."""
    total = 0.0
    for op in ops:
        if isinstance(op, GainGoods):
            for good in range(GOOD_COUNT):
                if op.goods[good]:
                    total += op.goods[good] * WORTH[good]
        elif isinstance(op, GainPerColour):
            total += min(op.most, count_colour(state, seat, op.colour)) * WORTH[op.good]
        elif isinstance(op, GainPerSamurai):
            samurai = 0
            for location in state.empires[seat]:
                samurai += location.samurai
            total += min(op.most, samurai) * WORTH[op.good]
        else:
            total += ASKING
    return total


def use_of(state: SettlersState, seat: int, card: int) -> float:
    """What one use of an action brings beyond its price."""
    gain = yield_of(state, seat, ACT[card])
    for good in range(PRICE_SIZE):
        if PRICE[card][good]:
            gain -= PRICE[card][good] * PRICE_WORTH[good]
    return max(0.1, gain)


def promise(state: SettlersState, seat: int, location: Location, rounds: int, now: bool) -> float:
    """What a location may still bring in this round and the later ones."""
    card = location.card
    if KIND[card] == PRODUCTION:
        return rounds * yield_of(state, seat, PRODUCE[card])
    if KIND[card] == ACTION:
        times = rounds * LIMIT[card]
        if now and not location.blocked:
            times += LIMIT[card] - location.uses
        return SPARE * times * use_of(state, seat, card)
    if REACT[card]:
        return TRIGGER * (rounds + now) * yield_of(state, seat, REACT[card])
    return 0.0


def worth(state: SettlersState, seat: int) -> float:
    """Points, and what supply, hand, deals and empire may still become."""
    total = float(score(state, seat).total)
    if not state.agenda:
        return total
    rounds = ROUNDS - state.round
    before = state.phase <= LOOKOUT or state.phase >= CLEANUP
    now = not state.passed[seat] and not before
    if state.phase <= LOOKOUT:
        rounds += 1
    stock = state.stocks[seat]
    kept = storable(state, seat)
    for good in range(STOCK_SIZE):
        if stock[good] and (now or (rounds and kept[good])):
            # Many of a kind are hard to use at once, but gold pays for any resource.
            many = stock[good] > 6 and good != GOLD
            total += WORTH[good] * (6 + (stock[good] - 6) * 0.5 if many else stock[good])
    for card in state.hands[seat]:
        total += hope(card, rounds, now)
    for card in state.deals[seat]:
        total += rounds * WORTH[DEAL[card]]
    places = len(state.foundations[seat])
    total += FOUNDATION * places if rounds or now else 0.0
    for location in state.empires[seat]:
        total += promise(state, seat, location, rounds, now)
    return total


def hope(card: int, rounds: int, now: bool) -> float:
    """What a card in hand may become."""
    if not rounds:
        return 0.25 if now else 0.0
    return WORTH[CARD] + 0.1 * (VALUE[card] - COST_SUM[card] * 0.3)


def evaluate(state: SettlersState, seat: int) -> float:
    """Own prospects less a share of the strongest rival's; in solo also the race against the collection pile."""
    own = worth(state, seat)
    if state.seats == 1:
        # SET-241: faction locations are what decides; what he has before him will be collected if nobody razes it.
        lead = faction_locations(state, seat) - len(state.collected) - len(state.empires[VIRTUAL])
        return own + COLLECTED * lead - (20.0 if lead <= 0 and not state.agenda else 0.0)
    rival = -1000.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, worth(state, other))
    return own - RIVAL * rival
