"""What a move costs and brings before it is made; only what its seat may know."""

from __future__ import annotations

import msgspec

from imperia.games.daimyo.cards import CLAN_POWERS, FROM_CLAN, FROM_TILE, HEROES, TAX_EFFECT, TILES, AnyEffect
from imperia.games.daimyo.goods import held, use_of
from imperia.games.daimyo.heroes import price_of
from imperia.games.daimyo.phases.construction import Build, cost_of, lacking
from imperia.games.daimyo.phases.production import yield_of_all
from imperia.games.daimyo.phases.purchase import BuyHeroes
from imperia.games.daimyo.phases.recruitment import Recruit
from imperia.games.daimyo.phases.turn import TakeTurn
from imperia.games.daimyo.printed import (
    BLACK_MARKET_COST,
    BOARD_KINDS,
    DIG_COST,
    GAINS,
    GOLD,
    PRODUCTION,
    RANSOM,
    RESET_COST,
    RICE,
    SLOT_COUNT,
    SLUM_GOLD,
    TAX,
)
from imperia.games.daimyo.sides import effect_of
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import (
    BUILD,
    BUY_HERO,
    BUY_TILE,
    DIG,
    GOVERNOR,
    MAIN,
    PLAY,
    POWER,
    RANSOM_TILE,
    RESET,
    SHADOW,
    USE_TILE,
)


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Goods and points that a move takes and surely gives; what is chosen later is left aside."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}


def plain(goods: list[int], sign: int) -> dict[str, int]:
    """Those above nought (or below, by sign), by word."""
    return {GAINS[good]: count * sign for good, count in enumerate(goods) if count * sign > 0}


def of_effect(state: DaimyoState, seat: int, effect: AnyEffect, card: int) -> Preview | None:
    """What an effect surely takes and gives."""
    goods = [0] * len(GAINS)
    effect.surely(state, use_of(card, seat), goods)
    return Preview(plain(goods, -1), plain(goods, 1)) if any(goods) else None


def main_action(state: DaimyoState, seat: int) -> Preview | None:
    """What the main action surely brings."""
    if state.space == PRODUCTION:
        return Preview(brings=plain(yield_of_all(state, seat, True, True), 1))
    if state.space == TAX:
        return of_effect(state, seat, TAX_EFFECT, 0)
    return None


def preview(state: DaimyoState, seat: int, move: int) -> Preview | None:
    """The price and the certain gain of a move; None where its label says it all."""
    if seat not in state.to_act():
        return None
    choice = state.choice()
    if isinstance(choice, TakeTurn):
        return of_turn(state, seat, move)
    if isinstance(choice, Recruit) and (GOVERNOR.says(move) or SHADOW.says(move)):
        gold = {GAINS[GOLD]: int(SLUM_GOLD[SHADOW.argument(move)])} if SHADOW.says(move) else {}
        cost = choice.cost(state, seat)
        return Preview({GAINS[RICE]: cost} if cost else {}, gold)
    if isinstance(choice, Build) and BUILD.says(move):
        kind = BOARD_KINDS[TILES[BUILD.argument(move)].board]
        whole = cost_of(state, seat, kind, choice.no_surcharge, choice.pay_only)
        return Preview(plain(sure_part(state, seat, whole, choice.minus), 1))
    if RESET.says(move):
        return Preview({GAINS[GOLD]: RESET_COST})
    if DIG.says(move):
        return Preview({GAINS[DIG.argument(move)]: DIG_COST})
    if BUY_TILE.says(move) or RANSOM_TILE.says(move):
        return Preview({GAINS[GOLD]: BLACK_MARKET_COST if BUY_TILE.says(move) else RANSOM})
    if BUY_HERO.says(move) and isinstance(choice, BuyHeroes):
        return Preview({GAINS[GOLD]: price_of(BUY_HERO.argument(move), 0)})
    return None


def sure_part(state: DaimyoState, seat: int, cost: list[int], minus: int) -> list[int]:
    """What is paid of a cost whichever tokens the discount spares, those that the player lacks first (DAI-Q62)."""
    spare = minus - int(lacking(state, seat, cost))
    return [max(0, min(cost[good], int(held(state, seat, good))) - spare) for good in range(GOLD)]


def of_turn(state: DaimyoState, seat: int, move: int) -> Preview | None:
    """What an answer of the turn's menu takes and gives."""
    if MAIN.says(move):
        return main_action(state, seat)
    if RESET.says(move):
        return Preview({GAINS[GOLD]: RESET_COST})
    if PLAY.says(move):
        return of_effect(state, seat, HEROES[PLAY.argument(move)].effect, PLAY.argument(move))
    if POWER.says(move):
        clan = int(state.clans[seat])
        return of_effect(state, seat, CLAN_POWERS[clan], FROM_CLAN + clan)
    if USE_TILE.says(move):
        tile = int(state.tiles[seat * SLOT_COUNT + USE_TILE.argument(move)])
        return of_effect(state, seat, effect_of(state, tile), FROM_TILE + tile)
    return None
