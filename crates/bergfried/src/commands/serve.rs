//! `bergfried serve`

use anyhow::Result;

use crate::arguments::Serve;

pub(crate) fn run(arguments: Serve) -> Result<()> {
    let _ = arguments;
    Ok(())
}
