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
