"""Who stands where: temples first, then the tie-breaks (p. 6, 16, 17)."""

from __future__ import annotations

from imperia.games.yuan.printed import MINE, WHEELS
from imperia.games.yuan.state import YuanState
from imperia.kernel.score import Score, ScoreLine, rank


def needed(state: YuanState) -> int:
    """The temples that the wheel shows this turn (YUA-035, YUA-072)."""
    return WHEELS[state.terms.wheel][max(state.turn, 1) - 1]


def provinces_of(state: YuanState, seat: int) -> list[int]:
    """The provinces under a clan's control (YUA-053)."""
    return [province for province, owner in enumerate(state.owner) if owner == seat]


def temples_of(state: YuanState, seat: int) -> int:
    """The temples that a clan controls (YUA-055)."""
    return sum([state.shrines[province] for province in provinces_of(state, seat)])


def province_sum(state: YuanState, seat: int) -> int:
    """Provinces, where those with a temple may count more (YUA-181, YUA-Q85)."""
    extra = state.powers[seat].temple_province - 1
    return len(provinces_of(state, seat)) + extra * temples_of(state, seat)


def wins_by_provinces(state: YuanState, seat: int) -> bool:
    """True if a clan that may win by provinces has enough of them (YUA-181, YUA-Q85)."""
    factor = state.powers[seat].province_factor
    return factor > 0 and province_sum(state, seat) >= factor * needed(state)


def score(state: YuanState, seat: int) -> Score:
    """Temples are points; the rest only tells equals apart (YUA-036, YUA-Q80 to YUA-Q82)."""
    provinces = provinces_of(state, seat) if state.settled else []
    temples = sum([state.shrines[province] for province in provinces])
    mines = len([province for province in provinces if state.board.kind[province] == MINE])
    armies = sum([state.troops[province] for province in provinces])
    return Score(
        [
            ScoreLine("temples", "YUA-035", temples, temples),
            ScoreLine("mines", "YUA-036", mines, 0),
            ScoreLine("chao", "YUA-036", state.chao[seat], 0),
            ScoreLine("armies", "YUA-036", armies, 0),
        ]
    )


def scores(state: YuanState) -> list[Score]:
    """The score of every seat."""
    return [score(state, seat) for seat in range(state.seats)]


def standing(state: YuanState, seat: int) -> tuple[int, ...]:
    """A clan's rank: a win by provinces, temples, the power to win ties, mines, money, armies (YUA-Q86)."""
    temples, mines, chao, armies = [line.count for line in score(state, seat).lines]
    power = state.powers[seat]
    by_provinces = int(state.settled and wins_by_provinces(state, seat))
    return (by_provinces, temples, int(power.wins_ties), mines, chao, armies)


def ranking(state: YuanState) -> list[list[int]]:
    """From first to last place; equals share a place (YUA-036, YUA-Q82)."""
    return rank([standing(state, seat) for seat in range(state.seats)])
