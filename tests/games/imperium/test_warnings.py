"""What a turn gives up, said before it is ended."""

from tests.games.imperium.table import GAME, bare, play, table
from tests.rule import rule


def warning(state: object, move: str, lang: str = "en") -> str:
    """What is said before a move of seat 0."""
    return GAME.warn(state, 0, GAME.parse(move), lang)


@rule("IMP-065", "IMP-084")
def test_who_ends_a_turn_that_could_go_on_hears_of_the_action_tokens() -> None:
    state = table(bare("romans", hand=["romans-dalmatia"]), bare("celts"))
    assert warning(state, "finish").endswith("3 action tokens.")
    assert warning(state, "revolt 0", "fr").endswith("3 jetons Action.")
    assert warning(state, "play romans-dalmatia") == ""


@rule("IMP-065")
def test_who_has_nothing_to_play_is_not_warned() -> None:
    state = table(bare("romans", hand=["romans-dalmatia"]), bare("celts"))
    play(state, "play romans-dalmatia")
    assert warning(state, "finish") == ""


@rule("IMP-068")
def test_who_has_no_action_token_left_is_not_warned() -> None:
    state = table(bare("romans", hand=["romans-dalmatia"], actions=0), bare("celts"))
    assert warning(state, "finish") == ""
