-- Names that leave the store are text; inside, a table is a small number, so that a move takes few bytes.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT,
    -- The name as the caller compares it (case, width of letters): no two accounts have the same.
    name_key TEXT UNIQUE,
    password TEXT,
    preferences TEXT NOT NULL DEFAULT '{}',
    created_at INTEGER NOT NULL,
    CHECK ((name IS NULL) = (name_key IS NULL))
) STRICT;

CREATE TABLE sessions (
    key TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_seen ON sessions (seen_at);

CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    bytes BLOB NOT NULL CHECK (length(bytes) = 32)
) STRICT;

CREATE TABLE tables (
    num INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    phase TEXT NOT NULL CHECK (phase IN ('waiting', 'running', 'over', 'abandoned')),
    host TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    pack TEXT REFERENCES packs (hash),
    awaiting INTEGER NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL
) STRICT;
-- No index holds what every move changes, except for tables on which nobody moves any more.
CREATE INDEX tables_by_phase ON tables (phase, id);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_pack ON tables (pack);
CREATE INDEX tables_waiting ON tables (opened_at) WHERE phase = 'waiting' AND listed = 1;
CREATE INDEX tables_running ON tables (opened_at) WHERE phase = 'running' AND listed = 1;
CREATE INDEX tables_over ON tables (touched_at) WHERE phase = 'over' AND listed = 1;

-- Apart from its table, because a move rewrites the row of the table.
CREATE TABLE setups (
    table_num INTEGER PRIMARY KEY REFERENCES tables (num) ON DELETE CASCADE,
    setup TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 15),
    holder TEXT NOT NULL CHECK (holder IN ('open', 'invited', 'program', 'account', 'deleted')),
    account TEXT REFERENCES accounts (id),
    name TEXT NOT NULL,
    PRIMARY KEY (table_num, seat),
    CHECK ((holder = 'account') = (account IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_account ON seats (account);

CREATE TABLE entries (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_num, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    account TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_num, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_account ON chat (account) WHERE account IS NOT NULL;
