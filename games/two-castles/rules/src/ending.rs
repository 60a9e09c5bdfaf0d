//! The end: every castle is scored, and every player counts the lower of two castles.

use kernel::{Contender, EventSink, ScoreColumn, ScoreItem, ScoreSheet, Standings};

use crate::scoring::ScoreRow;
use crate::state::{LUDWIG, MAX_PLACES, Phase, State};
use crate::{Castle, Event, TwoCastles};

impl TwoCastles {
    /// `two_castles.end.score-castles`
    pub(crate) fn end_match<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        state.progress.phase = Phase::Over;
        for (index, castle) in state.castles[..self.places()].iter().enumerate() {
            sink.emit(|| {
                let rows = castle.row_points(self.components);
                let total = rows.iter().map(|(_, points, _)| points).sum();
                let rows = rows.into_iter().map(|(row, points, _)| (row, points)).collect();
                Event::CastleScored { castle: index as u8, rows, total }
            });
        }
    }

    /// Ranks the players by their lower castle, then by the higher one, then by the special rooms of both
    /// (`two_castles.end.player-score`, `two_castles.end.tie-better-castle`, `two_castles.end.tie-special-rooms`). Ludwig
    /// is ranked like a player (`two_castles.variant.scoring`).
    pub(crate) fn rank(&self, castles: &[Castle]) -> Standings {
        let (mut points, mut special_rooms) = ([0; MAX_PLACES], [0; MAX_PLACES]);
        for (index, castle) in castles[..self.places()].iter().enumerate() {
            points[index] = castle.points(self.components);
            special_rooms[index] = castle.special_rooms() as i32;
        }
        self.rank_by(&points, &special_rooms)
    }

    /// The ranking for castles with these points and numbers of special rooms.
    #[must_use]
    pub fn rank_by(&self, points: &[i32], special_rooms: &[i32]) -> Standings {
        Standings::rank((0..self.places()).map(|place| {
            let [left, right] = self.castles_of(place);
            let (lower, higher) = (points[left].min(points[right]), points[left].max(points[right]));
            (self.contender(place), lower, [higher, special_rooms[left] + special_rooms[right]])
        }))
    }

    /// Who plays at a place.
    #[must_use]
    pub fn contender(&self, place: usize) -> Contender {
        match self.seat_at(place) {
            Some(seat) => Contender::Seat(seat),
            None => {
                debug_assert_eq!(place, LUDWIG);
                Contender::Automaton
            }
        }
    }

    /// For every player the rows of the castle that counts: the lower one, or the left one if they are equal.
    pub(crate) fn itemise(&self, castles: &[Castle]) -> ScoreSheet {
        let columns = (0..self.places()).map(|place| {
            let points = |castle: &usize| castles[*castle].points(self.components);
            let counting = self.castles_of(place).into_iter().min_by_key(points).unwrap_or(place);
            ScoreColumn { who: self.contender(place), items: castles[counting].score_items(self.components) }
        });
        ScoreSheet { columns: columns.collect() }
    }
}

impl Castle {
    /// Points and number of scored things in each row of the pad.
    #[must_use]
    pub fn row_points(&self, components: &crate::Components) -> Vec<(ScoreRow, i32, u32)> {
        let sheet = self.sheet(components);
        let row = |row: ScoreRow| {
            let entries = sheet.iter().filter(|(of, _, _)| *of == row);
            (row, entries.clone().map(|(_, _, counted)| counted.points()).sum(), entries.count() as u32)
        };
        ScoreRow::ALL.into_iter().map(row).collect()
    }

    /// The castle's column of a score sheet.
    pub(crate) fn score_items(&self, components: &crate::Components) -> Vec<ScoreItem> {
        let rows = self.row_points(components).into_iter();
        rows.map(|(row, points, count)| ScoreItem { source: row.id(), count, points }).collect()
    }
}
