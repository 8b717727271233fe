"""Learns Master of Orion against bots that play at random, with sb3-contrib's MaskablePPO, until it wins 90% of the games.

    pip install ./crates/python gymnasium sb3-contrib
    python examples/train_ppo.py                       # about half an hour on two cores, at most
    python examples/train_ppo.py --minutes 1 --games 20  # whether it runs at all

It is run by hand: PyTorch is large, and the result depends on the machine's time. The log goes to standard output.
"""

import argparse
import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import SubprocVecEnv

import orrery
import orrery.gymnasium

WANTED = 0.9


class Numbers(gymnasium.ObservationWrapper):
    """The observation without the mask, which MaskablePPO asks for by itself, and within reach of a network."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        # Counts and points: what is large differs less than what is small.
        numbers = observation["observation"]
        return np.sign(numbers) * np.log1p(np.abs(numbers))

    def action_masks(self):
        return self.env.action_masks()


def table(seat=None):
    """A table with one seat against a bot that plays at random; a seat of `None` changes from game to game."""
    return Numbers(orrery.gymnasium.env("orion", opponents=["random"], seat=seat))


def win_rate(model, games, seed):
    """How many of these games the model wins with its best action; a shared win counts half."""
    env, won = table(), 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += (reward + 1) / 2
    return won / games


class UntilGoodEnough(BaseCallback):
    """Measures now and then on seeds that are not trained with, and stops at the goal or when the time is over."""

    def __init__(self, minutes, games, every):
        super().__init__()
        self.minutes, self.games, self.every = minutes, games, every
        self.begun, self.next, self.rate = time.monotonic(), every, 0.0

    def _on_step(self):
        minutes = (time.monotonic() - self.begun) / 60
        if minutes >= self.minutes:
            return False
        if self.num_timesteps < self.next:
            return True
        self.next = self.num_timesteps + self.every
        self.rate = win_rate(self.model, self.games, seed=1_000_000)
        print(f"{minutes:5.1f} min  {self.num_timesteps:8d} decisions  wins {self.rate:.1%}", flush=True)
        return self.rate < WANTED


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="how long it may learn")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--tables", type=int, default=8, help="tables that are played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where the trained model is kept")
    args = parser.parse_args()
    print(f"orrery {orrery.__version__}, seed {args.seed}, {args.tables} tables, at most {args.minutes:g} minutes")
    envs = SubprocVecEnv([table] * args.tables)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    watch = UntilGoodEnough(args.minutes, args.games, every=50_000)
    model.learn(total_timesteps=10**9, callback=watch)
    envs.close()
    rate = win_rate(model, 2 * args.games, seed=2_000_000)
    minutes = (time.monotonic() - watch.begun) / 60
    print(f"after {model.num_timesteps} decisions and {minutes:.1f} minutes: wins {rate:.1%} of {2 * args.games} fresh games")
    if args.save:
        model.save(args.save)
    raise SystemExit(0 if rate >= WANTED else 1)


if __name__ == "__main__":
    main()
