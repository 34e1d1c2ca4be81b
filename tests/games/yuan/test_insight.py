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


def test_for_two_money_and_land_count_for_more_in_the_chances_than_in_the_worths() -> None:
    # A temple is worth ten points to whoever looks one move ahead, but games are won with what temples are bought with.
    state = start(2, 1)
    while not GAME.progress(state):
        state.take(state.awaited()[0], state.moves(state.awaited()[0])[0])
    weights = GAME.odds.judge(2, {})
    assert weights is not None
    begin = {part: pair[0] for part, pair in weights.weights.items()}
    assert begin["money"] > begin["temples"] < begin["land"]
    parts = [GAME.parts(state, seat) for seat in range(2)]
    worths = [weights.worth(one, GAME.progress(state)) for one in parts]
    assert (GAME.chances(state)[0] > 0.5) == (worths[0] > worths[1])
    assert sum(GAME.chances(state)) == 1.0
