"""What several tests need."""

import os
import random
import subprocess
from pathlib import Path

import pytest

import orrery

GAMES = orrery.games()


def tables():
    """Every game with every number of seats."""
    ranges = {name: orrery.Game(name).seat_range for name in GAMES}
    return [
        pytest.param(name, seats, id=f"{name}-{seats}")
        for name, (fewest, most) in ranges.items()
        for seats in range(fewest, most + 1)
    ]


def play(state, choose):
    """Plays to the end; `choose(state)` gives actions."""
    while not state.is_terminal():
        state.apply_action(choose(state))
    return state


def randomly(seed):
    """Chooses any legal action."""
    rng = random.Random(seed)
    return lambda state: rng.choice(state.legal_actions())


@pytest.fixture(scope="session")
def command_line():
    """Runs the program `orrery`, which `ORRERY_PROGRAM` names."""
    program = os.environ.get("ORRERY_PROGRAM")
    if program is None:
        program = Path(__file__).parents[3] / "target" / "debug" / "orrery"
        if not program.exists():
            pytest.fail("build the program first (cargo build), or name it in ORRERY_PROGRAM")

    def run(*args):
        done = subprocess.run([program, *map(str, args)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
