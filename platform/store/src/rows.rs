//! Entries and occupants as columns, and back.

use journal::{EntryKind, Muted, Occupant, SeatClock, StandIn, Status, Token};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::error::{Column, StoreError};

/// The columns of an occupant.
pub(crate) struct OccupantColumns {
    pub(crate) kind: &'static str,
    pub(crate) guest: Option<String>,
    pub(crate) name: String,
    pub(crate) level: String,
    pub(crate) stand_in: &'static str,
}

impl From<&Occupant> for OccupantColumns {
    fn from(occupant: &Occupant) -> Self {
        let empty = Self { kind: "open", guest: None, name: String::new(), level: String::new(), stand_in: "" };
        match occupant {
            Occupant::Open => empty,
            Occupant::Guest { guest, name, stand_in } => Self {
                kind: "guest",
                guest: Some(guest.to_string()),
                name: name.clone(),
                stand_in: stand_in.map_or("", stand_in_word),
                ..empty
            },
            Occupant::Bot { level } => Self { kind: "bot", level: level.clone(), ..empty },
        }
    }
}

const fn stand_in_word(stand_in: StandIn) -> &'static str {
    match stand_in {
        StandIn::Left => "left",
        StandIn::Slow => "slow",
        StandIn::Absent => "absent",
        StandIn::TimeUp => "time-up",
        StandIn::Resigned => "resigned",
    }
}

pub(crate) fn occupant(
    kind: &str,
    guest: Option<&str>,
    name: &str,
    level: &str,
    stand_in: &str,
) -> Result<Occupant, StoreError> {
    match (kind, guest) {
        ("open", _) => Ok(Occupant::Open),
        ("bot", _) => Ok(Occupant::Bot { level: level.to_owned() }),
        ("guest", Some(guest)) => Ok(Occupant::Guest {
            guest: token(guest)?,
            name: name.to_owned(),
            stand_in: match stand_in {
                "" => None,
                "left" => Some(StandIn::Left),
                "slow" => Some(StandIn::Slow),
                "absent" => Some(StandIn::Absent),
                "time-up" => Some(StandIn::TimeUp),
                "resigned" => Some(StandIn::Resigned),
                other => return Err(StoreError::damaged(Column::StandIn, other)),
            },
        }),
        _ => Err(StoreError::damaged(Column::Occupant, kind)),
    }
}

pub(crate) fn status(word: &str) -> Result<Status, StoreError> {
    match word {
        "waiting" => Ok(Status::Waiting),
        "running" => Ok(Status::Running),
        "over" => Ok(Status::Over),
        "withdrawn" => Ok(Status::Withdrawn),
        other => Err(StoreError::damaged(Column::Status, other)),
    }
}

pub(crate) fn token(text: &str) -> Result<Token, StoreError> {
    text.parse().map_err(|_| StoreError::damaged(Column::Token, text))
}

/// The thinking time of a seat as JSON: a number, or with the time of single decisions `[spent, [[decision, used], ...]]`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ClockColumn {
    Spent(i64),
    Turns(i64, Vec<(u32, i64)>),
}

pub(crate) fn clock_column(clocks: &[SeatClock]) -> String {
    let column = |clock: &SeatClock| match clock.turns.as_slice() {
        [] => ClockColumn::Spent(clock.spent),
        turns => ClockColumn::Turns(clock.spent, turns.to_vec()),
    };
    serde_json::to_string(&clocks.iter().map(column).collect::<Vec<_>>()).expect("numbers are JSON")
}

pub(crate) fn seat_clocks(text: &str) -> Result<Vec<SeatClock>, StoreError> {
    let columns: Vec<ClockColumn> = serde_json::from_str(text).map_err(|_| StoreError::damaged(Column::Spent, text))?;
    let clock = |column| match column {
        ClockColumn::Spent(spent) => SeatClock { spent, turns: Vec::new() },
        ClockColumn::Turns(spent, turns) => SeatClock { spent, turns },
    };
    Ok(columns.into_iter().map(clock).collect())
}

/// Kind, seat and body of an entry.
pub(crate) fn entry_columns(kind: &EntryKind) -> (&'static str, Option<Seat>, String) {
    match kind {
        EntryKind::Start { steps } => ("start", None, steps.join("\n")),
        EntryKind::Steps { seat, steps } => ("steps", Some(*seat), steps.join("\n")),
        EntryKind::TakeBack { seat, kept, steps } => {
            let mut lines = vec![kept.to_string()];
            lines.extend_from_slice(steps);
            ("back", Some(*seat), lines.join("\n"))
        }
        EntryKind::Ask { seat, kept } => ("ask", Some(*seat), kept.to_string()),
        EntryKind::Answer { seat, agree } => ("answer", Some(*seat), if *agree { "yes" } else { "no" }.to_owned()),
        EntryKind::Resign { seat } => ("resign", Some(*seat), String::new()),
        EntryKind::Seat { seat, occupant } => {
            let columns = OccupantColumns::from(occupant);
            let guest = columns.guest.as_deref().unwrap_or_default();
            let body = [columns.kind, guest, &columns.level, columns.stand_in, &columns.name].join("\n");
            ("seat", Some(*seat), body)
        }
        EntryKind::Remove { seat, guest } => ("remove", Some(*seat), guest.to_string()),
        EntryKind::Withdraw => ("withdraw", None, String::new()),
        EntryKind::Contribute { hash } => ("contribute", None, hash.to_string()),
        EntryKind::Open { contribution } => ("open", None, contribution.to_string()),
        EntryKind::Chat { name, text } => ("chat", None, format!("{name}\n{text}")),
        EntryKind::Mute { seat, whom, hidden } => {
            let whom = match whom {
                Muted::Seat(seat) => seat.index().to_string(),
                Muted::Spectators => "spectators".to_owned(),
            };
            ("mute", Some(*seat), format!("{whom} {}", if *hidden { "hidden" } else { "shown" }))
        }
        EntryKind::Rematch { next } => ("rematch", None, next.to_string()),
    }
}

pub(crate) fn entry_kind(kind: &str, seat: Option<i64>, body: &str) -> Result<EntryKind, StoreError> {
    let damaged = || StoreError::damaged(Column::Entry, kind);
    let known = |seat: u8| (usize::from(seat) < kernel::MAX_SEATS).then(|| Seat::new(seat)).ok_or_else(damaged);
    let seat = || seat.and_then(|seat| u8::try_from(seat).ok()).ok_or_else(damaged).and_then(known);
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    Ok(match kind {
        "start" => EntryKind::Start { steps: lines(body) },
        "steps" => EntryKind::Steps { seat: seat()?, steps: lines(body) },
        "back" => {
            let (kept, steps) = body.split_once('\n').unwrap_or((body, ""));
            EntryKind::TakeBack { seat: seat()?, kept: kept.parse().map_err(|_| damaged())?, steps: lines(steps) }
        }
        "ask" => EntryKind::Ask { seat: seat()?, kept: body.parse().map_err(|_| damaged())? },
        "answer" => {
            let agree = match body {
                "yes" => true,
                "no" => false,
                _ => return Err(damaged()),
            };
            EntryKind::Answer { seat: seat()?, agree }
        }
        "resign" => EntryKind::Resign { seat: seat()? },
        "seat" => {
            let [kind, guest, level, stand_in, name] = body.splitn(5, '\n').collect::<Vec<_>>()[..] else {
                return Err(damaged());
            };
            let guest = (!guest.is_empty()).then_some(guest);
            EntryKind::Seat { seat: seat()?, occupant: occupant(kind, guest, name, level, stand_in)? }
        }
        "remove" => EntryKind::Remove { seat: seat()?, guest: token(body)? },
        "withdraw" => EntryKind::Withdraw,
        "contribute" => EntryKind::Contribute { hash: body.parse().map_err(|_| damaged())? },
        "open" => EntryKind::Open { contribution: body.parse().map_err(|_| damaged())? },
        "chat" => {
            let (name, text) = body.split_once('\n').ok_or_else(damaged)?;
            EntryKind::Chat { name: name.to_owned(), text: text.to_owned() }
        }
        "mute" => {
            let (whom, hidden) = body.split_once(' ').ok_or_else(damaged)?;
            let whom = match whom {
                "spectators" => Muted::Spectators,
                number => Muted::Seat(number.parse().map_err(|_| damaged()).and_then(known)?),
            };
            EntryKind::Mute { seat: seat()?, whom, hidden: hidden == "hidden" }
        }
        "rematch" => EntryKind::Rematch { next: token(body)? },
        _ => return Err(damaged()),
    })
}
