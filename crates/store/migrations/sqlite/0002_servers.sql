-- Several servers may share a database: each piece of work is one server's, until its lease ends.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    -- Which server.
    holder TEXT NOT NULL,
    -- By the clock of the database.
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How often the state was written: who has seen an earlier one writes nothing.
ALTER TABLE sittings ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
