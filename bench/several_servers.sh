#!/bin/sh
# What a move, a reader and a table at rest cost with SQLite, with one server at a PostgreSQL and with three at one, and how long a
# click at one server takes to the update at another, in one run on this machine, with boardgame.io's server beside it.
# The load generator shares the cores with what it measures. PostgreSQL is a cluster of its own in a temporary folder, as
# `initdb` makes it: every commit is synced. Moves and clicks are measured in ROUNDS rounds, in turns. Prints every result as
# `name metric value unit` and at last the medians.
# Needs Linux, PostgreSQL's programs, and, for boardgame.io, Node with npm.
#
#   bench/several_servers.sh [SECONDS] [ROUNDS]
#   PARTS="moves clicks" bench/several_servers.sh     # some of: moves clicks written heard readers rest boardgame_io
set -eu
here=$(cd "$(dirname "$0")/peers" && pwd)
. "$here/lib.sh"
seconds=${1:-6}
rounds=${2:-3}
parts=${PARTS:-moves clicks written heard readers rest boardgame_io}

first=18490
database_port=18499
build_orrery
cargo build --quiet --release --manifest-path "$root/Cargo.toml" --package orrery-load

work=$(mktemp -d)
chmod 755 "$work"
pids=""
postmaster=""
end_servers() {
    for pid in $pids; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    pids=""
}
end() {
    end_servers
    if [ -n "$postmaster" ]; then
        kill -INT "$postmaster" 2>/dev/null || true
        wait "$postmaster" 2>/dev/null || true
    fi
    rm -rf "$work"
}
trap end EXIT
trap "exit 1" INT TERM

# Debian keeps the programs outside of the path; the server refuses to run as root.
programs=$(find /usr/lib/postgresql -name initdb 2>/dev/null | sort -V | tail -n 1)
programs=$(dirname "${programs:-$(command -v initdb)}")
as=""
if [ "$(id -u)" = 0 ]; then
    as="setpriv --reuid=postgres --regid=postgres --clear-groups"
    chown postgres "$work"
fi
(cd "$work" && $as "$programs/initdb" --pgdata="$work/data" --username=postgres --auth=trust --encoding=UTF8 >/dev/null)
$as "$programs/postgres" -D "$work/data" -k "$work" -p "$database_port" -c listen_addresses=127.0.0.1 2>"$work/postgres.log" &
postmaster=$!
tries=0
until "$programs/pg_isready" -q -h 127.0.0.1 -p "$database_port"; do
    tries=$((tries + 1))
    [ "$tries" -lt 200 ] || { cat "$work/postgres.log" >&2; exit 1; }
    sleep 0.1
done
sql() {
    PGOPTIONS="-c client_min_messages=warning" "$programs/psql" -h 127.0.0.1 -p "$database_port" -U postgres -d "${2:-orrery}" -Atqc "$1"
}

# Servers with an empty database: `serve sqlite`, or `serve postgres HOW_MANY`. Sets `servers` and `pids`, with commas
# `all` and `all_pids`, and `database`, what the load generator needs to count the database's CPU.
serve() {
    end_servers
    database=""
    where=$work/orrery.db
    rm -f "$where" "$where-wal" "$where-shm"
    if [ "$1" = postgres ]; then
        sql "DROP DATABASE IF EXISTS orrery WITH (FORCE)" postgres
        sql "CREATE DATABASE orrery" postgres
        where="postgres://postgres@127.0.0.1:$database_port/orrery"
        database="--database-pid $postmaster"
    fi
    all=""
    all_pids=""
    number=0
    while [ "$number" -lt "${2:-1}" ]; do
        port=$((first + number))
        ORRERY_DATABASE=$where "$orrery" serve --examples --bot-pace-ms 0 --reviews off --address "127.0.0.1:$port" \
            --metrics-address "127.0.0.1:$((port + 100))" --posts-per-minute 0 --questions-per-minute 0 \
            --accounts-per-minute 0 --tables-per-minute 0 --connections-per-address 10000 >/dev/null 2>&1 &
        pids="$pids $!"
        all="$all${all:+,}127.0.0.1:$port"
        all_pids="$all_pids${all_pids:+,}$!"
        tries=0
        until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do
            tries=$((tries + 1))
            [ "$tries" -lt 300 ] || { echo "no server at port $port" >&2; exit 1; }
            sleep 0.1
        done
        number=$((number + 1))
    done
}
load() {
    # shellcheck disable=SC2086
    "$target/release/orrery-load" $database "$@"
}

# Two hundred tables as fast as they go, every move committed before anybody is told.
moves() {
    load --server "$all" --pid "$all_pids" pairs --tables 200 --seconds "$seconds" | awk -v name="$1" '
        /moves of people per second/ { print name, "moves", $1, "moves/s" }
        /per CPU second of the server/ { print name, "server_cpu_moves", $1, "moves/s" }
        /with that of the database/ { print name, "all_cpu_moves", $1, "moves/s" }
        / failed| did not come/ { print "# " name ": " $0 > "/dev/stderr" }'
}
# Two hundred moves a second. With several servers each of the two people of a table is at another one, and the time is from
# the click until both have the update.
clicks() {
    load --server "$all" --pid "$all_pids" pairs --tables 200 --every 1000 --seconds $((seconds * 3)) |
        awk -v name="$1" '
        /from click to update/ { gsub(",", ""); print name, "click_median", $6, "ms"; print name, "click_99", $9, "ms" }
        / failed| did not come/ { print "# " name ": " $0 > "/dev/stderr" }'
}

# What moves leave in the database and its log, and how often it is asked (most of that is reading), while three servers play.
written() {
    serve postgres 3
    sample="SELECT (SELECT count(*) FROM entries), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'),
        (SELECT xact_commit FROM pg_stat_database WHERE datname = 'orrery')"
    load --server "$all" --pid "$all_pids" pairs --tables 200 --seconds $((seconds + 6)) >"$work/playing" &
    playing=$!
    until grep -q "tables are open" "$work/playing"; do sleep 0.1; done
    sleep 1
    before=$(sql "$sample")
    sleep "$seconds"
    after=$(sql "$sample")
    wait "$playing"
    printf '%s\n%s\n' "$before" "$after" | awk -F'|' -v seconds="$seconds" '
        NR == 1 { moves = $1; log_ = $2; commits = $3 }
        NR == 2 {
            moves = $1 - moves
            print "written", "log_per_move", ($2 - log_) / moves, "bytes"
            print "written", "transactions_per_move", ($3 - commits) / moves, "transactions"
        }'
    sql "SELECT 'written rows_per_move', pg_total_relation_size('entries') / count(*), 'bytes' FROM entries" | tr '|' ' '
    sql "SELECT 'written all_per_table', pg_database_size('orrery') / count(*), 'bytes' FROM tables" | tr '|' ' '
    sql "SELECT 'written moves_per_table', round((SELECT count(*) FROM entries) * 1.0 / count(*), 1), 'moves' FROM tables" |
        tr '|' ' '
}

# What a server spends on moves at another one of which it has no reader.
heard() {
    serve postgres 3
    load --server "127.0.0.1:$first" --pid "${all_pids##*,}" pairs --tables 200 --seconds "$seconds" |
        awk '/per CPU second of the server/ { print "heard_elsewhere", "server_cpu_moves", $1, "moves/s" }'
}

# A table of Orion with four players and more and more who watch.
readers() {
    serve sqlite
    for watching in 0 100; do
        load --server "127.0.0.1:$first" --pid "$all_pids" --game orion crowd --metrics "127.0.0.1:$((first + 100))" \
            --seats 4 --spectators "$watching" --moves 600 | awk -v watching="$watching" '
            /moves per CPU second/ { print "readers_" watching, "cpu_per_move", $9, "ms" }
            /updates received per move/ { print "readers_" watching, "updates", $6, "per_move" }'
    done
}

# A thousand tables of Orion at one of three servers, and nobody moves.
rest() {
    serve postgres 3
    load --server "127.0.0.1:$first" --pid "${all_pids%%,*}" --game orion idle --tables 1000 --rest 20 --wait 0 | awk '
        /looked at, in memory/ { print "rest", "in_memory", $5, "KB/table" }
        /with one idle connection/ { print "rest", "with_connection", $6, "KB/table" }
        /at rest, the database/ { print "rest", "database_cpu", $5, "ms/s" }
        /at rest: / { print "rest", "server_cpu", $3, "ms/s" }'
    # The last of the three has none of them.
    load --server "127.0.0.1:$first" --pid "${all_pids##*,}" idle --tables 1 --rest 20 --wait 0 | awk '
        /at rest: / { print "rest_empty", "server_cpu", $3, "ms/s" }
        /before/ { print "rest_empty", "memory", $1, "KB" }'
}

boardgame_io() {
    end_servers
    "$here/boardgame_io.sh" "$seconds" "$rounds" 100 | grep -v '^ratio'
}

echo "# commit $(git -C "$root" rev-parse --short HEAD), $(date -u +%H:%M) UTC, load of the machine before: $(cut -d' ' -f1-3 /proc/loadavg)" >&2
# Not through pipes: servers are the children of this shell.
measure() {
    "$@" >"$work/part"
    cat "$work/part"
    cat "$work/part" >>"$work/results"
}
for part in $parts; do
    case $part in
    moves | clicks)
        round=0
        while [ "$round" -lt "$rounds" ]; do
            serve sqlite
            measure "$part" sqlite
            serve postgres 1
            measure "$part" postgres_one
            serve postgres 3
            measure "$part" postgres_three
            round=$((round + 1))
        done
        ;;
    *) measure "$part" ;;
    esac
done
results=$(cat "$work/results")
echo "# medians; load of the machine after: $(cut -d' ' -f1-3 /proc/loadavg)"
printf '%s\n' "$results" | awk '!seen[$1 " " $2]++ { print $1, $2, $4 }' | while read -r name metric unit; do
    echo "$name $metric $(median "$name" "$metric") $unit"
done
