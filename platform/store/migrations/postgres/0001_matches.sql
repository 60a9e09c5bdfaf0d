-- The same tables as in SQLite, with the same names and the same values, so that one set of statements reads both and a copy
-- from one to the other is row by row. Flags are 0 and 1; ids are compared by bytes.

-- A guest: known by a signed cookie, no account.
CREATE TABLE guests (
    id       TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT NOT NULL,
    seen     BIGINT NOT NULL
);

-- A server that holds matches. Its lease ends by the clock of this database; who holds a match without a valid lease has lost it.
CREATE TABLE servers (
    id          TEXT COLLATE "C" PRIMARY KEY,
    lease_until TIMESTAMPTZ NOT NULL
);

-- A match. The journal says what happened; this row says what the lobby must know without reading it. It changes with every
-- move, so pages keep room for new versions of a row.
CREATE TABLE matches (
    id               TEXT COLLATE "C" PRIMARY KEY,
    game             TEXT NOT NULL,
    rules_version    BIGINT NOT NULL,
    seats            BIGINT NOT NULL,
    options          TEXT NOT NULL,               -- JSON: [["key", "value"], ...]
    seed             TEXT NOT NULL,               -- secret until the match is over
    shared_chance    BIGINT NOT NULL,             -- do guests contribute to chance?
    host             TEXT COLLATE "C" NOT NULL,   -- the guest who created it
    listed           BIGINT NOT NULL,             -- may anyone in the lobby sit down?
    clock            TEXT NOT NULL,               -- `none`, `move SECONDS`, `game SECONDS`
    created          BIGINT NOT NULL,
    status           TEXT NOT NULL,               -- waiting, running, over, withdrawn
    changed          BIGINT NOT NULL,
    steps            BIGINT NOT NULL DEFAULT 0,
    to_act           BIGINT NOT NULL DEFAULT 0,   -- a bit per seat
    spent            TEXT NOT NULL DEFAULT '[]',  -- JSON: thinking time used per seat, in milliseconds
    wake_at          BIGINT,                      -- when the match must be in memory without anybody looking: a computer, a clock
    result           TEXT,                        -- JSON: one line per contender
    aids             BIGINT NOT NULL,             -- do the drawings help with what follows from the rules?
    practice         BIGINT NOT NULL,             -- can everything be taken back, also across chance?
    hints            BIGINT NOT NULL,             -- do people who play against each other agree to hints from the computer?
    spectators_write BIGINT NOT NULL,             -- may spectators write in the chat?
    origin           TEXT NOT NULL,               -- a pseudonym for the address of the host
    entries          BIGINT NOT NULL DEFAULT 0,   -- the number of entries in the journal
    owner            TEXT COLLATE "C",            -- the server that holds the match
    fence            BIGINT NOT NULL DEFAULT 0    -- raised whenever a server takes the match; only who has the last one can write
) WITH (fillfactor = 70);

CREATE INDEX matches_open ON matches (created DESC) WHERE status = 'waiting' AND listed = 1;
CREATE INDEX matches_to_wake ON matches (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX matches_by_owner ON matches (owner) WHERE owner IS NOT NULL;

-- Who sits where.
CREATE TABLE seats (
    match_id   TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat       BIGINT NOT NULL,
    kind       TEXT NOT NULL,                     -- open, guest, bot
    guest      TEXT COLLATE "C",
    name       TEXT NOT NULL,
    level      TEXT NOT NULL,                     -- the computer player's
    stand_in   TEXT NOT NULL,                     -- why a computer plays for the guest; empty if none does
    invitation TEXT NOT NULL,
    ended      BIGINT,                            -- when the match ended; nothing while it has not
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_playing ON seats (guest, match_id) WHERE guest IS NOT NULL AND ended IS NULL;
CREATE INDEX seats_finished ON seats (guest, ended DESC, match_id) WHERE guest IS NOT NULL AND ended IS NOT NULL;

-- What happened, in order; rows are only ever added.
CREATE TABLE journal (
    match_id TEXT COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    seat     BIGINT,
    guest    TEXT COLLATE "C",
    body     TEXT NOT NULL,
    message  TEXT NOT NULL,                       -- the id the client gave its message; empty if nobody sent one
    at       BIGINT NOT NULL,
    up       BIGINT NOT NULL,                     -- milliseconds of server time
    fence    BIGINT NOT NULL DEFAULT 0,           -- that of the server which wrote it: it never falls from one entry to the next
    PRIMARY KEY (match_id, number)
);

-- What a look at the server's health writes: one row, which nobody reads.
CREATE TABLE health (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);
