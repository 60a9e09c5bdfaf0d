-- When the match of a seat ended; nothing while it has not. So the lobby finds the freshest of a guest's matches, running
-- or finished, without looking at all the others.
ALTER TABLE seats ADD COLUMN ended INTEGER;
UPDATE seats SET ended = (SELECT changed FROM matches WHERE id = match_id AND status = 'over');

DROP INDEX seats_by_guest;
CREATE INDEX seats_playing ON seats (guest, match_id) WHERE guest IS NOT NULL AND ended IS NULL;
CREATE INDEX seats_finished ON seats (guest, ended DESC, match_id) WHERE guest IS NOT NULL AND ended IS NOT NULL;

-- Nobody asks by it, and every move would have to keep it in order.
DROP INDEX matches_by_status;
