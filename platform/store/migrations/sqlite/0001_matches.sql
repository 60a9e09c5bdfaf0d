-- A guest: known by a signed cookie, no account.
CREATE TABLE guests (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    seen     INTEGER NOT NULL
) WITHOUT ROWID;

-- A match. The journal says what happened; this row says what the lobby must know without reading it.
CREATE TABLE matches (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    options       TEXT NOT NULL,             -- JSON: [["key", "value"], ...]
    seed          TEXT NOT NULL,             -- secret until the match is over
    host          TEXT NOT NULL,             -- the guest who laid the table
    listed        INTEGER NOT NULL,          -- may anyone in the lobby sit down?
    clock         TEXT NOT NULL,             -- `none`, `move SECONDS`, `game SECONDS`
    created       INTEGER NOT NULL,
    status        TEXT NOT NULL,             -- waiting, running, over
    changed       INTEGER NOT NULL,
    steps         INTEGER NOT NULL DEFAULT 0,
    to_act        INTEGER NOT NULL DEFAULT 0, -- a bit per seat
    spent         TEXT NOT NULL DEFAULT '[]', -- JSON: thinking time used per seat, in milliseconds
    wake_at       INTEGER,                   -- when the match must be awake without anybody looking: a bot, a clock
    result        TEXT                       -- JSON: one line per contender
) WITHOUT ROWID;

CREATE INDEX matches_by_status ON matches (status, changed DESC);
CREATE INDEX matches_open ON matches (created DESC) WHERE status = 'waiting' AND listed = 1;
CREATE INDEX matches_to_wake ON matches (wake_at) WHERE wake_at IS NOT NULL;

-- Who sits where.
CREATE TABLE seats (
    match_id   TEXT NOT NULL REFERENCES matches (id),
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL,                -- open, guest, bot
    guest      TEXT,
    name       TEXT NOT NULL DEFAULT '',
    level      TEXT NOT NULL DEFAULT '',     -- the bot's, or that of the bot who stands in for a guest
    stand_in   TEXT NOT NULL DEFAULT '',     -- why a bot plays for the guest: left, time, resigned; empty if none does
    invitation TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest, match_id) WHERE guest IS NOT NULL;

-- What happened, in order; rows are only ever added.
CREATE TABLE journal (
    match_id TEXT NOT NULL,
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,                  -- start, steps, back, resign, seat, chat, rematch
    seat     INTEGER,
    guest    TEXT,
    body     TEXT NOT NULL,
    message  TEXT NOT NULL,                  -- the id the client gave its message; empty if nobody sent one
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
