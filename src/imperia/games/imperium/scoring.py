"""The count at the end, by source (p. 13)."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.effects.vp import points
from imperia.games.imperium.phases.ending import scoring_cards
from imperia.games.imperium.printed import CATEGORIES, HISTORY, PROGRESS, own
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.score import Score, ScoreLine, rank

# Lines of the score: a card is counted under the first of its categories, or with its nation.
SOURCES: Final = (*CATEGORIES, "nation")


def source_of(card: int) -> int:
    """The line under which a card is counted."""
    for category in range(len(CATEGORIES)):
        if CARDS[card].is_of(category):
            return category
    return len(CATEGORIES)


def score(state: ImperiumState, seat: int) -> Score:
    """Progress, and what the cards are worth (IMP-119 to IMP-126)."""
    counts = [0] * len(SOURCES)
    values = [0] * len(SOURCES)
    quests = [] if state.terms.quest_scores else active_quests(state, seat)
    for card in scoring_cards(state, seat):
        if card not in quests:
            source = source_of(card)
            counts[source] += 1
            values[source] += points(state, seat, card)
    progress = state.have(seat, PROGRESS)
    lines = [ScoreLine("progress", "IMP-120", progress, progress)]
    lines += [
        ScoreLine(SOURCES[source], "IMP-121", counts[source], values[source])
        for source in range(len(SOURCES))
        if counts[source]
    ]
    return Score(lines)


def active_quests(state: ImperiumState, seat: int) -> list[int]:
    """The quest under the Arthurian court, if there is one (IMP-225, IMP-Q62)."""
    nation = NATION_CARDS[state.nations[seat]]
    found: list[int] = []
    if nation.quests:
        for laid in state.areas[seat]:
            if laid.card in nation.in_play:
                found += laid.under
    return found


def scores(state: ImperiumState) -> list[Score]:
    """The score of every seat."""
    return [score(state, seat) for seat in range(state.seats)]


def unrest_owned(state: ImperiumState, seat: int) -> int:
    """The unrest cards that a player owns in a Collapse (IMP-129, IMP-Q63, IMP-Q121)."""
    cards = scoring_cards(state, seat)
    if NATION_CARDS[state.nations[seat]].sunken and not state.terms.sunken_unrest:
        sunken = state.piles[own(seat, HISTORY)]
        cards = [card for card in cards if card not in sunken]
    return sum([CARDS[card].unrest for card in cards])


def ranking(state: ImperiumState) -> list[list[int]]:
    """Most points first, ties share a place (IMP-127); in a Collapse least unrest first (IMP-129, IMP-130, IMP-Q64)."""
    totals = [score(state, seat).total for seat in range(state.seats)]
    if state.collapsed:
        return rank([(-unrest_owned(state, seat), totals[seat]) for seat in range(state.seats)])
    return rank([(total,) for total in totals])
