//! What the server acknowledged to its clients: the evidence against which the store is checked.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use journal::Token;

use crate::guest::Guest;

/// A message that the server said is done.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    /// The id the client gave it.
    pub(crate) message: String,
    /// The step it made, as a record writes it; `None` for chat and contributions to chance.
    pub(crate) step: Option<String>,
}

/// What was acknowledged for one match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Acknowledged {
    /// Who plays it.
    pub(crate) guests: Vec<Guest>,
    /// What was done.
    pub(crate) done: Vec<Done>,
    /// The most steps that anybody was shown.
    pub(crate) steps: u64,
    /// Was anybody shown that it is over?
    pub(crate) over: bool,
}

/// What the server acknowledged to all clients, which share it.
#[derive(Default)]
pub(crate) struct Evidence {
    acknowledged: Mutex<BTreeMap<Token, Acknowledged>>,
    complaints: Mutex<Vec<String>>,
    refusals: Mutex<BTreeMap<String, usize>>,
    /// When the server last began to answer, and how long after that each client had its table again.
    back: Mutex<(Option<Instant>, Vec<Duration>)>,
}

impl Evidence {
    pub(crate) fn note(&self, id: Token, change: impl FnOnce(&mut Acknowledged)) {
        change(self.acknowledged.lock().expect("nobody panics here").entry(id).or_default());
    }

    pub(crate) fn acknowledged(&self) -> BTreeMap<Token, Acknowledged> {
        self.acknowledged.lock().expect("nobody panics here").clone()
    }

    /// The same evidence as of now, apart from what comes.
    pub(crate) fn so_far(&self) -> Self {
        Self {
            acknowledged: Mutex::new(self.acknowledged()),
            complaints: Mutex::new(self.complaints()),
            ..Self::default()
        }
    }

    /// How many messages are done in all.
    pub(crate) fn done(&self) -> usize {
        self.acknowledged.lock().expect("nobody panics here").values().map(|acknowledged| acknowledged.done.len()).sum()
    }

    /// Something that must not be.
    pub(crate) fn complain(&self, what: String) {
        self.complaints.lock().expect("nobody panics here").push(what);
    }

    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints.lock().expect("nobody panics here").clone()
    }

    pub(crate) fn refused(&self, code: &str) {
        *self.refusals.lock().expect("nobody panics here").entry(code.to_owned()).or_default() += 1;
    }

    pub(crate) fn refusals(&self, code: &str) -> usize {
        self.refusals.lock().expect("nobody panics here").get(code).copied().unwrap_or_default()
    }

    /// The server answers again.
    pub(crate) fn server_is_back(&self) {
        self.back.lock().expect("nobody panics here").0 = Some(Instant::now());
    }

    /// A client that had lost its line has its table again.
    pub(crate) fn client_is_back(&self) {
        let mut back = self.back.lock().expect("nobody panics here");
        if let Some(since) = back.0 {
            back.1.push(since.elapsed());
        }
    }

    /// How long clients took to come back, shortest first.
    pub(crate) fn returns(&self) -> Vec<Duration> {
        let mut returns = self.back.lock().expect("nobody panics here").1.clone();
        returns.sort();
        returns
    }
}
