//! Records that guests bring to look at: kept in memory, the last few, under a name of our own choosing.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use catalog::{CatalogGame, CatalogSession};
use session::Record;
use store::Token;

use crate::app::App;
use crate::refusal::Refusal;

/// The longest record that is taken, in bytes: several times the longest of any game.
pub(crate) const LONGEST_UPLOAD: usize = 256 << 10;

/// So many are kept. An older one has to be brought again.
const KEPT: usize = 64;

/// A record that was played through.
pub(crate) struct Upload {
    pub(crate) game: &'static dyn CatalogGame,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) record: Record,
}

/// The records that were brought.
#[derive(Default)]
pub(crate) struct Uploads {
    kept: Mutex<VecDeque<(Token, Arc<Upload>)>>,
}

impl Uploads {
    /// Keeps a record and gives it a name.
    pub(crate) fn keep(&self, upload: Upload) -> Token {
        let mut kept = self.kept.lock().expect("nobody panics while holding the list");
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let id = Token::random();
        kept.push_back((id, Arc::new(upload)));
        id
    }

    /// The record of that name.
    pub(crate) fn find(&self, id: Token) -> Option<Arc<Upload>> {
        let kept = self.kept.lock().expect("nobody panics while holding the list");
        kept.iter().find(|(other, _)| *other == id).map(|(_, upload)| Arc::clone(upload))
    }
}

/// Reads a record and plays it through: every line is checked, nothing in it names a file.
pub(crate) fn read(app: &App, bytes: &[u8]) -> Result<Upload, Refusal> {
    let bad = |reason: String| Refusal::BadRecord { reason };
    if bytes.len() > LONGEST_UPLOAD {
        return Err(Refusal::TooLong);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| bad("it is not text".to_owned()))?;
    let record = Record::parse(text).map_err(|error| bad(error.to_string()))?;
    let game = app.config.find(&record.game).ok_or(Refusal::UnknownGame)?;
    let most = game.info().max_steps as usize;
    if record.steps.len() > most {
        return Err(bad(format!("a match has at most {most} steps, this one {}", record.steps.len())));
    }
    let session = game.load(&record, None).map_err(|error| bad(error.to_string()))?;
    Ok(Upload { game, session, record })
}
