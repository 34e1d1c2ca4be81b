"""What a player is shown of a question is what the game says of it."""

import imperia
from imperia.server.moments import describe_move, tell_result
from tests.kernel.toy import TOY, ToyState


def test_a_move_is_shown_with_the_words_of_the_game() -> None:
    game = imperia.game("founders")
    state = game.start(3, 1)
    (seat,) = state.to_act()
    for move in state.moves(seat):
        for lang in ("fr", "en"):
            shown = describe_move(state, seat, move, lang)
            assert shown.label == game.describe(state, seat, move, lang)


def test_the_end_of_a_game_tells_who_came_in_where() -> None:
    state = TOY.start(3, 1)
    assert isinstance(state, ToyState)
    assert tell_result(state, "en") is None
    state.points = [3, 5, 5]
    state.agenda.clear()
    result = tell_result(state, "en")
    assert result is not None
    # Two share the first place, so there is no second.
    assert [(one.party, one.total, one.place, one.winner) for one in result.scores] == [
        (0, 3, 3, False),
        (1, 5, 1, True),
        (2, 5, 1, True),
    ]
    assert [(line.rule, line.points) for line in result.scores[0].lines] == [("TOY-006", 3), ("TOY-005", 0)]
