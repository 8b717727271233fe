-- Several servers may share a database: each piece of work is one server's, until its lease ends.
CREATE TABLE leases (
    name TEXT COLLATE "C" PRIMARY KEY,
    -- Which server.
    holder TEXT COLLATE "C" NOT NULL,
    -- By the clock of the database.
    until BIGINT NOT NULL
);

-- How often the state was written: who has seen an earlier one writes nothing.
ALTER TABLE sittings ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
