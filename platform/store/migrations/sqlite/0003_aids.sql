-- Shall the drawings help with what follows from the rules?
ALTER TABLE matches ADD COLUMN aids INTEGER NOT NULL DEFAULT 1;
