//! `bergfried verify`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use present::Language;
use session::{Memory, Record};

use super::{find, read};
use crate::arguments::Verify;
use crate::say::words;

pub(crate) fn run(arguments: &Verify, language: Language) -> Result<()> {
    let name = arguments.file.display().to_string();
    let record = Record::parse(&read(&arguments.file)?).with_context(|| name.clone())?;
    let game = find(&record.game).with_context(|| name.clone())?;
    let verified = game.verify(&record).with_context(|| name.clone())?;
    let memory = Memory { commitment: arguments.commitment, contribution: arguments.contribution };
    memory.check(&record).with_context(|| name.clone())?;
    let counts = [
        ("file", name.into()),
        ("steps", verified.steps.into()),
        ("chance", verified.chance_steps.into()),
        ("count", verified.contributions.into()),
    ];
    let key = if verified.contributions > 0 { "terminal-verified-shared" } else { "terminal-verified" };
    writeln!(stdout(), "{}", words(language).with(key, &counts))?;
    Ok(())
}
