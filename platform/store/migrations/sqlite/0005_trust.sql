-- When an entry was written, in milliseconds of server time: the time for which servers have run on this data. Clocks count by
-- it, because the calendar can be set to another time.
ALTER TABLE journal ADD COLUMN up INTEGER NOT NULL DEFAULT 0;
-- So does the time at which a match must be in memory. All of them are looked at once more.
UPDATE matches SET wake_at = 0 WHERE wake_at IS NOT NULL;
-- Do people who play against each other agree to hints from the computer?
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
-- What a look at the server's health writes: one row, which nobody reads.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);
