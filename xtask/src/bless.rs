//! Writing golden files anew.

use anyhow::Result;

use crate::ledger::Ledger;
use crate::run::run;
use crate::workspace::root;

/// Writes the tests into the ledgers and, unless only that is wanted, blesses playthroughs and node counts as the games
/// play now.
pub(crate) fn bless(ledgers_only: bool) -> Result<()> {
    for ledger in Ledger::all()? {
        ledger.bless()?;
        if ledgers_only {
            continue;
        }
        run(&root(), "cargo", &["test", "--quiet", "--package", &ledger.game, "--test", "tests"], &[("BLESS", "1")])?;
    }
    println!("blessed: look at `git diff` before you commit");
    Ok(())
}
