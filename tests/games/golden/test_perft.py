"""As many lines of play as were counted; see `make golden`."""

import pytest

import imperia
from tests.games.golden.kept import kept_behaviour
from tests.games.golden.perft import SEEDS, Puzzle, count, puzzles

PUZZLES = [puzzle for game in imperia.game_names() for puzzle in puzzles(game)]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=str)
def test_there_are_as_many_lines_of_play_as_were_counted(puzzle: Puzzle) -> None:
    kept = kept_behaviour(puzzle.game)
    assert kept is not None
    # With any seed: what is counted follows from the rules and the position alone.
    assert {seed: count(puzzle, seed) for seed in SEEDS} == dict.fromkeys(SEEDS, kept.perft[puzzle.name])


@pytest.mark.parametrize("game", imperia.game_names())
def test_every_game_has_positions_that_are_counted(game: str) -> None:
    assert len(puzzles(game)) >= 2
