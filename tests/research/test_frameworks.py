"""The frameworks' own suites, for every game at its smallest and largest table, with warnings as errors."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

import imperia
from imperia.research import gymnasium_env, openspiel_game, pettingzoo_env
from imperia.research.spiel import Resampler
from imperia.research.table import versioned_name
from tests.research.tables import every_table, small_tables_and_large_ones_in_soak

pytestmark = pytest.mark.filterwarnings("error")
every_form_of_actions = pytest.mark.parametrize("actions", ["codes", "options"])


@every_table
def test_pettingzoo_accepts_the_environment(name: str, seats: int) -> None:
    api_test(pettingzoo_env(name, seats), num_cycles=40)
    seed_test(lambda: pettingzoo_env(name, seats), num_cycles=10)


@every_table
def test_pettingzoo_accepts_the_environment_with_a_short_list_of_actions(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        # Its suite says so of all observations that have parts, except those of its own games.
        warnings.filterwarnings("ignore", "Observation (space for each agent probably should be|is not a NumPy array)")
        api_test(pettingzoo_env(name, seats, actions="options"), num_cycles=40)
    seed_test(lambda: pettingzoo_env(name, seats, actions="options"), num_cycles=10)


@pytest.mark.soak
@every_table
def test_pettingzoos_benchmark_runs_to_its_end(name: str, seats: int) -> None:
    performance_benchmark(pettingzoo_env(name, seats))


@every_table
@every_form_of_actions
def test_gymnasium_accepts_the_environment(name: str, seats: int, actions: str) -> None:
    check_env(gymnasium_env(name, seats, actions=actions))


@every_table
def test_gymnasium_makes_every_game_by_its_versioned_name(name: str, seats: int) -> None:
    found = f"imperia/{versioned_name(imperia.game(name))}"
    env = gymnasium.make(f"imperia.research.single:{found}", seats=seats)
    observation, info = env.reset(seed=1)
    assert env.spec is not None
    assert env.spec.id == found
    assert env.observation_space.contains(observation)
    assert info["action_mask"].any()


@every_table
def test_openspiel_plays_a_random_game_and_reads_its_name_back(name: str, seats: int) -> None:
    game = openspiel_game(name, seats)
    again = pyspiel.load_game(str(game))
    assert (str(again), again.num_players()) == (str(game), seats)
    assert str(game).startswith(f"imperia_{name}_v{imperia.game(name).sheet.rules_version}(")
    state = game.new_initial_state()
    chance = np.random.default_rng(5)
    while not state.is_terminal():
        state.apply_action(
            int(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
            if state.is_chance_node()
            else int(chance.choice(state.legal_actions()))
        )
    assert seats == 1 or sum(state.returns()) == pytest.approx(0.0)


@every_table
def test_openspiel_saves_a_state_and_reads_it_in_the_middle_of_a_game(name: str, seats: int) -> None:
    game = openspiel_game(name, seats)
    state = game.new_initial_state()
    lots = np.random.default_rng(6)
    for _ in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            state.observation_tensor()
        actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(lots.choice(actions)))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    # What was observed before is no hindrance to those who pickle, as OpenSpiel does itself.
    assert pickle.loads(pickle.dumps(state.table)).bounds[0].tobytes() == state.table.bounds[0].tobytes()


@small_tables_and_large_ones_in_soak
def test_openspiels_own_simulation_with_states_saved_and_read(name: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel_game(name, seats), num_sims=1, serialize=True, verbose=False)


class NoOpinion(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel comes without types
    """Values nothing, so that a search over a whole game costs what its tree costs and no playouts."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        moves = state.legal_actions() if not state.is_chance_node() else [one for one, _ in state.chance_outcomes()]
        return [(move, 1.0 / len(moves)) for move in moves]


def searched(name: str, seats: int, most: int) -> int:
    """Let OpenSpiel's search take up to so many decisions of a game; the number of those that it took.

    It insists by itself that a resampled state has the same information state, to the byte.
    """
    game = openspiel_game(name, seats)
    bot = ismcts.ISMCTSBot(
        game, NoOpinion(), uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(Resampler(3))
    lots = np.random.default_rng(4)
    state = game.new_initial_state()
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(lots.choice([one for one, _ in state.chance_outcomes()])))
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions == most or state.is_terminal()
    return decisions


@every_table
def test_openspiels_information_set_search_plays_on_resampled_states(name: str, seats: int) -> None:
    assert searched(name, seats, most=4) == 4


@small_tables_and_large_ones_in_soak
def test_openspiels_information_set_search_plays_whole_games(name: str, seats: int) -> None:
    assert searched(name, seats, most=100_000) < 100_000
