"""What a player is shown of a question is what the game says of it."""

import imperia
from imperia.server.moments import describe_move


def test_a_move_is_shown_with_the_words_of_the_game() -> None:
    game = imperia.game("founders")
    state = game.start(3, 1)
    (seat,) = state.to_act()
    for move in state.moves(seat):
        for lang in ("fr", "en"):
            shown = describe_move(state, seat, move, lang)
            assert shown.label == game.describe(state, seat, move, lang)
