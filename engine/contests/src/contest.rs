//! A game whose matches are played by computer players.

use std::time::Duration;

use kernel::{Evaluate, GameInfo, GameOptions as _, SeatCount, Study};

use crate::bench::{Speed, bench};
use crate::competitor::OutsideError;
use crate::count::{Counted, count};
use crate::pairing::{Clock, Pairing, Play, Wanted};
use crate::play::{Played, play};

/// A game with its seats and options, of whatever type. What is played is compiled once for every game, where a
/// [`GameContest`] is made.
pub trait Contest: Send + Sync {
    /// Names and versions of the game.
    fn info(&self) -> &'static GameInfo;

    /// How many seats the table has.
    fn seats(&self) -> SeatCount;

    /// The options that were chosen, as keys and values.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Plays a match.
    ///
    /// # Errors
    /// If a player from outside has no legal answer; computer players always have one.
    ///
    /// # Panics
    /// If there are not as many players as seats.
    fn play(&self, pairing: &Pairing<'_>, wanted: Wanted<'_>) -> Result<Play, OutsideError>;

    /// Counts what happened in a match that was played [with its steps](Wanted::steps). `number` is its number in the series.
    ///
    /// # Panics
    /// If its steps are not those of a whole match of this game.
    fn count(&self, play: &Play, number: u64) -> Counted;

    /// Plays at random on this thread for about `time`, then searches for about as long. The clock shows the processor time of
    /// this thread: other work on the machine does not count.
    fn bench(&self, time: Duration, clock: &Clock) -> Speed;
}

/// The contest of a game.
#[derive(Clone, Debug)]
pub struct GameContest<G>(pub G);

impl<G: Evaluate + Study> Contest for GameContest<G> {
    fn info(&self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.0.options().pairs()
    }

    fn play(&self, pairing: &Pairing<'_>, wanted: Wanted<'_>) -> Result<Play, OutsideError> {
        let Played { steps, standings, times } = play(&self.0, pairing, wanted.clock)?;
        let length = steps.len();
        let steps = if wanted.steps { steps.iter().map(ToString::to_string).collect() } else { Vec::new() };
        Ok(Play { standings, length, steps, times })
    }

    fn count(&self, play: &Play, number: u64) -> Counted {
        count(&self.0, play, number)
    }

    fn bench(&self, time: Duration, clock: &Clock) -> Speed {
        bench(&self.0, time, clock)
    }
}
