//! What programs may ask of a table: a view, their choices, and to play.

use catalog::RenderContext;
use journal::{Status, Token};
use kernel::{Contender, MAX_SEATS, Seat, Viewer};
use pages::Refusal;
use present::Language;

use crate::act::Handled;
use crate::change::result;
use crate::command::{Answer, Output, ProgramCommand, RequestId};
use crate::pending::{Origin, Then};
use crate::program_data::{Choice, Choices, MatchView, ResultLine, SeatKind, SeatView, StepEvents};
use crate::state::Table;

impl Table {
    /// Whose view a program gets.
    fn program_viewer(&self, guest: Option<Token>, seat: Option<u8>) -> Result<Viewer, Refusal> {
        match (guest, seat) {
            (None, None) => Ok(Viewer::Spectator),
            (None, Some(_)) => Err(Refusal::NotYourSeat),
            // A seat that some match has, but not this one.
            (Some(_), Some(number)) if (self.seats.len() + 1..=MAX_SEATS).contains(&usize::from(number)) => {
                Err(Refusal::NotYourSeat)
            }
            (Some(guest), Some(number)) => self.own_seat(guest, number).map(Viewer::Seat),
            (Some(guest), None) => Ok(self.viewer(self.seats_of(guest))),
        }
    }

    /// The seat a program plays: the one it names, or the own one that is to act.
    fn program_seat(&self, guest: Option<Token>, seat: Option<u8>) -> Result<Seat, Refusal> {
        self.program_viewer(guest, seat)?.seat().ok_or(Refusal::NotYourSeat)
    }

    /// The decision a seat is asked for, unless a computer plays it.
    fn open_decision(&self, seat: Seat) -> Option<u32> {
        let plays = self.status == Status::Running && !self.is_played_by_computer(seat);
        plays.then(|| self.decision(seat)).flatten()
    }

    /// The match as a program may know it, with what happened from the step `since` on.
    ///
    /// # Errors
    /// If the seat is not the guest's.
    pub fn view(
        &self,
        guest: Option<Token>,
        seat: Option<u8>,
        since: Option<usize>,
        language: Language,
    ) -> Result<MatchView, Refusal> {
        let viewer = self.program_viewer(guest, seat)?;
        let steps = self.session.step_count();
        let sheet = self.session.score_sheet(viewer);
        let score = |seat: Seat| {
            let column = sheet.columns.iter().find(|column| column.who == Contender::Seat(seat));
            column.map_or(0, kernel::ScoreColumn::total)
        };
        let seat_view = |seat: Seat| {
            let occupant = self.occupant(seat);
            SeatView {
                seat: seat.index() + 1,
                kind: SeatKind::from(occupant),
                name: self.naming(language).occupant(seat, occupant),
                score: score(seat),
            }
        };
        let running = self.status == Status::Running;
        let events = match since {
            Some(from) if !matches!(self.status, Status::Waiting | Status::Withdrawn) => {
                let from = from.min(steps);
                let events = self.session.events_json(from, viewer).into_iter().enumerate();
                events.map(|(index, events)| StepEvents { step: from + index, events }).collect()
            }
            _ => Vec::new(),
        };
        let ranking = if self.status == Status::Over { result(self.session.base(), self.resigned) } else { Vec::new() };
        Ok(MatchView {
            id: self.id.to_string(),
            game: self.game.info().id.to_owned(),
            options: self.options.iter().cloned().collect(),
            status: self.status.into(),
            practice: self.session.is_practice(),
            version: self.subscribers.version(),
            steps,
            seat: viewer.seat().map(|seat| seat.index() + 1),
            seats: self.seat_numbers().map(seat_view).collect(),
            to_act: if running {
                self.asked(self.session.base()).iter().map(|seat| seat.index() + 1).collect()
            } else {
                Vec::new()
            },
            decision: viewer.seat().and_then(|seat| self.open_decision(seat)),
            view: self.session.view_json(viewer),
            board: self.session.view_text(viewer),
            events,
            result: ranking.into_iter().map(|(who, score, rank)| ResultLine { who, score, rank }).collect(),
            commitment: self.chance.commitment().map(|commitment| commitment.to_string()),
            contributions: self.contribution_views(),
            contribution_due: guest.and_then(|guest| self.due(guest)),
            missing: self.missing().iter().map(|seat| seat.index() + 1).collect(),
        })
    }

    /// What a program may do.
    ///
    /// # Errors
    /// If the seat is not the guest's.
    pub fn choices(&self, guest: Token, seat: Option<u8>, language: Language) -> Result<Choices, Refusal> {
        let seat = self.program_seat(Some(guest), seat)?;
        let decision = self.open_decision(seat);
        let names = self.names(language);
        let context = RenderContext {
            viewer: Viewer::Seat(seat),
            language,
            names: &names,
            aids: false,
            may_act: decision.is_some(),
            enters_chance: self.chance.is_entered,
            ..RenderContext::default()
        };
        let actions = match self.waits_for_outcome() {
            true => self.session.outcomes(&context),
            false => self.session.actions(&context),
        };
        Ok(Choices {
            seat: seat.index() + 1,
            decision,
            actions: actions.into_iter().map(|one| Choice { action: one.action, words: one.label }).collect(),
        })
    }

    /// Does what a program asks for, and answers: at once if there is nothing to store, else when it is durable.
    pub(crate) fn on_program(&mut self, request: RequestId, guest: Token, command: ProgramCommand, now: i64) {
        let then = Then::Played(request);
        // A contribution needs no id of its message, because it can be repeated.
        let unnamed = Origin { guest: Some(guest), message: String::new() };
        let handled = match command {
            ProgramCommand::Play { seat, decision, action, message } => {
                self.program_plays(Origin { message, ..unnamed }, seat, decision, &action, then, now)
            }
            ProgramCommand::Contribute(hash) => self.contribute(unnamed, guest, hash, then, now),
            ProgramCommand::Open(contribution) => self.open_contribution(unnamed, guest, contribution, then, now),
        };
        let answer = match handled {
            Ok(Handled::Later) => return,
            Ok(_) => Ok(Answer::Played(self.played())),
            Err(refusal) => Err(refusal),
        };
        self.output(Output::Answer { request, answer });
    }

    fn program_plays(
        &mut self,
        origin: Origin,
        seat: Option<u8>,
        decision: u32,
        action: &str,
        then: Then,
        now: i64,
    ) -> Result<Handled, Refusal> {
        if self.is_done(&origin) {
            return Ok(Handled::Done);
        }
        let seat = self.program_seat(origin.guest, seat)?;
        self.check_decision(seat, decision)?;
        self.step(origin, seat, action, then, now)?;
        Ok(Handled::Later)
    }
}
