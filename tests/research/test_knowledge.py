"""Nothing leaks through an interface: what an agent is given is the same in every world that its seat could be in."""

import random

import numpy as np
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.research import openspiel_game, pettingzoo_env
from imperia.research.spiel import Resampler
from tests.research.tables import every_table


@every_table
def test_an_agent_is_given_the_same_in_every_imagined_world(name: str, seats: int) -> None:
    env = pettingzoo_env(name, seats, seed=3).unwrapped
    env.reset()
    chance, lots = Chance(4), np.random.default_rng(4)
    for decision in range(60):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        if decision % 6 == 0:
            true, seat = env.position, env.possible_agents.index(env.agent_selection)
            before = env.observe(env.agent_selection).tobytes()
            env.position = true.imagine(seat, chance)
            assert env.observe(env.agent_selection).tobytes() == before
            assert env.table.offered(env.position, seat) == env.table.offered(true, seat)
            env.position = true
        env.step(int(lots.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))


@pytest.mark.parametrize("name", imperia.game_names())
def test_information_states_of_resampled_states_are_the_same_to_the_byte(name: str) -> None:
    game = openspiel_game(name)
    state = game.new_initial_state()
    lots, deal = random.Random(5), Resampler(6)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(lots.randrange(1024))
            continue
        player = state.current_player()
        twin = deal(state, player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(lots.choice(state.legal_actions()))


def test_a_copy_of_a_state_does_not_know_what_will_be_rolled() -> None:
    """Daimyo rolls a die at a turn's beginning: after a move that rolls comes a chance node, not the die."""
    game = openspiel_game("daimyo", 2)
    state = game.new_initial_state()
    lots = random.Random(1)
    shown = 0
    for _ in range(60):
        if state.is_chance_node():
            state.apply_action(lots.randrange(1024))
            continue
        before = state.clone()
        state.apply_action(lots.choice(state.legal_actions()))
        if state.is_chance_node():
            # Nothing of the move shows before the draw.
            player = before.current_player()
            assert state.observation_string(player) == before.observation_string(player)
            # A shuffle is not seen; a die is.
            shown += len({state.child(outcome).observation_string(player) for outcome in range(0, 1024, 64)}) > 1
    assert shown > 1


def test_what_a_player_saw_and_did_before_is_part_of_the_information_state() -> None:
    """Two ways to one position: a nation's two first tiles picked in either order are different pasts."""
    game = openspiel_game("founders", 2)
    state = game.new_initial_state()
    for outcome in (1, 2):
        state.apply_action(outcome)
    player = state.current_player()
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.information_state_string(player) != other.information_state_string(player)
