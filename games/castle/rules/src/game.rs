//! `Game` for [`Castle`]: the steps of a turn in order.

use std::sync::Arc;

use kernel::{
    Contender, EventSink, Foresee, Game, GameInfo, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step, StepOf,
    ToAct, Viewer, sample_listed, sample_messages,
};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::board::board;
use crate::cell::CellSet;
use crate::chance::Chance;
use crate::components;
use crate::event::Event;
use crate::options::{First, KeepOn, Options, StartFields};
use crate::rules::Castle;
use crate::scoring::score_sheet;
use crate::state::State;
use crate::table::{Phase, SEATS};
use crate::text_board::BoardText;
use crate::tile::tiles;
use crate::view::View;
use crate::wall_tile::WallTile;

impl Game for Castle {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "castle",
        title_de: "Carcassonne: Die Burg",
        title_en: "Carcassonne: The Castle",
        seats: &[2],
        rules_version: 1,
        // The draw of the first player; for every tile: draw, placement, follower, scoring and the choice of a second turn;
        // and the wall tiles.
        max_steps: 1 + (components::MAX_TILES * 5 + components::MAX_TOWERS) as u32,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: components::check,
        score_table: Some(crate::score_table::SCORER),
        messages: || [crate::errors::samples(), sample_messages::<BoardText>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        let mut refused = [[CellSet::EMPTY; 2]; 4];
        if options.start_fields == StartFields::Match {
            for (cell, start) in board().starts() {
                refused[start.side.index()][usize::from(!start.path)].insert(*cell);
            }
        }
        let initial = Arc::new(State::new(board(), options.first.seat()));
        Ok(Self { options, board: board(), tiles: tiles(), refused, initial })
    }

    fn seats(&self) -> SeatCount {
        SeatCount::new(SEATS.len() as u8)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        let with = |change: fn(&mut Options)| {
            let mut options = Options::default();
            change(&mut options);
            options
        };
        vec![
            ("default", Options::default()),
            ("second-begins", with(|options| options.first = First::Two)),
            ("first-drawn", with(|options| options.first = First::Random)),
            ("start-match", with(|options| options.start_fields = StartFields::Match)),
            ("keep-scored", with(|options| options.keep_on = KeepOn::Scored)),
        ]
    }

    fn initial_state(&self) -> State {
        State::clone(&self.initial)
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.table.phase {
            Phase::First | Phase::Draw | Phase::TakeWallTile { .. } => ToAct::Chance,
            Phase::Place(_) | Phase::Follower | Phase::Score | Phase::SecondTurn => ToAct::one(state.table.active),
            Phase::Over => ToAct::Nobody,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.table.active {
            return;
        }
        match state.table.phase {
            Phase::Place(tile) => self.list_places(state, tile, out),
            Phase::Follower => self.list_followers(state, out),
            Phase::Score => self.list_scorings(state, out),
            Phase::SecondTurn => out.extend([Action::EndTurn, Action::SecondTurn]),
            Phase::First | Phase::Draw | Phase::TakeWallTile { .. } | Phase::Over => {}
        }
    }

    /// Most lists are those of places for a tile, which are long.
    #[inline]
    fn sample_action<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        legal: &mut Vec<Action>,
        rng: &mut R,
    ) -> Action {
        match state.table.phase {
            Phase::Place(tile) if seat == state.table.active => self.sample_place(state, tile, rng),
            _ => sample_listed(self, state, seat, legal, rng),
        }
    }

    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        seat == state.table.active
            && match (state.table.phase, action) {
                (Phase::Place(tile), Action::Place { cell, turn }) => self.can_place(state, tile, cell, turn),
                (Phase::Follower, Action::NoFollower) => true,
                (Phase::Follower, Action::Follower { kind, spot }) => self.can_follow_to(state, kind, spot),
                (Phase::Score, Action::Score { cell, spot }) => self.named_area(state, cell, spot).is_some(),
                (Phase::Score, Action::Double { cell, spot }) => {
                    self.named_area(state, cell, spot).is_some_and(|held| state.usable_doubling(held.area).is_some())
                }
                (Phase::SecondTurn, Action::EndTurn | Action::SecondTurn) => true,
                _ => false,
            }
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        match state.table.phase {
            Phase::First => out.extend(SEATS.map(|seat| (Chance::First(seat), 1))),
            Phase::Draw => out.extend(state.table.pile.iter().map(|(tile, count)| (Chance::Tile(tile), count))),
            // Nobody knows which wall tiles were left over, so every unseen one is equally likely.
            Phase::TakeWallTile { .. } => out.extend(
                WallTile::ALL
                    .into_iter()
                    .map(|tile| (Chance::WallTile(tile), u32::from(state.table.unseen.count(tile))))
                    .filter(|(_, count)| *count > 0),
            ),
            _ => {}
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        if state.table.phase == Phase::First {
            return Chance::First(SEATS[rng.random_range(0..2_u32) as usize]);
        }
        if let Phase::TakeWallTile { .. } = state.table.phase {
            let unseen = state.table.unseen;
            let ticket = rng.random_range(0..unseen.len() as u32);
            return Chance::WallTile(unseen.iter().nth(ticket as usize).expect("the ticket is below the number"));
        }
        let pile = state.table.pile;
        Chance::Tile(pile.nth(rng.random_range(0..pile.len() as u32)))
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        if let Step::Act(seat, action) = step {
            debug_assert!(self.is_legal(state, seat, action), "{seat} {action} is not legal");
        }
        match (state.table.phase, step) {
            (Phase::First, Step::Chance(Chance::First(seat))) => {
                sink.emit(|| Event::FirstDrawn { seat });
                self.begin_turn(state, seat);
            }
            (Phase::Draw, Step::Chance(Chance::Tile(tile))) => self.draw(state, tile, sink),
            (Phase::Place(tile), Step::Act(_, Action::Place { cell, turn })) => {
                self.place(state, tile, cell, turn, sink);
            }
            (Phase::Follower, Step::Act(_, Action::NoFollower)) => self.go_on_scoring(state, sink),
            (Phase::Follower, Step::Act(_, Action::Follower { kind, spot })) => {
                self.follow(state, kind, spot, sink);
                self.go_on_scoring(state, sink);
            }
            (Phase::Score, Step::Act(_, Action::Score { cell, spot } | Action::Double { cell, spot })) => {
                let held = self.named_area(state, cell, spot).expect("the action is legal");
                let doubled = matches!(step, Step::Act(_, Action::Double { .. }));
                let doubled_by = state.usable_doubling(held.area).filter(|_| doubled);
                if !self.score(state, held, doubled_by, sink) {
                    self.go_on_scoring(state, sink);
                }
            }
            (Phase::TakeWallTile { seat, tower }, Step::Chance(Chance::WallTile(tile))) => {
                state.table.take_wall_tile(seat, tower, tile);
                let fields = self.board.towers()[usize::from(tower)].fields;
                sink.emit(|| Event::WallTileTaken { seat, fields, tile });
                self.go_on_scoring(state, sink);
            }
            (Phase::SecondTurn, Step::Act(seat, Action::SecondTurn)) => {
                state.table.players[seat].ready.take(WallTile::SecondTurn);
                sink.emit(|| Event::WallTileUsed { seat, tile: WallTile::SecondTurn });
                self.begin_turn(state, seat);
            }
            (Phase::SecondTurn, Step::Act(seat, Action::EndTurn)) => self.begin_turn(state, seat.opponent()),
            (phase, step) => panic!("{step} does not fit {phase:?}"),
        }
    }

    fn reveals(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        // Only draws show anything new, and they are chance steps.
        false
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state.clone(), viewer)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, _rng: &mut R) -> State {
        // The state holds nothing hidden: a face-down tile is drawn when it is turned over.
        view.state().clone()
    }

    fn standings(&self, state: &State) -> Standings {
        Standings::rank(SEATS.map(|seat| (Contender::Seat(seat), i32::from(state.table.players[seat].score), [0, 0])))
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        score_sheet(view.table())
    }
}

impl Foresee for Castle {
    fn is_surprise(&self, _event: &Event) -> bool {
        // Nothing is hidden but what chance steps show.
        false
    }
}
