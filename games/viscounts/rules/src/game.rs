//! `Game` for [`Viscounts`].

use kernel::{
    EventSink, Game, GameInfo, OptionValue, ScoreSheet, Seat, SeatCount, SetupError, Silent, Standings, Step, StepOf,
    ToAct, Viewer, sample_messages,
};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::chance::Chance;
use crate::components::{self, components};
use crate::errors::Conflict;
use crate::event::Event;
use crate::options::{First, MixedIn, Opponent, Options, Ranks};
use crate::rules::Viscounts;
use crate::run::Run;
use crate::stack::{Frame, SetupStage};
use crate::state::State;
use crate::text::BoardText;
use crate::view::View;

impl Game for Viscounts {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "viscounts",
        title_de: "Burggrafen des Westfrankenreichs",
        title_en: "Viscounts of the West Kingdom",
        seats: &[1, 2, 3, 4],
        rules_version: 2,
        max_steps: 60_000,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: components::check,
        score_table: Some(crate::score_table::SCORER),
        messages: || [crate::errors::samples(), sample_messages::<BoardText>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        let standard = Options::default();
        if seats.get() > 1 && (options.opponent, options.mixed_in) != (standard.opponent, standard.mixed_in) {
            return Err(SetupError::conflict(Conflict::OpponentIsSolo));
        }
        if seats.get() > 2 && options.ranks != standard.ranks {
            return Err(SetupError::conflict(Conflict::RanksAreForFew { ranks: options.ranks.text() }));
        }
        if seats.get() == 1 && options.first == First::Random {
            return Err(SetupError::conflict(Conflict::PlayerBegins));
        }
        let data = components();
        let grey = data.manuscripts.iter().enumerate().filter(|(_, tile)| tile.grey_back);
        let grey_backs = grey.fold(0, |mask, (index, _)| mask | 1 << index);
        Ok(Self { seats, options, data, grey_backs })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        let solo = |opponent, mixed_in| Options { opponent, mixed_in, ..Options::default() };
        vec![
            ("default", Options::default()),
            ("english", Options { ranks: Ranks::English, ..Options::default() }),
            ("first-drawn", Options { first: First::Random, ..Options::default() }),
            ("builder", solo(Opponent::Builder, MixedIn::One)),
            ("noble", solo(Opponent::Noble, MixedIn::Two)),
            ("cards", solo(Opponent::Cards, MixedIn::Three)),
        ]
    }

    fn initial_state(&self) -> State {
        let mut state = self.opened_box();
        self.settle(&mut state, &mut Silent);
        state
    }

    fn to_act(&self, state: &State) -> ToAct {
        self.who_acts(&state.table)
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.each_action(state, seat, &mut |action| out.push(action));
    }

    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        self.is_legal_action(state, seat, action)
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        self.each_outcome(state, &mut |chance, weight| out.push((chance, weight)));
    }

    fn sample_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let table = &state.table;
        match table.stack.top() {
            Frame::RevealCard(_)
            | Frame::Draw(_)
            | Frame::PlayCard(_)
            | Frame::DiscardTop(_)
            | Frame::DestroyTop(_) => {
                let cards = self.drawable(state);
                Chance::Card(cards.nth(rng.random_range(0..cards.len() as u32)))
            }
            Frame::RevealTile(piece) => {
                let tiles = self.next_tiles(table, piece);
                let rank = rng.random_range(0..tiles.count_ones()) as usize;
                let tile = crate::scoring::tiles(tiles).nth(rank).expect("the rank is below the count");
                Chance::Tile(tile as u8)
            }
            Frame::Setup(SetupStage::Castle) => Chance::Castle(rng.random_range(0..5_u32) as u8),
            _ => {
                let mut total = 0;
                self.each_outcome(state, &mut |_, weight| total += weight);
                let mut ticket = rng.random_range(0..total);
                let mut drawn = None;
                self.each_outcome(state, &mut |chance, weight| {
                    if drawn.is_none() {
                        if ticket < weight {
                            drawn = Some(chance);
                        } else {
                            ticket -= weight;
                        }
                    }
                });
                drawn.expect("the ticket is below the total weight")
            }
        }
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        let mut run = Run { game: self, state, sink };
        match step {
            Step::Act(seat, action) => run.act(seat, action),
            Step::Chance(chance) => run.happen(chance),
        }
    }

    fn reveals(&self, state: &State, _seat: Seat, action: Action) -> bool {
        match action {
            Action::Play(_) | Action::Discard(Some(_)) => true,
            Action::Destroy(Some(_)) => state.table.round > 0,
            _ => false,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(Self::heard_by(event, viewer))
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.imagine(view, rng)
    }

    fn standings(&self, state: &State) -> Standings {
        self.ranking(&state.table)
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        self.sheet(&view.table)
    }
}

impl Viscounts {
    /// Continues by the rules alone until a seat or chance has to act. States from this crate never need it; a state
    /// arranged by hand, as in a test of a single rule, does.
    pub fn settle<K: EventSink<Event>>(&self, state: &mut State, sink: &mut K) {
        Run { game: self, state, sink }.settle();
    }
}
