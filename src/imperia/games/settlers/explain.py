"""What a refused move lacks here and now, and how a tie was broken, in sentences."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.empire import find, lacks_place
from imperia.games.settlers.gains import amounts
from imperia.games.settlers.payment import times_price
from imperia.games.settlers.phases.action import EndTurn, TakeTurn
from imperia.games.settlers.phases.raze import guard_of
from imperia.games.settlers.scoring import faction_locations, left_over, score
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    ANY,
    COST,
    DEAL_COST,
    GOLD,
    NOTHING,
    PRICE,
    PRICE_SIZE,
    RAZE,
    RAZE_HAND_COST,
    RAZE_LOCATION_COST,
    WORKER,
    WORKERS_PER_GAIN,
)
from imperia.games.settlers.words import (
    ACTIVATE_VERB,
    AMOUNT,
    BUILD_VERB,
    DEAL_VERB,
    RAZE_HAND_VERB,
    RAZE_VERB,
    SEAT,
    SPEND_VERB,
    TEXTS,
    TWICE_VERB,
)

# The rules that refuse a move for want of goods or of a place.
PRICES: Final = {"SET-098", "SET-104", "SET-112", "SET-117", "SET-135", "SET-142"}


def lacking(stock: list[int], price: list[int]) -> list[int]:
    """What a supply lacks for a price, as few goods as can be; gold that is left stands in (SET-012)."""
    short = [0] * PRICE_SIZE
    gold = stock[GOLD] - price[GOLD]
    spare = 0
    for good in range(ANY):
        missing = price[good] - stock[good]
        if missing > 0:
            short[good] = missing
        elif good < GOLD:
            spare -= missing
    for good in range(GOLD):
        paid = max(0, min(gold, short[good]))
        short[good] -= paid
        gold -= paid
    short[ANY] = max(0, price[ANY] - spare - max(0, gold))
    return short


def price_of(state: SettlersState, seat: int, move: int) -> list[int]:
    """The price of an action as it is printed, whatever else it may lack; nothing where goods are not the point."""
    card = BUILD_VERB.argument(move)
    if card >= 0 and card in state.hands[seat]:
        return COST[card]
    card = DEAL_VERB.argument(move)
    if card >= 0 and card in state.hands[seat]:
        return DEAL_COST
    for verb, times in ((ACTIVATE_VERB, 1), (TWICE_VERB, 2)):
        card = verb.argument(move)
        if card >= 0 and find(state, card)[0] == seat:
            return times_price(PRICE[card], times)
    price = NOTHING.copy()
    card = RAZE_VERB.argument(move)
    if card >= 0 and find(state, card)[0] not in (-1, seat):
        price[RAZE] = RAZE_LOCATION_COST + guard_of(state, card)
    card = RAZE_HAND_VERB.argument(move)
    if card >= 0 and card in state.hands[seat]:
        price[RAZE] = RAZE_HAND_COST
    if SPEND_VERB.argument(move) >= 0:
        price[WORKER] = WORKERS_PER_GAIN
    return price


def explain_refusal(state: SettlersState, seat: int, move: int, lang: str) -> str:
    """The goods or the location that an action lacks; empty where that is not the reason."""
    if state.over or not isinstance(state.choice(), TakeTurn | EndTurn) or seat not in state.to_act():
        return ""
    if not PRICES & set(state.game.why_not(state, seat, move)):
        return ""
    short = lacking(state.stocks[seat], price_of(state, seat, move))
    needs = [AMOUNT.label(one, lang) for one in amounts(short[:ANY])]
    if short[ANY]:
        needs.append(TEXTS.say("explain.resources", lang, {"count": short[ANY]}))
    card = BUILD_VERB.argument(move)
    if card >= 0 and card in state.hands[seat] and lacks_place(state, seat, card):
        needs.append(TEXTS.say("explain.place", lang))
    return TEXTS.say("explain.lacks", lang, {"needs": needs}) if needs else ""


def explain_tie(state: SettlersState, lang: str) -> str:
    """Workers and resources, then cards, of players with equal points (SET-094, SET-095); in solo the race."""
    if state.seats == 1:
        race = {"own": faction_locations(state, 0), "his": len(state.collected)}
        return TEXTS.say("explain.race", lang, race)
    totals = [score(state, seat).total for seat in range(state.seats)]
    tied = [seat for place in state.ranking() for seat in place if totals.count(totals[seat]) > 1]
    if not tied:
        return ""
    players = [
        TEXTS.say(
            "explain.tie_player",
            lang,
            {"player": SEAT.label(seat, lang), "left": left_over(state, seat), "cards": len(state.hands[seat])},
        )
        for seat in tied
    ]
    return TEXTS.say("explain.tie", lang, {"players": players})
