//! [`Game`] for [`Burgenland`]: who is to act, what is legal, and what a step does.

use kernel::{
    EventSink, Foresee, Game, GameInfo, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step, StepOf, ToAct,
    Viewer, sample_messages,
};
use rand::Rng;

use crate::board::BoardText;
use crate::{
    Action, Burgenland, Chance, Components, Event, First, Layout, Options, Phase, Side, Start, State, View, components,
    scoring,
};

impl Game for Burgenland {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "burgenland",
        title_de: "Burgenland",
        title_en: "Burgenland",
        seats: &[2],
        rules_version: 1,
        // The rules know no limit: two players who decline everything never score a difference, and nothing forces them to
        // do better. Whoever builds ends it: of a million random matches the longest had 1733 steps.
        max_steps: 100_000,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: components::check,
        score_table: None,
        messages: || [crate::errors::samples(), sample_messages::<BoardText>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        let learned = components::FILE.has_learned_values();
        Ok(Self { components: *Components::of_the_box(), track: *options.track.track(), learned, options })
    }

    fn seats(&self) -> SeatCount {
        SeatCount::new(2)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        let default = Options::default();
        vec![
            ("default", default.clone()),
            ("blue-second", Options { start: Start::Blue, first: First::Two, ..default.clone() }),
            ("yellow-drawn", Options { start: Start::Yellow, first: First::Random, ..default.clone() }),
            ("all-drawn", Options { start: Start::Random, first: First::Random, ..default.clone() }),
            ("red-alternative", Options { start: Start::Red, track: Layout::Alternative, ..default }),
        ]
    }

    fn initial_state(&self) -> State {
        State::initial(&self.options, &self.components)
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        match state.phase {
            Phase::DrawStart | Phase::DrawFirst | Phase::Throw { .. } => ToAct::Chance,
            Phase::Over => ToAct::Nobody,
            _ => ToAct::one(state.active),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        match state.phase {
            Phase::Begin => out.extend((0..=state.extra_dice[seat]).map(Action::Roll)),
            Phase::Continue => {
                out.extend((0..=state.extra_dice[seat]).map(Action::Roll));
                out.push(Action::Stop);
            }
            Phase::Choose(throw) => out.extend(throw.values().map(Action::Move)),
            Phase::Field => self.list_offer(state, out),
            Phase::Place => {
                let places = self.own_castle(state).places(self.card_of_field(state));
                out.extend(places.iter().map(Action::Build));
            }
            Phase::Give => out.extend([Action::Give(Side::Left), Action::Give(Side::Right)]),
            Phase::DrawStart | Phase::DrawFirst | Phase::Throw { .. } | Phase::Over => {}
        }
    }

    #[inline]
    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        seat == state.active
            && match (state.phase, action) {
                (Phase::Begin | Phase::Continue, Action::Roll(extra)) => extra <= state.extra_dice[seat],
                (Phase::Continue, Action::Stop) => true,
                (Phase::Choose(throw), Action::Move(value)) => throw.shows(value),
                (Phase::Field, Action::Build(place)) => {
                    self.offer(state).build.is_some_and(|places| places.contains(place))
                }
                (Phase::Field, Action::Take(slot)) => {
                    self.offer(state).take.is_some_and(|copies| copies.contains(slot))
                }
                (Phase::Field, Action::Dice) => self.offer(state).dice,
                (Phase::Field, Action::Score) => self.offer(state).score,
                (Phase::Field, Action::Pass) => true,
                (Phase::Place, Action::Build(place)) => {
                    self.own_castle(state).places(self.card_of_field(state)).contains(place)
                }
                (Phase::Give, Action::Give(_)) => true,
                _ => false,
            }
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        Chance::outcomes(state.phase, |outcome, weight| out.push((outcome, weight)));
    }

    #[inline]
    fn sample_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        Chance::sample(state.phase, rng)
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Chance(chance) => {
                debug_assert!(chance.fits(state.phase), "{chance} cannot happen in {:?}", state.phase);
                match (chance, state.phase) {
                    (Chance::Start(colour), _) => self.place_crown(state, colour, sink),
                    (Chance::First(seat), _) => self.draw_first(state, seat, sink),
                    (Chance::Throw(throw), Phase::Throw { extra }) => self.throw(state, throw, extra, sink),
                    (Chance::Throw(_), phase) => panic!("no dice are thrown in {phase:?}"),
                }
            }
            Step::Act(seat, action) => {
                debug_assert!(self.is_legal(state, seat, action), "seat {seat} may not {action} in {:?}", state.phase);
                match action {
                    Action::Roll(extra) => state.phase = Phase::Throw { extra },
                    Action::Move(value) => self.move_crown(state, value, sink),
                    Action::Build(place) => self.build(state, place, sink),
                    Action::Take(slot) => self.take(state, slot, sink),
                    Action::Dice => self.take_dice(state, sink),
                    Action::Score => self.score(state, sink),
                    Action::Pass => self.decline(state, sink),
                    Action::Give(side) => self.give_back(state, side, sink),
                    Action::Stop => self.end_turn(state, sink),
                }
            }
        }
    }

    /// Never: everything lies open.
    fn reveals(&self, _state: &State, _seat: Seat, _action: Action) -> bool {
        false
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(state, viewer, self.options.track)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, _rng: &mut R) -> State {
        view.state(&self.initial_state())
    }

    fn standings(&self, state: &State) -> Standings {
        scoring::standings(state)
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        scoring::score_sheet(&view.points, &view.scorings)
    }
}

impl Foresee for Burgenland {
    fn is_surprise(&self, _event: &Event) -> bool {
        // Nothing is hidden but what chance steps show.
        false
    }
}
