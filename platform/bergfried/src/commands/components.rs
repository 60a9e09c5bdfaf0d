//! `bergfried components`, and the files that `--components` names.

use std::io::{Write as _, stderr, stdout};
use std::path::Path;

use anyhow::{Context as _, Result};
use kernel::{Describe as _, Message, Origin, box_changes};
use present::Language;
use session::BoxHash;

use super::{find, read};
use crate::arguments::Components;
use crate::errors::CommandError;
use crate::say::{Problems, say, words};

/// Chooses the boxes that this process plays with. Each is `GAME=FILE`.
pub(crate) fn choose(named: &[String], language: Language) -> Result<()> {
    let mut chosen = Vec::new();
    for text in named {
        let not_game_file = || CommandError::NotGameFile { text: kernel::shortened(text) };
        let (game, file) = text.split_once('=').ok_or_else(not_game_file)?;
        let game = find(game)?;
        let info = game.info();
        if chosen.contains(&info.id) {
            return Err(CommandError::ComponentsTwice { game: info.id }.into());
        }
        chosen.push(info.id);
        info.use_components(read(Path::new(file))?).map_err(Problems).with_context(|| file.to_owned())?;
        if let Some(hash) = BoxHash::of_own_box(info) {
            let names =
                [("game", game.title(language).into()), ("file", file.into()), ("hash", hash.to_string().into())];
            // Not among the results: a table of figures or JSON may be on standard output.
            writeln!(stderr(), "{}", words(language).with("terminal-own-box", &names))?;
        }
    }
    Ok(())
}

pub(crate) fn run(arguments: &Components, language: Language) -> Result<()> {
    let game = find(&arguments.game)?;
    let info = game.info();
    let mut out = stdout().lock();
    let Some(file) = &arguments.check else {
        out.write_all(info.components.text().as_bytes())?;
        return Ok(());
    };
    let name = file.display().to_string();
    let text = read(file)?;
    let remarks = info.check_box(&text).map_err(Problems).with_context(|| name.clone())?;
    let names = [("file", name.into()), ("game", game.title(language).into())];
    writeln!(out, "{}", words(language).with("terminal-adds-up", &names))?;
    let changes = box_changes(info.components.built_in(), &text);
    let from = |origin: Origin| {
        changes.iter().filter(move |change| change.origin == origin).map(|change| change.message()).collect::<Vec<_>>()
    };
    for (heading, found) in [
        ("terminal-not-as-the-rulebook", [from(Origin::Rulebook), remarks].concat()),
        ("terminal-not-as-public", from(Origin::Public)),
        ("terminal-not-as-reconstructed", from(Origin::Reconstructed)),
    ] {
        list(&mut out, heading, &found, language)?;
    }
    Ok(())
}

/// Writes what was found below a heading, if anything was.
fn list(out: &mut impl std::io::Write, heading: &str, found: &[Message], language: Language) -> Result<()> {
    if !found.is_empty() {
        writeln!(out, "{}", words(language).text(heading))?;
    }
    for message in found {
        writeln!(out, "  {}", say(message, language))?;
    }
    Ok(())
}
