-- What all servers on this database have in common: one row.
CREATE TABLE shared (
    id         BIGINT PRIMARY KEY CHECK (id = 1),
    cookie_key BYTEA,                             -- signs the ids of guests; nothing before the first server
    up         BIGINT NOT NULL,                   -- the server time, in milliseconds; stands still while no server runs
    at         TIMESTAMPTZ NOT NULL               -- when `up` was counted on, by the clock of this database
);

-- The time was kept in the data folder before. It must not be behind what the journals say.
INSERT INTO shared (id, up, at) SELECT 1, COALESCE(max(up), 0), clock_timestamp() FROM journal;
