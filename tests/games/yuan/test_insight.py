"""What bots are told to do where one move ahead there is nothing to see."""

from imperia.bots import find_bot, know
from imperia.kernel.chance import Chance
from imperia.kernel.state import State
from tests.games.yuan.table import GAME, look, scene, start


def advice(state: State, seat: int) -> set[str]:
    """What the greedy bot does, in several worlds that it may imagine."""
    return {GAME.notation(find_bot("greedy")(seed).choose(know(state, seat, Chance(seed)))) for seed in range(30)}


def test_clans_that_have_collided_do_not_all_insist() -> None:
    table = scene("R:A ~ H:B ~ M:C", R="A city", O="C city", temples="B")
    assert advice(table.state, 0) == {f"target {table.names['B']}"}
    table.turn(R="B dev 1", O="B dev 1")
    again = advice(table.state, 0)
    assert f"target {table.names['B']}" in again
    assert len(again) > 1


def test_a_good_first_city_is_worth_a_bid() -> None:
    state = start(3, 1, auction=True)
    plain = {int(bid.split()[1]) for bid in advice(state, 0)}
    seen = look(state).auction
    assert seen is not None
    names = [one.name for one in look(state).provinces]
    here = names.index(seen.first_cities[0].province)
    for province in state.board.reach[here]:
        state.shrines[province] = 9
    eager = {int(bid.split()[1]) for bid in advice(state, 0)}
    assert len(plain) == 2
    assert max(plain) < min(eager)
    assert max(eager) <= 6
