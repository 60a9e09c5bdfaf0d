//! `bergfried record`

use std::io::{Write as _, stdout};

use anyhow::Result;
use kernel::{Game as _, Seat, ToAct, Viewer};
use machine::Threads;
use session::{ChanceSource, Seed, Session};

use super::table::{set_up, specs};
use super::visit;
use crate::arguments::Record;

struct Play<'a>(&'a Record);

impl catalog::Visitor for Play<'_> {
    type Output = Result<String>;

    fn visit<F: catalog::Complete>(self) -> Result<String> {
        let arguments = self.0;
        let specs = specs(F::Game::INFO.id, &arguments.players)?;
        let game = set_up::<F::Game>(&arguments.table, Some(specs.len()))?;
        let mut players: Vec<_> = specs
            .iter()
            .zip(0..)
            .map(|(spec, index)| F::player(*spec, arguments.seed.wrapping_add(index << 32)))
            .collect();
        let mut session = Session::new(game, ChanceSource::Seed(Seed::from_number(arguments.seed)));
        while let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act() {
            let seat = seats.first().expect("someone is to act");
            let action =
                players[seat.index()].choose(session.game(), &session.view(Viewer::Seat(seat)), seat, &Threads);
            session.play(seat, action)?;
        }
        let mut record = session.record();
        record.players = specs.iter().zip(0..).map(|(spec, index)| (Seat::new(index), spec.to_string())).collect();
        Ok(record.to_string())
    }
}

pub(crate) fn run(arguments: &Record) -> Result<()> {
    let text = visit(&arguments.table.game, Play(arguments))??;
    stdout().write_all(text.as_bytes())?;
    Ok(())
}
