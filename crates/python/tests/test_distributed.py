"""Simulations on a Ray cluster."""

import json
import os
import signal

import pytest

import ray

import orrery  # noqa: E402
from orrery import distributed  # noqa: E402

BOTS = ["greedy", "random"]


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def alone(game, games, seed):
    summary = orrery.simulate(game, BOTS, games=games, seed=seed, jobs=1)
    del summary["seconds"]
    return json.dumps(summary, sort_keys=True)


def test_a_cluster_gives_the_same_bytes_as_one_thread():
    game = orrery.Game("orion", 2, {"rounds": 4})
    spread = distributed.simulate(game, BOTS, games=24, seed=3, part=5)
    assert json.dumps(spread, sort_keys=True) == alone(game, 24, 3)


def test_a_worker_that_is_killed_changes_nothing(tmp_path, monkeypatch):
    """The first worker that plays a part kills itself in the middle of the work."""
    game, mark, play = orrery.Game("orion", 2, {"rounds": 4}), tmp_path / "killed", distributed._play

    def killed_once(game, bots, seed, first, games):
        part = play(game, bots, seed, first, games)
        if first == 5 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return part

    monkeypatch.setattr(distributed, "_play", killed_once)
    spread = distributed.simulate(game, BOTS, games=20, seed=4, part=5)
    assert mark.exists(), "a worker was killed"
    assert json.dumps(spread, sort_keys=True) == alone(game, 20, 4)


def test_parts_cover_all_games():
    assert distributed.cut(12, 5) == [(0, 5), (5, 5), (10, 2)]
    with pytest.raises(ValueError, match="1 game or more"):
        distributed.cut(0, 5)
