"""What is hidden: hands, decks, cards under a Gate, foundations laid from hand, secret picks (SET-Q43, SET-Q75)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARD_COUNT
from imperia.games.settlers.empire import replace
from imperia.games.settlers.printed import DECKS
from imperia.games.settlers.state import SettlersState
from imperia.kernel.chance import Chance
from imperia.kernel.hidden import Place

# The places by name; those of a player by his number.
HELD: Final = "held"
DECK: Final = [f"deck {deck}" for deck in DECKS]
HAND: Final = [f"hand {holder}" for holder in range(4)]
FOUNDATIONS: Final = [f"foundations {holder}" for holder in range(4)]
DRAFT: Final = [f"draft {holder}" for holder in range(4)]
UNDER: Final = [f"under {card}" for card in range(CARD_COUNT)]


def knows(state: SettlersState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card that lies hidden with its holder."""
    return seat == holder or state.hidden.knows(seat, card)


def hidden_places(state: SettlersState, seat: int | None) -> list[Place]:
    """Decks, and what lies hidden with each player, as a seat knows it."""
    hidden = state.hidden
    places = [hidden.place(DECK[deck], state.decks[deck], seat) for deck in range(len(DECKS))]
    places.append(hidden.place(HELD, state.held, seat, state.seat))
    for holder in range(state.seats):
        places.append(hidden.place(HAND[holder], state.hands[holder], seat, holder))
        places.append(hidden.place(FOUNDATIONS[holder], state.foundations[holder], seat, holder))
        places.append(hidden.place(DRAFT[holder], state.drafts[holder], seat, holder))
        places += [
            hidden.place(UNDER[location.card], location.under, seat, holder)
            for location in state.empires[holder]
            if location.under
        ]
    return places


def imagine(state: SettlersState, seat: int | None, chance: Chance) -> SettlersState:
    """The same position with everything that the seat does not know drawn anew."""
    twin = state.copy()
    twin.chance = chance
    places = hidden_places(twin, seat)
    twin.hidden.redeal(places, seat, chance)
    dealt = {place.name: place.cards for place in places}
    twin.decks = [dealt[name] for name in DECK]
    twin.held = sorted(dealt[HELD])
    for holder in range(twin.seats):
        twin.hands[holder] = sorted(dealt[HAND[holder]])
        twin.foundations[holder] = dealt[FOUNDATIONS[holder]]
        draft = sorted(dealt[DRAFT[holder]])
        twin.drafts[holder] = draft
        if holder != seat and twin.kept[holder] >= 0 and len(draft) > 1:
            twin.kept[holder] = chance.below(len(draft))
        for location in twin.empires[holder]:
            if location.under:
                replace(twin, location.holding(sorted(dealt[UNDER[location.card]]), location.offered))
    return twin
