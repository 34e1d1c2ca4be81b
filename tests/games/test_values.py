"""A state is a value: pickled, copied, compared, printed and played by notation, in every game and in both builds."""

import copy
import os
import pickle
import pydoc
import subprocess
import sys
from collections.abc import Iterator
from html import escape

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadMove, IllegalMove
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.state import State
from imperia.kernel.words import Verb

TABLES = [(name, seats) for name in imperia.game_names() for seats in imperia.game(name).sheet.seats]
# Every so manieth decision is looked at, so that all parts of a game are.
STRIDE = 11


def decisions(game: Game, seats: int, stride: int = STRIDE) -> Iterator[tuple[State, int, int]]:
    """Some decisions of a random game, each with the seat that decides and a move of it."""
    state, chance = game.start(seats, 5), Chance(5)
    number = 0
    while not state.over and number < 20 * stride:
        seat, move = random_move(state, chance)
        if number % stride == 0:
            yield state.copy(), seat, move
        state.take(seat, move)
        number += 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_was_pickled_or_copied_is_equal_and_plays_on_alike(name: str, seats: int) -> None:
    for state, seat, move in decisions(imperia.game(name), seats):
        twins = [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)]
        assert all(twin == state and twin.key() == state.key() for twin in twins)
        after = state.copy()
        after.play(seat, move)
        for twin in twins:
            twin.play(seat, twin.game.notation(move))
            assert twin == after
            assert twin != state


@pytest.mark.parametrize("name", imperia.game_names())
def test_every_decision_has_a_picture_for_a_terminal_and_for_a_notebook(name: str) -> None:
    game = imperia.game(name)
    for state, _, _ in decisions(game, game.sheet.usual_seats, 40):
        picture = str(state)
        assert picture.count("\n") > 3
        assert state._repr_html_() == f"<pre>{escape(picture)}</pre>"
        assert repr(state).startswith(f"<{name}, {state.seats} seats: ")


@pytest.mark.parametrize("name", imperia.game_names())
def test_the_key_of_a_position_is_the_same_in_another_process(name: str) -> None:
    program = f"import imperia; print(imperia.game({name!r}).start(None, 5).key())"
    environment = {**os.environ, "PYTHONHASHSEED": "7", "IMPERIA_BUILD": imperia.BUILD}
    done = subprocess.run([sys.executable, "-c", program], check=True, env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == imperia.game(name).start(None, 5).key()


@pytest.mark.parametrize("name", imperia.game_names())
def test_a_refused_notation_says_why_and_changes_nothing(name: str) -> None:
    state = imperia.game(name).start(None, 5)
    before = state.key()
    seat = state.to_act()[0]
    forbidden = next(move for move in range(state.game.vocabulary.size) if move not in state.moves(seat))
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, state.game.notation(forbidden))
    assert repr(refused.value) == f"IllegalMove({str(refused.value)!r})"
    with pytest.raises(BadMove) as unknown:
        state.play(seat, "dance")
    assert "dance" in repr(unknown.value)
    assert state.key() == before


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (State.play, ["Make a legal move, given by its code or its notation", "int | str"]),
        (State.imagine, ["could not tell from this one", "Chance"]),
        (State, ["The base of every game's position"]),
        (Verb.moves, ["in ascending order", "list[int]"]),
        (random_move, ["move", "State"]),
    ],
)
def test_help_has_docstrings_and_types_in_both_builds(thing: object, said: list[str]) -> None:
    shown = pydoc.plain(pydoc.render_doc(thing))
    assert [words for words in said if words not in shown] == []
