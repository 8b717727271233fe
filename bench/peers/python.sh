#!/bin/sh
# Connect Four, Orion and Eclipse stepped from Python, against OpenSpiel (one step at a time) and Pgx (batches of 1024). In one
# run, in turns, one thread each, by CPU seconds. Prints every result as `name metric value unit` and at last the ratios ours/theirs
# of the medians. Needs Python 3 and PyPI; installs into a temporary directory.
#
#   bench/peers/python.sh [SECONDS] [ROUNDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
seconds=${1:-3}
rounds=${2:-3}

python_with open_spiel pgx jax==0.10.2 "$root/crates/python"

results=$(
    in_turns "$rounds" "$python $here/python_steps.py orrery $seconds" \
        "$python $here/python_steps.py openspiel $seconds; $python $here/python_steps.py pgx $seconds"
)
printf '%s\n' "$results"
ratio python/openspiel orrery-python/connect_four openspiel-python/connect_four steps
ratio python/openspiel-with-masks orrery-python/connect_four openspiel-python/connect_four steps_with_masks
ratio vec/pgx orrery-vec/connect_four pgx/connect_four batched
