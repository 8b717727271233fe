#!/bin/sh
# Connect Four against the crate `board-game`, both built for release and measured in one run, in turns, one thread each,
# by CPU seconds. Prints every result as `name metric value unit` and at last the ratio ours/theirs of the medians.
#
#   bench/peers/connect_four.sh [SECONDS] [ROUNDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
seconds=${1:-3}
rounds=${2:-3}

build_orrery
cargo build --quiet --release --manifest-path "$here/board-game/Cargo.toml" --target-dir "$target/peers"

results=$(in_turns "$rounds" "$orrery bench connect-four --peer --seconds $seconds" \
    "$target/peers/release/peer-board-game $seconds")
printf '%s\n' "$results"
ratio orrery/board-game orrery/connect_four board-game/connect_four random_moves
