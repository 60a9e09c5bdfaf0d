//! Chapter "Wertung" and "Das Spielende": comparing two castles, and reaching the king.

use kernel::{BySeat, Contender, EventSink, ScoreColumn, ScoreItem, ScoreSheet, Seat, Standings};

use crate::{Burgenland, ByColour, Colour, Event, Phase, State};

/// The sources of points on a score sheet.
const SOURCES: ByColour<&str> = ByColour(["blue-castle", "yellow-castle", "red-castle"]);

impl Burgenland {
    /// Scores the colour under the crown: the owner of the more valuable castle moves forward by the difference, no matter
    /// whose turn it is (`burgenland.score.difference`, `burgenland.score.equal`). Whoever reaches the king wins at once
    /// (`burgenland.end.thirty`); otherwise the turn continues (`burgenland.score.turn-continues`).
    pub(crate) fn score<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let colour = state.crown.colour();
        let lead = self.lead(state, state.active, colour);
        let winner = match lead {
            0 => None,
            1.. => Some(state.active),
            _ => Some(state.active.opponent()),
        };
        let points = lead.unsigned_abs();
        sink.emit(|| {
            let parts = BySeat(state.castles.0.map(|castles| castles[colour].best_part(&self.components.values)));
            Event::Scored { colour, parts, winner, points }
        });
        state.phase = Phase::Continue;
        if let Some(seat) = winner {
            state.points[seat][colour] += points;
            state.scorings[seat][colour] += 1;
            if state.score(seat) >= self.components.king {
                state.phase = Phase::Over;
                sink.emit(|| Event::Won { seat, points: state.score(seat) });
            }
        }
    }

    /// How much more a seat's castle of a colour is worth than the opponent's; negative if it is worth less.
    #[must_use]
    #[inline]
    pub fn lead(&self, state: &State, seat: Seat, colour: Colour) -> i8 {
        let values = &self.components.values;
        let worth = |seat: Seat| state.castles[seat][colour].value(values);
        // A castle is worth less than 128 (checked with the components), so the difference fits.
        worth(seat).wrapping_sub(worth(seat.opponent())) as i8
    }
}

/// Ranks the seats by their points. At the end the winner alone has reached the king (`burgenland.end.no-tie`).
pub(crate) fn standings(state: &State) -> Standings {
    let row = |index| {
        let seat = Seat::new(index);
        (Contender::Seat(seat), i32::from(state.score(seat)), [0, 0])
    };
    Standings::rank([row(0), row(1)])
}

/// The points of both seats by the colour that earned them, with the number of scorings.
pub(crate) fn score_sheet(points: &BySeat<ByColour<u8>, 2>, scorings: &BySeat<ByColour<u8>, 2>) -> ScoreSheet {
    let column = |seat: Seat| ScoreColumn {
        who: Contender::Seat(seat),
        items: Colour::ALL
            .map(|colour| ScoreItem {
                source: SOURCES[colour],
                count: u32::from(scorings[seat][colour]),
                points: i32::from(points[seat][colour]),
            })
            .to_vec(),
    };
    ScoreSheet { columns: vec![column(Seat::new(0)), column(Seat::new(1))] }
}
