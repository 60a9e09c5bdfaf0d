//! The entry points of a table: commands, timers and the answers of the driver.

use catalog::Hint;
use journal::{EntryKind, Status, Token};
use pages::Refusal;

use crate::command::{Command, Output, RequestId, SubscriberId};
use crate::message::{HintMessage, ServerMessage};
use crate::pending::{Pending, Then};
use crate::state::Table;

/// For so long a look at the table lasts, in milliseconds.
const WATCHED: i64 = 30_000;

/// All times are in milliseconds of server time: the time for which servers have run on this data, which neither jumps nor
/// goes back.
impl Table {
    /// To be called once after loading: begins the match if nothing is missing, and lets computers think.
    pub fn start(&mut self, now: i64) {
        if self.is_ready() {
            self.begin(Then::Retry, now);
        } else {
            self.wake_computers(now);
        }
    }

    /// Somebody looks at the table without being connected: for a while computers play, even if no person has a seat.
    pub fn watch(&mut self, now: i64) {
        self.watched_until = now + WATCHED;
        self.wake_computers(now);
    }

    /// Handles a command. If a change is pending, the command waits until it is durable or has failed.
    pub fn handle(&mut self, command: Command, now: i64) {
        self.waiting.push_back(command);
        self.handle_waiting(now);
    }

    /// The entry of the last [`Output::Append`] is durable.
    pub fn committed(&mut self, now: i64) {
        if let Some(Pending::Change(change)) = self.pending.take_if(|pending| matches!(pending, Pending::Change(_))) {
            self.apply(*change, now);
            self.handle_waiting(now);
        }
    }

    /// The entry of the last [`Output::Append`] could not be written: the change has not happened.
    pub fn failed(&mut self, now: i64) {
        if let Some(Pending::Change(change)) = self.pending.take_if(|pending| matches!(pending, Pending::Change(_))) {
            self.discard(&change, now);
            self.handle_waiting(now);
        }
    }

    /// The match of the last [`Output::Create`] was created, or could not be.
    pub fn created(&mut self, result: Result<Token, Refusal>, now: i64) {
        let is_rematch = |pending: &mut Pending| matches!(pending, Pending::Rematch { .. });
        if let Some(Pending::Rematch { origin, subscriber }) = self.pending.take_if(is_rematch) {
            match result {
                Ok(next) => {
                    self.propose(EntryKind::Rematch { next }, origin, None, Then::Go(subscriber, next), now);
                }
                Err(refusal) => self.refuse(subscriber, &origin.message, &refusal),
            }
            self.handle_waiting(now);
        }
    }

    /// When [`on_timer`](Self::on_timer) must be called; `None` if nothing happens by itself.
    #[must_use]
    pub fn next_deadline(&self) -> Option<i64> {
        match (&self.pending, self.retry_at) {
            (Some(_), _) => None,
            // While the store refuses, clocks do not run out: that could not be written either.
            (None, Some(retry)) => Some(retry),
            (None, None) if self.status == Status::Running => {
                let clock = self.clocks.deadline().map(|(time, _)| time);
                clock.into_iter().chain(self.next_absence()).min()
            }
            (None, None) => None,
        }
    }

    /// Does what is due.
    pub fn on_timer(&mut self, now: i64) {
        if self.next_deadline().is_none_or(|deadline| deadline > now) {
            return;
        }
        if self.retry_at.take().is_some() {
            self.start(now);
        } else if let Some((_, seat)) = self.clocks.deadline().filter(|(time, _)| *time <= now) {
            self.on_time_up(seat, now);
        } else {
            // Somebody has been away for long: everyone is told.
            self.publish(None, now);
        }
    }

    /// Whether the table can leave memory: nobody is connected and nothing is under way.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && self.pending.is_none()
            && self.retry_at.is_none()
            && !self.thinking.contains(&true)
    }

    /// The next thing for the driver to do.
    pub fn poll_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    fn handle_waiting(&mut self, now: i64) {
        while self.pending.is_none() {
            let Some(command) = self.waiting.pop_front() else { break };
            self.execute(command, now);
        }
    }

    fn execute(&mut self, command: Command, now: i64) {
        match command {
            Command::Message { subscriber, message, name } => self.on_message(subscriber, message, name, now),
            Command::Sit { request, guest, name, invitation } => {
                if let Err(refusal) = self.sit(request, guest, name, invitation, now) {
                    self.answer_refusal(request, refusal);
                }
            }
            Command::Program { request, guest, command } => self.on_program(request, guest, command, now),
            Command::Chosen { task, action } => self.on_chosen(task, action, now),
            Command::Advised { subscriber, id, hints } => self.on_advised(subscriber, &id, hints),
        }
    }

    fn answer_refusal(&mut self, request: RequestId, refusal: Refusal) {
        self.output(Output::Answer { request, answer: Err(refusal) });
    }

    fn on_advised(&mut self, subscriber: SubscriberId, id: &str, hints: Vec<Hint>) {
        let Some((_, language)) = self.subscribers.get(subscriber) else { return };
        let words = pages::words(language);
        let hint = |hint: Hint| {
            let percent = i64::from((hint.value * 100.0).round() as i32);
            let args = [("action", hint.label.into()), ("percent", percent.into())];
            HintMessage { words: words.with("hint-line", &args), action: hint.action }
        };
        let hints = hints.into_iter().map(hint).collect();
        self.send(subscriber, &ServerMessage::Hint { id, hints });
    }
}
