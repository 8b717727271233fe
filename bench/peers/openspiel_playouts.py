"""Random games of Connect Four in OpenSpiel: moves per CPU second, as `orrery bench --peer` counts them.

openspiel-cpp:    whole games inside C++. A search of one simulation from the empty board does nothing but ask its
                  evaluator, and the evaluator plays as many random games to their end as it was told. Games a second
                  times the moves of a random game, which is counted from Python, are moves a second.
openspiel-python: every move crosses the binding, as a Python program would play.
"""
import random
import sys
import time

import pyspiel

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
GAMES_PER_CALL = 20_000


def say(name, metric, value, unit):
    print(f"{name}/connect_four {metric} {value:.6e} {unit}", flush=True)


def play_from_python(game, rng):
    """One random game; gives its moves."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def from_python(game):
    """Plays for a while; gives moves, games and CPU seconds."""
    rng = random.Random(1)
    play_from_python(game, rng)
    moves = games = 0
    start = time.process_time()
    while True:
        for _ in range(50):
            moves += play_from_python(game, rng)
        games += 50
        took = time.process_time() - start
        if took >= SECONDS:
            return moves, games, took


def inside_cpp(game):
    """Plays for a while; gives games and CPU seconds."""
    evaluator = pyspiel.RandomRolloutEvaluator(GAMES_PER_CALL, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    state = game.new_initial_state()
    assert bot.mcts_search(state).explore_count == 1, "one simulation, so one evaluation"
    games = 0
    start = time.process_time()
    while True:
        bot.mcts_search(state)
        games += GAMES_PER_CALL
        took = time.process_time() - start
        if took >= SECONDS:
            return games, took


game = pyspiel.load_game("connect_four")
moves, games, took = from_python(game)
length = moves / games
say("openspiel-python", "random_moves", moves / took, "moves/s")
games, took = inside_cpp(game)
say("openspiel-cpp", "random_games", games / took, "games/s")
say("openspiel-cpp", "random_moves", games / took * length, "moves/s")
