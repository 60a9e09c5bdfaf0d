//! `bergfried verify`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use session::{Record, Verified};

use super::read;
use crate::arguments::Verify;

struct Check<'a>(&'a Record);

impl catalog::Visitor for Check<'_> {
    type Output = Result<Verified, session::VerifyError>;

    fn visit<F: catalog::Complete>(self) -> Self::Output {
        session::verify::<F::Game>(self.0)
    }
}

pub(crate) fn run(arguments: &Verify) -> Result<()> {
    let name = arguments.file.display().to_string();
    let record = Record::parse(&read(&arguments.file)?).with_context(|| name.clone())?;
    let verified =
        catalog::visit(&record.game, Check(&record)).with_context(|| name.clone())?.with_context(|| name.clone())?;
    let (steps, chance) = (verified.steps, verified.chance_steps);
    writeln!(
        stdout(),
        "{name}: verified: {steps} steps, {chance} of them chance from the committed seed, result as told"
    )?;
    Ok(())
}
