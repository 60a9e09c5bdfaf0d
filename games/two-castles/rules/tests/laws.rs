//! The law suite, for every number of seats.

use kernel::{Game, Silent, Step};
use laws::{Census, Law, Suite};
use two_castles::{Attendant, Chance, Oldest, Options, Phase, State, TwoCastles};

#[test]
fn the_encoding_is_documented() {
    laws::encoding::<TwoCastles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.md"));
}

#[test]
fn every_law_holds_at_every_table() {
    Suite::<TwoCastles>::new()
        .census(census)
        .recount(crate::naive::recount())
        .encode()
        .evaluate()
        .foresee()
        .symmetric_runs(moved_on, dealt_on)
        .games(3)
        .check();
}

/// L22: with every seat moved on by one, the next seat is the oldest. Ludwig cannot move on.
fn moved_on(game: &TwoCastles) -> Option<TwoCastles> {
    let oldest =
        [Oldest::First, Oldest::Second, Oldest::Third, Oldest::Fourth, Oldest::Fifth, Oldest::Sixth, Oldest::Seventh];
    let next = oldest[(game.options().oldest as usize + 1) % game.seats().get()];
    (!game.has_ludwig())
        .then(|| TwoCastles::new(game.seats(), Options { oldest: next }).expect("the next seat is there"))
}

/// L22: throne rooms and tiles are dealt from the first place on. Moved on, the last place has become the first, and what it gets
/// comes first.
fn dealt_on(game: &TwoCastles, before: &State, run: &[Chance]) -> Vec<Chance> {
    let has = |state: &State, place: usize| {
        let drawn = (state.drawn[place].len(), state.drawn_cards[place].len());
        (state.castles[place].throne(), state.hands[place].len(), drawn)
    };
    let mut state = before.clone();
    let mut dealt: Vec<(bool, usize, Chance)> = Vec::new();
    for outcome in run {
        let before = state.clone();
        game.apply(&mut state, Step::Chance(*outcome), &mut Silent);
        let place = (0..game.places()).find(|place| has(&before, *place) != has(&state, *place));
        let next = (place.expect("each outcome is for a place or a castle") + 1) % game.places();
        dealt.push((before.progress.phase != Phase::DealThrones, next, *outcome));
    }
    dealt.sort_by_key(|(after_thrones, next, _)| (*after_thrones, *next));
    dealt.into_iter().map(|(_, _, outcome)| outcome).collect()
}

/// L22 looks at what it should: it fails where the seats move on and something else does not.
#[test]
fn the_oldest_and_what_is_dealt_move_on_with_the_seats() {
    let suite = || Suite::<TwoCastles>::new().only(Law::L22).encode().games(1);
    let wrong =
        |suite: Suite<TwoCastles>| suite.violations().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    assert_eq!(wrong(suite().symmetric_runs(moved_on, dealt_on)), "");
    let same_oldest = wrong(suite().symmetric_runs(|game| moved_on(game).map(|_| game.clone()), dealt_on));
    assert!(same_oldest.contains("of the observation, in oldest: seat 1 sees"), "{same_oldest}");
    let same_deal = wrong(suite().symmetric_runs(moved_on, |_, _, run| run.to_vec()));
    assert!(same_deal.contains("of the observation, in hands: seat 1 sees"), "{same_deal}");
}

/// Where all tiles, cards, throne rooms and attendants are.
fn census(game: &TwoCastles, state: &State) -> Census {
    let mut census = Census::new();
    let castles = &state.castles[..game.places()];
    // Until they are turned up, the chosen tiles of a seat are still in its hand.
    let picked = state.picks.iter().enumerate().filter(|(place, _)| match game.seat_at(*place) {
        Some(seat) => !state.progress.committed.contains(seat),
        None => true,
    });
    state.supply.iter().for_each(|tile| census.add(tile, "supply", 1));
    state.drawn.iter().flat_map(|drawn| drawn.iter()).for_each(|tile| census.add(tile, "drawn", 1));
    state.hands.iter().flat_map(|hand| hand.iter()).for_each(|tile| census.add(tile, "hands", 1));
    let picked = picked.flat_map(|(_, picks)| picks.iter().filter_map(|tile| tile.some()));
    picked.for_each(|tile| census.add(tile, "picks", 1));
    state.discards.iter().for_each(|discarded| census.add(discarded.piece, "discards", 1));
    let rooms = castles.iter().flat_map(|castle| castle.rooms().map(|room| room.tile));
    rooms.filter(|tile| tile.is_regular()).for_each(|tile| census.add(tile, "castles", 1));
    state.deck.iter().for_each(|card| census.add(card, "deck", 1));
    state.drawn_cards.iter().flat_map(|cards| cards.iter()).for_each(|card| census.add(card, "drawn cards", 1));
    state.card_discards.iter().for_each(|discarded| census.add(discarded.piece, "card discards", 1));
    castles.iter().flat_map(|castle| castle.cards()).for_each(|card| census.add(card, "cards of castles", 1));
    for kind in Attendant::all() {
        let taken: u8 = castles.iter().map(|castle| castle.attendants(kind)).sum();
        census.add(kind, "castles", taken.into());
        census.add(kind, "attendants", state.attendants[kind.index()].into());
    }
    census
}
