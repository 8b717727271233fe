#!/bin/sh
# Connect Four against OpenSpiel: random games inside its C++, and driven from Python for comparison. In one run, in
# turns, one thread each, by CPU seconds. Prints every result as `name metric value unit` and at last the ratios
# ours/theirs of the medians. Needs Python 3 and PyPI; installs into a temporary directory.
#
#   bench/peers/openspiel.sh [SECONDS] [ROUNDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
seconds=${1:-3}
rounds=${2:-3}

build_orrery
python_with open_spiel

results=$(in_turns "$rounds" "$orrery bench connect-four --peer --seconds $seconds" \
    "$python $here/openspiel_playouts.py $seconds")
printf '%s\n' "$results"
ratio orrery/openspiel-cpp orrery/connect_four openspiel-cpp/connect_four random_moves
ratio orrery/openspiel-python orrery/connect_four openspiel-python/connect_four random_moves
