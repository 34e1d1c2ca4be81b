"""What the bots are told of a position: how it looks for a seat, and what the rulings expect of a program."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.phases.placement import face_up
from imperia.games.founders.phases.token import playable
from imperia.games.founders.phases.turn import AnswerProposal, ProposeEnd
from imperia.games.founders.recipes import NO_RESOURCE, RECIPE_OF, feeds
from imperia.games.founders.scoring import ranking, score
from imperia.games.founders.state import FoundersState
from imperia.games.founders.tables import ARTISAN, CITY, KIND, POINTS, TOKEN_TYPE, VICTORY, VILLAGE
from imperia.games.founders.words import ACCEPT, GO_ON, PROPOSE, REFUSE

# Points are what counts; the rest is hope, weighed against them.
POINT: Final = 10.0
REACH_VICTORY: Final = 2.5
REACH_CITY: Final = 1.2
REACH_VILLAGE: Final = 0.5
PRODUCT: Final = 0.8
RIVAL: Final = 0.5


def hope(state: FoundersState, seat: int) -> float:
    """What a nation could still become: open tiles within its reach, and the variety of what it makes."""
    nation = state.nations[seat]
    fed = nation.open_fed()
    total = 0.0
    for tile in face_up(state):
        if feeds(fed, RECIPE_OF[tile], NO_RESOURCE):
            kind = KIND[tile]
            if kind == VICTORY:
                total += REACH_VICTORY * POINTS[tile]
            elif kind == CITY:
                total += REACH_CITY
            elif kind == VILLAGE:
                total += REACH_VILLAGE
    products: set[int] = set()
    for cell in nation.tiles:
        output = nation.output(cell)
        if output:
            products.add(output)
    return total + PRODUCT * len(products)


def evaluate(state: FoundersState, seat: int) -> float:
    """Own points and hopes, less a share of the strongest rival's."""
    worths: list[float] = []
    for one in range(state.seats):
        worth = POINT * score(state, one).total
        if state.agenda:
            worth += hope(state, one)
        worths.append(worth)
    rival = max(worths[one] for one in range(state.seats) if one != seat)
    return worths[seat] - RIVAL * rival


def can_still_gain(state: FoundersState) -> bool:
    """True if some player can still add a victory or city tile, or settle an artisan (FOU-130, FOU-Q47)."""
    if state.piles[CITY]:
        return True
    for tile in face_up(state):
        if KIND[tile] in (CITY, VICTORY):
            for nation in state.nations:
                if feeds(nation.open_fed() | nation.taken_fed(), RECIPE_OF[tile], NO_RESOURCE):
                    return True
    for seat in range(state.seats):
        twin = state.copy()
        twin.seat = seat
        if any(TOKEN_TYPE[token] == ARTISAN for token in playable(twin)):
            return True
    return False


def advise(state: FoundersState, seat: int) -> int:
    """The move that FOU-Q47 expects of a program when the end is proposed; -1 for every other decision."""
    choice = state.choice()
    if isinstance(choice, ProposeEnd):
        return GO_ON if can_still_gain(state) else PROPOSE
    if isinstance(choice, AnswerProposal):
        # A shared first place is not yet a win: whoever can still gain goes on.
        wins = ranking(state)[0] == [seat]
        return ACCEPT if wins or not can_still_gain(state) else REFUSE
    return -1
