//! The task of one match: it drives a [`Table`] with the mailbox, the store, the clock, sockets and thinking threads.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use foldhash::fast::RandomState;
use journal::{Append, StoredMatch, Token};
use kernel::Seat;
use pages::Refusal;
use players::Machine;
use store::{Lease, StoreError};
use table::{
    Advising, Answer, Command, LoadTableError, Output, Played, RequestId, SubscriberId, Table, Thinking, ThinkingFor,
};
use tokio::sync::{oneshot, watch};
use workers::Asker;

use crate::create_match::create_match;
use crate::mailbox::{GivenBack, Listening, Mailbox, MatchCommand, Reply};
use crate::outbox::Outbox;
use crate::random::random_token;
use crate::services::Services;
use crate::time::calendar;
use crate::turns::let_others_first;

/// How long to sleep when there is nothing to wait for but commands.
const NO_DEADLINE: Duration = Duration::from_secs(86_400);

/// How long a match that another server has is asked for. A server that was killed keeps its matches for three seconds.
const HELD_PATIENCE: Duration = Duration::from_secs(5);

/// How often it is asked for.
const HELD_INTERVAL: Duration = Duration::from_millis(100);

/// Runs a match until nobody is connected and nothing in it happens by itself, or until another server may have it.
pub(crate) async fn run(services: Arc<Services>, id: Token, mut mailbox: Mailbox) {
    let (table, lease) = match load(&services, id).await {
        Ok(loaded) => loaded,
        Err(refusal) => return refuse_all(&services, id, mailbox, &refusal),
    };
    services.mailboxes.set_owned(id);
    let (mut task, cut_off) = (MatchTask::new(Arc::clone(&services), table, lease), services.cut_off());
    // One timer for the whole match: to set it to a later time costs next to nothing.
    let (mut cut_off, mut timer) = (pin!(cut_off), pin!(tokio::time::sleep(NO_DEADLINE)));
    let now = task.services.now();
    task.table.start(now);
    task.carry_out().await;
    while !task.is_overtaken {
        timer.as_mut().reset((Instant::now() + task.until_next()).into());
        tokio::select! {
            command = mailbox.recv() => match command {
                None => return,
                // A process that was stopped for long goes on here.
                Some(command) if !task.lease.is_valid() => {
                    command.refuse(&Refusal::OtherServer);
                    task.is_overtaken = true;
                }
                Some(MatchCommand::GiveBack { reply }) => {
                    if task.services.mailboxes.remove_if_empty(id, &mailbox) {
                        return task.give_back(reply).await;
                    }
                }
                Some(command) => {
                    let_others_first().await;
                    task.last_command = Instant::now();
                    task.handle(command).await;
                }
            },
            () = timer.as_mut() => {
                if !task.lease.is_valid() {
                    task.is_overtaken = true;
                    continue;
                }
                let now = task.services.now();
                task.table.on_timer(now);
                task.carry_out().await;
                if task.idle_for(Instant::now()).is_some_and(|left| left.is_zero())
                    && task.services.mailboxes.remove_if_empty(id, &mailbox)
                {
                    return task.release().await;
                }
            }
            () = task.lease.lost() => task.is_overtaken = true,
            // Nobody at another server can reach the match any more: somebody else has to take it.
            () = cut_off.as_mut() => break,
        }
    }
    // Without their task the sockets end. Whoever comes back gets the match from the store.
    if task.is_overtaken {
        drop(task);
    } else {
        task.release().await;
    }
    refuse_all(&services, id, mailbox, &Refusal::OtherServer);
}

/// Answers everyone who waits, until the mailbox is off the list.
fn refuse_all(services: &Services, id: Token, mut mailbox: Mailbox, refusal: &Refusal) {
    loop {
        while let Ok(command) = mailbox.try_recv() {
            command.refuse(refusal);
        }
        if services.mailboxes.remove_if_empty(id, &mailbox) {
            return;
        }
    }
}

async fn load(services: &Services, id: Token) -> Result<(Table, Lease), Refusal> {
    let owned = own(services, id).await.map_err(|error| match error {
        StoreError::Held => Refusal::OtherServer,
        error => {
            tracing::error!(%error, ?id, "a match could not be read");
            Refusal::StoreFailed
        }
    })?;
    let (stored, lease) = owned.ok_or(Refusal::UnknownMatch)?;
    let game = services.config.find(&stored.row.game).ok_or(Refusal::UnknownGame)?;
    let epoch = random_token().to_string()[..8].to_owned();
    let table = Table::load(stored, game, epoch, services.now()).map_err(|error| match error {
        LoadTableError::OtherRules { found, expected } => Refusal::OtherRules { found, expected },
        LoadTableError::OtherBox { found, expected } => Refusal::OtherBox { found, expected },
        error => {
            tracing::error!(%error, ?id, "a match in the store cannot be played through");
            Refusal::StoreFailed
        }
    })?;
    Ok((table, lease))
}

/// Takes a match from the store, if need be as soon as the lease of the server before has ended. With a bus nobody waits: the
/// server that has the match can be asked.
async fn own(services: &Services, id: Token) -> Result<Option<(StoredMatch, Lease)>, StoreError> {
    let begun = Instant::now();
    if services.bus.is_some() {
        return if services.is_cut_off() { Err(StoreError::Held) } else { services.store.own(id).await };
    }
    loop {
        match services.store.own(id).await {
            Err(StoreError::Held) if begun.elapsed() < HELD_PATIENCE => tokio::time::sleep(HELD_INTERVAL).await,
            owned => return owned,
        }
    }
}

/// For whom a computer thinks. Hints are for people.
fn asker(asked: &ThinkingFor) -> Asker {
    Asker { name: asked.origin.clone(), people: asked.people }
}

struct MatchTask {
    services: Arc<Services>,
    table: Table,
    /// The right to write to the match.
    lease: Lease,
    /// Whether another server has the match, or may have it.
    is_overtaken: bool,
    /// The way to each connected browser.
    browsers: HashMap<SubscriberId, Outbox, RandomState>,
    /// The version, for the programs that listen.
    versions: watch::Sender<u64>,
    /// Those who wait for a seat.
    seats: HashMap<RequestId, Reply<Seat>, RandomState>,
    /// Those who wait for their move or contribution to be durable.
    moves: HashMap<RequestId, Reply<Played>, RandomState>,
    last_command: Instant,
}

impl MatchTask {
    fn new(services: Arc<Services>, table: Table, lease: Lease) -> Self {
        Self {
            services,
            versions: watch::Sender::new(table.version()),
            table,
            lease,
            is_overtaken: false,
            browsers: HashMap::default(),
            seats: HashMap::default(),
            moves: HashMap::default(),
            last_command: Instant::now(),
        }
    }

    async fn handle(&mut self, command: MatchCommand) {
        let now = self.services.now();
        match command {
            MatchCommand::Page { guest, language, reply } => {
                self.table.watch(now);
                let _ = reply.send(Ok(self.table.page(guest, language, now)));
            }
            MatchCommand::EarlierChat { guest, language, before, reply } => {
                let _ = reply.send(Ok(self.table.earlier_chat(guest, language, before)));
            }
            MatchCommand::Snapshot { reply } => {
                self.table.watch(now);
                let _ = reply.send(Ok(self.table.snapshot()));
            }
            MatchCommand::View { guest, seat, since, language, reply } => {
                self.table.watch(now);
                let _ = reply.send(self.table.view(guest, seat, since, language));
            }
            MatchCommand::Choices { guest, seat, language, reply } => {
                let _ = reply.send(self.table.choices(guest, seat, language));
            }
            MatchCommand::Connect { guest, language, out, reply } => {
                let subscriber = SubscriberId(self.services.next_number());
                self.browsers.insert(subscriber, out);
                self.table.connect(subscriber, guest, language, now);
                if reply.send(Ok(subscriber)).is_err() {
                    self.disconnect(subscriber);
                }
            }
            MatchCommand::Listen { guest, reply } => {
                let subscriber = SubscriberId(self.services.next_number());
                self.table.listen(subscriber, guest, now);
                if reply.send(Ok(Listening { subscriber, versions: self.versions.subscribe() })).is_err() {
                    self.disconnect(subscriber);
                }
            }
            MatchCommand::Disconnect { subscriber } => self.disconnect(subscriber),
            MatchCommand::Message { subscriber, message, name } => {
                self.table.handle(Command::Message { subscriber, message, name }, now);
            }
            MatchCommand::Sit { guest, name, invitation, reply } => {
                let request = RequestId(self.services.next_number());
                self.seats.insert(request, reply);
                self.table.handle(Command::Sit { request, guest, name, invitation }, now);
            }
            MatchCommand::Program { guest, command, reply } => {
                let request = RequestId(self.services.next_number());
                self.moves.insert(request, reply);
                self.table.handle(Command::Program { request, guest, command }, now);
            }
            MatchCommand::Chosen { task, action } => self.table.handle(Command::Chosen { task, action }, now),
            MatchCommand::Advised { subscriber, id, hints } => {
                self.table.handle(Command::Advised { subscriber, id, hints }, now);
            }
            MatchCommand::Wake | MatchCommand::GiveBack { .. } => {}
            MatchCommand::Claim { reply } => drop(reply.send(Ok(()))),
        }
        self.carry_out().await;
    }

    fn disconnect(&mut self, subscriber: SubscriberId) {
        self.browsers.remove(&subscriber);
        self.table.disconnect(subscriber, self.services.now());
    }

    /// Does what the table wants done.
    async fn carry_out(&mut self) {
        while let Some(output) = self.table.poll_output() {
            match output {
                Output::Append(append) => self.append(*append).await,
                Output::Create(new) => {
                    let created = create_match(&self.services, *new).await;
                    self.table.created(created, self.services.now());
                }
                Output::Send { to, json } => self.send(&to, json),
                Output::Changed { version } => drop(self.versions.send_replace(version)),
                Output::Answer { request, answer } => self.answer(request, answer),
                Output::Think(thinking) => self.think(thinking),
                Output::Advise(advising) => self.advise(advising),
            }
        }
    }

    async fn append(&mut self, append: Append) {
        let begun = Instant::now();
        let steps = append.entry.kind.added_steps();
        match self.services.store.append(&self.lease, append, calendar()).await {
            Ok(()) => {
                let durable = begun.elapsed();
                let_others_first().await;
                self.table.committed(self.services.now());
                self.services.metrics.changed(steps, durable, begun.elapsed());
            }
            Err(error) => {
                tracing::error!(%error, id = ?self.table.id(), "a change could not be made durable");
                self.is_overtaken |= matches!(error, StoreError::Overtaken);
                self.table.failed(self.services.now());
            }
        }
    }

    /// Gives the match back, so that another server can take it at once.
    async fn release(self) {
        let Self { services, lease, browsers, .. } = self;
        drop(browsers);
        if let Err(error) = services.store.release(lease).await {
            tracing::debug!(%error, "a match could not be given back");
        }
    }

    /// The same for a certain server, which is told before the sockets end and everyone comes back.
    async fn give_back(self, reply: oneshot::Sender<GivenBack>) {
        let Self { services, lease, browsers, versions, .. } = self;
        match services.store.release(lease).await {
            Ok(()) => drop(reply.send(GivenBack { _browsers: browsers, _versions: versions })),
            Err(error) => tracing::debug!(%error, "a match could not be given back"),
        }
    }

    fn send(&mut self, to: &[SubscriberId], json: String) {
        let message = Bytes::from(json);
        for subscriber in to {
            let is_full = self.browsers.get(subscriber).is_some_and(|out| !out.put(message.clone()));
            if is_full {
                // The client does not keep up. Without a sender its socket ends, and it comes back for a fresh table.
                self.browsers.remove(subscriber);
            }
        }
    }

    fn answer(&mut self, request: RequestId, answer: Result<Answer, Refusal>) {
        if let Some(reply) = self.seats.remove(&request) {
            let _ = match answer {
                Ok(Answer::Seat(seat)) => reply.send(Ok(seat)),
                Ok(Answer::Played(_)) => return,
                Err(refusal) => reply.send(Err(refusal)),
            };
        } else if let Some(reply) = self.moves.remove(&request) {
            let _ = match answer {
                Ok(Answer::Played(played)) => reply.send(Ok(played)),
                Ok(Answer::Seat(_)) => return,
                Err(refusal) => reply.send(Err(refusal)),
            };
        }
    }

    fn think(&self, thinking: Thinking) {
        let (services, id) = (Arc::clone(&self.services), self.table.id());
        let mut shutdown = services.shutdown.subscribe();
        tokio::spawn(async move {
            let (begun, task, asker) = (Instant::now(), thinking.task, asker(&thinking.asker));
            let seed = services.thinking_seed();
            let choosing = async {
                let thinking = Arc::new(thinking);
                let question = || thinking.question(seed);
                let think = {
                    let thinking = Arc::clone(&thinking);
                    move |machine: &dyn Machine| thinking.run(seed, machine)
                };
                let chosen = services.thinking.suggest(asker, question, think).await;
                tokio::time::sleep(services.config.bot_pause.saturating_sub(begun.elapsed())).await;
                chosen.and_then(|suggestions| Some(suggestions.into_iter().next()?.action))
            };
            // On a shutdown nobody waits for the choice: the next server makes it again.
            tokio::select! {
                action = choosing => services.mailboxes.post(id, MatchCommand::Chosen { task, action }),
                _ = shutdown.wait_for(|down| *down) => {}
            }
        });
    }

    fn advise(&self, advising: Advising) {
        let (services, match_id) = (Arc::clone(&self.services), self.table.id());
        tokio::spawn(async move {
            let (subscriber, id, asker) = (advising.subscriber, advising.id.clone(), asker(&advising.asker));
            let seed = services.thinking_seed();
            let advising = Arc::new(advising);
            let question = || advising.question(seed);
            let think = {
                let advising = Arc::clone(&advising);
                move |machine: &dyn Machine| advising.run(seed, machine)
            };
            let suggestions = services.thinking.suggest(asker, question, think).await.unwrap_or_default();
            let hints = advising.hints(&suggestions);
            services.mailboxes.post(match_id, MatchCommand::Advised { subscriber, id, hints });
        });
    }

    /// How long until something must be done without a command.
    fn until_next(&self) -> Duration {
        let deadline = self.table.next_deadline();
        let deadline =
            deadline.map(|time| Duration::from_millis(time.saturating_sub(self.services.now()).max(0) as u64));
        let idle = self.idle_for(Instant::now());
        deadline.into_iter().chain(idle).min().unwrap_or(NO_DEADLINE)
    }

    /// If nothing is under way: how long the match stays in memory.
    fn idle_for(&self, now: Instant) -> Option<Duration> {
        let until = self.last_command + self.services.config.idle;
        self.table.is_idle().then(|| until.saturating_duration_since(now))
    }
}
