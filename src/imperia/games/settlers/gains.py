"""Goods received: supplies, points, drawn cards (p. 3, 6, 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.features import ON_POINTS
from imperia.games.settlers.piles import common_left, draw
from imperia.games.settlers.printed import (
    CARD,
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
from imperia.games.settlers.words import DRAW, GAINED, amount
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice
from imperia.kernel.events import Happening


class DrawCard(Step[SettlersState]):
    """Draw one card, asking for the deck only where there is a choice (SET-015, SET-Q02, SET-Q05)."""

    def __init__(self, kind: int, apart: bool) -> None:
        self.kind: Final = kind
        self.apart: Final = apart

    def run(self, state: SettlersState) -> None:
        """A named deck gives its card; else either deck, while both have cards."""
        faction = state.factions[state.seat]
        if self.kind == COMMON_CARD:
            draw(state, state.seat, COMMON, self.apart)
        elif self.kind == FACTION_CARD or not common_left(state):
            draw(state, state.seat, faction, self.apart)
        elif not state.decks[faction]:
            draw(state, state.seat, COMMON, self.apart)
        else:
            state.agenda.append(CHOOSE_DECK[self.apart])


class ChooseDeck(TurnChoice[SettlersState]):
    """Draw from the common deck or from one's own faction deck (SET-015)."""

    rule: ClassVar[str] = "SET-015"
    continues: ClassVar[bool] = True

    def __init__(self, apart: bool) -> None:
        self.apart: Final = apart

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """The two decks."""
        return [DRAW.move(COMMON), DRAW.move(state.factions[seat])]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The card is seen before the next deck is chosen (SET-Q05)."""
        draw(state, seat, DRAW.argument(move), self.apart)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Only one's own faction deck and the common one."""
        return ["SET-006", self.rule]


CHOOSE_DECK: Final = [ChooseDeck(False), ChooseDeck(True)]
# By kind of good, to the hand or held apart; the places before the card goods are never used.
DRAW_CARD: Final = [DrawCard(kind, False) for kind in range(POINT)]
DRAW_APART: Final = [DrawCard(kind, True) for kind in range(POINT)]


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
            tell_goods(state, seat, location.card, goods)


def give(state: SettlersState, seat: int, card: int, goods: list[int], apart: bool = False) -> None:
    """All goods of one gain: points at once, cards drawn next, the rest from the supply (SET-017, SET-066)."""
    add_goods(state, seat, goods)
    tell_goods(state, seat, card, goods)
    if goods[POINT]:
        score_points(state, seat, goods[POINT])
    for kind in range(CARD, POINT):
        for _ in range(goods[kind]):
            state.agenda.append(DRAW_APART[kind] if apart else DRAW_CARD[kind])


def give_good(state: SettlersState, seat: int, card: int, good: int, count: int) -> None:
    """So many of one good."""
    give(state, seat, card, only_good(good, count))


def amounts(goods: list[int]) -> list[int]:
    """Goods as events name them."""
    return [amount(good, goods[good]) for good in range(len(goods)) if goods[good]]


def tell_goods(state: SettlersState, seat: int, card: int, goods: list[int], what: Happening = GAINED) -> None:
    """Note what a card gave."""
    if state.journal is not None:
        state.tell_list(what, seat, [card, *amounts(goods)])
