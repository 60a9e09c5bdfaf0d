//! Setup: board, piles, the draft of pairs, the opponent's start, the end piles.

use kernel::EventSink;

use crate::Viscounts;
use crate::board::{Piece, Space};
use crate::card::{Card, CardSet};
use crate::effect::Good;
use crate::event::Event;
use crate::options::First;
use crate::run::Run;
use crate::stack::{Frame, Phase, SetupStage, Stack};
use crate::state::{Ending, HAND, OPPONENT, OpponentCards, Pair, Pile, Player, SIDES, Side, State, Table};

impl Viscounts {
    /// The state before setup.
    pub(crate) fn opened_box(&self) -> State {
        let mut player = Player::new(self.data.figures.workers_per_player);
        player.pool = self.data.groups.starters;
        player.draw_len = player.pool.len() as u8;
        let mut players = [Player::new(0); SIDES];
        players[..self.seats.get()].fill(player);
        if self.is_solo() {
            players[OPPONENT.index()] = Player::new(self.data.figures.workers_per_player);
        }
        let mut stack = Stack::EMPTY;
        stack.push(Frame::Setup(SetupStage::Pieces));
        let table = Table {
            players,
            first: Side(0),
            round: 0,
            order: Piece::ALL,
            pieces_laid: 0,
            castle_turn: 0,
            townsfolk: self.data.townsfolk_piles.map(|left| Pile { top: None, left }),
            unseen_cards: self.data.groups.townsfolk.or(self.data.groups.heroes),
            manuscripts: self.data.manuscript_piles.map(|left| Pile { top: None, left }),
            unseen_tiles: self.data.tiles,
            sites: [None; 25],
            rings: [[[0; SIDES]; 5]; 2],
            third_ring: [0; SIDES],
            lord: None,
            bonus: [None; 4],
            debts_left: self.data.figures.poverty_debts[self.seats.get() - 1],
            deeds_left: self.data.figures.prosperity_deeds[self.seats.get() - 1],
            ending: Ending::Open,
            pairs: [None; 5],
            main: None,
            steps: 0,
            opponent: self.scheme_decks(),
            stack,
        };
        State { table, hands: [[None; HAND]; SIDES] }
    }

    /// Start schemes form the draw pile, future schemes lie aside, some of them mixed in
    /// (`viscounts.solo.remove-plans`, `viscounts.solo.difficulty`).
    fn scheme_decks(&self) -> OpponentCards {
        if !self.is_solo() {
            return OpponentCards::default();
        }
        let boxed = self.opponent_board().removed;
        OpponentCards {
            draw: 0x00ff & !boxed,
            unseen: 0xff00 & !boxed,
            mixed: self.options.mixed_in as u8,
            boxed,
            ..OpponentCards::default()
        }
    }

    /// How many pairs are laid out: one more than contenders who draft; in the solo game just two.
    #[must_use]
    pub fn pair_count(&self) -> usize {
        self.seats.get() + 1
    }

    /// The manuscripts that can lie on top of a pile next: grey-backed ones first.
    pub(crate) fn next_tiles(&self, table: &Table, piece: Piece) -> u64 {
        let grey = self.grey_backs();
        let untouched = table.manuscripts[piece.index()].left == self.data.manuscript_piles[piece.index()];
        table.unseen_tiles & if untouched { grey } else { !grey }
    }

    /// The heroes or player cards that can be laid out next.
    pub(crate) fn unlaid_heroes(&self, table: &Table) -> CardSet {
        table.unseen_cards.and(self.data.groups.heroes)
    }

    /// The townsfolk that nobody has seen yet.
    pub(crate) fn unseen_townsfolk(&self, table: &Table) -> CardSet {
        table.unseen_cards.and(self.data.groups.townsfolk)
    }

    /// The player cards not laid out.
    pub(crate) fn unlaid_numbers(table: &Table) -> impl Iterator<Item = u8> {
        (1..=10).filter(|number| {
            let laid = table.pairs.iter().flatten().any(|pair| pair.number == *number);
            !laid && table.players.iter().all(|player| player.player_card != *number)
        })
    }

    /// The pair that waits for its hero, if any.
    pub(crate) fn heroless(table: &Table) -> Option<usize> {
        table.pairs.iter().position(|pair| pair.is_some_and(|pair| pair.hero.is_none()))
    }
}

impl<K: EventSink<Event>> Run<'_, K> {
    /// Continues the setup. Returns whether chance or a seat has to act.
    pub(crate) fn setup_step(&mut self, stage: SetupStage) -> bool {
        match stage {
            SetupStage::Pieces => {
                // A circle has no first piece: A begins. The last piece has only one place left.
                match self.state.table.pieces_laid {
                    0 => self.lay_piece(Piece(0)),
                    4 => self.lay_piece(self.state.table.order[4]),
                    5 => self.table().stack.replace(Frame::Setup(SetupStage::Castle)),
                    _ => return true,
                }
            }
            SetupStage::Castle => return true,
            SetupStage::Townsfolk => {
                self.table().stack.replace(Frame::Setup(SetupStage::Manuscripts));
                for piece in Piece::ALL.into_iter().rev() {
                    self.table().stack.push(Frame::RevealCard(piece));
                }
            }
            SetupStage::Manuscripts => {
                let drawn = self.game.options.first == First::Random;
                self.table().stack.replace(Frame::Setup(if drawn { SetupStage::First } else { SetupStage::Pairs }));
                for piece in Piece::ALL.into_iter().rev() {
                    self.table().stack.push(Frame::RevealTile(piece));
                }
            }
            SetupStage::First => return true,
            SetupStage::Pairs => {
                let laid = self.state.table.pairs.iter().flatten().count();
                if laid < self.game.pair_count() || Viscounts::heroless(&self.state.table).is_some() {
                    return true;
                }
                self.table().stack.replace(Frame::Setup(SetupStage::Draft));
            }
            SetupStage::Draft => {
                // Reverse turn order, from the starting player's right (`viscounts.setup.pair-draft-order`).
                let (first, seats) = (self.state.table.first.0, self.game.seats.get() as u8);
                let mut next = (0..seats).rev().map(|place| Side((first + place) % seats));
                let next = next.find(|side| self.state.table.players[side.index()].player_card == 0);
                match next {
                    Some(side) => {
                        self.table().stack.push(Frame::ReadyDeck(side));
                        self.table().stack.push(Frame::Draft(side));
                    }
                    None => self.table().stack.replace(Frame::Setup(SetupStage::Opponent)),
                }
            }
            SetupStage::Opponent => {
                self.table().stack.replace(Frame::Setup(SetupStage::Piles));
                if self.game.is_solo() {
                    self.place_opponent();
                }
            }
            SetupStage::Piles => {
                let (debts, deeds) = (self.state.table.debts_left, self.state.table.deeds_left);
                self.sink.emit(|| Event::PilesStocked { debts, deeds });
                self.table().round = 1;
                let first = self.state.table.first;
                self.table().stack.replace(Frame::Turn(first, Phase::Cards));
            }
        }
        false
    }

    /// Lays the next board piece clockwise.
    pub(crate) fn lay_piece(&mut self, piece: Piece) {
        let table = self.table();
        let place = table.pieces_laid;
        let found = table.order.iter().position(|laid| *laid == piece).unwrap_or(0);
        table.order[usize::from(place)..=found].rotate_right(1);
        table.pieces_laid += 1;
        self.sink.emit(|| Event::PieceLaid { piece, place });
    }

    pub(crate) fn turn_castle(&mut self, turn: u8) {
        self.table().castle_turn = turn;
        self.table().stack.replace(Frame::Setup(SetupStage::Townsfolk));
        self.sink.emit(|| Event::CastleTurned { turn });
    }

    /// A starting player is chosen and keeps the marker all game (`viscounts.setup.starting-player`).
    pub(crate) fn first_drawn(&mut self, first: Side) {
        self.table().first = first;
        self.table().stack.replace(Frame::Setup(SetupStage::Pairs));
        let who = self.who(first);
        self.sink.emit(|| Event::FirstDrawn { who });
    }

    pub(crate) fn lay_pair(&mut self, number: u8) {
        let free = self.state.table.pairs.iter().position(Option::is_none).expect("a place for the pair");
        self.table().pairs[free] = Some(Pair { number, hero: None });
    }

    pub(crate) fn lay_hero(&mut self, hero: Card) {
        let table = self.table();
        table.unseen_cards.remove(hero);
        let index = Viscounts::heroless(table).expect("a pair waits for its hero");
        if let Some(pair) = &mut table.pairs[index] {
            pair.hero = Some(hero);
        }
        let pairs = || self.state.table.pairs.iter().flatten().filter_map(|pair| Some((pair.number, pair.hero?)));
        if pairs().count() == self.game.pair_count() {
            self.sink.emit(|| Event::PairsLaid { pairs: pairs().collect() });
        }
    }

    /// Whether the piles get their first townsfolk and manuscripts. A player card may let its owner take one of them later
    /// during setup.
    fn lays_out_piles(&self) -> bool {
        self.state.table.round == 0 && self.state.table.pairs.iter().all(Option::is_none)
    }

    /// Reveals a townsfolk.
    pub(crate) fn reveal_card(&mut self, piece: Piece, card: Card) {
        let table = self.table();
        table.stack.pop();
        table.unseen_cards.remove(card);
        table.townsfolk[piece.index()].top = Some(card.0);
        let laid = || self.state.table.townsfolk.iter().filter_map(|pile| pile.top.map(Card));
        if !self.lays_out_piles() {
            self.sink.emit(|| Event::CardRevealed { piece, card });
        } else if laid().count() == Piece::ALL.len() {
            self.sink.emit(|| Event::TownsfolkLaid { cards: laid().collect() });
        }
    }

    /// Reveals a manuscript.
    pub(crate) fn reveal_tile(&mut self, piece: Piece, tile: u8) {
        let table = self.table();
        table.stack.pop();
        table.unseen_tiles &= !(1 << tile);
        table.manuscripts[piece.index()].top = Some(tile);
        let laid = || self.state.table.manuscripts.iter().filter_map(|pile| pile.top);
        if !self.lays_out_piles() {
            self.sink.emit(|| Event::TileRevealed { piece, tile });
        } else if laid().count() == Piece::ALL.len() {
            self.sink.emit(|| Event::ManuscriptsLaid { tiles: laid().collect() });
        }
    }

    /// Takes a pair for a seat: viscount, goods, and the card's additional steps
    /// (`viscounts.setup.place-viscount`, `viscounts.setup.starting-goods`, `viscounts.setup.card-steps`).
    pub(crate) fn take_pair(&mut self, side: Side, number: u8) {
        self.table().stack.pop();
        let index = self.state.table.pairs.iter().position(|pair| pair.is_some_and(|pair| pair.number == number));
        let index = index.expect("the pair is laid out");
        let hero = self.state.table.pairs[index].take().and_then(|pair| pair.hero).expect("every pair has its hero");
        let who = self.who(side);
        self.sink.emit(|| Event::PairTaken { who, number, hero });
        let card = &self.game.data.player_cards[usize::from(number) - 1];
        let player = self.player(side);
        player.player_card = number;
        player.hero = Some(hero);
        player.viscount = Some(Space::outer(number));
        player.pool.insert(hero);
        player.draw_len += 1;
        self.gain_goods(side, Good::Silver, card.silver);
        self.gain_deeds(side, card.deeds);
        self.gain_debts(side, card.debts);
        self.push_effect(side, card.bonus);
        self.push_effect(side, card.resources);
    }

    /// Townsfolk gained during setup join the deck, which is shuffled; that shuffle has no criminal check
    /// (`viscounts.setup.deck`).
    pub(crate) fn ready_deck(&mut self, side: Side) {
        let player = self.player(side);
        player.pool = player.pool.or(player.discard);
        player.discard = CardSet::EMPTY;
        player.draw_len = player.pool.len() as u8;
        self.table().stack.replace(Frame::Draw(side));
    }

    /// The opponent takes the space of the card left over, and its own start (`viscounts.solo.two-pairs`,
    /// `viscounts.solo.opponent-start-goods`).
    fn place_opponent(&mut self) {
        let left = self.state.table.pairs.iter().flatten().next().expect("a pair is left over");
        let space = Space::outer(left.number);
        self.player(OPPONENT).viscount = Some(space);
        self.sink.emit(|| Event::OpponentPlaced { space });
        self.push_effect(OPPONENT, self.game.opponent_board().start);
    }
}
