"""The laboratory: changes that matter are found, and what plays alike is not called different."""

import json
import random
from functools import partial
from pathlib import Path

import msgspec
import pytest

from imperia.kernel.errors import BadContent, BadSetup
from imperia.lab.contrast import COURSE, NOTHING, REAL, RESULT, Measure, compare, contrast, measures
from imperia.lab.intervals import discoveries
from imperia.lab.laboratory import Extent, Lab, lab_plan, run
from imperia.lab.lift import Loss, lifts, losses
from imperia.lab.page import page, verdict
from imperia.lab.skill import Swing, shares
from imperia.lab.trial import Ban, play_game, play_seed, side

LENGTH = Measure(COURSE, "length")


def try_out(*changes: str, seeds: int = 64, seats: int = 2, workers: int = 1, bots: str = "random") -> Lab:
    """Changes of Settlers beside the printed game."""
    return run(lab_plan("settlers", seeds, seats, [bots], 0, {}), None, changes, workers)


def test_a_game_that_ends_a_round_earlier_is_found() -> None:
    found = try_out("tables.rounds=4")
    assert found.contrast is not None
    assert found.contrast.verdict == REAL
    by_measure = {one.measure: one for one in found.contrast.differences}
    assert (by_measure[LENGTH].printed, by_measure[LENGTH].changed) == (5, 4)
    assert by_measure[LENGTH].real
    # Everybody has fewer points, so no seat wins more than before.
    assert not by_measure[Measure(RESULT, "seat_wins", "1")].real
    assert by_measure[Measure(RESULT, "seat_points", "1")].difference < 0


def test_the_printed_value_is_no_change() -> None:
    found = try_out("tables.rounds=5")
    assert found.contrast is not None
    assert (found.contrast.verdict, found.contrast.differences) == (NOTHING, [])
    assert found.printed == found.changed


def test_of_a_hundred_comparisons_of_the_same_game_at_most_five_find_anything() -> None:
    plan = lab_plan("settlers", 200, 2, ["random"], 0, {})
    games = [measures(play_seed(plan, number)) for number in range(plan.games)]
    drawn = random.Random(1)
    flagged = [
        any(one.real for one in compare(drawn.choices(games, k=64), drawn.choices(games, k=64))) for _ in range(100)
    ]
    assert sum(flagged) <= 5


def test_a_change_that_cannot_be_played_is_named() -> None:
    with pytest.raises(BadContent, match="Did you mean rounds"):
        try_out("tables.runds=4")
    with pytest.raises(BadSetup, match="at least 64"):
        try_out("tables.rounds=4", seeds=20)
    with pytest.raises(BadSetup, match="at least two"):
        try_out(seats=1)


def test_the_report_is_the_same_to_the_byte_with_more_workers() -> None:
    alone, together = (page(try_out("tables.rounds=4", workers=workers), "again") for workers in (1, 2))
    assert alone == together


def test_bots_that_differ_have_every_seat_of_every_seed() -> None:
    found = run(lab_plan("founders", 2, None, ["greedy", "random"], 0, {})).printed
    assert found.games == 4
    assert {share.word: share.games for share in found.bots} == {"greedy": 4, "random": 4}
    assert sum(share.wins for share in found.seats) == pytest.approx(1)


def test_the_page_opens_alone_and_speaks_both_languages() -> None:
    found = try_out("tables.rounds=4")
    html = page(found, "imperia lab settlers")
    for needed in ('<span lang="en">Wins by role', '<span lang="fr">Victoires par rôle', "<svg", "tables.rounds=4"):
        assert needed in html
    assert "http" not in html
    assert "<script" not in html
    assert verdict(found)("en").startswith("The change is real")
    assert verdict(found)("fr").startswith("Le changement est réel")


def test_a_pack_is_compared_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "short.json"
    file.write_text(
        json.dumps({"imperia_pack": 1, "game": "settlers", "name": "short", "changes": ["tables.rounds=4"]})
    )
    found = run(lab_plan("settlers", 64, 2, ["random"], 0, {}), file)
    assert found.change == "short"
    assert found.contrast is not None
    assert found.contrast.verdict == REAL
    assert msgspec.json.decode(msgspec.json.encode(found), type=Lab) == found
    with pytest.raises(BadContent, match="is for settlers"):
        run(lab_plan("founders", 64, 2, ["random"], 0, {}), file)


@pytest.mark.soak
def test_one_more_worker_of_the_barbarians_is_found_in_200_pairs() -> None:
    found = try_out("boards.board_barbarian.production.worker=6", seeds=200, seats=4, bots="greedy")
    assert found.contrast is not None
    barbarians = {one.measure: one for one in found.contrast.differences}[Measure(RESULT, "role_points", "barbarian")]
    assert barbarians.p < 0.01
    assert barbarians.difference > 0


@pytest.mark.soak
def test_a_change_of_three_points_is_found_in_1500_games_nine_times_in_ten() -> None:
    changes = ["barbarian.bar_primeval_forest.vp=4", "barbarian.bar_settlement.vp=3"]
    plan = lab_plan("settlers", 2000, 2, ["random"], 0, {})
    with side("settlers", None, (), 1) as one, side("settlers", None, changes, 1) as other:
        both = [side.ask(play_seed, plan, range(plan.games)) for side in (one, other)]
        printed, changed = ([measures(games) for games in played] for played in both)
    wins = Measure(RESULT, "role_wins", "barbarian")
    planted = {one.measure: one for one in compare(printed, changed)}[wins]
    assert 0.02 < planted.difference < 0.04
    drawn = random.Random(4)
    found = 0
    for _ in range(50):
        seeds = drawn.choices(range(plan.games), k=750)
        ours, theirs = ([half[seed] for seed in seeds] for half in (printed, changed))
        found += contrast(750, partial(first, ours, theirs)).verdict == REAL
    assert found >= 45


def first(
    printed: list[dict[Measure, float]], changed: list[dict[Measure, float]], count: int
) -> tuple[list[dict[Measure, float]], list[dict[Measure, float]]]:
    return printed[:count], changed[:count]


# Cards


def test_a_player_uses_what_they_may_not_only_where_nothing_else_is_possible() -> None:
    plan = lab_plan("settlers", 1, 2, ["random"], 0, {})
    free = play_game(plan, 0, list(plan.bots))
    cards = free.used[1]
    still = [card for card in cards if card in play_game(plan, 0, list(plan.bots), Ban(1, card)).used[1]]
    assert len(still) < len(cards) / 4
    # Nobody uses what does not lie in this game's box, so nothing changes.
    assert play_game(plan, 0, list(plan.bots), Ban(1, "no such card")) == free


def test_a_card_that_wins_games_is_found_and_others_are_not() -> None:
    drawn = random.Random(2)
    seeds = [
        [Loss("engine", 0.2, drawn.gauss(3, 4)), *(Loss(f"card {n}", 0.0, drawn.gauss(0, 4)) for n in range(30))]
        for _ in range(60)
    ]
    found = lifts(seeds)
    assert [one.card for one in found if one.real] == ["engine"]
    assert found[0].card == "engine"
    assert found[0].low > 0


def test_of_a_hundred_reports_without_any_lift_at_most_five_find_a_card() -> None:
    plan = lab_plan("founders", 20, 2, ["random"], 0, {})
    seeds = [losses(plan, number) for number in range(plan.games)]
    drawn = random.Random(3)
    # Whatever cards do in these games, with a sign drawn for each seed they do nothing on the average, and what is
    # alike among the cards of a seed stays so.
    flagged = 0
    for _ in range(100):
        signs = [drawn.choice((-1, 1)) for _ in seeds]
        turned = [
            [Loss(one.card, sign * one.wins, sign * one.lead) for one in seed]
            for sign, seed in zip(signs, seeds, strict=True)
        ]
        flagged += any(one.real for one in lifts(turned))
    assert flagged <= 5


def test_false_discoveries_are_counted_by_the_rank_of_each_p_value() -> None:
    assert discoveries([0.04, 0.001, 0.02, 0.9], 0.05) == [False, True, True, False]
    assert discoveries([0.04, 0.03, 0.02, 0.01], 0.05) == [True] * 4
    assert discoveries([], 0.05) == []


# Luck and skill


def test_luck_and_skill_add_up_to_the_result() -> None:
    games = [
        [Swing(0.5, 0.0), Swing(-0.5, 0.0)],
        [Swing(0.1, 0.4), Swing(-0.1, -0.4)],
        [Swing(0.25, 0.25), Swing(-0.25, -0.25)],
    ]
    found = shares(games)
    assert found is not None
    # 0.5, 0.1 and 0.25 of 0.5 each.
    assert found.luck == pytest.approx((0.5 + 0.1 + 0.25) / 1.5, abs=1e-4)
    assert found.low < found.luck < found.high
    assert shares(games[:2]) is None


def test_a_report_tells_cards_luck_and_other_bots() -> None:
    plan = lab_plan("founders", 8, 2, ["random"], 0, {})
    found = run(plan, extent=Extent(lift=8, luck=3, levels=("greedy",), level_seeds=2))
    assert found.lift_seeds == 8
    assert found.lifts
    assert found.luck is not None
    assert [level.bot for level in found.levels] == ["greedy"]
    html = page(found, "imperia lab founders")
    for title in ("What each card does", "Luck and skill", "With stronger and weaker bots", "minutes, estimated"):
        assert title in html
