"""Goods and points: what is gained, what is paid, and how the log tells it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import FROM_OBJECTIVE, FROM_SOLO, AnyEffect
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.printed import GAINS, GOOD_COUNT, POINT
from imperia.games.daimyo.state import BY_EFFECTS, BY_OBJECTIVES, DaimyoState
from imperia.games.daimyo.words import GAINED, PAID, amount, doer
from imperia.kernel.effects import Frame, Handled

NOTHING_HANDLED: Final[list[Handled]] = []


def use_of(card: int, seat: int) -> Frame:
    """The context of an effect: where it comes from, and who carries it out."""
    return Frame(card, seat, seat, NOTHING_HANDLED)


def just(good: int, count: int) -> list[int]:
    """So many of one good and none of the others, as previews count them."""
    goods = [0] * len(GAINS)
    goods[good] = count
    return goods


def sure_of(state: DaimyoState, seat: int, effect: AnyEffect, card: int) -> list[int]:
    """The sure gain of an effect, below nought its sure price; empty if nothing is sure."""
    goods = [0] * len(GAINS)
    effect.surely(state, use_of(card, seat), goods)
    return goods if any(goods) else []


def source_of(card: int) -> int:
    """Whether points come from an objective or from another effect."""
    return BY_OBJECTIVES if FROM_OBJECTIVE <= card < FROM_SOLO else BY_EFFECTS


def held(state: DaimyoState, party: i64, good: i64) -> i64:
    """How many of a good a party has."""
    return state.stock[party * GOOD_COUNT + good]


def amounts(goods: list[int]) -> list[int]:
    """Goods and points as events name them."""
    return [amount(good, count) for good, count in enumerate(goods) if count]


def give_good(state: DaimyoState, party: int, card: int, good: int, count: int, rule: str = "") -> None:
    """So many of one good, by the rule of what it comes from or by another; the supply never runs out (DAI-Q59)."""
    if count:
        if good == POINT:
            state.score(party, source_of(card), count)
        else:
            state.stock[party * GOOD_COUNT + good] += count
        if state.journal is not None:
            state.tell_list(GAINED[rule or rule_of(state, card)], doer(state.seats, party), [card, amount(good, count)])


def give(state: DaimyoState, party: int, card: int, goods: list[int], rule: str = "") -> None:
    """Goods and points from somewhere, by the rule of that or by another."""
    for good in range(GOOD_COUNT):
        if goods[good]:
            state.stock[party * GOOD_COUNT + good] += goods[good]
    if goods[POINT]:
        state.score(party, source_of(card), goods[POINT])
    if state.journal is not None:
        state.tell_list(GAINED[rule or rule_of(state, card)], doer(state.seats, party), [card, *amounts(goods)])


def can_pay(state: DaimyoState, party: i64, goods: list[int]) -> bool:
    """True if a party has all of these goods."""
    return all(state.stock[party * GOOD_COUNT + good] >= goods[good] for good in range(GOOD_COUNT))


def pay(state: DaimyoState, party: int, goods: list[int], rule: str) -> None:
    """Goods go back to the supply, as a rule asks."""
    for good in range(GOOD_COUNT):
        if goods[good]:
            state.stock[party * GOOD_COUNT + good] -= goods[good]
    if state.journal is not None and any(goods):
        state.tell_list(PAID[rule], doer(state.seats, party), amounts(goods))


def pay_good(state: DaimyoState, party: int, good: int, count: int, rule: str) -> None:
    """So many of one good go back to the supply, as a rule asks."""
    if count:
        state.stock[party * GOOD_COUNT + good] -= count
        if state.journal is not None:
            state.tell_list(PAID[rule], doer(state.seats, party), [amount(good, count)])
