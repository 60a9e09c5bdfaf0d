//! The time to draw all zones of a table for one viewer, in the middle of a match.

use catalog::{CatalogSession, RenderContext, find};
use divan::{Bencher, black_box};
use kernel::{Seat, SeatCount, ToAct, Viewer};
use present::Language;
use session::{ChanceSource, Seed};

fn main() {
    divan::main();
}

const GAMES: &[&str] = &["burgenland", "castle", "two-castles", "two-heirs", "viscounts"];

/// Actions played before the table is drawn: the middle of every game.
const ACTIONS: usize = 60;

/// A match of two seats after some arbitrary actions.
fn table(game: &str) -> Box<dyn CatalogSession> {
    let game = find(game).expect("the catalog has it");
    let chance = ChanceSource::Seed(Seed::new([7; 32]));
    let mut session = game.open(SeatCount::new(2), &[], chance).expect("two seats are allowed");
    for turn in 0..ACTIONS {
        let (ToAct::Seats(seats) | ToAct::Open(seats)) = session.to_act() else { break };
        let seat = seats.first().expect("somebody is to act");
        let legal = session.legal_actions(seat);
        session.play(seat, &legal[(turn * 7) % legal.len()]).expect("it is legal");
    }
    session
}

fn names() -> [String; 2] {
    ["Kunigunde", "Walther"].map(str::to_owned)
}

/// Draws for the seat to act, or for the other one.
fn draw(bencher: Bencher<'_, '_>, game: &str, acting: bool) {
    let (names, session) = (names(), table(game));
    let to_act = session.to_act().seats();
    let seat = [Seat::new(0), Seat::new(1)].into_iter().find(|seat| to_act.contains(*seat) == acting);
    let viewer = Viewer::Seat(seat.unwrap_or(Seat::new(1)));
    let context = RenderContext {
        viewer,
        language: Language::German,
        names: &names,
        aids: true,
        may_act: true,
        ..RenderContext::default()
    };
    bencher.bench_local(|| black_box(black_box(&session).zones(&context)));
}

#[divan::bench(args = GAMES)]
fn for_the_one_to_act(bencher: Bencher<'_, '_>, game: &str) {
    draw(bencher, game, true);
}

#[divan::bench(args = GAMES)]
fn for_the_other(bencher: Bencher<'_, '_>, game: &str) {
    draw(bencher, game, false);
}
