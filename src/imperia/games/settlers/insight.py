"""Evaluation for the bots: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARDS, Card
from imperia.games.settlers.effects.yields import CountedGain
from imperia.games.settlers.location import Location
from imperia.games.settlers.phases.cleanup import storable
from imperia.games.settlers.printed import (
    ACTION,
    ANY,
    CARD,
    GOLD,
    GOOD_COUNT,
    PRICE_SIZE,
    PRODUCTION,
    ROUNDS,
    STOCK_SIZE,
)
from imperia.games.settlers.scoring import faction_locations, total
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
# What counts of the strongest rival's worth, and of the virtual player's.
RIVAL: Final = 0.4
VIRTUAL_RIVAL: Final = 1.0
COLLECTED: Final = 3.0
LOST: Final = 20.0
# What a card in hand may become while rounds are left, by number, and in the last round.
HOPE: Final[list[float]] = [WORTH[CARD] + 0.1 * (card.value - card.cost_sum * 0.3) for card in CARDS]
LAST_HOPE: Final = 0.25
# How far a round has gone, by its phase.
IN_ROUND: Final[list[float]] = [0.0, 0.1, 0.2, 0.4, 0.8, 0.9]
ALL: Final = [True] * STOCK_SIZE


# What one use of a card brings, by its number, as far as it is the same whatever else lies on the table.
UNKNOWN: Final = -1000.0
DEPENDS: Final = -2000.0
FIXED: Final[list[float]] = [UNKNOWN for _ in CARDS]


def effect_of(card: Card) -> Effect[SettlersState, Use]:
    """The lasting worth of a location."""
    if card.kind == PRODUCTION:
        return card.produce
    return card.act if card.kind == ACTION or card.trigger is None else card.trigger.effect


def use_of(state: SettlersState, seat: int, card: Card) -> float:
    """The worth of one use of a location, in points, beyond the price of an action; ops that ask are worth a little."""
    known = FIXED[card.number]
    if known > UNKNOWN:
        return known
    effect = effect_of(card)
    total = 0.0
    depends = False
    goods = [0] * GOOD_COUNT
    for op in effect.ops:
        if isinstance(op, AskingOp):
            total += ASKING
        else:
            depends = depends or isinstance(op, CountedGain)
            op.surely(state, Use(card.number, seat), goods)
    for good in range(GOOD_COUNT):
        if goods[good]:
            total += goods[good] * WORTH[good]
    if card.kind == ACTION:
        for good in range(PRICE_SIZE):
            total -= card.prices[1][good] * PRICE_WORTH[good]
        total = max(0.1, total)
    FIXED[card.number] = DEPENDS if depends else total
    return total


def promise(state: SettlersState, seat: int, location: Location, rounds: int, now: bool) -> float:
    """The worth a location may still bring in this round and the later ones."""
    card = location.face
    if card.kind == PRODUCTION:
        return rounds * use_of(state, seat, card)
    if card.kind == ACTION:
        times = rounds * card.limit
        if now:
            times += location.left
        return SPARE * times * use_of(state, seat, card)
    if card.trigger is not None:
        return TRIGGER * (rounds + now) * use_of(state, seat, card)
    return 0.0


def rounds_left(state: SettlersState) -> int:
    """How many rounds of production are still to come."""
    return ROUNDS - state.round + (1 if state.phase <= LOOKOUT else 0)


def can_act(state: SettlersState, seat: int) -> bool:
    """True for a player who may still use their supply in this round."""
    return not state.passed[seat] and LOOKOUT < state.phase < CLEANUP


def worth(state: SettlersState, seat: int) -> float:
    """Points, and what supply, hand, deals and empire may still become."""
    found = float(total(state, seat))
    if not state.agenda:
        return found
    rounds = rounds_left(state)
    now = can_act(state, seat)
    if not rounds and not now:
        return found
    found += supply_worth(state, seat, rounds, now) + hand_worth(state, seat, rounds)
    if rounds:
        found += deals_worth(state, seat, rounds)
    found += FOUNDATION * len(state.foundations[seat])
    for location in state.empires[seat]:
        found += promise(state, seat, location, rounds, now)
    return found


def supply_worth(state: SettlersState, seat: int, rounds: int, now: bool) -> float:
    """The goods that can still be used, or kept."""
    if not rounds:
        return last_supply_worth(state, seat)
    found = 0.0
    stock = state.stocks[seat]
    kept = ALL if now else storable(state, seat)
    for good in range(STOCK_SIZE):
        count = stock[good]
        if count and kept[good]:
            # Many of a kind are hard to use at once, but gold pays for any resource.
            found += WORTH[good] * (6 + (count - 6) * 0.5 if count > 6 and good != GOLD else count)
    return found


def last_supply_worth(state: SettlersState, seat: int) -> float:
    """The goods of the last round: resources only as far as the hand and open actions ask for them, gold for the rest.

    Whatever else is bought, dealt for or kept is thrown away.
    """
    stock = state.stocks[seat]
    found = 0.0
    lacking = asked_for(state, seat, GOLD)
    for good in range(GOLD):
        asked = asked_for(state, seat, good)
        used = min(stock[good], asked)
        lacking += asked - used
        found += WORTH[good] * used
    found += WORTH[GOLD] * min(stock[GOLD], lacking)
    for good in range(GOLD + 1, STOCK_SIZE):
        found += WORTH[good] * stock[good]
    return found


def asked_for(state: SettlersState, seat: int, good: int) -> int:
    """How much of a resource the cards in hand and the actions that are left would cost together."""
    found = 0
    for card in state.hands[seat]:
        found += CARDS[card].cost[good]
    for location in state.empires[seat]:
        if location.left and location.face.kind == ACTION:
            price = location.face.prices[1]
            found += location.left * (price[good] + price[ANY])
    return found


def hand_worth(state: SettlersState, seat: int, rounds: int) -> float:
    """The worth of the cards in hand."""
    if not rounds:
        return LAST_HOPE * len(state.hands[seat])
    found = 0.0
    for card in state.hands[seat]:
        found += HOPE[card]
    return found


def deals_worth(state: SettlersState, seat: int, rounds: int) -> float:
    """The worth of the deals."""
    found = 0.0
    for card in state.deals[seat]:
        found += rounds * WORTH[CARDS[card].deal]
    return found


def parts(state: SettlersState, seat: int) -> list[tuple[str, float]]:
    """The summands of a worth."""
    found = [("points", float(total(state, seat)))]
    rounds = rounds_left(state)
    now = can_act(state, seat)
    if state.agenda and (rounds or now):
        found.append(("goods", supply_worth(state, seat, rounds, now)))
        found.append(("hand", hand_worth(state, seat, rounds)))
        found.append(("deals", deals_worth(state, seat, rounds)))
        found.append(("foundations", FOUNDATION * len(state.foundations[seat])))
        locations = 0.0
        for location in state.empires[seat]:
            locations += promise(state, seat, location, rounds, now)
        found.append(("locations", locations))
    if state.seats == 1:
        found.append(("faction", COLLECTED * faction_locations(state, 0)))
    return found


def progress(state: SettlersState) -> float:
    """Rounds, and how far this one has gone; 0 during the setup."""
    if not state.round:
        return 0.0
    return (state.round - 1 + IN_ROUND[state.phase]) / ROUNDS


def worths(state: SettlersState) -> list[float]:
    """The worth of a state to each seat; alone, faction locations and what the virtual player collects decide."""
    if state.seats > 1:
        return [worth(state, seat) for seat in range(state.seats)]
    # SET-241: what lies before it will be collected if nobody razes it.
    locations = faction_locations(state, 0)
    collected = len(state.collected) + len(state.empires[VIRTUAL])
    lost = LOST if locations <= collected and not state.agenda else 0.0
    return [worth(state, 0) + COLLECTED * locations, COLLECTED * collected + lost]
