"""Random games from Python, by CPU seconds: single steps and batches.

    python_steps.py orrery [SECONDS]      the package `orrery`
    python_steps.py openspiel [SECONDS]   OpenSpiel, each move from Python
    python_steps.py pgx [SECONDS]         Pgx in batches of 1024, compiled by JAX, one thread
"""

import os
import random
import sys
import time

SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
BATCH = 1024


def say(name, metric, value):
    print(f"{name} {metric} {value:.6e} moves/s", flush=True)


def measure(name, metric, step, moves):
    """`step()` makes so many moves, or says how many."""
    step()
    made, start = 0, time.process_time()
    while True:
        for _ in range(20):
            made += step() or moves
        took = time.process_time() - start
        if took >= SECONDS:
            say(name, metric, made / took)
            return


def one_game(new_state, with_mask):
    """Whole random games, each move from Python; with masks, each mask is asked for too."""
    rng = random.Random(1)

    def play():
        state = new_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if with_mask:
                state.legal_actions_mask()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def orrery_package():
    import orrery

    game = orrery.Game("connect-four")
    seeds = iter(range(10**9))
    measure("orrery-python/connect_four", "steps", one_game(lambda: game.new_initial_state(next(seeds)), False), 0)
    measure("orrery-python/connect_four", "steps_with_masks", one_game(lambda: game.new_initial_state(next(seeds)), True), 0)
    for name, seats in (("connect-four", 2), ("orion", 2), ("orion", 4), ("eclipse", 4)):
        env = orrery.VecEnv(orrery.Game(name, seats), BATCH, threads=1)
        label = f"orrery-vec/{name.replace('-', '_')}" + ("" if seats == 2 else f"_{seats}")
        measure(label, "batched", lambda: env.step(env.samples), BATCH)


def openspiel():
    import pyspiel

    game = pyspiel.load_game("connect_four")
    measure("openspiel-python/connect_four", "steps", one_game(game.new_initial_state, False), 0)
    measure("openspiel-python/connect_four", "steps_with_masks", one_game(game.new_initial_state, True), 0)


def pgx_batches():
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env, key = pgx.make("connect_four"), jax.random.PRNGKey(1)
    step, steps = auto_reset(env.step, env.init), 64

    def one(state, key):
        one_key, other_key = jax.random.split(key)
        action = jax.random.categorical(one_key, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(other_key, BATCH)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    holder = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def play():
        holder[1], sub = jax.random.split(holder[1])
        holder[0] = jax.block_until_ready(run(holder[0], sub))

    measure("pgx/connect_four", "batched", play, BATCH * steps)


{"orrery": orrery_package, "openspiel": openspiel, "pgx": pgx_batches}[sys.argv[1]]()
