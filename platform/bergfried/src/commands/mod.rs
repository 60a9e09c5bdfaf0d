//! The commands, one file each.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod components;
pub(crate) mod games;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
mod table;
pub(crate) mod verify;

use kernel::Game as _;
use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::{Context as _, Result};

/// A file's text; `-` is standard input.
fn read(file: &Path) -> Result<String> {
    let name = file.display();
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
        return Ok(text);
    }
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("{name} is not text"))
}

/// The facts of a game, by id.
fn info(id: &str) -> Result<&'static kernel::GameInfo> {
    struct Info;
    impl catalog::Visitor for Info {
        type Output = &'static kernel::GameInfo;

        fn visit<F: catalog::Complete>(self) -> Self::Output {
            const { &F::Game::INFO }
        }
    }
    Ok(catalog::visit(id, Info)?)
}
