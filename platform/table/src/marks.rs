//! What others have done since a viewer last acted.

use catalog::LogEntry;
use kernel::{Contender, Seat, Viewer};

/// The keys of the pieces and places that others have changed since the viewer last acted. For spectators: that the last
/// action has changed.
#[derive(Default)]
pub(crate) struct Marks {
    /// The number of steps that are taken into account.
    steps: usize,
    keys: Vec<String>,
}

impl Marks {
    pub(crate) fn keys(&self) -> &[String] {
        &self.keys
    }

    /// Takes in the log from the step `from` on. False if steps before it are missing, or were taken back: then the marks
    /// have to be made anew.
    pub(crate) fn extend(&mut self, from: usize, entries: &[LogEntry], viewer: Viewer) -> bool {
        if from != self.steps {
            return false;
        }
        for entry in entries {
            if is_new_turn(entry.actor, viewer) {
                self.keys.clear();
            }
            let lines = entry.lines.iter().filter(|line| !is_of(line.who, viewer));
            for key in lines.flat_map(|line| &line.keys) {
                if !self.keys.contains(key) {
                    self.keys.push(key.clone());
                }
            }
        }
        self.steps += entries.len();
        true
    }

    /// The marks of a log of which `entries` is the end, from the step `from` on.
    pub(crate) fn of(from: usize, entries: &[LogEntry], viewer: Viewer) -> Self {
        let mut marks = Self { steps: from, keys: Vec::new() };
        marks.extend(from, entries, viewer);
        marks
    }
}

/// Whether a line is about the viewer.
fn is_of(who: Option<Contender>, viewer: Viewer) -> bool {
    matches!(who, Some(Contender::Seat(seat)) if viewer.is(seat))
}

/// Whether marks end with a step: a seat's own action, or for spectators any action.
fn is_new_turn(actor: Option<Seat>, viewer: Viewer) -> bool {
    actor.is_some_and(|actor| viewer.seat().is_none_or(|own| own == actor))
}
