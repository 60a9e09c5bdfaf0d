//! Chapter "Ablauf eines Spielzuges": throwing, moving the crown, staying in one colour, leaving it, stopping.

use kernel::EventSink;

use crate::castle::Slot;
use crate::{Burgenland, Event, FieldKind, Phase, Side, State, Throw};

impl Burgenland {
    /// The dice have fallen. Extra dice go back to the board whether or not they are used, and before the field acts
    /// (`burgenland.dice.spent-after-roll`, `burgenland.dice.spent-available-again`).
    pub(crate) fn throw<K: EventSink<Event>>(&self, state: &mut State, throw: Throw, extra: u8, sink: &mut K) {
        let seat = state.active;
        state.extra_dice[seat] -= extra;
        state.board_dice += extra;
        state.last.thrown(seat, throw);
        sink.emit(|| Event::Thrown { seat, throw, extra });
        match throw.only_value() {
            Some(value) => self.move_crown(state, value, sink),
            None => state.phase = Phase::Choose(throw),
        }
    }

    /// Moves the crown clockwise (`burgenland.turn.roll-and-move`). The first throw of a turn fixes its colour
    /// (`burgenland.turn.one-colour-only`, `burgenland.turn.first-roll-never-penalised`).
    pub(crate) fn move_crown<K: EventSink<Event>>(&self, state: &mut State, value: u8, sink: &mut K) {
        let (seat, from) = (state.active, state.crown);
        let to = from.advanced(value);
        state.crown = to;
        sink.emit(|| Event::CrownMoved { seat, value, from, to });
        if *state.turn_colour.get_or_insert(to.colour()) != to.colour() {
            return self.leave_colour(state, sink);
        }
        match self.track.kind(to) {
            FieldKind::Crown => self.score(state, sink),
            _ => state.phase = Phase::Field,
        }
    }

    /// The crown has left the colour of the turn: the new field has no function, the more valuable outer card of the
    /// castle in that colour goes back (`burgenland.leave.penalty`), and the turn is over.
    fn leave_colour<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let (seat, colour) = (state.active, state.turn_colour.expect("a colour was left"));
        sink.emit(|| Event::ColourLeft { seat, colour });
        let castle = state.castles[seat][colour];
        // An empty castle has nothing to give (`burgenland.leave.no-cards`).
        let Some((left, right)) = castle.outer_cards() else { return self.end_turn(state, sink) };
        let values = &self.components.values;
        match values[left].cmp(&values[right]) {
            std::cmp::Ordering::Greater => self.give_back(state, Side::Left, sink),
            std::cmp::Ordering::Less => self.give_back(state, Side::Right, sink),
            // What is left is the same row or its mirror image: no need to ask (`burgenland.leave.equal-outer-cards`).
            std::cmp::Ordering::Equal if castle.is_symmetric() => self.give_back(state, Side::Right, sink),
            std::cmp::Ordering::Equal => state.phase = Phase::Give,
        }
    }

    /// Returns an outer card of the turn's colour to the supply, and ends the turn (`burgenland.leave.turn-ends`).
    pub(crate) fn give_back<K: EventSink<Event>>(&self, state: &mut State, side: Side, sink: &mut K) {
        let (seat, colour) = (state.active, state.turn_colour.expect("a colour was left"));
        let slot = match side {
            Side::Left => Slot::new(0),
            Side::Right => Slot::new(state.castles[seat][colour].len() - 1),
        };
        let card = state.remove_card(seat, colour, slot);
        state.supply[colour][card] += 1;
        sink.emit(|| Event::CardReturned { seat, colour, card, slot });
        self.end_turn(state, sink);
    }

    /// The other player's turn; the crown stays where it is.
    pub(crate) fn end_turn<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let seat = state.active;
        state.active = seat.opponent();
        state.turn_colour = None;
        state.phase = Phase::Begin;
        sink.emit(|| Event::TurnEnded { seat });
    }
}
