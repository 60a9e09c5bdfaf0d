//! What it costs to draw a table for one pair of eyes: all zones, in the middle of a match.

use catalog::{Look, find};
use divan::{Bencher, black_box};
use kernel::{Seat, SeatCount, ToAct, Viewer};
use present::Language;
use session::{AnySession, ChanceSource, Seed};

fn main() {
    divan::main();
}

const GAMES: &[&str] = &["burgenland", "castle", "two-castles", "two-heirs", "viscounts"];

/// So many actions are played before we look: the middle of every game.
const ACTIONS: usize = 60;

/// A match of two, where whoever is to act takes now this, now that.
fn table(game: &str) -> Box<dyn AnySession> {
    let game = find(game).expect("it is a game of the house");
    let chance = ChanceSource::Seed(Seed::new([7; 32]));
    let mut session = game.open(SeatCount::new(2), &[], chance).expect("two seats are allowed");
    for turn in 0..ACTIONS {
        let ToAct::Seats(seats) = session.to_act() else { break };
        let seat = seats.first().expect("somebody is to act");
        let legal = session.legal_actions(seat);
        session.play(seat, &legal[(turn * 7) % legal.len()]).expect("it is legal");
    }
    session
}

fn names() -> [String; 2] {
    ["Kunigunde", "Walther"].map(str::to_owned)
}

/// Through the eyes of the seat that is to act, or of the other one.
fn draw(bencher: Bencher<'_, '_>, game: &str, acting: bool) {
    let (names, session) = (names(), table(game));
    let to_act = session.to_act().seats();
    let seat = [Seat::new(0), Seat::new(1)].into_iter().find(|seat| to_act.contains(*seat) == acting);
    let viewer = Viewer::Seat(seat.unwrap_or(Seat::new(1)));
    let look = Look {
        viewer,
        language: Language::German,
        names: &names,
        aids: true,
        may_act: true,
        intentions: &[],
        known: None,
    };
    let game = find(game).expect("it is a game of the house");
    bencher.bench_local(|| black_box(game.zones(black_box(session.as_ref()), &look)));
}

#[divan::bench(args = GAMES)]
fn for_the_one_to_act(bencher: Bencher<'_, '_>, game: &str) {
    draw(bencher, game, true);
}

#[divan::bench(args = GAMES)]
fn for_the_other(bencher: Bencher<'_, '_>, game: &str) {
    draw(bencher, game, false);
}
