"""A position as bots see it: how it looks for a seat."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.phases.turn import TakeTurn
from imperia.games.imperium.printed import (
    ACTION,
    DEVELOPMENT,
    NATION_DECK,
    PROGRESS,
    UNREST_PILE,
    own,
)
from imperia.games.imperium.scoring import total, total_civ, unrest_owned
from imperia.games.imperium.state import ACTIVATE, NOT_YET, ImperiumState

# What a token is worth in points while there is time to use it; progress counts as a point by itself.
TOKEN_WORTHS: Final[list[float]] = [0.45, 0.55, 0.25]
# What a card of one's own is worth for what it can do, beyond its points.
OWN_CARD: Final = 0.2
IN_PLAY: Final = 1.6
IN_HAND: Final = 0.2
# What a development card in hand is worth more than another: enough to keep it, not so much that it stays unplayed.
TO_KEEP: Final = 0.25
DEVELOPMENTS: Final = {card for nation in NATION_CARDS for card in nation.development}
IS_DEVELOPMENT: Final = [card.number in DEVELOPMENTS for card in CARDS]
# What an action is worth that can still be taken in this turn.
TO_ACT: Final = 1.0
GARRISONED: Final = 0.15
# How much nearer a nation is to its empire with each nation card taken, and to its end with each development.
NATION_CARD: Final = 1.2
EMPIRE: Final = 3.0
DEVELOPED: Final = 1.0
UNREST: Final = 1.2
IS_UNREST: Final = [card.unrest for card in CARDS]
# How much of it all counts once a Scoring is triggered.
AT_THE_END: Final = 0.4
# Progress: that of the round in which games are half over on average comes to half of the latest; from there on there
# are always more to come until the end is sure.
HALF_WAY: Final = 15.0
LATEST: Final = 0.8
SURE_END: Final[list[float]] = [0.95, 0.85, 0.95]
RIVAL: Final = 0.35
COLLAPSE: Final = 100.0
# Among players: what each unrest card that the pile lacks to be safe makes of one that one has more than another, or
# less, up to so many.
SAFE_AMONG: Final = 6
LOOMING: Final = 2.2
MOST_APART: Final = 3
# The race against the C.I.V.: what its points count, and each unrest card that the pile lacks to be safe.
CIV_POINT: Final = 0.5
SAFE_PILE: Final = 4
DANGER: Final = 3.0


def worth(state: ImperiumState, seat: int) -> float:
    """Points, and what tokens, cards and the nation deck may still become."""
    points = float(total(state, seat))
    if not state.agenda:
        return points
    found = 0.0
    for token in range(PROGRESS + 1):
        count = float(state.have(seat, token))
        found += TOKEN_WORTHS[token] * (count if count < 8.0 else 8.0 + (count - 8.0) * 0.3)
    for laid in state.areas[seat]:
        if laid.printed.persistent:
            found += IN_PLAY
        if laid.under:
            found += GARRISONED * len(laid.under)
    hand = state.hand(seat)
    deck = state.deck(seat)
    discard = state.discard(seat)
    unrest = unrest_in(hand)
    actions = actions_left(state, seat, len(hand) - unrest)
    unrest += unrest_in(deck) + unrest_in(discard)
    found += hand_worth(hand) + (OWN_CARD - IN_HAND) * (len(deck) + len(discard)) - UNREST * unrest
    nation = NATION_CARDS[state.nations[seat]]
    found += NATION_CARD * (len(nation.nation_deck) - len(state.piles[own(seat, NATION_DECK)]))
    found += DEVELOPED * (len(nation.development) - len(state.piles[own(seat, DEVELOPMENT)]))
    if state.is_empire(seat):
        found += EMPIRE
    # The nearer the end, the less is left to be done with what one has.
    return points + (found if state.ending == NOT_YET else AT_THE_END * found) + TO_ACT * actions


def parts(state: ImperiumState, seat: int) -> list[tuple[str, float]]:
    """The summands of a worth, in which what is not points yet counts less once a Scoring is triggered."""
    if not state.round:
        return [("start", setup_worth(state, seat))]
    points = float(total(state, seat))
    if state.collapsed:
        danger = COLLAPSE * calmer(state, seat) if state.seats > 1 else race(state)[0] - points
        return [("points", points), ("unrest", danger)]
    if not state.agenda:
        return [("points", points)]
    share = 1.0 if state.ending == NOT_YET else AT_THE_END
    tokens = 0.0
    for token in range(PROGRESS + 1):
        count = float(state.have(seat, token))
        tokens += TOKEN_WORTHS[token] * (count if count < 8.0 else 8.0 + (count - 8.0) * 0.3)
    played = 0.0
    for laid in state.areas[seat]:
        played += (IN_PLAY if laid.printed.persistent else 0.0) + GARRISONED * len(laid.under)
    hand, deck, discard = state.hand(seat), state.deck(seat), state.discard(seat)
    unrest = unrest_in(hand) + unrest_in(deck) + unrest_in(discard)
    cards = hand_worth(hand) + (OWN_CARD - IN_HAND) * (len(deck) + len(discard))
    nation = NATION_CARDS[state.nations[seat]]
    grown = NATION_CARD * (len(nation.nation_deck) - len(state.piles[own(seat, NATION_DECK)]))
    grown += DEVELOPED * (len(nation.development) - len(state.piles[own(seat, DEVELOPMENT)]))
    grown += EMPIRE if state.is_empire(seat) else 0.0
    actions = TO_ACT * actions_left(state, seat, len(hand) - unrest_in(hand))
    found = [
        ("points", points),
        ("tokens", share * tokens),
        ("in_play", share * played),
        ("cards", share * cards),
        ("nation", share * grown),
        ("unrest", -share * UNREST * unrest),
        ("actions", actions),
    ]
    known = 0.0
    for _, value in found:
        known += value
    return [*found, ("collapse", worths(state)[seat] - known)]


def hand_worth(hand: list[int]) -> float:
    """The prospects of the cards of a hand, beyond their points."""
    found = IN_HAND * len(hand)
    for card in hand:
        if IS_DEVELOPMENT[card]:
            found += TO_KEEP
    return found


def unrest_in(cards: list[int]) -> int:
    """How many of some cards are unrest."""
    count = 0
    for card in cards:
        if IS_UNREST[card]:
            count += 1
    return count


def actions_left(state: ImperiumState, seat: int, cards: int) -> int:
    """The actions that players can still take in their turn, with a card of the hand for each of so many."""
    if state.seat != seat or state.order > ACTIVATE:
        return 0
    for step in state.agenda:
        if isinstance(step, TakeTurn):
            return min(state.have(seat, ACTION), cards)
    return 0


def worths(state: ImperiumState) -> list[float]:
    """The worth of a state to each player, and alone to the C.I.V.; in a Collapse only the least unrest counts."""
    if not state.round:
        return [setup_worth(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        return race(state)
    seats = range(state.seats)
    if state.collapsed:
        return [COLLAPSE * calmer(state, seat) + total(state, seat) for seat in seats]
    if len(state.piles[UNREST_PILE]) < SAFE_AMONG and state.agenda:
        return [worth(state, seat) + outlook(state, seat) for seat in seats]
    return [worth(state, seat) for seat in seats]


def progress(state: ImperiumState) -> float:
    """Rounds, of which nobody knows how many there will be, and how near the end is once a Scoring is triggered."""
    if state.ending != NOT_YET or state.collapsed:
        return SURE_END[state.ending]
    return LATEST * float(state.round) / (HALF_WAY + float(state.round))


def rivalry(state: ImperiumState) -> float:
    """How much of the strongest rival's worth counts; a Collapse is counted against the others already."""
    if not state.round or state.collapsed:
        return 0.0
    return CIV_POINT if state.seats == 1 else RIVAL


def setup_worth(state: ImperiumState, seat: int) -> float:
    """Before the first round: side B of the power card, whose points need no plan (IMP-029)."""
    return float(sum([CARDS[laid.card].side for laid in state.areas[seat]]))


def calmer(state: ImperiumState, seat: int) -> int:
    """By how many unrest cards a player would win a Collapse, or lose it (IMP-129)."""
    least = min([unrest_owned(state, other) for other in range(state.players()) if other != seat])
    return least - unrest_owned(state, seat)


def outlook(state: ImperiumState, seat: int) -> float:
    """The promise of a Collapse that may come, the more the fewer cards are left in the unrest pile (IMP-116)."""
    lacking = SAFE_AMONG - len(state.piles[UNREST_PILE])
    return LOOMING * lacking * max(-MOST_APART, min(MOST_APART, calmer(state, seat)))


def race(state: ImperiumState) -> list[float]:
    """Own prospects, and what the C.I.V. has reached; a Collapse is lost (IMP-292, IMP-293)."""
    if state.collapsed:
        return [-10 * COLLAPSE, 0.0]
    lacking = SAFE_PILE - len(state.piles[UNREST_PILE])
    danger = DANGER * lacking if lacking > 0 and state.agenda else 0.0
    return [worth(state, 0) - danger, float(total_civ(state))]
