//! `bergfried components`, and the files that `--components` names.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{Write as _, stderr, stdout};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};
use catalog::CatalogGame;
use kernel::{Describe as _, Message, Origin, box_changes, box_entries};
use present::Language;
use session::BoxHash;

use super::{cannot_write, find, read};
use crate::arguments::Components;
use crate::errors::CommandError;
use crate::say::{Problems, say, words};
use crate::sheet::{Drawings, Other, Sheet};

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
    if arguments.drawings {
        writeln!(out, "{}", serde_json::to_string(&Drawings::of(game, language))?)?;
        return Ok(());
    }
    let Some(file) = &arguments.check else {
        match &arguments.sheet {
            Some(folder) => {
                let (entries, drawings) = (box_entries(info.components.text()), Drawings::of(game, language));
                write_sheet(folder, &Sheet { game, language }.all(&entries, &drawings))?;
            }
            None => out.write_all(info.components.text().as_bytes())?,
        }
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
    drop(out);
    if let Some(folder) = &arguments.sheet {
        let changes: Vec<String> = changes.iter().map(|change| say(&change.message(), language)).collect();
        let drawings = drawings_with(game, file, language)?;
        let short = file.file_name().unwrap_or_default().display().to_string();
        let other = Other { file: &short, entries: &box_entries(&text), drawings: &drawings, changes: &changes };
        let entries = box_entries(info.components.text());
        let sheet = Sheet { game, language }.differences(&entries, &Drawings::of(game, language), &other);
        write_sheet(folder, &sheet)?;
    }
    Ok(())
}

fn write_sheet(folder: &Path, page: &str) -> Result<()> {
    fs::create_dir_all(folder).map_err(cannot_write(folder))?;
    let path = folder.join("index.html");
    fs::write(&path, page).map_err(cannot_write(&path))?;
    Ok(writeln!(stdout(), "{}", path.display())?)
}

/// The pieces as they are drawn with another box. A process has one box for each game, so another process draws them.
fn drawings_with(game: &dyn CatalogGame, file: &Path, language: Language) -> Result<Drawings> {
    let mut components = OsString::from(format!("{}=", game.info().id));
    components.push(file);
    let mut program = Command::new(env::current_exe()?);
    program.args(["components", game.info().id, "--drawings", "--language", &language.to_string()]);
    // It would name the box on its standard error, which is known already.
    let output = program.arg("--components").arg(components).stderr(Stdio::null()).output()?;
    if !output.status.success() {
        return Err(CommandError::NotDrawn { file: file.display().to_string() }.into());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
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
