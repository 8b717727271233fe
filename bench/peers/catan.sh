#!/bin/sh
# Whole random games of Orion against whole random games of Catan in catanatron, four seats each: games of similar
# weight, not the same game. In one run, in turns, one thread each, by CPU seconds. Prints every result as
# `name metric value unit` and at last the ratio ours/theirs of the medians. Needs Python 3 and PyPI; installs into a
# temporary directory.
#
#   bench/peers/catan.sh [SECONDS] [ROUNDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
seconds=${1:-5}
rounds=${2:-3}

build_orrery
python_with catanatron

# `bench --json` says games per second; the line is brought into the form of the others.
ours="$orrery bench orion --seats 4 --json --seconds $seconds | $python -c '
import json, sys
print(\"orrery/orion_4p random_games %.6e games/s\" % json.load(sys.stdin)[\"games_per_second\"])'"
results=$(in_turns "$rounds" "$ours" "$python $here/catan_games.py $seconds")
printf '%s\n' "$results"
ratio orrery-orion/catanatron-catan orrery/orion_4p catanatron/catan_4p random_games
