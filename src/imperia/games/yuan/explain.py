"""Why a level cannot be paid, and why one clan stands before another, in sentences."""

from __future__ import annotations

from imperia.games.yuan.phases.planning import cost_of, level_of, purse_beside
from imperia.games.yuan.scoring import province_sum, ranking, standing, wins_by_provinces
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.words import LEVEL, SEAT, TEXTS, TYPE
from imperia.kernel.score import say_tie


def explain_cost(state: YuanState, seat: int, move: int, lang: str) -> str:
    """The price of a level and what is left in the purse (YUA-070); empty where that is not the reason."""
    if "YUA-070" not in state.game.why_not(state, seat, move):
        return ""
    kind, level = level_of(move)
    details = {
        "type": TYPE.label(kind, lang),
        "level": LEVEL.label(level - 1, lang),
        "cost": cost_of(state, seat, kind, level),
        "left": purse_beside(state, seat, kind),
    }
    return TEXTS.say("explain.cost", lang, details)


def explain_tie(state: YuanState, lang: str) -> str:
    """The criterion that told clans with equal temples apart (YUA-036, YUA-181); empty where there are none."""
    first = ranking(state)[0][0]
    if wins_by_provinces(state, first):
        return TEXTS.say(
            "explain.provinces", lang, {"player": SEAT.label(first, lang), "sum": province_sum(state, first)}
        )
    return say_tie(state, lang, _tell_standing)


def _tell_standing(state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
    _, _, ties, mines, chao, armies = standing(state, seat)
    return "explain.tie_power" if ties else "explain.tie_player", {"mines": mines, "chao": chao, "armies": armies}
