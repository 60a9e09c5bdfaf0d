//! Writing golden files and generated tables.

use anyhow::Result;

use crate::documents::write_documents;
use crate::ledger::Ledger;
use crate::run::run;
use crate::workspace::{members, root};

/// Writes the tests into the ledgers and the tables into the documents and, unless only that is wanted, the playthroughs
/// and node counts as the games play now.
pub(crate) fn bless(ledgers_only: bool) -> Result<()> {
    for ledger in Ledger::all()? {
        ledger.bless()?;
        if ledgers_only {
            continue;
        }
        run(&root(), "cargo", &["test", "--quiet", "--package", &ledger.game, "--test", "tests"], &[("BLESS", "1")])?;
    }
    write_documents(&members()?)?;
    println!("blessed: look at `git diff` before you commit");
    Ok(())
}
