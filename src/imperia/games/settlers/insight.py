"""What the bots are told of a position: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARDS, Card
from imperia.games.settlers.location import Location
from imperia.games.settlers.phases.cleanup import storable
from imperia.games.settlers.printed import (
    ACTION,
    CARD,
    GOLD,
    GOOD_COUNT,
    PRICE_SIZE,
    PRODUCTION,
    ROUNDS,
    STOCK_SIZE,
)
from imperia.games.settlers.scoring import faction_locations, score
from imperia.games.settlers.state import CLEANUP, LOOKOUT, VIRTUAL, SettlersState
from imperia.games.settlers.use import Use
from imperia.kernel.effects import AskingOp, Effect

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


def yield_of(state: SettlersState, seat: int, card: int, effect: Effect[SettlersState, Use]) -> float:
    """What an effect brings, in points; ops that ask are worth a little."""
    total = 0.0
    goods = [0] * GOOD_COUNT
    for op in effect.ops:
        if isinstance(op, AskingOp):
            total += ASKING
        else:
            op.surely(state, Use(card, seat), goods)
    for good in range(GOOD_COUNT):
        if goods[good]:
            total += goods[good] * WORTH[good]
    return total


def use_of(state: SettlersState, seat: int, card: Card) -> float:
    """What one use of an action brings beyond its price."""
    gain = yield_of(state, seat, card.number, card.act)
    for good in range(PRICE_SIZE):
        gain -= card.prices[1][good] * PRICE_WORTH[good]
    return max(0.1, gain)


def promise(state: SettlersState, seat: int, location: Location, rounds: int, now: bool) -> float:
    """What a location may still bring in this round and the later ones."""
    card = location.face
    if card.kind == PRODUCTION:
        return rounds * yield_of(state, seat, card.number, card.produce)
    if card.kind == ACTION:
        times = rounds * card.limit
        if now:
            times += location.left
        return SPARE * times * use_of(state, seat, card)
    if card.trigger is not None:
        return TRIGGER * (rounds + now) * yield_of(state, seat, card.number, card.trigger.effect)
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
        total += hope(CARDS[card], rounds, now)
    for card in state.deals[seat]:
        total += rounds * WORTH[CARDS[card].deal]
    places = len(state.foundations[seat])
    total += FOUNDATION * places if rounds or now else 0.0
    for location in state.empires[seat]:
        total += promise(state, seat, location, rounds, now)
    return total


def hope(card: Card, rounds: int, now: bool) -> float:
    """What a card in hand may become."""
    if not rounds:
        return 0.25 if now else 0.0
    return WORTH[CARD] + 0.1 * (card.value - card.cost_sum * 0.3)


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
