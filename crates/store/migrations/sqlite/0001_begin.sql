-- Names that leave the store are text; inside, a table is a small number, so that a move takes few bytes.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT,
    -- The name as the caller compares it (case, width of letters): no two accounts have the same.
    name_key TEXT UNIQUE,
    -- What it looks like: no two accounts have names that are taken for each other.
    name_look TEXT UNIQUE,
    password TEXT,
    preferences TEXT NOT NULL DEFAULT '{}',
    created_at INTEGER NOT NULL,
    CHECK ((name IS NULL) = (name_key IS NULL) AND (name IS NULL) = (name_look IS NULL))
) STRICT;

CREATE TABLE sessions (
    -- The hash of the token: whoever reads the database cannot be that browser.
    key TEXT PRIMARY KEY,
    -- By which a person names it, to end it.
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- What kind of browser it is, in words of the caller.
    browser TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_created ON sessions (created_at);

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

-- What programs of an account bring instead of a cookie.
CREATE TABLE tokens (
    -- The hash of the token: whoever reads the database cannot be that program.
    key TEXT PRIMARY KEY,
    -- By which a person names it, to take it back.
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_account ON tokens (account);

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

-- Where an account wants to hear of its tables.
CREATE TABLE channels (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('mail', 'hook', 'browser')),
    -- An e-mail address, or the address of a hook.
    address TEXT NOT NULL,
    -- In the link that proves that the address is the account's own; nothing once it has been followed.
    confirm TEXT UNIQUE,
    -- In the link that ends it.
    stop TEXT NOT NULL UNIQUE,
    -- What happened before this is not told.
    since INTEGER NOT NULL,
    sent_at INTEGER NOT NULL DEFAULT 0,
    -- Why the last notice was given up.
    problem TEXT,
    problem_at INTEGER,
    PRIMARY KEY (account, kind)
) STRICT, WITHOUT ROWID;

-- The next notice of a channel: one at most. It is gone once it was taken, found untrue, or given up.
CREATE TABLE outbox (
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    first_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, kind),
    FOREIGN KEY (account, kind) REFERENCES channels (account, kind) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due_at);

-- The tables that it looks at. What it says is found out when it goes.
CREATE TABLE outbox_tables (
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    -- What was done outside of the game; empty for whatever the table itself tells.
    done TEXT NOT NULL,
    PRIMARY KEY (account, kind, table_num, done),
    FOREIGN KEY (account, kind) REFERENCES outbox (account, kind) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_tables_by_table ON outbox_tables (table_num);

-- How much of a table an account has seen itself ('visit'), or was told by a channel.
CREATE TABLE marks (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    source TEXT NOT NULL CHECK (source IN ('visit', 'mail', 'hook', 'browser')),
    version INTEGER NOT NULL,
    decisions INTEGER NOT NULL,
    -- How many decisions the account's seats had made when they were last known to be asked.
    turn INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, table_num, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX marks_by_table ON marks (table_num);

-- What was found out about finished games. It can be found out again, so nothing depends on it.
CREATE TABLE reviews (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    -- How it was made: another method or effort is another review.
    method TEXT NOT NULL,
    -- Which end of the game it looked at, as the caller tells one from another.
    ending TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_num, method)
) STRICT, WITHOUT ROWID;
