//! Bonuses: the third room of a type brings the bonus of the type, the fifth a special room of choice, both at once and
//! before anything else is placed. The seat that placed the room decides (`two_castles.bonus.joint-decision`).

use kernel::{EventSink, Seat};

use crate::components::{Bonus, CARDS_DRAWN, TILES_DRAWN};
use crate::state::{State, Task};
use crate::{Attendant, Card, CardSet, Cell, Event, RoomType, Tile, TileSet, TwoCastles};

impl TwoCastles {
    /// Starts the bonus for the latest room of a type, if it brings one (`two_castles.bonus.third-immediate`,
    /// `two_castles.bonus.fifth-special`, `two_castles.bonus.no-sixth`).
    pub(crate) fn earn_bonus<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        (room_type, rooms): (RoomType, usize),
        sink: &mut K,
    ) {
        let task = match rooms {
            3 => task_of(self.components.third_bonus(room_type)),
            5 => Task::PlaceAnySpecial,
            _ => return,
        };
        sink.emit(|| Event::BonusEarned { castle: castle as u8, room_type, rooms: rooms as u8 });
        state.progress.works[castle].bonus = Some((seat, task));
    }

    /// Does the third room of a type bring something from a supply that all castles share?
    pub(crate) fn draws(&self, room_type: RoomType) -> bool {
        matches!(self.components.third_bonus(room_type), Bonus::Tiles | Bonus::Cards)
    }

    /// Are there enough tiles to draw?
    pub(crate) fn can_draw_tiles(&self, state: &State) -> bool {
        state.supply.len() >= TILES_DRAWN
    }

    /// Are there enough bonus cards to draw?
    pub(crate) fn can_draw_cards(&self, state: &State) -> bool {
        state.deck.len() >= CARDS_DRAWN
    }

    /// Shuffles discards into a supply that is too short for a draw (`two_castles.food.bonus-shortage`,
    /// `two_castles.utility.bonus-shortage`). A draw for another castle is finished first, so that its discards come back too.
    pub(crate) fn fill_up<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let waits = |state: &State, draw: Task| {
            state.progress.works.iter().any(|work| work.bonus.is_some_and(|(_, task)| task == draw))
        };
        if waits(state, Task::DrawTiles) && !self.can_draw_tiles(state) && state.drawn.iter().all(TileSet::is_empty) {
            self.refill_supply(state, sink);
        }
        if waits(state, Task::DrawCards)
            && !self.can_draw_cards(state)
            && state.drawn_cards.iter().all(|cards| cards.is_empty())
        {
            self.refill_deck(state, sink);
        }
    }

    /// The types whose bonus may be chosen for the third downstairs room: all but its own.
    pub(crate) fn bonus_choices(&self) -> impl Iterator<Item = RoomType> + use<> {
        let components = self.components;
        RoomType::ALL.into_iter().filter(|room_type| components.third_bonus(*room_type) != Bonus::Choice)
    }

    /// `two_castles.downstairs.bonus`
    pub(crate) fn choose_bonus<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        room_type: RoomType,
        sink: &mut K,
    ) {
        sink.emit(|| Event::BonusChosen { seat, castle: castle as u8, room_type });
        state.progress.works[castle].bonus = Some((seat, task_of(self.components.third_bonus(room_type))));
        self.go_on(state, sink);
    }

    pub(crate) fn draw_tile<K: EventSink<Event>>(&self, state: &mut State, castle: usize, tile: Tile, sink: &mut K) {
        state.supply.remove(tile);
        state.drawn[castle].insert(tile);
        let drawn = state.drawn[castle];
        if drawn.len() == TILES_DRAWN {
            sink.emit(|| Event::TilesDrawn { castle: castle as u8, tiles: Some(drawn.iter().collect()) });
            set_task(state, castle, Task::KeepTile);
        }
    }

    /// One of the five is placed like any other tile and may bring a bonus itself; the rest leave the game, seen by the
    /// partners alone (`two_castles.food.bonus-chain`).
    pub(crate) fn keep_tile<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        (tile, at): (Tile, Cell),
        sink: &mut K,
    ) {
        let mut rest = state.drawn[castle];
        rest.remove(tile);
        state.drawn[castle] = TileSet::EMPTY;
        state.kept.insert(tile);
        let partners = self.partners(castle);
        for tile in rest.iter() {
            state.discards.push(tile, partners);
        }
        sink.emit(|| Event::TilesDiscarded { castle: castle as u8, tiles: Some(rest.iter().collect()) });
        self.place_room(state, seat, castle, (tile, at), sink);
    }

    /// `two_castles.living.bonus`
    pub(crate) fn take_attendant<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        attendant: Attendant,
        sink: &mut K,
    ) {
        state.attendants[attendant.index()] -= 1;
        state.castles[castle].add_attendant(attendant);
        sink.emit(|| {
            let built = &state.castles[castle];
            let counted = built.attendant_points(self.components, attendant);
            let total = built.points(self.components);
            Event::AttendantTaken { seat, castle: castle as u8, attendant, counted, total }
        });
        state.progress.works[castle].bonus = None;
        self.go_on(state, sink);
    }

    pub(crate) fn draw_card<K: EventSink<Event>>(&self, state: &mut State, castle: usize, card: Card, sink: &mut K) {
        state.deck.remove(card);
        state.drawn_cards[castle].insert(card);
        let drawn = state.drawn_cards[castle];
        if drawn.len() == CARDS_DRAWN {
            sink.emit(|| Event::CardsDrawn { castle: castle as u8, cards: Some(drawn.iter().collect()) });
            set_task(state, castle, Task::KeepCard);
        }
    }

    /// `two_castles.utility.bonus`
    pub(crate) fn keep_card<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        castle: usize,
        card: Card,
        sink: &mut K,
    ) {
        let mut rest = state.drawn_cards[castle];
        rest.remove(card);
        state.drawn_cards[castle] = CardSet::EMPTY;
        let partners = self.partners(castle);
        for card in rest.iter() {
            state.card_discards.push(card, partners);
        }
        state.castles[castle].add_card(card);
        sink.emit(|| {
            let built = &state.castles[castle];
            let counted = built.card_points(self.components, card);
            let total = built.points(self.components);
            Event::CardKept { seat, castle: castle as u8, card, counted, total }
        });
        sink.emit(|| Event::CardsDiscarded { castle: castle as u8, cards: Some(rest.iter().collect()) });
        state.progress.works[castle].bonus = None;
        self.go_on(state, sink);
    }

    /// `two_castles.utility.bonus-shortage`. Every card not kept is in the deck then, so there is nothing to remember.
    fn refill_deck<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        let cards = state.card_discards.len() as u8;
        for discarded in state.card_discards.iter() {
            state.deck.insert(discarded.piece);
        }
        state.card_discards = crate::knowledge::CardDiscards::EMPTY;
        sink.emit(|| Event::DeckRefilled { cards });
    }
}

/// What the third room of a type asks for first.
fn task_of(bonus: Bonus) -> Task {
    match bonus {
        Bonus::Tiles => Task::DrawTiles,
        Bonus::Attendant => Task::TakeAttendant,
        Bonus::Cards => Task::DrawCards,
        Bonus::Special(kind) => Task::PlaceSpecial(kind),
        Bonus::Choice => Task::ChooseBonus,
    }
}

/// The bonus of a castle goes on, for the same seat.
fn set_task(state: &mut State, castle: usize, task: Task) {
    if let Some((_, current)) = &mut state.progress.works[castle].bonus {
        *current = task;
    }
}
