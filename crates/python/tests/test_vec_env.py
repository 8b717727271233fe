"""Many tables at once."""

import numpy as np
import pytest
from conftest import GAMES

import orrery


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_steps_into_the_same_arrays(name):
    game = orrery.Game(name)
    env = orrery.VecEnv(game, envs=6, threads=1, seed=5)
    arrays = (env.observations, env.masks, env.rewards, env.players, env.dones, env.samples)
    ended = 0
    for _ in range(150):
        assert env.masks.any(axis=1).all()
        assert env.masks[np.arange(6), env.samples].all()
        assert ((env.players >= 0) & (env.players < game.seats)).all()
        env.step(env.samples)
        ended += env.dones.sum()
        assert ((env.rewards != 0).any(axis=1) <= env.dones).all()
    again = (env.observations, env.masks, env.rewards, env.players, env.dones, env.samples)
    assert all(np.shares_memory(one, other) for one, other in zip(arrays, again))
    assert env.observations.shape == (6, game.observation_size) and env.observations.dtype == np.float32
    assert env.masks.shape == (6, game.num_actions) and env.rewards.shape == (6, game.seats)
    if name == "connect-four":
        assert ended > 10


def test_a_batch_shows_what_a_state_shows():
    """The observation and the mask of each table are those of the seat that decides."""
    env = orrery.VecEnv(orrery.Game("connect-four"), envs=3, seed=1)
    state = env.game.new_initial_state(seed=1)
    for _ in range(6):
        action = int(env.samples[0])
        env.step([action] * 3 if env.masks[:, action].all() else env.samples)
        state.apply_action(action)
        assert env.players[0] == state.current_player()
        assert np.array_equal(env.observations[0], state.observation_tensor())
        assert np.array_equal(env.masks[0], state.legal_actions_mask())


def test_threads_make_no_difference():
    game = orrery.Game("orion", 3)
    one, two = orrery.VecEnv(game, 40, threads=1, seed=2), orrery.VecEnv(game, 40, threads=2, seed=2)
    for _ in range(60):
        one.step(one.samples)
        two.step(two.samples)
        assert np.array_equal(one.observations, two.observations) and np.array_equal(one.masks, two.masks)


def test_what_is_not_legal_changes_nothing():
    env = orrery.VecEnv(orrery.Game("connect-four"), envs=2, seed=1)
    before = env.observations.copy()
    with pytest.raises(ValueError, match="table 1: action 9"):
        env.step(np.array([0, 9]))
    with pytest.raises(ValueError, match="2 tables, not 1"):
        env.step([0])
    assert np.array_equal(env.observations, before)
    with pytest.raises(ValueError):
        env.observations[0, 0] = 1.0
    env.reset(seed=1)
    assert np.array_equal(env.observations, before)
