"""The fitted weights that come with the games."""

import pytest

import imperia
from imperia.kernel.fitted import read_insight
from imperia.lab.fit import insight_file


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_odds_that_come_with_a_game_can_be_read_and_say_what_they_were_fitted_on(name: str) -> None:
    kept = read_insight(insight_file(name)).odds
    assert {one.seats for one in kept} >= {2, 4}
    sheet = imperia.game(name).sheet
    options = {option.name: option for option in sheet.options}
    for one in kept:
        assert one.seats in sheet.seats
        assert all(value in options[option].values for option, value in one.options.items())
        assert one.games > 0
        assert one.bots
        assert one.commit
        assert len(one.at) == len(one.scale)
        assert bool(one.automa) == (one.seats == 1)
        assert min(one.scale) >= 0.0
        assert len(one.off) == len(one.counts) == 10
        assert len(one.loss) == 4
