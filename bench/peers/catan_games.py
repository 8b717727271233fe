"""Whole games of Catan with four random players in catanatron: games per CPU second, the setup included.

A random game may never end; catanatron itself stops at 1000 turns, and so does this.
"""
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def play(seed):
    """One random game."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()


rng = random.Random(1)
play(rng.randrange(1, 1 << 30))
games = 0
start = time.process_time()
while True:
    play(rng.randrange(1, 1 << 30))
    games += 1
    took = time.process_time() - start
    if took >= SECONDS:
        break
print(f"catanatron/catan_4p random_games {games / took:.6e} games/s", flush=True)
