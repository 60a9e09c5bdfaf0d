//! Records that guests upload: the last few are kept in memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use catalog::{CatalogGame, CatalogSession};
use journal::Token;
use pages::{GameError, Proof, Refusal, UploadError};
use session::{ChanceSource, Record};

use crate::random::random_token;

/// The longest record that is accepted, in bytes: several times the longest of any game.
pub(crate) const LONGEST_UPLOAD: usize = 256 << 10;

/// How many records are kept. An older one has to be uploaded again.
const KEPT: usize = 64;

/// A record that was played through.
pub(crate) struct Upload {
    pub(crate) game: &'static dyn CatalogGame,
    pub(crate) session: Box<dyn CatalogSession>,
    pub(crate) record: Record,
    pub(crate) proof: Proof,
}

/// The records that were uploaded.
#[derive(Default)]
pub(crate) struct Uploads {
    kept: Mutex<VecDeque<(Token, Arc<Upload>)>>,
}

impl Uploads {
    /// Keeps a record and returns its id.
    pub(crate) fn keep(&self, upload: Upload) -> Token {
        let mut kept = self.kept.lock().expect("nobody panics while holding the list");
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let id = random_token();
        kept.push_back((id, Arc::new(upload)));
        id
    }

    /// The record with an id, if it is still kept.
    pub(crate) fn find(&self, id: Token) -> Option<Arc<Upload>> {
        let kept = self.kept.lock().expect("nobody panics while holding the list");
        kept.iter().find(|(other, _)| *other == id).map(|(_, upload)| Arc::clone(upload))
    }
}

/// Reads a record of one of the games and plays it through. Every line is checked, and nothing in it names a file.
pub(crate) fn read(games: &[&'static dyn CatalogGame], bytes: &[u8]) -> Result<Upload, Refusal> {
    if bytes.len() > LONGEST_UPLOAD {
        return Err(Refusal::TooLong);
    }
    let bad = Refusal::BadRecord;
    let text = std::str::from_utf8(bytes).map_err(|_| bad(UploadError::NotText))?;
    let record = Record::parse(text).map_err(|error| bad(UploadError::Record(error)))?;
    let game = games.iter().find(|game| game.info().id == record.game).copied().ok_or(Refusal::UnknownGame)?;
    let (most, found) = (game.info().max_steps as usize, record.steps.len());
    if found > most {
        return Err(bad(UploadError::TooManySteps { most, found }));
    }
    let session = game
        .load(&record, ChanceSource::Entered)
        .map_err(|error| bad(UploadError::Load(GameError::new(game, error))))?;
    let proof = game.verify(&record);
    Ok(Upload { game, session, record, proof })
}
