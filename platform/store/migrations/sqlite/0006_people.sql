-- May spectators write in the chat?
ALTER TABLE matches ADD COLUMN spectators_write INTEGER NOT NULL DEFAULT 1;
-- A pseudonym for the address of the host, so that one address cannot fill the list of open tables.
ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '';
