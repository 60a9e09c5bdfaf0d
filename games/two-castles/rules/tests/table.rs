//! Castles and matches for tests, described in a few words.

use kernel::{Game, GameOptions, Seat, SeatCount, Silent, Step, StepOf, Viewer};
use two_castles::{
    Action, Card, Castle, Cell, Chance, Components, Event, Options, Phase, Placed, State, Task, Throne, Tile, TileSet,
    TwoCastles, View,
};

/// A table with default options.
pub(crate) fn game(seats: u8) -> TwoCastles {
    TwoCastles::new(SeatCount::new(seats), Options::default()).expect("the game is for so many")
}

/// The seat with a number, counted from one.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn tile(id: &str) -> Tile {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn throne(id: &str) -> Throne {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A set of tiles: `"pantry wine_room"`.
pub(crate) fn tiles(ids: &str) -> TileSet {
    ids.split_whitespace().map(tile).collect()
}

/// `wine_room@0,1`
fn placed(text: &str) -> Placed {
    let (id, at) = text.split_once('@').unwrap_or_else(|| panic!("{text} is not room@x,y"));
    Placed { tile: tile(id), at: at.parse().unwrap_or_else(|error| panic!("{error}")) }
}

/// A castle built step by step in the given order: `"pantry@-1,0 wine_room@0,1"`.
pub(crate) fn castle_on(throne_id: &str, rooms: &str) -> Castle {
    let components = Components::get();
    let mut castle = Castle::new();
    castle.set_throne(components, throne(throne_id));
    for room in rooms.split_whitespace().map(placed) {
        assert!(castle.may_place(components, room.tile, room.at), "{} may not lie at {}", room.tile, room.at);
        castle.place(components, room.tile, room.at);
    }
    castle
}

/// A castle on a throne room that wants utility and food rooms beside it and shows a painting.
pub(crate) fn castle(rooms: &str) -> Castle {
    castle_on("throne_utility_food", rooms)
}

/// May the tile be placed there?
pub(crate) fn may_place(castle: &Castle, id: &str, x: i8, y: i8) -> bool {
    castle.may_place(Components::get(), tile(id), Cell::new(x, y))
}

/// The points of a room, by its id.
pub(crate) fn points_of(castle: &Castle, id: &str) -> i32 {
    let room = castle.rooms().find(|room| room.tile == tile(id)).unwrap_or_else(|| panic!("{id} is not there"));
    castle.room_points(Components::get(), room.at).expect("it was just found").points()
}

/// The points of a bonus card for the castle.
pub(crate) fn card_points(castle: &Castle, id: &str) -> i32 {
    castle.card_points(Components::get(), card(id)).points()
}

/// A match that a test plays step by step.
#[derive(Clone)]
pub(crate) struct Match {
    pub(crate) game: TwoCastles,
    pub(crate) state: State,
    /// The events of the last step.
    pub(crate) events: Vec<Event>,
}

impl Match {
    /// Before any draw.
    pub(crate) fn new(seats: u8) -> Self {
        Self::with_options(seats, &[])
    }

    pub(crate) fn with_options(seats: u8, options: &[(&str, &str)]) -> Self {
        let options = Options::from_pairs(options.iter().copied()).expect("the options are known");
        let game = TwoCastles::new(SeatCount::new(seats), options).expect("the table can be laid");
        let state = game.initial_state();
        Self { game, state, events: Vec::new() }
    }

    /// Throne rooms laid in the order of the component file, hands dealt as named and filled up from the supply.
    pub(crate) fn dealt(seats: u8, hands: &[&str]) -> Self {
        Self::new(seats).lay_thrones().deal(hands)
    }

    pub(crate) fn lay_thrones(mut self) -> Self {
        for throne in Throne::all().take(self.game.places()) {
            self.step(Step::Chance(Chance::Throne(throne)));
        }
        self
    }

    /// Deals a round.
    pub(crate) fn deal(mut self, hands: &[&str]) -> Self {
        assert_eq!(self.state.progress.phase, Phase::DealTiles);
        let named: TileSet = hands.iter().flat_map(|hand| tiles(hand).iter()).collect();
        for place in 0..self.game.places() {
            let wanted = hands.get(place).map_or(TileSet::EMPTY, |hand| tiles(hand));
            let others: Vec<Tile> = self.state.supply.minus(&named).iter().collect();
            for tile in wanted.iter().chain(others).take(two_castles::HAND) {
                self.step(Step::Chance(Chance::Tile(tile)));
            }
        }
        self
    }

    /// The placing step in which the castle to the left of the first seat stands as given, the first seat has chosen the two
    /// tiles and is to act.
    pub(crate) fn placing(seats: u8, castle: Castle, picks: &str) -> Self {
        let mut table = Self::dealt(seats, &[]);
        table.choose_any();
        table.state.castles[0] = castle;
        let chosen: Vec<Tile> = picks.split_whitespace().map(tile).collect();
        table.state.picks[0] = chosen.try_into().expect("two tiles are chosen");
        // The pieces used cannot be drawn any more.
        let used: TileSet = castle.rooms().map(|room| room.tile).filter(|tile| tile.is_regular()).collect();
        table.state.supply = table.state.supply.minus(&used).minus(&tiles(picks));
        table
    }

    /// Every seat chooses the first two tiles of its hand (after Ludwig's first tile was assigned).
    pub(crate) fn choose_any(&mut self) -> &mut Self {
        while self.state.progress.phase == Phase::LudwigDraws {
            let tile = self.state.hands[two_castles::LUDWIG].nth(0);
            self.step(Step::Chance(Chance::Tile(tile)));
        }
        if self.state.progress.phase == Phase::LudwigAssigns {
            let assigner = self.game.assigner(self.state.progress.round);
            let first = self.legal(assigner)[0];
            self.step(Step::Act(assigner, first));
        }
        for seat in self.game.seats().seats() {
            if !self.state.progress.committed.contains(seat) {
                let first = self.legal(seat)[0];
                self.step(Step::Act(seat, first));
            }
        }
        self
    }

    /// Plays the first legal action or outcome repeatedly until the turn changes.
    pub(crate) fn finish_turn(&mut self) -> &mut Self {
        let (round, turn) = (self.state.progress.round, self.state.progress.turn);
        while (self.state.progress.round, self.state.progress.turn) == (round, turn)
            && self.state.progress.phase != Phase::Over
        {
            let next = laws::next_steps(&self.game, &self.state)[0];
            self.step(next);
        }
        self
    }

    pub(crate) fn step(&mut self, step: StepOf<TwoCastles>) {
        assert!(
            laws::is_possible(&self.game, &self.state, step),
            "{step} is not possible in {:?}",
            self.state.progress
        );
        self.events.clear();
        self.game.apply(&mut self.state, step, &mut self.events);
    }

    /// Plays an action of a seat, counted from one.
    pub(crate) fn act(&mut self, number: u8, action: &str) -> &mut Self {
        let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        self.step(Step::Act(seat(number), action));
        self
    }

    /// Chance brings these pieces.
    pub(crate) fn chance(&mut self, ids: &str) -> &mut Self {
        for id in ids.split_whitespace() {
            let outcome = id.parse().unwrap_or_else(|error| panic!("{error}"));
            self.step(Step::Chance(outcome));
        }
        self
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        legal
    }

    pub(crate) fn is_legal(&self, number: u8, action: &str) -> bool {
        let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        self.game.is_legal(&self.state, seat(number), action)
    }

    /// What a seat, counted from one, sees.
    pub(crate) fn view(&self, number: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.progress.phase
    }

    /// Who acts now, counted from one.
    pub(crate) fn actor(&self) -> u8 {
        let seats = self.game.to_act(&self.state).seats();
        assert_eq!(seats.len(), 1, "one seat is to act");
        seats.first().map_or(0, |seat| seat.index() as u8 + 1)
    }

    /// The bonus that is carried out in a castle: whose decision it is, counted from one, and what it asks for.
    pub(crate) fn bonus_in(&self, castle: usize) -> Option<(u8, Task)> {
        let (seat, task) = self.state.progress.works[castle].bonus?;
        Some((seat.index() as u8 + 1, task))
    }

    /// The bonus in the first castle.
    pub(crate) fn bonus(&self) -> Option<(u8, Task)> {
        self.bonus_in(0)
    }

    /// What the bonus in the first castle asks for.
    pub(crate) fn task(&self) -> Option<Task> {
        Some(self.bonus()?.1)
    }

    /// Who may do something in a castle now, counted from one.
    pub(crate) fn acts_in(&self, castle: usize) -> Vec<u8> {
        let acts = |seat: &Seat| {
            let bonus = self.game.bonus_of(&self.state.progress, *seat);
            self.legal(*seat).into_iter().any(|action| match (action, bonus) {
                (Action::Place(side, ..) | Action::Wait(side), _) => self.game.castle_at(*seat, side) == castle,
                (_, bonus) => bonus.is_some_and(|(here, _)| here == castle),
            })
        };
        self.game.seats().seats().filter(acts).map(|seat| seat.index() as u8 + 1).collect()
    }

    /// The state after an action, which is not played.
    pub(crate) fn after(&self, number: u8, action: &str) -> State {
        let mut state = self.state.clone();
        let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(self.game.is_legal(&state, seat(number), action));
        self.game.apply(&mut state, Step::Act(seat(number), action), &mut Silent);
        state
    }
}
