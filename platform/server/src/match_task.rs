//! The owner's life: letters, alarms, sleep.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Status, Token};
use tokio::sync::mpsc;

use crate::app::App;
use crate::time::now;

use super::{Command, Table};

/// Far away: nothing to wait for but letters.
const NEVER: Duration = Duration::from_secs(86_400);

/// Owns a match until nobody looks at it any more and nothing in it moves by itself.
pub(crate) async fn own(app: Arc<App>, id: Token, mut letters: mpsc::UnboundedReceiver<Command>) {
    let mut table = match Table::load(&app, id).await {
        Ok(table) => table,
        Err(refusal) => {
            // Answer everyone who waits, until the list lets go.
            loop {
                while let Ok(command) = letters.try_recv() {
                    command.refuse(&refusal);
                }
                if app.hub.sleep(id, &letters) {
                    return;
                }
            }
        }
    };
    table.rise().await;
    loop {
        tokio::select! {
            letter = letters.recv() => match letter {
                None => return,
                Some(command) => {
                    table.asked = Instant::now();
                    table.obey(command).await;
                }
            },
            () = tokio::time::sleep(table.alarm()) => {
                table.ring().await;
                if table.may_sleep() && app.hub.sleep(id, &letters) {
                    return;
                }
            }
        }
    }
}

impl Table {
    /// What is to be done after waking: begin if everyone is there, let bots think.
    async fn rise(&mut self) {
        if self.status == Status::Waiting && self.is_full() {
            // If the store refuses now, the next one who sits down or looks tries again.
            let _ = self.begin().await;
        }
        self.wake_bots();
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::RenderContext { guest, language, reply } => {
                let _ = reply.send(Ok(self.glance(guest, language)));
            }
            Command::Snapshot { reply } => {
                let _ = reply.send(Ok(self.snapshot()));
            }
            Command::Sit { guest, name, invitation, reply } => {
                let _ = reply.send(self.sit(guest, name, invitation).await);
            }
            Command::Connect { socket, reply } => {
                let number = self.connect(socket);
                if reply.send(Ok(number)).is_err() {
                    self.disconnect(number);
                }
            }
            Command::Disconnect { socket } => self.disconnect(socket),
            Command::Say { socket, message } => self.hear(socket, message).await,
            Command::See { guest, seat, since, language, reply } => {
                let _ = reply.send(self.see(guest, seat, since, language));
            }
            Command::Choices { guest, seat, language, reply } => {
                let _ = reply.send(self.choices(guest, seat, language));
            }
            Command::Play { guest, seat, decision, action, message, reply } => {
                let _ = reply.send(self.program_plays(guest, seat, decision, &action, message).await);
            }
            Command::Listen { guest, reply } => {
                let listening = self.listen(guest);
                let number = listening.number;
                if reply.send(Ok(listening)).is_err() {
                    self.disconnect(number);
                }
            }
            Command::Chosen { seat, decision, rewinds, action } => self.chosen(seat, decision, rewinds, action).await,
            Command::Wake => {}
        }
    }

    /// How long until something must be done unasked.
    fn alarm(&self) -> Duration {
        let clock = self.deadline().map(|(time, _)| Duration::from_millis((time - now()).max(0) as u64));
        let retry = self.retry.map(|time| time.saturating_duration_since(Instant::now()));
        let idle =
            self.can_sleep().then(|| (self.asked + self.app.config.idle).saturating_duration_since(Instant::now()));
        [clock, retry, idle].into_iter().flatten().min().unwrap_or(NEVER)
    }

    async fn ring(&mut self) {
        if self.retry.is_some_and(|time| time <= Instant::now()) {
            self.retry = None;
            self.wake_bots();
        }
        if let Some((time, seat)) = self.deadline()
            && time <= now()
        {
            self.run_out(seat).await;
        }
    }

    fn deadline(&self) -> Option<(i64, kernel::Seat)> {
        // While the store refuses, time stands still: what runs out could not be written anyway.
        if self.status == Status::Running && self.retry.is_none() { self.clocks.deadline() } else { None }
    }

    fn can_sleep(&self) -> bool {
        self.stage.is_empty() && self.retry.is_none() && self.thinking.iter().all(Option::is_none)
    }

    fn may_sleep(&self) -> bool {
        self.can_sleep() && self.asked.elapsed() >= self.app.config.idle
    }
}
