//! Chapter "Spielablauf": what a wall, a building or a wall-crown field offers.

use kernel::EventSink;

use crate::castle::{Places, Slot, Slots};
use crate::{Action, Burgenland, Card, Castle, Event, FieldKind, Phase, Place, State};

/// What the field under the crown offers to the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Build from the supply at one of these places.
    pub(crate) build: Option<Places>,
    /// Take the card out of one of these slots of the opponent's castle, to build it at once.
    pub(crate) take: Option<Slots>,
    /// Take extra dice: some are available.
    pub(crate) dice: bool,
    /// Score the colour.
    pub(crate) score: bool,
}

impl Burgenland {
    /// The card that the field under the crown shows.
    ///
    /// # Panics
    /// On a crown field, which shows none and never waits for a decision.
    #[inline]
    pub(crate) fn card_of_field(&self, state: &State) -> Card {
        self.track.kind(state.crown).card().expect("the field shows a card")
    }

    /// The castle of the active seat in the colour under the crown (`burgenland.build.same-colour`).
    #[inline]
    pub(crate) fn own_castle<'a>(&self, state: &'a State) -> &'a Castle {
        &state.castles[state.active][state.crown.colour()]
    }

    /// What the field under the crown offers. A card comes from the supply as long as it has one, else out of the
    /// opponent's castle; either way only if it can be built at once (`burgenland.steal.not-while-supply`,
    /// `burgenland.field.card-not-kept-in-hand`, `burgenland.steal.must-be-buildable`).
    #[inline]
    pub(crate) fn offer(&self, state: &State) -> Offer {
        let (seat, colour, card) = (state.active, state.crown.colour(), self.card_of_field(state));
        let places = self.own_castle(state).places(card);
        let in_supply = state.supply[colour][card] > 0;
        let copies = state.castles[seat.opponent()][colour].copies(card);
        Offer {
            build: (in_supply && !places.is_empty()).then_some(places),
            take: (!in_supply && !places.is_empty() && !copies.is_empty()).then_some(copies),
            // Taking no dice would be the same as declining.
            dice: state.board_dice > 0 || state.extra_dice[seat.opponent()] > 0,
            score: self.track.kind(state.crown) == FieldKind::WallCrown,
        }
    }

    /// Lists what the field under the crown offers.
    pub(crate) fn list_offer(&self, state: &State, out: &mut Vec<Action>) {
        let offer = self.offer(state);
        if offer.score {
            out.push(Action::Score);
        }
        if let Some(places) = offer.build {
            out.extend(places.iter().map(Action::Build));
        }
        if let Some(copies) = offer.take {
            out.extend(copies.iter().map(Action::Take));
        }
        if offer.dice {
            out.push(Action::Dice);
        }
        out.push(Action::Pass);
    }

    /// Takes the field's card out of the opponent's castle (`burgenland.steal.choice-of-copy`).
    pub(crate) fn take<K: EventSink<Event>>(&self, state: &mut State, slot: Slot, sink: &mut K) {
        let (seat, colour) = (state.active, state.crown.colour());
        let gap = slot.index() > 0 && slot.index() + 1 < state.castles[seat.opponent()][colour].len();
        let card = state.remove_card(seat.opponent(), colour, slot);
        state.phase = Phase::Place;
        sink.emit(|| Event::Taken { seat, colour, card, slot, gap });
    }

    /// Builds the field's card, from the supply or just taken from the opponent.
    pub(crate) fn build<K: EventSink<Event>>(&self, state: &mut State, place: Place, sink: &mut K) {
        let (seat, colour, card) = (state.active, state.crown.colour(), self.card_of_field(state));
        if state.phase == Phase::Field {
            state.supply[colour][card] -= 1;
        }
        let slot = state.castles[seat][colour].build(card, place);
        state.last.built(seat, colour, slot);
        state.phase = Phase::Continue;
        sink.emit(|| Event::Built { seat, colour, card, place, slot });
    }

    /// Takes the card's value in extra dice: from the board first, what is missing from the opponent, and no more than
    /// there are (`burgenland.dice.shortfall-from-opponent`, `burgenland.dice.shortfall-total`).
    pub(crate) fn take_dice<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let seat = state.active;
        let wanted = self.components.values[self.card_of_field(state)];
        let board = wanted.min(state.board_dice);
        let opponent = (wanted - board).min(state.extra_dice[seat.opponent()]);
        state.board_dice -= board;
        state.extra_dice[seat.opponent()] -= opponent;
        state.extra_dice[seat] += board + opponent;
        state.phase = Phase::Continue;
        sink.emit(|| Event::DiceTaken { seat, board, opponent });
    }

    /// Takes nothing (`burgenland.field.action-optional`).
    pub(crate) fn decline<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        state.phase = Phase::Continue;
        sink.emit(|| Event::Declined { seat: state.active });
    }
}
