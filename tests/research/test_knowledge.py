"""Nothing leaks through an interface: what an agent is given is the same in every world that its seat could be in."""

import random

import numpy as np
import pytest

from imperia.kernel.chance import Chance
from imperia.research import batch_env, gymnasium_env, openspiel_game, pettingzoo_env
from imperia.research.single import ImperiaEnv
from imperia.research.spiel import Resampler
from tests.research.tables import every_table

every_form_of_actions = pytest.mark.parametrize("actions", ["codes", "options"])


def written(seen: np.ndarray | dict[str, np.ndarray]) -> list[bytes]:
    """An observation to the byte, with its parts if it has any."""
    return [one.tobytes() for one in (seen.values() if isinstance(seen, dict) else [seen])]


@every_table
@every_form_of_actions
def test_an_agent_is_given_the_same_in_every_imagined_world(name: str, seats: int, actions: str) -> None:
    env = pettingzoo_env(name, seats, seed=3, actions=actions).unwrapped
    env.reset()
    chance, lots = Chance(4), np.random.default_rng(4)
    for decision in range(60):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        if decision % 6 == 0:
            true, seat = env.position, env.possible_agents.index(env.agent_selection)
            before = written(env.observe(env.agent_selection))
            env.position = true.imagine(seat, chance)
            assert written(env.observe(env.agent_selection)) == before
            assert env.table.offered(env.position, seat) == env.table.offered(true, seat)
            env.position = true
        env.step(int(lots.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))


@every_table
@every_form_of_actions
def test_a_learner_against_bots_is_given_the_same_in_every_imagined_world(name: str, seats: int, actions: str) -> None:
    env = gymnasium_env(name, seats, seed=3, seat=seats - 1, actions=actions)
    assert isinstance(env, ImperiaEnv)
    env.reset()
    chance, lots = Chance(4), np.random.default_rng(4)
    over = False
    for decision in range(40):
        if over:
            break
        if decision % 6 == 0:
            true = env.position
            before = [*written(env._seen()), env.action_masks().tobytes(), env.render()]
            env.position = true.imagine(seats - 1, chance)
            assert [*written(env._seen()), env.action_masks().tobytes(), env.render()] == before
            env.position = true
        over = env.step(int(lots.choice(np.flatnonzero(env.action_masks()))))[2]


@every_table
def test_a_batch_shows_the_same_in_every_imagined_world(name: str, seats: int) -> None:
    batch = batch_env(name, 4, seats, seed=3)
    chance = Chance(4)
    for step in range(40):
        if step % 8 == 0:
            true = list(batch.positions)
            before = [batch.observations.tobytes(), batch.options.tobytes(), batch.seats.tobytes()]
            for row, state in enumerate(true):
                batch.positions[row] = state.imagine(int(batch.seats[row]), chance)
            batch._look()
            assert [batch.observations.tobytes(), batch.options.tobytes(), batch.seats.tobytes()] == before
            batch.positions[:] = true
        batch.step(step % batch.counts)


@every_table
def test_information_states_of_resampled_states_are_the_same_to_the_byte(name: str, seats: int) -> None:
    game = openspiel_game(name, seats)
    state = game.new_initial_state()
    lots, deal = random.Random(5), Resampler(6)
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(lots.randrange(1024))
            continue
        player = state.current_player()
        twin = deal(state, player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
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
