"""The network that judges tables, and how it is fitted: JAX on any processor.

A row of numbers for each seat goes through one hidden layer to the points that it will have beside those that the hand-written evaluation
expects, and to what its log-odds are beside its lead. The chances of all sides are the softmax of the log-odds. A network that has learned
nothing is the hand-written evaluation.

How a game ended says little about a table in its middle, so a table is taught what its followers were worth, too: TD(lambda).
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from safetensors import safe_open
from safetensors.numpy import save_file

#: How wide the hidden layer is; `crates/core/src/network.rs` has the same number.
HIDDEN = 64
#: Scores are learned in parts of this many points.
POINTS = 10.0
#: How much the points count beside the chances.
POINTS_WEIGHT = 0.5
#: One game of so many is held out: no table of it is learned from.
HELD_OUT = 20


@dataclass
class Tables:
    """Tables of one kind: the same number of seats and the same sides."""

    rows: np.ndarray
    expected: np.ndarray
    points: np.ndarray
    results: np.ndarray
    scores: np.ndarray
    games: np.ndarray
    sides: np.ndarray

    @staticmethod
    def of(lessons: dict[str, np.ndarray]) -> Tables:
        """Half as large as `orrery.lessons` gives them: counts and scores need no more."""
        rows = np.clip(lessons["rows"], -60000, 60000).astype(np.float16)
        return Tables(**{**lessons, "rows": rows})

    def joined(self, other: Tables) -> Tables:
        """Both, one after the other."""
        both = {
            name: np.concatenate([getattr(self, name), getattr(other, name)])
            for name in ("rows", "expected", "points", "results", "scores", "games")
        }
        return Tables(**both, sides=self.sides)

    def scale(self) -> np.ndarray:
        """How large a lead means little at each table: what the hand-written evaluation measures its expectations in."""
        seats = self.points.shape[1]
        place = np.arange(len(self.points)), np.abs(self.points).argmax(1)
        found = self.points[place] / np.where(self.expected[:, :seats][place] == 0, np.inf, self.expected[:, :seats][place])
        return np.where(found > 0, found, 10.0).astype(np.float32)

    def held_out(self) -> np.ndarray:
        """Whether each table belongs to a game that is held out; by the number of the game, so always the same games."""
        return np.array(
            [int.from_bytes(hashlib.sha256(int(game).to_bytes(8, "little")).digest()[:4], "little") % HELD_OUT == 0 for game in self.games]
        )


@dataclass
class Fit:
    """How a network is fitted."""

    epochs: int = 2
    #: Rows of seats in a step.
    batch: int = 4096
    rate: float = 2e-3
    #: A game says little about each of the thousands of weights, so they are held back.
    decay: float = 1.0
    #: How far a table is taught the end of its game instead of what followed it.
    trace: float = 0.2
    seed: int = 1


@dataclass
class Net:
    """Weights by name, for inputs as they come."""

    weights: dict[str, np.ndarray]
    card: dict[str, str] = field(default_factory=dict)

    def save(self, path: Path) -> None:
        """As `crates/core/src/network.rs` reads it."""
        save_file({name: np.ascontiguousarray(part, np.float32) for name, part in self.weights.items()}, path, self.card)

    @staticmethod
    def load(path: Path) -> Net:
        """What was saved."""
        with safe_open(path, "np") as file:
            return Net({name: file.get_tensor(name) for name in file.keys()}, dict(file.metadata() or {}))


def scales(kinds: list[Tables]) -> np.ndarray:
    """What each input is divided by while it is learned from. Something rare is not blown up beyond four times."""
    sums, squares, largest, count = 0.0, 0.0, 0.0, 0
    for kind in kinds:
        for part in np.array_split(kind.rows.reshape(-1, kind.rows.shape[-1]), 64):
            part = part.astype(np.float64)
            sums, squares, count = sums + part.sum(0), squares + (part**2).sum(0), count + len(part)
            largest = np.maximum(largest, np.abs(part).max(0, initial=0.0))
    deviation = np.sqrt(np.maximum(squares / count - (sums / count) ** 2, 0.0))
    scale = np.maximum(deviation, largest / 4)
    # An input that never changes teaches nothing.
    return np.where(deviation > 1e-6, scale, np.inf).astype(np.float32)


def _begin(inputs: int, seed: int) -> dict[str, Any]:
    keys = jax.random.split(jax.random.PRNGKey(seed), 3)
    return {
        "inputs": jax.random.normal(keys[0], (inputs, HIDDEN)) * (1.0 / math.sqrt(60)),
        "bias": jnp.zeros(HIDDEN),
        "chance": jax.random.normal(keys[1], (HIDDEN,)) * 0.01,
        "score": jax.random.normal(keys[2], (HIDDEN,)) * 0.01,
        "score_bias": jnp.zeros(1),
        "trust": jnp.ones(1),
    }


def _odds(weights: dict[str, Any], table: dict[str, Any]) -> tuple[Any, Any]:
    """The log-odds of every rival, and the points that are added for every seat."""
    rows, expected = table["rows"], table["expected"]
    hidden = jax.nn.relu(rows @ weights["inputs"] + weights["bias"])
    points = hidden @ weights["score"] + weights["score_bias"]
    odds = weights["trust"] * expected
    lead = weights["trust"] * points * POINTS / table["scale"][:, None]
    return odds.at[:, : rows.shape[1]].add(lead + hidden @ weights["chance"]), points


def _chances(odds: Any, seats: int, together: Any) -> Any:
    """The chance of the side of each seat."""
    return jax.nn.softmax(odds, axis=-1)[:, :seats] @ together


def _surprise(odds: Any, results: Any, together: Any) -> Any:
    """Cross-entropy over sides. `together[i, j]`: seats i and j win together."""
    chances = jax.nn.softmax(odds, axis=-1)
    seats = results.shape[-1]
    sides = chances[:, :seats] @ together
    # A side counts once, whatever number of seats it has.
    won = results / together.sum(0)
    total = -(won * jnp.log(sides + 1e-7)).sum(-1)
    # Whoever plays alone loses to an opponent that the rules play.
    others = chances[:, seats:].sum(-1)
    lost = 1.0 - won.sum(-1)
    return total - jnp.where(lost > 1e-4, lost * jnp.log(others + 1e-7), 0.0)


def _together(sides: np.ndarray) -> np.ndarray:
    return (sides[:, None] == sides[None, :]).astype(np.float32)


def _loss(weights: dict[str, Any], table: dict[str, Any], together: Any) -> Any:
    odds, points = _odds(weights, table)
    missed = (table["scores"] - table["points"]) / POINTS - points
    return _surprise(odds, table["results"], together).mean() + POINTS_WEIGHT * optax.huber_loss(missed).mean()


def _part(kind: Tables, places: np.ndarray, scale: np.ndarray) -> dict[str, Any]:
    return {
        "rows": kind.rows[places].astype(np.float32) / scale,
        "expected": kind.expected[places],
        "points": kind.points[places],
        "scale": kind.scale()[places],
        "scores": kind.scores[places],
        "results": kind.results[places],
    }


def followers(kind: Tables, chances: np.ndarray, points: np.ndarray, trace: float) -> Tables:
    """The same tables with other ends: what later tables of the game were worth, the nearer the more, and how it really ended. With
    a trace of 1 only the end counts, with 0 only the next table."""
    results, scores = kind.results.copy(), kind.scores.copy()
    for at in range(len(kind.games) - 2, -1, -1):
        if kind.games[at] == kind.games[at + 1]:
            results[at] = (1 - trace) * chances[at + 1] + trace * results[at + 1]
            scores[at] = (1 - trace) * points[at + 1] + trace * scores[at + 1]
    return replace(kind, results=results, scores=scores)


def _judged(weights: dict[str, Any], kind: Tables, scale: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What a network makes of all tables: the chances of all seats, and their points."""
    seats, together = kind.rows.shape[1], _together(kind.sides)
    chances, points = np.empty_like(kind.results), np.empty_like(kind.points)
    judge = jax.jit(lambda weights, table: _odds(weights, table))
    for at in range(0, len(kind.games), 4096):
        places = np.arange(at, min(at + 4096, len(kind.games)))
        odds, more = judge(weights, _part(kind, places, scale))
        chances[places] = _chances(odds, seats, together)
        points[places] = kind.points[places] + np.asarray(more) * POINTS
    return chances, points


def fit(kinds: list[Tables], how: Fit, before: Net | None = None) -> tuple[Net, dict[str, float]]:
    """Fits a network to tables, beginning with `before`, and says how surprised it is by games that were held out, beside the
    hand-written evaluation. The same arguments give the same network on the same machine."""
    scale = scales(kinds)
    inputs = kinds[0].rows.shape[-1]
    weights = _begin(inputs, how.seed)
    if before is not None:
        weights = {name: jnp.asarray(part) for name, part in before.weights.items() if name != "scales"}
        finite = np.where(np.isfinite(scale), scale, 0.0)
        weights["inputs"] = weights["inputs"] * finite[:, None]
    random = np.random.default_rng(how.seed)
    held = [kind.held_out() for kind in kinds]
    taught = [np.flatnonzero(~out) for out in held]
    sizes = [max(1, how.batch // kind.rows.shape[1]) for kind in kinds]
    steps = how.epochs * sum(len(places) // size for places, size in zip(taught, sizes, strict=True))
    rate = optax.warmup_cosine_decay_schedule(how.rate / 20, how.rate, min(100, steps // 5 + 1), steps + 2, how.rate / 50)
    rule = optax.adamw(rate, weight_decay=how.decay)
    state = rule.init(weights)

    @jax.jit
    def step(weights: Any, state: Any, table: Any, together: Any) -> Any:
        loss, slope = jax.value_and_grad(_loss)(weights, table, together)
        change, state = rule.update(slope, state, weights)
        return optax.apply_updates(weights, change), state, loss

    for _ in range(how.epochs):
        # What follows is judged by what has been learned so far.
        lessons = [followers(kind, *_judged(weights, kind, scale), how.trace) for kind in kinds] if how.trace < 1 else kinds
        order = []
        for number, (places, size) in enumerate(zip(taught, sizes, strict=True)):
            mixed = random.permutation(places)
            # The last, smaller part would have a shape of its own.
            order += [(number, np.sort(mixed[at : at + size])) for at in range(0, len(mixed) - size + 1, size)]
        for at in random.permutation(len(order)):
            number, places = order[at]
            table = _part(lessons[number], places, scale)
            weights, state, _ = step(weights, state, table, _together(kinds[number].sides))

    surprise = {"learned": 0.0, "hand": 0.0, "held_out": 0}
    for kind, out in zip(kinds, held, strict=True):
        for places in np.array_split(np.flatnonzero(out), max(1, out.sum() // 2048)):
            if len(places) == 0:
                continue
            table, together = _part(kind, places, scale), _together(kind.sides)
            odds, _ = _odds(weights, table)
            surprise["learned"] += float(_surprise(odds, table["results"], together).sum())
            surprise["hand"] += float(_surprise(table["expected"], table["results"], together).sum())
            surprise["held_out"] += len(places)
    for judge in ("learned", "hand"):
        surprise[judge] /= max(1, surprise["held_out"])
    done = {name: np.asarray(part, np.float32) for name, part in weights.items()}
    # Scales go into the weights, so whoever uses the network knows nothing of them.
    done["inputs"] = done["inputs"] / scale[:, None]
    # Rust counts an input in parts of its usual size.
    done["scales"] = np.where(np.isfinite(scale), scale, 1.0).astype(np.float32)
    return Net(done), surprise
