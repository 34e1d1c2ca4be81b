"""What is hidden: hands, decks, nation decks, the fame deck, fame removed unseen, and histories."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.piles import has_accession
from imperia.games.imperium.printed import (
    COMMON_PILES,
    DECK,
    DEVELOPMENT,
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
from imperia.kernel.effects import Ask, Frame, Handled, Resolution, SecretAsk
from imperia.kernel.hidden import Place

# Common decks that lie face down, and the hidden piles of a player; a hand and a history are their owner's to look at.
HIDDEN_PILES: Final = (*range(MAIN_DECK + 1), FAME_DECK, REMOVED)
OWN_HIDDEN: Final = (HAND, DECK, HISTORY, NATION_DECK)
CIV_HIDDEN: Final = (*OWN_HIDDEN, DEVELOPMENT)
# The places by name; cards of a hand that can be told from the rest lie apart.
NAMES: Final = [*COMMON_PILES, *[f"{pile} {holder}" for holder in range(4) for pile in OWN_PILES]]
APART: Final = [f"apart {holder}" for holder in range(4)]


def knows(state: ImperiumState, seat: int | None, holder: int, card: int) -> bool:
    """True if a seat (None: a spectator) knows a card of a hand or a history."""
    return seat == holder or state.hidden.knows(seat, card)


def remembered(state: ImperiumState) -> dict[int, int]:
    """The cards that effects under way remember, each with the memories that it is in, as a mask.

    A card that was just drawn, of which it will be asked again, can be told from the rest of a hand by everybody.
    """
    found: dict[int, int] = {}
    bit = 1
    for step in state.agenda:
        frame = frame_of(step)
        if frame is not None:
            for one in frame.handled:
                for card in one.cards:
                    found[card] = found.get(card, 0) | bit
                bit <<= 1
    return found


def hidden_kinds(state: ImperiumState, holder: int) -> tuple[int, ...]:
    """The hidden piles of a player; of the solo opponent all lie in an order, its pending quests face down, too."""
    return OWN_HIDDEN if holder < state.seats else CIV_HIDDEN


def hidden_places(state: ImperiumState, seat: int | None) -> list[Place]:
    """Where cards lie face down, as a seat knows it; the accession card lies open (IMP-033)."""
    hidden = state.hidden
    places = [hidden.place(NAMES[pile], state.piles[pile], seat) for pile in HIDDEN_PILES]
    groups = remembered(state)
    for holder in range(state.players()):
        for kind in hidden_kinds(state, holder):
            pile = own(holder, kind)
            cards = state.piles[pile]
            if kind == NATION_DECK and holder < state.seats and has_accession(state, holder):
                cards = cards[1:]
            owner = holder if kind in (HAND, HISTORY) and holder < state.seats else -1
            if kind == HAND and groups and holder < state.seats:
                for mask in sorted({groups[card] for card in cards if card in groups}):
                    apart = [card for card in cards if groups.get(card) == mask]
                    places.append(hidden.place(f"{APART[holder]} {mask}", apart, seat, owner))
                cards = [card for card in cards if card not in groups]
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
    for holder in range(twin.players()):
        for kind in hidden_kinds(state, holder):
            pile = own(holder, kind)
            cards = dealt[NAMES[pile]]
            if kind == HAND and holder < state.seats:
                for place in places:
                    if place.name.startswith(APART[holder]):
                        cards = cards + place.cards
                cards = sorted(cards)
            elif kind == NATION_DECK and holder < state.seats and has_accession(twin, holder):
                cards = [twin.piles[pile][0], *cards]
            twin.piles[pile] = cards
    renamed: dict[int, int] = {}
    for place, cards in zip(places, before, strict=True):
        for index in place.unknown:
            renamed[cards[index]] = place.cards[index]
    if renamed:
        twin.agenda = [rename(step, renamed) for step in twin.agenda]
    return twin


def rename(step: Step[Any], renamed: dict[int, int]) -> Step[Any]:
    """The same step, of which effects that remember cards remember those that are imagined in their places.

    They are sorted, for the order in which somebody drew what one does not know tells nothing.
    """
    frame = frame_of(step)
    if frame is None or renamed.keys().isdisjoint([card for one in frame.handled for card in one.cards]):
        return step
    handled = [
        Handled(one.tag, one.number, sorted([renamed.get(card, card) for card in one.cards])) for one in frame.handled
    ]
    return with_frame(step, frame.changed(frame.actor, handled))


def frame_of(step: Step[Any]) -> Frame | None:
    """What a step of an effect is about; None for other steps."""
    return step.frame if isinstance(step, Resolution | Ask) else None


def with_frame(step: Step[Any], frame: Frame) -> Step[Any]:
    """The same step of an effect, about something else."""
    if isinstance(step, Resolution):
        return step.resumed(frame)
    assert isinstance(step, Ask)
    return SecretAsk(step.op, frame) if isinstance(step, SecretAsk) else Ask(step.op, frame)
