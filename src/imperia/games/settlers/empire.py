"""Questions to an empire, and how locations enter and leave it."""

from __future__ import annotations

from imperia.games.settlers.gains import give
from imperia.games.settlers.location import Location, packed
from imperia.games.settlers.piles import EVERYBODY, discard
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.tables import (
    COLOUR,
    COMMON,
    COMPENSATION,
    DECK,
    NEEDS_PLACE,
    RAZE_BONUS,
    RAZE_FIELD,
)
from imperia.games.settlers.words import FOUNDATION, LOST_UNDER, TOKEN_BACK
from imperia.kernel.events import AUTOMA


def enemies(state: SettlersState, seat: int) -> list[int]:
    """The other parties who have not passed: nobody else can be chosen (SET-073, SET-Q11)."""
    return [party for party in range(len(state.hands)) if party != seat and not state.passed[party]]


def find(state: SettlersState, card: int) -> tuple[int, int]:
    """Who controls a location and where in his list it is; -1 if it is not built."""
    for party in range(len(state.empires)):
        empire = state.empires[party]
        for place in range(len(empire)):
            if empire[place].card == card:
                return party, place
    return -1, -1


def location_of(state: SettlersState, card: int) -> Location:
    """A built location."""
    party, place = find(state, card)
    return state.empires[party][place]


def replace(state: SettlersState, card: int, new: Location) -> None:
    """Put a changed location in the place of the old one."""
    party, place = find(state, card)
    state.empires[party][place] = new


def lay_goods(state: SettlersState, card: int, good: int, count: int) -> None:
    """Goods are laid on an activated location, or go to the supply (SET-018, SET-135)."""
    if card >= 0 and count:
        replace(state, card, location_of(state, card).used(0, packed(good, count)))


def count_colour(state: SettlersState, seat: int, colour: int) -> int:
    """The locations of a colour; foundations and deals have none (SET-147, SET-148)."""
    count = 0
    for location in state.empires[seat]:
        if COLOUR[location.card] & colour:
            count += 1
    return count


def has_place(state: SettlersState, seat: int) -> bool:
    """True if there is a location or foundation to discard for a building (SET-100, SET-101, SET-104)."""
    # SET-180: not a location that is under control.
    return bool(state.foundations[seat]) or any(location.owner == seat for location in state.empires[seat])


def places(state: SettlersState, seat: int) -> list[int]:
    """The locations and foundations that can be discarded for a building."""
    found = state.foundations[seat].copy()
    for location in state.empires[seat]:
        if location.owner == seat:
            found.append(location.card)
    found.sort()
    return found


def lacks_place(state: SettlersState, seat: int, card: int) -> bool:
    """True if a card needs a location to be discarded and there is none (SET-104)."""
    return NEEDS_PLACE[card] and not has_place(state, seat)


def raze_bonus(state: SettlersState, party: int) -> int:
    """How many more tokens the features of a party ask for each of its common locations (SET-Q70)."""
    bonus = 0
    for location in state.empires[party]:
        bonus += RAZE_BONUS[location.card]
    return bonus


def protection(location: Location, bonus: int) -> int:
    """How many more raze tokens an enemy needs for a location (SET-077, SET-123, SET-124)."""
    more = location.defense + location.samurai
    return more + bonus if DECK[location.card] == COMMON else more


def razeable(card: int) -> bool:
    """Only a card with a raze field can be razed (SET-027)."""
    return bool(RAZE_FIELD[card])


def foreign_deals(state: SettlersState, seat: int) -> list[int]:
    """The enemy locations with which a seat has a deal through a Trade Route (SET-Q25)."""
    found: list[int] = []
    for empire in state.empires:
        found += [location.card for location in empire if location.marked == seat + 1]
    return found


def take_out(state: SettlersState, card: int) -> Location:
    """A location leaves an empire with all that lies on it; an Egyptian token goes back (SET-103, SET-Q21, SET-Q24)."""
    party, place = find(state, card)
    location = state.empires[party].pop(place)
    for hidden in location.under:
        discard(state, doer(state, party), hidden, LOST_UNDER)
    if location.owner != party:
        state.tokens += 1
        state.tell(TOKEN_BACK, doer(state, party), card)
    return location


def doer(state: SettlersState, party: int) -> int:
    """Whose doing an event is: a seat's, or the virtual player's."""
    return party if party < state.seats else AUTOMA


def make_foundation(state: SettlersState, party: int, location: Location) -> None:
    """A razed common location turns into a foundation, and its holder takes a wood (SET-125, SET-130, SET-131).

    One of the virtual player is discarded, and nobody gets wood (SET-224); so is a faction location (SET-129).
    """
    card = location.card
    if DECK[card] != COMMON or party == state.seats:
        discard(state, doer(state, party), card)
        return
    # SET-183: the foundation is the original owner's, the wood is for whoever held the location.
    state.foundations[location.owner].append(card)
    # Everybody saw it before it was turned over.
    state.seen[card] = EVERYBODY
    state.tell(FOUNDATION, location.owner, card)
    give(state, party, card, COMPENSATION)
