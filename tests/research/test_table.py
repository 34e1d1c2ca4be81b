"""Observations, options and batches: fixed lengths, named parts, and the same games in all of them."""

import numpy as np
import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.soundness import frozen
from imperia.research import batch_env, move_features, named, pettingzoo_env
from imperia.research.table import MOST_OPTIONS, Table
from tests.research.tables import every_table


@every_table
def test_observations_stay_within_their_bounds_and_tell_views_apart(name: str, seats: int) -> None:
    table = Table(name, seats)
    low, high = table.bounds
    views: set[bytes] = set()
    vectors: set[bytes] = set()
    for seed in range(3):
        state, chance = table.start(seed), Chance(seed)
        for _ in range(150):
            if state.over:
                break
            numbers = table.observe(state, 0)
            assert numbers.dtype == np.float32
            assert len(numbers) == sum(len(part.words) for part in table.parts)
            assert (low <= numbers).all()
            assert (numbers <= high).all()
            views.add(frozen([state.view(0), state.to_act(), type(state.choice()).__name__]))
            vectors.add(numbers.tobytes())
            state.take(*random_move(state, chance))
    # Two views that a learner cannot tell apart are rare: what lies far out, the order in which cards were discarded.
    assert len(vectors) >= 0.98 * len(views)


def test_parts_come_by_name_and_in_their_shape_for_one_observation_and_for_many() -> None:
    batch = batch_env("founders", 3, 2, seed=5)
    table = batch.table
    one, many = named(table.parts, batch.observations[1]), named(table.parts, batch.observations)
    assert list(one) == [part.name for part in table.parts]
    assert one["nations[1].tiles"].shape == (15, 15)
    assert many["nations[1].tiles"].shape == (3, 15, 15)
    assert (many["nations[1].tiles"][1] == one["nations[1].tiles"]).all()
    assert np.concatenate([part.ravel() for part in one.values()]).tobytes() == batch.observations[1].tobytes()


def test_a_tile_lies_where_its_cell_is_on_the_grid() -> None:
    """The first tile of a nation lies in the middle, the next one at x = 1 beside it."""
    game = imperia.game("founders")
    state = game.position(
        {"seats": 2, "seed": 1, "nations": [{"tiles": {"0,0": "mine", "1,0": "forest"}}, {"tiles": {"0,0": "mine"}}]}
    )
    table = Table(game, 2)
    grid = named(table.parts, table.observe(state, 0))["nations[0].tiles"]
    words = game.nouns["tile"].words
    assert (grid[7, 7], grid[8, 7]) == (words.index("mine") + 1, words.index("forest") + 1)
    assert np.count_nonzero(grid) == 2


def test_a_clan_that_plans_is_not_offered_to_begin_again() -> None:
    """Yuan: who only ever takes its plan back plans for ever."""
    game = imperia.game("yuan")
    table = Table(game, 2)
    state = table.start(1)
    change = game.parse("change")
    met = 0
    for turn in range(300):
        seat = table.asked(state)
        offered = table.offered(state, seat)
        met += change in state.legal_moves(seat)
        assert offered
        assert change not in offered
        state.take(seat, offered[turn % len(offered)])
        if state.over:
            break
    assert met


def test_the_agreed_end_of_founders_is_not_for_programs() -> None:
    assert Table("founders").options["agreed_end"] is False
    assert Table("founders", options={"agreed_end": True}).options["agreed_end"] is True


def test_an_option_is_decoded_to_the_code_of_its_row() -> None:
    env = pettingzoo_env("settlers", 2, seed=4, actions="options").unwrapped
    env.reset()
    features = move_features("settlers")
    seen = env.observe(env.agent_selection)
    mask = env.infos[env.agent_selection]["action_mask"]
    assert len(mask) == MOST_OPTIONS
    for action in np.flatnonzero(mask):
        code = env.decode(int(action))
        assert code in env.position.moves(env.possible_agents.index(env.agent_selection))
        assert (features.rows[code] == seen["options"][action]).all()
    assert env.decode(int(mask.sum())) == -1


def test_move_features_name_the_verb_and_its_things() -> None:
    game = imperia.game("founders")
    features = move_features(game)
    verb, noun, thing, second, _ = features.rows[game.parse("take mine")]
    assert features.verbs[verb] == "take"
    assert game.nouns[features.nouns[noun]].words[thing - 1] == "mine"
    assert features.nouns[second] == ""


@every_table
def test_a_batch_plays_the_games_that_single_tables_play(name: str, seats: int) -> None:
    batch = batch_env(name, 3, seats, seed=9)
    table = batch.table
    alone = [table.start(9 + row) for row in range(3)]
    for step in range(25):
        for row, state in enumerate(alone):
            seat = table.asked(state)
            moves = table.offered(state, seat)
            assert batch.seats[row] == seat
            assert batch.options[row, : batch.counts[row]].tolist() == moves
            assert (batch.observations[row] == table.observe(state, seat)).all()
            assert np.flatnonzero(batch.masks()[row]).tolist() == sorted(moves)
            state.take(seat, moves[step % len(moves)])
        _, ended = batch.step(step % batch.counts)
        assert not ended.any()


def test_a_game_that_ends_in_a_batch_gives_its_rewards_and_another_begins() -> None:
    batch = batch_env("settlers", 2, 2, seed=1, reward="win")
    lots = np.random.default_rng(2)
    ends = 0
    for _ in range(2000):
        rewards, ended = batch.step((lots.random(2) * batch.counts).astype(int))
        assert (rewards[~ended] == 0.0).all()
        for row in np.flatnonzero(ended):
            ends += 1
            assert rewards[row].sum() == pytest.approx(0.0)
            assert not batch.positions[row].over
        if ends > 1:
            break
    assert ends > 1


def test_a_batch_refuses_what_is_no_option() -> None:
    batch = batch_env("founders", 2, 2)
    with pytest.raises(IndexError):
        batch.step(np.array([0, batch.counts[1]]))
    with pytest.raises(IndexError):
        batch.step(np.array([0]))
