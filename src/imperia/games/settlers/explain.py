"""The needs that a refused move lacks here and now, and how a tie was broken, in sentences."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.content import TABLES
from imperia.games.settlers.empire import has_place
from imperia.games.settlers.gains import amounts
from imperia.games.settlers.phases.action import TAKE_TURN, EndTurn, TakeTurn
from imperia.games.settlers.phases.cleanup import lost_in_cleanup
from imperia.games.settlers.printed import ANY, GOLD, PLACE, PRICE_SIZE, ROUNDS
from imperia.games.settlers.scoring import beats_virtual, faction_locations, feat, left_over, score
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import AMOUNT, PASS, TEXTS
from imperia.kernel.score import say_tie

# The rules that refuse a move for want of goods or of a place.
PRICES: Final = {"SET-098", "SET-104", "SET-112", "SET-117", "SET-135", "SET-142"}


def lacking(stock: list[int], price: list[int]) -> list[int]:
    """The goods a supply lacks for a price, as few goods as can be; gold that is left stands in (SET-012)."""
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


def explain_refusal(state: SettlersState, seat: int, move: int, lang: str) -> str:
    """The goods or the location that an action lacks; empty where that is not the reason."""
    if state.over or not isinstance(state.choice(), TakeTurn | EndTurn) or seat not in state.to_act():
        return ""
    if not PRICES & set(state.game.why_not(state, seat, move)):
        return ""
    answer = TAKE_TURN.answer(move)
    price = answer.price(state, seat, move) if answer is not None else []
    if not price:
        return ""
    short = lacking(state.stocks[seat], price)
    needs = [AMOUNT.label(one, lang) for one in amounts(short[:ANY])]
    if short[ANY]:
        needs.append(TEXTS.say("explain.resources", lang, {"count": short[ANY]}))
    if price[PLACE] and not has_place(state, seat):
        needs.append(TEXTS.say("explain.place", lang))
    return TEXTS.say("explain.lacks", lang, {"needs": needs}) if needs else ""


def explain_loss(state: SettlersState, seat: int, move: int, lang: str) -> str:
    """The goods that a pass leaves to be discarded, or unused in the last round (SET-072, SET-081, SET-084).

    Nothing is said to who can do nothing but pass.
    """
    if not PASS.says(move) or not isinstance(state.choice(), TakeTurn) or len(state.moves(seat)) == 1:
        return ""
    last = state.round == ROUNDS
    goods = amounts(state.stocks[seat] if last else lost_in_cleanup(state, seat))
    if not goods:
        return ""
    named = [AMOUNT.label(one, lang) for one in goods]
    return TEXTS.say("explain.unused" if last else "explain.lost", lang, {"goods": named})


def explain_tie(state: SettlersState, lang: str) -> str:
    """Workers and resources, then cards, of players with equal points (SET-094, SET-095); in solo the race."""
    if state.seats == 1:
        race: dict[str, object] = {"own": faction_locations(state, 0), "his": len(state.collected)}
        if not beats_virtual(state):
            return TEXTS.say("explain.race", lang, race)
        reached = TABLES.feats[feat(score(state, 0).total)].name.say(lang)
        return TEXTS.say("explain.race_won", lang, {**race, "feat": reached})
    return say_tie(state, lang, _tell_left_over)


def _tell_left_over(state: SettlersState, seat: int) -> tuple[str, dict[str, int]]:
    return "explain.tie_player", {"left": left_over(state, seat), "cards": len(state.hands[seat])}
