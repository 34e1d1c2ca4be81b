"""The frameworks' own suites, for every game, with warnings as errors."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import imperia
from imperia.research import gymnasium_env, openspiel_game, pettingzoo_env
from imperia.research.spiel import Resampler
from imperia.research.table import versioned_name
from tests.research.tables import every_table

pytestmark = pytest.mark.filterwarnings("error")


@every_table
def test_pettingzoo_accepts_the_environment(name: str, seats: int) -> None:
    api_test(pettingzoo_env(name, seats), num_cycles=40)
    seed_test(lambda: pettingzoo_env(name, seats), num_cycles=10)


@every_table
def test_gymnasium_accepts_the_environment(name: str, seats: int) -> None:
    check_env(gymnasium_env(name, seats))


def test_gymnasium_makes_every_game_by_its_versioned_name() -> None:
    for name in imperia.game_names():
        env = gymnasium.make(f"imperia.research.single:imperia/{versioned_name(imperia.game(name))}")
        observation, info = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        assert info["action_mask"].any()


@pytest.mark.parametrize("name", imperia.game_names())
def test_openspiel_plays_a_random_game_and_reads_its_name_back(name: str) -> None:
    seats = imperia.game(name).sheet.seats[0]
    game = openspiel_game(name, seats)
    again = pyspiel.load_game(str(game))
    assert (str(again), again.num_players()) == (str(game), seats)
    state = game.new_initial_state()
    chance = np.random.default_rng(5)
    while not state.is_terminal():
        state.apply_action(
            int(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
            if state.is_chance_node()
            else int(chance.choice(state.legal_actions()))
        )
    assert seats == 1 or sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.soak
@every_table
def test_openspiels_own_simulation_with_states_saved_and_read(name: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel_game(name, seats), num_sims=1, serialize=True, verbose=False)


def test_openspiels_information_set_search_plays_on_resampled_states() -> None:
    game = openspiel_game("founders", 2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=3,
        random_state=np.random.RandomState(2), allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(Resampler(3))
    state = game.new_initial_state()
    decisions = 0
    while decisions < 4:
        if state.is_chance_node():
            state.apply_action(7)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        decisions += 1
