//! Laying tables, sitting down, looking.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::CatalogGame;
use kernel::SeatCount;
use present::Words;
use store::{Clock, Occupant, Status, Token};

use crate::app::App;
use crate::lay::{Wish, lay};
use crate::names::{LONGEST_NAME, default_name, first_level, tidy_name};
use crate::pages::finished_record;
use crate::refusal::Refusal;
use crate::table::{Command, Snapshot};

use super::asker::Asker;
use super::created;
use super::problem::{Body, Path, Problem, Problems, Query};
use super::shapes::{Laid, LookQuery, MatchView, NewMatch, OpenSeat, OpenTable, SeatKind, SeatWish, Seated, SitWish};

/// So many open tables are told.
const MOST: u32 = 30;

/// The match an address names.
pub(super) fn match_id(asker: Asker, text: &str) -> Result<Token, Problem> {
    text.parse().map_err(|_| Problem::new(&Refusal::UnknownMatch, asker.language))
}

/// A name as asked for; a default one if none is.
fn name(asker: Asker, guest: Token, wanted: Option<&str>) -> Result<String, Problem> {
    match wanted {
        Some("") => Err(Problem::bad(format!("a name has 1 to {LONGEST_NAME} characters"))),
        Some(typed) if typed.chars().count() > LONGEST_NAME => {
            Err(Problem::bad(format!("a name has 1 to {LONGEST_NAME} characters")))
        }
        wanted => {
            let name = wanted.and_then(tidy_name);
            Ok(name.unwrap_or_else(|| default_name(Words::of(asker.language), guest)))
        }
    }
}

/// The tables where anyone may sit down, the freshest first.
#[utoipa::path(get, path = "/matches", responses((status = 200, body = Vec<OpenTable>), Problems))]
pub(super) async fn open_tables(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Vec<OpenTable>>, Problem> {
    let found = app.store.open_tables(MOST).await.map_err(|error| {
        tracing::error!(%error, "the open tables could not be read");
        Problem::new(&Refusal::StoreFailed, asker.language)
    })?;
    let table = |found: store::LobbyMatch| OpenTable {
        id: found.id.to_string(),
        game: found.game,
        seats: found.seats.iter().map(|seat| SeatKind::of(&seat.occupant)).collect(),
    };
    Ok(Json(found.into_iter().map(table).collect()))
}

impl SeatKind {
    pub(crate) const fn of(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Open => Self::Open,
            Occupant::Guest { .. } => Self::Person,
            Occupant::Bot { .. } => Self::Bot,
        }
    }
}

/// Lays a table. If no seat is open, the match begins at once.
#[utoipa::path(post, path = "/matches", request_body = NewMatch,
    responses((status = 201, body = Laid), Problems), security((), ("bearer" = [])))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(wish): Body<NewMatch>,
) -> Result<Response, Problem> {
    let refused = asker.refused();
    let guest = asker.guest.unwrap_or_else(Token::random);
    let game = app.config.find(&wish.game).ok_or_else(|| refused(Refusal::UnknownGame))?;
    if !game.info().seats.iter().any(|seats| usize::from(*seats) == wish.seats.len()) {
        let reason = format!("{} has {:?} seats, not {}", game.info().id, game.info().seats, wish.seats.len());
        return Err(refused(Refusal::BadOptions { reason }));
    }
    let clock: Clock = match wish.clock.as_deref().unwrap_or("none").parse() {
        Ok(clock) => clock,
        Err(error) => return Err(Problem::bad(format!("clock: {error}"))),
    };
    let occupants: Vec<Occupant> =
        wish.seats.iter().map(|seat| occupant(asker, guest, game, seat)).collect::<Result<_, _>>()?;
    let laid = Wish {
        game,
        seats: SeatCount::new(wish.seats.len() as u8),
        options: wish.options.into_iter().collect(),
        host: guest,
        listed: wish.listed,
        clock,
        aids: wish.aids,
        occupants,
    };
    let id = lay(&app, laid).await.map_err(&refused)?;
    let snapshot: Snapshot = app.hub.ask(&app, id, |reply| Command::Snapshot { reply }).await.map_err(&refused)?;
    let seats = snapshot.seats.iter().enumerate();
    let open = seats.filter(|(_, seat)| seat.occupant == Occupant::Open);
    Ok(created(Laid {
        id: id.to_string(),
        token: app.key.sign(guest),
        page: format!("/m/{id}"),
        open: open.map(|(index, seat)| OpenSeat { seat: index + 1, invitation: seat.invitation.to_string() }).collect(),
    }))
}

fn occupant(asker: Asker, guest: Token, game: &dyn CatalogGame, wish: &SeatWish) -> Result<Occupant, Problem> {
    let bad = |reason: String| Err(Problem::new(&Refusal::BadOptions { reason }, asker.language));
    let only = |what: &str, kind: &str| bad(format!("only a seat of kind {kind} has a {what}"));
    match wish.kind {
        SeatKind::Person | SeatKind::Open if wish.level.is_some() => only("level", "bot"),
        SeatKind::Bot | SeatKind::Open if wish.name.is_some() => only("name", "person"),
        SeatKind::Open => Ok(Occupant::Open),
        SeatKind::Person => {
            Ok(Occupant::Guest { guest, name: name(asker, guest, wish.name.as_deref())?, stand_in: None })
        }
        SeatKind::Bot => {
            let levels = game.levels();
            let wanted = wish.level.as_deref().unwrap_or_else(|| first_level(levels));
            match levels.iter().find(|level| **level == wanted) {
                Some(level) => Ok(Occupant::Bot { level: (*level).to_owned() }),
                None => bad(format!("there is no level {wanted:?}: use {}", levels.join(", "))),
            }
        }
    }
}

/// Takes a seat: by invitation, or any open seat of a listed table.
#[utoipa::path(post, path = "/matches/{id}/seats", params(("id" = String, Path, description = "The match")),
    request_body = SitWish, responses((status = 201, body = Seated), Problems), security((), ("bearer" = [])))]
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wish): Body<SitWish>,
) -> Result<Response, Problem> {
    let refused = asker.refused();
    let id = match_id(asker, &id)?;
    let guest = asker.guest.unwrap_or_else(Token::random);
    let invitation = match &wish.invitation {
        None => None,
        Some(text) => Some(text.parse::<Token>().map_err(|_| refused(Refusal::BadInvitation))?),
    };
    let name = name(asker, guest, wish.name.as_deref())?;
    let seat = app.hub.ask(&app, id, |reply| Command::Sit { guest, name, invitation, reply }).await;
    let seat = seat.map_err(refused)?.index() + 1;
    Ok(created(Seated { seat, token: app.key.sign(guest) }))
}

/// The match as you may know it.
#[utoipa::path(get, path = "/matches/{id}", params(("id" = String, Path, description = "The match"), LookQuery),
    responses((status = 200, body = MatchView), Problems), security((), ("bearer" = [])))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
) -> Result<Json<MatchView>, Problem> {
    let id = match_id(asker, &id)?;
    seen(&app, asker, id, query.seat, query.since).await.map(Json)
}

/// The match through a seat's eyes.
pub(super) async fn seen(
    app: &Arc<App>,
    asker: Asker,
    id: Token,
    seat: Option<u8>,
    since: Option<u16>,
) -> Result<MatchView, Problem> {
    let Asker { guest, language } = asker;
    let since = since.map(usize::from);
    let look = |reply| Command::See { guest, seat, since, language, reply };
    app.hub.ask(app, id, look).await.map_err(asker.refused())
}

/// The record of a finished match, as text; docs/record.md describes it.
#[utoipa::path(get, path = "/matches/{id}/record", params(("id" = String, Path, description = "The match")),
    responses((status = 200, body = String, content_type = "text/plain"), Problems))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let refused = asker.refused();
    let id = match_id(asker, &id)?;
    let snapshot: Snapshot = app.hub.ask(&app, id, |reply| Command::Snapshot { reply }).await.map_err(&refused)?;
    if snapshot.status != Status::Over {
        // A record tells hidden things.
        return Err(refused(Refusal::NotOver));
    }
    let text = finished_record(&snapshot, Words::of(asker.language)).to_string();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
