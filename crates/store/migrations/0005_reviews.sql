-- What was found out about finished games. It can be found out again, so nothing depends on it.
CREATE TABLE reviews (
    table_num INTEGER NOT NULL REFERENCES tables (num) ON DELETE CASCADE,
    -- How it was made: another method or effort is another review.
    method TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_num, method)
) STRICT, WITHOUT ROWID;
