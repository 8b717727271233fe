#!/bin/sh
# Connect Four against the crate `board-game`, both built for release and measured in one run, in turns, one thread each,
# by CPU seconds. Prints every result as `name metric value unit` and at last the ratio ours/theirs of the medians.
#
#   bench/peers/connect_four.sh [SECONDS] [ROUNDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
seconds=${1:-3}
rounds=${2:-3}
target=${CARGO_TARGET_DIR:-$root/target}

cargo build --quiet --release --manifest-path "$root/Cargo.toml" --package orrery
cargo build --quiet --release --manifest-path "$here/board-game/Cargo.toml" --target-dir "$target/peers"

# One core keeps the scheduler from moving either of them; not every system has the tool.
one=""
if command -v taskset >/dev/null 2>&1; then one="taskset -c 0"; fi

results=$(
    round=0
    while [ "$round" -lt "$rounds" ]; do
        $one "$target/release/orrery" bench connect-four --peer --seconds "$seconds"
        $one "$target/peers/release/peer-board-game" "$seconds"
        round=$((round + 1))
    done
)
printf '%s\n' "$results"

median() {
    printf '%s\n' "$results" | awk -v name="$1" '$1 == name { print $3 }' | sort -g |
        awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'
}
ours=$(median orrery/connect_four)
theirs=$(median board-game/connect_four)
awk -v a="$ours" -v b="$theirs" 'BEGIN { printf "ratio orrery/board-game %.3f\n", a / b }'
