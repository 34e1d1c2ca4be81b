"""A player who has left: what the rules do for him."""

from imperia.bots import find_bot, know
from imperia.kernel.chance import Chance
from imperia.kernel.state import State
from tests.games.yuan.table import GAME
from tests.rule import rule


def answer(state: State, seat: int) -> str:
    """What is done for a seat whose player has left."""
    return GAME.notation(find_bot("absent")(1).choose(know(state, seat, Chance(1))))


@rule("YUA-Q84")
def test_the_clan_of_a_player_who_has_left_passes_whatever_he_had_begun_to_plan() -> None:
    state = GAME.start(3, 5)
    assert answer(state, 1) == "pass"
    state.play(1, next(move for move in state.moves(1) if GAME.notation(move).startswith("target")))
    assert answer(state, 1) == "change"
    state.play(1, GAME.parse("change"))
    assert answer(state, 1) == "pass"


@rule("YUA-Q84")
def test_a_player_who_has_left_bids_nothing() -> None:
    state = GAME.start(3, 5, {"auction": True})
    assert answer(state, 2) == "bid 0"


@rule("YUA-Q84")
def test_tiles_and_cities_of_a_player_who_has_left_are_placed_at_random_on_an_allowed_spot() -> None:
    state = GAME.start(2, 5, {"layout": "players", "towns": "players"})
    while "Plan" not in repr(state):
        seat = state.to_act()[0]
        allowed = [GAME.notation(move) for move in state.moves(seat)]
        placed = {GAME.notation(find_bot("absent")(seed).choose(know(state, seat, Chance(1)))) for seed in range(30)}
        assert placed <= set(allowed)
        assert len(placed) > 1 or len(allowed) == 1
        state.play(seat, GAME.parse(min(placed)))
