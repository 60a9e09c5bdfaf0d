//! Writing golden files anew.

use anyhow::Result;

use crate::ledger::Ledger;
use crate::root;
use crate::run::run;

/// Blesses playthroughs and node counts as the games play now, and writes the tests into the ledgers.
pub(crate) fn bless() -> Result<()> {
    for ledger in Ledger::all()? {
        ledger.bless()?;
        run(&root(), "cargo", &["test", "--quiet", "--package", &ledger.game, "--test", "tests"], &[("BLESS", "1")])?;
    }
    println!("blessed: look at `git diff` before you commit");
    Ok(())
}
