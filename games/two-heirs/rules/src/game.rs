//! `Game` for [`TwoHeirs`].

use kernel::{
    Contender, EventSink, Foresee, Game, GameInfo, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step, StepOf,
    ToAct, Viewer, sample_messages,
};
use rand::Rng;

use crate::action::Action;
use crate::board::BoardText;
use crate::chance::Chance;
use crate::components::{self, Components};
use crate::event::Event;
use crate::heir::{Heir, Livery};
use crate::options::{self, Options};
use crate::plot::MAX_PLOTS;
use crate::rules::TwoHeirs;
use crate::score_table;
use crate::scoring::sheet_of;
use crate::setup::BESIDE_PILE;
use crate::table::{Phase, Table};
use crate::tile::MOST_PER_SET;
use crate::treasure::TREASURES;
use crate::view::View;

/// An upper bound on the number of steps with the most tiles that a box can have, from what each step uses up.
///
/// - Setup: sets, toss, six tiles of the reserve, start tile, top of the pile: 10.
/// - The tiles of the pile come by a take, a draw and, but for the last, a colour. Six further takes empty the reserve.
/// - Each taken tile is built, laid or discarded: at most 2 decisions.
/// - Every turn before the pile is empty takes a tile, and two turns follow. Each ends once and moves three troops with two
///   decisions each.
/// - Each building is turned over at most once: a field camp that is used, or one that is destroyed. The siege towers, at most
///   those of one set, end their siege.
/// - Heinrich adds one treasure to his turns: 10.
const MAX_STEPS: u32 = {
    let pile = (MAX_PLOTS - BESIDE_PILE) as u32;
    let taken = MAX_PLOTS as u32 - 1;
    let turns = pile + 2;
    10 + (3 * pile - 1) + 6 + 2 * taken + 7 * turns + taken + MOST_PER_SET as u32 + TREASURES as u32
};

impl Game for TwoHeirs {
    type Options = Options;
    type State = Table;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "two-heirs",
        title_de: "Die zwei Erben",
        title_en: "The Two Heirs",
        seats: &[1, 2],
        rules_version: 2,
        max_steps: MAX_STEPS,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: Components::check,
        score_table: Some(score_table::SCORER),
        messages: || [crate::errors::samples(), sample_messages::<BoardText>(), sample_messages::<Livery>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::with_components(seats, options, Components::of_the_box())
    }

    fn seats(&self) -> SeatCount {
        SeatCount::new(if self.setting.solo { 1 } else { 2 })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        options::presets()
    }

    fn initial_state(&self) -> Table {
        self.bare_table()
    }

    fn to_act(&self, table: &Table) -> ToAct {
        match table.phase {
            Phase::Over => ToAct::Nobody,
            Phase::Sets | Phase::Toss | Phase::Deal | Phase::Start | Phase::Top | Phase::Refill | Phase::Treasure => {
                ToAct::Chance
            }
            Phase::Turn
            | Phase::Build(_)
            | Phase::Extend(_)
            | Phase::March(_)
            | Phase::Deploy
            | Phase::Siege
            | Phase::Discard => ToAct::one(table.active.seat()),
        }
    }

    fn legal_actions(&self, table: &Table, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(table).seats().contains(seat) {
            self.list_actions(table, out);
        }
    }

    fn is_legal(&self, table: &Table, seat: Seat, action: Action) -> bool {
        self.to_act(table).seats().contains(seat) && self.allows(table, action)
    }

    fn chance_outcomes(&self, table: &Table, out: &mut Vec<(Chance, u32)>) {
        self.list_chances(table, out);
    }

    fn sample_chance<R: Rng + ?Sized>(&self, table: &Table, rng: &mut R) -> Chance {
        self.draw_chance(table, rng)
    }

    fn apply<K: EventSink<Event>>(&self, table: &mut Table, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Act(seat, action) => {
                debug_assert!(self.is_legal(table, seat, action), "seat {seat} may not {action} in {:?}", table.phase);
                self.act(table, action, sink);
            }
            Step::Chance(chance) => self.resolve(table, chance, sink),
        }
    }

    /// Everything is public or still to be drawn, so no action reveals anything.
    fn reveals(&self, _table: &Table, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn view(&self, table: &Table, viewer: Viewer) -> View {
        View { viewer, setting: self.setting, table: table.clone() }
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, _rng: &mut R) -> Table {
        view.table.clone()
    }

    fn standings(&self, table: &Table) -> Standings {
        let scoring = self.scoring(table);
        Standings::rank(Heir::ALL.map(|heir| {
            let tie_break = match self.setting.contender(heir) {
                // A tie with Heinrich is a loss (two_heirs.solo.tie-loses).
                Contender::Automaton => 1,
                Contender::Seat(_) if self.setting.solo => 0,
                // More troops in the reserve (two_heirs.end.tie-reserve-troops).
                Contender::Seat(_) => table.troops_in_reserve(heir) as i32,
            };
            (self.setting.contender(heir), scoring.total(heir), [tie_break, 0])
        }))
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        sheet_of(&self.scoring(&view.table), self.setting, |building| {
            let own = self.components.of_building(building);
            view.table.sets.is_some_and(|sets| !own.and(self.components.in_play(sets)).is_empty())
        })
    }
}

impl Foresee for TwoHeirs {
    fn is_surprise(&self, _event: &Event) -> bool {
        // Nothing is hidden but what chance steps show.
        false
    }
}
