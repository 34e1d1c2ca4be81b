"""The end of a round: influence, income, the first player (p. 13, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.cards import CLEAR_CARDS, EMPIRE_POWER, EMPIRE_PURCHASE
from imperia.games.daimyo.cards import FROM_INCOME, INCOME
from imperia.games.daimyo.goods import use_of
from imperia.games.daimyo.phases.bonus import use_tile
from imperia.games.daimyo.phases.mercenaries import MERCENARY_BONUS_STEP, MERCENARY_HERO
from imperia.games.daimyo.phases.purchase import DRAW_ALL, BuyHeroes
from imperia.games.daimyo.printed import (
    FIRST_BANNER,
    FIRST_YELLOW,
    ISLAND_COUNT,
    ROUNDS,
    SECOND_BANNER,
    SLOT_COUNT,
    SLUMS_EACH,
)
from imperia.games.daimyo.sides import bonus_of
from imperia.games.daimyo.state import BY_ISLANDS, EMPIRE, MERCENARIES, NONE, PURCHASE, ROUND_END, DaimyoState
from imperia.games.daimyo.turn_bits import INCOME_TAKEN
from imperia.games.daimyo.words import (
    DONE,
    GIVE_HELMET,
    HELMET_GIVEN,
    HELMET_TO_EMPIRE,
    ISLAND_SCORED,
    ISLAND_TAKEN,
    MAIN,
    MERCENARIES_DO,
    TILE_USED,
    USE_TILE,
    doer,
    named,
)
from imperia.kernel.agenda import ALONE, SKIPPED, Choice, SeatChoice, Step, in_order


def end_of_round(state: DaimyoState) -> list[Step[DaimyoState]]:
    """The steps after the last turn, in the order of the book (DAI-178, DAI-187, DAI-189, DAI-193, DAI-195)."""
    solo = state.seats == 1
    first: int = state.first if state.first < state.seats else 0
    order = [(first + step) % state.seats for step in range(state.seats)]
    steps: list[Step[DaimyoState]] = [EMPIRE_POWER] if solo else []
    steps.append(SCORE_ISLANDS)
    if state.seats == MERCENARIES:
        steps.append(MERCENARY_BONUS_STEP)
    for seat in order:
        steps += [BeginIncome(seat), TakeIncome(seat)]
    if state.round < ROUNDS:
        steps += [PASS_HELMET, BEGIN_PURCHASE]
    if state.seats == MERCENARIES:
        steps.append(MERCENARY_HERO)
    if solo and state.round < ROUNDS:
        steps.append(CLEAR_CARDS)
    return in_order(steps)


def shadows_on(state: DaimyoState, party: i64, island: i64) -> i64:
    """How many shadows a party has on an island."""
    found: i64 = 0
    for slum in range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH):
        if state.shadows[slum] == party:
            found += 1
    return found


def standing(state: DaimyoState, party: i64, island: i64) -> i64:
    """How strong a party is on an island: influence, then shadows; nothing without influence (DAI-180, DAI-Q47)."""
    influence = state.influence[party * ISLAND_COUNT + island]
    return influence * (SLUMS_EACH + 1) + shadows_on(state, party, island) if influence else 0


def shares(state: DaimyoState, island: int, number: int) -> list[int]:
    """The points of each party on an island at the end of that round.

    Ties that shadows do not break share: for the first place both banners, for the second the silver one, rounded down
    (DAI-179 to DAI-182, DAI-Q46 to DAI-Q50).
    """
    strengths: list[int] = [standing(state, party, island) for party in range(state.parties)]
    best = max(strengths)
    found = [0] * len(strengths)
    if not best:
        return found
    leaders = strengths.count(best)
    if leaders > 1:
        share = (FIRST_BANNER[number] + SECOND_BANNER[number]) // leaders
        return [share if one == best else 0 for one in strengths]
    second = max([one for one in strengths if one < best])
    followers = strengths.count(second)
    for party, one in enumerate(strengths):
        if one == best:
            found[party] = FIRST_BANNER[number]
        elif one == second and second:
            found[party] = SECOND_BANNER[number] // followers
    return found


def sharing_rule(state: DaimyoState, party: int, island: int) -> str:
    """The rule by which a party scores on an island: a place of its own, or one that it shares."""
    strengths: list[int] = [standing(state, other, island) for other in range(state.parties)]
    if strengths.count(strengths[party]) == 1:
        return "DAI-179"
    return "DAI-181" if strengths[party] == max(strengths) else "DAI-182"


class ScoreIslands(Step[DaimyoState]):
    """Influence is scored, island by island; markers stay (DAI-179, DAI-184, DAI-225, DAI-254)."""

    def run(self, state: DaimyoState) -> None:
        """Mercenaries take places and no points."""
        state.phase = ROUND_END
        for island in range(state.islands):
            for party, points in enumerate(shares(state, island, state.round)):
                if points and state.seats == MERCENARIES and party == MERCENARIES:
                    state.tell(ISLAND_TAKEN, MERCENARIES_DO, island)
                elif points:
                    state.score(party, BY_ISLANDS, points)
                    if state.journal is not None:
                        rule = sharing_rule(state, party, island)
                        state.tell(ISLAND_SCORED[rule], doer(state.seats, party), island, points)


class BeginIncome(Step[DaimyoState]):
    """A player's income begins; nothing of it has been taken (DAI-185, DAI-255)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DaimyoState) -> None:
        """All yellow tiles are ready."""
        state.seat = self.seat
        state.done = 0
        state.used_tiles = 0
        state.space = NONE


class TakeIncome(SeatChoice[DaimyoState]):
    """Take the income, and use yellow tiles if one likes, in any order (DAI-185, DAI-186, DAI-Q52)."""

    rule: ClassVar[str] = "DAI-185"

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Income that has not been taken; it may end when all of it is."""
        moves: list[int] = []
        taken = state.done & INCOME_TAKEN
        if not taken:
            MAIN.add(0, moves)
        for slot in range(FIRST_YELLOW, SLOT_COUNT):
            tile = state.tiles[seat * SLOT_COUNT + slot]
            if tile != NONE and not state.used_tiles >> tile & 1:
                USE_TILE.add(slot, moves)
        if taken:
            DONE.add(0, moves)
        return moves

    def settled(self, state: DaimyoState) -> int:
        """Without a yellow tile there is nothing to choose here."""
        return state.only_answer(self, self.seat)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        if DONE.says(move):
            return
        state.agenda.append(self)
        if MAIN.says(move):
            state.done |= INCOME_TAKEN
            INCOME.begin(state, use_of(FROM_INCOME, seat))
        else:
            use_tile(state, seat, state.tiles[seat * SLOT_COUNT + USE_TILE.argument(move)], TILE_USED["DAI-186"])

    def default(self, state: DaimyoState, seat: int) -> int:
        return self.moves(state, seat)[0]

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Taken already, or no such tile."""
        return ["DAI-186"] if USE_TILE.says(move) else ["DAI-185"]

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        if MAIN.says(move):
            return "income", {}
        tile: int = state.tiles[seat * SLOT_COUNT + USE_TILE.argument(move)] if USE_TILE.says(move) else NONE
        return ("tile_of", {"bonus": bonus_of(state, tile)}) if tile != NONE else ("", {})


class PassHelmet(Choice[DaimyoState]):
    """Whoever has the Mighty Helmet keeps it or gives it to any player, who begins the next round.

    (DAI-188, DAI-256, DAI-Q38, DAI-Q84)
    """

    rule: ClassVar[str] = "DAI-188"

    def seats(self, state: DaimyoState) -> tuple[int, ...]:
        return ALONE[state.helmet]

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any player, oneself included; alone, the empire (DAI-Q38)."""
        moves = GIVE_HELMET.moves(list(range(state.seats)))
        if state.seats == 1:
            HELMET_TO_EMPIRE.add(0, moves)
        return moves

    def settled(self, state: DaimyoState) -> int:
        """The empire always keeps it (DAI-256)."""
        return state.only_answer(self, state.helmet) if state.helmet < state.seats else SKIPPED

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Who holds it then is the first player of the next round."""
        party: int = EMPIRE if HELMET_TO_EMPIRE.says(move) else GIVE_HELMET.argument(move)
        if party != state.helmet:
            rule = "DAI-Q38" if HELMET_TO_EMPIRE.says(move) else "DAI-188"
            state.tell(HELMET_GIVEN[rule], seat, named(state.seats, party))
        state.helmet = party

    def default(self, state: DaimyoState, seat: int) -> int:
        return GIVE_HELMET.move(seat)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Nobody else is at the table; never the mercenaries."""
        return ["DAI-Q38"] if GIVE_HELMET.says(move) or HELMET_TO_EMPIRE.says(move) else [self.rule]


class BeginPurchase(Step[DaimyoState]):
    """Heroes are bought in turn order from the new first player, then everybody draws one.

    (DAI-190, DAI-194, DAI-257, DAI-Q53)
    """

    def run(self, state: DaimyoState) -> None:
        """The empire takes its turn as well."""
        state.phase = PURCHASE
        state.first = state.helmet
        count = 2 if state.seats == 1 else state.seats
        order: list[int] = [(state.first + step) % count for step in range(count)]
        buyers: list[Step[DaimyoState]] = [
            BuyHeroes(party) if party < state.seats else EMPIRE_PURCHASE for party in order
        ]
        state.agenda += in_order([*buyers, DRAW_ALL])


SCORE_ISLANDS: Final = ScoreIslands()
PASS_HELMET: Final = PassHelmet()
BEGIN_PURCHASE: Final = BeginPurchase()
