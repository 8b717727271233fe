"""Learning by play, on games small enough for a test."""

import json

import numpy as np
import pytest

import orrery
from orrery import learn
from orrery.network import Fit, Net, Tables, fit


def run(folder, games=60, generations=2, name="smugglers"):
    """A short run of learning."""
    what = learn.Run(name, folder, seed=3, tables=6)
    learn.learn(what, generations, games, Fit(epochs=1, batch=256, seed=3), matches=0)
    return what


def test_a_run_is_the_same_again_and_goes_on_where_it_stopped(tmp_path):
    whole = run(tmp_path / "whole")
    run(tmp_path / "parts", generations=1)
    parts = run(tmp_path / "parts")
    one, other = (Net.load(what.network(2)) for what in (whole, parts))
    assert one.weights.keys() == other.weights.keys()
    for name, weights in one.weights.items():
        assert np.array_equal(weights, other.weights[name]), name
    log = [json.loads(line) for line in (whole.folder / "log.jsonl").read_text().splitlines()]
    assert [line["generation"] for line in log if "learned" in line] == [1, 2]


def test_a_network_takes_a_seat(tmp_path):
    what = run(tmp_path, generations=1)
    network = what.network(1)
    assert network.stat().st_size < 300_000
    game = orrery.Game("smugglers", seats=2)
    bots = ["greedy@new", "search:20@new"]
    found = orrery.simulate(game, bots, games=6, seed=1, networks={"new": str(network)})
    assert found["games"] == 6
    assert found["seats"][0]["bot"] == "greedy@new"
    with pytest.raises(ValueError, match="no network is called `old`"):
        orrery.simulate(game, ["greedy@old", "greedy"], games=1, networks={"new": str(network)})
    with pytest.raises(ValueError, match="trained for `smugglers`"):
        orrery.simulate(orrery.Game("orion"), bots, games=1, networks={"new": str(network)})


def test_what_can_be_seen_is_learned():
    """Whoever has the larger number wins: a network that begins with a blind evaluation finds that out."""
    random = np.random.default_rng(1)
    rows = random.integers(0, 9, (4000, 2, 5)).astype(np.float32)
    won = (rows[:, 0, 2] > rows[:, 1, 2]).astype(np.float32) + 0.5 * (rows[:, 0, 2] == rows[:, 1, 2])
    results = np.stack([won, 1 - won], 1)
    nothing = np.zeros((4000, 2), np.float32)
    tables = Tables.of(
        {
            "rows": rows,
            "expected": nothing,
            "points": nothing,
            "scores": nothing,
            "results": results,
            "games": np.arange(4000, dtype=np.uint64),
            "sides": np.array([0, 1], np.uint8),
        }
    )
    _, surprise = fit([tables], Fit(epochs=12, batch=256))
    assert surprise["hand"] == pytest.approx(np.log(2), abs=1e-3)
    assert surprise["learned"] < 0.3
