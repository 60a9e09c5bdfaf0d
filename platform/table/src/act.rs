//! What people may do at a table.

use catalog::RenderContext;
use journal::{EntryKind, Muted, Occupant, StandIn, Status, Token};
use kernel::{Seat, ToAct};
use pages::{GameError, Refusal, default_name, has_hidden_letters};
use present::Language;

use crate::command::{Advising, Answer, Output, RequestId, SubscriberId};
use crate::message::{ClientMessage, ForeseenMessage, LONGEST_CHAT, LONGEST_ID, ServerMessage};
use crate::new_match::NewMatch;
use crate::pending::{Origin, Pending, Then};
use crate::state::Table;

/// The most lines of chat that one spectator may write at a table.
const MOST_OF_ONE_SPECTATOR: usize = 20;

/// The most lines of chat that all spectators of a table may write.
const MOST_OF_SPECTATORS: usize = 200;

/// How a message was handled.
pub(crate) enum Handled {
    /// It has had its effect.
    Done,
    /// It is answered when its change is durable.
    Later,
    /// It has been answered.
    Answered,
    /// The players went on to this match before.
    Go(Token),
}

/// Who sent a message.
struct Sender {
    subscriber: SubscriberId,
    guest: Token,
    language: Language,
    /// The name of a guest without a seat.
    name: Option<String>,
}

impl Table {
    pub(crate) fn on_message(
        &mut self,
        subscriber: SubscriberId,
        message: ClientMessage,
        name: Option<String>,
        now: i64,
    ) {
        let Some((guest, language)) = self.subscribers.get(subscriber) else { return };
        match message {
            ClientMessage::Hello { resume } => return self.greet(subscriber, resume.as_ref(), now),
            ClientMessage::Ping => return self.send(subscriber, &ServerMessage::Pong),
            _ => {}
        }
        let id = message.id().to_owned();
        let origin = Origin { guest: Some(guest), message: id.clone() };
        let handled = if id.is_empty() || id.len() > LONGEST_ID {
            Err(Refusal::BadMessage)
        } else if self.is_done(&origin) {
            Ok(Handled::Done)
        } else {
            self.carry_out(&Sender { subscriber, guest, language, name }, origin, message, now)
        };
        match handled {
            Ok(Handled::Done) => self.answer_done(subscriber, &id),
            Ok(Handled::Later | Handled::Answered) => {}
            Ok(Handled::Go(next)) => self.send(subscriber, &ServerMessage::Go { id: &id, to: format!("/m/{next}") }),
            Err(refusal) => self.refuse(subscriber, &id, &refusal),
        }
    }

    fn carry_out(
        &mut self,
        sender: &Sender,
        origin: Origin,
        message: ClientMessage,
        now: i64,
    ) -> Result<Handled, Refusal> {
        let guest = sender.guest;
        let then = Then::Done(sender.subscriber);
        match message {
            ClientMessage::Play { seat, decision, action, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.check_decision(seat, decision)?;
                let to_act = self.session.to_act();
                self.step(origin, seat, &action, then, now).map_err(|refusal| or_gone(refusal, to_act))?;
                Ok(Handled::Later)
            }
            ClientMessage::Intend { seat, decision, action, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.intend(seat, decision, action, now)?;
                Ok(Handled::Done)
            }
            ClientMessage::TakeBack { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.take_back(origin, seat, then, now)?;
                Ok(Handled::Later)
            }
            ClientMessage::Answer { seat, request, agree, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.answer_take_back(origin, seat, request, agree, then, now)?;
                Ok(Handled::Later)
            }
            ClientMessage::Resign { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.resign(origin, seat, then, now)
            }
            ClientMessage::Leave { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.check_running()?;
                // A computer cannot play for somebody whose pieces lie on a real table.
                if self.chance.is_entered {
                    return Err(Refusal::BadMessage);
                }
                self.change_stand_in(origin, seat, Some(StandIn::Left), then, now)
            }
            ClientMessage::Return { seat, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.check_running()?;
                self.change_stand_in(origin, seat, None, then, now)
            }
            ClientMessage::Replace { seat, .. } => self.replace(origin, guest, seat, then, now),
            ClientMessage::Remove { seat, .. } => self.remove(origin, guest, seat, then, now),
            ClientMessage::Withdraw { .. } => self.withdraw(origin, guest, then, now),
            ClientMessage::Contribute { hash, .. } => {
                let hash = hash.parse().map_err(|_| Refusal::BadMessage)?;
                self.contribute(origin, guest, hash, then, now)
            }
            ClientMessage::Open { contribution, .. } => {
                let contribution = contribution.parse().map_err(|_| Refusal::BadMessage)?;
                self.open_contribution(origin, guest, contribution, then, now)
            }
            ClientMessage::Chat { text, .. } => self.write_chat(sender, origin, &text, now),
            ClientMessage::Mute { seat, whom, hidden, .. } => {
                let seat = self.own_seat(guest, seat)?;
                self.mute(origin, seat, whom, hidden, then, now)
            }
            ClientMessage::Hint { id, seat } => {
                let seat = self.own_seat(guest, seat)?;
                self.ask_for_advice(sender, id, seat)?;
                Ok(Handled::Done)
            }
            ClientMessage::Foresee { id, seat, decision, action } => {
                let seat = self.own_seat(guest, seat)?;
                self.foresee(sender, &id, seat, decision, &action)?;
                Ok(Handled::Answered)
            }
            ClientMessage::Rematch { .. } => self.rematch(sender, origin),
            ClientMessage::Hello { .. } | ClientMessage::Ping => Ok(Handled::Done),
        }
    }

    /// The seat with a number, counted from 1.
    pub(crate) fn seat_with_number(&self, number: u8) -> Result<Seat, Refusal> {
        let index = number.checked_sub(1).filter(|index| usize::from(*index) < self.seats.len());
        index.map(Seat::new).ok_or(Refusal::BadMessage)
    }

    /// The seat a message names, if its sender sits there.
    pub(crate) fn own_seat(&self, guest: Token, number: u8) -> Result<Seat, Refusal> {
        let seat = self.seat_with_number(number)?;
        if self.seats_of(guest).contains(seat) { Ok(seat) } else { Err(Refusal::NotYourSeat) }
    }

    /// Checks that this decision is open and the seat's own.
    pub(crate) fn check_decision(&self, seat: Seat, decision: u32) -> Result<(), Refusal> {
        self.check_running()?;
        if self.is_played_by_computer(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match self.decision(seat) {
            // Where several seats act at the same time, another one may have taken the decision away.
            None if (decision as usize) < self.session.step_count() => Err(Refusal::StaleDecision),
            None => Err(Refusal::NotYourTurn),
            Some(current) if current != decision => Err(Refusal::StaleDecision),
            Some(_) => Ok(()),
        }
    }

    /// With one or two seats the match ends; with more, the others play on against a computer.
    fn resign(&mut self, origin: Origin, seat: Seat, then: Then, now: i64) -> Result<Handled, Refusal> {
        self.check_running()?;
        if self.seats.len() > 2 {
            return self.change_stand_in(origin, seat, Some(StandIn::Resigned), then, now);
        }
        self.propose(EntryKind::Resign { seat }, origin, None, then, now);
        Ok(Handled::Later)
    }

    fn change_stand_in(
        &mut self,
        origin: Origin,
        seat: Seat,
        reason: Option<StandIn>,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        let changed = self.stand_in(origin, seat, reason, then, now)?;
        Ok(if changed { Handled::Later } else { Handled::Done })
    }

    fn write_chat(&mut self, sender: &Sender, origin: Origin, text: &str, now: i64) -> Result<Handled, Refusal> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(Refusal::BadMessage);
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(Refusal::TooLong);
        }
        if has_hidden_letters(&text) {
            return Err(Refusal::HiddenLetters);
        }
        if self.seats_of(sender.guest).is_empty() {
            self.check_spectator_chat(sender.guest)?;
        }
        let name = match self.seats_of(sender.guest).first() {
            Some(seat) => self.naming(sender.language).occupant(seat, self.occupant(seat)),
            None => {
                let default = || default_name(pages::words(sender.language), sender.guest);
                sender.name.clone().unwrap_or_else(default)
            }
        };
        self.propose(EntryKind::Chat { name, text }, origin, None, Then::Done(sender.subscriber), now);
        Ok(Handled::Later)
    }

    /// Whether somebody without a seat may write another line.
    fn check_spectator_chat(&self, guest: Token) -> Result<(), Refusal> {
        if !self.spectators_write {
            return Err(Refusal::ChatClosed);
        }
        let of_spectators = || self.chat.iter().filter(|entry| entry.seat.is_none());
        let own = of_spectators().filter(|entry| entry.author == Some(guest)).count();
        if own >= MOST_OF_ONE_SPECTATOR || of_spectators().count() >= MOST_OF_SPECTATORS {
            return Err(Refusal::ChatFull);
        }
        Ok(())
    }

    fn mute(
        &mut self,
        origin: Origin,
        seat: Seat,
        whom: u8,
        hidden: bool,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        let whom = match whom.checked_sub(1).map(Seat::new) {
            None => Muted::Spectators,
            Some(other) if other.index() < self.seats.len() && other != seat => Muted::Seat(other),
            Some(_) => return Err(Refusal::BadMessage),
        };
        let author = match whom {
            Muted::Seat(other) => Some(other),
            Muted::Spectators => None,
        };
        if self.mutes[seat.index()].hides(author) == hidden {
            return Ok(Handled::Done);
        }
        self.propose(EntryKind::Mute { seat, whom, hidden }, origin, None, then, now);
        Ok(Handled::Later)
    }

    /// Advice comes when it is ready; the table does not wait for it.
    fn ask_for_advice(&mut self, sender: &Sender, id: String, seat: Seat) -> Result<(), Refusal> {
        self.check_running()?;
        if !self.allows_hints() {
            return Err(Refusal::NoHints);
        }
        if self.session.decision(seat).is_none() {
            return Err(Refusal::NotYourTurn);
        }
        let (session, names) = (self.session.fork(), self.names(sender.language));
        let (subscriber, language) = (sender.subscriber, sender.language);
        self.output(Output::Advise(Advising {
            subscriber,
            id,
            asker: self.thinking_for(),
            session,
            seat,
            language,
            names,
        }));
        Ok(())
    }

    /// Tells what an action is about, and at a table with aids what it brings.
    fn foresee(&mut self, sender: &Sender, id: &str, seat: Seat, decision: u32, action: &str) -> Result<(), Refusal> {
        self.check_decision(seat, decision)?;
        if self.waits_for_outcome() {
            let message = ForeseenMessage { id, action, about: Vec::new(), lines: Vec::new() };
            self.send(sender.subscriber, &ServerMessage::Foreseen(message));
            return Ok(());
        }
        let (language, names) = (sender.language, self.names(sender.language));
        let context = RenderContext { language, names: &names, aids: self.aids, ..RenderContext::default() };
        let illegal = |error| Refusal::IllegalAction(GameError::new(self.game, error));
        let foreseen = self.session.foresee(seat, action, &context).map_err(illegal)?;
        let lines = if self.aids { foreseen.brings } else { Vec::new() };
        let message = ForeseenMessage { id, action, about: foreseen.about, lines };
        self.send(sender.subscriber, &ServerMessage::Foreseen(message));
        Ok(())
    }

    /// The same players in another match, everyone one seat further, so that someone else begins.
    fn rematch(&mut self, sender: &Sender, origin: Origin) -> Result<Handled, Refusal> {
        if self.status != Status::Over {
            return Err(Refusal::NotOver);
        }
        if self.seats_of(sender.guest).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if let Some(next) = self.next {
            return Ok(Handled::Go(next));
        }
        let present = |occupant: &Occupant| match occupant {
            Occupant::Guest { guest, name, .. } => {
                Occupant::Guest { guest: *guest, name: name.clone(), stand_in: None }
            }
            other => other.clone(),
        };
        let mut occupants: Vec<Occupant> = self.seats.iter().map(|seat| present(&seat.occupant)).collect();
        occupants.rotate_right(1);
        let new = NewMatch {
            game: self.game,
            options: self.options.clone(),
            host: sender.guest,
            origin: self.origin.clone(),
            listed: false,
            clock: self.clocks.control(),
            aids: self.aids,
            spectators_write: self.spectators_write,
            hints: self.hints,
            practice: self.session.is_practice(),
            companion: self.chance.is_entered,
            seed: None,
            occupants,
        };
        self.pending = Some(Pending::Rematch { origin, subscriber: sender.subscriber });
        self.output(Output::Create(Box::new(new)));
        Ok(Handled::Later)
    }

    /// A guest takes a seat: by invitation, or in a listed match any open one.
    pub(crate) fn sit(
        &mut self,
        request: RequestId,
        guest: Token,
        name: String,
        invitation: Option<Token>,
        now: i64,
    ) -> Result<(), Refusal> {
        let seat = match invitation {
            Some(token) => {
                let seat = self.seat_numbers().find(|seat| self.seats[seat.index()].invitation == token);
                seat.ok_or(Refusal::BadInvitation)?
            }
            None if self.listed => {
                let open = self.seat_numbers().find(|seat| *self.occupant(*seat) == Occupant::Open);
                open.or(self.seats_of(guest).first()).ok_or(Refusal::SeatTaken)?
            }
            None => return Err(Refusal::BadInvitation),
        };
        let own = self.seats_of(guest);
        // Who asks for any seat and has one is told which; nobody takes a second one.
        if let Some(seat) = own.iter().find(|own| *own == seat || invitation.is_none()) {
            self.output(Output::Answer { request, answer: Ok(Answer::Seat(seat)) });
            return Ok(());
        }
        if *self.occupant(seat) != Occupant::Open {
            return Err(Refusal::SeatTaken);
        }
        if self.status == Status::Withdrawn {
            return Err(Refusal::NotRunning);
        }
        if self.removed.contains(&guest) {
            return Err(Refusal::Removed);
        }
        if !own.is_empty() {
            return Err(Refusal::AlreadySeated);
        }
        let occupant = Occupant::Guest { guest, name, stand_in: None };
        let origin = Origin { guest: Some(guest), message: String::new() };
        self.propose(EntryKind::Seat { seat, occupant }, origin, None, Then::Seated(request, seat), now);
        Ok(())
    }
}

/// Where several seats act at the same time, what was offered may be gone by now: that is nobody's mistake, and no list of what
/// else is legal helps.
fn or_gone(refusal: Refusal, to_act: ToAct) -> Refusal {
    match (refusal, to_act) {
        (Refusal::IllegalAction(_), ToAct::Open(_)) => Refusal::StaleDecision,
        (refusal, _) => refusal,
    }
}
