//! What people may ask for at a table.

use kernel::{Seat, SeatCount, SeatSet, Viewer};
use machine::Threads;
use present::{Language, Words};
use store::{EntryKind, Occupant, StandIn, Status, Token};

use catalog::RenderContext;

use crate::bots::random_number;
use crate::lay::{Wish, lay};
use crate::names::{default_name, occupant_name};
use crate::refusal::Refusal;
use crate::wire::{ClientMessage, HintWords, LONGEST_CHAT, LONGEST_ID, ServerMessage};

use super::change::Origin;
use super::{Request, Table};

impl Table {
    /// A message from a socket: does what it asks for and answers.
    pub(super) async fn hear(&mut self, socket: u64, message: ClientMessage) {
        let Some((guest, language)) = self.stage.who(socket) else { return };
        match message {
            ClientMessage::Hello { resume } => return self.welcome(socket, resume.as_ref()),
            ClientMessage::Ping => return self.stage.send(socket, &ServerMessage::Pong),
            _ => {}
        }
        let id = message.id().to_owned();
        let origin = Origin { guest: Some(guest), message: id.clone() };
        let words = Words::of(language);
        let answer = if id.is_empty() || id.len() > LONGEST_ID {
            Err(Refusal::BadMessage)
        } else if self.is_done(&origin) {
            Ok(None)
        } else {
            self.carry_out(socket, &origin, guest, language, message).await
        };
        match answer {
            Ok(None) => self.stage.send(socket, &ServerMessage::Done { id: &id, version: self.stage.version() }),
            Ok(Some(to)) => self.stage.send(socket, &ServerMessage::Go { id: &id, to }),
            Err(refusal) => self.stage.send(socket, &ServerMessage::refused(&id, &refusal, words)),
        }
    }

    async fn carry_out(
        &mut self,
        socket: u64,
        origin: &Origin,
        guest: Token,
        language: Language,
        message: ClientMessage,
    ) -> Result<Option<String>, Refusal> {
        match message {
            ClientMessage::Play { seat, decision, action, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.play(origin, seat, decision, &action).await?;
            }
            ClientMessage::Intend { seat, decision, action, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.intend(seat, decision, action)?;
            }
            ClientMessage::TakeBack { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.take_back(origin, seat).await?;
            }
            ClientMessage::Answer { seat, request, agree, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.answer(origin, seat, request, agree).await?;
            }
            ClientMessage::Resign { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.resign(origin, seat).await?;
            }
            ClientMessage::Leave { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.running()?;
                self.stand_in(origin, seat, Some(StandIn::Left)).await?;
            }
            ClientMessage::Return { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.running()?;
                self.stand_in(origin, seat, None).await?;
            }
            ClientMessage::Chat { text, .. } => self.say(origin, guest, language, &text).await?,
            ClientMessage::Hint { id, seat } => {
                let seat = self.own_seat(guest, seat)?;
                self.hint(socket, id, seat, language)?;
            }
            ClientMessage::Rematch { .. } => return self.rematch(origin, guest).await.map(Some),
            ClientMessage::Hello { .. } | ClientMessage::Ping => {}
        }
        Ok(None)
    }

    /// The seat a message names, if its sender sits there.
    pub(super) fn own_seat(&self, guest: Token, number: u8) -> Result<Seat, Refusal> {
        let index = number.checked_sub(1).filter(|index| usize::from(*index) < self.seats.len());
        let seat = Seat::new(index.ok_or(Refusal::BadMessage)?);
        if self.seats_of(guest).contains(seat) { Ok(seat) } else { Err(Refusal::NotYourSeat) }
    }

    fn running(&self) -> Result<(), Refusal> {
        if self.status == Status::Running { Ok(()) } else { Err(Refusal::NotRunning) }
    }

    pub(super) async fn play(
        &mut self,
        origin: &Origin,
        seat: Seat,
        decision: u32,
        action: &str,
    ) -> Result<(), Refusal> {
        self.decides(seat, decision)?;
        self.step(origin, seat, action).await
    }

    /// Is this decision the seat's own now?
    pub(super) fn decides(&self, seat: Seat, decision: u32) -> Result<(), Refusal> {
        self.running()?;
        if self.played_by_bot(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match self.session.decision(seat) {
            None => Err(Refusal::NotYourTurn),
            Some(current) if current != decision => Err(Refusal::StaleDecision),
            Some(_) => Ok(()),
        }
    }

    /// Takes back at once where nothing has come since, else asks the others.
    async fn take_back(&mut self, origin: &Origin, seat: Seat) -> Result<(), Refusal> {
        self.running()?;
        if let Ok(kept) = self.session.take_back_point(seat) {
            return self.rewind(origin, seat, kept).await;
        }
        let kept = self.session.last_decision(seat).ok_or(Refusal::NothingToTakeBack)?;
        let missing = self.others(seat);
        if missing.is_empty() {
            return self.rewind(origin, seat, kept).await;
        }
        self.requests += 1;
        self.request = Some(Request { number: self.requests, seat, kept, missing });
        self.remember(origin);
        self.publish(None);
        Ok(())
    }

    /// The seats of other people. Bots never mind, and nobody asks themselves.
    pub(super) fn others(&self, seat: Seat) -> SeatSet {
        let guest = self.seats[seat.index()].occupant.guest();
        self.seat_numbers()
            .filter(|other| {
                let occupant = &self.seats[other.index()].occupant;
                matches!(occupant, Occupant::Guest { .. }) && occupant.guest() != guest && !self.played_by_bot(*other)
            })
            .collect()
    }

    async fn rewind(&mut self, origin: &Origin, seat: Seat, kept: usize) -> Result<(), Refusal> {
        let mut next = self.session.fork();
        next.rewind(kept);
        let steps = next.steps(kept);
        self.commit(EntryKind::Back { seat, kept, steps }, origin, Some(next)).await
    }

    async fn answer(&mut self, origin: &Origin, seat: Seat, number: u32, agree: bool) -> Result<(), Refusal> {
        self.running()?;
        let request = self.request.as_mut().filter(|request| request.number == number).ok_or(Refusal::NoRequest)?;
        if !request.missing.contains(seat) {
            return Err(Refusal::NoRequest);
        }
        if agree {
            let missing = request.missing.without(seat);
            let (who, kept) = (request.seat, request.kept);
            if missing.is_empty() {
                return self.rewind(origin, who, kept).await;
            }
            request.missing = missing;
        } else {
            self.request = None;
        }
        self.remember(origin);
        self.publish(None);
        Ok(())
    }

    /// With one or two seats the match ends; at a larger table the others play on against a bot.
    async fn resign(&mut self, origin: &Origin, seat: Seat) -> Result<(), Refusal> {
        self.running()?;
        if self.seats.len() <= 2 {
            self.commit(EntryKind::Resign { seat }, origin, None).await
        } else {
            self.stand_in(origin, seat, Some(StandIn::Resigned)).await
        }
    }

    /// Lets a bot play for a guest, or the guest play again.
    async fn stand_in(&mut self, origin: &Origin, seat: Seat, reason: Option<StandIn>) -> Result<(), Refusal> {
        let Occupant::Guest { guest, name, stand_in } = self.seats[seat.index()].occupant.clone() else {
            return Err(Refusal::NotYourSeat);
        };
        if stand_in.is_some_and(|current| !current.may_return()) {
            return Err(Refusal::NotYourTurn);
        }
        if stand_in == reason {
            return Ok(());
        }
        let occupant = Occupant::Guest { guest, name, stand_in: reason };
        self.commit(EntryKind::Seat { seat, occupant }, origin, None).await
    }

    /// A seat's time has run out: a bot goes on.
    pub(super) async fn run_out(&mut self, seat: Seat) {
        let reason = match self.clocks.rule() {
            store::Clock::Game(_) => StandIn::TimeUp,
            store::Clock::None | store::Clock::Move(_) => StandIn::Slow,
        };
        if let Err(refusal) = self.stand_in(&Origin::default(), seat, Some(reason)).await {
            tracing::error!(?refusal, id = ?self.id, %seat, "time ran out, but it could not be written");
            self.retry = Some(std::time::Instant::now() + std::time::Duration::from_secs(2));
        }
    }

    async fn say(&mut self, origin: &Origin, guest: Token, language: Language, text: &str) -> Result<(), Refusal> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(Refusal::BadMessage);
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(Refusal::TooLong);
        }
        let name = match self.seats_of(guest).first() {
            Some(seat) => occupant_name(Words::of(language), &self.seats[seat.index()].occupant),
            None => match self.app.store.guest_name(guest).await {
                Ok(Some(name)) => name,
                _ => default_name(Words::of(language), guest),
            },
        };
        self.commit(EntryKind::Chat { name, text }, origin, None).await
    }

    /// Advice comes when it is thought out; the table does not wait for it.
    fn hint(&self, socket: u64, id: String, seat: Seat, language: Language) -> Result<(), Refusal> {
        self.running()?;
        if self.session.decision(seat).is_none() {
            return Err(Refusal::NotYourTurn);
        }
        let Some(out) = self.stage.line(socket) else { return Ok(()) };
        let (session, names) = (self.session.fork(), self.names(language));
        let bots = self.app.bots.clone();
        tokio::spawn(async move {
            let hints = bots
                .run(move || {
                    let viewer = Viewer::Seat(seat);
                    let look = RenderContext {
                        viewer,
                        language,
                        names: &names,
                        aids: false,
                        may_act: true,
                        intentions: &[],
                        parts: None,
                    };
                    session.hint(seat, &look, random_number(), &Threads)
                })
                .await;
            let words = Words::of(language);
            let hints = hints.unwrap_or_default().into_iter().map(|hint| HintWords {
                words: words.with(
                    "hint-line",
                    &[
                        ("action", hint.label.into()),
                        ("percent", i64::from((hint.value * 100.0).round() as i32).into()),
                    ],
                ),
                action: hint.action,
            });
            let message = ServerMessage::Hint { id: &id, hints: hints.collect() };
            let _ = out.try_send(message.text().into());
        });
        Ok(())
    }

    /// Somebody sits down.
    pub(super) async fn sit(&mut self, guest: Token, name: String, invitation: Option<Token>) -> Result<Seat, Refusal> {
        let is_open = |seat: &Seat| self.seats[seat.index()].occupant == Occupant::Open;
        let seat = match invitation {
            Some(token) => {
                let seat = self.seat_numbers().find(|seat| self.seats[seat.index()].invitation == token);
                seat.ok_or(Refusal::BadInvitation)?
            }
            None if self.listed => self.seat_numbers().find(is_open).ok_or(Refusal::SeatTaken)?,
            None => return Err(Refusal::BadInvitation),
        };
        if self.seats[seat.index()].occupant.guest() == Some(guest) {
            return Ok(seat);
        }
        if !is_open(&seat) {
            return Err(Refusal::SeatTaken);
        }
        let occupant = Occupant::Guest { guest, name, stand_in: None };
        let origin = Origin { guest: Some(guest), message: String::new() };
        self.commit(EntryKind::Seat { seat, occupant }, &origin, None).await?;
        if self.is_full() {
            self.begin().await?;
        }
        Ok(seat)
    }

    pub(super) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.occupant != Occupant::Open)
    }

    pub(super) async fn begin(&mut self) -> Result<(), Refusal> {
        let steps = self.session.steps(0);
        self.commit(EntryKind::Start { steps }, &Origin::default(), None).await
    }

    /// The same players at another table, everyone one seat further, so that another one begins.
    async fn rematch(&mut self, origin: &Origin, guest: Token) -> Result<String, Refusal> {
        if self.status != Status::Over {
            return Err(Refusal::NotOver);
        }
        if self.seats_of(guest).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(next) = self.next {
            return Ok(format!("/m/{next}"));
        }
        let mut occupants: Vec<Occupant> = self
            .seats
            .iter()
            .map(|seat| match &seat.occupant {
                Occupant::Guest { guest, name, .. } => {
                    Occupant::Guest { guest: *guest, name: name.clone(), stand_in: None }
                }
                other => other.clone(),
            })
            .collect();
        occupants.rotate_right(1);
        let wish = Wish {
            game: self.game,
            seats: SeatCount::new(self.seats.len() as u8),
            options: self.options.clone(),
            host: guest,
            listed: false,
            clock: self.clocks.rule(),
            aids: self.aids,
            occupants,
        };
        let next = lay(&self.app, wish).await?;
        self.commit(EntryKind::Rematch { next }, origin, None).await?;
        Ok(format!("/m/{next}"))
    }
}
