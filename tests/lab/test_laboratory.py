"""The laboratory: changes that matter are found, and what plays alike is not called different."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from imperia.kernel.errors import BadContent, BadSetup
from imperia.lab.contrast import COURSE, NOTHING, REAL, RESULT, Measure, compare, measures
from imperia.lab.laboratory import Lab, lab_plan, run
from imperia.lab.page import page, verdict
from imperia.lab.trial import play_seed

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
