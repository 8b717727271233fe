-- What a table keeps beside its game: clocks, seats that a program plays for somebody, votes. Only tables that have any
-- of it have a row.
CREATE TABLE sittings (
    table_num INTEGER PRIMARY KEY REFERENCES tables (num) ON DELETE CASCADE,
    -- JSON of the caller; empty for a table that has only just begun.
    state TEXT NOT NULL,
    -- When somebody has to look at the table next, whether or not anybody has it open.
    due_at INTEGER
) STRICT;
CREATE INDEX sittings_due ON sittings (due_at) WHERE due_at IS NOT NULL;

-- What a program decided for somebody's seat, and what it thought.
CREATE TABLE deeds (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    -- The number of the decision, counted from 1.
    decision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- JSON of the caller.
    thought TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_num, decision)
) STRICT, WITHOUT ROWID;

-- When nobody served: that time is nobody's fault.
CREATE TABLE outages (
    from_at INTEGER PRIMARY KEY,
    to_at INTEGER NOT NULL
) STRICT;

-- When the server was last known to serve: one row.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
