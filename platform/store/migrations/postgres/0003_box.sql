-- The hash of the box that a match is played with. Until now there were only the built-in pieces.
ALTER TABLE matches ADD COLUMN own_box TEXT NOT NULL DEFAULT '';
