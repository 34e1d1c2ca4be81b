"""The count at the end, by source, and who wins (p. 14, 18)."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import CLAN_WORDS, COUNTS, HEROES
from imperia.games.daimyo.content import TABLES
from imperia.games.daimyo.goods import held
from imperia.games.daimyo.objectives import buildings_of, count_of
from imperia.games.daimyo.printed import (
    FARM,
    FARM_POINTS,
    GOLD,
    HELMET_POINTS,
    HERO_RANKS,
    HERO_RANKS_SOLO,
    LEFT_OVER_POINTS,
    LEFT_OVER_SET,
    RELIC_POINTS,
    TOWER,
    TOWER_POINTS,
)
from imperia.games.daimyo.state import BY_EFFECTS, BY_ISLANDS, BY_OBJECTIVES, POINT_SOURCES, DaimyoState
from imperia.kernel.score import Score, ScoreLine, rank

COSTS: Final = [hero.cost for hero in HEROES]


def by_table(table: list[int], count: int) -> int:
    """Points by a table; what goes beyond its end begins a new series (DAI-262, DAI-Q83)."""
    last = len(table) - 1
    return count // last * table[last] + table[count % last]


def heroes_of(state: DaimyoState, party: int) -> list[int]:
    """All heroes of a party: hand, deck and discard pile, or the pile (DAI-200, DAI-228, DAI-260)."""
    if party >= state.seats:
        return state.pile
    cards = state.hands[party] + state.decks[party] + state.discards[party]
    return cards + state.aside if party == state.seat else cards


def hero_value(state: DaimyoState, party: int) -> int:
    """The prices of all heroes and the gold (DAI-200, DAI-Q61)."""
    value: int = held(state, party, GOLD)
    if party >= state.seats:
        return value + sum_of_costs(state.pile)
    value += sum_of_costs(state.hands[party]) + sum_of_costs(state.decks[party]) + sum_of_costs(state.discards[party])
    return value + sum_of_costs(state.aside) if party == state.seat else value


def value_with(state: DaimyoState, party: int, cards: list[int]) -> int:
    """The prices of these heroes and a party's gold."""
    gold: int = held(state, party, GOLD)
    return gold + sum_of_costs(cards)


def sum_of_costs(cards: list[int]) -> int:
    """The price of some heroes together."""
    found = 0
    for card in cards:
        found += COSTS[card]
    return found


def hero_key(state: DaimyoState, party: int, cards: list[int]) -> tuple[int, ...]:
    """By what hero values are ranked: fewer cards win a tie, then more of the dearer ones (DAI-203)."""
    return key_of(value_with(state, party, cards), [COSTS[card] for card in cards])


def key_of(value: int, costs: list[int]) -> tuple[int, ...]:
    """The same by the prices of the cards."""
    return value, -len(costs), costs.count(5), costs.count(4), costs.count(3), costs.count(2)


def hero_values(state: DaimyoState) -> list[int]:
    """The hero values of all parties."""
    return [hero_value(state, party) for party in range(state.parties)]


def hero_points(state: DaimyoState, values: list[int]) -> list[int]:
    """The points for hero values, by party."""
    if len(set(values)) == len(values):
        ranks = ranks_of(state)
        places = [len([other for other in values if other > value]) for value in values]
        return [ranks[place] if place < len(ranks) else 0 for place in places]
    return points_with(state, [heroes_of(state, party) for party in range(state.parties)])


def points_with(state: DaimyoState, heroes: list[list[int]]) -> list[int]:
    """The same if the parties had these heroes; an unbreakable tie shares its places (DAI-201, DAI-202, DAI-Q56)."""
    return by_rank(ranks_of(state), [hero_key(state, party, heroes[party]) for party in range(state.parties)])


def by_rank(ranks: list[int], keys: list[tuple[int, ...]]) -> list[int]:
    """The points of each, by the places that their keys bring them."""
    found = [0] * len(keys)
    place = 0
    for tied in rank(keys):
        share = sum(ranks[place : place + len(tied)]) // len(tied)
        for party in tied:
            found[party] = share
        place += len(tied)
    return found


def ranks_of(state: DaimyoState) -> list[int]:
    """The points for the first, the second and further places."""
    return HERO_RANKS_SOLO if state.seats == 1 else HERO_RANKS


def left_over(state: DaimyoState, party: int) -> int:
    """The rice, metal and stone that are left; the empire has none (DAI-205, DAI-206, DAI-261)."""
    return held(state, party, 0) + held(state, party, 1) + held(state, party, 2)


def score(state: DaimyoState, party: int, heroes: list[int]) -> Score:
    """Popularity, relics, buildings, heroes, the Helmet and left-over resources (DAI-002, DAI-197 to DAI-205)."""
    row = party * POINT_SOURCES
    farms: int = buildings_of(state, party, FARM)
    towers: int = buildings_of(state, party, TOWER)
    relics: int = state.markers[party]
    left = left_over(state, party)
    influence: int = state.points[row + BY_ISLANDS]
    effects: int = state.points[row + BY_EFFECTS]
    lines = [ScoreLine("influence", "DAI-179", influence, influence)]
    if state.seats > 1:
        # DAI-230: there are no objectives in the solo game.
        objectives: int = state.points[row + BY_OBJECTIVES]
        lines.append(ScoreLine("objectives", "DAI-176", objectives, objectives))
    # The empire has its points from its cards, and for what it could not do.
    lines.append(
        ScoreLine("effects", "DAI-002", effects, effects)
        if party < state.seats
        else ScoreLine("actions", "DAI-246", effects, effects)
    )
    lines += [
        ScoreLine("relics", "DAI-197", relics, by_table(RELIC_POINTS, relics)),
        ScoreLine("farms", "DAI-198", farms, by_table(FARM_POINTS[state.terms.farm_table], farms)),
        ScoreLine("towers", "DAI-199", towers, by_table(TOWER_POINTS, towers)),
        ScoreLine("heroes", "DAI-200", hero_value(state, party), heroes[party]),
    ]
    if state.helmet == party:
        lines.append(ScoreLine("helmet", "DAI-204", 1, HELMET_POINTS))
    if left >= LEFT_OVER_SET:
        lines.append(ScoreLine("left_over", "DAI-205", left, left // LEFT_OVER_SET * LEFT_OVER_POINTS))
    return Score(lines)


def total(state: DaimyoState, party: int, heroes: list[int]) -> int:
    """The sum of a score, without its lines."""
    row = party * POINT_SOURCES
    found: int = heroes[party] + by_table(RELIC_POINTS, state.markers[party])
    for source in range(POINT_SOURCES):
        found += state.points[row + source]
    found += by_table(FARM_POINTS[state.terms.farm_table], buildings_of(state, party, FARM))
    found += by_table(TOWER_POINTS, buildings_of(state, party, TOWER))
    if state.helmet == party:
        found += HELMET_POINTS
    return found + left_over(state, party) // LEFT_OVER_SET * LEFT_OVER_POINTS


def scores(state: DaimyoState) -> list[Score]:
    """The score of every seat, and of the empire; the mercenaries have none (DAI-228)."""
    heroes = hero_points(state, hero_values(state))
    return [score(state, party, heroes) for party in range(state.seats + (state.seats == 1))]


def ranking(state: DaimyoState) -> list[list[int]]:
    """Points, then left-over resources, then a shared place (DAI-001, DAI-206, DAI-Q86)."""
    return rank([(one.total, left_over(state, party)) for party, one in enumerate(scores(state))])


def achievements(state: DaimyoState) -> list[str]:
    """The feats that a victory of the player shows (DAI-263)."""
    if state.seats > 1 or 0 not in ranking(state)[0]:
        return []
    found: list[str] = []
    for one in TABLES.solo_achievements:
        if one.test.clan:
            met = CLAN_WORDS.index(one.test.clan) == state.clans[0]
        else:
            met = count_of(state, 0, COUNTS.index(one.test.count)) >= one.test.min
        if met:
            found.append(one.id)
    return found
