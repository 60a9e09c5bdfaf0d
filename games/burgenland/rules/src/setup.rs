//! Chapter "Spielvorbereitung": what may be left to chance before the first turn.

use kernel::{EventSink, Seat};

use crate::{Burgenland, Colour, Event, FieldId, Phase, State};

impl Burgenland {
    /// Sets the crown on the start field of a zone (`burgenland.setup.crown-start`).
    pub(crate) fn place_crown<K: EventSink<Event>>(&self, state: &mut State, colour: Colour, sink: &mut K) {
        state.crown = FieldId::new(colour, usize::from(self.components.start_index));
        state.phase = if self.options.first.seat().is_some() { Phase::Begin } else { Phase::DrawFirst };
        sink.emit(|| Event::CrownPlaced { field: state.crown });
    }

    /// Names the seat that begins (`burgenland.setup.starting-player`).
    pub(crate) fn draw_first<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut K) {
        state.active = seat;
        state.phase = Phase::Begin;
        sink.emit(|| Event::FirstDrawn { seat });
    }
}
