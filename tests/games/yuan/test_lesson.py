"""What the first lesson promises: who follows it has five temples when the wheel asks for five."""

import pytest

from imperia.play import Advice
from tests.games.test_teaching import SEEDS, play, table_of, teaching_of


@pytest.mark.parametrize("seed", SEEDS)
def test_who_follows_the_first_lesson_wins(seed: int) -> None:
    table = table_of("yuan", teaching_of("yuan").lesson("first"))

    def follow(advice: Advice) -> int:
        return table.record.game.parse(advice.moves[0])

    play(table, seed, follow)
    assert table.over
    assert table.state.winners() == [0]
