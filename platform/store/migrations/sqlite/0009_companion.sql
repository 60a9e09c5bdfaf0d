-- Does the one player enter what is drawn, because the pieces lie on a real table? Until now nobody did.
ALTER TABLE matches ADD COLUMN entered_chance INTEGER NOT NULL DEFAULT 0;
