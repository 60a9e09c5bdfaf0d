//! For every law, toy games that break it and no other.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{
    Choices, Contender, Game, NotationError, ScoreSheet, Seat, SeatCount, SetupError, Standings, Step, StepOf, Viewer,
};
use laws::toys::open_quarries::{self, OpenQuarries};
use laws::toys::private_cards::{self, PrivateCards};
use laws::toys::sealed_bids::{self, SealedBids};
use laws::{Census, Law, Suite};
use rand::{Rng, RngExt};

use crate::broken::{Broken, Flaw, Toy};
use crate::inspected::Inspect;

/// The laws that reject a toy with this flaw.
fn broken_laws<G: Toy + Inspect>(flaw: &'static dyn Flaw<G>) -> Vec<Law> {
    laws_of(suite(flaw))
}

pub(crate) fn suite<G: Toy + Inspect>(flaw: &'static dyn Flaw<G>) -> Suite<Broken<G>> {
    G::flaw_of_thread().set(flaw);
    G::inspected(Suite::<Broken<G>>::new(), |state| &state.toy).encode().evaluate().foresee().games(16).moments(8)
}

pub(crate) fn laws_of<G: Game>(suite: Suite<G>) -> Vec<Law> {
    let violations = suite.violations();
    violations.iter().for_each(|violation| println!("{violation}"));
    violations.iter().map(|violation| violation.law).collect()
}

/// A toy with a flaw, and the test that exactly these laws reject it.
macro_rules! flaw {
    ($name:ident: $toy:ty, breaks $($law:ident)+ { $($body:tt)* }) => {
        #[test]
        fn $name() {
            struct It;
            impl Flaw<$toy> for It { $($body)* }
            assert_eq!(broken_laws::<$toy>(&It), [$(Law::$law),+]);
        }
    };
}

flaw!(a_seat_to_act_has_no_legal_action: PrivateCards, breaks L1 {
    fn legal(&self, toy: &PrivateCards, state: &private_cards::State, seat: Seat, out: &mut Vec<private_cards::Action>) {
        if !state.pile.is_empty() {
            toy.legal_actions(state, seat, out);
        }
    }
});

flaw!(a_seat_may_act_out_of_turn: PrivateCards, breaks L1 {
    fn legal(&self, toy: &PrivateCards, state: &private_cards::State, seat: Seat, out: &mut Vec<private_cards::Action>) {
        toy.legal_actions(state, seat, out);
        if state.phase == private_cards::Phase::Draw && state.turn != seat {
            out.push(private_cards::Action::Play(1));
        }
    }
});

flaw!(an_action_is_listed_twice: SealedBids, breaks L2 {
    fn legal(&self, toy: &SealedBids, state: &sealed_bids::State, seat: Seat, out: &mut Vec<sealed_bids::Action>) {
        toy.legal_actions(state, seat, out);
        out.extend(out.first().copied());
    }
});

flaw!(a_list_is_cleared_instead_of_appended_to: PrivateCards, breaks L2 {
    fn clears(&self) -> bool {
        true
    }
});

flaw!(an_action_is_legal_but_not_listed: SealedBids, breaks L2 {
    fn is_legal(&self, toy: &SealedBids, state: &sealed_bids::State, seat: Seat, action: sealed_bids::Action) -> bool {
        toy.is_legal(state, seat, action) || !toy.to_act(state).seats().contains(seat)
    }
});

flaw!(an_action_is_listed_but_not_legal: SealedBids, breaks L2 {
    fn is_legal(&self, toy: &SealedBids, state: &sealed_bids::State, seat: Seat, action: sealed_bids::Action) -> bool {
        toy.is_legal(state, seat, action) && action != sealed_bids::Action(3)
    }
});

flaw!(the_same_action_is_always_drawn: SealedBids, breaks L2 {
    fn drawn(&self, _: sealed_bids::Action) -> sealed_bids::Action {
        sealed_bids::Action(1)
    }
});

flaw!(outcomes_are_listed_in_descending_order: SealedBids, breaks L2 {
    fn outcomes(&self, toy: &SealedBids, state: &sealed_bids::State, out: &mut Vec<(sealed_bids::Prize, u32)>) {
        toy.chance_outcomes(state, out);
        out.reverse();
    }
});

flaw!(an_outcome_has_no_weight: SealedBids, breaks L2 {
    fn outcomes(&self, toy: &SealedBids, state: &sealed_bids::State, out: &mut Vec<(sealed_bids::Prize, u32)>) {
        let gone = (1..=4).filter(|prize| !state.open.prizes.contains(*prize));
        out.extend(gone.map(|prize| (sealed_bids::Prize(prize), 0)));
        toy.chance_outcomes(state, out);
        out.sort_unstable();
    }
});

flaw!(draws_do_not_fit_the_weights: SealedBids, breaks L2 {
    fn sample(&self, toy: &SealedBids, state: &sealed_bids::State, rng: &mut dyn Rng) -> sealed_bids::Prize {
        let [one, other] = [(); 2].map(|()| toy.sample_chance(state, rng));
        one.max(other)
    }
});

flaw!(events_differ_from_time_to_time: SealedBids, breaks L3 {
    fn extra_event(&self, _: &sealed_bids::State) -> Option<sealed_bids::Event> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Some(sealed_bids::Event::Turned(100 + (COUNT.fetch_add(1, Ordering::Relaxed) % 100) as u8))
    }
    fn redact(&self, toy: &SealedBids, event: &sealed_bids::Event, viewer: Viewer) -> Option<sealed_bids::Event> {
        // No viewer is told of it, so that only law L3 is broken.
        toy.redact(event, viewer).filter(|event| !matches!(event, sealed_bids::Event::Turned(100..)))
    }
});

flaw!(clones_share_something: SealedBids, breaks L4 {
    fn shares(&self) -> bool {
        true
    }
});

flaw!(notation_has_a_space: SealedBids, breaks L5 {
    fn print(&self, action: sealed_bids::Action) -> String {
        format!("bid {}", action.0)
    }
    fn read(&self, text: &str) -> Result<sealed_bids::Action, NotationError> {
        text.replace(' ', "").parse()
    }
});

// An action that is not read back cannot be replayed either.
flaw!(two_actions_print_alike: SealedBids, breaks L5 L6 {
    fn print(&self, action: sealed_bids::Action) -> String {
        format!("bid{}", action.0.min(3))
    }
});

flaw!(no_two_matches_have_the_same_initial_state: SealedBids, breaks L6 {
    fn initial_mark(&self) -> u64 {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        COUNT.fetch_add(1, Ordering::Relaxed)
    }
});

flaw!(a_determinization_forgets_the_own_bid: SealedBids, breaks L7 {
    fn determinize(&self,
        toy: &SealedBids,
        view: &sealed_bids::View,
        _: Option<&sealed_bids::State>,
        rng: &mut dyn Rng,
    ) -> sealed_bids::State {
        let mut view = view.clone();
        for bid in &mut view.bids {
            if matches!(bid, sealed_bids::Bid::Card(_)) {
                *bid = sealed_bids::Bid::Unseen;
            }
        }
        toy.determinize(&view, rng)
    }
});

flaw!(what_is_legal_depends_on_the_pile: PrivateCards, breaks L8 {
    fn legal(&self, toy: &PrivateCards, state: &private_cards::State, seat: Seat, out: &mut Vec<private_cards::Action>) {
        toy.legal_actions(state, seat, out);
        out.retain(|action| *action != private_cards::Action::Play(1) || !state.pile.contains(2));
    }
});

flaw!(a_view_contains_the_true_state: SealedBids, breaks L9 {
    fn writes_true_state(&self) -> bool {
        true
    }
    fn hidden_in_view(&self, state: &sealed_bids::State) -> Option<sealed_bids::State> {
        Some(state.clone())
    }
});

flaw!(an_observation_contains_the_true_state: SealedBids, breaks L9 {
    fn hidden_in_view(&self, state: &sealed_bids::State) -> Option<sealed_bids::State> {
        Some(state.clone())
    }
    fn change_observation(&self, _: &sealed_bids::View, true_state: Option<&sealed_bids::State>, out: &mut [u8]) {
        // The points of the seat that is furthest away.
        let points = out.last_mut().unwrap();
        *points += true_state.into_iter().flat_map(|true_state| true_state.bids).flatten().sum::<u8>();
    }
});

flaw!(an_event_is_not_redacted: SealedBids, breaks L9 {
    fn redact(&self, _: &SealedBids, event: &sealed_bids::Event, _: Viewer) -> Option<sealed_bids::Event> {
        Some(event.clone())
    }
});

// What an event reveals cannot be foreseen either.
flaw!(an_event_reveals_the_pile: PrivateCards, breaks L9 L19 {
    fn extra_event(&self, state: &private_cards::State) -> Option<private_cards::Event> {
        state.pile.iter().next().map(|card| private_cards::Event::Played(state.turn, card))
    }
});

#[test]
fn a_drawing_depends_on_more_than_the_view() {
    let drawn = AtomicU64::new(0);
    let suite = Suite::<SealedBids>::new()
        .only(Law::L9)
        .observe("drawing", move |_, _, _, _| drawn.fetch_add(1, Ordering::Relaxed).to_string());
    let [violation] = &suite.violations()[..] else { panic!("one law is broken") };
    assert_eq!(violation.law, Law::L9);
    assert!(violation.reason.starts_with("the drawing of "), "{}", violation.reason);
}

#[test]
fn log_lines_depend_on_more_than_the_event() {
    let said = AtomicU64::new(0);
    let suite = Suite::<SealedBids>::new()
        .only(Law::L9)
        .listen("words", move |_, _| said.fetch_add(1, Ordering::Relaxed).to_string());
    assert_eq!(laws_of(suite), [Law::L9]);
}

flaw!(determinizations_are_always_the_same: PrivateCards, breaks L10 {
    fn determinize(&self,
        toy: &PrivateCards,
        view: &private_cards::View,
        _: Option<&private_cards::State>,
        _: &mut dyn Rng,
    ) -> private_cards::State {
        toy.determinize(view, &mut constant_rng())
    }
});

flaw!(determinizations_use_the_true_state: PrivateCards, breaks L10 {
    fn hidden_in_view(&self, state: &private_cards::State) -> Option<private_cards::State> {
        Some(state.clone())
    }
    fn determinize(&self,
        toy: &PrivateCards,
        view: &private_cards::View,
        true_state: Option<&private_cards::State>,
        rng: &mut dyn Rng,
    ) -> private_cards::State {
        if rng.random() { true_state.expect("the view contains it").clone() } else { toy.determinize(view, rng) }
    }
});

flaw!(determinizations_are_biased_in_the_opening: PrivateCards, breaks L10 {
    fn determinize(
        &self,
        toy: &PrivateCards,
        view: &private_cards::View,
        _: Option<&private_cards::State>,
        rng: &mut dyn Rng,
    ) -> private_cards::State {
        let guesses = [(); 2].map(|()| toy.determinize(view, rng));
        guesses.into_iter().max_by_key(|state| state.pile.sum()).expect("there are two")
    }
});

flaw!(determinizations_are_biased_after_the_opening: PrivateCards, breaks L10 {
    fn determinize(
        &self,
        toy: &PrivateCards,
        view: &private_cards::View,
        _: Option<&private_cards::State>,
        rng: &mut dyn Rng,
    ) -> private_cards::State {
        let mut guesses: Vec<_> = (0..40).map(|_| toy.determinize(view, rng)).collect();
        if view.seats.iter().any(|seat| !seat.buried.is_empty() || seat.points > 0) {
            guesses.sort_by_key(|state| state.pile.sum());
        }
        guesses.swap_remove(0)
    }
});

/// A small bias passes the coarse test that all games get, but not the exact one.
#[test]
fn determinizations_prefer_high_bids() {
    struct It;
    impl Flaw<SealedBids> for It {
        fn determinize(
            &self,
            toy: &SealedBids,
            view: &sealed_bids::View,
            _: Option<&sealed_bids::State>,
            rng: &mut dyn Rng,
        ) -> sealed_bids::State {
            let [one, other] = [(); 2].map(|()| toy.determinize(view, rng));
            if one.bids < other.bids { other } else { one }
        }
    }
    assert_eq!(laws_of(suite::<SealedBids>(&It)), []);
    assert_eq!(laws_of(suite::<SealedBids>(&It).exact_guesses()), [Law::L10]);
}

flaw!(the_state_depends_on_the_order_of_bids: SealedBids, breaks L11 {
    fn mark(&self, mark: u64, step: StepOf<SealedBids>) -> u64 {
        match step {
            Step::Act(seat, _) => mark * 3 + seat.index() as u64,
            Step::Chance(_) => mark,
        }
    }
});

flaw!(a_bid_removes_a_legal_action_of_others: SealedBids, breaks L11 {
    fn legal(&self, toy: &SealedBids, state: &sealed_bids::State, seat: Seat, out: &mut Vec<sealed_bids::Action>) {
        toy.legal_actions(state, seat, out);
        if out.len() > 1 && state.bids.iter().any(Option::is_some) {
            out.pop();
        }
    }
});

flaw!(play_never_ends: PrivateCards, breaks L12 {
    fn change(&self, state: &mut private_cards::State, step: StepOf<PrivateCards>) {
        // The card goes back to the pile, and the pile is never used up.
        if let Step::Act(seat, private_cards::Action::Bury(card)) = step {
            state.buried[seat].remove(card);
            state.pile.insert(card);
            state.phase = private_cards::Phase::Draw;
        }
    }
    fn legal(&self, _: &PrivateCards, state: &private_cards::State, seat: Seat, out: &mut Vec<private_cards::Action>) {
        if state.phase == private_cards::Phase::Choose && state.turn == seat {
            out.extend(state.hands[seat].iter().map(private_cards::Action::Bury));
        }
    }
    fn reveals(&self, _: &PrivateCards, _: &private_cards::State, _: Seat, _: private_cards::Action) -> bool {
        false
    }
});

#[test]
fn a_panic_is_reported_with_its_step() {
    struct It;
    impl Flaw<PrivateCards> for It {
        fn change(&self, _: &mut private_cards::State, step: StepOf<PrivateCards>) {
            assert!(!matches!(step, Step::Act(..)), "no decisions, please");
        }
    }
    let violations = suite::<PrivateCards>(&It).violations();
    let [violation] = &violations[..] else { panic!("{violations:?}") };
    assert_eq!((violation.law, violation.seed, violation.step), (Law::L12, 0, 5));
    assert_eq!(violation.reason, "the game panicked: no decisions, please");
}

#[test]
fn a_panic_in_a_law_is_reported_with_its_step() {
    struct It;
    impl Flaw<SealedBids> for It {
        fn replace_value(&self, _: f32) -> f32 {
            panic!("no values, please")
        }
    }
    let violations = suite::<SealedBids>(&It).violations();
    let [violation] = &violations[..] else { panic!("{violations:?}") };
    assert_eq!((violation.law, violation.step), (Law::L18, 0));
    assert_eq!(violation.reason, "the game panicked: no values, please");
}

flaw!(the_ranking_lacks_a_seat: SealedBids, breaks L12 {
    fn standings(&self, toy: &SealedBids, state: &sealed_bids::State) -> Standings {
        let rows = toy.standings(state);
        Standings::rank(rows.rows().iter().skip(1).map(|row| (row.who, row.score, row.tie_breaks)))
    }
});

flaw!(the_ranking_has_a_seat_too_many: SealedBids, breaks L12 {
    fn standings(&self, toy: &SealedBids, state: &sealed_bids::State) -> Standings {
        let rows = toy.standings(state);
        let extra = (Contender::Seat(Seat::new(7)), 0, [0, 0]);
        Standings::rank(rows.rows().iter().map(|row| (row.who, row.score, row.tie_breaks)).chain([extra]))
    }
});

flaw!(the_score_sheet_does_not_add_up: PrivateCards, breaks L12 {
    fn score_sheet(&self, toy: &PrivateCards, view: &private_cards::View) -> ScoreSheet {
        let mut sheet = toy.score_sheet(view);
        sheet.columns[0].items[0].points += 1;
        sheet
    }
});

flaw!(columns_have_different_sources: PrivateCards, breaks L12 {
    fn score_sheet(&self, toy: &PrivateCards, view: &private_cards::View) -> ScoreSheet {
        let mut sheet = toy.score_sheet(view);
        sheet.columns[1].items[0].source = "stolen";
        sheet
    }
});

flaw!(buried_cards_vanish: PrivateCards, breaks L13 {
    fn change(&self, state: &mut private_cards::State, step: StepOf<PrivateCards>) {
        if let Step::Act(seat, private_cards::Action::Bury(card)) = step {
            state.buried[seat].remove(card);
        }
    }
});

flaw!(a_determinization_has_a_card_twice: PrivateCards, breaks L13 {
    fn determinize(
        &self,
        toy: &PrivateCards,
        view: &private_cards::View,
        _: Option<&private_cards::State>,
        rng: &mut dyn Rng,
    ) -> private_cards::State {
        let mut state = toy.determinize(view, rng);
        let [first, second] = [0, 1].map(Seat::new);
        // Neither a spectator nor the first seat can see what the second has buried.
        if !view.viewer.is(second) && state.buried[second].len() == 1 && state.played[first].len() == 1 {
            state.buried[second] = state.played[first];
        }
        state
    }
});

/// The laws that reject the private cards with this census.
fn broken_with_census(census: fn(&private_cards::State) -> Census) -> Vec<Law> {
    let suite = PrivateCards::inspected(Suite::<PrivateCards>::new(), |state| state);
    laws_of(suite.census(move |_, state| census(state)))
}

#[test]
fn a_census_is_missing() {
    let suite = Suite::<PrivateCards>::new().recount(|_, _| Ok(()));
    let [violation] = &suite.violations()[..] else { panic!("one law is broken") };
    assert_eq!(violation.law, Law::L13);
    assert_eq!(violation.reason, "the suite has no census; a game without pieces says `.without(Law::L13)`");
}

#[test]
fn a_census_is_empty() {
    assert_eq!(broken_with_census(|_| Census::new()), [Law::L13]);
}

#[test]
fn a_census_is_constant() {
    let constant = |_: &private_cards::State| {
        let mut census = Census::new();
        (1..=9).for_each(|card| census.add(card, "pile", 1));
        census
    };
    assert_eq!(broken_with_census(constant), [Law::L13]);
}

#[test]
fn a_census_counts_in_one_place_only() {
    // The totals are right, but a census of one place could as well be constant.
    let in_one_place = |state: &private_cards::State| {
        let mut census = Census::new();
        let sets = [state.hands, state.buried, state.played].into_iter().flat_map(|sets| sets.0);
        sets.chain([state.pile]).flat_map(|cards| cards.iter()).for_each(|card| census.add(card, "table", 1));
        census
    };
    assert_eq!(broken_with_census(in_one_place), [Law::L13]);
}

#[test]
fn a_recount_is_missing() {
    let suite = Suite::<SealedBids>::new().without(Law::L13);
    let [violation] = &suite.violations()[..] else { panic!("one law is broken") };
    assert_eq!(violation.law, Law::L14);
    assert_eq!(violation.reason, "the suite has no recount; a game without bookkeeping says `.without(Law::L14)`");
}

flaw!(points_are_miscounted: PrivateCards, breaks L14 {
    fn change(&self, state: &mut private_cards::State, step: StepOf<PrivateCards>) {
        if let Step::Act(seat, private_cards::Action::Play(9)) = step {
            state.points[seat] += 1;
        }
    }
});

flaw!(reveals_denies_a_played_card: PrivateCards, breaks L15 {
    fn reveals(&self, _: &PrivateCards, state: &private_cards::State, _: Seat, _: private_cards::Action) -> bool {
        state.pile.is_empty()
    }
});

flaw!(reveals_denies_the_last_bid: SealedBids, breaks L15 {
    fn reveals(&self, _: &SealedBids, _: &sealed_bids::State, _: Seat, _: sealed_bids::Action) -> bool {
        false
    }
});

flaw!(a_view_is_read_back_differently: SealedBids, breaks L16 {
    fn read_view(&self, mut view: sealed_bids::View) -> sealed_bids::View {
        view.open.carried += 1;
        view
    }
});

flaw!(the_first_preset_is_not_the_default: SealedBids, breaks L16 {
    fn presets(&self) -> Vec<(&'static str, sealed_bids::Options)> {
        SealedBids::presets().into_iter().rev().collect()
    }
});

flaw!(two_presets_have_one_name: SealedBids, breaks L16 {
    fn presets(&self) -> Vec<(&'static str, sealed_bids::Options)> {
        SealedBids::presets().into_iter().map(|(_, options)| ("default", options)).collect()
    }
});

flaw!(more_seats_are_accepted_than_stated: SealedBids, breaks L16 {
    fn set_up(&self, seats: SeatCount, options: sealed_bids::Options) -> Result<SealedBids, SetupError> {
        SealedBids::new(seats.min(SeatCount::new(3)), options)
    }
});

flaw!(a_preset_allows_no_seat_count: SealedBids, breaks L16 {
    fn set_up(&self, seats: SeatCount, options: sealed_bids::Options) -> Result<SealedBids, SetupError> {
        if options.ties == sealed_bids::Ties::Carry {
            return Err(SetupError::unknown_option("ties", &[]));
        }
        SealedBids::new(seats, options)
    }
});

flaw!(a_seat_count_is_never_accepted: SealedBids, breaks L16 {
    fn set_up(&self, seats: SeatCount, options: sealed_bids::Options) -> Result<SealedBids, SetupError> {
        if seats.get() == 3 {
            return Err(SetupError::unknown_option("seats", &[]));
        }
        SealedBids::new(seats, options)
    }
});

flaw!(a_choice_is_beyond_the_last: SealedBids, breaks L17 {
    fn replace_choices(&self, choices: Choices) -> Choices {
        Choices::new([choices[0] + 1])
    }
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        choices.iter().map(|choice| choice.wrapping_sub(1)).collect()
    }
});

flaw!(two_actions_have_the_same_choices: PrivateCards, breaks L17 {
    fn replace_choices(&self, choices: Choices) -> Choices {
        Choices::new([choices[0], choices[1] | 1])
    }
});

flaw!(choices_lead_to_another_action: PrivateCards, breaks L17 {
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        choices.iter().enumerate().map(|(place, choice)| if place == 0 { choice ^ 1 } else { *choice }).collect()
    }
});

flaw!(an_action_begins_with_the_choices_of_another: OpenQuarries, breaks L17 {
    fn replace_choices(&self, choices: Choices) -> Choices {
        // One stone of the own quarry is just the own quarry, which two stones begin with.
        if *choices == [0, 2] { Choices::new([0]) } else { choices }
    }
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        if choices == [0] { vec![0, 2] } else { choices.to_vec() }
    }
});

flaw!(choices_that_no_action_has_name_one: SealedBids, breaks L17 {
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        if choices == [0, 3] { vec![0] } else { choices.to_vec() }
    }
});

flaw!(three_choices_that_no_action_has_name_one: OpenQuarries, breaks L17 {
    fn look_up(&self, choices: &[u16]) -> Vec<u16> {
        if choices == [3, 0, 1] { vec![0, 2] } else { choices.to_vec() }
    }
});

flaw!(choices_name_an_action_that_the_notation_cannot_write: SealedBids, breaks L17 {
    fn named(&self, toy: &SealedBids, seat: Seat, choices: &[u16]) -> Option<sealed_bids::Action> {
        if choices == [3, 3] { Some(sealed_bids::Action(9)) } else { kernel::Encode::action(toy, seat, choices) }
    }
});

flaw!(a_mask_leaves_a_legal_action_out: PrivateCards, breaks L17 {
    fn change_mask(&self, chosen: &[u16], mask: &mut [u8]) {
        if chosen.is_empty() {
            mask[1] = 0;
        }
    }
});

flaw!(a_mask_leads_to_an_illegal_action: SealedBids, breaks L17 {
    fn change_mask(&self, _: &[u16], mask: &mut [u8]) {
        mask.fill(1);
    }
});

flaw!(a_mask_leads_nowhere: OpenQuarries, breaks L17 {
    fn change_mask(&self, chosen: &[u16], mask: &mut [u8]) {
        if chosen.is_empty() {
            mask[2] = 1;
        }
    }
});

flaw!(a_byte_of_an_observation_is_too_great: SealedBids, breaks L17 {
    fn change_observation(&self, _: &sealed_bids::View, _: Option<&sealed_bids::State>, out: &mut [u8]) {
        out[1] = 2;
    }
});

flaw!(a_state_is_observed_otherwise_than_its_view: PrivateCards, breaks L17 {
    fn change_state_observation(&self, _: &private_cards::State, out: &mut [u8]) {
        out[1] ^= 1;
    }
});

flaw!(an_observation_leaves_the_points_out: SealedBids, breaks L21 {
    fn change_observation(&self, _: &sealed_bids::View, _: Option<&sealed_bids::State>, out: &mut [u8]) {
        let len = out.len();
        out[len - 3..].fill(0);
    }
});

flaw!(an_observation_does_not_show_the_hand: PrivateCards, breaks L21 {
    fn change_observation(&self, _: &private_cards::View, _: Option<&private_cards::State>, out: &mut [u8]) {
        let hand = 1 + 3 + 4 + 3 + 1;
        out[hand..hand + 9].fill(0);
    }
});

flaw!(an_observation_does_not_show_an_option: SealedBids, breaks L21 {
    fn change_observation(&self, _: &sealed_bids::View, _: Option<&sealed_bids::State>, out: &mut [u8]) {
        out[0] = 0;
    }
});

flaw!(a_value_is_not_between_0_and_1: SealedBids, breaks L18 {
    fn replace_value(&self, value: f32) -> f32 {
        2.0 * value
    }
});

flaw!(the_values_of_two_seats_do_not_add_up_to_one: SealedBids, breaks L18 {
    fn replace_value(&self, value: f32) -> f32 {
        (value + 0.01).min(1.0)
    }
});

flaw!(a_prior_is_not_a_number: PrivateCards, breaks L18 {
    fn replace_prior(&self, _: f32) -> f32 {
        f32::NAN
    }
});

flaw!(a_playout_chooses_an_illegal_action: SealedBids, breaks L18 {
    fn playout(&self, _: sealed_bids::Action) -> sealed_bids::Action {
        sealed_bids::Action(4)
    }
});

flaw!(a_hidden_bid_is_foreseen: SealedBids, breaks L19 {
    fn surprises(&self, _: bool) -> bool {
        false
    }
});

flaw!(events_after_a_surprise_are_foreseen: SealedBids, breaks L19 {
    fn is_surprise(&self, _: bool) -> bool {
        false
    }
});

flaw!(something_is_not_foreseen: PrivateCards, breaks L19 {
    fn change_foreseen(&self, events: &mut Vec<private_cards::Event>) {
        events.pop();
    }
});

flaw!(something_is_foreseen_that_does_not_happen: PrivateCards, breaks L19 {
    fn change_foreseen(&self, events: &mut Vec<private_cards::Event>) {
        events.push(private_cards::Event::Played(Seat::new(1), 1));
    }
});

flaw!(actions_that_share_a_quarry_are_called_independent: OpenQuarries, breaks L20 {
    fn independent(
        &self,
        _: &OpenQuarries,
        _: &open_quarries::State,
        _: (Seat, open_quarries::Action),
        _: (Seat, open_quarries::Action),
    ) -> bool {
        true
    }
});

flaw!(actions_are_independent_in_one_order_only: OpenQuarries, breaks L20 {
    fn independent(
        &self,
        toy: &OpenQuarries,
        state: &open_quarries::State,
        one: (Seat, open_quarries::Action),
        other: (Seat, open_quarries::Action),
    ) -> bool {
        one.0 < other.0 && toy.independent(state, one, other)
    }
});

flaw!(the_state_depends_on_the_order_of_independent_actions: OpenQuarries, breaks L20 {
    fn mark(&self, mark: u64, step: StepOf<OpenQuarries>) -> u64 {
        match step {
            Step::Act(seat, _) => (mark * 3 + seat.index() as u64) % 1_000_003,
            Step::Chance(_) => mark,
        }
    }
});

flaw!(an_independent_action_takes_another_seats_stone: OpenQuarries, breaks L20 {
    fn change(&self, state: &mut open_quarries::State, step: StepOf<OpenQuarries>) {
        if let Step::Act(seat, open_quarries::Action::Own(2)) = step {
            let other = Seat::new(u8::from(seat.index() == 0));
            state.own[other] = state.own[other].min(1);
        }
    }
});

fn constant_rng() -> impl Rng {
    use rand::SeedableRng;
    rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(0)
}

#[test]
#[should_panic(expected = "\
sealed-bids breaks the law:
L18 broken by sealed-bids, preset default, seats 2, seed 0, step 0: \
the values of the two seats are 2 and 2: not one together
   (L18: values are chances between 0 and 1, add up to one for two seats, and playouts are legal)")]
fn a_failure_names_everything_needed_to_reproduce_it() {
    struct It;
    impl Flaw<SealedBids> for It {
        fn replace_value(&self, _: f32) -> f32 {
            2.0
        }
    }
    suite::<SealedBids>(&It).check();
}

#[test]
fn a_law_can_be_left_out() {
    struct It;
    impl Flaw<SealedBids> for It {
        fn shares(&self) -> bool {
            true
        }
    }
    assert_eq!(laws_of(suite::<SealedBids>(&It).without(Law::L4)), []);
}
