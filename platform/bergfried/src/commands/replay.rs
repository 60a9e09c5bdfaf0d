//! `bergfried replay`

use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use catalog::{CatalogSession, RenderContext};
use kernel::{Seat, Viewer};
use present::Language;
use serde_json::json;
use session::{ChanceSource, Record};

use super::{find, read};
use crate::arguments::{Format, Replay};
use crate::errors::CommandError;
use crate::say::words;

fn show(arguments: &Replay, language: Language, record: &Record) -> Result<()> {
    let session = find(&record.game)?.load(record, ChanceSource::Entered)?;
    if arguments.chance {
        return chance(&*session);
    }
    let viewers = viewers(&arguments.viewer, record.seats)?;
    let last = session.step_count();
    match (arguments.at, arguments.format) {
        (Some(at), _) if at > last => Err(CommandError::TooFewSteps { at, steps: last }.into()),
        (Some(at), Format::Text) => tables(&*session, at, &viewers, &names(record), language),
        (Some(at), Format::Json) => {
            let past = session.at(at);
            let view = |viewer: &Viewer| json!({"viewer": named(*viewer), "view": past.view_json(*viewer)});
            let views: Vec<_> = viewers.iter().map(view).collect();
            writeln!(stdout(), "{}", json!({"game": record.game, "step": at, "views": views}))?;
            Ok(())
        }
        (None, Format::Text) => {
            let names = names(record);
            for viewer in &viewers {
                let context = RenderContext { viewer: *viewer, language, names: &names, ..RenderContext::default() };
                log(&*session, &context)?;
            }
            tables(&*session, last, &viewers, &names, language)
        }
        (None, Format::Json) => {
            let mut out = stdout().lock();
            for viewer in viewers {
                for (index, events) in session.events_json(0, viewer).into_iter().enumerate() {
                    writeln!(out, "{}", json!({"step": index, "viewer": named(viewer), "events": events}))?;
                }
            }
            Ok(())
        }
    }
}

/// The possible outcomes of every chance step with their weights, in the order in which they are drawn from: a line for each
/// step, with the number of the step first.
fn chance(session: &(dyn CatalogSession + 'static)) -> Result<()> {
    let mut out = stdout().lock();
    let steps = session.steps(0);
    for (step, _) in steps.iter().enumerate().filter(|(_, text)| text.starts_with('*')) {
        let outcomes = session.at(step).chance_outcomes();
        let pairs: Vec<String> = outcomes.iter().map(|(outcome, weight)| format!("{outcome} {weight}")).collect();
        writeln!(out, "{step} {}", pairs.join(" "))?;
    }
    Ok(())
}

/// The log in words. The steps themselves are not shown: they would tell what a viewer may not know.
fn log(session: &(dyn CatalogSession + 'static), context: &RenderContext<'_>) -> Result<()> {
    let mut out = stdout().lock();
    for entry in session.log(0, context) {
        for line in entry.lines {
            writeln!(out, "{:>5}  {}", entry.step, line.text)?;
        }
    }
    Ok(())
}

fn tables(
    session: &(dyn CatalogSession + 'static),
    at: usize,
    viewers: &[Viewer],
    names: &[String],
    language: Language,
) -> Result<()> {
    let (past, words) = (session.at(at), words(language));
    let mut out = stdout().lock();
    for viewer in viewers {
        let name = match viewer {
            Viewer::Seat(seat) => words.with("seat-default", &[("seat", seat.to_string().into())]),
            Viewer::Spectator => words.text("terminal-spectator"),
        };
        let arguments = [("at", at.into()), ("steps", session.step_count().into()), ("viewer", name.into())];
        let context = RenderContext { viewer: *viewer, language, names, ..RenderContext::default() };
        writeln!(out, "\n{}\n{}", words.with("terminal-after", &arguments), past.text_board(&context))?;
    }
    Ok(())
}

fn names(record: &Record) -> Vec<String> {
    let named = |seat: Seat| {
        record.players.iter().find(|(other, _)| *other == seat).map(|(_, name)| format!("{name} ({seat})"))
    };
    (0..record.seats as u8).map(Seat::new).map(|seat| named(seat).unwrap_or_else(|| seat.to_string())).collect()
}

/// The viewer in JSON.
fn named(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

fn viewers(text: &str, seats: usize) -> Result<Vec<Viewer>> {
    let all = (0..seats as u8).map(Seat::new).map(Viewer::Seat);
    match text {
        "spectator" => Ok(vec![Viewer::Spectator]),
        "all" => Ok(all.collect()),
        _ => match text.parse::<Seat>() {
            Ok(seat) if seat.index() < seats => Ok(vec![Viewer::Seat(seat)]),
            _ => Err(CommandError::Viewer { text: kernel::shortened(text), seats }.into()),
        },
    }
}

pub(crate) fn run(arguments: &Replay, language: Language) -> Result<()> {
    let name = arguments.file.display().to_string();
    let record = Record::parse(&read(&arguments.file)?).with_context(|| name.clone())?;
    show(arguments, language, &record).with_context(|| name.clone())
}
