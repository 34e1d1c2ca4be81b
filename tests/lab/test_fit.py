"""Odds that are fitted to games: they find what made-up games were drawn from, and are kept with their origin."""

from pathlib import Path

import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadSetup
from imperia.kernel.fitted import load_odds, read_insight
from imperia.kernel.odds import Knot, Odds, softmax
from imperia.lab import fit as lab
from imperia.lab.likelihood import Sample, calibration, fit, held_out, solve, weigh

FINE = 1 << 20


def draw(chance: Chance, low: float, high: float) -> float:
    return low + (high - low) * float(chance.below(FINE)) / FINE


def made_up(odds: Odds, seats: int, automas: int, games: int) -> list[Sample]:
    """Positions whose results are drawn from the chances that some odds give them."""
    chance = Chance(8)
    found: list[Sample] = []
    for game in range(games):
        progress = draw(chance, 0.0, 1.0)
        worths = [draw(chance, 0.0, 30.0) for _ in range(seats + automas)]
        point = draw(chance, 0.0, 1.0)
        results = [0.0] * len(worths)
        for party, share in enumerate(odds.chances(worths, seats, automas, progress)):
            point -= share
            if point < 0.0 or party == len(worths) - 1:
                results[party] = 1.0
                break
        found.append(Sample(game, progress, progress, seats, automas, worths, results))
    return found


def test_it_recovers_the_scale_that_made_up_games_were_drawn_from() -> None:
    odds = fit(made_up(Odds([Knot(0.0, 0.02), Knot(1.0, 0.3)]), 3, 0, 1500), (0.0, 0.5, 1.0))
    assert [knot.scale for knot in odds.knots] == pytest.approx([0.02, 0.16, 0.3], abs=0.03)


def test_it_recovers_what_an_automa_has_ahead() -> None:
    odds = fit(made_up(Odds([Knot(0.0, 0.1, 1.0), Knot(1.0, 0.1, -1.0)]), 1, 1, 1500), (0.0, 1.0))
    assert [knot.scale for knot in odds.knots] == pytest.approx([0.1, 0.1], abs=0.02)
    assert [knot.automa for knot in odds.knots] == pytest.approx([1.0, -1.0], abs=0.35)


def test_worths_that_say_nothing_get_no_weight_and_never_a_negative_one() -> None:
    samples = made_up(Odds([Knot(0.0, 0.0)]), 2, 0, 800)
    odds = fit(samples, (0.0, 1.0))
    assert all(0.0 <= knot.scale < 0.02 for knot in odds.knots)


def test_chances_of_games_that_were_left_out_come_true_as_often_as_they_say() -> None:
    samples = made_up(Odds([Knot(0.0, 0.1), Knot(1.0, 0.2)]), 2, 0, 2000)
    tenths = calibration(held_out(samples, (0.0, 1.0)))
    assert sum(tenth.count for tenth in tenths) == 2 * len(samples)
    assert all(abs(tenth.off) < 7.0 for tenth in tenths)


def test_games_alone_that_are_all_lost_say_nothing_about_chances() -> None:
    setting = lab.setting("daimyo", 2, 1, ["random"], 1, {"level": "hard"})
    lost = [Sample(game, 0.5, 0.5, 1, 1, [1.0, 2.0], [0.0, 1.0]) for game in range(2)]
    with pytest.raises(BadSetup):
        lab.fit_odds(setting, lost, "abc")


def test_linear_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 8.0]) == pytest.approx([2.0, 2.0])


def test_what_was_fitted_is_kept_with_its_origin_and_replaces_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "insight.toml"
    for games in (4, 6):
        setting = lab.setting("yuan", games, 2, ["random"], 5, {})
        lab.keep(path, lab.fit_odds(setting, lab.play_all(setting), "abc"))
    setting = lab.setting("yuan", 4, 2, ["random"], 5, {"clan_powers": True})
    lab.keep(path, lab.fit_odds(setting, lab.play_all(setting), "abc"))
    kept = read_insight(path).odds
    assert [(one.seats, one.options, one.games, one.seed, one.bots) for one in kept] == [
        (2, {"clan_powers": True}, 4, 5, ["random"]),
        (2, {}, 6, 5, ["random"]),
    ]
    assert kept[1].commit == "abc"
    assert load_odds(tmp_path).asks_options(2)


def test_parts_that_decide_games_are_weighed_more_than_parts_that_do_not() -> None:
    # Temples make the odds, and ever more so; money makes none.
    chance = Chance(5)
    samples: list[Sample] = []
    for game in range(3000):
        progress = draw(chance, 0.0, 1.0)
        parts = [[(part, draw(chance, 0.0, 20.0)) for part in ("money", "temples")] for _ in range(2)]
        first, _ = softmax([(0.1 + 0.2 * progress) * dict(one)["temples"] for one in parts])
        came = [1.0, 0.0] if draw(chance, 0.0, 1.0) < first else [0.0, 1.0]
        worths = [sum(value for _, value in one) for one in parts]
        samples.append(Sample(game, progress, progress, 2, 0, worths, came, parts))
    found = weigh(samples)
    assert 0.05 < found["temples"][0] < found["temples"][1]
    assert all(abs(weight) < 0.03 for weight in found["money"])
    setting = lab.setting("yuan", 3000, 2, ["random"], 5, {})
    kept = lab.fit_odds(setting, samples, "abc")
    # A part that comes out below nought by chance would be thrown away by who is judged by it: then none is weighed.
    assert kept.parts == (found if min(found["money"]) >= 0.0 else {})
