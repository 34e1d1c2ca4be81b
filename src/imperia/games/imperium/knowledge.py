"""The hidden cards, where cards that effects under way remember can be told from the others of a hand."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.form import FORM
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.underway import remembered, rename
from imperia.kernel.chance import Chance
from imperia.kernel.hidden import Place

# How the form calls the hands, and how the part of one that lies apart begins.
HANDS: Final = [f"hand {holder}" for holder in range(4)]
APART: Final = "apart "


def knows(state: ImperiumState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card of a hand or a history."""
    return seat == holder or state.hidden.knows(seat, card)


def hidden_places(state: ImperiumState, seat: int | None) -> list[Place]:
    """Where cards lie face down, as a seat knows it; remembered ones of a hand are a place of their own before it."""
    places: list[Place] = FORM.hidden_places(state, seat)
    groups = remembered(state)
    hands = HANDS[: state.seats] if groups else []
    found: list[Place] = []
    for place in places:
        if place.name not in hands:
            found.append(place)
            continue
        holder = HANDS.index(place.name)
        for mask in sorted({groups[card] for card in place.cards if card in groups}):
            cards = [card for card in place.cards if groups.get(card) == mask]
            found.append(state.hidden.place(f"{APART}{place.name} {mask}", cards, seat, holder))
        rest = [card for card in place.cards if card not in groups]
        found.append(state.hidden.place(place.name, rest, seat, holder))
    return found


def imagine(state: ImperiumState, seat: int | None, chance: Chance) -> ImperiumState:
    """The same position with everything that the seat does not know drawn anew."""
    twin = state.copy()
    places = hidden_places(twin, seat)
    before = [place.cards.copy() for place in places]
    twin.hidden.redeal(places, seat, chance)
    piles: list[list[int]] = []
    apart: list[int] = []
    renamed: dict[int, int] = {}
    for place, cards in zip(places, before, strict=True):
        for index in place.unknown:
            renamed[cards[index]] = place.cards[index]
        if place.name.startswith(APART):
            apart += place.cards
        else:
            piles.append(apart + place.cards)
            apart = []
    FORM.lay_out(twin, piles)
    if renamed:
        twin.agenda = [rename(step, renamed) for step in twin.agenda]
    return twin
