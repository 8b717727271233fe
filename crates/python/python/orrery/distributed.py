"""Simulations on many machines with Ray.

The games of a simulation are cut into ranges of their numbers. Each range is played by one task, which gives back whole numbers; their
sum does not depend on who played what, so any cluster comes to the same result as one thread. A task whose worker dies is played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import ray

from ._orrery import Game, join_parts, simulate_part

__all__ = ["cut", "simulate"]


def cut(games: int, part: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each task."""
    if games < 1 or part < 1:
        raise ValueError("choose 1 game or more, in parts of 1 game or more")
    return [(first, min(part, games - first)) for first in range(0, games, part)]


def _play(game: Game, bots: list[str], seed: int, first: int, games: int) -> bytes:
    return bytes(simulate_part(game, bots, seed, first, games, jobs=1))


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 1,
    part: int = 100,
) -> dict[str, Any]:
    """The same as `orrery.simulate`, played by the Ray cluster that this process is connected to; `ray.init()` starts one here.

    Each task plays `part` games on one core. The result has no `seconds`, so it is the same to the byte on every cluster.
    """
    bots = list(bots)
    # An unlimited number of retries: a part has no side effects, and its games are the same whenever they are played.
    task = ray.remote(max_retries=-1, num_cpus=1)(_play)
    parts = [task.remote(game, bots, seed, first, count) for first, count in cut(games, part)]
    summary = join_parts(game, bots, games, seed, ray.get(parts))
    del summary["seconds"]
    return json.loads(json.dumps(summary))
