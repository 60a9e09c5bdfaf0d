//! A match in memory, tried with a real game and with a toy. The engine knows no game, so these tests lie here.

mod play;
mod practice;
mod record;
mod take_back;
mod verify;

use burgenland::Burgenland;
use kernel::{Game, GameOptions, Seat, SeatCount, ToAct};
use laws::toys::SealedBids;
use session::{ChanceSource, Seed, Session};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn game<G: Game>(seats: u8, options: &[(&str, &str)]) -> G {
    G::new(SeatCount::new(seats), G::Options::from_pairs(options.iter().copied()).unwrap()).unwrap()
}

fn sealed_bids() -> Session<SealedBids> {
    Session::new(game(2, &[]), ChanceSource::Seed(Seed::from_number(5)))
}

fn burgenland(seed: u64) -> Session<Burgenland> {
    Session::new(game(2, &[("start", "blue")]), ChanceSource::Seed(Seed::from_number(seed)))
}

/// Plays on to the end; `pick` chooses out of the legal list.
fn finish<G: Game>(session: &mut Session<G>, pick: impl Fn(usize) -> usize) {
    while let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act() {
        let seat = seats.first().unwrap();
        let legal = session.legal_actions(seat);
        session.play(seat, legal[pick(session.steps().len()) % legal.len()]).unwrap();
    }
}
