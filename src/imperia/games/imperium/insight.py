"""What the bots are told of a position: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import (
    ACTION,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    NATION_DECK,
    PROGRESS,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.scoring import score, score_civ, unrest_owned
from imperia.games.imperium.state import ACTIVATE, NOT_YET, ImperiumState

# What a token is worth in points while there is time to use it; progress counts as a point by itself.
WORTH: Final[list[float]] = [0.45, 0.55, 0.25]
# What a card of one's own is worth for what it can do, beyond its points.
OWN_CARD: Final = 0.2
IN_PLAY: Final = 1.6
IN_HAND: Final = 0.2
# What an action is worth that can still be taken in this turn.
TO_ACT: Final = 1.0
GARRISONED: Final = 0.15
# How much nearer a nation is to its empire with each nation card taken, and to its end with each development.
NATION_CARD: Final = 1.2
EMPIRE: Final = 3.0
DEVELOPED: Final = 1.0
UNREST: Final = 1.2
RIVAL: Final = 0.35
COLLAPSE: Final = 100.0
# Among players: what each unrest card that the pile lacks to be safe makes of one that one has more than another, or
# less, up to so many.
SAFE_AMONG: Final = 6
LOOMING: Final = 3.0
MOST_APART: Final = 3
# The race against the C.I.V.: what its points count, and each unrest card that the pile lacks to be safe.
CIV_POINT: Final = 0.5
SAFE_PILE: Final = 4
DANGER: Final = 3.0


def worth(state: ImperiumState, seat: int) -> float:
    """Points, and what tokens, cards and the nation deck may still become."""
    total = float(score(state, seat).total)
    if not state.agenda:
        return total
    # The nearer the end, the less is left to be done with what one has.
    left = 1.0 if state.ending == NOT_YET else 0.4
    for token in range(PROGRESS + 1):
        count: int = state.have(seat, token)
        total += left * WORTH[token] * (count if count < 8 else 8 + (count - 8) * 0.3)
    for laid in state.areas[seat]:
        if laid.printed.persistent:
            total += left * IN_PLAY
        total += left * GARRISONED * len(laid.under)
    for card in state.piles[own(seat, HAND)]:
        total += left * (IN_HAND - (UNREST if CARDS[card].unrest else 0.0))
    for pile in (DECK, DISCARD):
        for card in state.piles[own(seat, pile)]:
            total += left * (OWN_CARD - IN_HAND - (UNREST if CARDS[card].unrest else 0.0))
    nation = NATION_CARDS[state.nations[seat]]
    total += left * NATION_CARD * (len(nation.nation_deck) - len(state.piles[own(seat, NATION_DECK)]))
    total += left * DEVELOPED * (len(nation.development) - len(state.piles[own(seat, DEVELOPMENT)]))
    if state.is_empire(seat):
        total += left * EMPIRE
    return total + TO_ACT * actions_left(state, seat)


def actions_left(state: ImperiumState, seat: int) -> int:
    """The actions that a player can still take in his turn, with a card of his hand for each."""
    if state.seat != seat or state.order > ACTIVATE or not any(isinstance(step, TakeTurn) for step in state.agenda):
        return 0
    cards = sum([not CARDS[card].unrest for card in state.piles[own(seat, HAND)]])
    return min(state.have(seat, ACTION), cards)


def evaluate(state: ImperiumState, seat: int) -> float:
    """Own prospects less a share of the strongest rival's; in a Collapse the least unrest is all that counts."""
    if not state.round:
        return setup_worth(state, seat)
    if state.seats == 1:
        return race(state, seat)
    if state.collapsed:
        return COLLAPSE * calmer(state, seat) + score(state, seat).total
    own_worth = worth(state, seat)
    rival = -1000.0
    for other in range(state.players()):
        if other != seat:
            rival = max(rival, worth(state, other))
    return own_worth - RIVAL * rival + outlook(state, seat)


def setup_worth(state: ImperiumState, seat: int) -> float:
    """Before the first round: side B of the power card, whose points need no plan (IMP-029)."""
    return float(sum([CARDS[laid.card].side for laid in state.areas[seat]]))


def calmer(state: ImperiumState, seat: int) -> int:
    """By how many unrest cards a player would win a Collapse, or lose it (IMP-129)."""
    least = min([unrest_owned(state, other) for other in range(state.players()) if other != seat])
    return least - unrest_owned(state, seat)


def outlook(state: ImperiumState, seat: int) -> float:
    """What a Collapse that may come promises, the more the fewer cards are left in the unrest pile (IMP-116)."""
    lacking = SAFE_AMONG - len(state.piles[UNREST_PILE])
    if lacking <= 0 or not state.agenda:
        return 0.0
    return LOOMING * lacking * max(-MOST_APART, min(MOST_APART, calmer(state, seat)))


def race(state: ImperiumState, seat: int) -> float:
    """Own prospects less a share of what the C.I.V. has reached; a Collapse is lost (IMP-292, IMP-293)."""
    if state.collapsed:
        return -10 * COLLAPSE
    lacking = SAFE_PILE - len(state.piles[UNREST_PILE])
    danger = DANGER * lacking if lacking > 0 and state.agenda else 0.0
    return worth(state, seat) - CIV_POINT * score_civ(state).total - danger
