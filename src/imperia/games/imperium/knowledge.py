"""What is hidden: hands, decks, nation decks, the fame deck, fame removed unseen, and what was archived out of sight."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.piles import has_accession
from imperia.games.imperium.printed import (
    COMMON_PILES,
    DECK,
    FAME_DECK,
    HAND,
    HISTORY,
    MAIN_DECK,
    NATION_DECK,
    OWN_PILES,
    REMOVED,
    own,
)
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.agenda import Step
from imperia.kernel.chance import Chance
from imperia.kernel.effects import Ask, Continue, Frame, Handled, Resolution, Resolve, SecretAsk
from imperia.kernel.hidden import Place

# Common decks that lie face down, and the hidden piles of a player; a hand and a history are their owner's to look at.
HIDDEN_PILES: Final = (*range(MAIN_DECK + 1), FAME_DECK, REMOVED)
OWN_HIDDEN: Final = (HAND, DECK, HISTORY, NATION_DECK)
# The places by name.
NAMES: Final = [*COMMON_PILES, *[f"{pile} {holder}" for holder in range(4) for pile in OWN_PILES]]


def knows(state: ImperiumState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card of a hand or a history."""
    return seat == holder or state.hidden.knows(seat, card)


def hidden_places(state: ImperiumState, seat: int | None) -> list[Place]:
    """Where cards lie face down, as a seat knows it; the accession card lies open (IMP-033)."""
    hidden = state.hidden
    places = [hidden.place(NAMES[pile], state.piles[pile], seat) for pile in HIDDEN_PILES]
    for holder in range(state.seats):
        for kind in OWN_HIDDEN:
            pile = own(holder, kind)
            cards = state.piles[pile]
            if kind == NATION_DECK and has_accession(state, holder):
                cards = cards[1:]
            owner = holder if kind in (HAND, HISTORY) else -1
            places.append(hidden.place(NAMES[pile], cards, seat, owner))
    return places


def imagine(state: ImperiumState, seat: int | None, chance: Chance) -> ImperiumState:
    """The same position with everything that the seat does not know drawn anew."""
    twin = state.copy()
    twin.chance = chance
    places = hidden_places(twin, seat)
    before = [place.cards.copy() for place in places]
    twin.hidden.redeal(places, seat, chance)
    dealt = {place.name: place.cards for place in places}
    for pile in HIDDEN_PILES:
        twin.piles[pile] = dealt[NAMES[pile]]
    for holder in range(twin.seats):
        for kind in OWN_HIDDEN:
            pile = own(holder, kind)
            cards = dealt[NAMES[pile]]
            if kind == HAND:
                cards = sorted(cards)
            elif kind == NATION_DECK and has_accession(twin, holder):
                cards = [twin.piles[pile][0], *cards]
            twin.piles[pile] = cards
    renamed: dict[int, int] = {}
    for place, cards in zip(places, before, strict=True):
        for old, new in zip(cards, place.cards, strict=True):
            if old != new:
                renamed[old] = new
    if renamed:
        twin.agenda = [rename(step, renamed) for step in twin.agenda]
    return twin


def rename(step: Step[Any], renamed: dict[int, int]) -> Step[Any]:
    """The same step, of which effects that remember cards remember those that are imagined in their places."""
    frame = frame_of(step)
    if frame is None or not frame.handled:
        return step
    handled = [
        Handled(one.tag, one.number, [renamed.get(card, card) for card in one.cards]) for one in frame.handled
    ]
    return with_frame(step, frame.changed(frame.actor, handled))


def frame_of(step: Step[Any]) -> Frame | None:
    """What a step of an effect is about; None for other steps."""
    return step.frame if isinstance(step, Resolution | Ask) else None


def with_frame(step: Step[Any], frame: Frame) -> Step[Any]:
    """The same step of an effect, about something else."""
    if isinstance(step, Resolve | Continue):
        return step.resumed(frame)
    if isinstance(step, SecretAsk):
        return SecretAsk(step.op, frame)
    assert isinstance(step, Ask)
    return Ask(step.op, frame)
