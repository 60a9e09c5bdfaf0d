//! `bergfried verify`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;
use session::{Record, Verified};

use super::{read, visit};
use crate::arguments::Verify;
use crate::say::words;

struct Check<'a>(&'a Record);

impl catalog::Visitor for Check<'_> {
    type Output = Result<Verified, session::VerifyError>;

    fn visit<F: catalog::Complete>(self) -> Self::Output {
        session::verify::<F::Game>(self.0)
    }
}

pub(crate) fn run(arguments: &Verify, language: Language) -> Result<()> {
    let name = arguments.file.display().to_string();
    let record = Record::parse(&read(&arguments.file)?).with_context(|| name.clone())?;
    let verified = visit(&record.game, Check(&record)).with_context(|| name.clone())?.with_context(|| name.clone())?;
    let counts = [("file", name.into()), ("steps", verified.steps.into()), ("chance", verified.chance_steps.into())];
    writeln!(stdout(), "{}", words(language).with("terminal-verified", &counts))?;
    Ok(())
}
