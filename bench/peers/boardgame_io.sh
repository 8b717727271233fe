#!/bin/sh
# Our server against boardgame.io's: Connect Four by the same rules over loopback, two clients per match who move in turns
# until it is over and then open another one, the same number of matches at once, in one run, in turns. Counts moves per
# second of the server's CPU (/proc, so Linux); ours writes every move to disk, theirs keeps all in memory. Prints every
# result as `name metric value unit` and at last the ratio ours/theirs of the medians. Needs Node with npm; installs into
# a temporary directory.
#
#   bench/peers/boardgame_io.sh [SECONDS] [ROUNDS] [MATCHES]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
seconds=${1:-10}
rounds=${2:-3}
matches=${3:-100}
our_port=18480
their_port=18481

build_orrery
cargo build --quiet --release --manifest-path "$root/Cargo.toml" --package orrery-load

work=$(mktemp -d)
server=""
end_server() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
        server=""
    fi
}
trap 'end_server; rm -rf "$work"' EXIT INT TERM
cp "$here"/boardgame-io/* "$work"
(cd "$work" && npm install --no-audit --no-fund --silent)
echo "# boardgame.io $(cd "$work" && node -p "require('boardgame.io/package.json').version"), node $(node --version)" >&2

# Waits until somebody listens.
listening() {
    tries=0
    until curl --silent --output /dev/null "http://127.0.0.1:$1/"; do
        tries=$((tries + 1))
        [ "$tries" -lt 100 ] || { echo "no server at port $1" >&2; exit 1; }
        sleep 0.1
    done
}

ours() {
    rm -f "$work"/orrery.db*
    "$orrery" serve --examples --address "127.0.0.1:$our_port" --database "$work/orrery.db" --posts-per-minute 0 \
        --questions-per-minute 0 --accounts-per-minute 0 --tables-per-minute 0 --connections-per-address 10000 >/dev/null 2>&1 &
    server=$!
    listening "$our_port"
    "$target/release/orrery-load" --server "127.0.0.1:$our_port" --pid "$server" pairs --tables "$matches" \
        --seconds "$seconds" | awk '/per CPU second/ { print "orrery/connect_four server_cpu_moves " $1 " moves/s" }'
    end_server
}

theirs() {
    (cd "$work" && exec env NODE_ENV=production node server.js "$their_port") >/dev/null 2>&1 &
    server=$!
    listening "$their_port"
    (cd "$work" && NODE_ENV=production node clients.js "$their_port" "$server" "$matches" "$seconds")
    end_server
}

round=0
while [ "$round" -lt "$rounds" ]; do
    ours
    theirs
    round=$((round + 1))
done >"$work/results"
results=$(cat "$work/results")
printf '%s\n' "$results"
ratio orrery/boardgame.io orrery/connect_four boardgame.io/connect_four server_cpu_moves
