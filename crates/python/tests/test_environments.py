"""PettingZoo and Gymnasium, checked by their own tests."""

import warnings

import numpy as np
import pytest
from conftest import GAMES, tables


from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

import orrery.gymnasium  # noqa: E402
import orrery.pettingzoo  # noqa: E402


@pytest.mark.parametrize(("name", "seats"), tables())
def test_pettingzoo(name, seats, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(orrery.pettingzoo.env(name, seats=seats), num_cycles=60)
        seed_test(lambda: orrery.pettingzoo.env(name, seats=seats), num_cycles=30)


def test_a_game_of_pettingzoo_ends_with_rewards():
    env = orrery.pettingzoo.env("orion", seats=4)
    env.reset(seed=3)
    rng, totals = np.random.default_rng(3), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        totals[agent] += reward
        action = None
        if not termination:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            action = rng.choice(np.flatnonzero(info["action_mask"]))
        env.step(action)
    assert max(totals.values()) > 0 and abs(sum(totals.values())) < 1e-5


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        fewest = max(orrery.Game(name).seat_range[0], 1)
        check_env(orrery.gymnasium.env(name, opponents=["random"] * max(fewest - 1, 1)), skip_render_check=True)


def test_a_game_of_gymnasium_against_greedy():
    env = orrery.gymnasium.env("orion", opponents=["greedy"], seat=None)
    rng, seats = np.random.default_rng(1), set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, _, info = env.step(action)
        assert reward in (-1.0, 0.0, 1.0)
    assert seats == {0, 1}
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True) and "ORI-" in info["illegal"]
