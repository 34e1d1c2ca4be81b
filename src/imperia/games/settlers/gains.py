"""Goods received: supplies, points, drawn cards (p. 3, 6, 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.features import ON_POINTS
from imperia.games.settlers.piles import common_left, draw
from imperia.games.settlers.printed import (
    COMMON,
    COMMON_CARD,
    FACTION_CARD,
    GOOD_COUNT,
    POINT,
    STOCK_SIZE,
    only_good,
)
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import DRAW, GAINED_BY_SPHINX, amount
from imperia.kernel.agenda import ASKED
from imperia.kernel.asking import TurnChoice
from imperia.kernel.events import Happening


class ChooseDeck(TurnChoice[SettlersState]):
    """Draw one card, from the common deck or from one's own faction deck where there is a choice (SET-015)."""

    rule: ClassVar[str] = "SET-015"
    continues: ClassVar[bool] = True

    def __init__(self, kind: int, apart: bool) -> None:
        # The kind of card good, and whether the card is held apart (SET-Q69).
        self.kind: Final = kind
        self.apart: Final = apart

    def settled(self, state: SettlersState) -> int:
        """A named deck gives its card; else either deck, while both have cards (SET-Q02)."""
        faction = state.factions[state.seat]
        if self.kind == COMMON_CARD:
            return DRAW.move(COMMON)
        if self.kind == FACTION_CARD or not common_left(state):
            return DRAW.move(faction)
        return ASKED if state.decks[faction] else DRAW.move(COMMON)

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return DRAW.moves([COMMON, state.factions[seat]])

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The card is seen before the next deck is chosen (SET-Q05)."""
        draw(state, seat, DRAW.argument(move), self.apart)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Only one's own faction deck and the common one."""
        return ["SET-006", self.rule] if DRAW.says(move) else [self.rule]


# By kind of good, to the hand or held apart; the places before the card goods are never used.
DRAW_CARD: Final = [ChooseDeck(kind, False) for kind in range(POINT)]
DRAW_APART: Final = [ChooseDeck(kind, True) for kind in range(POINT)]


def add_goods(state: SettlersState, seat: int, goods: list[int]) -> None:
    """Goods come into a supply; cards and points are not among them (SET-010)."""
    stock = state.stocks[seat]
    for good in range(STOCK_SIZE):
        if goods[good]:
            stock[good] += goods[good]


def score_points(state: SettlersState, seat: int, points: int) -> None:
    """Score one gain of points at once, and what features add to it (SET-016, SET-178, SET-Q35)."""
    state.points[seat] += points
    for location in state.empires[seat]:
        trigger = location.face.trigger
        if trigger is not None and trigger.event == ON_POINTS:
            goods = [0] * GOOD_COUNT
            trigger.effect.surely(state, Use(location.card, seat), goods)
            # SET-Q35: what such a feature gives triggers no other.
            add_goods(state, seat, goods)
            state.points[seat] += goods[POINT]
            tell_goods(state, GAINED_BY_SPHINX, seat, location.card, goods)


def give(state: SettlersState, what: Happening, seat: int, card: int, goods: list[int], apart: bool = False) -> None:
    """All goods of one gain: points at once, cards drawn next, the rest from the supply (SET-017, SET-066)."""
    tell_goods(state, what, seat, card, goods)
    for good in range(GOOD_COUNT):
        if goods[good]:
            receive(state, seat, good, goods[good], apart)


def give_good(state: SettlersState, what: Happening, seat: int, card: int, good: int, count: int) -> None:
    """One gain of a single kind of good."""
    if state.journal is not None:
        tell_goods(state, what, seat, card, only_good(good, count))
    receive(state, seat, good, count, False)


def receive(state: SettlersState, seat: int, good: int, count: int, apart: bool) -> None:
    """So many of one good: to the supply, as points, or as cards that are drawn next."""
    if good < STOCK_SIZE:
        state.stocks[seat][good] += count
    elif good == POINT:
        score_points(state, seat, count)
    else:
        for _ in range(count):
            state.agenda.append(DRAW_APART[good] if apart else DRAW_CARD[good])


def amounts(goods: list[int]) -> list[int]:
    """Goods as events name them."""
    return [amount(good, goods[good]) for good in range(len(goods)) if goods[good]]


def tell_goods(state: SettlersState, what: Happening, seat: int, card: int, goods: list[int]) -> None:
    """Note what a card gave, and by which rule."""
    if state.journal is not None:
        state.tell_list(what, seat, [card, *amounts(goods)])
