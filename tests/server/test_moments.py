"""What a player is shown of a question is what the game says of it."""

import random

import imperia
from imperia.server.moments import describe_move, tell_result


def test_a_move_is_shown_with_the_words_of_the_game() -> None:
    game = imperia.game("founders")
    state = game.start(3, 1)
    (seat,) = state.to_act()
    for move in state.moves(seat):
        for lang in ("fr", "en"):
            shown = describe_move(state, seat, move, lang)
            assert shown.label == game.describe(state, seat, move, lang)


def test_the_end_of_a_game_tells_who_came_in_where() -> None:
    state = imperia.game("settlers").start(3, 1)
    assert tell_result(state, "en") is None
    chance = random.Random(1)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.moves(seat)))
    result = tell_result(state, "en")
    assert result is not None
    assert len(state.ranking()) > 1
    for place, parties in enumerate(state.ranking(), start=1):
        assert {result.scores[party].place for party in parties} == {place}
    assert {one.party for one in result.scores if one.winner} == set(state.winners()) == set(state.ranking()[0])
