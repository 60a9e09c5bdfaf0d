//! The course of a match: [`Game`] for [`NewGame`].

use kernel::{
    BySeat, Contender, EventSink, Game, GameInfo, ScoreColumn, ScoreItem, ScoreSheet, Seat, SeatCount, SetupError,
    Standings, Step, StepOf, ToAct, Viewer, sample_messages,
};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::board::BoardText;
use crate::components::{self, Components};
use crate::errors;
use crate::event::Event;
use crate::options::{Length, Options};
use crate::state::{MAX_SEATS, State};
use crate::stone::{Stone, Stones};
use crate::view::{FaceDown, Hand, View};

/// The rules of New Game with the seats and options of one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    seats: SeatCount,
    options: Options,
    components: Components,
}

impl NewGame {
    /// What the printed pieces say.
    #[must_use]
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// How many turns a match has (`new-game.setup.length`).
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.options.length.rounds() * self.seats.get() as u8
    }

    /// The seat whose turn it is, clockwise from the first (`new-game.turn.order`); `None` at the end.
    #[must_use]
    pub fn active(&self, state: &State) -> Option<Seat> {
        (state.turns < self.turns()).then(|| Seat::new(state.turns % self.seats.get() as u8))
    }

    /// The points of a seat, hidden ones included (`new-game.end.score`).
    #[must_use]
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        self.components.points(&state.face_up[seat]) + self.components.points(&state.face_down[seat])
    }

    fn draw<K: EventSink<Event>>(&self, state: &mut State, stone: Stone, sink: &mut K) {
        let seat = self.active(state).expect("nobody draws after the end");
        state.bag[stone] -= 1;
        state.drawn = Some(stone);
        sink.emit(|| Event::Drawn { seat, stone: Some(stone) });
    }

    fn lay_down<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, action: Action, sink: &mut K) {
        let stone = state.drawn.take().expect("a stone is drawn before it is laid down");
        match action {
            Action::Keep => {
                state.face_down[seat][stone] += 1;
                sink.emit(|| Event::Kept { seat });
            }
            Action::Give => {
                let to = self.seats.left_of(seat);
                state.face_up[to][stone] += 1;
                sink.emit(|| Event::Given { seat, to, stone });
            }
        }
        state.turns += 1;
        if state.turns == self.turns() {
            sink.emit(|| Event::Revealed);
        }
    }
}

impl Game for NewGame {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Stone;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "new-game",
        title_de: "New Game",
        title_en: "New Game",
        seats: &[2, 3, 4],
        rules_version: 1,
        // A draw and a decision in each turn.
        max_steps: 2 * MAX_SEATS as u32 * Length::Long.rounds() as u32,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: components::check,
        score_table: None,
        messages: || [errors::samples(), sample_messages::<BoardText>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        Ok(Self { seats, options, components: *Components::of_the_box() })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        vec![("default", Options::default()), ("long", Options { length: Length::Long })]
    }

    fn initial_state(&self) -> State {
        State {
            bag: self.components.counts,
            face_down: BySeat::default(),
            face_up: BySeat::default(),
            drawn: None,
            turns: 0,
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match (self.active(state), state.drawn) {
            (None, _) => ToAct::Nobody,
            (Some(_), None) => ToAct::Chance,
            (Some(seat), Some(_)) => ToAct::one(seat),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state) == ToAct::one(seat) {
            out.extend([Action::Keep, Action::Give]);
        }
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Stone, u32)>) {
        let weights = Stone::ALL.map(|stone| (stone, u32::from(state.bag[stone])));
        out.extend(weights.into_iter().filter(|(_, weight)| *weight > 0));
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Chance(stone) => self.draw(state, stone, sink),
            Step::Act(seat, action) => {
                debug_assert!(self.is_legal(state, seat, action), "seat {seat} may not {action}");
                self.lay_down(state, seat, action, sink);
            }
        }
    }

    /// A stone that is given away is seen by all, and so are all stones after the last turn.
    fn reveals(&self, state: &State, _seat: Seat, action: Action) -> bool {
        action == Action::Give || state.turns + 1 == self.turns()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer, self.seats, self.active(state))
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    /// Deals the stones that the viewer has not seen at random to the places where such stones lie.
    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut unseen = self.components.counts;
        let mut face_down = BySeat::default();
        for seat in self.seats.seats() {
            unseen.remove(&view.face_up[seat]);
            if let FaceDown::Seen(stones) = view.face_down[seat] {
                unseen.remove(&stones);
                face_down[seat] = stones;
            }
        }
        if let Hand::Seen(stone) = view.hand {
            unseen[stone] -= 1;
        }
        for seat in self.seats.seats() {
            if let FaceDown::Unseen(count) = view.face_down[seat] {
                face_down[seat] = Stones::default();
                for _ in 0..count {
                    face_down[seat][take_one(&mut unseen, rng)] += 1;
                }
            }
        }
        let drawn = match view.hand {
            Hand::Empty => None,
            Hand::Seen(stone) => Some(stone),
            Hand::Unseen => Some(take_one(&mut unseen, rng)),
        };
        State { bag: unseen, face_down, face_up: view.face_up, drawn, turns: view.turns }
    }

    /// Most points win; of equal players the one with more gold stones is ahead (`new-game.end.tie`).
    fn standings(&self, state: &State) -> Standings {
        Standings::rank(self.seats.seats().map(|seat| {
            let gold = state.face_up[seat][Stone::Gold] + state.face_down[seat][Stone::Gold];
            (Contender::Seat(seat), self.points(state, seat), [i32::from(gold), 0])
        }))
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        let item = |source, count: u8, points| ScoreItem { source, count: u32::from(count), points };
        let column = |seat: Seat| {
            let up = view.face_up[seat];
            let down = match view.face_down[seat] {
                FaceDown::Seen(stones) => item("face-down", stones.total(), self.components.points(&stones)),
                FaceDown::Unseen(count) => item("face-down", count, 0),
            };
            let items = vec![item("face-up", up.total(), self.components.points(&up)), down];
            ScoreColumn { who: Contender::Seat(seat), items }
        };
        ScoreSheet { columns: self.seats.seats().map(column).collect() }
    }
}

/// Takes one of some stones at random.
fn take_one<R: Rng + ?Sized>(stones: &mut Stones, rng: &mut R) -> Stone {
    let mut ticket = rng.random_range(0..stones.total());
    for stone in Stone::ALL {
        if ticket < stones[stone] {
            stones[stone] -= 1;
            return stone;
        }
        ticket -= stones[stone];
    }
    unreachable!("the ticket is below the number of stones")
}
