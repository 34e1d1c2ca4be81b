"""Reasons in sentences: why a move is refused here and now, and how a tie was broken."""

from __future__ import annotations

from imperia.games.daimyo.cards import HEROES, TILES
from imperia.games.daimyo.dice import sums, total
from imperia.games.daimyo.goods import amounts, held
from imperia.games.daimyo.heroes import price_of
from imperia.games.daimyo.phases.construction import Build, cost_of
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.phases.turn import TakeTurn
from imperia.games.daimyo.printed import BOARD_KINDS, CLAN_POWER, GOLD, GOOD_COUNT, RICE, THRESHOLD
from imperia.games.daimyo.scoring import left_over
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import (
    AMOUNT,
    BUILD,
    BUY_HERO,
    END,
    GOVERNOR,
    HERO,
    PLAY,
    POWER,
    SHADOW,
    SLOT,
    TEXTS,
    USE_TILE,
)
from imperia.kernel.score import say_tie


def missing(state: DaimyoState, seat: int, price: list[int], lang: str) -> str:
    """The goods that a player lacks for a price; empty if none."""
    short = [max(0, price[good] - int(held(state, seat, good))) for good in range(GOOD_COUNT)]
    needs = [AMOUNT.label(one, lang) for one in amounts(short)]
    return TEXTS.say("explain.lacks", lang, {"needs": needs}) if needs else ""


def explain_refusal(state: DaimyoState, seat: int, move: int, lang: str) -> str:
    """The goods that a purchase lacks, or the sum that the dice do not make."""
    if state.over or seat not in state.to_act():
        return ""
    choice = state.choice()
    price = [0] * (GOOD_COUNT + 1)
    if isinstance(choice, TakeTurn):
        return explain_dice(state, seat, move, lang)
    if isinstance(choice, Recruit) and (GOVERNOR.says(move) or SHADOW.says(move)):
        price[RICE] = choice.cost(state, seat)
    elif isinstance(choice, Build) and BUILD.says(move):
        kind = BOARD_KINDS[TILES[BUILD.argument(move)].board]
        price = cost_of(state, seat, kind, choice.no_surcharge, choice.pay_only)
    elif BUY_HERO.says(move) and BUY_HERO.argument(move) in state.market:
        price[GOLD] = price_of(BUY_HERO.argument(move), 0)
    return missing(state, seat, price, lang)


def explain_dice(state: DaimyoState, seat: int, move: int, lang: str) -> str:
    """Which sums there are, and which is needed (DAI-131, DAI-139)."""
    if PLAY.says(move) and PLAY.argument(move) in state.hands[seat]:
        mask = sums(state, seat)
        power = HEROES[PLAY.argument(move)].power
        found = [number for number in range(1, 19) if mask >> number & 1]
        return "" if power in found else TEXTS.say("explain.sum", lang, {"sums": found, "power": power})
    if POWER.says(move) or (USE_TILE.says(move) and USE_TILE.argument(move) == CLAN_POWER):
        whole = int(total(state, seat))
        return "" if whole >= THRESHOLD else TEXTS.say("explain.threshold", lang, {"sum": whole, "least": THRESHOLD})
    return ""


def explain_loss(state: DaimyoState, seat: int, move: int, lang: str) -> str:
    """The deeds that are lost by ending a turn now (DAI-130)."""
    if not END.says(move) or not isinstance(state.choice(), TakeTurn):
        return ""
    moves = state.moves(seat)
    lost = [HERO.label(PLAY.argument(one), lang) for one in moves if PLAY.says(one)]
    lost += [TEXTS.say("explain.power", lang)] if POWER.move() in moves else []
    lost += [
        TEXTS.say("explain.tile", lang, {"slot": SLOT.label(USE_TILE.argument(one), lang)})
        for one in moves
        if USE_TILE.says(one)
    ]
    return TEXTS.say("explain.loses", lang, {"things": lost}) if lost else ""


def explain_tie(state: DaimyoState, lang: str) -> str:
    """Left-over resources of those with equal points (DAI-206)."""
    return say_tie(state, lang, _tell_left_over)


def _tell_left_over(state: DaimyoState, party: int) -> tuple[str, dict[str, int]]:
    return "explain.tie_player", {"left": left_over(state, party)}
