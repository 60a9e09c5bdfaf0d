//! Which matches are awake, and the way to their owners.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{mpsc, oneshot};

use store::Token;

use crate::app::App;
use crate::refusal::Refusal;
use crate::table::{Command, own};

/// The awake matches. Every message to a match goes through here, so that a match can fall asleep without losing one:
/// it leaves the list only while the list is locked and its letter box is empty.
#[derive(Default)]
pub(crate) struct Hub {
    list: Mutex<List>,
}

#[derive(Default)]
struct List {
    awake: HashMap<Token, mpsc::UnboundedSender<Command>>,
    /// The server is going down: nobody wakes any more.
    closed: bool,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, List> {
        self.list.lock().expect("nobody panics while holding the list")
    }

    /// Sends a command to a match, which wakes if it sleeps.
    pub(crate) fn send(&self, app: &Arc<App>, id: Token, command: Command) {
        let mut list = self.lock();
        if list.closed {
            return;
        }
        let unsent = match list.awake.get(&id) {
            None => command,
            Some(owner) => match owner.send(command) {
                Ok(()) => return,
                // Its owner has ended without leaving the list: it has failed. Another one takes over from the store.
                Err(unsent) => unsent.0,
            },
        };
        let (sender, receiver) = mpsc::unbounded_channel();
        sender.send(unsent).expect("the receiver is here");
        list.awake.insert(id, sender);
        tokio::spawn(own(Arc::clone(app), id, receiver));
    }

    /// Sends a question and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: Token,
        question: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Command,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(app, id, question(reply));
        answer.await.unwrap_or(Err(Refusal::GoingDown))
    }

    /// Takes a match off the list if nothing waits in its letter box.
    pub(crate) fn sleep(&self, id: Token, letter_box: &mpsc::UnboundedReceiver<Command>) -> bool {
        let mut list = self.lock();
        let empty = letter_box.is_empty();
        if empty {
            list.awake.remove(&id);
        }
        empty
    }

    /// How many matches are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().awake.len()
    }

    /// Forgets everyone: their letter boxes close, and they end when they are empty.
    pub(crate) fn close(&self) {
        let mut list = self.lock();
        list.closed = true;
        list.awake.clear();
    }
}
