//! `Game` for [`TwoCastles`]: who is to act, and which chapter a step belongs to.

use kernel::{
    EventSink, Foresee, ForeseenOf, Game, GameInfo, ScoreSheet, Seat, SeatCount, SeatSet, SetupError, Standings, Step,
    StepOf, ToAct, Viewer, sample_messages,
};
use rand::{Rng, RngExt};

use crate::board::BoardText;
use crate::components::{self, Components};
use crate::errors::{self, Conflict};
use crate::state::{Phase, State, Task};
use crate::{Action, Chance, Event, Oldest, Options, Throne, TwoCastles, View, score_table};

impl Game for TwoCastles {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    const INFO: GameInfo = GameInfo {
        id: "two-castles",
        title_de: "Zwischen zwei Schlössern",
        title_en: "Between Two Castles",
        seats: &[2, 3, 4, 5, 6, 7],
        rules_version: 2,
        // 7 throne rooms, 126 tiles dealt, and in each of 8 turns 7 choices and 7 castles with two tiles and two waits:
        // 413 steps. A castle earns at most 10 bonuses, of at most 6 steps each.
        max_steps: 833,
        ledger: include_str!("../rules.toml"),
        components: &components::FILE,
        check_components: components::check_components,
        score_table: Some(score_table::SCORER),
        messages: || [errors::samples(), sample_messages::<BoardText>()].concat(),
    };

    fn new(seats: SeatCount, options: Options) -> Result<Self, SetupError> {
        Self::INFO.check_seats(seats)?;
        if options.oldest as usize >= seats.get() {
            let oldest = options.oldest as usize + 1;
            return Err(SetupError::conflict(Conflict::OldestIsNotThere { oldest, seats: seats.get() }));
        }
        Ok(Self { seats, options, components: Components::get() })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn presets() -> Vec<(&'static str, Options)> {
        vec![("default", Options::default()), ("second-oldest", Options { oldest: Oldest::Second })]
    }

    fn initial_state(&self) -> State {
        State::before_setup(self.components.tiles)
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.progress.phase {
            Phase::DealThrones | Phase::DealTiles | Phase::LudwigDraws => ToAct::Chance,
            Phase::LudwigAssigns => ToAct::one(self.assigner(state.progress.round)),
            Phase::Choose => ToAct::Seats(self.still_choosing(state)),
            Phase::Build if self.drawing(state).is_some() => ToAct::Chance,
            Phase::Build => ToAct::Open(self.at_work(&state.progress)),
            Phase::Over => ToAct::Nobody,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.is_to_act(state, seat) {
            self.list_actions(state, seat, out);
        }
    }

    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        self.is_to_act(state, seat) && self.allows(state, seat, action)
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        if state.progress.phase == Phase::DealThrones {
            out.extend(self.undealt_thrones(state).map(|throne| (Chance::Throne(throne), 1)));
        } else if self.draws_cards(state) {
            out.extend(state.deck.iter().map(|card| (Chance::Card(card), 1)));
        } else {
            out.extend(self.drawable_tiles(state).iter().map(|tile| (Chance::Tile(tile), 1)));
        }
    }

    fn sample_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let mut below = |len: usize| rng.random_range(0..len as u32) as usize;
        if state.progress.phase == Phase::DealThrones {
            let thrones = self.undealt_thrones(state).count();
            let rank = below(thrones);
            Chance::Throne(self.undealt_thrones(state).nth(rank).unwrap_or(Throne::NONE))
        } else if self.draws_cards(state) {
            let rank = below(state.deck.len());
            Chance::Card(state.deck.iter().nth(rank).unwrap_or(crate::Card::NONE))
        } else {
            let tiles = self.drawable_tiles(state);
            Chance::Tile(tiles.nth(below(tiles.len())))
        }
    }

    fn apply<K: EventSink<Event>>(&self, state: &mut State, step: StepOf<Self>, sink: &mut K) {
        match step {
            Step::Chance(outcome) => self.apply_chance(state, outcome, sink),
            Step::Act(seat, action) => {
                debug_assert!(self.is_legal(state, seat, action), "seat {seat} may not {action} now");
                self.apply_action(state, seat, action, sink);
            }
        }
    }

    fn reveals(&self, state: &State, seat: Seat, action: Action) -> bool {
        // Only some seats saw the drawn tiles and cards.
        let bonus = self.bonus_of(&state.progress, seat);
        matches!(action, Action::Assign(_))
            || matches!(bonus, Some((_, Task::KeepTile | Task::KeepCard)))
            || self.surprises(state, seat, action)
    }

    /// `two_castles.turn.choice-final`
    fn is_final(&self, _state: &State, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    /// What is done in different castles, without touching a supply that they share.
    fn independent(&self, state: &State, one: (Seat, Action), other: (Seat, Action)) -> bool {
        match (self.alone_in(state, one), self.alone_in(state, other)) {
            (Some(here), Some(there)) => here != there,
            _ => false,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(self.redacted(event, viewer))
    }

    fn determinize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.imagine(view, rng)
    }

    fn standings(&self, state: &State) -> Standings {
        self.rank(&state.castles)
    }

    fn score_sheet(&self, view: &View) -> ScoreSheet {
        self.itemise(&view.castles)
    }
}

impl Foresee for TwoCastles {
    fn surprises(&self, state: &State, seat: Seat, action: Action) -> bool {
        let progress = &state.progress;
        if progress.phase == Phase::Choose {
            // The last choice turns up everyone's tiles.
            return self.still_choosing(state) == SeatSet::one(seat);
        }
        // Only an action that leaves nothing to do can end the turn.
        if self.at_work(&state.progress) != SeatSet::one(seat) {
            return false;
        }
        // An action that ends the turn gives everyone a new hand, unless everyone has held every pile.
        let mut next = state.clone();
        self.apply(&mut next, Step::Act(seat, action), &mut kernel::Silent);
        next.progress.turn > progress.turn && usize::from(next.progress.turn) < self.places()
    }

    fn is_surprise(&self, event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    /// The castles lie open, so the score is known even if the action shows something new.
    fn foresee<R: Rng + ?Sized>(&self, view: &View, seat: Seat, action: Action, rng: &mut R) -> ForeseenOf<Self> {
        let state = self.determinize(view, rng);
        let sheet = kernel::try_action(self, state.clone(), seat, action).sheet;
        ForeseenOf::<Self> { sheet, ..kernel::foresee_in(self, state, seat, action) }
    }
}

impl TwoCastles {
    /// Are bonus cards drawn now?
    fn draws_cards(&self, state: &State) -> bool {
        let castle = (state.progress.phase == Phase::Build).then(|| self.drawing(state)).flatten();
        let bonus = castle.and_then(|castle| state.progress.works[castle].bonus);
        matches!(bonus, Some((_, Task::DrawCards)))
    }

    /// The castle in which an action changes something, if it touches no supply that castles share.
    fn alone_in(&self, state: &State, (seat, action): (Seat, Action)) -> Option<usize> {
        let bonus = self.bonus_of(&state.progress, seat);
        match action {
            Action::Wait(side) => Some(self.castle_at(seat, side)),
            Action::Place(side, tile, _) => {
                let castle = self.castle_at(seat, side);
                let third = |room_type| state.castles[castle].count(room_type) == 2 && self.draws(room_type);
                let shared = matches!(bonus, Some((_, Task::KeepTile))) || tile.room_type().is_some_and(third);
                (!shared).then_some(castle)
            }
            Action::Bonus(room_type) => bonus.map(|(castle, _)| castle).filter(|_| !self.draws(room_type)),
            Action::Pick(_) | Action::Assign(_) | Action::Take(_) | Action::Keep(_) => None,
        }
    }

    fn apply_chance<K: EventSink<Event>>(&self, state: &mut State, outcome: Chance, sink: &mut K) {
        match (state.progress.phase, outcome) {
            (Phase::DealThrones, Chance::Throne(throne)) => self.lay_throne(state, throne, sink),
            (Phase::DealTiles, Chance::Tile(tile)) => self.deal_tile(state, tile, sink),
            (Phase::LudwigDraws, Chance::Tile(tile)) => self.draw_for_ludwig(state, tile, sink),
            (Phase::Build, outcome) => match (outcome, self.drawing(state)) {
                (Chance::Tile(tile), Some(castle)) => self.draw_tile(state, castle, tile, sink),
                (Chance::Card(card), Some(castle)) => self.draw_card(state, castle, card, sink),
                (outcome, _) => panic!("nothing is drawn for which chance can bring {outcome}"),
            },
            (phase, outcome) => panic!("chance cannot bring {outcome} in phase {phase:?}"),
        }
    }

    fn apply_action<K: EventSink<Event>>(&self, state: &mut State, seat: Seat, action: Action, sink: &mut K) {
        let bonus = self.bonus_of(&state.progress, seat);
        match (action, bonus) {
            (Action::Assign(tile), _) => self.assign_for_ludwig(state, seat, tile, sink),
            (Action::Pick(tiles), _) => self.commit(state, seat, tiles, sink),
            (Action::Wait(side), _) => self.wait(state, seat, side, sink),
            (Action::Place(side, tile, at), None) => {
                self.place_pick(state, seat, self.castle_at(seat, side), (tile, at), sink);
            }
            (Action::Place(_, tile, at), Some((castle, Task::KeepTile))) => {
                self.keep_tile(state, seat, castle, (tile, at), sink);
            }
            (Action::Place(_, tile, at), Some((castle, _))) => self.place_room(state, seat, castle, (tile, at), sink),
            (Action::Bonus(room_type), Some((castle, _))) => self.choose_bonus(state, seat, castle, room_type, sink),
            (Action::Take(attendant), Some((castle, _))) => self.take_attendant(state, seat, castle, attendant, sink),
            (Action::Keep(card), Some((castle, _))) => self.keep_card(state, seat, castle, card, sink),
            (action, None) => panic!("seat {seat} has no bonus and cannot {action}"),
        }
    }
}
