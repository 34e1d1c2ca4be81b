"""The count at the end, by source (p. 13)."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.cards import CARDS, NATION_CARDS
from imperia.games.imperium.ending import scoring_cards
from imperia.games.imperium.language.worth import points, sum_of_points
from imperia.games.imperium.printed import CATEGORIES, HISTORY, MATERIALS, POPULATION, PROGRESS, RESOURCES, own
from imperia.games.imperium.solo_tables import LEVELS
from imperia.games.imperium.state import CIV, ImperiumState
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


def total(state: ImperiumState, seat: int) -> int:
    """The sum of a score, without its lines."""
    found = state.have(seat, PROGRESS) + sum_of_points(state, seat, scoring_cards(state, seat))
    if not state.terms.quest_scores:
        for card in active_quests(state, seat):
            found -= points(state, seat, card)
    return found


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
    found = [score(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        found.append(score_civ(state))
    return found


def score_civ(state: ImperiumState) -> Score:
    """The score of the opponent in a solo game; its dynasty deck does not count (IMP-290)."""
    tokens = [state.have(CIV, token) for token in range(len(RESOURCES))]
    return count_civ(scoring_cards(state, CIV), tokens, state.terms.level)


def total_civ(state: ImperiumState) -> int:
    """The sum of the opponent's score, without its lines."""
    others = state.have(CIV, MATERIALS) + state.have(CIV, POPULATION)
    found = state.have(CIV, PROGRESS) + others // LEVELS[state.terms.level].tokens_per_point
    for card in scoring_cards(state, CIV):
        if not CARDS[card].power:
            found += CARDS[card].civ_points
    return found


def count_civ(cards: list[int], tokens: list[int], level: int) -> Score:
    """The score of such cards and tokens for the C.I.V., its power card nothing (IMP-288 to IMP-291, IMP-297)."""
    counts = [0] * len(SOURCES)
    values = [0] * len(SOURCES)
    for card in cards:
        if not CARDS[card].power:
            source = source_of(card)
            counts[source] += 1
            values[source] += CARDS[card].civ_points
    progress = tokens[PROGRESS]
    others = tokens[MATERIALS] + tokens[POPULATION]
    lines = [
        ScoreLine("progress", "IMP-288", progress, progress),
        ScoreLine("tokens", "IMP-289", others, others // LEVELS[level].tokens_per_point),
    ]
    lines += [
        ScoreLine(SOURCES[source], "IMP-290", counts[source], values[source])
        for source in range(len(SOURCES))
        if counts[source]
    ]
    return Score(lines)


def unrest_owned(state: ImperiumState, seat: int) -> int:
    """The unrest cards that a player owns in a Collapse (IMP-129, IMP-Q63, IMP-Q121)."""
    cards = scoring_cards(state, seat)
    if NATION_CARDS[state.nations[seat]].sunken and not state.terms.sunken_unrest:
        sunken = state.piles[own(seat, HISTORY)]
        cards = [card for card in cards if card not in sunken]
    return sum([CARDS[card].unrest for card in cards])


def ranking(state: ImperiumState) -> list[list[int]]:
    """Most points first, ties share a place (IMP-127); in a Collapse least unrest first (IMP-129, IMP-130, IMP-Q64).

    The opponent of the solo game wins ties, and every Collapse (IMP-292, IMP-293).
    """
    if state.seats == 1:
        ahead = not state.collapsed and score(state, 0).total > score_civ(state).total
        return [[0], [1]] if ahead else [[1], [0]]
    totals = [score(state, seat).total for seat in range(state.seats)]
    if state.collapsed:
        return rank([(-unrest_owned(state, seat), totals[seat]) for seat in range(state.seats)])
    return rank([(total,) for total in totals])
