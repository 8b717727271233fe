"""Networks that learn to judge tables by play: `python -m orrery.learn orion --hours 1`.

Greedy bots play against each other, a network is fitted to how their games ended, the next generation is played by greedy bots with that
network, and so on. Everything is kept in a folder, so what was interrupted goes on; the same arguments give the same games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ._orrery import Game, __version__, lessons, simulate
from .network import Fit, Net, Tables, fit

#: What is played: numbers of seats with options, and how many games of a hundred.
PLANS: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "orion": [(2, {}, 25), (2, {"races": "random"}, 25), (3, {"races": "random"}, 20), (4, {}, 15), (4, {"races": "random"}, 15)],
    "microcosmos": [(1, {}, 10), (2, {}, 45), (3, {}, 20), (4, {}, 25)],
    "andromeda": [(2, {}, 50), (3, {}, 15), (4, {}, 20), (4, {"team_mode": True}, 15)],
    "transgalactica": [(2, {}, 50), (3, {}, 15), (4, {}, 20), (5, {}, 15)],
    "eclipse": [(2, {"species_mode": "random"}, 50), (3, {"species_mode": "random"}, 15), (4, {"species_mode": "random"}, 35)],
    "connect-four": [(2, {}, 100)],
    "smugglers": [(2, {}, 50), (3, {}, 50)],
}
#: Games are played in parts of so many: what a run that is interrupted loses.
PART = 200


@dataclass
class Run:
    """One run of learning in its folder."""

    name: str
    folder: Path
    seed: int
    tables: int
    #: A search that says what answers are worth, instead of the end of the game: `search:200`.
    teacher: str | None = None

    def note(self, **what: Any) -> None:
        """A line of the log, which is printed too."""
        line = json.dumps(what)
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def network(self, generation: int) -> Path:
        return self.folder / f"generation-{generation}.safetensors"

    def play(self, generation: int, games: int) -> list[Tables]:
        """The tables of a generation, one entry for each line of the plan."""
        if generation == 1:
            bots, networks = ["greedy", "greedy:varied"], {}
        else:
            # Some play without it: what it thinks too well of is seen when somebody else does not do it.
            bots = ["greedy@new", "greedy@new", "greedy"]
            networks = {"new": str(self.network(generation - 1))}
        kinds = []
        started, played = time.time(), 0
        for line, (seats, options, share) in enumerate(PLANS[self.name]):
            game = Game(self.name, seats=seats, options=options)
            wanted = math.ceil(games * share / 100)
            kind = None
            for first in range(0, wanted, PART):
                path = self.folder / f"tables-{generation}-{line}-{first}.npz"
                count = min(PART, wanted - first)
                if not path.exists():
                    seed = self.seed * 1000 + generation * 10 + line
                    arrays = lessons(
                        game,
                        bots,
                        games=count,
                        seed=seed,
                        first=first,
                        tables=self.tables,
                        networks=networks,
                        teacher=self.taught_by(generation),
                    )
                    # Games of other generations and lines have other numbers.
                    arrays["games"] = arrays["games"] + np.uint64((generation * 100 + line) << 32)
                    played += count
                    writing = path.with_suffix(".writing.npz")
                    np.savez(writing, **vars(Tables.of(arrays)))
                    writing.rename(path)
                with np.load(path) as arrays:
                    part = Tables(**arrays)
                kind = part if kind is None else kind.joined(part)
            if kind is not None:
                kinds.append(kind)
        if played:
            self.note(generation=generation, played=played, seconds=round(time.time() - started, 1))
        return kinds

    def taught_by(self, generation: int) -> str | None:
        """Who teaches a generation: the teacher judges by the network before, once there is one."""
        if self.teacher is None:
            return None
        return f"{self.teacher}@new" if generation > 1 else f"{self.teacher}:hand"

    def match(self, seats: int, bots: list[str], networks: dict[str, str], games: int, seed: int) -> dict[str, float]:
        """How often the first bot wins, and the interval."""
        summary = simulate(Game(self.name, seats=seats), bots, games=games, seed=seed, networks=networks)
        row = summary["seats"][0]
        return {"wins": round(row["win_rate"], 4), "low": round(row["ci95"][0], 4), "high": round(row["ci95"][1], 4)}


def learn(run: Run, generations: int, games: int, how: Fit, matches: int, first: int | None = None) -> None:
    """Plays and fits generation after generation; the first one may have more games, since bots without a network are quick."""
    run.folder.mkdir(parents=True, exist_ok=True)
    before: list[Tables] = []
    net = None
    for generation in range(1, generations + 1):
        kinds = run.play(generation, first or games if generation == 1 else games)
        path = run.network(generation)
        if path.exists():
            net = Net.load(path)
        else:
            started = time.time()
            # The first network knows only games of bots without one: they are forgotten after the second generation.
            known = [old.joined(new) for old, new in zip(before, kinds, strict=True)] if before else kinds
            net, surprise = fit(known, how, net)
            net.card = card(run, generation, (first or games) + games * (generation - 1))
            net.save(path)
            tables = sum(len(kind.games) for kind in known)
            seconds = round(time.time() - started, 1)
            run.note(generation=generation, tables=tables, seconds=seconds, **{k: round(v, 4) for k, v in surprise.items()})
            strength(run, generation, matches)
        before = kinds


def strength(run: Run, generation: int, matches: int) -> None:
    """Games of the new network against the hand-written evaluation and against the network before, with seeds that nothing was learned from."""
    if matches == 0:
        return
    low, high = Game(run.name).seat_range
    networks = {"new": str(run.network(generation))}
    if low <= 2 <= high:
        found = run.match(2, ["greedy@new", "greedy"], networks, matches, 900_000 + generation)
        run.note(generation=generation, against="greedy", **found)
        if generation > 1:
            both = networks | {"old": str(run.network(generation - 1))}
            found = run.match(2, ["greedy@new", "greedy@old"], both, matches, 910_000 + generation)
            run.note(generation=generation, against=f"generation {generation - 1}", **found)


def card(run: Run, generation: int, games: int) -> dict[str, str]:
    """What a network was trained on: so many games in so many generations."""
    game = Game(run.name)
    return {
        "game": run.name,
        "content": game.fingerprint,
        "observation": hashlib.sha256("\n".join(game.observation_names).encode()).hexdigest(),
        "seats": ",".join(str(seats) for seats in sorted({line[0] for line in PLANS[run.name]})),
        "seed": str(run.seed),
        "generation": str(generation),
        "games": str(games),
        "version": __version__,
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m orrery.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--hours", type=float, help="measures how fast games go and chooses as many as fit")
    parser.add_argument("--games", type=int, help="games of each generation")
    parser.add_argument("--first", type=int, help="games of the first generation, if not as many")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--tables", type=int, default=16, help="about how many tables of a game are kept")
    parser.add_argument("--teacher", help="learn what this search expects, such as search:200, instead of how games end")
    parser.add_argument("--epochs", type=int, default=Fit.epochs)
    parser.add_argument("--matches", type=int, default=200, help="games that measure each network; 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help="a folder for tables, networks and the log; default: learn/GAME")
    args = parser.parse_args()
    run = Run(args.game, args.into or Path("learn") / args.game, args.seed, args.tables, args.teacher)
    games = args.games or pace(run, args.hours or 1.0, args.generations)
    # What a teacher says of one answer is not what came of the one before.
    trace = 1.0 if args.teacher else Fit.trace
    how = Fit(epochs=args.epochs, seed=args.seed, trace=trace)
    learn(run, args.generations, games, how, args.matches, args.first)


def pace(run: Run, hours: float, generations: int) -> int:
    """How many games of each generation fit. Fitting and matches take about a third; bots with a network are about twice as slow."""
    started = time.time()
    tried = 40
    for seats, options, share in PLANS[run.name]:
        lessons(Game(run.name, seats=seats, options=options), ["greedy"], games=math.ceil(tried * share / 100), seed=0)
    each = (time.time() - started) / tried
    games = int(hours * 3600 * 2 / 3 / each / (2 * generations - 1))
    run.folder.mkdir(parents=True, exist_ok=True)
    run.note(seconds_per_game=round(each, 3), games=games, hint=f"--games {games} repeats this run")
    return games


if __name__ == "__main__":
    main()
