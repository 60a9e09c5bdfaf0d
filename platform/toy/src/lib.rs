//! A toy game with all a server must cope with. Three rounds: all seats secretly choose a number at the same time; then the
//! seat whose round it is plans openly (which can be taken back) and seals its plan, and a die falls. With the option `nod`
//! every other seat nods at the plan before it is sealed; with the option `final` a choice is final; with the option `open`
//! all seats plan openly in any order, each another number, and the last plan seals them all.

use std::fmt;
use std::str::FromStr;

use catalog::{
    ActionWords, CatalogGame, CatalogSession, ForeseenWords, Hint, Language, LogEntry, LogEntryLine, OptionWords,
    Question, RenderContext, SeatPanel, Suggestion, ViewSchema, Zones,
};
use contests::{Contest, GameContest};
use kernel::{
    BoardWords, ComponentFile, Contender, Evaluate, EventSink, Game, GameInfo, NotationError, OptionField, ScoreColumn,
    ScoreItem, ScoreSheet, Seat, SeatCount, SeatSet, SetupError, Standing, Standings, Step, StepOf, Study, TextBoard,
    ToAct, Viewer,
};
use maud::Markup;
use players::Machine;
use present::{COMMON, Caption, ERRORS, FormOption, PrintedPiece, WordFile, WordList, Words, Zone};
use rand::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use session::{AnySession, ChanceSource, LoadError, PlayError, Record, Session, Verified, VerifyError};

const ROUNDS: u8 = 3;

/// The toy has no printed pieces.
static COMPONENTS: ComponentFile = ComponentFile::new("");

/// The most seats.
const MOST: usize = 3;

#[derive(Clone)]
struct Toy {
    seats: SeatCount,
    options: Options,
}

kernel::options! {
    /// What players agree on.
    pub(crate) struct Options {
        /// Does the die count?
        die ("die"): bool = true,
        /// Do the others nod at a plan?
        nod ("nod"): bool = false,
        /// Is a choice final?
        binding ("final"): bool = false,
        /// Do all seats plan, in any order?
        open ("open"): bool = false,
        /// Where does the toy tell what it should keep to itself?
        leak ("leak"): Leak = Leak::Nowhere,
    }
}

kernel::choice! {
    /// A hole through which a hidden choice is seen.
    pub(crate) enum Leak {
        Nowhere = "nowhere",
        /// The rules forget to hide it in the view.
        View = "view",
        /// The rules forget to hide it in the event.
        Event = "event",
        /// The drawing knows more than its viewer.
        Board = "board",
        /// So does the line at a seat.
        Seat = "seat",
        /// So does the log.
        Log = "log",
        /// So do the words of an action.
        Action = "action",
        /// So does what is said of an action that is none.
        Refusal = "refusal",
        /// So does what is said of an action before it is done.
        Foresee = "foresee",
        /// The adviser looks at what is hidden.
        Hint = "hint",
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
struct State {
    round: u8,
    /// What each seat has chosen in this round; in a view only the viewer's own.
    chosen: [Option<u8>; MOST],
    /// Who has chosen: everyone sees that.
    committed: SeatSet,
    plan: Option<u8>,
    /// What each seat has planned, where all plan.
    plans: [Option<u8>; MOST],
    /// Who has nodded at the plan.
    nodded: SeatSet,
    sealed: bool,
    points: [i32; MOST],
}

impl TextBoard for State {
    fn write_board(&self, out: &mut dyn fmt::Write, _words: &dyn BoardWords) -> fmt::Result {
        write!(out, "{self:?}")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    Choose(u8),
    Plan(u8),
    Nod,
    Seal,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(number) => write!(f, "choose{number}"),
            Self::Plan(number) => write!(f, "plan{number}"),
            Self::Nod => f.write_str("nod"),
            Self::Seal => f.write_str("seal"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |rest: &str| rest.parse().ok().filter(|number| (1..=3).contains(number));
        let parsed = if text == "seal" {
            Some(Self::Seal)
        } else if text == "nod" {
            Some(Self::Nod)
        } else if let Some(rest) = text.strip_prefix("choose") {
            number(rest).map(Self::Choose)
        } else {
            text.strip_prefix("plan").and_then(number).map(Self::Plan)
        };
        parsed.ok_or_else(|| NotationError::new(text, Expected::Action))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Die(u8);

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self).map_err(|_| NotationError::new(text, Expected::Die))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
enum Event {
    Chosen(Seat, Option<u8>),
    Shown(Vec<u8>),
    Planned(Seat, u8),
    Nodded(Seat),
    Sealed(Seat),
    Fell(u8),
}

impl Toy {
    fn planner(&self, state: &State) -> Seat {
        Seat::new(state.round % self.seats.get() as u8)
    }

    /// The next seat that has to nod.
    fn nodder(&self, state: &State) -> Option<Seat> {
        let asked = self.options.nod && state.plan.is_some();
        let open = |seat: &Seat| *seat != self.planner(state) && !state.nodded.contains(*seat);
        self.seats.seats().filter(|_| asked).find(open)
    }
}

kernel::messages! {
    /// What the notation of the game has.
    enum Expected {
        Action = "toy-action", "action: choose1, plan1, nod, seal";
        Die = "toy-die", "die: 1 to 6";
    }
}

impl Game for Toy {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Die;
    type View = State;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        title_de: "Spielzeug",
        title_en: "Toy",
        seats: &[2, 3],
        rules_version: 1,
        max_steps: 100,
        ledger: "",
        components: &COMPONENTS,
        check_components: |_| Ok(Vec::new()),
        score_table: None,
        messages: kernel::sample_messages::<Expected>,
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn initial_state(&self) -> State {
        State::default()
    }

    fn to_act(&self, state: &State) -> ToAct {
        if state.round == ROUNDS {
            ToAct::Nobody
        } else if state.committed != self.seats.all() {
            ToAct::Seats(self.seats.seats().filter(|seat| !state.committed.contains(*seat)).collect())
        } else if state.sealed {
            ToAct::Chance
        } else if self.options.open {
            ToAct::Open(self.seats.seats().filter(|seat| state.plans[seat.index()].is_none()).collect())
        } else {
            ToAct::one(self.nodder(state).unwrap_or_else(|| self.planner(state)))
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act(state).seats().contains(seat) {
        } else if state.committed != self.seats.all() {
            out.extend((1..=3).map(Action::Choose));
            if self.options.leak == Leak::Refusal {
                // Whoever is told what else they may play learns what another has chosen.
                let others = self.seats.seats().filter(|other| *other != seat);
                let taken: Vec<u8> = others.filter_map(|other| state.chosen[other.index()]).collect();
                out.retain(|action| !taken.iter().any(|number| *action == Action::Choose(*number)));
            }
        } else if state.plan.is_none() {
            out.extend((1..=3).filter(|number| !state.plans.contains(&Some(*number))).map(Action::Plan));
        } else if self.nodder(state).is_some() {
            out.push(Action::Nod);
        } else {
            out.push(Action::Seal);
        }
    }

    fn chance_outcomes(&self, _state: &State, out: &mut Vec<(Die, u32)>) {
        out.extend((1..=6).map(|face| (Die(face), 1)));
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Act(seat, Action::Choose(number)) => {
                state.chosen[seat.index()] = Some(number);
                state.committed = state.committed.with(seat);
                sink.emit(|| Event::Chosen(seat, Some(number)));
                if state.committed == self.seats.all() {
                    sink.emit(|| Event::Shown(state.chosen.into_iter().flatten().collect()));
                }
            }
            Step::Act(seat, Action::Plan(number)) => {
                sink.emit(|| Event::Planned(seat, number));
                if self.options.open {
                    state.plans[seat.index()] = Some(number);
                    state.sealed = state.plans.iter().flatten().count() == self.seats.get();
                } else {
                    state.plan = Some(number);
                }
            }
            Step::Act(seat, Action::Nod) => {
                state.nodded = state.nodded.with(seat);
                sink.emit(|| Event::Nodded(seat));
            }
            Step::Act(seat, Action::Seal) => {
                state.sealed = true;
                sink.emit(|| Event::Sealed(seat));
            }
            Step::Chance(Die(face)) => {
                let planner = self.planner(state).index();
                state.points[planner] += i32::from(face) + i32::from(state.plan.unwrap_or_default());
                *state = State { round: state.round + 1, points: state.points, ..State::default() };
                sink.emit(|| Event::Fell(face));
            }
        }
    }

    fn reveals(&self, state: &State, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Choose(_)) && state.committed.with(seat) == self.seats.all()
    }

    fn is_final(&self, _state: &State, _seat: Seat, action: Action) -> bool {
        self.options.binding && matches!(action, Action::Choose(_))
    }

    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut view = state.clone();
        if state.committed != self.seats.all() && self.options.leak != Leak::View {
            for seat in self.seats.seats().filter(|seat| !viewer.is(*seat)) {
                view.chosen[seat.index()] = None;
            }
        }
        view
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Chosen(seat, _) if !viewer.is(*seat) && self.options.leak != Leak::Event => {
                Event::Chosen(*seat, None)
            }
            other => other.clone(),
        })
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &State, _rng: &mut R) -> State {
        let mut state = view.clone();
        for seat in view.committed.iter() {
            state.chosen[seat.index()].get_or_insert(1);
        }
        state
    }

    fn standings(&self, state: &State) -> Standings {
        Standings::rank(self.seats.seats().map(|seat| (Contender::Seat(seat), state.points[seat.index()], [0, 0])))
    }

    fn score_sheet(&self, view: &State) -> ScoreSheet {
        let column = |seat: Seat| ScoreColumn {
            who: Contender::Seat(seat),
            items: vec![ScoreItem { source: "dice", count: 0, points: view.points[seat.index()] }],
        };
        ScoreSheet { columns: self.seats.seats().map(column).collect() }
    }
}

static WORDS: WordList = WordList::new(&[
    COMMON,
    ERRORS,
    WordFile {
        name: "toy",
        german: "toy-action = eine Aktion wie choose1, plan1, nod oder seal\ntoy-die = 1 bis 6\n",
        english: "toy-action = an action such as choose1, plan1, nod or seal\ntoy-die = 1 to 6\n",
    },
]);

/// Nobody plays the toy well.
impl Evaluate for Toy {
    fn evaluate(&self, _state: &State, _seat: Seat) -> f32 {
        1.0 / self.seats().get() as f32
    }

    fn prior(&self, _state: &State, _seat: Seat, _action: Action) -> f32 {
        0.0
    }
}

/// Nothing of the toy is printed.
impl Study for Toy {
    const KINDS: &'static [&'static str] = &["choose", "plan", "nod", "seal"];
    const USES: &'static [&'static str] = &[];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Choose(_) => "choose",
            Action::Plan(_) => "plan",
            Action::Nod => "nod",
            Action::Seal => "seal",
        }
    }

    fn uses(&self, _event: &Event, _used: &mut dyn FnMut(Seat, &str, &'static str)) {}
}

/// The toy as a game of a catalog.
struct CatalogToy;

/// The toy as the only game of a catalog.
pub static GAMES: &[&dyn CatalogGame] = &[&CatalogToy];

impl CatalogGame for CatalogToy {
    fn info(&self) -> &'static GameInfo {
        const { &Toy::INFO }
    }

    fn option_fields(&self) -> &'static [OptionField] {
        <Options as kernel::GameOptions>::FIELDS
    }

    fn presets(&self) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
        vec![("default", kernel::GameOptions::pairs(&Options::default()))]
    }

    fn view_schema(&self) -> ViewSchema {
        ViewSchema::of::<State>(Toy::INFO.id)
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &[(String, String)],
        chance: ChanceSource,
    ) -> Result<Box<dyn CatalogSession>, SetupError> {
        Ok(Box::new(ToySession(Session::open(seats, options, chance)?)))
    }

    fn suggest(&self, _question: &Question, _machine: &dyn Machine) -> Option<Vec<Suggestion>> {
        // Whoever tests workers has a real game.
        None
    }

    fn contest(&self, seats: SeatCount, options: &[(String, String)]) -> Result<Box<dyn Contest>, SetupError> {
        let session = Session::<Toy>::open(seats, options, ChanceSource::Entered)?;
        Ok(Box::new(GameContest(session.game().clone())))
    }

    fn load(&self, record: &Record, chance: ChanceSource) -> Result<Box<dyn CatalogSession>, LoadError> {
        Ok(Box::new(ToySession(Session::load(record, chance)?)))
    }

    fn verify(&self, record: &Record) -> Result<Verified, VerifyError> {
        session::verify::<Toy>(record)
    }

    fn title(&self, language: Language) -> &'static str {
        match language {
            Language::German => Toy::INFO.title_de,
            Language::English => Toy::INFO.title_en,
        }
    }

    fn words(&self, language: Language) -> &'static Words {
        WORDS.of(language)
    }

    fn rules_page(&self, _language: Language) -> String {
        String::new()
    }

    fn cover(&self) -> String {
        String::new()
    }

    fn provenance(&self, _language: Language) -> String {
        String::new()
    }

    fn printed(&self, _language: Language) -> Vec<PrintedPiece> {
        Vec::new()
    }

    fn described_board(&self, _text: &str, _names: &[String], _language: Language) -> Option<String> {
        None
    }

    fn symbols(&self) -> Markup {
        Markup::default()
    }

    fn style(&self) -> &'static str {
        ""
    }

    fn tempting(&self, _language: Language) -> String {
        String::new()
    }

    fn minutes(&self, _language: Language) -> String {
        String::new()
    }

    fn computer_names(&self, _language: Language) -> Vec<String> {
        ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"].map(str::to_owned).to_vec()
    }

    fn form(&self) -> &'static [FormOption] {
        &[]
    }

    fn option_words(&self, _language: Language) -> Vec<OptionWords> {
        Vec::new()
    }

    fn levels(&self) -> &'static [&'static str] {
        &["easy"]
    }
}

/// A match of the toy.
struct ToySession(Session<Toy>);

impl ToySession {
    /// Does this table have that hole?
    fn leaks(&self, leak: Leak) -> bool {
        self.0.game().options.leak == leak
    }

    /// What everyone has chosen, whoever may know it.
    fn secret(&self) -> String {
        let seats = self.0.game().seats.seats();
        seats.map(|seat| self.0.view_text(Viewer::Seat(seat))).collect()
    }

    fn legal(&self, context: &RenderContext<'_>) -> Vec<String> {
        match context.viewer {
            Viewer::Seat(seat) if context.may_act => self.base().legal_actions(seat),
            _ => Vec::new(),
        }
    }

    /// What the viewer may enter now.
    fn enterable(&self, context: &RenderContext<'_>) -> Vec<String> {
        let enters = context.enters_chance && context.may_act && context.resigned.is_none();
        let outcomes = if enters { self.base().chance_outcomes() } else { Vec::new() };
        outcomes.into_iter().map(|(outcome, _)| outcome).collect()
    }
}

impl CatalogSession for ToySession {
    fn base(&self) -> &(dyn AnySession + 'static) {
        &self.0
    }

    fn base_mut(&mut self) -> &mut (dyn AnySession + 'static) {
        &mut self.0
    }

    fn fork(&self) -> Box<dyn CatalogSession> {
        Box::new(Self(self.0.clone()))
    }

    fn at(&self, count: usize) -> Box<dyn CatalogSession> {
        Box::new(Self(self.0.at(count)))
    }

    fn zones(&self, context: &RenderContext<'_>) -> Zones {
        let standings = self.0.standings();
        let panel = |(index, name): (usize, &String)| {
            let seat = Seat::new(index as u8);
            SeatPanel {
                who: Contender::Seat(seat),
                name: name.clone(),
                shield: String::new(),
                score: standings.of(seat).score,
                details: if self.leaks(Leak::Seat) { self.secret().into() } else { Zone::default() },
            }
        };
        let board = if self.leaks(Leak::Board) { self.secret() } else { self.0.view_text(context.viewer) };
        let supply = if context.aids { "with aids".to_owned() } else { String::new() };
        let outcomes = self.enterable(context);
        let prompt = if outcomes.is_empty() { self.prompt(context) } else { "Throw the die.".to_owned() };
        Zones {
            board: board.into(),
            hand: None,
            prompt,
            intentions: context.intentions.iter().map(|(seat, action)| format!("{seat} intends {action}")).collect(),
            actions: [self.legal(context), outcomes].concat().join(" "),
            supply: supply.into(),
            seats: context.names.iter().enumerate().map(panel).collect(),
            score: Zone::default(),
            standings: None,
            end: context.resigned.map(|seat| format!("seat {seat} resigned")),
        }
    }

    fn prompt(&self, context: &RenderContext<'_>) -> String {
        match context.resigned {
            Some(seat) => format!("{} resigned", context.names[seat.index()]),
            None => format!("{:?}", self.0.to_act()),
        }
    }

    fn ranking(&self, _context: &RenderContext<'_>) -> Vec<(Standing, Option<String>)> {
        self.0.standings().rows().iter().map(|row| (*row, None)).collect()
    }

    fn text_board(&self, context: &RenderContext<'_>) -> String {
        self.0.view_text(context.viewer)
    }

    fn captions(&self, _context: &RenderContext<'_>) -> Vec<Caption> {
        Vec::new()
    }

    fn actions(&self, context: &RenderContext<'_>) -> Vec<ActionWords> {
        let more = if self.leaks(Leak::Action) { self.secret() } else { String::new() };
        let words = |action: String| ActionWords { label: action.to_uppercase() + &more, action };
        self.legal(context).into_iter().map(words).collect()
    }

    fn outcomes(&self, context: &RenderContext<'_>) -> Vec<ActionWords> {
        let words = |outcome: String| ActionWords { label: outcome.to_uppercase(), action: outcome };
        self.enterable(context).into_iter().map(words).collect()
    }

    fn partners(&self, seat: Seat, _language: Language) -> Vec<(Seat, String)> {
        let others = self.0.game().seats.seats().filter(|other| *other != seat);
        others.map(|other| (other, "the die".to_owned())).collect()
    }

    /// A plan lies open, a choice is secret.
    fn confidants(&self, seat: Seat, action: &str) -> Result<SeatSet, PlayError> {
        self.fork().play(seat, action)?;
        Ok(if action.starts_with("plan") { self.0.game().seats.all().without(seat) } else { SeatSet::EMPTY })
    }

    fn foresee(&self, seat: Seat, action: &str, _context: &RenderContext<'_>) -> Result<ForeseenWords, PlayError> {
        let mut after = self.fork();
        after.play(seat, action)?;
        let more = if self.leaks(Leak::Foresee) { self.secret() } else { String::new() };
        Ok(ForeseenWords { about: vec![action.to_uppercase()], brings: vec![format!("brings {action}{more}")] })
    }

    fn log(&self, from: usize, context: &RenderContext<'_>) -> Vec<LogEntry> {
        let steps = self.0.events_json(from, context.viewer);
        let more = if self.leaks(Leak::Log) { self.secret() } else { String::new() };
        let entry = |(index, events): (usize, &Vec<serde_json::Value>)| {
            let step = from + index;
            let actor = match self.0.steps()[step] {
                Step::Act(seat, _) => Some(seat),
                Step::Chance(_) => None,
            };
            let keys = vec![format!("step-{step}")];
            let line = |event: &_| {
                let text = format!("{event}{more}");
                LogEntryLine { html: text.clone(), text, who: actor.map(Contender::Seat), keys: keys.clone() }
            };
            LogEntry { step, actor, lines: events.iter().map(line).collect() }
        };
        steps.iter().enumerate().map(entry).collect()
    }

    fn suggest(&self, seat: Seat, _player: &str, _seed: u64, _machine: &dyn Machine) -> Vec<Suggestion> {
        self.base().legal_actions(seat).into_iter().take(3).map(|action| Suggestion { action, value: 0.5 }).collect()
    }

    fn hints(&self, _seat: Seat, _context: &RenderContext<'_>, suggestions: &[Suggestion]) -> Vec<Hint> {
        let more = if self.leaks(Leak::Hint) { self.secret() } else { String::new() };
        let hint = |Suggestion { action, value }: &Suggestion| Hint {
            label: format!("{action}{more}"),
            action: action.clone(),
            value: *value,
        };
        suggestions.iter().map(hint).collect()
    }
}
