//! Open quarries: every seat has a quarry of its own, and there is a common one. Whoever has stones left in the own quarry
//! may break stones there or in the common quarry, in any order and in sight of all. A stone of the own quarry is worth a
//! point; how much a common one is worth is seen only when it is out.

use std::fmt;
use std::str::FromStr;

use kernel::{
    BoardWords, BySeat, ChoiceBlock, ChoiceSpace, Choices, Contender, Encode, Evaluate, EventSink, Foresee, Game,
    GameInfo, NotationError, ObservationSlice, ObservationWriter, ScoreColumn, ScoreItem, ScoreSheet, Seat, SeatCount,
    SetupError, Standings, Step, StepOf, TextBoard, ToAct, Viewer, sample_messages,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

const OWN: u8 = 3;
const COMMON: u8 = 2;
const MOST_WORTH: u8 = 3;
const MAX_SEATS: usize = 3;

kernel::options! {
    /// What players agree on.
    pub struct Options {
        /// Is there a common quarry?
        common ("common"): bool = true,
    }
}

/// The rules.
#[derive(Clone, Debug)]
pub struct OpenQuarries {
    seats: SeatCount,
    options: Options,
}

/// All that is true; nothing is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The stones left in the quarry of each seat.
    pub own: BySeat<u8, MAX_SEATS>,
    /// The stones left in the common quarry.
    pub common: u8,
    /// What the common stones of each seat were worth.
    pub worth: BySeat<u8, MAX_SEATS>,
    /// Who has broken a common stone whose worth is not known yet.
    pub breaking: Option<Seat>,
}

/// A decision: which stones to break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// One or two of the own quarry.
    Own(u8),
    /// One of the common quarry.
    Common,
}

/// The worth of a common stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Worth(pub u8);

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A seat breaks stones of its own quarry.
    Own(Seat, u8),
    /// A seat breaks a common stone.
    Common(Seat),
    /// The common stone is worth this much.
    Worth(u8),
}

kernel::messages! {
    /// What the notation of the game has.
    enum Expected {
        Action = "open-quarries-action", "action: use own1, own2 or common";
        Worth = "open-quarries-worth", "worth: use 1 to 3";
    }
}

impl OpenQuarries {
    fn points(&self, state: &State, seat: Seat) -> u8 {
        OWN - state.own[seat] + state.worth[seat]
    }

    /// The seats that may break a stone.
    fn at_work(&self, state: &State) -> kernel::SeatSet {
        self.seats.seats().filter(|seat| state.own[*seat] > 0).collect()
    }
}

impl Game for OpenQuarries {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Worth;
    type View = State;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "open-quarries",
        title_de: "Offene Steinbrüche",
        title_en: "Open Quarries",
        seats: &[2, 3],
        rules_version: 1,
        max_steps: OWN as u32 * MAX_SEATS as u32 + 2 * COMMON as u32,
        ledger: "",
        components: &super::NO_COMPONENTS,
        check_components: |_| Ok(Vec::new()),
        score_table: None,
        messages: sample_messages::<Expected>,
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        vec![("default", Options::default()), ("own", Options { common: false })]
    }

    fn initial_state(&self) -> State {
        let mut own = BySeat::default();
        self.seats.seats().for_each(|seat| own[seat] = OWN);
        let common = if self.options.common { COMMON } else { 0 };
        State { own, common, worth: BySeat::default(), breaking: None }
    }

    fn to_act(&self, state: &State) -> ToAct {
        let open = self.at_work(state);
        match state.breaking {
            Some(_) => ToAct::Chance,
            None if open.is_empty() => ToAct::Nobody,
            None => ToAct::Open(open),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state).seats().contains(seat) {
            out.extend((1..=state.own[seat].min(2)).map(Action::Own));
            out.extend((state.common > 0).then_some(Action::Common));
        }
    }

    fn chance_outcomes(&self, _state: &State, out: &mut Vec<(Worth, u32)>) {
        out.extend((1..=MOST_WORTH).map(|worth| (Worth(worth), 1)));
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Act(seat, Action::Own(stones)) => {
                state.own[seat] -= stones;
                sink.emit(|| Event::Own(seat, stones));
            }
            Step::Act(seat, Action::Common) => {
                state.common -= 1;
                state.breaking = Some(seat);
                sink.emit(|| Event::Common(seat));
            }
            Step::Chance(Worth(worth)) => {
                let seat = state.breaking.take().expect("a seat has broken a common stone");
                state.worth[seat] += worth;
                sink.emit(|| Event::Worth(worth));
            }
        }
    }

    fn reveals(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        false
    }

    /// Everyone works in the own quarry undisturbed; the common one is shared, and chance follows.
    fn independent(&self, _state: &State, (_, one): (Seat, Action), (_, other): (Seat, Action)) -> bool {
        one != Action::Common && other != Action::Common
    }

    fn view(&self, state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &State, _rng: &mut R) -> State {
        view.clone()
    }

    fn standings(&self, state: &State) -> Standings {
        let row = |seat: Seat| (Contender::Seat(seat), i32::from(self.points(state, seat)), [0, 0]);
        Standings::rank(self.seats.seats().map(row))
    }

    fn score_sheet(&self, view: &State) -> ScoreSheet {
        let column = |seat: Seat| {
            let points = i32::from(self.points(view, seat));
            ScoreColumn { who: Contender::Seat(seat), items: vec![ScoreItem { source: "stones", count: 0, points }] }
        };
        ScoreSheet { columns: self.seats.seats().map(column).collect() }
    }
}

impl Foresee for OpenQuarries {
    fn is_surprise(&self, _event: &Event) -> bool {
        false
    }
}

impl Evaluate for OpenQuarries {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let all: f32 = self.seats.seats().map(|seat| f32::from(self.points(state, seat))).sum();
        (1.0 + f32::from(self.points(state, seat))) / (self.seats.get() as f32 + all)
    }

    fn prior(&self, _state: &State, _seat: Seat, action: Action) -> f32 {
        match action {
            Action::Own(stones) => -f32::from(stones),
            Action::Common => 1.0,
        }
    }
}

/// First the quarry, then how many stones of the own one.
const CHOICES: ChoiceSpace<2> = ChoiceSpace::new([
    ChoiceBlock {
        name: "quarry",
        len: 2,
        meaning: "break stones in the own quarry, `stones` follows; or in the common one",
    },
    ChoiceBlock { name: "stones", len: 2, meaning: "one or two stones" },
]);

impl Encode for OpenQuarries {
    const CHOICES: &'static [ChoiceBlock] = &CHOICES.blocks;

    const OBSERVATION: &'static [ObservationSlice] = &[
        ObservationSlice { name: "option", len: 1, most: 1, meaning: "is there a common quarry?" },
        ObservationSlice {
            name: "at-the-table",
            len: MAX_SEATS,
            most: 1,
            meaning: "for each seat, does someone sit there?",
        },
        ObservationSlice { name: "common", len: 1, most: COMMON, meaning: "stones in the common quarry" },
        ObservationSlice { name: "own", len: MAX_SEATS, most: OWN, meaning: "stones in the quarry of each seat" },
        ObservationSlice {
            name: "worth",
            len: MAX_SEATS,
            most: 255,
            meaning: "worth of the common stones of each seat",
        },
        ObservationSlice {
            name: "breaking",
            len: MAX_SEATS,
            most: 1,
            meaning: "the seat that waits for a stone's worth",
        },
    ];

    /// A view does not say whose it is: seats keep their order.
    fn observe(&self, view: &State, out: &mut [u8]) {
        let mut writer = ObservationWriter::new(Self::OBSERVATION, out);
        writer.flags("option", [self.options.common]);
        writer.each_of("at-the-table", 0..self.seats.get());
        writer.bytes("common", [view.common]);
        writer.bytes("own", view.own.0);
        writer.bytes("worth", view.worth.0);
        writer.one_of("breaking", view.breaking.map(Seat::index));
        writer.finish();
    }

    fn choices(&self, _seat: Seat, action: Action) -> Choices {
        match action {
            Action::Own(stones) => Choices::new([CHOICES.choice(0, 0), CHOICES.choice(1, usize::from(stones) - 1)]),
            Action::Common => Choices::new([CHOICES.choice(0, 1)]),
        }
    }

    fn action(&self, _seat: Seat, choices: &[u16]) -> Option<Action> {
        match choices {
            [1] => Some(Action::Common),
            [0, stones @ 2..=3] => Some(Action::Own(*stones as u8 - 1)),
            _ => None,
        }
    }
}

impl TextBoard for State {
    fn write_board(&self, out: &mut dyn fmt::Write, _words: &dyn BoardWords) -> fmt::Result {
        let Self { own, common, worth, .. } = self;
        writeln!(out, "own {:?}, common {common}, worth {:?}", own.0, worth.0)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(stones) => write!(f, "own{stones}"),
            Self::Common => f.write_str("common"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "own1" => Ok(Self::Own(1)),
            "own2" => Ok(Self::Own(2)),
            "common" => Ok(Self::Common),
            _ => Err(NotationError::new(text, Expected::Action)),
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Worth {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        super::card(text, MOST_WORTH).map(Self).ok_or_else(|| NotationError::new(text, Expected::Worth))
    }
}
