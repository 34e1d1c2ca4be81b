"""What is hidden: hands, decks, the order of the market's deck, and the empire's cards and first hero."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import HERO_COUNT
from imperia.games.daimyo.printed import DECKS
from imperia.games.daimyo.state import DaimyoState
from imperia.kernel.chance import Chance
from imperia.kernel.hidden import Place

# The places by name; those of a player by his seat.
HEROES: Final = "heroes"
PILE: Final = "pile"
HAND: Final = [f"hand {seat}" for seat in range(4)]
DECK: Final = [f"deck {seat}" for seat in range(4)]
SOLO: Final = [f"solo {deck}" for deck in DECKS]
UNUSED: Final = [f"unused {deck}" for deck in DECKS]


def knows(state: DaimyoState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card that lies hidden with its holder."""
    return seat == holder or state.hidden.knows(seat, card)


def shifted(cards: list[int], by: int) -> list[int]:
    """The empire's cards have numbers after the heroes."""
    return [card + by for card in cards]


def hidden_places(state: DaimyoState, seat: int | None) -> list[Place]:
    """Where cards lie face down, as a seat knows them."""
    hidden = state.hidden
    places = [hidden.place(HEROES, state.heroes, seat), hidden.place(PILE, state.pile, seat)]
    for holder in range(state.seats):
        places.append(hidden.place(HAND[holder], state.hands[holder], seat, holder))
        places.append(hidden.place(DECK[holder], state.decks[holder], seat))
    for deck in range(len(state.solo_decks)):
        places.append(hidden.place(SOLO[deck], shifted(state.solo_decks[deck], HERO_COUNT), seat))
        places.append(hidden.place(UNUSED[deck], shifted(state.solo_unused[deck], HERO_COUNT), seat))
    return places


def imagine(state: DaimyoState, seat: int | None, chance: Chance) -> DaimyoState:
    """The same position with everything that the seat does not know drawn anew."""
    twin = state.copy()
    twin.chance = chance
    places = hidden_places(twin, seat)
    twin.hidden.redeal(places, seat, chance)
    dealt = {place.name: place.cards for place in places}
    twin.heroes = dealt[HEROES]
    twin.pile = dealt[PILE]
    for holder in range(twin.seats):
        twin.hands[holder] = sorted(dealt[HAND[holder]])
        twin.decks[holder] = dealt[DECK[holder]]
    twin.solo_decks = [shifted(dealt[SOLO[deck]], -HERO_COUNT) for deck in range(len(twin.solo_decks))]
    twin.solo_unused = [shifted(sorted(dealt[UNUSED[deck]]), -HERO_COUNT) for deck in range(len(twin.solo_unused))]
    return twin
