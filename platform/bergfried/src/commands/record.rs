//! `bergfried record`

use std::io::{Write as _, stdout};

use anyhow::Result;
use kernel::{Seat, ToAct};
use machine::Threads;
use session::{ChanceSource, Seed};

use super::find;
use super::table::{open, specs};
use crate::arguments::Record;

pub(crate) fn run(arguments: &Record) -> Result<()> {
    let players = specs(&arguments.table.game, &arguments.players)?;
    let chance = ChanceSource::Seed(Seed::from_number(arguments.seed));
    let mut session = open(find(&arguments.table.game)?, &arguments.table, Some(players.len()), chance)?;
    while let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act() {
        let seat = seats.first().expect("someone is to act");
        let seed = arguments.seed.wrapping_add((seat.index() as u64) << 32).wrapping_add(session.step_count() as u64);
        let chosen = session.suggest(seat, &arguments.players[seat.index()], seed, &Threads);
        session.play(seat, &chosen[0].action)?;
    }
    let mut record = session.record();
    record.players = players.iter().zip(0..).map(|(spec, seat)| (Seat::new(seat), spec.to_string())).collect();
    stdout().write_all(record.to_string().as_bytes())?;
    Ok(())
}
