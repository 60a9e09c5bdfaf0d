-- Do guests contribute to chance? Until now the server's secret decided alone.
ALTER TABLE matches ADD COLUMN shared_chance INTEGER NOT NULL DEFAULT 0;
