# What the comparisons share. Sourced, not run. Sets `root`, `target` and `orrery`.
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
orrery=$target/release/orrery

# One core keeps the scheduler from moving a program while it is measured; not every system has the tool.
one=""
if command -v taskset >/dev/null 2>&1; then one="taskset -c 0"; fi

build_orrery() {
    cargo build --quiet --release --manifest-path "$root/Cargo.toml" --package orrery
}

# A Python of its own with these packages, in a temporary directory that goes when the script ends.
python_with() {
    venv=$(mktemp -d)
    trap 'rm -rf "$venv"' EXIT INT TERM
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check "$@"
    # Which version was measured; on standard error, so that the results can be read by programs.
    "$venv/bin/pip" freeze --disable-pip-version-check | grep -i "^$(echo "$1" | tr _ -)" | sed 's/^/# /' >&2
    python=$venv/bin/python
}

# Runs two commands in turns, so that a slower minute of the machine is slower for both.
in_turns() {
    round=0
    while [ "$round" -lt "$1" ]; do
        $one sh -c "$2"
        $one sh -c "$3"
        round=$((round + 1))
    done
}

# The median of the results with this name and metric.
median() {
    printf '%s\n' "$results" | awk -v name="$1" -v metric="$2" '$1 == name && $2 == metric { print $3 }' | sort -g |
        awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'
}

# The ratio of two medians: `ratio NAME OURS THEIRS METRIC`.
ratio() {
    awk -v name="$1" -v a="$(median "$2" "$4")" -v b="$(median "$3" "$4")" \
        'BEGIN { printf "ratio %s %.2f\n", name, a / b }'
}
