"""The chances of every seat in every game: they sum to 1, and at the end they are the result."""

import pytest

from imperia.kernel.game import Game
from imperia.kernel.texts import LANGS
from tests.games.test_worths import TABLES, random_game


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_chances_sum_to_one_and_end_with_the_result(game: Game, seats: int) -> None:
    progress = 0.0
    chances: list[float] = []
    for state in random_game(game, seats):
        chances = game.chances(state)
        assert len(chances) == seats + state.automas
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert progress <= game.progress(state) <= 1.0
        progress = game.progress(state)
    chances, winners = game.chances(state), state.winners()
    assert progress == 1.0
    assert [seat for seat in range(seats) if chances[seat]] == winners
    assert all(chances[seat] == 1 / len(winners) for seat in winners)
    assert bool(winners) == (sum(chances[seats:]) == 0.0)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_parts_sum_to_the_worth_and_have_a_name_in_both_languages(game: Game, seats: int) -> None:
    for state in random_game(game, seats):
        worths = game.worths(state)
        for seat in range(seats):
            parts = game.parts(state, seat)
            assert sum(value for _, value in parts) == pytest.approx(worths[seat])
            assert len({part for part, _ in parts}) == len(parts)
            assert all(game.part_label(part, lang) for part, _ in parts for lang in LANGS)
