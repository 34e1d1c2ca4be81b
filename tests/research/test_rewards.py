"""What a finished game is worth: rewards sum to zero, ties are shared, an illegal move loses."""

import numpy as np
import pytest

import imperia
from imperia.kernel.errors import BadBot, BadSetup, IllegalMove
from imperia.kernel.lots import Lots
from imperia.kernel.playout import playout
from imperia.kernel.state import State
from imperia.research import gymnasium_env, pettingzoo_env
from imperia.research.rewards import REWARDS, for_illegal
from tests.research.tables import every_table


def played_out(name: str, seats: int, seed: int) -> State:
    game = imperia.game(name)
    state = game.start(seats, seed, game.options_without_people({}))
    playout(state, Lots(seed))
    return state


@every_table
def test_rewards_of_a_table_sum_to_zero_and_favour_the_winner(name: str, seats: int) -> None:
    state = played_out(name, seats, 5)
    for kind, reward in REWARDS.items():
        rewards = reward(state)
        assert len(rewards) == seats
        if seats > 1:
            assert sum(rewards) == pytest.approx(0.0)
            assert all(rewards[seat] == max(rewards) for seat in state.winners()) or kind == "score"
        elif kind != "score":
            assert rewards == [1.0 if state.winners() else -1.0]


def test_two_winners_of_three_share_and_the_loser_pays() -> None:
    class Tied:
        seats = 3

        def winners(self) -> list[int]:
            return [0, 2]

        def ranking(self) -> list[list[int]]:
            return [[0, 2], [1]]

    assert REWARDS["win"](Tied()) == pytest.approx([0.25, -0.5, 0.25])  # type: ignore[arg-type]  # all that is asked
    assert REWARDS["rank"](Tied()) == pytest.approx([0.5, -1.0, 0.5])  # type: ignore[arg-type]  # all that is asked


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    env = pettingzoo_env("founders", 3, seed=1)
    env.reset()
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.infos[offender]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == dict(
        zip(env.possible_agents, for_illegal(3, env.possible_agents.index(offender)), strict=True)
    )
    assert env.rewards[offender] == -1.0
    assert sum(env.rewards.values()) == pytest.approx(0.0)


def test_an_illegal_action_raises_where_one_asks_for_it() -> None:
    env = pettingzoo_env("founders", 2, seed=1, illegal="raise")
    env.reset()
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]))


@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_a_learner_against_bots_pays_for_an_illegal_action(illegal: str) -> None:
    env = gymnasium_env("daimyo", 3, seed=1, seat=2, illegal=illegal)
    _, info = env.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    if illegal == "raise":
        with pytest.raises(IllegalMove):
            env.step(forbidden)
        return
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over) == (-1.0, True)
    assert not info["action_mask"].any()


def test_opponents_that_are_no_bots_are_refused_at_once() -> None:
    with pytest.raises(BadBot, match="nobody"):
        gymnasium_env("founders", 2, opponents="nobody")
    with pytest.raises(BadSetup):
        gymnasium_env("founders", 4, opponents="random,greedy")


@pytest.mark.parametrize("setting", ["reward", "illegal", "actions"])
def test_a_setting_that_does_not_exist_is_refused_by_its_name(setting: str) -> None:
    with pytest.raises(BadSetup, match=setting):
        pettingzoo_env("founders", **{setting: "cheat"})  # type: ignore[arg-type]  # a wrong setting is what is tested


def test_another_rules_version_is_refused() -> None:
    with pytest.raises(BadSetup, match="founders-v999"):
        pettingzoo_env("founders-v999")
