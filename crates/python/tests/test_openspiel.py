"""OpenSpiel's own algorithms on our games."""

import random

import numpy as np
import pytest
from conftest import GAMES

import pyspiel

from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

import orrery.openspiel  # noqa: E402


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_openspiel(name):
    game = pyspiel.load_game(f"{orrery.openspiel.short_name(name)}(seed=3)")
    state, rng = game.new_initial_state(), random.Random(3)
    for step in range(10**6):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        assert len(state.observation_tensor(player)) == game.orrery.observation_size
        if step % 20 == 0:
            copy = state.clone()
            assert copy.legal_actions() == legal
            assert copy.information_state_string(player) == state.information_state_string(player)
            other = state.resample_from_infostate(player, rng.random)
            assert other.legal_actions() == legal
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        state.apply_action(rng.choice(legal))
    assert len(state.returns()) == game.num_players()
    again = pyspiel.load_game(f"{orrery.openspiel.short_name(name)}(seed=3)").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()


class Searcher(ismcts.ISMCTSBot):
    """OpenSpiel's own search in Python. It keeps nothing between two decisions, so there is nothing to restart."""

    def restart_at(self, state):
        pass


def searcher(game, simulations):
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return Searcher(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=simulations, random_state=rng)


def test_information_set_search_and_evaluate_bots():
    game = pyspiel.load_game("orrery_smugglers(seed=5)")
    bots = [searcher(game, 12), uniform_random.UniformRandomBot(1, np.random.RandomState(2))]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(3))
    assert sorted(returns) == [-1.0, 1.0] or list(returns) == [0.0, 0.0]


def test_information_set_search_in_orion():
    game = pyspiel.load_game("orrery_orion(seats=2,seed=5)")
    state = game.new_initial_state()
    assert searcher(game, 4).step(state) in state.legal_actions()
