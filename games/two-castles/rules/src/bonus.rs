//! Bonuses: the third room of a type brings the bonus of the type, the fifth a special room of choice, both at once and
//! before anything else is placed. The seat that placed the room decides (`two_castles.bonus.joint-decision`).

use kernel::{EventSink, Seat};

use crate::components::{Bonus, CARDS_DRAWN, TILES_DRAWN};
use crate::state::{Phase, State};
use crate::{Attendant, Card, CardSet, Cell, Event, RoomType, Tile, TileSet, TwoCastles};

impl TwoCastles {
    /// Starts the bonus for the latest room of a type, if it brings one (`two_castles.bonus.third-immediate`,
    /// `two_castles.bonus.fifth-special`, `two_castles.bonus.no-sixth`).
    pub(crate) fn earn_bonus<K: EventSink<Event>>(
        &self,
        state: &mut State,
        room_type: RoomType,
        rooms: usize,
        sink: &mut K,
    ) -> bool {
        if rooms != 3 && rooms != 5 {
            return false;
        }
        let castle = state.progress.castle;
        sink.emit(|| Event::BonusEarned { castle, room_type, rooms: rooms as u8 });
        if rooms == 3 {
            self.begin_bonus(state, self.components.third_bonus(room_type), sink);
        } else {
            state.progress.phase = Phase::PlaceAnySpecial;
        }
        true
    }

    fn begin_bonus<K: EventSink<Event>>(&self, state: &mut State, bonus: Bonus, sink: &mut K) {
        state.progress.phase = match bonus {
            Bonus::Tiles => {
                // `two_castles.food.bonus-shortage`
                if state.supply.len() < TILES_DRAWN {
                    self.refill_supply(state, sink);
                }
                Phase::DrawTiles
            }
            Bonus::Attendant => Phase::TakeAttendant,
            Bonus::Cards => {
                if state.deck.len() < CARDS_DRAWN {
                    self.refill_deck(state, sink);
                }
                Phase::DrawCards
            }
            Bonus::Special(kind) => Phase::PlaceSpecial(kind),
            Bonus::Choice => Phase::ChooseBonus,
        };
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
        room_type: RoomType,
        sink: &mut K,
    ) {
        let castle = state.progress.castle;
        sink.emit(|| Event::BonusChosen { seat, castle, room_type });
        self.begin_bonus(state, self.components.third_bonus(room_type), sink);
    }

    pub(crate) fn draw_tile<K: EventSink<Event>>(&self, state: &mut State, tile: Tile, sink: &mut K) {
        let castle = state.progress.castle;
        state.supply.remove(tile);
        state.drawn.insert(tile);
        sink.emit(|| Event::TileDrawn { castle, tile: Some(tile) });
        if state.drawn.len() == TILES_DRAWN {
            state.progress.phase = Phase::KeepTile;
        }
    }

    /// One of the five is placed like any other tile and may bring a bonus itself; the rest leave the game, seen by the
    /// partners alone (`two_castles.food.bonus-chain`).
    pub(crate) fn keep_tile<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        at: Cell,
        sink: &mut K,
    ) {
        let castle = state.progress.castle;
        let mut rest = state.drawn;
        rest.remove(tile);
        state.drawn = TileSet::EMPTY;
        state.kept.insert(tile);
        let partners = self.partners(castle.into());
        for tile in rest.iter() {
            state.discards.push(tile, partners);
        }
        sink.emit(|| Event::TilesDiscarded { castle, tiles: Some(rest.iter().collect()) });
        self.place_room(state, seat, tile, at, sink);
    }

    /// `two_castles.living.bonus`
    pub(crate) fn take_attendant<K: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        attendant: Attendant,
        sink: &mut K,
    ) {
        let castle = state.progress.castle;
        state.attendants[attendant.index()] -= 1;
        state.castles[castle as usize].add_attendant(attendant);
        sink.emit(|| {
            let counted = state.castle().attendant_points(self.components, attendant);
            let total = state.castle().points(self.components);
            Event::AttendantTaken { seat, castle, attendant, counted, total }
        });
        self.go_on(state, sink);
    }

    pub(crate) fn draw_card<K: EventSink<Event>>(&self, state: &mut State, card: Card, sink: &mut K) {
        let castle = state.progress.castle;
        state.deck.remove(card);
        state.drawn_cards.insert(card);
        sink.emit(|| Event::CardDrawn { castle, card: Some(card) });
        if state.drawn_cards.len() == CARDS_DRAWN {
            state.progress.phase = Phase::KeepCard;
        }
    }

    /// `two_castles.utility.bonus`
    pub(crate) fn keep_card<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, card: Card, sink: &mut K) {
        let castle = state.progress.castle;
        let mut rest = state.drawn_cards;
        rest.remove(card);
        state.drawn_cards = CardSet::EMPTY;
        let partners = self.partners(castle.into());
        for card in rest.iter() {
            state.card_discards.push(card, partners);
        }
        state.castles[castle as usize].add_card(card);
        sink.emit(|| {
            let counted = state.castle().card_points(self.components, card);
            let total = state.castle().points(self.components);
            Event::CardKept { seat, castle, card, counted, total }
        });
        sink.emit(|| Event::CardsDiscarded { castle, cards: Some(rest.iter().collect()) });
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
