"""Hints come from what a seat knows, name legal moves, and are silent where two moves are equally good."""

import pytest

import imperia
from imperia.coach.hints import Hint, find_hint
from imperia.coach.trial import Trial
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.state import State
from tests.coach.played import GAMES


def after(game: Game, seats: int, decisions: int, seed: int = 2) -> tuple[State, int]:
    """A position of a random game in which somebody has a choice."""
    state = game.start(seats, seed, game.options_without_people({}))
    chance = Chance(seed)
    while decisions > 0 or len(state.moves(state.awaited()[0])) < 2:
        state.take(*random_move(state, chance))
        decisions -= 1
    return state, state.awaited()[0]


def hint(state: State, seat: int, lines: int = 40) -> Hint:
    return find_hint(state.imagine(seat, Chance(1)), seat, "en", seed=3, lines=lines, clock=lambda: 0.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_names_legal_moves_with_their_chances_and_repeats_exactly(game: Game) -> None:
    state, seat = after(game, game.sheet.usual_seats, 20)
    found = hint(state, seat)
    assert found == hint(state, seat)
    legal = state.moves(seat)
    assert 1 <= len(found.best) <= 3
    for one in found.best:
        assert one.moves[0] in legal
        assert one.text
        assert 0.0 <= one.chance <= 1.0
        assert one.error >= 0.0
    assert found.best[0].moves[0] in found.look
    assert set(found.look) <= set(legal)
    assert not (found.equal and found.reasons)


def test_alone_against_the_rules_there_are_hints_too() -> None:
    state, seat = after(imperia.game("daimyo"), 1, 10)
    assert hint(state, seat).best[0].moves[0] in state.moves(seat)


def test_a_clear_best_move_is_told_with_the_reasons() -> None:
    game = imperia.game("founders")
    puzzle = game.position(
        {
            "seats": 2,
            "step": "add",
            "nations": [{"tiles": {"0,0": "forest", "1,0": "cliffs"}}, {"tiles": {"0,0": "lake", "1,0": "lake"}}],
            "rows": {"village": ["mine"]},
            "victory": ["great_temple_jupiter"],
        }
    )
    found = hint(puzzle, 0, lines=60)
    assert game.notation(found.best[0].moves[0]) == "take mine"
    assert found.lines >= 60


def test_moves_that_come_to_the_same_are_equally_good() -> None:
    """At the very beginning of Founders it hardly matters which landscape one picks."""
    state, seat = after(imperia.game("founders"), 2, 0, seed=7)
    found = hint(state, seat)
    assert found.equal
    assert found.reasons == []
    assert len(found.best) > 1


def test_where_to_look_leaves_out_what_is_not_worth_it() -> None:
    state, seat = after(imperia.game("imperium"), 2, 60, seed=1)
    assert len(state.moves(seat)) > 3
    assert len(hint(state, seat).look) < len(state.moves(seat))


def test_what_is_hidden_from_the_seat_changes_nothing() -> None:
    """The trial of a decision begins by forgetting what the seat cannot know: it cannot tell two worlds apart."""
    game = imperia.game("imperium")
    state, seat = after(game, 2, 60)
    for seed in (1, 2):
        trial = Trial(state.imagine(seat, Chance(seed)), seat, 3)
        world = trial.imagine()
        assert world.view(seat) == state.view(seat)
        assert trial.candidates
