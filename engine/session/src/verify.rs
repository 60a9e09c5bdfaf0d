//! Verification of finished records.

use kernel::{AtLine, Game, Seat, Step, StepOf, ToAct};

use crate::error::LoadError;
use crate::fair::{Commitment, Contribution, SharedChance};
use crate::match_session::{Session, results};
use crate::record::{Ending, Record};

/// What was verified in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Steps replayed.
    pub steps: usize,
    /// Chance steps that follow from the seed.
    pub chance_steps: usize,
    /// Contributions of guests that are part of the seed.
    pub contributions: usize,
}

/// What somebody who played remembers of the beginning of the match. A record that contradicts it is of another match, or the
/// server has cheated: it could make a record that is right in itself by choosing everything again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The hash of the server's secret that was shown before the first contribution was opened.
    pub commitment: Option<Commitment>,
    /// The own contribution.
    pub contribution: Option<Contribution>,
}

impl Memory {
    /// Compares a record with what is remembered.
    ///
    /// # Errors
    /// What the record contradicts.
    pub fn check(&self, record: &Record) -> Result<(), VerifyError> {
        if self.commitment.is_some() && record.commitment != self.commitment {
            return Err(VerifyError::OtherCommitment);
        }
        let is_there = |own: Contribution| record.contributions.iter().any(|contributed| contributed.opening == own);
        if self.contribution.is_some_and(|own| !is_there(own)) {
            return Err(VerifyError::MissingContribution);
        }
        Ok(())
    }
}

kernel::messages! {
    /// What is wrong with a finished record.
    pub enum VerifyError {
        /// It cannot be played through.
        Load(error: LoadError);
        /// The match is not finished, so its seed is still secret.
        Open = "verify-open", "the match is not over: its seed is not published yet";
        /// Chance was entered by hand, so there is nothing to verify it by.
        Entered = "verify-entered", "chance was entered by hand: it cannot be verified";
        /// The seed is not the one committed to.
        OtherSeed = "verify-other-seed", "the seed does not match the commitment";
        /// A guest opened something else than they had committed to.
        OtherOpening {
            /// The guest's first seat.
            seat: Seat,
        } = "verify-other-opening", "the contribution of seat {seat} does not match its hash";
        /// The commitment is not the one that was shown when the match was made.
        OtherCommitment = "verify-other-commitment", "the commitment is not the one that was remembered";
        /// The contribution that somebody made is not part of the seed.
        MissingContribution = "verify-missing-contribution", "the contribution that was remembered is not in the record";
        /// A chance step does not follow from the seed.
        Unfair {
            /// The line in the record.
            line: usize,
            /// The outcome that follows from the seed.
            fair: String,
            /// The outcome in the record.
            found: String,
        } = "verify-unfair", "line {line}: {fair} follows from the seed, not {found}";
        /// The steps do not lead to the end of the game.
        NotOver = "verify-not-over", "the steps do not lead to the end of the game";
        /// The result does not follow from the steps.
        OtherResult = "verify-other-result", "the result does not follow from the steps";
    }
}

/// Recomputes everything that a finished record claims: that secret and contributions are those committed to, that every action
/// was legal, that every chance step follows from the seed, and that the result follows from the steps.
///
/// ```
/// use kernel::{Game, SeatCount, ToAct};
/// use laws::toys::SealedBids;
/// use session::{ChanceSource, Seed, Session, verify};
///
/// let game = SealedBids::new(SeatCount::new(2), Default::default())?;
/// let mut session = Session::new(game, ChanceSource::Seed(Seed::from_number(1)));
/// while let ToAct::Seats(seats) | ToAct::Open(seats) = session.to_act() {
///     let seat = seats.first().expect("someone is to act");
///     session.play(seat, session.legal_actions(seat)[0])?;
/// }
/// let verified = verify::<SealedBids>(&session.record())?;
/// assert_eq!(verified.steps, session.steps().len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The first claim that is wrong.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, VerifyError> {
    let Ending::Over { resigned, results: recorded, secret } = &record.ending else { return Err(VerifyError::Open) };
    let (Some(commitment), Some(secret)) = (record.commitment, secret) else { return Err(VerifyError::Entered) };
    if secret.commitment() != commitment {
        return Err(VerifyError::OtherSeed);
    }
    let contributions = &record.contributions;
    if let Some(other) = contributions.iter().find(|contributed| contributed.opening.hash() != contributed.hash) {
        return Err(VerifyError::OtherOpening { seat: other.seat });
    }
    let shared = SharedChance::new(secret.clone(), contributions.clone());
    let seed = if contributions.is_empty() { secret } else { shared.seed() };
    let mut session = Session::<G>::open_record(record)?;
    let mut chance_steps = 0;
    for (index, text) in record.steps.iter().enumerate() {
        let line = record.line_of_step(index);
        let step = text.parse::<StepOf<G>>().map_err(|error| LoadError::Step(AtLine { line, error: error.into() }))?;
        session.follow_rewinds(record);
        if let (Step::Chance(found), Some(fair)) = (step, session.fair_outcome(seed)) {
            chance_steps += 1;
            if found != fair {
                return Err(VerifyError::Unfair { line, fair: fair.to_string(), found: found.to_string() });
            }
        }
        session.follow(step).map_err(|error| LoadError::Step(AtLine { line, error }))?;
    }
    if resigned.is_none() && session.to_act() != ToAct::Nobody {
        return Err(VerifyError::NotOver);
    }
    if results(&session.standings()) != *recorded {
        return Err(VerifyError::OtherResult);
    }
    Ok(Verified { steps: record.steps.len(), chance_steps, contributions: contributions.len() })
}
