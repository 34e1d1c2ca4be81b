"""Chances to win: worths weighed by how far the game has gone, and results that are certain."""

from pathlib import Path

import msgspec
import pytest

from imperia.kernel.draws import NO_PURPOSES, Draws
from imperia.kernel.fitted import MOST, NOTHING_FITTED, Fitted, Table, load_odds
from imperia.kernel.odds import UNFITTED, Knot, Odds, results, softmax
from tests.kernel.toy import ToyGame, ToyState, toy

EVEN = Odds([Knot(0.0, 0.1), Knot(0.5, 0.2), Knot(1.0, 0.6)])


def fitted(seats: int, scale: float, **options: str) -> Fitted:
    return Fitted(
        seats=seats, options={**options}, bots=["greedy"], games=1, seed=1, commit="", at=[0.0], scale=[scale]
    )


def test_between_two_points_of_the_game_the_scale_changes_evenly_and_stays_beyond_the_last() -> None:
    assert [round(EVEN.knot(progress).scale, 3) for progress in (0.0, 0.25, 0.5, 0.75, 1.0, 1.2)] == [
        0.1,
        0.15,
        0.2,
        0.4,
        0.6,
        0.6,
    ]


def test_the_same_lead_is_worth_more_late_and_chances_sum_to_one() -> None:
    early, late = (EVEN.chances([12.0, 10.0, 10.0], 3, 0, progress) for progress in (0.1, 0.9))
    assert 1 / 3 < early[0] < late[0] < 1.0
    assert early[1] == early[2]
    assert sum(early) == pytest.approx(1.0) == sum(late)


def test_before_the_first_turn_all_seats_have_the_same_chance() -> None:
    assert EVEN.chances([12.0, 10.0], 2, 0, 0.0) == [0.5, 0.5]


def test_an_automa_starts_from_what_it_has_ahead_even_while_it_has_no_worth_yet() -> None:
    alone = Odds([Knot(0.0, 0.1, 1.0), Knot(1.0, 0.1, 1.0)])
    assert alone.chances([3.0], 1, 1, 0.5) == softmax([0.0, 1.0])
    assert alone.chances([13.0, 3.0], 1, 1, 0.5) == pytest.approx([0.5, 0.5])


def test_a_table_takes_the_odds_of_its_options_and_of_the_nearest_number_of_seats() -> None:
    table = Table([fitted(1, 1.0, level="easy"), fitted(1, 2.0), fitted(2, 3.0), fitted(4, 4.0)])
    assert table.find(1, {"level": "easy"}).knots[0].scale == 1.0
    assert table.find(1, {"level": "hard"}).knots[0].scale == 2.0
    assert [table.find(seats, {}).knots[0].scale for seats in (2, 3, 4, 8)] == [3.0, 3.0, 4.0, 4.0]
    assert table.asks_options(1)
    assert not table.asks_options(2)


def test_a_game_without_fitted_weights_has_plain_ones(tmp_path: Path) -> None:
    assert load_odds(tmp_path) is NOTHING_FITTED
    assert NOTHING_FITTED.find(2, {}) is UNFITTED


class AgainstTwo(ToyGame):
    def automas(self, seats: int) -> int:
        return 2


class Lost(ToyState):
    def winners(self) -> list[int]:
        return []


def test_where_no_seat_has_won_the_automas_have() -> None:
    assert results(Lost(toy(AgainstTwo), 1, Draws(NO_PURPOSES, 1))) == [0.0, 0.5, 0.5]


def test_a_judge_weighs_parts_by_the_stage_of_the_game_and_no_part_counts_without_end() -> None:
    table = Table([msgspec.structs.replace(fitted(2, 1.0), parts={"land": [0.5, 0.1], "temples": [0.0, 2.0]})])
    judge = table.judge(2, {})
    assert judge is not None
    parts = [("land", 10.0), ("temples", 3.0), ("what nobody weighs", 50.0)]
    assert [judge.worth(parts, progress) for progress in (0.0, 0.5, 1.0)] == pytest.approx([5.0, 6.0, 7.0])
    assert judge.worth([("temples", 1000.0)], 1.0) == 2.0 * MOST
    assert Table([fitted(2, 1.0)]).judge(2, {}) is None
