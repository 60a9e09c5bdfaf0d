//! What programs may ask for at a table: to look, to know what they may do, to do it.

use catalog::RenderContext;
use kernel::{Contender, MAX_SEATS, Seat, Viewer};
use present::{Language, Words};
use store::{Status, Token};

use crate::api::{Choice, Choices, MatchView, Played, ResultLine, SeatKind, SeatView, StepEvents};
use crate::names::occupant_name;
use crate::refusal::Refusal;

use super::Table;
use super::change::{Origin, result};

impl Table {
    /// Through whose eyes a program looks.
    fn program_viewer(&self, guest: Option<Token>, seat: Option<u8>) -> Result<Viewer, Refusal> {
        match (guest, seat) {
            (None, None) => Ok(Viewer::Spectator),
            (None, Some(_)) => Err(Refusal::NotYourSeat),
            // A seat that some table has, but not this one.
            (Some(_), Some(number)) if (self.seats.len() + 1..=MAX_SEATS).contains(&usize::from(number)) => {
                Err(Refusal::NotYourSeat)
            }
            (Some(guest), Some(number)) => self.own_seat(guest, number).map(Viewer::Seat),
            (Some(guest), None) => Ok(self.viewer(self.seats_of(guest))),
        }
    }

    /// The seat a program plays: the one it names, or the own one that is to act.
    fn program_seat(&self, guest: Token, seat: Option<u8>) -> Result<Seat, Refusal> {
        self.program_viewer(Some(guest), seat)?.seat().ok_or(Refusal::NotYourSeat)
    }

    /// The decision a seat is asked for, if whoever sits there plays it.
    fn open_decision(&self, seat: Seat) -> Option<u32> {
        let plays = self.status == Status::Running && !self.played_by_bot(seat);
        plays.then(|| self.session.decision(seat)).flatten()
    }

    pub(super) fn see(
        &self,
        guest: Option<Token>,
        seat: Option<u8>,
        since: Option<usize>,
        language: Language,
    ) -> Result<MatchView, Refusal> {
        let viewer = self.program_viewer(guest, seat)?;
        let words = Words::of(language);
        let steps = self.session.step_count();
        let sheet = self.session.score_sheet(viewer);
        let score = |seat: Seat| {
            let column = sheet.columns.iter().find(|column| column.who == Contender::Seat(seat));
            column.map_or(0, kernel::ScoreColumn::total)
        };
        let seat_view = |seat: Seat| {
            let occupant = &self.seats[seat.index()].occupant;
            SeatView {
                seat: seat.index() + 1,
                kind: SeatKind::of(occupant),
                name: occupant_name(words, occupant),
                score: score(seat),
            }
        };
        let running = self.status == Status::Running;
        let events = match since {
            Some(from) if self.status != Status::Waiting => {
                let from = from.min(steps);
                let told = self.session.events_json(from, viewer).into_iter().enumerate();
                told.map(|(index, events)| StepEvents { step: from + index, events }).collect()
            }
            _ => Vec::new(),
        };
        let ranking =
            if self.status == Status::Over { result(self.session.as_ref(), self.resigned) } else { Vec::new() };
        Ok(MatchView {
            id: self.id.to_string(),
            game: self.game.info().id.to_owned(),
            options: self.options.iter().cloned().collect(),
            status: self.status.into(),
            version: self.stage.version(),
            steps,
            seat: viewer.seat().map(|seat| seat.index() + 1),
            seats: self.seat_numbers().map(seat_view).collect(),
            to_act: if running {
                self.session.to_act().seats().iter().map(|seat| seat.index() + 1).collect()
            } else {
                Vec::new()
            },
            decision: viewer.seat().and_then(|seat| self.open_decision(seat)),
            view: self.session.view_json(viewer),
            board: self.session.view_text(viewer),
            events,
            result: ranking.into_iter().map(|(who, score, rank)| ResultLine { who, score, rank }).collect(),
            commitment: self.session.record().commitment.map(|hash| hash.to_string()).unwrap_or_default(),
        })
    }

    pub(super) fn choices(&self, guest: Token, seat: Option<u8>, language: Language) -> Result<Choices, Refusal> {
        let seat = self.program_seat(guest, seat)?;
        let decision = self.open_decision(seat);
        let names = self.names(language);
        let look = RenderContext {
            viewer: Viewer::Seat(seat),
            language,
            names: &names,
            aids: false,
            may_act: decision.is_some(),
            intentions: &[],
            parts: None,
        };
        let actions = self.session.actions(&look);
        Ok(Choices {
            seat: seat.index() + 1,
            decision,
            actions: actions.into_iter().map(|one| Choice { action: one.action, words: one.label }).collect(),
        })
    }

    pub(super) async fn program_plays(
        &mut self,
        guest: Token,
        seat: Option<u8>,
        decision: u32,
        action: &str,
        message: String,
    ) -> Result<Played, Refusal> {
        let origin = Origin { guest: Some(guest), message };
        if !self.is_done(&origin) {
            let seat = self.program_seat(guest, seat)?;
            self.play(&origin, seat, decision, action).await?;
        }
        Ok(Played { status: self.status.into(), version: self.stage.version(), steps: self.session.step_count() })
    }
}
