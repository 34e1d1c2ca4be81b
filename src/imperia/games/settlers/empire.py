"""Questions to an empire, and how locations enter and leave it."""

from __future__ import annotations

from imperia.games.settlers.cards import CARDS
from imperia.games.settlers.gains import give
from imperia.games.settlers.location import Location, packed
from imperia.games.settlers.piles import discard
from imperia.games.settlers.printed import COMMON, COMPENSATION
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.words import FOUNDATION, GAINED_WHEN_RAZED, LOST_UNDER, TOKEN_BACK
from imperia.kernel.events import AUTOMA, EVERYONE


def enemies(state: SettlersState, seat: int) -> list[int]:
    """The other parties who have not passed: nobody else can be chosen (SET-073, SET-Q11)."""
    return [party for party in range(len(state.hands)) if party != seat and not state.passed[party]]


def holder_of(state: SettlersState, card: int) -> int:
    """Who controls a location; -1 if it is not built."""
    for party in range(len(state.empires)):
        for location in state.empires[party]:
            if location.card == card:
                return party
    return -1


def location_of(state: SettlersState, card: int) -> Location:
    """A built location."""
    for empire in state.empires:
        for location in empire:
            if location.card == card:
                return location
    raise LookupError(card)


def add_location(state: SettlersState, party: int, location: Location) -> None:
    """A location comes under somebody's control."""
    state.empires[party] = [*state.empires[party], location]


def replace(state: SettlersState, new: Location) -> None:
    """Put a changed location in the place of the old one."""
    party = holder_of(state, new.card)
    state.empires[party] = [new if one.card == new.card else one for one in state.empires[party]]


def remove(state: SettlersState, card: int) -> Location:
    """A location leaves the list of whoever controls it, with all that lies on it."""
    party = holder_of(state, card)
    location = location_of(state, card)
    state.empires[party] = [one for one in state.empires[party] if one.card != card]
    return location


def lay_goods(state: SettlersState, card: int, good: int, count: int) -> None:
    """Goods are laid on an activated location, or go to the supply (SET-018, SET-135)."""
    if card >= 0 and count:
        replace(state, location_of(state, card).used(0, packed(good, count)))


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


def raze_bonus(state: SettlersState, party: int) -> int:
    """How many more tokens the features of a party ask for each of its common locations (SET-Q70)."""
    bonus = 0
    for location in state.empires[party]:
        bonus += location.face.raze_bonus
    return bonus


def protection(location: Location, bonus: int) -> int:
    """How many more raze tokens an enemy needs for a location (SET-077, SET-123, SET-124)."""
    more = location.defense + location.samurai
    return more + bonus if location.face.deck == COMMON else more


def foreign_deals(state: SettlersState, seat: int) -> list[int]:
    """The enemy locations with which a seat has a deal through a Trade Route (SET-Q25)."""
    return [location.card for empire in state.empires for location in empire if location.marked == seat + 1]


def take_out(state: SettlersState, card: int) -> Location:
    """A location leaves an empire with all that lies on it; an Egyptian token goes back (SET-103, SET-Q21, SET-Q24)."""
    party = holder_of(state, card)
    location = remove(state, card)
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
    if CARDS[card].deck != COMMON or party == state.seats:
        discard(state, doer(state, party), card)
        return
    # SET-183: the foundation is the original owner's, the wood is for whoever held the location.
    owner = location.owner
    state.foundations[owner] = [*state.foundations[owner], card]
    # Everybody saw it before it was turned over.
    state.hidden.see([card], EVERYONE)
    state.tell(FOUNDATION, owner, card)
    give(state, GAINED_WHEN_RAZED, party, card, COMPENSATION)
