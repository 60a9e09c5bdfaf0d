//! Does a finished record tell the truth?

use kernel::{Game, Step, ToAct};

use crate::match_session::{parse_step, results};
use crate::{Ending, LoadError, Record, Session};

/// What was proven of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Steps replayed.
    pub steps: usize,
    /// Chance steps that follow from the seed.
    pub chance_steps: usize,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// It cannot even be played through.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// It is not finished.
    #[error("the match is not over: its seed is not told yet")]
    Open,
    /// Chance was entered by hand.
    #[error("chance was entered by hand: there is nothing to prove it by")]
    Entered,
    /// The seed is not the one committed to.
    #[error("the seed does not fit the commitment")]
    OtherSeed,
    /// A chance step does not follow from the seed.
    #[error("line {line}: the seed decides {fair}, not {found}")]
    Unfair {
        /// The line in the record.
        line: usize,
        /// What the seed decides.
        fair: String,
        /// What stands there.
        found: String,
    },
    /// The steps do not lead to the end of the game.
    #[error("the steps do not lead to the end of the game")]
    NotOver,
    /// The result does not follow from the steps.
    #[error("the result does not follow from the steps")]
    OtherResult,
}

/// Recomputes everything a finished record claims: every action legal, every chance step from the seed, the result
/// from the steps.
///
/// # Errors
/// The first thing that does not hold.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, VerifyError> {
    let Ending::Over { resigned, results: told, seed } = &record.ending else { return Err(VerifyError::Open) };
    let (Some(commitment), Some(seed)) = (record.commitment, seed) else { return Err(VerifyError::Entered) };
    if seed.commitment() != commitment {
        return Err(VerifyError::OtherSeed);
    }
    let mut session = Session::<G>::open_record(record)?;
    let mut chance_steps = 0;
    for (index, text) in record.steps.iter().enumerate() {
        let line = record.line_of_step(index);
        let step = parse_step::<G>(text).map_err(|reason| LoadError::Step { line, reason })?;
        if let (Step::Chance(found), Some(fair)) = (step, session.fair_outcome(seed)) {
            chance_steps += 1;
            if found != fair {
                return Err(VerifyError::Unfair { line, fair: fair.to_string(), found: found.to_string() });
            }
        }
        session.follow(step).map_err(|error| LoadError::Step { line, reason: error.to_string() })?;
    }
    if resigned.is_none() && session.to_act() != ToAct::Nobody {
        return Err(VerifyError::NotOver);
    }
    if results(&session.standings()) != *told {
        return Err(VerifyError::OtherResult);
    }
    Ok(Verified { steps: record.steps.len(), chance_steps })
}
