-- Can everything be taken back, also across chance?
ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
